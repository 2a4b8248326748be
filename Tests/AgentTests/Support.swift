import Fasting
import LocalTime
import Notices

@testable import Agent

/// Notes what it is told to do.
final class NotedPort: NotificationPresenter {
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
        _ text: String, below position: ParagraphPosition, in slot: NotificationSlot,
        fallback: DesktopNotification
    ) {
        orders.append(.add(text))
    }

    /// What came since the last call.
    func take() -> [Order] {
        defer { orders = [] }
        return orders
    }
}

let hour: Int64 = 3600

/// 2026-03-02 06:00:00 UTC, the 61st day of the year.
let morning = Instant(secondsSinceEpoch: 1_772_431_200)

/// A fast, what has been announced of it, and the time: moved on by the domain's own rules.
struct Story {
    var present: Present

    init(settings: Settings = Settings()) {
        present = Present(
            fast: FastState(), settings: settings, waterToday: 0, now: morning, zone: .utc)
    }

    private var context: FastContext {
        FastContext(
            now: present.now, midnight: present.zone.midnight(after: present.now),
            defaultTarget: present.settings.target, offset: { _ in 0 },
            sessionEnding: { _, _, _ in nil })
    }

    mutating func perform(_ command: FastCommand) throws -> [FastEffect] {
        let change = try present.fast.reduce(command, context: context)
        present.fast = change.state
        return change.effects
    }

    /// Begins a fast that began so many hours ago.
    mutating func start(hoursAgo: Int64 = 0, target: Double = 16) throws -> [FastEffect] {
        try perform(
            .start(
                RecordID(bytes: [UInt8](repeating: 7, count: 16))!,
                at: present.now - hoursAgo * hour, target: Target(hours: target)!))
    }

    mutating func pass(hours: Double) -> [FastEffect] {
        present.now = present.now + Int64(hours * 3600)
        guard let change = present.fast.advance(to: present.now) else { return [] }
        present.fast = change.state
        return change.effects
    }
}

/// Settings as usual, but for what `change` does.
func settings(_ change: (inout Settings) -> Void) -> Settings {
    var settings = Settings()
    change(&settings)
    return settings
}

let vigil = settings { $0.isVigilOn = true }
