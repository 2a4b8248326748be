import Notices

/// The user's desktop: a screen that may be locked, and a notification server that may misbehave.
///
/// It keeps what ``NotificationPresenter`` promises: nothing waits for the server, and a notification
/// without a lifetime waits for a server until it is withdrawn.
final class VirtualDesktop: NotificationPresenter {
    enum Server: String, CaseIterable, Sendable {
        case answering
        /// No server runs.
        case absent
        /// It takes what it gets and shows it only later.
        case slow
        /// It never answers.
        case mute
        /// It closes what it shows at once, as if the user had.
        case closing
    }

    private(set) var server = Server.answering
    var isLocked = false
    private(set) var onScreen: [NotificationSlot: DesktopNotification] = [:]
    private var waiting: [NotificationSlot: DesktopNotification] = [:]
    /// How often a notification about the fast was asked for, since the last ``takeFastRequests()``.
    private var fastRequests = 0
    private var lockedRequests: [String] = []
    /// How many notifications were on the screen.
    private(set) var shownCount = 0

    func takeFastRequests() -> Int {
        defer { fastRequests = 0 }
        return fastRequests
    }

    /// What was to be shown while the screen was locked, since the last call.
    func takeLockedRequests() -> [String] {
        defer { lockedRequests = [] }
        return lockedRequests
    }

    func show(_ notification: DesktopNotification, in slot: NotificationSlot) {
        if isLocked { lockedRequests.append("\(slot): \(notification.title)") }
        if slot == .fast { fastRequests += 1 }
        place(notification, in: slot)
    }

    private func place(_ notification: DesktopNotification, in slot: NotificationSlot) {
        switch server {
        case .answering:
            onScreen[slot] = notification
            waiting[slot] = nil
            shownCount += 1
        case .closing:
            onScreen[slot] = nil
            waiting[slot] = nil
        case .absent, .slow, .mute:
            onScreen[slot] = nil
            waiting[slot] = notification.lifetime == nil ? notification : nil
        }
    }

    func update(_ notification: DesktopNotification, in slot: NotificationSlot) {
        if waiting[slot] != nil { waiting[slot] = notification }
        if onScreen[slot] != nil { onScreen[slot] = notification }
    }

    func withdraw(_ slot: NotificationSlot) {
        onScreen[slot] = nil
        waiting[slot] = nil
    }

    func addTemporaryLine(
        _ text: String, at position: ParagraphPosition, in slot: NotificationSlot,
        fallback: DesktopNotification
    ) {
        if onScreen[slot] == nil { place(fallback, in: .transient) }
    }

    /// Replaces the server. What the old one showed is gone.
    func replaceServer(by next: Server) {
        server = next
        onScreen = [:]
        serverMayShow()
    }

    /// Time passes: a slow server catches up.
    func serverMayShow() {
        if server == .slow {
            onScreen.merge(waiting) { $1 }
            waiting = [:]
        }
        guard server == .answering || server == .closing else { return }
        for (slot, notification) in waiting { place(notification, in: slot) }
        waiting = [:]
    }

    /// The process ends. What a killed process leaves on the screen is no longer its own; the next
    /// process replaces it with its first notification.
    func processEnds() {
        waiting = [:]
        onScreen = [:]
    }
}
