/// The same interface at several objects, with a different trust in their callers.
extension Interface {
    /// The interface with a check before each call of some members: of a method, or when a property is set. What
    /// is read is not checked.
    ///
    /// - Parameter check: returns what gets each call of a member, and refuses it by throwing; nil for a member that is
    ///   not checked.
    public func checking(_ check: (Member) -> ((Message) throws -> Void)?) -> Interface {
        with(members.map { member in check(member).map(member.checked) ?? member })
    }

    /// What changes something: the methods and the writable properties among some members. Changes of these properties
    /// are not announced at the other object.
    ///
    /// - Returns: nil if there is no such member.
    public func limited(to isIncluded: (Member) -> Bool) -> Interface? {
        let parts = members.filter(isIncluded).compactMap(\.changing)
        return parts.isEmpty ? nil : with(parts)
    }

    private func with(_ members: [Member]) -> Interface {
        Interface(name, members, beforeReading: beforeReading)
    }
}

extension Interface.Member {
    /// Whether it is a property, and not a method or a signal.
    public var isProperty: Bool {
        if case .property = kind { true } else { false }
    }

    fileprivate func checked(by check: @escaping (Message) throws -> Void) -> Self {
        let checkedKind: Kind
        switch kind {
        case .method(let handler):
            checkedKind = .method {
                try check($0)
                return try handler($0)
            }
        case .property(let get, let set?, let policy):
            checkedKind = .property(
                get: get,
                set: {
                    try check($0)
                    try set($0)
                }, policy)
        case .property, .signal: return self
        }
        return with(kind: checkedKind)
    }

    /// nil for a signal, and for a property that is only read.
    fileprivate var changing: Self? {
        switch kind {
        case .method: self
        case .property(let get, let set?, _):
            with(kind: .property(get: get, set: set, .emitsNothing))
        case .property, .signal: nil
        }
    }

    private func with(kind: Kind) -> Self {
        var copy = Self(
            name: name, signature: signature, result: result, argumentNames: argumentNames,
            kind: kind)
        copy.isHidden = isHidden
        return copy
    }
}
