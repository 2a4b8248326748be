import CSystemd

extension Bus {
    /// Calls the handler for every message that matches, until the slot is released (`sd_bus_add_match`). Waits until
    /// the bus has accepted the rule.
    ///
    /// See ``MatchRule/sender`` for who can send messages that match.
    ///
    /// - Throws: ``SystemError``: `EINVAL` if the rule is not valid, `ENOBUFS` if the user has too many.
    public func match(
        _ rule: MatchRule, handler: @escaping (Message) -> Void
    ) throws(SystemError) -> Slot {
        let (text, match) = try prepare(rule, handler)
        var slot: OpaquePointer?
        try check(
            sd_bus_add_match(raw, &slot, text, observe, match.pointer), "watching for \(text)")
        return Slot(raw: slot, bus: self, payload: match)
    }

    /// Like ``match(_:handler:)`` but does not wait (`sd_bus_add_match_async`). The bus reads the rule before
    /// everything that this connection sends later.
    ///
    /// - Parameter onFailure: called if the bus refuses the rule, because it is not valid or the user has too many. The
    ///   slot is released then, and the handler is never called.
    /// - Throws: ``SystemError``, `EINVAL` if a field contains NUL or an apostrophe.
    public func matchAsync(
        _ rule: MatchRule, onFailure: @escaping (BusError) -> Void,
        handler: @escaping (Message) -> Void
    ) throws(SystemError) -> Slot {
        let (text, match) = try prepare(rule, handler, onFailure)
        var raw: OpaquePointer?
        try check(
            sd_bus_add_match_async(self.raw, &raw, text, observe, noteAnswer, match.pointer),
            "watching for \(text)")
        let slot = Slot(raw: raw, bus: self, payload: match)
        match.slot = slot
        return slot
    }

    private func prepare(
        _ rule: MatchRule, _ handler: @escaping (Message) -> Void,
        _ onFailure: @escaping (BusError) -> Void = { _ in }
    ) throws(SystemError) -> (text: String, match: Match) {
        let text = rule.text
        try checkText(text, "watching for messages")
        // sd-bus compares well-known names only on the side of the bus, which delivers a signal that
        // is addressed to this connection in any case.
        let sender = rule.hasFixedSender ? rule.sender : nil
        return (text, Match(of: sender, handler, onFailure))
    }

    /// Calls the handler for every message that arrives, before all other handlers, until the slot is
    /// released (`sd_bus_add_filter`). Replies to calls of this connection are not passed to it.
    ///
    /// - Parameter handler: returns true to stop the processing of the message.
    /// - Throws: ``SystemError``, only in a forked process.
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

/// What a rule is for.
private final class Match {
    /// nil for every sender.
    private let sender: String?
    private let handler: (Message) -> Void
    private let onFailure: (BusError) -> Void
    weak var slot: Slot?

    init(
        of sender: String?, _ handler: @escaping (Message) -> Void,
        _ onFailure: @escaping (BusError) -> Void
    ) {
        self.sender = sender
        self.handler = handler
        self.onFailure = onFailure
    }

    /// Valid as long as the object exists.
    var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    static func at(_ pointer: UnsafeMutableRawPointer?) -> Match {
        Unmanaged<Match>.fromOpaque(pointer!).takeUnretainedValue()
    }

    func take(_ message: Message) {
        if sender == nil || message.sender == sender { handler(message) }
    }

    /// Takes the bus's answer to the rule. One that is only late may still come.
    func takeAnswer(_ answer: Message) {
        guard let error = answer.error, !error.saysNothing else { return }
        slot?.cancel()
        onFailure(error)
    }
}

/// Returns 0, so that other handlers receive the message too.
private let observe: sd_bus_message_handler_t = { message, userdata, _ in
    Match.at(userdata).take(Message(borrowing: message!))
    return 0
}

private let noteAnswer: sd_bus_message_handler_t = { message, userdata, _ in
    Match.at(userdata).takeAnswer(Message(borrowing: message!))
    return 0
}
