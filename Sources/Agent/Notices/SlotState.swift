import CNotify

/// What is on screen in a slot, and what waits for a server.
enum SlotState {
    case empty
    /// No server has accepted the notification yet.
    case pending(DesktopNotification)
    /// A server shows it.
    case shown(Shown)
    /// A server shows a notification and has not accepted the next one yet.
    case replacing(Shown, by: DesktopNotification)

    /// The notification on screen.
    var shown: Shown? {
        switch self {
        case .shown(let shown), .replacing(let shown, _): shown
        case .empty, .pending: nil
        }
    }

    /// The notification that waits for a server.
    var pending: DesktopNotification? {
        switch self {
        case .pending(let notification), .replacing(_, let notification): notification
        case .empty, .shown: nil
        }
    }

    /// - Parameter notification: nil if nothing waits for a server any more.
    mutating func setPending(_ notification: DesktopNotification?) {
        self = Self.combining(shown, notification)
    }

    /// Nothing is on screen any more. A pending notification stays pending.
    mutating func removeShown() { self = Self.combining(nil, pending) }

    private static func combining(_ shown: Shown?, _ pending: DesktopNotification?) -> SlotState {
        switch (shown, pending) {
        case (nil, nil): .empty
        case (nil, let pending?): .pending(pending)
        case (let shown?, nil): .shown(shown)
        case (let shown?, let pending?): .replacing(shown, by: pending)
        }
    }
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
