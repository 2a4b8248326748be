import AgentCore
import Contract
import Fasting
import LocalTime
import SDBus
import SimulationModel
import Words

/// What is compared with the model and with itself.
extension World {
    func reading(withRecords: Bool) throws -> Visible {
        do throws(Refusal) {
            return try AgentReading(engine: agent.engine)(withRecords: withRecords)
        } catch { throw Difference("reading", "\(error)") }
    }

    /// Compares what can be seen with the model. Models that say something else are no longer
    /// possible.
    ///
    /// - Throws: ``Difference`` if none is left.
    func compare(withRecords: Bool) throws {
        let seen = try reading(withRecords: withRecords)
        let expected = models.map { comparable($0, withRecords: withRecords) }
        let fits = expected.map { says($0, seen) }
        guard let first = fits.firstIndex(of: true) else {
            throw Difference(
                "what can be seen",
                expected.map { seen.differences(from: $0) }.joined(separator: " OR "))
        }
        if fits.contains(false) { models = zip(models, fits).filter(\.1).map(\.0) }
        try compareSettings()
        if models.count == 1 { try compareEntitlement() }
        if agent.outlets != nil {
            try ScreenRule.check(
                machine.desktop, seen, isDiscreet: agent.engine.snapshot.settings.isDiscreet)
        }
        guard withRecords else { return }
        untilFullComparison = 8
        guard agent.engine.snapshot.entitlement.hasForest else { return }
        let trees: [ForestTree]
        do throws(Refusal) { trees = try agent.engine.forest().trees } catch {
            throw Difference("reading", "\(error)")
        }
        try forest.check(trees, order: expected[first].trees.map(\.id))
    }

    /// What a model says, as far as the agent is asked.
    func comparable(_ model: Model, withRecords: Bool) -> Visible {
        var visible = model.comparable(at: machine.now, withRecords: withRecords)
        if !agent.engine.snapshot.entitlement.hasForest { visible.trees = [] }
        return visible
    }

    /// Whether what a model says is what was seen.
    func says(_ expected: Visible, _ seen: Visible) -> Bool {
        expected == seen || isStatusOpen && isAlikeButForEnded(expected, seen)
    }

    /// The settings change only when they are set, and no restart, undo or restore changes them.
    private func compareSettings() throws {
        let now = agent.engine.snapshot.settings
        if let settings, settings != now {
            throw Difference("settings", "\(now) instead of \(settings)")
        }
        settings = now
    }

    /// What may be shown. Without a licence and after the trial the forest is refused, and the calendar
    /// has the ten most recent days.
    private func compareEntitlement() throws {
        let entitlement = agent.engine.snapshot.entitlement
        let possible = models[0].entitlements(at: machine.now)
        if !possible.contains(entitlement.rawValue) {
            throw Difference("entitlement", "\(entitlement) instead of \(possible.sorted())")
        }
        guard entitlement == .free, untilFullComparison <= 0 else { return }
        if (try? agent.engine.forest()) != nil { throw Difference("entitlement", "a forest") }
        let recent = models[0].recentDays(10)
        guard let latest = recent.max() else { return }
        let civil = CivilTime(secondsSinceEpoch: latest * 86_400)
        let seen: [Int]
        do throws(Refusal) {
            seen = try agent.engine.month(civil.year, civil.month).map(\.day)
        } catch { throw Difference("reading", "\(error)") }
        let expected = Set(
            recent.map { CivilTime(secondsSinceEpoch: $0 * 86_400) }
                .filter { ($0.year, $0.month) == (civil.year, civil.month) }.map(\.day))
        if Set(seen) != expected {
            throw Difference("calendar", "\(Set(seen).sorted()) instead of \(expected.sorted())")
        }
    }

    /// Whether both say the same, except of a fast that has ended.
    private func isAlikeButForEnded(_ a: Visible, _ b: Visible) -> Bool {
        var (a, b) = (a, b)
        guard a.status != "active", b.status != "active" else { return false }
        a.forgetTimer()
        b.forgetTimer()
        return a == b
    }

    /// Checks what a watcher was told.
    func checkTelling(_ news: RunningAgent.News) throws {
        let problems = agent.takeProblems()
        if !problems.isEmpty { throw Difference("not announced", "\(problems)") }
        let requests = machine.desktop.takeFastRequests()
        guard let watcher = agent.watcher else { return }
        tally.busMessages += watcher.takeMessageCount()
        try TellingRules.check(
            news, watcher.takeSignals(), owed: &owed,
            isReadable: agent.engine.snapshot.records == .readable, requests: requests,
            isLocked: machine.desktop.isLocked)
        let shown = machine.desktop.takeLockedRequests()
        if !shown.isEmpty { throw Difference("locked screen", "\(shown)") }
    }

    /// A watcher that only follows signals knows the same as one that asks.
    func compareWatcher() throws {
        if machine.disk.isDown { return }
        try serve()
        guard let watcher = agent.watcher else { return }
        for interface in Watcher.interfaces {
            var answers = try answers(watcher, interface)
            for name in Watcher.unsignalled { answers[name] = nil }
            var known = watcher.properties[interface] ?? [:]
            for name in Watcher.unsignalled { known[name] = nil }
            for (name, value) in answers where known[name]?.inOrder != value.inOrder {
                throw Difference(
                    "watcher", "\(interface).\(name): \(known[name] as Value?) instead of \(value)")
            }
        }
        try agent.settle()
        let timer = watcher.properties[Timer1.interface] ?? [:]
        try checkCaution(timer["Caution"])
        if timer["Status"] == .string("idle") {
            let local = machine.now + machine.zone.offset(at: machine.now)
            try quiet.check(
                timer: timer, vigil: watcher.properties[Vigil1.interface] ?? [:],
                dayOfYear: CivilTime(secondsSinceEpoch: local).dayOfYear)
        }
    }

    /// What is said about the length of the fast follows the fact.
    private func checkCaution(_ known: Value?) throws {
        guard models.count == 1 else { return }
        let hours = models[0].visibleTimer(at: machine.now).cautions
        let texts = Caution.allCases.prefix(hours.count).map(\.windowText.text)
        if known != .string(texts.joined(separator: " ")) {
            throw Difference("caution", "\(known as Value?) at \(hours) hours")
        }
    }

    private func answers(_ watcher: Watcher, _ interface: String) throws -> [String: Value] {
        switch try watcher.getAll(interface) {
        case .success(let values): return values
        case .failure(let error): throw Difference("watcher", "\(interface): \(error)")
        }
    }

    // MARK: Calls that change nothing

    /// A call that cannot be carried out. It is refused, and nothing changes.
    func makeNoSense(_ number: Int) throws {
        guard step.fault == .none else { return }
        try serve()
        guard let watcher = agent.watcher else { return }
        let reply: Result<Message, BusError>
        let options: [String: Value]
        switch number % 14 {
        case 0: options = ["StartedAt": .string("soon")]
        case 1: options = ["Began": .uint64(0)]
        case 2: options = ["StartedAt": .int64(-1)]
        case 3: options = ["Target": .double(.nan)]
        case 4: options = ["Target": .double(1.5)]
        case 5: options = ["StartedAt": .double(1e300)]
        case 6: options = ["Target": .uint64(.max)]
        default: options = [:]
        }
        switch number % 14 {
        case 0...6:
            let member =
                models[0].visibleTimer(at: machine.now).status == "active" ? "Adjust" : "Start"
            reply = try watcher.call(Timer1.interface, member, options)
        case 7: reply = try watcher.call(Timer1.interface, "Resume")
        case 8: reply = try watcher.call("app.atrest.Timer2", "Start", options)
        case 9: reply = try watcher.call(History1.interface, "Delete", "\u{1}", options)
        case 10:
            reply = try watcher.call(History1.interface, "Log", UInt64.max, UInt64.max, options)
        case 11:
            reply = try watcher.call(
                Water1.interface, "Add", ["Milliliters": Value.uint32(.max)])
        case 12:
            reply = try watcher.call(
                Watcher.propertiesInterface, "Set", Settings1.interface, "TargetHours",
                Value.double(.infinity))
        default: reply = try watcher.call(History1.interface, "Month", UInt32(2026), UInt32(13))
        }
        if case .success = reply { throw Difference("nonsense", "\(number % 14) was carried out") }
        tally.refusals += 1
    }

    /// A question. It is answered, and nothing changes.
    func ask(_ number: Int) throws {
        guard step.fault == .none else { return }
        try serve()
        guard let watcher = agent.watcher else { return }
        let reply: Result<Message, BusError>
        let none: [String: Value] = [:]
        switch number % 9 {
        case 0:
            reply = try watcher.call(History1.interface, "List", none)
        case 1:
            let civil = CivilTime(secondsSinceEpoch: machine.now)
            reply = try watcher.call(
                History1.interface, "Month", UInt32(civil.year), UInt32(civil.month))
        case 2: reply = try watcher.call(Forest1.interface, "Trees")
        case 3:
            reply = try watcher.call(
                Forest1.interface, "Svg", "timer", UInt32(64), UInt32(64), none)
        case 4: reply = try watcher.call(Journal1.interface, "List", none)
        case 5: reply = try watcher.call(Journal1.interface, "Backups")
        case 6: reply = try watcher.call(Water1.interface, "List", none)
        case 7: reply = try watcher.call(Vigil1.interface, "Citation")
        default: reply = try watcher.call("org.freedesktop.DBus.Introspectable", "Introspect")
        }
        // The trees.
        let isRefused = number % 9 == 2 && !agent.engine.snapshot.entitlement.hasForest
        switch reply {
        case .success where isRefused: throw Difference("question", "\(number % 9) is answered")
        case .failure(let error) where !(isRefused && shortName(error.name) == "NotEntitled"):
            throw Difference("question", "\(number % 9): \(error)")
        default: break
        }
    }
}

extension Value {
    /// The value as it is compared: the order of a dictionary means nothing.
    fileprivate var inOrder: Value {
        guard case .dictionary(let entries, let key, let value) = self else { return self }
        return .dictionary(entries.sorted { "\($0.key)" < "\($1.key)" }, key: key, value: value)
    }
}
