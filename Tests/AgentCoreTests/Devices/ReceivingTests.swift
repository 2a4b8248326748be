import Fasting
import Sharing
import Store
import Testing

@testable import AgentCore

/// Lines of other machines that arrive in parts, with the same number, or under the id of this machine.
struct ReceivingTests {
    let desk = EngineRun()
    let laptop = EngineRun()

    init() throws {
        for (run, name) in [(desk, "desk"), (laptop, "laptop")] {
            try run.engine.join("/folder", folderID: "folder", name: name, machine: name)
        }
    }

    private func lines(of run: EngineRun) throws -> [WrittenLine] {
        let writer = try run.engine.presentWriter()
        let texts = try run.engine.ownLines(from: 1, limit: .max).map(\.text)
        return LineReader.read(texts.joined(separator: "\n").utf8, of: writer).lines
    }

    private func sessions(of run: EngineRun) throws -> [Session] {
        try run.engine.sessions(since: Instant(secondsSinceEpoch: 0), until: nil, limit: .max)
    }

    /// The agent processes long segments in several turns of its loop.
    @Test(arguments: [1, 2, 7, 200])
    func importThatArrivesInPartsIsUndoneAsOneAct(_ size: Int) throws {
        let imported = (1...20).map { session(UInt8($0), from: -24 * $0 - 17, to: -24 * $0) }
        try desk.engine.perform(.merge(imported))
        var rest = try lines(of: desk)[...]
        while !rest.isEmpty {
            try laptop.engine.receive(Array(rest.prefix(size)))
            rest = rest.dropFirst(size)
        }
        #expect(try sessions(of: laptop).count == 20)
        let acts = try laptop.engine.journal(limit: 10)
        #expect(acts.map(\.subject) == [.records(fasts: 20, water: 0)])
        #expect(acts.first?.machine == "desk")
        try laptop.engine.perform(.undo)
        #expect(try sessions(of: laptop).isEmpty)
        try desk.engine.receive(lines(of: laptop))
        #expect(try sessions(of: desk).isEmpty)
        try desk.engine.perform(.redo)
        #expect(try sessions(of: desk).count == 20)
    }

    private func carryAll() throws {
        for (from, to) in [(desk, laptop), (laptop, desk)] {
            try to.engine.receive(lines(of: from))
            try to.engine.showFastsNoLongerAhead()
        }
    }

    /// The laptop, whose clock is ahead, gives a fast up. The next one begins before that end and is not covered by it.
    @Test(arguments: [2 * hour, 10 * 365 * 24 * hour])
    func fastThatFollowsAnEndAheadRuns(_ ahead: Int64) throws {
        laptop.now = morning + ahead
        try laptop.engine.perform(.start(at: nil, target: .standard, id: id(1)))
        laptop.now = laptop.now + hour
        try laptop.engine.perform(.abandon)
        try carryAll()
        try desk.engine.perform(.start(at: nil, target: .standard, id: id(2)))
        laptop.now = morning + hour
        try carryAll()
        #expect(desk.engine.snapshot.fast.active?.id == id(2))
        #expect(laptop.engine.snapshot.fast.active?.id == id(2))
    }

    /// The fast began before this machine heard of the end.
    @Test func endThatIsYearsAheadCoversNothing() throws {
        laptop.now = morning + 10 * 365 * 24 * hour
        try laptop.engine.perform(.start(at: nil, target: .standard, id: id(1)))
        try laptop.engine.perform(.abandon)
        try desk.engine.perform(.start(at: nil, target: .standard, id: id(2)))
        laptop.now = morning + hour
        try carryAll()
        #expect(desk.engine.snapshot.fast.active?.id == id(2))
        #expect(laptop.engine.snapshot.fast.active?.id == id(2))
        // In ten years it does.
        desk.now = morning + 11 * 365 * 24 * hour
        try carryAll()
        #expect(desk.engine.snapshot.fast.active == nil)
    }

    private func joinAnother(_ run: EngineRun, _ name: String) throws {
        try run.engine.leaveFolder()
        try run.engine.join("/another", folderID: "another", name: name, machine: name)
    }

    /// A new folder gets everything, with the stamps that it has, also of a machine that is not there.
    @Test func newFolderGetsWhatOthersWrote() throws {
        try laptop.engine.perform(.merge([session(1, from: -40, to: -20)]))
        try desk.engine.receive(lines(of: laptop))
        try desk.engine.perform(.edit(id(1), end: morning - 21 * hour))
        try joinAnother(desk, "desk")
        let phone = EngineRun()
        try phone.engine.join("/another", folderID: "another", name: "phone", machine: "phone")
        let told = try lines(of: desk).map(\.line)
        let authors = try [laptop, desk].map { try $0.engine.presentWriter() }
        try phone.engine.receive(lines(of: desk))
        #expect(try sessions(of: phone) == sessions(of: desk))
        #expect(Set(told.filter { $0.isAbout(id(1)) }.map(\.author)) == Set(authors))
    }

    private func line(_ number: Int64, of writer: Writer, act: Int64 = 1) -> WrittenLine {
        WrittenLine(
            Line(
                writer: writer, number: number, clock: ActClock(wall: morning - hour), act: act,
                content: .device(name: "phone \(act)")))
    }

    /// Two lines with one number are used, and do not hide that another line is missing.
    @Test func numberThatIsUsedTwiceCountsOnce() throws {
        let phone = Writer("0123456789abcdef0123456789abcdef-00000001")!
        try desk.engine.receive([
            line(1, of: phone), line(3, of: phone), line(3, of: phone, act: 2),
        ])
        let missing = try desk.engine.deviceFacts().devices.first { $0.id == phone.device }?.missing
        #expect(missing == 1)
        try desk.engine.receive([line(2, of: phone)])
        #expect(try desk.engine.deviceFacts().devices.allSatisfy { $0.missing == 0 })
    }

    /// Lines without the number of an act are one act here, also if they delete a record and bring it back.
    @Test func recordThatIsDeletedAndBackInOneActCanChange() throws {
        let phone = Writer("0123456789abcdef0123456789abcdef-00000001")!
        let drink = WaterEntry(
            id: id(2), at: morning - hour, amount: WaterAmount(milliliters: 250)!)
        let contents: [Line.Content] = [
            .fast(id(1), FastValues(session(1, from: -40, to: -20))),
            .fast(id(1), FastValues(there: false)), .fast(id(1), FastValues(there: true)),
            .water(id(2), WaterValues(drink)), .water(id(2), WaterValues(there: false)),
            .water(id(2), WaterValues(there: true)),
        ]
        try desk.engine.receive(
            contents.enumerated().map { number, content in
                WrittenLine(
                    Line(
                        writer: phone, number: Int64(number + 1),
                        clock: ActClock(wall: morning - 10 * hour + Int64(number)), act: 0,
                        content: content))
            })
        try desk.engine.perform(.edit(id(1), end: morning - 21 * hour))
        try desk.engine.perform(.removeWater(id(2)))
        #expect(try sessions(of: desk).map(\.end) == [morning - 21 * hour])
        try desk.engine.perform(.undo)
        try desk.engine.perform(.undo)
        #expect(try sessions(of: desk) == [session(1, from: -40, to: -20)])
    }

    @Test func lineUnderTheIDOfThisMachineIsNoticed() throws {
        let own = try desk.engine.presentWriter()
        let other = Writer(device: own.device, incarnation: own.incarnation &+ 1)
        let earlier = try desk.engine.receive([line(1, of: other)])
        #expect(!earlier.hasTwin)
        #expect(earlier.twinActedAt == morning - hour)
        let same = try desk.engine.receive([line(1000, of: own)])
        #expect(same.hasTwin)
        #expect(same.twinActedAt == nil)
        let known = try desk.engine.receive([line(1000, of: own), line(1, of: other)])
        #expect(!known.hasTwin && known.twinActedAt == nil)
    }

    /// A copy of this machine has written another line with the same number. Both are in the folder in the end.
    @Test func lineWhoseNumberIsTakenIsWrittenAgain() throws {
        let own = try desk.engine.presentWriter()
        try desk.engine.perform(.addWater(nil))
        let lost = try #require(lines(of: desk).last)
        let taken = line(lost.line.number, of: own)
        #expect(try !desk.engine.hasNumberTwice())
        #expect(try desk.engine.receive([taken]).hasTwin)
        #expect(try desk.engine.hasNumberTwice())
        try desk.engine.beginIncarnation(machine: "desk", name: "desk") { _ in true }
        #expect(try desk.engine.presentWriter() != own)
        #expect(try !desk.engine.hasNumberTwice())
        #expect(try lines(of: desk).contains(lost))
        // So does the next incarnation, if the lines of this one are not in the folder.
        try desk.engine.beginIncarnation(machine: "desk", name: "desk") { _ in false }
        #expect(try lines(of: desk).contains(lost))
    }
}

extension Line {
    fileprivate func isAbout(_ fast: RecordID) -> Bool {
        if case .fast(fast, _) = content { true } else { false }
    }
}
