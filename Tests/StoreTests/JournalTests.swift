import SeededRandom
import Testing

@testable import Fasting
@testable import Store

/// The versions of records and the acts that wrote them.
struct JournalTests {
    private let temporary = TemporaryFolder()

    private func log(_ store: Store, _ session: Session, at time: Instant = at(0)) throws {
        try store.append(.ordinary(.log, .fast(session)), at: time, [.keep(session)])
    }

    private func undo(_ store: Store, at time: Instant = at(0)) throws {
        let act = try #require(try store.undoableAct(in: .all))
        let reversals = try store.reversals(undoing: act, at: at(0))
        try store.append(
            .undo(of: act.number), at: time, reversals.filter(\.isUntouched).map(\.write),
            origins: reversals.filter(\.isUntouched).map(\.origin))
    }

    @Test func `an act is listed with what it was about`() throws {
        let folder = try temporary.dataFolder()
        let store = try openStore(folder)
        let fast = fast(1)
        let water = WaterEntry(id: fastID(8), at: at(2), amount: WaterAmount(milliliters: 300)!)
        let subjects: [(ActKind, ActSubject, RecordWrite)] = [
            (.log, .fast(session(1, from: 1, to: 9)), .keep(session(1, from: 1, to: 9))),
            (.start, .running(start: fast.start, target: fast.target), .run(fast)),
            (.waterAdd, .water(water), .water(water)),
            (.restore, .backup(day: "2026-03-01", fasts: 2, water: 0), .removeFast(fastID(1))),
        ]
        for (kind, subject, write) in subjects {
            try store.append(.ordinary(kind, subject), at: at(5), [write])
        }
        let acts = try openStore(folder).acts(limit: 10)
        #expect(acts.map(\.kind) == [.restore, .waterAdd, .start, .log])
        #expect(acts.map(\.subject) == subjects.map(\.1).reversed())
        #expect(acts.allSatisfy { $0.at == at(5) && !$0.isUndone })
        #expect(acts.map(\.number) == [4, 3, 2, 1])
        #expect(try store.acts(limit: 2).count == 2)
    }

    @Test(
        arguments: [
            // The latest first.
            ([.start], true), ([.start, .waterAdd], true),
            ([.waterRemove, .start, .waterAdd], true),
            ([.start, .delete, .log], true), ([.start, .log], true), ([.start, .importing], true),
            ([.restore, .importing, .log, .start], true), ([.adjust, .start], true),
            ([.start, .start], false), ([.start, .abandon, .start], false),
            ([.start, .importing, .end, .start], false), ([], false), ([.waterAdd], false),
            ([.start, .restore], false), ([.start, .end], false),
        ] as [([ActKind], Bool)])
    func `a fast is the first one if none was started before it`(
        _ acts: [ActKind], isFirst: Bool
    ) throws {
        let store = try openStore(temporary.dataFolder())
        for (index, kind) in acts.reversed().enumerated() {
            let fast = fast(UInt8(index + 1))
            try store.append(
                .ordinary(
                    kind,
                    kind.isBulk
                        ? .records(fasts: 2, water: 0)
                        : .running(start: fast.start, target: fast.target)),
                at: at(0), [.run(fast)])
        }
        let running = fast(UInt8(acts.count - (acts.firstIndex(of: .start) ?? 0)))
        #expect(try store.isFirstFast(running.id) == isFirst)
    }

    /// If a record has two versions, it is known which one is later, even if the clock was set back. A clock
    /// that was wrong for an hour has no effect on other records.
    @Test func `the clock of an act is later than what it writes over`() throws {
        let folder = try temporary.dataFolder()
        let store = try openStore(folder)
        for (number, hours) in [(1, 5), (2, 9), (2, 2), (2, 2), (3, 2)] as [(UInt8, Int64)] {
            try log(store, session(number, from: -19, to: -hours), at: at(hours))
        }
        let clocks = try store.database.all(
            "SELECT clock, counter FROM act ORDER BY number"
        ) { ActClock($0, from: 0) }
        #expect(clocks.map(\.wall) == [at(5), at(9), at(9), at(2), at(2)])
        #expect(clocks.map(\.counter) == [0, 0, 1, 0, 0])
    }

    /// The three acts have the three scopes: an ending, an edit of records, and everything else.
    @Test func `the latest act is undone first, also if the clock was set back`() throws {
        let store = try openStore(try temporary.dataFolder())
        let water = WaterEntry(id: fastID(8), at: at(0), amount: WaterAmount(milliliters: 300)!)
        let fast = session(2, from: -9, to: -1)
        try store.append(.ordinary(.waterAdd, .water(water)), at: at(9), [.water(water)])
        try log(store, session(1, from: -19, to: -10), at: at(5))
        try store.append(.ordinary(.end, .fast(fast)), at: at(2), [.keep(fast)])
        var undone: [ActKind] = []
        while let act = try store.undoableAct(in: .all) {
            undone.append(act.kind)
            try undo(store, at: at(1))
        }
        #expect(undone == [.end, .log, .waterAdd])
    }

    @Test func `a record that something else changed is left`() throws {
        let folder = try temporary.dataFolder()
        let store = try openStore(folder)
        _ = try store.merge(
            [session(1, from: -30, to: -20), session(2, from: -60, to: -50)],
            water: [], active: nil, now: at(0), isDryRun: false)
        let edited = session(1, from: -30, to: -19)
        try store.append(.ordinary(.edit, .fast(edited)), at: at(0), [.keep(edited)])
        // An edit that can be undone is the one that an undo takes.
        Stranger(folder.database).run("UPDATE act SET state = 'final' WHERE kind = 'edit'")
        let act = try #require(try store.undoableAct(in: .all))
        let reversals = try store.reversals(undoing: act, at: at(0))
        #expect(reversals.map(\.isUntouched) == [false, true])
        try undo(store)
        #expect(try store.session(fastID(1)) != nil)
        #expect(try store.session(fastID(2)) == nil)
        #expect(try store.undoableAct(in: .all) == nil)
    }

    @Test func `an import of equal records is no act`() throws {
        let store = try openStore(temporary.dataFolder())
        let sessions = [session(1, from: -30, to: -20)]
        for expected in [1, 1] {
            _ = try store.merge(sessions, active: nil, now: at(0), isDryRun: false)
            #expect(try store.acts(limit: 10).count == expected)
        }
    }

    // MARK: Trimming

    private func count(_ store: Store, _ table: String) throws -> Int64 {
        try store.database.all("SELECT count(*) FROM \(table)") { $0.integer(0) }[0]
    }

    @Test func `old versions are trimmed, present ones stay`() throws {
        let store = try openStore(temporary.dataFolder())
        let old = session(1, from: -30, to: -20)
        var shorter = old
        shorter.end = at(-21)
        let water = WaterEntry(id: fastID(8), at: at(2), amount: WaterAmount(milliliters: 300)!)
        try log(store, old, at: at(1))
        try store.append(.ordinary(.edit, .fast(shorter)), at: at(2), [.keep(shorter)])
        try log(store, session(2, from: -60, to: -50), at: at(3))
        try store.append(
            .ordinary(.delete, .fast(session(2, from: -60, to: -50))), at: at(4),
            [.removeFast(fastID(2))])
        try store.append(.ordinary(.waterAdd, .water(water)), at: at(5), [.water(water)])
        try store.append(
            .ordinary(.waterRemove, .water(water)), at: at(6), [.removeWater(water.id)])
        // The edit of the last day can still be undone, to a version from before it.
        try store.append(.ordinary(.edit, .fast(old)), at: at(30), [.keep(old)])

        try store.trimJournal(keepingDays: 2)
        #expect(try store.acts(limit: 10).count == 7)
        try store.trimJournal(keepingDays: 1)
        #expect(try store.acts(limit: 10).map(\.number) == [7])
        // Left of the first: the version before the last edit, and the present one. Of the others: their deletions.
        #expect(try count(store, "fast") == 2 && count(store, "fast_version") == 1)
        #expect(try count(store, "water") == 1 && count(store, "water_version") == 0)
        #expect(try count(store, "act") == 4)
        try undo(store)
        #expect(try store.session(fastID(1)) == shorter)
        #expect(try store.undoableAct(in: .all) == nil)
        // Nothing more is to be trimmed, so nothing is written.
        try store.database.run("PRAGMA query_only = ON")
        try store.trimJournal(keepingDays: 1)
    }

    /// A machine without a battery starts in 1970, and a person may mistype the year. Under any
    /// clock, an act ends at most one day.
    @Test(arguments: [14 * 365, -56 * 365, 3, -3] as [Int64])
    func `an act under a wrong clock takes no others out of the journal`(days: Int64) throws {
        let folder = try temporary.dataFolder()
        for number in 1...6 as ClosedRange<UInt8> {
            // The clock is wrong for two acts.
            let isWrong = (3...4).contains(number)
            let time = at(Int64(number) + (isWrong ? days * 24 : 0))
            // Each act is that of another process.
            let store = try openStore(folder)
            try log(store, session(number, from: -30 * Int64(number), to: -20), at: time)
            try store.trimJournal(keepingDays: 2)
        }
        let store = try openStore(folder)
        #expect(try store.acts(limit: 10).map(\.number) == [6, 5, 4, 3, 2, 1])
        for _ in 0..<6 { try undo(store, at: at(9)) }
        #expect(try store.counts().all == 0)
    }

    /// Days are counted by their last acts, and acts are old by their number.
    @Test func `the acts of the last days stay, under any clock`() throws {
        var numbers = SplitMix64(seed: 27)
        for _ in 0..<20 {
            let own = TemporaryFolder()
            let store = try openStore(own.dataFolder())
            try store.database.run("PRAGMA synchronous = OFF")
            var days: [Int64] = []
            for number in 0..<40 {
                let day = numbers.number(-5, 5) * numbers.number(1, 1000)
                days.append(day)
                try log(
                    store, session(UInt8(number), from: -9, to: -1), at: at(day * 24))
            }
            let kept = Int(numbers.number(1, 12))
            var latest: [Int64] = []
            for day in days.reversed() where !latest.contains(day) { latest.append(day) }
            let last = latest.count > kept ? days.lastIndex(of: latest[kept])! + 1 : 0
            try store.trimJournal(keepingDays: kept)
            #expect(
                try store.acts(limit: 100).map(\.number)
                    == (last..<40).map { Int64($0) + 1 }.reversed())
        }
    }

    /// The answer must be that of a scan, in any order of what was undone.
    @Test func `the act to redo is the one that was undone last`() throws {
        var numbers = SplitMix64(seed: 28)
        let store = try openStore(temporary.dataFolder())
        try store.database.run("PRAGMA synchronous = OFF")
        let kinds: [ActKind] = [.end, .log, .adjust]
        for step in 0..<400 {
            let session = session(UInt8(step % 200), from: Int64(-30 - step), to: Int64(-step))
            switch numbers.number(1, 10) {
            case 1...3:
                let kind = kinds[Int(numbers.number(0, 2))]
                try store.append(.ordinary(kind, .fast(session)), at: at(0), [.keep(session)])
            case 4...7:
                let scope = numbers.number(0, 2) == 0 ? UndoScope.endings : .all
                guard let act = try store.undoableAct(in: scope) else { continue }
                try store.append(.undo(of: act.number), at: at(0), [])
            default:
                guard let act = try store.redoableAct() else { continue }
                try store.append(.redo(of: act.number), at: at(0), [])
            }
            let latest = try store.database.all(
                "SELECT number FROM act WHERE state = 'undone' ORDER BY undone_by DESC LIMIT 1"
            ) { $0.integer(0) }
            #expect(try store.redoableAct()?.number == latest.first)
            let known = try store.reversibleActs()
            #expect(try known.undoable == store.undoableAct(in: .all))
            #expect(try known.redoable == store.redoableAct())
            let listed = try store.database.all(
                "SELECT number FROM act WHERE state <> 'final' ORDER BY number DESC LIMIT 7"
            ) { $0.integer(0) }
            #expect(try store.acts(limit: 7).map(\.number) == listed)
        }
    }

    /// So an undo, a redo and the list take as long after ten thousand acts as after ten.
    @Test func `no question about the latest acts reads or sorts all of them`() throws {
        let store = try openStore(temporary.dataFolder())
        try log(store, session(1, from: -30, to: -20))
        try undo(store)
        _ = try store.redoableAct()
        _ = try store.acts(limit: 10)
        let plans = try store.plans { $0.contains("FROM act ") }
        #expect(plans.count >= 5)
        for (sql, plan) in plans {
            #expect(
                !plan.contains { $0.hasPrefix("SCAN") || $0.contains("TEMP B-TREE FOR ORDER BY") },
                "\(sql): \(plan)")
        }
    }

    // MARK: Many records

    /// Whether the registers of a fast are those of its present version. One that was removed keeps all but
    /// one of those from before.
    private func isUndone(
        _ store: Store, _ id: RecordID, from before: Registers
    ) throws -> Bool {
        let registers = try store.registers(.fast, id)
        guard case .kept(let session) = try store.presentFast(id).content else {
            return registers[.there]?.value == .truth(false)
                && registers.beyond(before).keys.allSatisfy { $0 == .there }
        }
        return registers.changes(to: FieldValues(session)).isEmpty
    }

    /// A bulk act is written and read by statements of its own. They must do what those for one record
    /// do.
    @Test func `many records are undone as one by one`() throws {
        let folder = try temporary.dataFolder()
        let store = try openStore(folder)
        try store.database.run("PRAGMA synchronous = OFF")
        func many(_ hours: Int64) -> [Session] {
            (0..<2500).map { number in
                let bytes =
                    [UInt8](repeating: 0xC0, count: 14) + [
                        UInt8(number / 256), UInt8(number % 256),
                    ]
                let start = Int64(number) * -40 - 50
                return Session(
                    id: RecordID(bytes: bytes)!, start: at(start), end: at(start + hours),
                    endOffset: number % 3 == 0 ? nil : 60, target: number % 5 == 0 ? nil : .standard
                )
            }
        }
        func records() throws -> [[String]] {
            try [
                "id, start, end, end_offset, target FROM fast WHERE state <> 'deleted'",
                "id, at, milliliters FROM water WHERE at IS NOT NULL",
            ].map { columns in
                try store.database.all("SELECT \(columns) ORDER BY id") { row in
                    (0..<5).map { row.text($0) }.joined(separator: " ")
                }
            }
        }
        let drinks = (0..<40).map { number in
            WaterEntry(
                id: fastID(UInt8(number)), at: at(-1), amount: WaterAmount(milliliters: 100)!)
        }
        try store.append(
            .ordinary(.start, .running(start: at(0), target: .standard)), at: at(0), [.run(fast(1))]
        )
        var states = [try records()]
        // The first brings all, the second replaces a part, the third adds water.
        let imports: [([Session], [WaterEntry])] = [
            (many(12), []), (Array(many(13)[200..<1900]), []), (Array(many(14)[100...]), drinks),
        ]
        for (sessions, water) in imports {
            _ = try store.merge(sessions, water: water, active: nil, now: at(0), isDryRun: false)
            states.append(try records())
        }
        let ids = many(12).map(\.id)
        for state in states.dropLast().reversed() {
            let registers = try ids.map { try store.registers(.fast, $0) }
            try undo(store)
            let present = try records()
            #expect(present == state)
            let wrong = try zip(ids, registers).filter { try !isUndone(store, $0, from: $1) }
            #expect(wrong.isEmpty, "\(wrong.count)")
        }
        for state in states.dropFirst() {
            let act = try #require(try store.redoableAct())
            let reversals = try store.reversals(redoing: act, at: at(0))
            #expect(reversals.allSatisfy { $0.isUntouched })
            try store.append(
                .redo(of: act.number), at: at(0), reversals.map(\.write),
                origins: reversals.map(\.origin))
            let present = try records()
            #expect(present == state)
        }
        try store.database.checkSoundness(.whole)
    }

    @Test func `the journal of 10,000 acts is smaller than 10 MB`() throws {
        let folder = try temporary.dataFolder()
        let store = try openStore(folder)
        try store.database.run("PRAGMA synchronous = OFF")
        let water = WaterEntry(id: fastID(8), at: at(2), amount: WaterAmount(milliliters: 300)!)
        for number in 0..<10_000 {
            let session = session(
                UInt8(number % 200 + 1), from: Int64(-30 - number), to: Int64(-number))
            if number % 2 == 0 {
                try store.append(.ordinary(.edit, .fast(session)), at: at(0), [.keep(session)])
            } else {
                try store.append(.ordinary(.waterAdd, .water(water)), at: at(0), [.water(water)])
            }
        }
        let pages = try store.database.all("PRAGMA page_count") { $0.integer(0) }[0]
        #expect(pages * 4096 < 10 << 20)
        #expect(try count(store, "act") == 10_000)
    }
}
