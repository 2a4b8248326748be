/// Which messages to receive: a match rule of the D-Bus specification. A field that is nil matches everything.
public struct MatchRule: Sendable {
    /// `signal`, `method_call`, `method_return` or `error`.
    public var type: String?
    /// A name on the bus.
    ///
    /// A well-known name only selects the signals that the bus distributes. Any client can still send
    /// a signal to this connection alone, and it matches. To trust the sender, use
    /// ``Bus/subscribe(to:from:onFailure:handler:)``.
    public var sender: String?
    /// The object that sends the signal, or that is called.
    public var path: String?
    /// The interface of ``member``.
    public var interface: String?
    /// The name of the signal or the method.
    public var member: String?
    /// The first argument, if it is a string.
    public var arg0: String?

    /// The bus checks the fields when the rule is used.
    public init(
        type: String? = "signal", sender: String? = nil, path: String? = nil,
        interface: String? = nil, member: String? = nil, arg0: String? = nil
    ) {
        self.type = type
        self.sender = sender
        self.path = path
        self.interface = interface
        self.member = member
        self.arg0 = arg0
    }

    /// Changes of a name's owner: three strings, which are the name, the old owner and the new owner.
    /// See ``Bus/watchName(_:handler:)`` for a simpler way.
    public static func ownerChange(of name: String) -> MatchRule {
        MatchRule(
            sender: Destination.daemon.service, interface: Destination.daemon.interface,
            member: "NameOwnerChanged", arg0: name)
    }

    /// The rule as text. Apostrophes in values are written as the specification says. sd-bus reads
    /// them in another way and refuses such a rule with `EINVAL`.
    public var text: String {
        [
            ("type", type), ("sender", sender), ("path", path), ("interface", interface),
            ("member", member), ("arg0", arg0),
        ].compactMap { key, value in
            value.map {
                "\(key)='\($0.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'"
            }
        }.joined(separator: ",")
    }

    /// True if the sender is a name that only one connection can have for its whole life, so that it
    /// can be compared with the sender of a message.
    var hasFixedSender: Bool {
        guard let sender else { return false }
        return sender.hasPrefix(":") || sender == Destination.daemon.service
    }
}
