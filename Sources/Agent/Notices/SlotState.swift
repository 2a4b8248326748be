import CNotify

/// What is on screen in a slot, and what waits for a server.
struct SlotState {
    /// The notification on screen.
    var shown: Shown?
    /// The notification that no server has accepted yet.
    var pending: DesktopNotification?

    /// The notification on screen, if none is about to replace it.
    var settled: Shown? { pending == nil ? shown : nil }
}

/// A notification that a server shows.
struct Shown {
    let handle: NotificationHandle
    /// The unique bus name of the server.
    let server: String?
    var notification: DesktopNotification
    /// Withdraws a transient notification. Some servers keep it longer than its lifetime.
    var expiry: ScheduledAction?
    /// Removes the temporary line. nil if there is none.
    var lineRemoval: ScheduledAction?
}

/// libnotify's object for one notification.
final class NotificationHandle {
    let pointer: UnsafeMutablePointer<NotifyNotification>

    /// Takes ownership of the caller's reference.
    init(_ pointer: UnsafeMutablePointer<NotifyNotification>) { self.pointer = pointer }

    deinit { cnotify_release(pointer) }
}
