/// Delivers the signals of one service as long as this object exists. ``Bus/subscribe(to:from:onFailure:handler:)`` makes
/// one.
public final class Subscription {
    private let watch: NameWatch?
    private let slot: Slot

    fileprivate init(watch: NameWatch?, slot: Slot) {
        self.watch = watch
        self.slot = slot
    }
}

extension Bus {
    /// Calls the handler for signals that match the rule and were sent by the owner of a name.
    ///
    /// A rule that names a well-known sender is not enough: any client can send a signal to this
    /// connection alone, and it matches. This method compares the sender with the unique name of the
    /// current owner and follows it when the owner changes.
    ///
    /// It does not wait. Signals are delivered from the moment when the bus has reported the owner,
    /// which is before the reply to any call that this connection makes later.
    ///
    /// - Parameters:
    ///   - rule: its sender is ignored.
    ///   - service: a well-known name, or a unique name.
    ///   - onFailure: called if the bus refuses to deliver these signals, once for each refusal. The handler is
    ///     never called then.
    ///   - handler: receives the signal with its cursor at the first argument.
    /// - Throws: ``SystemError``, `EINVAL` if a field or the name contains NUL or an apostrophe.
    public func subscribe(
        to rule: MatchRule, from service: String,
        onFailure: @escaping (BusError) -> Void = { _ in }, handler: @escaping (Message) -> Void
    ) throws(SystemError) -> Subscription {
        var rule = rule
        rule.sender = service
        if rule.hasFixedSender {
            return Subscription(
                watch: nil, slot: try matchAsync(rule, onFailure: onFailure, handler: handler))
        }
        let watch = try NameWatch(of: service, on: self, onFailure: onFailure) { _ in }
        let slot = try matchAsync(rule, onFailure: onFailure) { [weak watch] message in
            guard let owner = watch?.owner, message.sender == owner else { return }
            handler(message)
        }
        return Subscription(watch: watch, slot: slot)
    }
}
