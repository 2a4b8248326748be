import CSystemd

extension Bus {
    /// Calls the handler for every message that matches, until the slot is released. Waits until the
    /// bus has accepted the rule.
    ///
    /// See ``MatchRule/sender`` for who can send messages that match.
    public func match(
        _ rule: MatchRule, handler: @escaping (Message) -> Void
    ) throws(SystemError) -> Slot {
        let (text, box) = try prepare(rule, handler)
        var slot: OpaquePointer?
        try check(
            sd_bus_add_match(raw, &slot, text, observe, box.pointer), "watching for \(text)")
        return Slot(raw: slot, bus: self, payload: box)
    }

    /// Like ``match(_:handler:)`` but does not wait. The bus reads the rule before everything that
    /// this connection sends later.
    public func matchAsync(
        _ rule: MatchRule, handler: @escaping (Message) -> Void
    ) throws(SystemError) -> Slot {
        let (text, box) = try prepare(rule, handler)
        var slot: OpaquePointer?
        try check(
            sd_bus_add_match_async(raw, &slot, text, observe, { _, _, _ in 0 }, box.pointer),
            "watching for \(text)")
        return Slot(raw: slot, bus: self, payload: box)
    }

    private func prepare(
        _ rule: MatchRule, _ handler: @escaping (Message) -> Void
    ) throws(SystemError) -> (text: String, box: Box<(Message) -> Void>) {
        let text = rule.text
        try checkText(text, "watching for messages")
        guard rule.hasFixedSender, let sender = rule.sender else { return (text, Box(handler)) }
        // sd-bus compares well-known names only on the side of the bus, which delivers a signal that
        // is addressed to this connection in any case.
        return (text, Box { message in if message.sender == sender { handler(message) } })
    }

    /// Calls the handler for every message that arrives, before all other handlers, until the slot is
    /// released. Replies to calls of this connection are not passed to it.
    ///
    /// - Parameter handler: returns true to stop the processing of the message.
    public func filter(_ handler: @escaping (Message) -> Bool) throws(SystemError) -> Slot {
        let box = Box(handler)
        var slot: OpaquePointer?
        try check(
            sd_bus_add_filter(
                raw, &slot,
                { message, userdata, _ in
                    Box<(Message) -> Bool>.content(of: userdata)(Message(borrowing: message!))
                        ? 1 : 0
                }, box.pointer), "adding a filter")
        return Slot(raw: slot, bus: self, payload: box)
    }
}

/// Returns 0, so that other handlers receive the message too.
private let observe: sd_bus_message_handler_t = { message, userdata, _ in
    Box<(Message) -> Void>.content(of: userdata)(Message(borrowing: message!))
    return 0
}
