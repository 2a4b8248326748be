/// Shows notifications on the user's desktop.
///
/// No call waits for the notification server. If no server is running, a notification without a
/// lifetime waits for one until it is withdrawn.
public protocol NotificationPresenter: AnyObject {
    /// Shows a notification. It replaces the one in the same slot.
    func show(_ notification: DesktopNotification, in slot: NotificationSlot)

    /// Changes the notification in a slot, whether it is on screen or still waits for a server.
    ///
    /// Does nothing if the user has dismissed it.
    func update(_ notification: DesktopNotification, in slot: NotificationSlot)

    /// Removes the notification in a slot from the screen.
    func withdraw(_ slot: NotificationSlot)

    /// Adds a line to the notification in a slot for two seconds. It is a separate paragraph.
    ///
    /// - Parameters:
    ///   - text: the line.
    ///   - position: where the line is added.
    ///   - fallback: shown in ``NotificationSlot/transient`` instead if the notification is no longer
    ///     on screen. Some servers close a notification when the user presses one of its buttons.
    func addTemporaryLine(
        _ text: String, at position: ParagraphPosition, in slot: NotificationSlot,
        fallback: DesktopNotification)
}

/// A place for one notification. A new notification replaces the previous one in its slot.
public enum NotificationSlot: Hashable, Sendable, CaseIterable {
    /// About the fast.
    case fast
    /// Short messages with a lifetime.
    case transient
    /// About the stored records.
    case records
    /// An invitation at an hour that the user chose.
    case invitation
    /// An offer to begin a fast at a time that the user planned. Each plan has its own place, from 0 on.
    case plan(Int)
    /// A question that is asked once.
    case question

    /// As many plans as there can be have a place.
    public static let placesOfPlans = 16

    /// In the order in which they are shown.
    public static let allCases =
        [fast, transient, records, invitation] + (0..<placesOfPlans).map(plan) + [question]
}

/// The user has pressed a button of a notification.
public struct InvokedAction: Equatable, Sendable {
    /// The slot of the notification.
    public let slot: NotificationSlot
    /// The key of the ``DesktopNotification/Action``. It comes from the server and can be any string.
    public let key: String
    /// What lets a window that opens for it come to the front; nil if the server sent none.
    public let activationToken: String?

    public init(slot: NotificationSlot, key: String, activationToken: String? = nil) {
        self.slot = slot
        self.key = key
        self.activationToken = activationToken
    }
}
