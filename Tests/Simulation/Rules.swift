import AgentCore
import AgentDesktop
import Contract
import Fasting
import LocalTime
import SDBus
import SimulationModel
import Words

/// What a watcher and the desktop may be told about what happened.
struct TellingRules {
    /// - Parameters:
    ///   - news: what the agent has told, as it knows it.
    ///   - signals: what arrived at the watcher for it.
    ///   - owed: what waits until the records can be read.
    ///   - requests: how many notifications about the fast the desktop got.
    /// - Throws: ``Difference``.
    static func check(
        _ news: RunningAgent.News, _ signals: [Watcher.Signal], owed: inout [SignalText],
        isReadable: Bool, requests: Int, isLocked: Bool
    ) throws {
        var changes: [String: Int] = [:]
        for signal in signals where signal.member == "PropertiesChanged" {
            changes[signal.interface, default: 0] += 1
        }
        for (interface, count) in changes where count > news.changes {
            throw Difference(
                "one signal per act", "\(interface): \(count) for \(news.changes) changes")
        }
        let told = signals.filter { $0.interface == Timer1.interface }.compactMap(\.announcement)
        let due = owed + news.events.compactMap(SignalText.init)
        owed = isReadable ? [] : Array(due.dropFirst(told.count))
        if told + owed != due { throw Difference("signals", "\(told) instead of \(due)") }
        let occasions = news.events.count {
            switch $0 {
            case .fast(.milestoneReached), .fast(.targetReached), .fast(.ended): true
            default: false
            }
        }
        if requests > (isLocked ? 0 : min(occasions, news.changes)) {
            throw Difference("notifications", "\(requests) for \(occasions) occasions")
        }
    }
}

/// A signal of Timer1 as the simulation compares it.
struct SignalText: Equatable {
    let member: String
    let text: String
    let instant: UInt64

    init(member: String, text: String = "", instant: UInt64 = 0) {
        self.member = member
        self.text = text
        self.instant = instant
    }

    /// - Returns: nil if Timer1 has no signal for the event.
    init?(_ event: Event) {
        switch event {
        case .fast(.started(let id)): self.init(member: "Started", text: id.description)
        case .fast(.ended(let ended)): self.init(member: "Ended", text: ended.fast.id.description)
        case .fast(.milestoneReached(let milestone, let at, _)):
            self.init(
                member: "MilestoneReached", text: milestone.rawValue,
                instant: at.microsecondsSinceEpoch)
        case .fast(.targetReached(let at, _)): self.init(member: "TargetReached", instant: at)
        default: return nil
        }
    }
}

extension Watcher.Signal {
    var announcement: SignalText? {
        member == "PropertiesChanged"
            ? nil : SignalText(member: member, text: text, instant: instant)
    }
}

/// What is on the screen is about the present.
struct ScreenRule {
    /// - Throws: ``Difference``.
    static func check(_ desktop: VirtualDesktop, _ visible: Visible, isDiscreet: Bool) throws {
        if desktop.isLocked, desktop.onScreen[.transient] != nil {
            throw Difference("locked screen", "\(desktop.onScreen)")
        }
        guard let shown = desktop.onScreen[.fast] else { return }
        if isDiscreet, shown.title != Words.name || shown.body.count != 1 || shown.image != nil {
            throw Difference("discreet", "\(shown.title): \(shown.body.map(\.text))")
        }
        let others = Milestone.allCases.filter { $0.rawValue != visible.milestone }
        // At the target the phase is in the body.
        let said = [shown.title] + shown.body.map(\.text)
        if others.contains(where: { said.contains(Words.title($0)) })
            || !["active", "completed"].contains(visible.status)
        {
            throw Difference(
                "screen", "\(shown.title) while \(visible.status) \(visible.milestone)")
        }
    }
}

/// A new fast never moves an older tree, except the first one if it was alone.
struct ForestRule {
    /// The ids of all trees, and where those that are drawn stand.
    private var order: [String] = []
    private var places: [String: [Double]] = [:]

    /// - Parameter order: the ids of all trees, by start, then by id.
    /// - Throws: ``Difference``.
    mutating func check(_ trees: [ForestTree], order: [String]) throws {
        let places = Dictionary(
            uniqueKeysWithValues: trees.map {
                ($0.id.description, [$0.x, $0.y, Double($0.depth.rawValue)])
            })
        if self.order.count > 1, order.starts(with: self.order) {
            for (id, place) in self.places {
                guard let now = places[id], now != place else { continue }
                throw Difference("forest", "\(id) moves from \(place) to \(now)")
            }
        }
        (self.order, self.places) = (order, places)
    }
}

/// Nothing that is shown without a fast depends on how long ago the last fast was.
struct QuietRule {
    private var timer: [String: Value]?
    private var vigil: [String: [String: Value]] = [:]

    /// - Parameters:
    ///   - timer: the properties of Timer1 while it is idle.
    ///   - vigil: those of Vigil1.
    /// - Throws: ``Difference``.
    mutating func check(
        timer: [String: Value], vigil now: [String: Value], dayOfYear: Int
    ) throws {
        var timer = timer
        // What there is to undo, and whether there was a start, does not depend on time.
        for name in ["NeverStarted", "UndoAct", "UndoDetails"] { timer[name] = nil }
        if let before = self.timer, before != timer {
            throw Difference("quiet", Self.difference(timer, before))
        }
        self.timer = timer
        let key = "\(dayOfYear) \(now["Enabled"]?.booleanValue ?? false)"
        if let before = vigil[key], before != now {
            throw Difference("quiet", Self.difference(now, before))
        }
        vigil[key] = now
    }

    private static func difference(_ now: [String: Value], _ before: [String: Value]) -> String {
        Set(now.keys).union(before.keys).sorted().filter { now[$0] != before[$0] }
            .map {
                "\($0): \(String(describing: now[$0])) instead of \(String(describing: before[$0]))"
            }
            .joined(separator: "; ")
    }
}
