import Fasting
import LocalTime
import Testing

@testable import Interchange

/// A table in which one thing is wrong or unusual, as in the Pollock benchmark ("Pollock: A Data Loading
/// Benchmark", Vitagliano and others, 2023). The kinds are theirs, the files are our own.
struct PollutedTableTests {
    private struct Pollution {
        let name: String
        let bytes: [UInt8]
        /// The row that is wrong; nil if every row is right.
        var row: Int?
    }

    private static let names = ["id", "start", "end", "target", "note"]
    private static let rows: [[String]] = (0..<8).map { row in
        let day = row + 1
        return [
            "\(row + 1)", "2026-02-\(two(day)) 20:00", "2026-02-\(two(day + 1)) 12:00", "16",
            "note \(row)",
        ]
    }
    private static let fasts = (0..<8).map { row in
        [utc(2026, 2, row + 1, 20), utc(2026, 2, row + 2, 12)]
    }

    private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    private static func text(
        _ rows: [[String]], separator: String = ",", lineEnd: String = "\n", quote: String = ""
    ) -> String {
        rows.map { row in
            row.map { quote + $0 + quote }.joined(separator: separator) + lineEnd
        }.joined()
    }

    private static var plain: String { text([names] + rows) }

    // MARK: The kinds

    /// What concerns the whole file.
    private static var files: [Pollution] {
        var files: [(String, String)] = [
            ("plain", plain), ("no end of the last line", String(plain.dropLast())),
            ("empty last lines", plain + "\n\n"),
            ("CRLF", text([names] + rows, lineEnd: "\r\n")),
            ("CR", text([names] + rows, lineEnd: "\r")),
            ("byte order mark", "\u{FEFF}" + plain), ("no names", text(rows)),
            ("sep=", "sep=,\n" + plain),
            ("apostrophes", text([names] + rows, quote: "'")),
            ("all quoted", text([names] + rows, quote: "\"")),
            ("names in capitals", text([names.map { $0.uppercased() }] + rows)),
            ("doubled name", text([["id", "start", "end", "target", "target"]] + rows)),
            ("comments", "# a\n# b\n" + plain), ("text below", plain + "made by a program\n"),
            ("other table below", plain + "\nname,weight\nx,80\ny,81\n"),
            ("names again", plain + text([names])),
            ("empty line between", text([names]) + "\n" + text(rows)),
            ("empty rows", text([names, ["", "", "", "", ""]] + rows)),
            ("groups above", "Fasts,,,,\n" + plain),
            ("empty columns", text(([names] + rows).map { $0 + ["", ""] })),
            ("unnamed first column", text([["", "start", "end", "target", "note"]] + rows)),
        ]
        for separator in [";", "\t", "|", "~", "^", ", ", "\u{1F}"] {
            files.append(("separator \(separator)", text([names] + rows, separator: separator)))
            files.append(
                (
                    "quoted, separator \(separator)",
                    text([names] + rows, separator: separator, quote: "\"")
                ))
        }
        for count in 1...6 {
            let lines = (0..<count).map { "line \($0) of a title\n" }.joined()
            files.append(("\(count) lines above", lines + plain))
            files.append(
                ("\(count) lines above, with commas", lines.replacing(" ", with: ",") + plain))
        }
        let wide = names + (0..<195).map { "x\($0)" }
        files.append(
            ("200 columns", text([wide] + rows.map { $0 + Array(repeating: "1", count: 195) })))
        return files.map { Pollution(name: $0.0, bytes: bytes($0.1)) } + encodings
    }

    private static var encodings: [Pollution] {
        let umlauts = plain.replacing("note", with: "müde")
        let units = Array(umlauts.utf16)
        let little = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        let wide = umlauts.unicodeScalars.flatMap {
            [UInt8($0.value & 0xFF), UInt8($0.value >> 8), 0, 0]
        }
        let latin = umlauts.unicodeScalars.map { UInt8($0.value) }
        return [
            ("UTF-16, little", [0xFF, 0xFE] + little), ("UTF-16, big", [0xFE, 0xFF] + big),
            ("UTF-16 without a mark", little), ("UTF-16 without a mark, big", big),
            ("UTF-32", [0xFF, 0xFE, 0, 0] + wide), ("UTF-32 without a mark", wide),
            ("Windows-1252", latin),
        ].map { Pollution(name: $0.0, bytes: $0.1) }
    }

    /// What concerns one field of one row.
    private static var cells: [Pollution] {
        var all: [Pollution] = []
        for row in rows.indices {
            for column in names.indices {
                func add(_ name: String, _ line: String) {
                    var lines = rows.map { $0.joined(separator: ",") }
                    lines[row] = line
                    let file =
                        ([names.joined(separator: ",")] + lines).joined(separator: "\n") + "\n"
                    all.append(
                        Pollution(
                            name: "\(name), row \(row), column \(column)", bytes: bytes(file),
                            row: row))
                }
                let cells = rows[row]
                let before = cells[..<column].map { $0 + "," }.joined()
                let after = cells[(column + 1)...].map { "," + $0 }.joined()
                add("more separators", before + "," + cells[column] + after)
                add("quote", before + "\"" + cells[column] + after)
                add("quote behind", before + cells[column] + "\"" + after)
                add("text behind the quote", before + "\"" + cells[column] + "\" x" + after)
                if column > 0 {
                    add("less separators", String(before.dropLast()) + cells[column] + after)
                    add(
                        "another separator", String(before.dropLast()) + ";" + cells[column] + after
                    )
                }
            }
        }
        return all
    }

    // MARK: Reading

    /// - Returns: whether all right rows are read; nil if another fast is.
    private func isRead(_ pollution: Pollution) -> Bool? {
        guard let file = try? ImportFile(reading: pollution.bytes, now: now, zone: .utc) else {
            return false
        }
        let found = file.sessions.map { [$0.start, $0.end] }
        if !found.allSatisfy({ Self.fasts.contains($0) }) { return nil }
        return Self.fasts.indices.allSatisfy {
            $0 == pollution.row || found.contains(Self.fasts[$0])
        }
    }

    @Test func fileIsReadInEveryForm() {
        for pollution in Self.files { #expect(isRead(pollution) == true, "\(pollution.name)") }
    }

    /// A broken row costs no other one, and gives no other fast.
    @Test func brokenRowIsTheOnlyOneThatIsLost() {
        #expect(Self.cells.count > 200)
        for pollution in Self.cells { #expect(isRead(pollution) == true, "\(pollution.name)") }
    }
}
