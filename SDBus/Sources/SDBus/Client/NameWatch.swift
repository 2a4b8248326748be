/// Follows the owner of a name as long as this object exists. ``Bus/watchName(_:handler:)`` makes one.
public final class NameWatch {
    /// A name on the bus, well-known or unique.
    public let name: String
    /// The unique name of the owner; nil if the name has no owner, if the bus has not answered yet, or if it refuses
    /// to report changes.
    public private(set) var owner: String?
    private var isKnown = false
    private let onFailure: (BusError) -> Void
    private let handler: (String?) -> Void
    private var changes: Slot?
    private var answer: Slot?

    /// - Parameter onFailure: called if the bus refuses to report changes, before the handler.
    init(
        of name: String, on bus: Bus, onFailure: @escaping (BusError) -> Void = { _ in },
        handler: @escaping (String?) -> Void
    ) throws(SystemError) {
        self.name = name
        self.onFailure = onFailure
        self.handler = handler
        changes = try bus.matchAsync(
            .ownerChange(of: name), onFailure: { [weak self] in self?.giveUp($0) },
            handler: { [weak self] message in
                if let (_, _, owner) = try? message.read(String.self, String.self, String.self) {
                    self?.update(owner)
                }
            })
        try ask(bus)
    }

    /// An owner whose end will not be reported would be there for ever.
    private func giveUp(_ error: BusError) {
        (changes, answer) = (nil, nil)
        onFailure(error)
        update("")
    }

    private func ask(_ bus: Bus) throws(SystemError) {
        let question = try bus.methodCall(to: .daemon, "GetNameOwner")
        try question.append(name)
        answer = try bus.callAsync(question) { [weak self, weak bus] reply in
            guard let self else { return }
            if case .failure(let error) = reply, error.saysNothing, let bus {
                // The name may have an owner.
                if (try? ask(bus)) != nil { return }
            }
            // Changes that arrived before this reply are older than it.
            update((try? reply.get().read(String.self)) ?? "")
        }
    }

    /// - Parameter owner: empty if there is none.
    private func update(_ text: String) {
        let owner = text.isEmpty ? nil : text
        if isKnown && owner == self.owner { return }
        isKnown = true
        self.owner = owner
        handler(owner)
    }
}

extension Bus {
    /// Follows the owner of a name until the returned object is released. Starts no service and does
    /// not wait.
    ///
    /// Only the bus itself can report a change: a signal that looks the same but was sent by another
    /// client is ignored. If it refuses to report changes, the name counts as one without an owner.
    ///
    /// - Parameter handler: receives the unique name of the owner, or nil if there is none: once when
    ///   the bus has reported the current owner, then after each change.
    /// - Throws: ``SystemError``, `EINVAL` if the name contains NUL or an apostrophe. Any other name that is not valid has
    ///   no owner.
    public func watchName(
        _ name: String, handler: @escaping (_ owner: String?) -> Void
    ) throws(SystemError) -> NameWatch {
        try NameWatch(of: name, on: self, handler: handler)
    }
}
