import CNotify

// Puts notifications on screen and removes them.
extension NotificationWorker {
    /// A transient notification that is older than this is not shown any more.
    private static let maximumDelay = Duration.seconds(2)

    func show(
        _ notification: DesktopNotification, in slot: NotificationSlot, _ requestedAt: Duration
    ) {
        let isTransient = notification.lifetime != nil
        states[slot, default: SlotState()].pending = isTransient ? nil : notification
        guard connect() else { return log("no notification: the session bus does not answer") }
        guard let capabilities = capabilities(for: slot) else { return }
        if isTransient, Self.now - requestedAt > Self.maximumDelay { return }
        put(notification, in: slot, capabilities)
    }

    func update(_ notification: DesktopNotification, in slot: NotificationSlot) {
        // A slow server has not shown it yet.
        if states[slot]?.pending != nil { return show(notification, in: slot, Self.now) }
        guard states[slot]?.shown != nil, let capabilities = capabilities(for: slot) else { return }
        put(notification, in: slot, capabilities, isNews: false)
    }

    func withdraw(_ slot: NotificationSlot) {
        states[slot]?.pending = nil
        guard let shown = states[slot]?.shown else { return }
        notify_notification_close(shown.handle.pointer, nil)
        states[slot] = nil
    }

    /// Puts a notification on screen. It replaces the one in the same slot.
    ///
    /// - Parameter isNews: false if the user has seen it already and need not look again.
    /// - Returns: nil if no server accepted the notification. Nothing of this slot is on screen then.
    @discardableResult
    func put(
        _ notification: DesktopNotification, in slot: NotificationSlot,
        _ capabilities: ServerCapabilities, isNews: Bool = true
    ) -> Shown? {
        let server = serverName
        // Another server does not know the id, or uses it for another application's notification.
        // The name watch may not have reported the new server yet.
        if let shown = states[slot]?.shown, shown.server != server { states[slot]!.shown = nil }
        let handle = handle(
            in: slot, notification.title,
            notification.text(markup: capabilities.contains(.bodyMarkup)))
        setHints(of: handle, notification, isNews: isNews)
        setActions(of: handle, capabilities.contains(.actions) ? notification.actions : [])
        var error: UnsafeMutablePointer<GError>?
        guard notify_notification_show(handle.pointer, &error) != 0 else {
            log("no notification: \(reason(for: error))")
            g_clear_error(&error)
            states[slot]?.shown = nil
            return nil
        }
        acceptedCount.add(1, ordering: .relaxed)
        let shown = Shown(
            handle: handle, server: server ?? serverName, notification: notification,
            expiry: notification.lifetime.map { expiry(of: slot, after: $0) })
        states[slot] = SlotState(shown: shown)
        return shown
    }

    private func reason(for error: UnsafeMutablePointer<GError>?) -> String {
        guard let error else { return "unknown" }
        if cnotify_is_no_server(error) != 0 { return "no notification server is running" }
        return String(cString: error.pointee.message)
    }

    private func setHints(
        of handle: NotificationHandle, _ notification: DesktopNotification, isNews: Bool
    ) {
        let pointer = handle.pointer
        notify_notification_set_urgency(
            pointer, isNews ? NOTIFY_URGENCY_NORMAL : NOTIFY_URGENCY_LOW)
        notify_notification_set_category(pointer, notification.category)
        notify_notification_set_timeout(
            pointer,
            notification.lifetime.map { Int32(clamping: $0.wholeMilliseconds) }
                ?? NOTIFY_EXPIRES_DEFAULT)
        cnotify_hint_flag(pointer, "transient", notification.lifetime == nil ? 0 : 1)
        cnotify_hint_flag(pointer, "suppress-sound", notification.isSilent ? 1 : 0)
        let image = notification.image
        cnotify_hint_image(pointer, image.map { Int32($0.side) } ?? 0, image?.pixels)
    }

    private func setActions(
        of handle: NotificationHandle, _ actions: [DesktopNotification.Action]
    ) {
        notify_notification_clear_actions(handle.pointer)
        for action in actions {
            cnotify_add_action(
                handle.pointer, action.key, action.label,
                { notification, key, worker in
                    NotificationWorker.from(worker)
                        .actionWasInvoked(notification!, String(cString: key!))
                }, pointer)
        }
    }

    /// The object of the notification on screen with new text, or a new object.
    private func handle(
        in slot: NotificationSlot, _ title: String, _ body: String
    ) -> NotificationHandle {
        if let handle = states[slot]?.shown?.handle {
            // Its id is enough to replace it, and mako 1.7 crashes if it gets both an id and a tag.
            cnotify_hint_string(handle.pointer, Self.tag, nil)
            notify_notification_update(handle.pointer, title, body, identity.icon)
            return handle
        }
        let handle = NotificationHandle(
            notify_notification_new(title, body, identity.icon)!)
        cnotify_on_closed(
            handle.pointer,
            { notification, worker in NotificationWorker.from(worker).wasClosed(notification!) },
            pointer)
        cnotify_hint_string(handle.pointer, "desktop-entry", identity.desktopEntry)
        // A killed process leaves its notification behind. The tag lets the next process replace it.
        cnotify_hint_string(handle.pointer, Self.tag, slot.tag)
        return handle
    }

    /// The hint that identifies a notification if its id is not known any more.
    private static let tag = "x-canonical-private-synchronous"

    private func expiry(of slot: NotificationSlot, after lifetime: Duration) -> ScheduledAction {
        ScheduledAction(after: lifetime, in: context) { [self] in
            withFreeDescriptors { [self] in withdraw(slot) }
        }
    }

    // MARK: Signals of the server

    private func slot(
        of notification: UnsafeMutablePointer<NotifyNotification>
    ) -> NotificationSlot? {
        states.first { $0.value.shown?.handle.pointer == notification }?.key
    }

    private func actionWasInvoked(
        _ notification: UnsafeMutablePointer<NotifyNotification>, _ key: String
    ) {
        guard let slot = slot(of: notification) else { return }
        let token = notify_notification_get_activation_token(notification)
        invokedActions.append(
            InvokedAction(
                slot: slot, key: key, activationToken: token.map { String(cString: $0) }))
    }

    private func wasClosed(_ notification: UnsafeMutablePointer<NotifyNotification>) {
        if let slot = slot(of: notification) { states[slot]!.shown = nil }
    }
}

extension NotificationSlot {
    /// Stays the same in every version, because the next process looks for it.
    fileprivate var tag: String {
        switch self {
        case .fast: "atrest-fast"
        case .transient: "atrest-moment"
        case .records: "atrest-records"
        case .invitation: "atrest-invitation"
        case .plan(0): "atrest-plan"
        case .plan(let place): "atrest-plan-\(place + 1)"
        case .question: "atrest-question"
        }
    }
}
