import Recording
import SeededRandom
import Testing

@testable import Compline

/// The format of the office file. A file is valid as a whole or not at all.
@Suite struct OfficeReaderTests {
    static let given = String(decoding: PackageResources.office_txt, as: UTF8.self)

    private func error(_ text: String) -> OfficeError? {
        do throws(OfficeError) {
            _ = try Office(file: Array(text.utf8))
            return nil
        } catch { return error }
    }

    /// changes.txt has changes of the given file, and what is read then.
    @Test func changesAreAsRecorded() throws {
        let differences = try Recording("changes.txt").differences { _ in Self.answers }
        #expect(differences == [])
    }

    /// `⏎` is an end of a line, `<1b>` another character, and `letter×200` repeats it.
    private static func answers(_ line: String) throws -> [String] {
        let parts = line.components(separatedBy: " => ").map { part in
            part.replacing("∅", with: "")
                .replacing(/(\S+?)×(\d+)/) { String(repeating: String($0.1), count: Int($0.2)!) }
                .replacing("⏎", with: "\n")
                .replacing(/<([0-9a-f]{1,5})>/) {
                    String(Character(Unicode.Scalar(UInt32($0.1, radix: 16)!)!))
                }
        }
        try #require(given.contains(parts[0]), "\(line)")
        let range = given.firstRange(of: parts[0])!
        let file = given[..<range.lowerBound] + parts[1] + given[range.upperBound...]
        do {
            let office = try Office(file: Array(file.utf8))
            let texts = [office.closing.title, "\(office.phases[5].content)"]
            let given = [Office.builtIn.closing.title, "\(Office.builtIn.phases[5].content)"]
            let others = zip(texts, given).filter { $0.0 != $0.1 }.map(\.0)
            return [
                "read" + (others.isEmpty ? "" : ": \(others.joined(separator: "; ").prefix(80))")
            ]
        } catch {
            return ["\(error)"]
        }
    }

    @Test(arguments: ["\n", "\r\n"])
    func endsOfLinesOfOtherSystemsAreRead(_ end: String) throws {
        let lines = Self.given.split(separator: "\n", omittingEmptySubsequences: false)
        let file = "\u{FEFF}" + lines.map { $0 + "  " }.joined(separator: end)
        #expect(try Office(file: Array(file.utf8)) == Office.builtIn)
    }

    @Test func aFileMayEndWithoutALineFeed() throws {
        #expect(Self.given.hasSuffix("Good Night\n"))
        #expect(try Office(file: Array(Self.given.utf8.dropLast())) == Office.builtIn)
    }

    @Test func missingSectionsAreNamed() {
        #expect(error("") == .missing("# Compline"))
        let closing = Self.given.firstRange(of: "# Closing")!.lowerBound
        #expect(error(String(Self.given[..<closing])) == .missing("# Closing"))
    }

    @Test func otherBytesAreRefused() {
        #expect(throws: OfficeError.notUTF8) {
            try Office(file: Array(Self.given.utf8) + [0x3B, 0xC3, 0x28])
        }
        #expect(throws: OfficeError.notUTF8) {
            try Office(file: Array(Self.given.utf8) + [0x3B, 0xC0, 0x80])
        }
        let space = Office.maximumSize - Self.given.utf8.count
        let comments = String(repeating: ";", count: space)
        #expect(error(Self.given + comments) == nil)
        #expect(error(Self.given + comments + ";") == .tooLarge)
    }

    /// Bytes that were changed, dropped or repeated give an error or a whole office.
    @Test func damagedFilesAreNeverHalfRead() {
        var numbers = SplitMix64(seed: 15)
        var refused = 0
        for _ in 0..<2000 {
            var bytes = PackageResources.office_txt
            for _ in 0..<numbers.number(1, 4) {
                let at = Int(numbers.number(0, Int64(bytes.count - 1)))
                switch numbers.number(0, 3) {
                case 0: bytes[at] = UInt8(truncatingIfNeeded: numbers.next())
                case 1: bytes.removeSubrange(at..<min(bytes.count, at + Int(numbers.number(1, 80))))
                case 2: bytes.insert(contentsOf: bytes[at...].prefix(40), at: at)
                default: bytes.removeSubrange(at...)
                }
                if bytes.isEmpty { break }
            }
            guard let office = try? Office(file: bytes) else {
                refused += 1
                continue
            }
            #expect(office.phases.count == 6)
            #expect(office.hub.greetings.count == 5)
            #expect(!office.closing.farewell.isEmpty)
        }
        #expect((1..<2000).contains(refused))
    }
}
