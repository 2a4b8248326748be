import CNotify

// MARK: - What is on the screen

extension NoticeWorker {
    /// Puts a notice on the screen, in the place of what stands there.
    ///
    /// - Parameter isNews: false where the reader has seen it and need not see it again.
    func put(
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
        let picture = notice.picture
        cnotify_hint_image(notification, picture.map { Int32($0.side) } ?? 0, picture?.pixels)
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
            taken.add(1, ordering: .relaxed)
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
            // Who replaces by number needs no tag, and mako 1.7 dies of both at once.
            cnotify_hint_string(shown, Self.tag, nil)
            notify_notification_update(shown, title, body, identity.desktopEntry)
            return shown
        }
        let new = notify_notification_new(title, body, identity.desktopEntry)!
        cnotify_on_closed(
            new,
            { notification, worker in NoticeWorker.at(worker).wasClosed(notification!) }, pointer)
        cnotify_hint_string(new, "desktop-entry", identity.desktopEntry)
        // Whatever this process loses when it is killed, the next one's takes its place.
        cnotify_hint_string(new, Self.tag, "atrest-\(place)")
        standing[place, default: Standing()].shown = new
        return new
    }

    /// By which servers know a notice whose number is lost.
    private static let tag = "x-canonical-private-synchronous"

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

    func forgetShown(_ place: NoticePlace) {
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
struct Offers: OptionSet {
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
    func offers(for place: NoticePlace) -> Offers? {
        for _ in 0..<Self.attempts {
            let begun = Self.now
            let offers = cnotify_server_offers()
            watchServer()
            if hasOrder(for: place) { return nil }
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
    var serverName: String? {
        guard let name = cnotify_server_owner() else { return nil }
        defer { g_free(name) }
        return String(cString: name)
    }

    /// Learns when the server goes, whose ids are worth nothing then, and when one comes, which is
    /// shown what nobody has taken.
    func watchServer() {
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
