import CNotify
import Glibc
import Synchronization

/// What lives on the thread of the notices.
///
/// Unchecked: `mailbox` is the only thing that both threads touch and has a lock; everything below
/// "on the thread" is touched there alone.
final class NoticeWorker: @unchecked Sendable {
    struct Identity: Sendable {
        let application: String
        let desktopEntry: String
    }

    enum Order {
        /// In microseconds on ``NoticeWorker/now``.
        case show(Notice, orderedAt: Int64)
        case revise(Notice)
        case withdraw
        case add(String, below: AsidePlace, otherwise: Notice)
    }

    private struct Mailbox {
        var orders: [NoticePlace: Order] = [:]
        /// Rung once nothing is left to do; nil while nobody waits for that.
        var whenDone: Int32?
        /// Set by the thread once it can be posted to.
        nonisolated(unsafe) var context: OpaquePointer?
    }

    /// What stands at a place.
    struct Standing {
        /// What is on the screen, as far as the server said.
        var shown: UnsafeMutablePointer<NotifyNotification>?
        /// Who has it there: the server's unique name.
        var server: String?
        /// What it says.
        var notice: Notice?
        /// What should be there and nobody has taken.
        var untaken: Notice?
        /// Takes away what is for the moment, whatever the server thinks of its lifetime.
        var end: UnsafeMutablePointer<GSource>?
    }

    /// A line that stands in a notice for a moment.
    struct Aside {
        let text: String
        let paragraph: AsidePlace
        let place: NoticePlace
        let otherwise: Notice
    }

    let identity: Identity
    let log: @Sendable (String) -> Void
    let answers: Answers
    /// Notices that a server has taken.
    let taken = Atomic<Int>(0)
    private let mailbox = Mutex(Mailbox())

    // On the thread.
    var context: OpaquePointer!
    var isConnected = false
    var retry: UnsafeMutablePointer<GSource>?
    var isWatching = false
    var standing: [NoticePlace: Standing] = [:]
    /// Waits until the server was heard.
    var comingAside: Aside?
    /// The place where one stands, and what takes it away again.
    var presentAside: (place: NoticePlace, end: UnsafeMutablePointer<GSource>)?

    init(_ identity: Identity, _ log: @escaping @Sendable (String) -> Void, _ answers: Answers) {
        self.identity = identity
        self.log = log
        self.answers = answers
        var thread = pthread_t()
        let code = pthread_create(
            &thread, nil,
            { argument in
                Unmanaged<NoticeWorker>.fromOpaque(argument!).takeRetainedValue().run()
                return nil
            }, Unmanaged.passRetained(self).toOpaque())
        if code == 0 {
            pthread_detach(thread)
        } else {
            log("no thread for notices: \(String(cString: strerror(code)))")
        }
    }

    /// Microseconds on a clock that only goes forward.
    static var now: Int64 { Int64(g_get_monotonic_time()) }

    // MARK: From the agent's thread

    func order(_ order: Order, at place: NoticePlace) {
        mailbox.withLock { mailbox in
            mailbox.orders[place] = Self.merge(order, into: mailbox.orders[place])
            if let context = mailbox.context { post(to: context) }
        }
    }

    /// Waits until every order is carried out, at most so long.
    func waitUntilDone(milliseconds: Int32) {
        let bell = cnotify_bell_new()
        mailbox.withLock { mailbox in
            mailbox.whenDone = bell
            if let context = mailbox.context { post(to: context) }
        }
        var rung = pollfd(fd: bell, events: Int16(POLLIN), revents: 0)
        poll(&rung, 1, milliseconds)
        mailbox.withLock { $0.whenDone = nil }
        close(bell)
    }

    /// Of two orders for one place, what is left to do.
    private static func merge(_ order: Order, into waiting: Order?) -> Order {
        switch (order, waiting) {
        case (.revise(let notice), .show(_, let orderedAt)):
            .show(notice, orderedAt: orderedAt)
        case (.revise, .withdraw?), (.add, .show?), (.add, .withdraw?), (.add, .revise?):
            waiting!
        default: order
        }
    }

    /// Has the thread look at the mailbox.
    private func post(to context: OpaquePointer) {
        cnotify_post(
            context,
            { worker in
                NoticeWorker.at(worker).carryOut()
                return 0
            }, pointer)
    }

    // MARK: On the thread

    /// Whether another order for this place has come meanwhile.
    func hasOrder(for place: NoticePlace) -> Bool {
        mailbox.withLock { $0.orders[place] != nil }
    }

    /// Carries a worker through a C `data` pointer. The thread never ends, and keeps it alive.
    var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    static func at(_ pointer: UnsafeMutableRawPointer?) -> NoticeWorker {
        Unmanaged<NoticeWorker>.fromOpaque(pointer!).takeUnretainedValue()
    }

    private func run() {
        context = cnotify_own_context()!
        mailbox.withLock { mailbox in
            mailbox.context = context
            post(to: context)
        }
        let loop = g_main_loop_new(context, 0)
        g_main_loop_run(loop)
    }

    private func carryOut() {
        let orders = mailbox.withLock { mailbox in
            defer { mailbox.orders = [:] }
            return mailbox.orders
        }
        for place in NoticePlace.allCases {
            switch orders[place] {
            case nil: break
            case .show(let notice, let orderedAt): show(notice, at: place, orderedAt)
            case .revise(let notice): revise(notice, at: place)
            case .withdraw: withdraw(place)
            case .add(let text, let paragraph, let otherwise):
                add(
                    Aside(
                        text: text, paragraph: paragraph, place: place, otherwise: otherwise))
            }
        }
        mailbox.withLock { mailbox in
            if mailbox.orders.isEmpty, let bell = mailbox.whenDone { cnotify_bell_ring(bell) }
        }
    }

    /// What has to be said at once is not said later than this many microseconds.
    private static let promptness: Int64 = 2_000_000

    func show(_ notice: Notice, at place: NoticePlace, _ orderedAt: Int64) {
        let isPassing = notice.lifetime != nil
        standing[place, default: Standing()].untaken = isPassing ? nil : notice
        guard connect() else { return log("no notice: the session bus does not answer") }
        guard let offers = offers(for: place) else { return }
        if isPassing, Self.now - orderedAt > Self.promptness { return }
        put(notice, at: place, offers)
    }

    private func revise(_ notice: Notice, at place: NoticePlace) {
        guard let present = standing[place] else { return }
        // An order that came while the server kept the thread waiting: it was not shown yet.
        if present.untaken != nil { return show(notice, at: place, Self.now) }
        guard present.shown != nil, let offers = offers(for: place) else { return }
        put(notice, at: place, offers, isNews: false)
    }

    func withdraw(_ place: NoticePlace) {
        standing[place]?.untaken = nil
        guard let shown = standing[place]?.shown else { return }
        notify_notification_close(shown, nil)
        forgetShown(place)
    }

    private func connect() -> Bool {
        if isConnected { return true }
        cnotify_silence()
        guard cnotify_connect() != 0 else { return false }
        isConnected = notify_init(identity.application) != 0
        return isConnected
    }
}
