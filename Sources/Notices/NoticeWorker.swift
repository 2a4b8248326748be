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
    private struct Standing {
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
    private struct Aside {
        let text: String
        let paragraph: AsidePlace
        let place: NoticePlace
        let otherwise: Notice
    }

    private let identity: Identity
    private let log: @Sendable (String) -> Void
    private let answers: Answers
    private let mailbox = Mutex(Mailbox())

    // On the thread.
    private var context: OpaquePointer!
    private var isConnected = false
    private var retry: UnsafeMutablePointer<GSource>?
    private var isWatching = false
    private var standing: [NoticePlace: Standing] = [:]
    /// Waits until the server was heard.
    private var comingAside: Aside?
    /// The place where one stands, and what takes it away again.
    private var presentAside: (place: NoticePlace, end: UnsafeMutablePointer<GSource>)?

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

    /// Carries a worker through a C `data` pointer. The thread never ends, and keeps it alive.
    private var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    private static func at(_ pointer: UnsafeMutableRawPointer?) -> NoticeWorker {
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

    private func show(_ notice: Notice, at place: NoticePlace, _ orderedAt: Int64) {
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

    private func withdraw(_ place: NoticePlace) {
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

// MARK: - What is on the screen

extension NoticeWorker {
    /// Puts a notice on the screen, in the place of what stands there.
    ///
    /// - Parameter isNews: false where the reader has seen it and need not see it again.
    private func put(
        _ notice: Notice, at place: NoticePlace, _ offers: Offers, isNews: Bool = true
    ) {
        forgetAside(at: place)
        let server = serverName
        // The watch may not have told yet that it is another one, to which an id of the last one
        // means nothing, or somebody else's notice.
        if standing[place]?.server != server { forgetShown(place) }
        let body = notice.text(markup: offers.contains(.bodyMarkup))
        let notification = notification(at: place, notice.title, body)
        notify_notification_set_urgency(
            notification, isNews ? NOTIFY_URGENCY_NORMAL : NOTIFY_URGENCY_LOW)
        notify_notification_set_category(notification, notice.category)
        notify_notification_set_timeout(notification, notice.lifetime ?? NOTIFY_EXPIRES_DEFAULT)
        cnotify_hint_flag(notification, "transient", notice.lifetime == nil ? 0 : 1)
        cnotify_hint_flag(notification, "suppress-sound", notice.isQuiet ? 1 : 0)
        let actions = offers.contains(.actions) ? notice.actions : []
        notify_notification_clear_actions(notification)
        for action in actions {
            cnotify_add_action(
                notification, action.key, action.label,
                { notification, key, worker in
                    NoticeWorker.at(worker).wasAnswered(notification!, String(cString: key!))
                }, pointer)
        }
        var error: UnsafeMutablePointer<GError>?
        if notify_notification_show(notification, &error) == 0 {
            log("no notice: \(error.map { String(cString: $0.pointee.message) } ?? "unknown")")
            g_clear_error(&error)
            // Nobody took it, so there is nothing on the screen to replace.
            forgetShown(place)
        } else {
            standing[place]!.untaken = nil
            standing[place]!.notice = notice
            standing[place]!.server = server ?? serverName
            if let lifetime = notice.lifetime { end(place, after: lifetime) }
        }
    }

    private func notification(
        at place: NoticePlace, _ title: String, _ body: String
    ) -> UnsafeMutablePointer<NotifyNotification> {
        if let shown = standing[place, default: Standing()].shown {
            notify_notification_update(shown, title, body, identity.desktopEntry)
            return shown
        }
        let new = notify_notification_new(title, body, identity.desktopEntry)!
        cnotify_on_closed(
            new,
            { notification, worker in NoticeWorker.at(worker).wasClosed(notification!) }, pointer)
        cnotify_hint_string(new, "desktop-entry", identity.desktopEntry)
        // Whatever this process loses when it is killed, the next one's takes its place.
        cnotify_hint_string(new, "x-canonical-private-synchronous", "atrest-\(place)")
        standing[place, default: Standing()].shown = new
        return new
    }

    private func place(of notification: UnsafeMutablePointer<NotifyNotification>) -> NoticePlace? {
        standing.first { $0.value.shown == notification }?.key
    }

    /// Only what is said in passing ends by itself, and there is one place for that.
    private func end(_ place: NoticePlace, after milliseconds: Int32) {
        guard place == .moment else { return }
        if let end = standing[place]?.end { cnotify_cancel(end) }
        standing[place]!.end = cnotify_after(
            context, UInt32(milliseconds),
            { worker in
                NoticeWorker.at(worker).withdraw(.moment)
                return 0
            }, pointer)
    }

    private func wasAnswered(
        _ notification: UnsafeMutablePointer<NotifyNotification>, _ key: String
    ) {
        guard let place = place(of: notification) else { return }
        answers.give(NoticeAnswer(place: place, key: key))
    }

    private func wasClosed(_ notification: UnsafeMutablePointer<NotifyNotification>) {
        if let place = place(of: notification) { forgetShown(place) }
    }

    private func forgetShown(_ place: NoticePlace) {
        forgetAside(at: place)
        if let end = standing[place]?.end { cnotify_cancel(end) }
        standing[place]?.end = nil
        guard let shown = standing[place]?.shown else { return }
        standing[place]!.shown = nil
        standing[place]!.notice = nil
        cnotify_unref(shown)
    }
}

// MARK: - The server

/// What a notification server can do.
private struct Offers: OptionSet {
    let rawValue: Int32

    static let bodyMarkup = Offers(rawValue: Int32(CNOTIFY_BODY_MARKUP))
    static let actions = Offers(rawValue: Int32(CNOTIFY_ACTIONS))
}

extension NoticeWorker {
    /// How often to ask a server that keeps us waiting, 25 s each time.
    private static let attempts = 4
    /// A server that is not there fails at once; one that hangs, after more than this many
    /// microseconds.
    private static let patience: Int64 = 5_000_000

    /// What the server offers, asked of it each time: it may be another one.
    ///
    /// Nothing is sent to a server that does not answer: it would show it when it comes back, and
    /// nobody could say whether the notice still holds then.
    ///
    /// - Returns: nil where another order has come meanwhile, or the server does not answer.
    private func offers(for place: NoticePlace) -> Offers? {
        for _ in 0..<Self.attempts {
            let begun = Self.now
            let offers = cnotify_server_offers()
            watchServer()
            if mailbox.withLock({ $0.orders[place] != nil }) { return nil }
            if offers >= 0 { return Offers(rawValue: offers) }
            if Self.now - begun < Self.patience { return [] }
        }
        log("no notice: the notification server does not answer")
        tryAgainLater()
        return nil
    }

    /// In milliseconds.
    private static let retryDelay: UInt32 = 300_000

    /// A server that hangs may come back without anybody saying so.
    private func tryAgainLater() {
        if let retry { cnotify_cancel(retry) }
        retry = cnotify_after(
            context, Self.retryDelay,
            { worker in
                NoticeWorker.at(worker).serverCame()
                return 0
            }, pointer)
    }

    /// The unique name of the server; nil where none is there.
    private var serverName: String? {
        guard let name = cnotify_server_owner() else { return nil }
        defer { g_free(name) }
        return String(cString: name)
    }

    /// Learns when the server goes, whose ids are worth nothing then, and when one comes, which is
    /// shown what nobody has taken.
    private func watchServer() {
        if isWatching { return }
        isWatching = true
        cnotify_watch_server(
            { _, _, _, worker in NoticeWorker.at(worker).serverCame() },
            { _, _, worker in NoticePlace.allCases.forEach(NoticeWorker.at(worker).forgetShown) },
            pointer)
    }

    private func serverCame() {
        if let retry { cnotify_cancel(retry) }
        retry = nil
        for place in NoticePlace.allCases {
            if let notice = standing[place]?.untaken { show(notice, at: place, Self.now) }
        }
    }
}

// MARK: - Asides

extension NoticeWorker {
    /// How long one stands, in milliseconds.
    private static let asideLifetime: UInt32 = 2_000

    private func add(_ aside: Aside) {
        guard isConnected, offers(for: aside.place) != nil else { return }
        comingAside = aside
        // The server has answered, so what it said before has arrived: that it closed the notice
        // because of the reader's answer, if it did, is dealt with before this.
        cnotify_post(
            context,
            { worker in
                NoticeWorker.at(worker).finishAdding()
                return 0
            }, pointer)
    }

    private func finishAdding() {
        guard let aside = comingAside else { return }
        comingAside = nil
        guard standing[aside.place]?.shown != nil, let notice = standing[aside.place]?.notice else {
            return show(aside.otherwise, at: .moment, Self.now)
        }
        guard let offers = offers(for: aside.place) else { return }
        put(notice.adding(aside.text, below: aside.paragraph), at: aside.place, offers)
        guard standing[aside.place]?.shown != nil else { return }
        standing[aside.place]!.notice = notice
        let end = cnotify_after(
            context, Self.asideLifetime,
            { worker in
                NoticeWorker.at(worker).endAside()
                return 0
            }, pointer)
        presentAside = (aside.place, end!)
    }

    private func endAside() {
        guard let (place, _) = presentAside else { return }
        forgetAside(at: place)
        guard let notice = standing[place]?.notice, let offers = offers(for: place) else { return }
        put(notice, at: place, offers)
    }

    /// Whatever takes the place of a notice with an aside, the aside is gone with it.
    private func forgetAside(at place: NoticePlace) {
        guard let presentAside, presentAside.place == place else { return }
        cnotify_cancel(presentAside.end)
        self.presentAside = nil
    }
}
