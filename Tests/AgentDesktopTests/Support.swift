import Fasting
import LocalTime
import Notices
import Words

@testable import AgentCore
@testable import AgentDesktop

/// Records the calls instead of showing anything.
final class RecordingPresenter: NotificationPresenter {
    enum Order: Equatable {
        case show(DesktopNotification, NotificationSlot)
        case update(DesktopNotification, NotificationSlot)
        case withdraw(NotificationSlot)
        case add(String)
    }

    private(set) var orders: [Order] = []

    func show(_ notification: DesktopNotification, in slot: NotificationSlot) {
        orders.append(.show(notification, slot))
    }
    func update(_ notification: DesktopNotification, in slot: NotificationSlot) {
        orders.append(.update(notification, slot))
    }
    func withdraw(_ slot: NotificationSlot) { orders.append(.withdraw(slot)) }
    func addTemporaryLine(
        _ text: String, at position: ParagraphPosition, in slot: NotificationSlot,
        fallback: DesktopNotification
    ) {
        orders.append(.add(text))
    }

    /// The calls since the last time.
    func take() -> [Order] {
        defer { orders = [] }
        return orders
    }
}

let hour: Int64 = 3600

/// 2026-03-02 06:00:00 UTC, the 61st day of the year.
let morning = Instant(secondsSinceEpoch: 1_772_431_200)

/// A fast and a clock. Both are advanced by the rules of the domain.
struct Story {
    var snapshot: Snapshot

    init(settings: Settings = Settings()) {
        snapshot = Snapshot(fast: FastState(), settings: settings, now: morning, zone: .utc)
    }

    /// The line of Scripture of this moment.
    var passage: Words.Vigil.Passage? { Words.Vigil.passage(snapshot.vigilOccasion) }

    /// What Vigil adds to the companion text.
    var addition: String? {
        snapshot.settings.isVigilOn ? snapshot.milestone.map(Words.Vigil.companion) : nil
    }

    private var context: FastContext {
        FastContext(
            now: snapshot.now, midnight: snapshot.zone.midnight(after: snapshot.now),
            defaultTarget: snapshot.settings.target, offset: { _ in 0 }, stored: NoFasts())
    }

    mutating func perform(_ command: FastCommand) throws -> [Event] {
        install(try snapshot.fast.reduce(command, context: context))
    }

    /// Undoes the ending of a fast.
    mutating func resume() -> [Event] {
        guard case .ended(let ended) = snapshot.fast.stage else { return [] }
        var fast = ended.fast
        (fast.actedAt, fast.observedAt) = (snapshot.now, snapshot.now)
        snapshot.fast = FastState(stage: .active(fast))
        return [.fast(.resumed(fast.id))]
    }

    /// Starts a fast that began some hours ago.
    mutating func start(hoursAgo: Int64 = 0, target: Double = 16) throws -> [Event] {
        try perform(
            .start(
                RecordID(bytes: [UInt8](repeating: 7, count: 16))!,
                at: snapshot.now - hoursAgo * hour, target: Target(hours: target)!))
    }

    mutating func pass(hours: Double) -> [Event] {
        snapshot.now = snapshot.now + Int64(hours * 3600)
        return snapshot.fast.advance(to: snapshot.now).map { install($0) } ?? []
    }

    private mutating func install(_ change: FastChange) -> [Event] {
        snapshot.fast = change.state
        return change.events.map(Event.fast)
    }
}

extension NotificationPolicy {
    /// Applies a change with these events.
    func tell(_ events: [Event], _ snapshot: Snapshot) {
        apply(Change(before: snapshot, after: snapshot, events: events))
    }
}

extension DailyOfferPolicy {
    /// What a decision did on screen.
    struct Step: Equatable {
        enum Kind: Equatable { case none, show, withdraw }

        var place: Int
        var plan: DailyPlan
        var step: Kind
    }

    /// What a decision about one plan did, and when the next one is due.
    struct Decision: Equatable {
        var step = Step.Kind.none
        var alarm: Instant?
    }

    /// Decides, and compares what is on screen.
    mutating func steps(_ facts: Facts) -> (steps: [Step], alarm: Instant?) {
        let before = shown
        let alarm = decide(facts)
        let gone = before.filter { old in !shown.contains { $0.place == old.place } }
        let new = shown.filter { new in
            !before.contains { ($0.place, $0.day) == (new.place, new.day) }
        }
        let steps =
            gone.map { Step(place: $0.place, plan: $0.plan, step: .withdraw) }
            + new.map { Step(place: $0.place, plan: $0.plan, step: .show) }
        return (steps, alarm)
    }

    /// Decides about the one plan of the facts.
    mutating func decision(_ facts: Facts) -> Decision {
        let (steps, alarm) = steps(facts)
        return Decision(step: steps.last?.step ?? .none, alarm: alarm)
    }
}

extension DailyOfferPolicy.Facts {
    /// The one plan.
    var plan: DailyPlan? {
        get { plans.first }
        set { plans = newValue.map { [$0] } ?? [] }
    }
}

/// The default settings with a change.
func settings(_ change: (inout Settings) -> Void) -> Settings {
    var settings = Settings()
    change(&settings)
    return settings
}

let vigil = settings { $0.isVigilOn = true }

/// Records without a fast.
private struct NoFasts: StoredFasts {
    func session(_ id: RecordID) -> Session? { nil }
    func session(endingAfter after: Instant, upTo: Instant?, except id: RecordID) -> Session? {
        nil
    }
    func session(
        overlapping interval: Range<Instant>, except id: RecordID,
        orOverlapping old: Range<Instant>?, newSince act: JournalEntry?
    ) -> Session? { nil }
    func isRunningFastNew(to interval: Range<Instant>, since act: JournalEntry) -> Bool { false }
}
