import CNotify
import Glibc
import Synchronization

/// Notices through libnotify, on a thread of its own: its calls are synchronous and wait up to 25 s
/// for a server that does not answer.
///
/// The thread and libnotify begin with the first notice. Orders that come while the server keeps
/// the thread waiting do not pile up: only the last one is carried out.
public final class DesktopNotices: NoticePort {
    private let identity: Worker.Identity
    private let log: @Sendable (String) -> Void
    private var worker: Worker?

    /// - Parameters:
    ///   - application: the name that people read.
    ///   - desktopEntry: the desktop file's name without its ending; the icon's name too.
    ///   - log: gets a line for what failed, from the thread of the notices.
    public init(
        application: String, desktopEntry: String, log: @escaping @Sendable (String) -> Void
    ) {
        identity = Worker.Identity(application: application, desktopEntry: desktopEntry)
        self.log = log
    }

    public func show(_ notice: Notice) {
        let worker = self.worker ?? Worker(identity, log)
        self.worker = worker
        worker.order(.show(notice))
    }

    public func withdraw() { worker?.order(.withdraw) }
}

/// What lives on the thread of the notices.
///
/// Unchecked: `mailbox` is the only thing that both threads touch and has a lock; everything below
/// "on the thread" is touched there alone.
private final class Worker: @unchecked Sendable {
    struct Identity: Sendable {
        let application: String
        let desktopEntry: String
    }

    enum Order {
        case show(Notice)
        case withdraw
    }

    private struct Mailbox {
        var order: Order?
        /// Set by the thread once it can be posted to.
        nonisolated(unsafe) var context: OpaquePointer?
    }

    private let identity: Identity
    private let log: @Sendable (String) -> Void
    private let mailbox = Mutex(Mailbox())

    // On the thread.
    private var isConnected = false
    private var isWatching = false
    /// What stands on the screen, as far as the server said.
    private var shown: UnsafeMutablePointer<NotifyNotification>?
    /// What should stand there and nobody has taken.
    private var untaken: Notice?

    init(_ identity: Identity, _ log: @escaping @Sendable (String) -> Void) {
        self.identity = identity
        self.log = log
        var thread = pthread_t()
        let code = pthread_create(
            &thread, nil,
            { argument in
                Unmanaged<Worker>.fromOpaque(argument!).takeRetainedValue().run()
                return nil
            }, Unmanaged.passRetained(self).toOpaque())
        if code == 0 {
            pthread_detach(thread)
        } else {
            log("no thread for notices: \(String(cString: strerror(code)))")
        }
    }

    // MARK: From the agent's thread

    func order(_ order: Order) {
        mailbox.withLock { mailbox in
            mailbox.order = order
            if let context = mailbox.context { wake(context) }
        }
    }

    private func wake(_ context: OpaquePointer) {
        cnotify_post(
            context,
            { worker in
                Unmanaged<Worker>.fromOpaque(worker!).takeUnretainedValue().carryOut()
                return 0
            }, Unmanaged.passUnretained(self).toOpaque())
    }

    // MARK: On the thread

    private func run() {
        let context = cnotify_own_context()!
        mailbox.withLock { mailbox in
            mailbox.context = context
            wake(context)
        }
        let loop = g_main_loop_new(context, 0)
        g_main_loop_run(loop)
    }

    private func carryOut() {
        let order = mailbox.withLock { mailbox in
            defer { mailbox.order = nil }
            return mailbox.order
        }
        switch order {
        case nil: break
        case .show(let notice): show(notice)
        case .withdraw: withdraw()
        }
    }

    private func show(_ notice: Notice) {
        untaken = notice
        guard connect() else { return log("no notice: the session bus does not answer") }
        guard let body = body(of: notice) else { return }
        let notification: UnsafeMutablePointer<NotifyNotification>
        if let shown {
            notification = shown
            notify_notification_update(notification, notice.title, body, identity.desktopEntry)
        } else {
            notification = notify_notification_new(notice.title, body, identity.desktopEntry)
            cnotify_on_closed(
                notification,
                { notification, worker in
                    Unmanaged<Worker>.fromOpaque(worker!).takeUnretainedValue()
                        .wasClosed(notification!)
                }, Unmanaged.passUnretained(self).toOpaque())
            cnotify_hint_string(notification, "desktop-entry", identity.desktopEntry)
            shown = notification
        }
        notify_notification_set_urgency(notification, NOTIFY_URGENCY_NORMAL)
        notify_notification_set_category(notification, notice.category)
        var error: UnsafeMutablePointer<GError>?
        if notify_notification_show(notification, &error) == 0 {
            log("no notice: \(error.map { String(cString: $0.pointee.message) } ?? "unknown")")
            g_clear_error(&error)
            // Nobody took it, so there is nothing on the screen to replace.
            forgetShown()
        } else {
            untaken = nil
        }
    }

    /// How often to ask a server that keeps us waiting, 25 s each time.
    private static let attempts = 4
    /// A server that is not there fails at once; one that hangs, after more than this many
    /// microseconds.
    private static let patience: Int64 = 5_000_000

    /// The body as the server reads it, asked of the server each time: it may be another one.
    ///
    /// Nothing is sent to a server that does not answer: it would show it when it comes back, and
    /// nobody could say whether the notice still holds then.
    ///
    /// - Returns: nil where another order has come meanwhile, or the server does not answer.
    private func body(of notice: Notice) -> String? {
        for _ in 0..<Self.attempts {
            let begun = g_get_monotonic_time()
            let readsMarkup = cnotify_server_has("body-markup")
            watchServer()
            if mailbox.withLock({ $0.order != nil }) { return nil }
            if readsMarkup > 0 { return notice.markup }
            if readsMarkup == 0 || g_get_monotonic_time() - begun < Self.patience {
                return notice.body
            }
        }
        log("no notice: the notification server does not answer")
        return nil
    }

    private func withdraw() {
        untaken = nil
        guard let shown else { return }
        notify_notification_close(shown, nil)
        forgetShown()
    }

    private func wasClosed(_ notification: UnsafeMutablePointer<NotifyNotification>) {
        if notification == shown { forgetShown() }
    }

    /// Learns when the server goes, whose ids are worth nothing then, and when one comes, which is
    /// shown what nobody has taken.
    private func watchServer() {
        if isWatching { return }
        isWatching = true
        cnotify_watch_server(
            { _, _, _, worker in
                let worker = Unmanaged<Worker>.fromOpaque(worker!).takeUnretainedValue()
                if let notice = worker.untaken { worker.show(notice) }
            },
            { _, _, worker in
                Unmanaged<Worker>.fromOpaque(worker!).takeUnretainedValue().forgetShown()
            }, Unmanaged.passUnretained(self).toOpaque())
    }

    private func forgetShown() {
        guard let shown else { return }
        self.shown = nil
        cnotify_unref(shown)
    }

    private func connect() -> Bool {
        if isConnected { return true }
        cnotify_silence()
        guard cnotify_connect() != 0 else { return false }
        isConnected = notify_init(identity.application) != 0
        return isConnected
    }
}
