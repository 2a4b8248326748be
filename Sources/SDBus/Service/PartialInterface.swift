/// The same interface at several objects, with a different trust in their callers.
extension Interface {
    /// The interface with a check before each call of some members: of a method, or when a property is set. What
    /// is read is not checked.
    ///
    /// - Parameters:
    ///   - isChecked: whether the member with this name is.
    ///   - check: gets the call, and refuses it by throwing.
    public func checking(
        _ isChecked: (String) -> Bool, _ check: @escaping (Message) throws -> Void
    ) -> Interface {
        with(members.map { isChecked($0.name) ? $0.checked(by: check) : $0 })
    }

    /// What changes something: the methods and the writable properties among some members. Changes of these properties
    /// are not announced at the other object.
    ///
    /// - Parameter isIncluded: whether the member with this name is.
    /// - Returns: nil if there is no such member.
    public func limited(to isIncluded: (String) -> Bool) -> Interface? {
        let parts = members.filter { isIncluded($0.name) }.compactMap(\.changing)
        return parts.isEmpty ? nil : with(parts)
    }

    private func with(_ members: [Member]) -> Interface {
        Interface(name, members, beforeReading: beforeReading)
    }
}

extension Interface.Member {
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
        (copy.isDeprecated, copy.isHidden) = (isDeprecated, isHidden)
        return copy
    }
}
