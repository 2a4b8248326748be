import Fasting
import Sharing
import Testing

@testable import AgentCore
@testable import Store

/// Stamps that an earlier version took, and that no act can follow.
struct StampRepairTests {
    private let desk = EngineRun()
    private let laptop = EngineRun()
    private let never = ActClock(wall: Instant(secondsSinceEpoch: 253_402_300_799), counter: 7)

    private func lines(of run: EngineRun) throws -> [String] {
        try run.engine.ownLines(from: 1, limit: .max).map(\.text)
    }

    private func carryAll() throws {
        for (from, to) in [(desk, laptop), (laptop, desk)] {
            let text = try lines(of: from).joined(separator: "\n").utf8
            let content = LineReader.read(text, of: try from.engine.presentWriter())
            #expect(content.broken == 0)
            try to.engine.receive(content.lines)
            try to.engine.showFastsNoLongerAhead()
        }
    }

    private func session(of run: EngineRun) throws -> Session? {
        try run.engine.sessions(since: Instant(secondsSinceEpoch: 0), until: nil, limit: 9).first
    }

    private func water(of run: EngineRun) throws -> [WaterEntry] {
        try #require(run.engine.openStore).water(
            since: Instant(secondsSinceEpoch: 0), until: nil, limit: 9)
    }

    private func run(_ sql: String, _ parameters: Parameter?...) throws {
        let store = try #require(desk.engine.openStore)
        let marks = parameters.map { parameter in
            switch parameter {
            case .integer(let number)?: "\(number)"
            case .text(let text)?: "'\(text)'"
            case nil: "NULL"
            }
        }
        var parts = sql.split(separator: "?", omittingEmptySubsequences: false)[...]
        var text = String(parts.removeFirst())
        for (mark, part) in zip(marks, parts) { text += mark + part }
        try store.database.run(text)
    }

    /// A fast and a glass on both machines. The desk has taken values with such stamps for them.
    private func prepare(shares: Bool = true) throws {
        for (run, name) in [(desk, "desk"), (laptop, "laptop")] {
            try run.engine.join("/folder", folderID: "folder", name: name, machine: name)
        }
        try desk.engine.perform(.merge([AgentCoreTests.session(1, from: -40, to: -20)]))
        try desk.engine.perform(.addWater(nil, at: morning - hour, id: id(2)))
        try carryAll()
        try laptop.engine.perform(.edit(id(1), end: morning - 21 * hour))
        try carryAll()
        #expect(try session(of: desk)?.end == morning - 21 * hour)
        let (wall, counter) = (never.wall.secondsSinceEpoch, never.counter)
        try run(
            """
            UPDATE fast_register SET ending = ?, ending_clock = ?, ending_counter = ?,
            note = 'never', note_clock = ?, note_counter = ?
            """, .integer((morning - 30 * hour).secondsSinceEpoch), .integer(wall),
            .integer(counter), .integer(wall), .integer(counter))
        try run(
            "UPDATE session SET end = ?, note = 'never'",
            .integer((morning - 30 * hour).secondsSinceEpoch))
        try run(
            """
            INSERT OR REPLACE INTO water_register SELECT id, at, 0, 0, -1, 77, ?, ?, 0, 1, 0, 0, -1
            FROM water
            """, .integer(wall), .integer(counter))
        try run("UPDATE water SET milliliters = 77")
        // The desk has written over such a stamp, too.
        let writer = try desk.engine.presentWriter()
        let own = WrittenLine(
            Line(
                writer: writer, number: Int64(try lines(of: desk).count) + 1, clock: never, act: 3,
                content: .fast(id(1), FastValues(note: Note("never")!))))
        try run(
            "INSERT INTO device_line VALUES (?, ?, ?, ?)", .integer(0), .integer(own.line.number),
            .text(own.sum), .text(own.text))
        try run("UPDATE act SET clock = ? WHERE number = 1", .integer(wall))
        if !shares { try desk.engine.leaveFolder() }
        desk.start()
        #expect(try session(of: desk)?.note.text == "never")
    }

    @Test(arguments: [true, false])
    func anyActBeatsThem(shares: Bool) throws {
        try prepare(shares: shares)
        if !shares {
            try desk.engine.join("/folder", folderID: "folder", name: "desk", machine: "desk")
        }
        try desk.engine.showFastsNoLongerAhead()
        // What the lines tell counts again.
        #expect(try session(of: desk)?.end == morning - 21 * hour)
        #expect(try session(of: desk)?.note == Note.none)
        #expect(try water(of: desk).map(\.amount.milliliters) == [250])
        try carryAll()
        for (run, note) in [(laptop, "one"), (desk, "two")] {
            try run.engine.perform(.setNote(id(1), Note(note)!))
            try carryAll()
            #expect(try session(of: desk)?.note.text == note)
            #expect(try session(of: laptop) == session(of: desk))
        }
    }

    /// The clock of a computer may be wrong by any number of years.
    @Test func actsAfterTheYear2200CanBeFollowed() throws {
        for (run, name) in [(desk, "desk"), (laptop, "laptop")] {
            try run.engine.join("/folder", folderID: "folder", name: name, machine: name)
        }
        try desk.engine.perform(.addWater(nil, at: morning - hour, id: id(2)))
        desk.now = Instant(secondsSinceEpoch: ActClock.end.secondsSinceEpoch + hour)
        try desk.engine.perform(.removeWater(id(2)))
        try desk.engine.perform(.undo)
        desk.now = morning
        try carryAll()
        #expect(try water(of: laptop).count == 1)
        try laptop.engine.perform(.removeWater(id(2)))
        try carryAll()
        #expect(try water(of: desk).isEmpty)
    }
}
