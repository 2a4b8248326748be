import AgentCore
import Notices

/// A part of the agent that follows its state. Each does what concerns it, and nothing else.
public protocol ChangeListener: AnyObject {
    /// Shows or writes what the state is after a change.
    func apply(_ change: Change)

    /// Notifications are held for other reasons than before, or no longer.
    func hold(for reasons: ReasonsToHold, _ snapshot: Snapshot)

    /// Carries out a button of a notification.
    func perform(_ action: InvokedAction)

    /// Tries again what failed: the machine woke up, or the session was locked or unlocked.
    func retry()
}

extension ChangeListener {
    public func apply(_ change: Change) {}
    public func hold(for reasons: ReasonsToHold, _ snapshot: Snapshot) {}
    public func perform(_ action: InvokedAction) {}
    public func retry() {}
}

/// Why no notification is shown now.
public struct ReasonsToHold: OptionSet, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let sessionIsLocked = ReasonsToHold(rawValue: 1)
    /// The night prayer is shown.
    public static let prayerIsShown = ReasonsToHold(rawValue: 2)
}
