import Fasting
import LicenceSigning
import Licences
import PrivateSession
import Store
import Testing

@testable import AgentCore

private let day: Int64 = 24 * hour

/// An authority, and licences of it.
private enum Issued {
    static let key = try! LicenceKey.random()
    static let authority = key.authority

    static func text(
        _ kind: Licence.Kind, from: Instant = morning + -day, until: Instant? = nil,
        serial: UInt64 = 1, by key: LicenceKey = key
    ) -> String {
        let licence = Licence(
            name: "Ada", kind: kind, from: from, until: until, serial: Hex64(serial),
            authority: key.authority.id)!
        return String(decoding: try! key.sign(licence), as: UTF8.self)
    }

    static let lifetime = text(.lifetime)
    /// It ends ten days after ``morning``.
    static let annual = text(.annual, until: morning + 10 * day)
}

extension EngineRun {
    /// A fast of 16 hours on each of the days before ``morning``, as the user would add it.
    fileprivate func addCompleted(_ days: ClosedRange<Int64>) throws {
        for day in days {
            try engine.perform(
                .log(
                    start: morning + -24 * hour * day, end: morning + (16 - 24 * day) * hour,
                    target: nil))
        }
    }

    /// The same from a file.
    fileprivate func importCompleted(_ days: ClosedRange<Int64>) throws {
        let sessions = days.map { session(UInt8($0), from: -24 * $0, to: 16 - 24 * $0) }
        try engine.perform(.merge(sessions))
    }

    /// An act that the journal keeps.
    fileprivate func act() throws {
        try engine.perform(.addWater(WaterAmount(milliliters: 100)))
    }

    fileprivate var prompts: Int { takeEvents().count { $0 == .licencePromptDue } }
}

/// What is shown, over all combinations. Rule: docs/rules/domain.md, Trial.
struct EntitlementTableTests {
    enum Held: CaseIterable {
        case none, lifetime, annual, ended, removed, revoked, foreign, damaged
    }

    enum Clock: CaseIterable {
        case right
        /// It showed a later time than now, also at an act.
        case wasAhead
    }

    @Test(arguments: [false, true], Held.allCases)
    func entitlementFollowsFromCountLicenceAuthorityAndClock(_ isNamed: Bool, _ held: Held) throws {
        for count: Int64 in [0, 1, 9, 10, 11, 12, 40] {
            for clock in Clock.allCases {
                let run = EngineRun(authority: isNamed ? Issued.authority : nil)
                if count > 0 { try run.addCompleted(1...count) }
                try hold(held, run)
                try run.act()
                if clock == .wasAhead {
                    let now = run.now
                    run.now = now + 400 * day
                    run.engine.tick()
                    try run.act()
                    run.now = now
                }
                run.engine.tick()
                // An act under a wrong date ends no licence.
                let isLicensed = held == .lifetime || held == .annual
                let expected: Entitlement =
                    !isNamed || isLicensed ? .premium : count < 11 ? .trial : .free
                let snapshot = run.snapshot
                let comment = Comment(rawValue: "\(isNamed) \(held) \(count) \(clock)")
                #expect(snapshot.entitlement == expected, comment)
                let wasAsked = [.lifetime, .annual, .ended, .removed, .revoked].contains(held)
                #expect(
                    snapshot.isLicencePromptDue == (isNamed && count >= 10 && !wasAsked), comment)
                #expect((run.forestRefusal == nil) == (expected != .free), comment)
                #expect((snapshot.licensing != nil) == isNamed, comment)
                #expect(try run.daysShown() == Int(expected == .free ? 10 : count), comment)
                // Nothing is ever deleted.
                #expect(snapshot.history.all == Int(count), comment)
            }
        }
    }

    private func hold(_ held: Held, _ run: EngineRun) throws {
        func add(_ text: String) { _ = run.refusal(.addLicence(text)) }
        switch held {
        case .none: break
        case .lifetime: add(Issued.lifetime)
        case .annual: add(Issued.annual)
        case .ended:
            add(Issued.annual)
            run.pass(10 * day)
        case .removed:
            add(Issued.lifetime)
            _ = run.refusal(.removeLicence)
        case .revoked:
            add(Issued.lifetime)
            if run.authority == nil { break }
            let list = try Issued.key.sign(RevocationList(serials: [Hex64(1)]))
            run.authority = Issued.authority.revoking(list)
            run.start()
        case .foreign: add(Issued.text(.lifetime, by: try LicenceKey.random()))
        case .damaged: add(Issued.lifetime + "x")
        }
    }
}

extension EngineRun {
    fileprivate var forestRefusal: Refusal? {
        do throws(Refusal) {
            _ = try engine.forest()
            return nil
        } catch { return error }
    }

    /// The number of fasts in the calendar.
    fileprivate func daysShown() throws -> Int {
        try [(2025, 12), (2026, 1), (2026, 2), (2026, 3)].reduce(0) {
            try $0 + engine.month($1.0, $1.1).count
        }
    }
}

struct LicenceEngineTests {
    private let run = EngineRun(authority: Issued.authority)

    // MARK: Adding and removing

    @Test func aLicenceShowsEverythingAgainAndIsKept() throws {
        try run.addCompleted(1...12)
        #expect(run.snapshot.entitlement == .free)
        #expect(run.forestRefusal == .plain(.notEntitled))
        _ = run.takeChanges()
        try run.engine.perform(.addLicence(Issued.lifetime))
        let changes = run.takeChanges()
        #expect(changes.count == 1)
        #expect(
            changes.flatMap(\.events) == [.settingChanged(key: "licence"), .calendarChanged])
        #expect(run.snapshot.entitlement == .premium)
        #expect(try run.engine.forest().trees.count == 12)
        run.start()
        #expect(run.snapshot.entitlement == .premium)
        #expect(run.snapshot.licensing?.licence?.name == "Ada")
        try run.engine.perform(.removeLicence)
        #expect(run.snapshot.entitlement == .free)
        #expect(run.snapshot.history.all == 12)
        #expect(run.refusal(.removeLicence) == .plain(.noLicence))
        run.start()
        #expect(run.snapshot.entitlement == .free)
    }

    @Test func whatIsAroundALicenceDoesNotMatter() throws {
        let lines = Issued.lifetime.split(separator: "\n").joined(separator: " \r\n")
        try run.engine.perform(.addLicence("\n\n\(lines)"))
        #expect(run.snapshot.licensing?.isLicensed == true)
        run.start()
        #expect(run.snapshot.licensing?.isLicensed == true)
    }

    @Test func aRefusedLicenceChangesNothing() throws {
        let early = Issued.text(.annual, from: morning + day, until: morning + 2 * day)
        let late = Issued.text(.annual, from: morning + -2 * day, until: morning)
        let list = try Issued.key.sign(RevocationList(serials: [Hex64(7)]))
        run.authority = Issued.authority.revoking(list)
        run.start()
        let cases: [(String, LicenceProblem)] = [
            ("", .wrong), ("hello", .wrong), (String(repeating: "n", count: 1 << 20), .wrong),
            (Issued.text(.lifetime, by: try LicenceKey.random()), .foreign),
            (early, .notYet(from: morning + day)), (late, .expired(until: morning)),
            (Issued.text(.lifetime, serial: 7), .revoked), (Issued.lifetime + "x", .damaged),
            (String(Issued.lifetime.dropLast(3)), .damaged),
        ]
        try run.engine.perform(.addLicence(Issued.annual))
        _ = run.takeChanges()
        let before = run.snapshot.licensing
        for (text, problem) in cases {
            #expect(run.refusal(.addLicence(text)) == .licence(problem))
            #expect(run.snapshot.licensing == before)
            #expect(run.takeChanges().isEmpty)
        }
    }

    // MARK: The end of a licence

    @Test func atItsEndALicenceIsOver() throws {
        try run.addCompleted(1...12)
        try run.engine.perform(.addLicence(Issued.annual))
        #expect(run.alarm == morning + 10 * day)
        run.pass(10 * day - 1)
        #expect(run.snapshot.entitlement == .premium)
        _ = run.takeChanges()
        run.pass(1)
        #expect(run.snapshot.entitlement == .free)
        #expect(run.snapshot.licensing?.problem == .expired(until: morning + 10 * day))
        #expect(run.takeEvents() == [.calendarChanged])
        // It says nothing more about it.
        #expect(!run.snapshot.isLicencePromptDue)
        #expect(run.alarm == nil)
    }

    /// A wrong clock must not end what was paid for: nothing is remembered of it.
    @Test func anActUnderALaterDateEndsNoLicence() throws {
        try run.addCompleted(1...12)
        try run.engine.perform(.addLicence(Issued.annual))
        run.pass(400 * day)
        try run.act()
        #expect(run.snapshot.entitlement == .free)
        run.now = morning
        run.engine.tick()
        #expect(run.snapshot.entitlement == .premium)
        #expect(run.alarm == morning + 10 * day)
        run.start()
        #expect(run.snapshot.entitlement == .premium)
        // Nor does it keep a new one away.
        try run.engine.perform(.removeLicence)
        try run.engine.perform(.addLicence(Issued.text(.annual, until: morning + day, serial: 2)))
        #expect(run.snapshot.entitlement == .premium)
    }

    /// A licence that begins later is refused, but the clock may be set back after one was added.
    @Test func aLicenceWaitsForItsBeginningIfTheClockIsSetBack() throws {
        try run.addCompleted(1...12)
        try run.act()
        try run.engine.perform(.addLicence(Issued.annual))
        run.now = morning + -100 * day
        run.engine.tick()
        #expect(run.snapshot.entitlement == .free)
        #expect(run.snapshot.licensing?.problem == .notYet(from: morning + -day))
        #expect(run.alarm == morning + -day)
        run.pass(99 * day)
        #expect(run.snapshot.entitlement == .premium)
    }

    @Test func aNewLicenceReplacesOneThatHasEnded() throws {
        try run.engine.perform(.addLicence(Issued.annual))
        run.pass(11 * day)
        try run.engine.perform(
            .addLicence(Issued.text(.annual, until: run.now + 365 * day, serial: 2)))
        #expect(run.snapshot.licensing?.licence?.serial == Hex64(2))
        #expect(run.alarm == run.now + 365 * day)
    }

    // MARK: The end of the trial

    /// What the fast that ends the trial shows when the status falls back.
    enum FallBack: CaseIterable { case midnight, nextStart, restart }

    @Test(arguments: FallBack.allCases)
    func theFastThatEndsTheTrialArrivesWhole(_ fallBack: FallBack) throws {
        try run.addCompleted(1...10)
        try run.engine.perform(.start(at: nil, target: Target(hours: 16)!))
        run.pass(17 * hour)
        let tree = try #require(run.snapshot.treeGrowth?.tree)
        _ = run.takeChanges()
        try run.engine.perform(.end(at: nil))
        #expect(run.snapshot.history.completed == 11)
        #expect(run.snapshot.entitlement == .trial)
        #expect(
            run.snapshot.treeGrowth?.tree == tree && run.snapshot.treeGrowth?.isComplete == true)
        #expect(try run.engine.forest().trees.count == 11)
        _ = run.takeChanges()
        switch fallBack {
        case .midnight:
            let midnight = try #require(run.alarm)
            run.pass(midnight - run.now)
            #expect(run.takeEvents() == [.calendarChanged])
        case .nextStart: try run.engine.perform(.start(at: nil, target: Target(hours: 16)!))
        case .restart: run.start()
        }
        #expect(run.snapshot.entitlement == .free)
        #expect(run.snapshot.treeGrowth == nil)
        #expect(run.forestRefusal == .plain(.notEntitled))
    }

    // MARK: What is stored

    @Test func aLicenceSurvivesRecordsThatAreRemovedWhileTheyAreOpen() throws {
        try run.engine.perform(.addLicence(Issued.lifetime))
        _ = try ChildProcess("/bin/rm", ["-rf", run.folder.path], environment: [:]).wait()
        try run.act()
        #expect(run.snapshot.licensing?.isLicensed == true)
        run.start()
        #expect(run.snapshot.licensing?.isLicensed == true)
        #expect(run.snapshot.licensing?.prompt == .dismissed)
    }

    @Test func withoutAnAuthorityNothingIsStoredOrAsked() throws {
        let run = EngineRun()
        try run.addCompleted(1...12)
        #expect(run.prompts == 0)
        #expect(run.refusal(.addLicence(Issued.lifetime)) == .licence(.wrong))
        #expect(run.snapshot.licensing == nil)
        #expect(run.snapshot.entitlement == .premium)
        #expect(!run.snapshot.isLicencePromptDue)
        #expect(try run.daysShown() == 12)
    }
}

/// The user is asked once in a lifetime. Rule: docs/rules/domain.md, Trial.
struct LicencePromptTests {
    private let run = EngineRun(authority: Issued.authority)

    @Test func thePromptComesOnceAtTenCompletedFasts() throws {
        try run.addCompleted(1...9)
        #expect(run.prompts == 0)
        #expect(!run.snapshot.isLicencePromptDue)
        try run.addCompleted(10...10)
        #expect(run.prompts == 1)
        #expect(run.snapshot.isLicencePromptDue)
        // Neither a restart, nor the same again, nor more fasts bring it back.
        run.start()
        run.engine.tick()
        #expect(run.snapshot.isLicencePromptDue)
        // An undo does not withdraw it either.
        try run.engine.perform(.undo)
        #expect(run.snapshot.isLicencePromptDue)
        try run.engine.perform(.redo)
        try run.addCompleted(11...20)
        #expect(run.prompts == 0)
        try run.engine.perform(.dismissPrompt)
        #expect(!run.snapshot.isLicencePromptDue)
        run.start()
        try run.addCompleted(21...22)
        #expect(!run.snapshot.isLicencePromptDue)
        #expect(run.prompts == 0)
    }

    /// An installation may get an authority when there are many fasts already. The trial begins then.
    @Test func theTrialBeginsWithItsAuthority() throws {
        run.authority = nil
        run.start()
        try run.addCompleted(1...30)
        run.authority = Issued.authority
        run.start()
        #expect(run.snapshot.entitlement == .trial)
        #expect(!run.snapshot.isLicencePromptDue)
        try run.addCompleted(31...39)
        #expect(run.prompts == 0)
        try run.addCompleted(40...40)
        #expect(run.prompts == 1)
        #expect(run.snapshot.entitlement == .trial)
        #expect(run.snapshot.licensing?.prompt == .shown)
        try run.addCompleted(41...41)
        #expect(run.prompts == 0)
        #expect(run.snapshot.entitlement == .free)
    }

    @Test func anImportEndsNoTrialAndAsksNothing() throws {
        try run.importCompleted(1...200)
        #expect(run.snapshot.entitlement == .trial)
        #expect(try run.engine.forest().trees.count == 200)
        #expect(run.prompts == 0)
        #expect(!run.snapshot.isLicencePromptDue)
        try run.addCompleted(201...209)
        try run.importCompleted(210...230)
        #expect(run.prompts == 0)
        #expect(run.snapshot.entitlement == .trial)
    }

    @Test func aTrialThatIsOverStaysOver() throws {
        try run.addCompleted(1...11)
        let all = try run.engine.sessions(
            since: Instant(secondsSinceEpoch: 0), until: nil, limit: 11)
        for session in all {
            try run.engine.perform(.delete(session.id))
        }
        #expect(run.snapshot.history.all == 0)
        #expect(run.snapshot.entitlement == .free)
        run.start()
        #expect(run.snapshot.entitlement == .free)
        #expect(run.snapshot.isLicencePromptDue)
    }

    @Test func aFastThatEndsTwiceCountsOnce() throws {
        try run.addCompleted(1...8)
        try run.engine.perform(.start(at: nil, target: Target(hours: 16)!))
        run.pass(17 * hour)
        try run.engine.perform(.end(at: nil))
        try run.engine.perform(.undo)
        try run.engine.perform(.end(at: nil))
        #expect(run.snapshot.licensing?.trial.fasts.count == 9)
        #expect(run.snapshot.entitlement == .trial)
        #expect(run.prompts == 0)
        run.start()
        #expect(run.snapshot.licensing?.trial.fasts.count == 9)
    }

    /// The tree of the fast that ends the trial does not vanish while that fast is on the screen.
    @Test func theEleventhFastHasItsTree() throws {
        try run.addCompleted(1...10)
        try run.engine.perform(.start(at: nil, target: Target(hours: 16)!))
        #expect(run.snapshot.entitlement == .trial)
        #expect(run.snapshot.treeGrowth != nil)
        run.pass(17 * hour)
        try run.engine.perform(.end(at: nil))
        #expect(run.snapshot.entitlement == .trial)
        run.pass(24 * hour)
        run.engine.tick()
        #expect(run.snapshot.entitlement == .free)
    }

    @Test func theFastThatEndsTheTrialMayRunAgain() throws {
        try run.addCompleted(1...10)
        try run.engine.perform(.start(at: nil, target: Target(hours: 16)!))
        run.pass(17 * hour)
        try run.engine.perform(.end(at: nil))
        try run.engine.perform(.undo)
        #expect(run.snapshot.entitlement == .trial)
        #expect(run.snapshot.treeGrowth != nil)
    }

    @Test func whoHasALicenceIsNotAsked() throws {
        try run.engine.perform(.addLicence(Issued.annual))
        try run.addCompleted(1...12)
        #expect(run.prompts == 0)
        // Not after it has ended or was removed either.
        run.pass(11 * day)
        try run.act()
        try run.engine.perform(.removeLicence)
        #expect(run.prompts == 0)
        #expect(!run.snapshot.isLicencePromptDue)
    }

    @Test func anAnswerSurvivesARestoreAndAnImport() throws {
        try run.addCompleted(1...9)
        run.runScheduled()
        try run.addCompleted(10...12)
        try run.engine.perform(.dismissPrompt)
        let backup = try #require(try run.engine.backups().first)
        #expect(backup.fasts < 10)
        try run.engine.perform(.restore(day: backup.day))
        #expect(run.snapshot.history.completed < 10)
        try run.importCompleted(31...45)
        #expect(!run.snapshot.isLicencePromptDue)
        #expect(run.prompts == 1)
        run.start()
        #expect(run.snapshot.licensing?.prompt == .dismissed)
    }

    @Test func dismissingTwiceIsNoChange() throws {
        try run.addCompleted(1...10)
        try run.engine.perform(.dismissPrompt)
        _ = run.takeChanges()
        try run.engine.perform(.dismissPrompt)
        #expect(run.takeChanges().isEmpty)
    }
}
