import Foundation
import Testing

@testable import Fasting
@testable import Sharing
@testable import Store

/// Records and lines that a machine has stored and shared, in the form of schema 6. Other machines have such lines, and
/// the present version writes the same, byte for byte. `Files/README.md` says what is in them.
@Suite struct SharedFormTests {
    private let temporary = TemporaryFolder()
    private let now = Instant(secondsSinceEpoch: 1_772_445_600)

    private func place(_ name: String) throws -> DataFolder {
        let folder = try temporary.dataFolder()
        let files = URL(filePath: #filePath).deletingLastPathComponent().path + "/Files/"
        let sql = String(decoding: Files.bytes("\(files)schema-6/\(name).sql")!, as: UTF8.self)
        #expect(Stranger(folder.database).run(sql + "\nPRAGMA user_version = 6;") == 0)
        return folder
    }

    private static let tables = [
        "device_writer": "name, label, highest, lines, last_act, is_forgotten",
        "device_line": "writer, number, sum, text",
        "fast_register": """
        id, start, start_clock, start_counter, start_writer, target, target_clock,
        target_counter, target_writer, ending, ending_offset, ending_clock, ending_counter,
        ending_writer, note, note_clock, note_counter, note_writer, there, there_clock,
        there_counter, there_writer
        """,
        "water_register": """
        id, at, at_clock, at_counter, at_writer, milliliters, milliliters_clock,
        milliliters_counter, milliliters_writer, there, there_clock, there_counter,
        there_writer
        """,
    ]

    /// All rows that are about sharing, as they are stored.
    private func rows(_ folder: DataFolder) -> [String] {
        let stranger = Stranger(folder.database)
        return Self.tables.sorted { $0.key < $1.key }.flatMap { table, columns in
            let quoted = columns.split { ", \n".contains($0) }.map { "quote(\($0))" }
            return stranger.texts(
                "SELECT \(quoted.joined(separator: " || ' ' || ")) AS row FROM \(table) ORDER BY row"
            ).map { "\(table) \($0)" }
        }
    }

    private func ids(_ table: String, _ store: Store) throws -> [RecordID] {
        try store.database.query("SELECT id FROM \(table)") { RecordID($0.text(0)) }
            .compactMap(\.self)
    }

    @Test(arguments: ["desk", "laptop"])
    func `what is read is written as it was`(_ name: String) throws {
        let folder = try place(name)
        let before = rows(folder)
        let store = try openStore(folder)
        #expect(rows(folder) == before)
        try store.write { () throws(StoreError) in
            for table in ["fast_register", "water_register"] {
                let found = try store.database.query("SELECT id FROM \(table)") {
                    RecordID($0.text(0))
                }.compactMap(\.self)
                for id in found {
                    if table == "fast_register" {
                        try store.put(store.fastRegisters(id), of: id)
                    } else {
                        try store.put(store.waterRegisters(id), of: id)
                    }
                }
            }
        }
        #expect(rows(folder) == before)
        #expect(before.contains { $0.hasPrefix("fast_register") })
        #expect(before.contains { $0.hasPrefix("water_register") })
    }

    private func lines(_ store: Store) throws -> [(writer: Writer, text: String)] {
        let table = try store.writerTable()
        return try store.database.query(
            "SELECT writer, text FROM device_line ORDER BY writer, number"
        ) { (table.names[$0.integer(0)] ?? .none, $0.text(1)) }
    }

    @Test func `each line is written as it was`() throws {
        let store = try openStore(place("desk"))
        let all = try lines(store)
        var kinds: Set<String> = []
        for (writer, text) in all {
            let read = LineReader.read(text.utf8, of: writer)
            let line = try #require(read.lines.first)
            #expect(read.broken == 0 && line.line.writer == writer)
            if read.lines.count == 2 {
                let carried = WrittenLine(
                    carrying: read.lines[1], as: line.line.number, by: writer)
                #expect(carried.text == text)
                kinds.insert("carried")
            } else {
                #expect(WrittenLine(line.line).text == text)
            }
            switch line.line.content {
            case .fast: kinds.insert("fast")
            case .water: kinds.insert("water")
            case .act: kinds.insert("act")
            case .device: kinds.insert("device")
            case .unknown: break
            }
        }
        #expect(kinds == ["fast", "water", "act", "device", "carried"])
    }

    /// A machine that joins with the folder of that time has the same records, in any order of arrival.
    @Test(arguments: [false, true])
    func `the lines give the same records`(isReversed: Bool) throws {
        let desk = try openStore(place("desk"))
        let texts = try lines(desk).reversed(isReversed)
        let other = TemporaryFolder()
        let joined = try openStore(other.dataFolder())
        for (writer, text) in texts {
            _ = try joined.receive(LineReader.read(text.utf8, of: writer).lines, at: now)
        }
        for id in try ids("fast_register", desk) + ids("session", desk) {
            #expect(try joined.fastRegisters(id) == desk.fastRegisters(id), "\(id)")
        }
        for id in try ids("water_register", desk) + ids("water", desk) {
            #expect(try joined.waterRegisters(id) == desk.waterRegisters(id), "\(id)")
        }
        let long = Instant(secondsSinceEpoch: 0)
        #expect(
            try joined.sessions(since: long, until: nil, limit: 99)
                == desk.sessions(since: long, until: nil, limit: 99))
        #expect(try joined.load().active?.id == desk.load().active?.id)
        #expect(
            try joined.water(since: long, until: nil, limit: 99)
                == desk.water(since: long, until: nil, limit: 99))
    }
}

extension [(writer: Writer, text: String)] {
    fileprivate func reversed(_ isReversed: Bool) -> Self { isReversed ? reversed() : self }
}
