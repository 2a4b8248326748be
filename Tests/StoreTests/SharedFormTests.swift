import Foundation
import Testing

@testable import Fasting
@testable import Sharing
@testable import Store

/// Lines that three machines wrote in one folder: fasts that were logged, edited, deleted, brought back, given up and
/// ended, notes, water, what was there before, two fasts that run, the name of each machine, and lines of a machine that
/// is gone, carried on. Other machines have such lines, so they are written like that for good, byte for byte.
@Suite struct SharedFormTests {
    private let temporary = TemporaryFolder()
    private let now = Instant(secondsSinceEpoch: 1_772_445_600)
    private let lines: [(writer: Writer, text: String)]

    init() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().path + "/Files/lines.txt"
        lines = try String(decoding: #require(Files.bytes(file)), as: UTF8.self)
            .split(separator: "\n").map { line in
                let parts = line.split(separator: " ", maxSplits: 1)
                return (try #require(Writer(String(parts[0]))), String(parts[1]))
            }
    }

    @Test func `each line is written as it was`() throws {
        var kinds: Set<String> = []
        for (writer, text) in lines {
            let read = LineReader.read(text.utf8, of: writer)
            let line = try #require(read.first)
            #expect(line.line.writer == writer)
            if read.count == 2 {
                let carried = WrittenLine(
                    carrying: read[1], as: line.line.number, by: writer)
                #expect(carried.text == text)
                kinds.insert("carried")
            } else {
                #expect(WrittenLine(line.line).text == text)
            }
            switch line.line.content {
            case .record(let kind, _, _): kinds.insert(kind.rawValue)
            case .act: kinds.insert("act")
            case .device: kinds.insert("device")
            case .unknown: break
            }
        }
        #expect(kinds == ["fast", "water", "act", "device", "carried"])
    }

    private func joined(
        _ lines: some Sequence<(writer: Writer, text: String)>, _ folder: DataFolder
    ) throws -> Store {
        let store = try openStore(folder)
        for (writer, text) in lines {
            _ = try store.receive(LineReader.read(text.utf8, of: writer), at: now)
        }
        return store
    }

    private func ids(_ table: String, _ store: Store) throws(StoreError) -> [RecordID] {
        try store.database.all("SELECT id FROM \(table)")
    }

    /// In any order of arrival.
    @Test func `the lines give the same records`() throws {
        let other = TemporaryFolder()
        let first = try joined(lines, temporary.dataFolder())
        let second = try joined(lines.reversed(), other.dataFolder())
        for kind in RecordKind.allCases {
            for id in try ids("\(kind)_register", first) {
                #expect(try first.registers(kind, id) == second.registers(kind, id), "\(id)")
            }
        }
        let long = Instant(secondsSinceEpoch: 0)
        for store in [first, second] {
            let sessions = try store.sessions(since: long, until: nil, limit: 99)
            #expect(
                sessions.map(\.end.secondsSinceEpoch)
                    == [1_772_427_600, 1_772_175_600, 1_771_999_200])
            #expect(
                sessions.map(\.note.text)
                    == ["a note", "He said \"no\" \\ once\n\tand 🌲 stayed", ""])
            #expect(try store.load().active?.start.secondsSinceEpoch == 1_772_429_400)
            #expect(
                try store.water(since: long, until: nil, limit: 99).map(\.amount.milliliters)
                    == [1, 5000, 150, 330])
        }
    }

    private func rows(_ store: Store) throws -> [String] {
        try ["fast_register", "water_register"].flatMap { table in
            let columns = try store.database.all("PRAGMA table_info(\(table))") {
                "quote(\($0.text(1)))"
            }
            return try store.database.all(
                "SELECT \(columns.joined(separator: " || ' ' || ")) FROM \(table) ORDER BY id"
            ) { $0.text(0) }
        }
    }

    @Test func `what is read is written as it was`() throws {
        let store = try joined(lines, temporary.dataFolder())
        let before = try rows(store)
        #expect(before.count == 9)
        try store.write { () throws(StoreError) in
            for kind in RecordKind.allCases {
                for id in try ids("\(kind)_register", store) {
                    try store.put(store.registers(kind, id), of: id, kind)
                }
            }
        }
        #expect(try rows(store) == before)
    }
}
