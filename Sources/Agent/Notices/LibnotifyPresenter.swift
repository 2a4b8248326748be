import CNotify
import Glibc
import Synchronization
import Text

/// Shows notifications through libnotify.
///
/// libnotify's calls are synchronous and wait up to 25 s for a server that does not answer, so they
/// run on their own thread. The thread starts with the first notification. While a slow server
/// keeps the thread waiting, only the latest request for each slot is kept.
public final class LibnotifyPresenter: NotificationPresenter {
    private let identity: NotificationWorker.Identity
    private let log: @Sendable (String) -> Void
    private let invokedActions = InvokedActionQueue()
    private var worker: NotificationWorker?

    /// - Parameters:
    ///   - application: the application's name for users.
    ///   - desktopEntry: the name of the desktop file without `.desktop`.
    ///   - icon: the name of the icon, or the path of its file.
    ///   - log: receives one line for each failure, on the presenter's own thread.
    public init(
        application: String, desktopEntry: String, icon: String,
        log: @escaping @Sendable (String) -> Void
    ) {
        identity = NotificationWorker.Identity(
            application: application, desktopEntry: desktopEntry, icon: Self.name(ofIcon: icon))
        self.log = log
    }

    /// The icon as notification servers read it: a name, or the URI of a file.
    static func name(ofIcon icon: String) -> String {
        guard icon.hasPrefix("/"), let uri = icon.withPath({ g_filename_to_uri($0, nil, nil) })
        else { return icon }
        defer { g_free(uri) }
        return String(cString: uri)
    }

    public func show(_ notification: DesktopNotification, in slot: NotificationSlot) {
        let worker = self.worker ?? NotificationWorker(identity, log, invokedActions)
        self.worker = worker
        worker.request(.show(notification, requestedAt: NotificationWorker.now), in: slot)
    }

    public func update(_ notification: DesktopNotification, in slot: NotificationSlot) {
        worker?.request(.update(notification), in: slot)
    }

    public func withdraw(_ slot: NotificationSlot) { worker?.request(.withdraw, in: slot) }

    public func addTemporaryLine(
        _ text: String, at position: ParagraphPosition, in slot: NotificationSlot,
        fallback: DesktopNotification
    ) {
        let line = TemporaryLine(text: text, position: position, fallback: fallback)
        worker?.request(.addTemporaryLine(line), in: slot)
    }

    /// Withdraws all notifications. Call it before the process ends: no other process can withdraw
    /// them.
    ///
    /// Waits for the server, at most half a second.
    public func close() {
        guard let worker else { return }
        for slot in NotificationSlot.allCases { worker.request(.withdraw, in: slot) }
        worker.waitUntilIdle(timeout: .milliseconds(500))
    }

    /// The number of notifications that a server has accepted, updates included.
    public var acceptedCount: Int { worker?.acceptedCount.load(ordering: .relaxed) ?? 0 }

    // MARK: Actions

    /// Becomes readable when the user has pressed a button. Read ``takeInvokedActions()`` then.
    public var actionDescriptor: Int32 { invokedActions.descriptor }

    /// Returns and removes the actions since the last call, oldest first.
    public func takeInvokedActions() -> [InvokedAction] { invokedActions.take() }
}

/// Carries invoked actions from the worker's thread to the caller's.
final class InvokedActionQueue: Sendable {
    let descriptor = cnotify_event_new()
    private let waiting = Mutex([InvokedAction]())

    deinit { close(descriptor) }

    func append(_ action: InvokedAction) {
        waiting.withLock { $0.append(action) }
        cnotify_event_signal(descriptor)
    }

    func take() -> [InvokedAction] {
        cnotify_event_clear(descriptor)
        return waiting.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
    }
}
