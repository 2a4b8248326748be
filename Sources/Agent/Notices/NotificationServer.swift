import CNotify

/// What the notification server supports.
struct ServerCapabilities: OptionSet {
    let rawValue: Int32

    static let bodyMarkup = ServerCapabilities(rawValue: Int32(CNOTIFY_BODY_MARKUP))
    static let actions = ServerCapabilities(rawValue: Int32(CNOTIFY_ACTIONS))
}

extension NotificationWorker {
    /// How often a server that hangs is asked. Each attempt takes 25 s.
    private static let attempts = 4
    /// If no server is running, a call fails at once. If the call takes longer than this, a server is
    /// running and does not answer.
    private static let hangThreshold = Duration.seconds(5)
    private static let serverRetryDelay = Duration.seconds(300)

    /// Asks the server what it supports. It is asked each time, because it may be another server.
    ///
    /// Nothing is sent to a server that does not answer: it would show the notification when it
    /// continues, and the notification might be out of date by then.
    ///
    /// - Returns: nil if there is a newer request for the slot, or the server does not answer.
    func capabilities(for slot: NotificationSlot) -> ServerCapabilities? {
        for _ in 0..<Self.attempts {
            let begin = Self.now
            let flags = cnotify_server_capabilities()
            watchServer()
            if hasRequest(for: slot) { return nil }
            if flags >= 0 { return ServerCapabilities(rawValue: flags) }
            if Self.now - begin < Self.hangThreshold { return [] }
        }
        log("no notification: the notification server does not answer")
        // No signal reports that a hung server continues.
        serverRetry = ScheduledAction(after: Self.serverRetryDelay, in: context) { [self] in
            serverAppeared()
        }
        return nil
    }

    /// The unique bus name of the server. nil if no server is running.
    var serverName: String? {
        guard let name = cnotify_server_owner() else { return nil }
        defer { g_free(name) }
        return String(cString: name)
    }

    /// Watches for servers that appear and vanish.
    private func watchServer() {
        if isWatchingServer { return }
        isWatchingServer = true
        cnotify_watch_server(
            { _, _, _, worker in NotificationWorker.from(worker).serverAppeared() },
            { _, _, worker in NotificationWorker.from(worker).serverVanished() }, pointer)
    }

    /// Shows the notifications that no server has accepted.
    private func serverAppeared() {
        serverRetry = nil
        withFreeDescriptors { [self] in
            for slot in NotificationSlot.allCases {
                if let notification = states[slot]?.pending {
                    show(notification, in: slot, Self.now)
                }
            }
        }
    }

    /// The ids of a server that is gone have no meaning.
    private func serverVanished() {
        for slot in NotificationSlot.allCases { states[slot]?.shown = nil }
    }
}
