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
        return LineReader.read(texts.joined(separator: "\n").utf8, of: writer)
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

    /// A fast that is hidden here, because the clock of its machine is ahead, is undone and redone as it is there.
    @Test func fastThatIsHiddenIsUndoneAndRedone() throws {
        desk.now = morning + 72 * hour
        try desk.engine.perform(.log(start: desk.now - 20 * hour, end: desk.now - hour, id: id(1)))
        try carryAll()
        for (command, count) in [(Command.undo, 0), (.redo, 1), (.undo, 0)] {
            try laptop.engine.perform(command)
            try carryAll()
            #expect(try sessions(of: desk).count == count)
            #expect(try sessions(of: laptop).isEmpty)
        }
    }

    /// Of a fast that was logged on one machine and deleted on another, the deletion arrives first.
    @Test func actBeforeTheFirstLinesOfItsFastIsUndone() throws {
        let third = EngineRun()
        try third.engine.join("/folder", folderID: "folder", name: "third", machine: "third")
        let log = Command.log(start: morning - 20 * hour, end: morning - hour, id: id(1))
        try desk.engine.perform(log)
        try carryAll()
        for run in [desk, laptop, third] { run.now = morning + hour }
        try laptop.engine.perform(.delete(id(1)))
        for run in [laptop, desk] { try third.engine.receive(lines(of: run)) }
        #expect(try third.engine.journal(limit: 10).map(\.kind).contains(.delete))
        try third.engine.perform(.undo)
        #expect(try sessions(of: third).count == 1)
        try desk.engine.receive(lines(of: laptop) + lines(of: third))
        #expect(try sessions(of: desk).count == 1)
    }

    @Test func sameChangeOnTwoMachinesIsNoChangeOfTheNote() throws {
        try desk.engine.perform(.start(at: nil, target: .standard, id: id(1)))
        try carryAll()
        for run in [desk, laptop] { try run.engine.perform(.adjust(target: Target(hours: 20))) }
        try carryAll()
        for run in [desk, laptop] {
            let acts = try run.engine.journal(limit: 10)
            #expect(acts.count == 3 && acts.allSatisfy { !$0.isNote })
        }
    }

    /// The clock of a computer may be wrong by any number of years.
    @Test func actsAfterTheYear2200CanBeFollowed() throws {
        try desk.engine.perform(.addWater(nil, at: morning - hour, id: id(2)))
        desk.now = Instant(secondsSinceEpoch: ActClock.end.secondsSinceEpoch + hour)
        try desk.engine.perform(.removeWater(id(2)))
        try desk.engine.perform(.undo)
        desk.now = morning
        try carryAll()
        let start = Instant(secondsSinceEpoch: 0)
        #expect(try laptop.engine.water(since: start, until: nil).count == 1)
        try laptop.engine.perform(.removeWater(id(2)))
        try carryAll()
        #expect(try desk.engine.water(since: start, until: nil).isEmpty)
    }

    /// A fast that was undone and redone runs again, also if another fast ended after its start and was deleted.
    @Test func fastThatIsRedoneIsNotCoveredByADeletedOne() throws {
        func perform(_ command: Command) throws {
            try desk.engine.perform(command)
            try desk.engine.showFastsNoLongerAhead()
        }
        try perform(.start(at: morning - 30 * hour, target: .standard, id: id(1)))
        try perform(.end(at: morning - 10 * hour))
        try perform(.delete(id(1)))
        try perform(.start(at: morning - 25 * hour, target: .standard, id: id(2)))
        for _ in 1...3 { try perform(.undo) }
        #expect(desk.engine.snapshot.fast.active?.id == id(1))
        for _ in 1...3 { try perform(.redo) }
        #expect(desk.engine.snapshot.fast.active?.id == id(2))
        try carryAll()
        #expect(laptop.engine.snapshot.fast.active?.id == id(2))
        // A change of the target does not begin it again: an end that is not known here yet still counts.
        let before = try lines(of: desk).count
        try perform(.adjust(target: Target(hours: 20)))
        let told = try lines(of: desk)[before...].compactMap { line -> FieldValues? in
            if case .record(_, _, let values) = line.line.content { values } else { nil }
        }
        #expect(told == [[.target: .target(Target(hours: 20))]])
    }

    /// Any number of fasts that run, of records that contradict themselves, and of glasses cost an act nothing more.
    @Test func recordsOfOthersDoNotSlowAnActDown() throws {
        let phone = Writer("0123456789abcdef0123456789abcdef-00000001")!
        var number: Int64 = 0
        func add(_ count: Int) throws {
            var lines: [WrittenLine] = []
            for _ in 0..<count {
                number += 1
                let fast = RecordID(sumOf: "fast \(number)")
                let start = morning - 20 * hour + number
                lines.append(
                    WrittenLine(
                        Line(
                            writer: phone, number: 2 * number - 1,
                            clock: ActClock(wall: morning - hour), act: 0,
                            content: .record(
                                .fast, fast,
                                [
                                    .start: .instant(start), .ending: .ending(.running),
                                    .there: .truth(true),
                                ]))))
                // It is shorter than a fast can be.
                lines.append(
                    WrittenLine(
                        Line(
                            writer: phone, number: 2 * number,
                            clock: ActClock(wall: morning - hour), act: 0,
                            content: .record(
                                .fast, RecordID(sumOf: "broken \(number)"),
                                [
                                    .start: .instant(start),
                                    .ending: .ending(.ended(at: start + hour, offset: 0)),
                                    .there: .truth(true),
                                ]))))
            }
            try desk.engine.receive(lines)
        }
        func steps(_ body: () throws -> Void) throws -> Int {
            let before = try #require(desk.engine.openStore).steps
            try body()
            return try #require(desk.engine.openStore).steps - before
        }
        func act() throws -> Int {
            try steps {
                try desk.engine.perform(.addWater(nil))
                _ = try desk.engine.deviceFacts()
            }
        }
        try add(3)
        _ = try act()
        let few = try act()
        try add(100)
        #expect(try desk.engine.deviceFacts().beside.count == 102)
        #expect(try desk.engine.deviceFacts().contradicting == 103)
        let many = try act()
        #expect(many < few + few / 2, "\(few), \(many)")
        for _ in 1...2 { try desk.engine.showFastsNoLongerAhead() }
        _ = try act()
        #expect(try steps { try desk.engine.showFastsNoLongerAhead() } < few)
    }

    /// The glasses of a day that are here already cost nothing when more come, and when the user adds one.
    @Test func manyGlassesDelayNoOther() throws {
        let phone = Writer("0123456789abcdef0123456789abcdef-00000001")!
        var number: Int64 = 0
        func add(_ count: Int) throws {
            let lines = (0..<count).map { _ in
                number += 1
                let drink = WaterEntry(
                    id: RecordID(sumOf: "glass \(number)"), at: morning - hour,
                    amount: WaterAmount(milliliters: 10)!)
                return WrittenLine(
                    Line(
                        writer: phone, number: number, clock: ActClock(wall: morning - hour),
                        act: 0, content: .record(.water, drink.id, FieldValues(drink))))
            }
            try desk.engine.receive(lines)
        }
        func steps(_ body: () throws -> Void) throws -> Int {
            let before = try #require(desk.engine.openStore).steps
            try body()
            _ = desk.snapshot.waterToday
            return try #require(desk.engine.openStore).steps - before
        }
        let glass = WaterAmount(milliliters: 250)!
        try add(400)
        let few = try (
            slice: steps { try add(200) },
            act: steps { try desk.engine.perform(.addWater(glass)) }
        )
        for _ in 1...25 { try add(200) }
        let many = try (
            slice: steps { try add(200) },
            act: steps { try desk.engine.perform(.addWater(glass)) }
        )
        #expect(desk.snapshot.waterToday == (400 + 27 * 200) * 10 + 2 * 250)
        #expect(many.slice < 2 * few.slice, "\(few), \(many)")
        #expect(many.act < 2 * few.act, "\(few), \(many)")
        // What is kept is what is stored.
        let kept = desk.snapshot.waterToday
        try desk.engine.perform(.undo)
        try desk.engine.perform(.undo)
        desk.start()
        #expect(desk.snapshot.waterToday == kept - 2 * 250)
    }

    /// Each act asks whether the last ending can be undone. Many lines about that fast are not read again for it.
    @Test func linesAboutTheLastEndingDoNotSlowAnActDown() throws {
        try desk.engine.perform(.start(at: morning - 20 * hour, target: .standard, id: id(1)))
        desk.pass(60)
        try desk.engine.perform(.end(at: morning - hour))
        let phone = Writer("0123456789abcdef0123456789abcdef-00000001")!
        func add(_ numbers: ClosedRange<Int64>) throws {
            try desk.engine.receive(
                numbers.map { number in
                    WrittenLine(
                        Line(
                            writer: phone, number: number,
                            clock: ActClock(wall: morning - 40 * hour + number), act: 0,
                            content: .record(.fast, id(1), [.start: .instant(morning - 21 * hour)]))
                    )
                })
        }
        func act() throws -> Duration {
            try (1...5).map { _ in
                try ContinuousClock().measure { try desk.engine.perform(.addWater(nil)) }
            }.min()!
        }
        try add(1...1)
        let few = try act()
        try add(2...1500)
        _ = try act()
        let many = try act()
        #expect(many < few * 2 + .milliseconds(3), "\(few), \(many)")
        #expect(desk.snapshot.undo.undoableEnding != nil)
        try desk.engine.perform(.undoEnding)
        #expect(desk.snapshot.fast.active?.start == morning - 20 * hour)
    }

    private func joinAnother(_ run: EngineRun, _ name: String) throws {
        try run.engine.leaveFolder()
        try run.engine.join("/another", folderID: "another", name: name, machine: name)
    }

    /// What the folder has lost since it was left has to be found when it is joined again.
    @Test(arguments: [("folder", true), ("another", false)])
    func filesOfOthersAreDueAfterJoining(_ folder: String, isKnown: Bool) throws {
        let writer = try laptop.engine.presentWriter()
        try desk.engine.receive(lines(of: laptop))
        try desk.engine.leaveFolder()
        try desk.engine.join("/folder", folderID: folder, name: "desk", machine: "desk")
        let due = ReadFile("\(writer)/000001.jsonl", nil)
        #expect(try desk.engine.readFiles().contains(due) == isKnown)
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
            .record(.fast, id(1), FieldValues(session(1, from: -40, to: -20))),
            .record(.fast, id(1), [.there: .truth(false)]),
            .record(.fast, id(1), [.there: .truth(true)]),
            .record(.water, id(2), FieldValues(drink)),
            .record(.water, id(2), [.there: .truth(false)]),
            .record(.water, id(2), [.there: .truth(true)]),
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
        #expect(try desk.engine.receive([line(1, of: other)]).twinActedAt == morning - hour)
        #expect(try desk.engine.receive([line(1, of: other)]).twinActedAt == nil)
        #expect(try desk.engine.lacking(lines(of: desk) + [line(1, of: other)]) == nil)
        #expect(try desk.engine.lacking([line(1000, of: own)]) == own)
        #expect(try desk.engine.receive([line(1000, of: own)]).twinActedAt == nil)
        #expect(try desk.engine.lacking([line(1000, of: own)]) == nil)
    }

    /// What the records know about lines is kept as lines come, and is the same as what is read.
    @Test func knownLinesAreThoseThatAreStored() throws {
        func known() throws -> KnownLines { try desk.engine.knownLines(onMachine: "desk") }
        let phone = Writer("0123456789abcdef0123456789abcdef-00000001")!
        let own = try desk.engine.presentWriter()
        _ = try known()
        try desk.engine.perform(.addWater(nil))
        try desk.engine.receive([line(1, of: phone), line(3, of: phone)])
        #expect(try known().all[phone].single == NumberRanges([1, 3]))
        let taken = line(3, of: phone, act: 2)
        try desk.engine.receive([taken])
        #expect(try known().all[phone].single == NumberRanges([1]))
        #expect(
            try known().all[phone].doubled == [3: [taken.sum, line(3, of: phone).sum]])
        try desk.engine.write {
            try $0.carry([
                LineKey(writer: phone, number: 1),
                LineKey(writer: phone, number: 3, sum: taken.sum),
            ])
        }
        let before = try known()
        #expect(before.carried[own] == LineSet([line(1, of: phone), taken], besides: before.all))
        #expect(before.carriers[own].count == 2)
        #expect(try !before.isCopied && desk.engine.knownLines(onMachine: "other").isCopied)
        desk.start()
        #expect(try known() == before)
        #expect(try desk.engine.forgetDevice(phone.device))
        #expect(try known().forgotten == [phone])
        // What was known says nothing new. A further line says that the device is not gone.
        try desk.engine.receive([line(1, of: phone)])
        #expect(try known().forgotten == [phone] && desk.engine.deviceFacts().devices.isEmpty)
        try desk.engine.receive([line(4, of: phone)])
        #expect(
            try known().forgotten.isEmpty
                && desk.engine.deviceFacts().devices.map(\.id) == [phone.device])
        desk.start()
        #expect(try known().forgotten.isEmpty)
    }
}

extension Line {
    fileprivate func isAbout(_ fast: RecordID) -> Bool {
        if case .record(_, fast, _) = content { true } else { false }
    }
}
