import AgentCore
import Fasting
import SeededRandom
import SimulationModel
import VirtualDisk

/// One history: a machine, the agent on it, its user, and what the model says about them.
///
/// Everything happens on one thread and follows from the steps, so that a history can be repeated.
final class World {
    let machine: VirtualMachine
    private(set) var agent: RunningAgent!
    /// What may be true. After a crash in the middle of an act there are several: with the act and
    /// without it. What is seen later tells which.
    var models: [Model]
    var tally = Tally()
    var forest = ForestRule()
    var quiet = QuietRule()
    /// Whether the specification leaves open what is shown of a fast that has ended: after travel, and
    /// after the ended fast was changed, deleted or brought back.
    var isStatusOpen = false
    /// Whether the fault of the present step has come.
    private var wasHit = false
    private(set) var step: Step
    /// Counts down to the next comparison of all records.
    var untilFullComparison = 0

    var backups: BackupLedger
    /// The settings as they were last set; nil if a failure leaves open what they are.
    var settings: Settings?
    /// The phase that was announced while the screen was locked and waits for it to be unlocked.
    var held: HeldPhase?

    /// Signals that wait until the records can be read.
    var owed: [SignalText] = []

    struct HeldPhase {
        let fast: String
        let phase: String
    }

    /// - Parameter disk: is emptied.
    init(on disk: VirtualDisk, at place: Place) throws {
        disk.wipe(seed: 1)
        machine = VirtualMachine(disk: disk, now: place.beginning)
        machine.zone.set(place.zone)
        if place.namesAuthority { machine.authority = Issuer.authority }
        backups = BackupLedger(folder: machine.folder.backups)
        let zone = machine.zone
        var model = Model(now: machine.now)
        model.offset = { Int(zone.offset(at: $0) / 60) }
        model.namesAuthority = place.namesAuthority
        models = [model]
        step = Step(wait: 0, action: .abandon, seed: 0)
    }

    /// Starts the agent for the first time, on an empty disk. In half of the histories the power
    /// fails meanwhile.
    private func begin(_ first: Step?) throws {
        if let first, first.seed & 2 == 2 {
            step = first
            let place = Int((first.seed >> 8) % Self.changesOfFirstStart)
            machine.disk.inject(.crash, at: .change, sparing: place)
        }
        agent = RunningAgent(on: machine)
        if machine.disk.isDown { try recover() } else { machine.disk.heal() }
    }

    /// About how many writes and syncs the first start makes.
    private static let changesOfFirstStart: UInt64 = 80

    /// Carries out a history.
    ///
    /// - Throws: ``Difference``.
    func run(_ steps: [Step]) throws {
        try locating(0) { try begin(steps.first) }
        for (index, step) in steps.enumerated() {
            try locating(index) { try run(step) }
            if models.count > Self.mostModels { break }
        }
        try locating(max(0, steps.count - 1)) {
            try compare(withRecords: true)
            try compareWatcher()
            try ClockRule.check(machine.folder.database, on: machine.disk.name)
        }
    }

    /// Says at which step a difference was found.
    private func locating(_ index: Int, _ body: () throws -> Void) throws {
        do { try body() } catch {
            var difference =
                error as? Difference ?? Difference("unexpected error", "\(error)")
            difference.step = index
            throw difference
        }
    }

    private func run(_ step: Step) throws {
        self.step = step
        tally.steps += 1
        let begin = machine.now
        machine.ids = SplitMix64(seed: step.seed)
        // Half of the faults may come while time passes, and so at a transition.
        let isEarly = step.seed & 1 == 1
        if isEarly { arm() }
        try pass(step.wait)
        if !isEarly { arm() }
        try perform(step.action)
        machine.disk.heal()
        try settle()
        if wasHit {
            tally.faults += step.fault.isCrash ? 0 : 1
            wasHit = false
            // What could not be read at the fault is asked for again at the next change.
            try tick()
        }
        tally.seconds += max(0, machine.now - begin)
        untilFullComparison -= 1
        // The records tell which of many models is true.
        try compare(withRecords: untilFullComparison <= 0 || models.count > Self.fewModels)
    }

    /// With more models all records are compared after each step.
    private static let fewModels = 4
    /// With more models a history ends: too much is possible to tell what is wrong.
    private static let mostModels = 64

    // MARK: Faults

    private func arm() {
        let disk = machine.disk
        switch step.fault {
        case .none: break
        case .powerFailure(let place, _), .kill(let place, _):
            disk.inject(.crash, at: .change, sparing: place)
        case .diskFull(let place): disk.inject(.full(.growth), at: .write, sparing: place)
        case .writeError(let place): disk.inject(.broken, at: .write, sparing: place)
        case .readError(let place): disk.inject(.broken, at: .read, sparing: place)
        case .syncError(let place): disk.inject(.broken, at: .sync, sparing: place)
        }
    }

    /// Something that the agent does by itself or because it is asked.
    ///
    /// - Parameters:
    ///   - body: lets the agent do it.
    ///   - outcomes: what the model says: one for each state that is possible if the power fails
    ///     meanwhile, the complete one last.
    func act(
        _ body: () throws -> Answer?,
        outcome: (inout Model, Answer?) -> Outcome
    ) throws {
        let disk = machine.disk
        let faultsBefore = disk.counters.faults
        try dropNews()
        let knewFast = agent.engine.snapshot.fast.active != nil
        let answer = try body()
        // A reply that left before the power failed is a promise.
        let isAnswered = !disk.isDown && answer != nil
        try settle()
        let crashed = disk.isDown
        if disk.counters.faults > faultsBefore { wasHit = true }
        // A full disk stays full until the step is over.
        let failed = wasHit
        let news = agent.takeNews()
        try checkThatNothingWasRecovered(news)
        if !crashed { try checkTelling(news) }
        let told = news.events.compactMap { Announcement($0) }.sorted()
        let didAct = news.events.contains { Announcement($0) == nil && $0.isAct }
        if !crashed, !failed, models.count == 1 {
            // Nothing went wrong, so the model moves on in its place, which costs no copy.
            let before = models[0].journalLength
            models[0].announcedAndStored = nil
            let expected = outcome(&models[0], answer)
            if answer != expected.answer || told != expected.announcements {
                throw answerDifference(answer, told, [expected])
            }
            tally.announcements += told.count
            hold(told)
            try backups.check(
                today: machine.today, models[0], didWrite: models[0].journalLength != before)
            return
        }
        backups.doubt()
        held = nil
        var next: [Model] = []
        var expectations: [Outcome] = []
        for model in models {
            var complete = model
            if !failed { complete.announcedAndStored = nil }
            let expected = outcome(&complete, answer)
            var passed = model
            let announced = passed.pass(to: machine.now).sorted()
            if crashed {
                // Nothing of it may be there, or the transitions, or all of it.
                let isOpen = !didAct && !isAnswered && expected.changesRecords
                if isOpen, told.isEmpty { next.append(model) }
                if isOpen, !announced.isEmpty, told == announced || told.isEmpty {
                    next.append(passed)
                }
                if told == expected.announcements || told.isEmpty,
                    !isAnswered || answer == expected.answer
                {
                    next.append(complete)
                }
                continue
            }
            if answer == expected.answer, told == expected.announcements {
                next.append(complete)
            }
            if failed, answer == .refused("Storage") || answer == nil {
                // Time brings a transition whether or not it can be stored. A call may be refused before the agent
                // looks at the time, and one that has not opened the records knows of no fast.
                if told.isEmpty, announced.isEmpty || answer != nil || !knewFast {
                    next.append(model)
                }
                if !announced.isEmpty, told == announced {
                    passed.doubtStored(since: model)
                    next.append(passed)
                }
            }
            expectations.append(expected)
        }
        if next.isEmpty { throw answerDifference(answer, told, expectations) }
        models = distinct(next)
        tally.announcements += told.count
        if crashed { try recover() }
    }

    private func answerDifference(
        _ answer: Answer?, _ told: [Announcement], _ expectations: [Outcome]
    ) -> Difference {
        Difference(
            "answer",
            "\(step.action): \(answer.map { "\($0)" } ?? "nothing"), told \(told), expected "
                + expectations.map { "\($0)" }.joined(separator: " or "))
    }

    /// What the model says about something that happens.
    struct Outcome: Equatable {
        let answer: Answer?
        let announcements: [Announcement]
        /// Whether it is an act although no caller gets an answer.
        let isSilentAct: Bool

        /// False if the power may fail before or after it without a difference.
        var changesRecords: Bool {
            switch answer {
            case nil, .refused?: isSilentAct || !announcements.isEmpty
            default: true
            }
        }

        init(
            answer: Answer? = nil, announcements: [Announcement], isSilentAct: Bool = false
        ) {
            self.answer = answer
            self.announcements = announcements.sorted()
            self.isSilentAct = isSilentAct
        }
    }

    /// Removes those that are equal to another one.
    private func distinct(_ models: [Model]) -> [Model] {
        var distinct: [Model] = []
        for var model in models where !distinct.contains(model) {
            if let first = distinct.first { model.shareActs(with: first) }
            distinct.append(model)
        }
        return distinct
    }

    // MARK: The machine stops and starts

    /// The power failed, or the process was killed, during the step's fault.
    private func recover() throws {
        tally.crashesInside += 1
        switch step.fault {
        case .kill(_, let after): try start(after: after, as: .kept)
        case .powerFailure(_, let after): try start(after: after, as: .any)
        default: try start(after: 0, as: .any)
        }
    }

    /// Ends the process and starts it again after some seconds.
    ///
    /// - Parameter outcome: what becomes of what was not synced; nil if the agent ends as it should.
    func start(after: Int64, as outcome: VirtualDisk.Outcome?) throws {
        // A process that is killed writes nothing more, also not when its files are closed.
        if outcome == nil { agent.engine.prepareToEnd() } else { machine.disk.crash() }
        machine.desktop.processEnds()
        agent = nil
        held = nil
        owed = []
        if let outcome {
            tally.crashes += 1
            if outcome == .any { try tryOtherOutcomes() }
            backups.doubt()
            var random = SplitMix64(seed: step.seed &+ UInt64(tally.crashes))
            // A fault that was planned for later in this step still comes.
            machine.disk.reboot(&random, as: outcome)
        }
        machine.setClock(machine.now + after)
        try open()
    }

    /// How many other outcomes of a power failure are tried.
    private static let otherOutcomes = 6

    /// After each outcome of a power failure the records are what one of the models says.
    private func tryOtherOutcomes() throws {
        guard machine.disk.hasUnsyncedChanges else { return }
        var expected: [Visible]?
        for number in 1...Self.otherOutcomes {
            var random = SplitMix64(seed: step.seed &+ UInt64(number) &* 0x9e37_79b9_7f4a_7c15)
            try machine.disk.tryOutcome(&random) {
                defer { agent = nil }
                agent = RunningAgent(on: machine)
                try checkThatNothingWasRecovered(agent.takeNews())
                let seen = try reading(withRecords: true)
                let possible = expected ?? models.map { afterRestart($0) }
                expected = possible
                if !possible.contains(where: { says($0, seen) }) {
                    throw Difference(
                        "another outcome",
                        possible.map { seen.differences(from: $0) }.joined(separator: " OR "))
                }
            }
            tally.outcomes += 1
        }
    }

    private func afterRestart(_ model: Model) -> Visible {
        var model = model
        _ = model.restart(at: machine.now)
        return comparable(model, withRecords: true)
    }

    private func open() throws {
        models = distinct(models.flatMap(\.possibleAtRestart))
        agent = RunningAgent(on: machine)
        try act {
            agent.engine.tick()
            return nil
        } outcome: { [machine] model, _ in
            Outcome(announcements: model.restart(at: machine.now))
        }
    }

    // MARK: Time

    /// Time passes while the machine is awake: alarms ring.
    func pass(_ seconds: Int64) throws {
        let end = machine.now + seconds
        while let next = nextEvent(), next <= end {
            machine.pass(to: max(next, machine.now))
            if let alarm = machine.alarm, alarm <= machine.now {
                machine.alarm = nil
                try tick()
            } else {
                try checkThatNothingIsDue()
            }
        }
        machine.pass(to: max(end, machine.now))
    }

    /// The next instant at which something may happen: because the agent has planned it, or because
    /// the model says so.
    private func nextEvent() -> Int64? {
        [machine.alarm, machine.nextScheduled, modelEvent].compactMap(\.self).min()
    }

    /// When the model changes next by itself; nil if that is not known.
    private var modelEvent: Int64? {
        guard let visible = models.first?.visibleTimer(at: machine.now), visible.status == "active"
        else {
            return nil
        }
        let target = (visible.targetAt + 999_999) / 1_000_000
        let caution = models.first?.nextCaution(after: machine.now)
        return [visible.nextMilestoneAt / 1_000_000, target, caution ?? 0]
            .filter { $0 > machine.now }.min()
    }

    func tick() throws {
        try act {
            agent.engine.tick()
            return nil
        } outcome: { [machine] model, _ in
            Outcome(announcements: model.pass(to: machine.now))
        }
    }

    /// The agent has planned nothing for now.
    private func checkThatNothingIsDue() throws {
        try act {
            nil
        } outcome: { [machine] model, _ in
            Outcome(announcements: model.pass(to: machine.now))
        }
    }

    /// Outside of acts nothing is announced that the model would have to know.
    func dropNews() throws {
        try settle()
        _ = machine.desktop.takeFastRequests()
        let late = agent.watcher?.takeSignals().compactMap(\.announcement) ?? []
        owed = Array(owed.dropFirst(late.count))
        let news = agent.takeNews()
        try checkThatNothingWasRecovered(news)
        let told = news.events.compactMap { Announcement($0) }
        if !told.isEmpty { throw Difference("announced without reason", "\(told)") }
    }

    /// No fault of this simulation damages records.
    private func checkThatNothingWasRecovered(_ news: RunningAgent.News) throws {
        if let event = news.events.first(where: \.isRecovery) {
            throw Difference("recovery", "\(event) without damage")
        }
    }

    // MARK: Ends

    private func settle() throws {
        if machine.disk.isDown { return }
        try agent.settle()
    }

    /// Ends the agent.
    func end() { agent = nil }
}

extension Event {
    /// Whether records were set aside or restored. The virtual disk damages none.
    fileprivate var isRecovery: Bool { if case .recordsRecovered = self { true } else { false } }

    /// Whether it is announced because of an act, and not because time passed or the records were opened.
    fileprivate var isAct: Bool {
        switch self {
        case .fast(.milestoneReached), .fast(.targetReached): false
        case .fast, .merged, .undone, .redone, .restored, .waterAdded, .waterRemoved,
            .settingChanged:
            true
        default: false
        }
    }
}
