import Fasting
import SeededRandom
import Sharing
import Testing
import VirtualDisk

@testable import AgentCore
@testable import Store

/// What is kept of the fasts that run is what the records say after any act.
struct KnownFastsTests {
    @Test func keptFactsAreTheStoredOnes() throws {
        var seen: (beside: Int, broken: Int, names: Set<String>) = (0, 0, [])
        for seed: UInt64 in 1...20 {
            var pair = try Pair(seed)
            for number in 1...80 {
                let step = try pair.act()
                let kept = try pair.desk.engine.deviceFacts()
                #expect(try kept == pair.stored(), "seed \(seed), step \(number): \(step)")
                try pair.expectStoredFacts("seed \(seed), step \(number): \(step)")
                seen.beside = max(seen.beside, kept.beside.count)
                seen.broken = max(seen.broken, kept.contradicting)
                seen.names.formUnion(kept.beside.map(\.machine))
            }
        }
        #expect(seen.beside > 2 && seen.broken > 2 && seen.names.count > 4, "\(seen)")
    }

    /// A record whose time is too far ahead appears when it no longer is, and no hour later.
    @Test(arguments: ["fast", "glass"], [false, true])
    func recordThatIsAheadAppears(_ kind: String, comesLater: Bool) throws {
        let pair = try Pair(1)
        let (engine, time) = (pair.desk.engine, morning + SharedFast.tolerance + 6 * hour)
        let content: Line.Content =
            kind == "fast"
            ? .record(
                .fast, id(1),
                [
                    .start: .instant(time - 16 * hour),
                    .ending: .ending(.ended(at: time, offset: 0)), .there: .truth(true),
                ])
            : .record(
                .water, id(1),
                FieldValues(
                    WaterEntry(id: id(1), at: time, amount: WaterAmount(milliliters: 100)!)))
        if comesLater { try engine.showFastsNoLongerAhead() }
        try engine.receive([
            WrittenLine(
                Line(
                    writer: Pair.stranger, number: 1, clock: ActClock(wall: morning), act: 0,
                    content: content))
        ])
        for passed in 0...8 {
            let isAhead = passed < 6
            #expect(
                try engine.deviceFacts().contradicting == (kind == "fast" && isAhead ? 1 : 0))
            try engine.showFastsNoLongerAhead()
            let start = Instant(secondsSinceEpoch: 0)
            let shown =
                try engine.sessions(since: start, until: nil, limit: .max).count
                + engine.water(since: start, until: nil).count
            #expect(shown == (isAhead ? 0 : 1))
            pair.desk.pass(hour)
        }
    }

    /// What was read in a transaction is not right when it was taken back.
    @Test func linesThatComeAgainAreStored() throws {
        let pair = try Pair(1)
        let store = try #require(pair.desk.engine.openStore)
        let lines = try pair.lines(of: pair.laptop)
        #expect(throws: StoreError.self) {
            _ = try store.receive(lines, at: morning) { _ throws(StoreError) in
                throw StoreError(cause: .other("as on a full disk"), operation: "a test")
            }
        }
        try pair.desk.engine.receive(lines)
        #expect(try pair.desk.engine.deviceFacts().devices.count == 1)
        pair.desk.start()
        #expect(try pair.desk.engine.deviceFacts().devices.count == 1)
    }

    @Test func machineThatIsRenamedHasItsNewName() throws {
        let pair = try Pair(1)
        _ = pair.desk.refusal(.start(at: morning - 10 * hour, target: .standard, id: id(1)))
        _ = pair.laptop.refusal(.start(at: morning - 5 * hour, target: .standard, id: id(2)))
        for name in ["laptop", "kitchen"] {
            try pair.laptop.engine.setDeviceName(name, shown: name)
            try pair.desk.engine.receive(pair.lines(of: pair.laptop))
            #expect(try pair.desk.engine.deviceFacts().beside.map(\.machine) == [name])
        }
    }
}

/// Two machines that share their records with each other and with strangers.
private struct Pair {
    let desk = EngineRun(on: VirtualDisk(seed: 1))
    let laptop = EngineRun(on: VirtualDisk(seed: 1))
    private var numbers: SplitMix64

    init(_ seed: UInt64) throws {
        numbers = SplitMix64(seed: seed)
        for (run, name) in [(desk, "desk"), (laptop, "laptop")] {
            try run.engine.join("/folder", folderID: "folder", name: name, machine: name)
        }
    }

    /// What the records say, read again.
    func stored() throws -> DeviceFacts {
        let store = try #require(desk.engine.openStore)
        let kept = store.fasts
        defer { store.fasts = kept }
        store.fasts = nil
        return try desk.engine.deviceFacts()
    }

    /// Expects that the snapshot has what the records say, read by another process.
    func expectStoredFacts(_ name: String) throws {
        desk.engine.tick()
        let kept = desk.snapshot
        let again = try #require(desk.engine.openStore)
        let (undo, redo, ending) = try (
            again.undoableAct(in: .all), again.redoableAct(), again.undoableAct(in: .endings)
        )
        #expect(kept.undo.undoable == undo && kept.undo.redoable == redo, "\(name)")
        if let found = kept.undo.undoableEnding { #expect(found == ending, "\(name)") }
        let asked = desk.engine.refusal(of: .undoEnding) == nil && ending != nil
        #expect((kept.undo.undoableEnding != nil) == asked, "\(name)")
        let (day, next) = (
            kept.zone.startOfDay(at: desk.now), kept.zone.midnight(after: desk.now)
        )
        let water = try again.water(since: day, until: next, limit: .max)
        #expect(
            kept.waterToday == water.reduce(0) { $0 + $1.amount.milliliters }, "\(name)")
        let all = try again.sessions(
            since: Instant(secondsSinceEpoch: 0), until: nil, limit: .max)
        let completed = all.count { $0.outcome == .completed }
        #expect(kept.history == HistoryCounts(all: all.count, completed: completed), "\(name)")
    }

    func lines(of run: EngineRun) throws -> [WrittenLine] {
        let texts = try run.engine.ownLines(from: 1, limit: .max).map(\.text)
        return LineReader.read(
            texts.joined(separator: "\n").utf8, of: try run.engine.presentWriter())
    }

    enum Step: CaseIterable {
        case start, begin, end, abandon, adjust, log, delete, water, undo, redo, foreign, rename,
            show
        case pass, setBack, restart, refuse
    }

    mutating func act() throws -> Step {
        let step = try #require(Step.allCases.randomElement(using: &numbers))
        let before = desk.now - Int64.random(in: 1...80, using: &numbers) * hour / 2
        switch step {
        case .start:
            _ = desk.refusal(.start(at: before, target: .standard, id: RecordID(random: &numbers)))
        case .begin:
            laptop.now = desk.now
            let start = Command.start(at: before, target: .standard, id: RecordID(random: &numbers))
            if laptop.refusal(start) != nil { _ = laptop.refusal(.abandon) }
            try desk.engine.receive(lines(of: laptop))
        case .end: _ = desk.refusal(.end(at: nil))
        case .abandon: _ = desk.refusal(.abandon)
        case .adjust: _ = desk.refusal(.adjust(start: before))
        case .log:
            _ = desk.refusal(
                .log(
                    start: before - 12 * hour, end: before, target: nil,
                    id: RecordID(random: &numbers)))
        case .delete:
            let all = try desk.engine.sessions(
                since: Instant(secondsSinceEpoch: 0), until: nil, limit: .max)
            if let one = all.randomElement(using: &numbers) { _ = desk.refusal(.delete(one.id)) }
        case .water: _ = desk.refusal(.addWater(nil))
        case .undo: _ = desk.refusal(.undo)
        case .redo: _ = desk.refusal(.redo)
        case .foreign: try desk.engine.receive(foreignLines())
        case .rename:
            let name = "laptop \(Int.random(in: 1...9, using: &numbers))"
            try laptop.engine.setDeviceName(name, shown: name)
            try desk.engine.receive(lines(of: laptop))
        case .show:
            let store = try #require(desk.engine.openStore)
            let last = store.shownUntil
            try desk.engine.showFastsNoLongerAhead()
            // Nothing was left out because it seemed to be as before.
            (store.fasts, store.hiddenWater, store.shownUntil) = (nil, nil, last)
            let rest = try store.showFastsNoLongerAhead(at: desk.now)
            #expect(!rest.changesRecords, "\(rest)")
        case .pass: desk.pass(Int64.random(in: 1...40, using: &numbers) * hour)
        case .setBack: desk.now = desk.now - Int64.random(in: 1...40, using: &numbers) * hour
        case .restart: desk.start()
        case .refuse:
            // The transaction is rolled back after it has written.
            let store = try #require(desk.engine.openStore)
            #expect(throws: StoreError.self) {
                try store.write { () throws(StoreError) in
                    try store.database.run("UPDATE fast SET note = NULL")
                    try store.database.run("DELETE FROM fast_register")
                    throw StoreError(cause: .other("as on a full disk"), operation: "a test")
                }
            }
        }
        return step
    }

    static let stranger = Writer("0123456789abcdef0123456789abcdef-00000001")!

    /// Fasts that run, have ended, contradict themselves or are in the future, and glasses.
    private mutating func foreignLines() -> [WrittenLine] {
        (0..<3).map { _ in
            let number = Int64.random(in: 1...1_000_000, using: &numbers)
            let start = desk.now + Int64.random(in: -60...60, using: &numbers) * hour
            let length = Int64.random(in: -2...20, using: &numbers) * hour
            let ending: FastEnding =
                Bool.random(using: &numbers) ? .running : .ended(at: start + length, offset: 0)
            let values: FieldValues = [
                .start: .instant(start), .ending: .ending(ending),
                .there: .truth(Int.random(in: 0...4, using: &numbers) > 0),
            ]
            let glass = WaterEntry(
                id: RecordID(sumOf: "glass \(number)"), at: start,
                amount: WaterAmount(milliliters: 100)!)
            return WrittenLine(
                Line(
                    writer: Self.stranger, number: number, clock: ActClock(wall: desk.now), act: 0,
                    content: number % 4 == 0
                        ? .record(.water, glass.id, FieldValues(glass))
                        : .record(.fast, RecordID(sumOf: "fast \(number % 30)"), values)))
        }
    }
}
