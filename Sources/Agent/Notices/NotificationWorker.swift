import CNotify
import Glibc
import Synchronization

/// The thread that calls libnotify, and its state.
///
/// Unchecked: both threads use only `mailbox`, which has a lock, and `acceptedCount`, which is atomic.
/// Everything below "Used on the worker's thread only" is used on that thread only.
final class NotificationWorker: @unchecked Sendable {
    struct Identity: Sendable {
        let application: String
        let desktopEntry: String
        let icon: String
    }

    enum Request {
        /// The instant is one of ``NotificationWorker/now``.
        case show(DesktopNotification, requestedAt: Duration)
        case update(DesktopNotification)
        case withdraw
        case addTemporaryLine(TemporaryLine)
    }

    private struct Mailbox {
        var requests: [NotificationSlot: Request] = [:]
        /// Signalled when no request is left. nil if no caller waits for that.
        var idleEvent: Int32?
        /// The thread's context. nil until the thread can be reached.
        nonisolated(unsafe) var context: OpaquePointer?
    }

    let identity: Identity
    let log: @Sendable (String) -> Void
    let invokedActions: InvokedActionQueue
    /// The number of notifications that a server has accepted.
    let acceptedCount = Atomic<Int>(0)
    private let mailbox = Mutex(Mailbox())

    // Used on the worker's thread only.
    var context: OpaquePointer!
    private(set) var isConnected = false
    var isWatchingServer = false
    /// Asks a server that did not answer again.
    var serverRetry: ScheduledAction?
    /// Calls to the server that wait for free file descriptors.
    private var waitingCalls: [() -> Void] = []
    /// Looks for free file descriptors again; nil while there are enough.
    private var descriptorRetry: ScheduledAction?
    var states: [NotificationSlot: SlotState] = [:]

    init(
        _ identity: Identity, _ log: @escaping @Sendable (String) -> Void,
        _ invokedActions: InvokedActionQueue
    ) {
        self.identity = identity
        self.log = log
        self.invokedActions = invokedActions
        var thread = pthread_t()
        let code = pthread_create(
            &thread, nil,
            { argument in
                Unmanaged<NotificationWorker>.fromOpaque(argument!).takeRetainedValue().run()
                return nil
            }, Unmanaged.passRetained(self).toOpaque())
        if code == 0 {
            pthread_detach(thread)
        } else {
            log("no thread for notifications: \(String(cString: strerror(code)))")
        }
    }

    /// The time since an arbitrary moment, on a clock that is never set.
    static var now: Duration { .microseconds(g_get_monotonic_time()) }

    // MARK: Called on the presenter's thread

    func request(_ request: Request, in slot: NotificationSlot) {
        mailbox.withLock { mailbox in
            mailbox.requests[slot] = Self.merge(request, into: mailbox.requests[slot])
            if let context = mailbox.context { wake(context) }
        }
    }

    /// Waits until every request is carried out, or until the timeout has passed.
    func waitUntilIdle(timeout: Duration) {
        let event = cnotify_event_new()
        // Without a context nothing was ever shown, so there is nothing to wait for.
        let isRunning = mailbox.withLock { mailbox in
            guard let context = mailbox.context else { return false }
            mailbox.idleEvent = event
            wake(context)
            return true
        }
        if isRunning { Self.waitForEvent(event, until: Self.now + timeout) }
        mailbox.withLock { $0.idleEvent = nil }
        if event >= 0 { Glibc.close(event) }
    }

    /// If no event could be created, this waits for the whole time.
    private static func waitForEvent(_ event: Int32, until deadline: Duration) {
        var events = pollfd(fd: event, events: Int16(POLLIN), revents: 0)
        while true {
            let left = max(0, (deadline - now).wholeMilliseconds)
            // A signal interrupts the call before its time.
            if poll(&events, 1, Int32(left)) >= 0 || errno != EINTR { return }
        }
    }

    /// Combines a new request with one for the same slot that has not been carried out yet.
    private static func merge(_ request: Request, into waiting: Request?) -> Request {
        switch (request, waiting) {
        case (.update(let notification), .show(_, let requestedAt)):
            .show(notification, requestedAt: requestedAt)
        case (.update, .withdraw?), (.addTemporaryLine, .show?), (.addTemporaryLine, .withdraw?),
            (.addTemporaryLine, .update?):
            waiting!
        default: request
        }
    }

    private func wake(_ context: OpaquePointer) {
        post(to: context) { self.withFreeDescriptors(self.carryOutRequests) }
    }

    // MARK: The thread

    /// Returns true if a newer request for this slot waits.
    func hasRequest(for slot: NotificationSlot) -> Bool {
        mailbox.withLock { $0.requests[slot] != nil }
    }

    /// This object as a C `data` pointer. The thread never ends and keeps the object alive.
    var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    static func from(_ pointer: UnsafeMutableRawPointer?) -> NotificationWorker {
        Unmanaged<NotificationWorker>.fromOpaque(pointer!).takeUnretainedValue()
    }

    private func run() {
        waitForFirstDescriptors()
        context = cnotify_own_context()!
        mailbox.withLock { mailbox in
            mailbox.context = context
            wake(context)
        }
        g_main_loop_run(g_main_loop_new(context, 0))
    }

    private func carryOutRequests() {
        let requests = mailbox.withLock { mailbox in
            defer { mailbox.requests = [:] }
            return mailbox.requests
        }
        for slot in NotificationSlot.allCases {
            if let request = requests[slot] { carryOut(request, in: slot) }
        }
        mailbox.withLock { mailbox in
            if mailbox.requests.isEmpty, let event = mailbox.idleEvent {
                cnotify_event_signal(event)
            }
        }
    }

    private func carryOut(_ request: Request, in slot: NotificationSlot) {
        switch request {
        case .show(let notification, let requestedAt): show(notification, in: slot, requestedAt)
        case .update(let notification): update(notification, in: slot)
        case .withdraw: withdraw(slot)
        case .addTemporaryLine(let line): add(line, in: slot)
        }
    }

    func connect() -> Bool {
        if isConnected { return true }
        cnotify_silence()
        guard cnotify_connect() != 0 else { return false }
        isConnected = notify_init(identity.application) != 0
        return isConnected
    }
}

// MARK: - File descriptors

extension NotificationWorker {
    private static let descriptorRetryDelay = Duration.seconds(5)

    /// Runs code that calls the server: now, or as soon as enough file descriptors are free.
    func withFreeDescriptors(_ call: @escaping () -> Void) {
        if descriptorRetry == nil {
            if FreeDescriptors.areAvailable(FreeDescriptors.needed) { return call() }
            logTooFewDescriptors()
            lookForDescriptorsLater()
        }
        waitingCalls.append(call)
    }

    private func lookForDescriptorsLater() {
        descriptorRetry = ScheduledAction(after: Self.descriptorRetryDelay, in: context) { [self] in
            guard FreeDescriptors.areAvailable(FreeDescriptors.needed) else {
                return lookForDescriptorsLater()
            }
            descriptorRetry = nil
            let calls = waitingCalls
            waitingCalls = []
            calls.forEach(withFreeDescriptors)
        }
    }

    /// Blocks the thread until GLib can create its first context.
    private func waitForFirstDescriptors() {
        guard !FreeDescriptors.areAvailable(FreeDescriptors.needed) else { return }
        logTooFewDescriptors()
        repeat {
            sleep(UInt32(Self.descriptorRetryDelay.components.seconds))
        } while !FreeDescriptors.areAvailable(FreeDescriptors.needed)
    }

    private func logTooFewDescriptors() {
        log("no notification: too few file descriptors are free")
    }
}
