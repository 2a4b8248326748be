extension Interface.Member {
    /// A method that replies when its handler returns:
    ///
    ///     .method("Divide", in: ["number", "by"], out: ["quotient", "remainder"]) {
    ///         (number: UInt32, by: UInt32) throws -> (UInt32, UInt32) in
    ///         if by == 0 { throw BusError.invalidArgs("Nothing can be divided by 0.") }
    ///         return (number / by, number % by)
    ///     }
    ///
    /// A call with other types is refused before the handler is called.
    ///
    /// - Parameters:
    ///   - inputs: the names of the arguments, as many as the handler takes.
    ///   - outputs: the names of the results, as many as the handler returns.
    ///   - handler: ``Bus/currentMessage`` is the call, with its sender.
    public static func method<each Input: BusReadable, each Output: BusWritable>(
        _ name: String, in inputs: [String] = [], out outputs: [String] = [],
        _ handler: @escaping (repeat each Input) throws -> (repeat each Output)
    ) -> Interface.Member {
        let body = Kind.method { message in
            let results = try handler(repeat try (each Input)(reading: message))
            return .now { (reply) throws(SystemError) in try reply.append(repeat each results) }
        }
        return Interface.Member(
            name: name, signature: signatures(repeat (each Input).self),
            result: signatures(repeat (each Output).self), argumentNames: inputs + outputs,
            kind: body)
    }

    /// A method that replies later, through the ``PendingCall`` that its handler receives.
    ///
    /// - Parameters:
    ///   - inputs: the names of the arguments, as many as the handler takes.
    ///   - outputs: the names and types of the results.
    ///   - handler: an error that it throws is the reply, unless it has replied before.
    public static func deferredMethod<each Input: BusReadable>(
        _ name: String, in inputs: [String] = [],
        out outputs: [(name: String, type: any BusTyped.Type)],
        _ handler: @escaping (PendingCall, repeat each Input) throws -> Void
    ) -> Interface.Member {
        later(name, signatures(repeat (each Input).self), inputs, outputs) { call, message in
            try handler(call, repeat try (each Input)(reading: message))
        }
    }

    /// A method that replies later and whose handler reads the arguments from the message. Use it for
    /// arguments that are too long to be read at once.
    ///
    /// - Parameters:
    ///   - inputs: the names and types of the arguments.
    ///   - outputs: the names and types of the results.
    ///   - handler: the cursor of its message is at the first argument.
    public static func readingMethod(
        _ name: String, in inputs: [(name: String, type: any BusTyped.Type)],
        out outputs: [(name: String, type: any BusTyped.Type)],
        _ handler: @escaping (PendingCall, Message) throws -> Void
    ) -> Interface.Member {
        later(
            name, inputs.map { $0.type.signature }.joined(), inputs.map(\.name), outputs, handler)
    }

    private static func later(
        _ name: String, _ signature: String, _ inputs: [String],
        _ outputs: [(name: String, type: any BusTyped.Type)],
        _ handler: @escaping (PendingCall, Message) throws -> Void
    ) -> Interface.Member {
        let body = Kind.method { message in
            let call = PendingCall(message)
            do {
                try handler(call, message)
            } catch {
                try call.throwUnlessReplied(error)
            }
            return .later
        }
        return Interface.Member(
            name: name, signature: signature, result: outputs.map { $0.type.signature }.joined(),
            argumentNames: inputs + outputs.map(\.name), kind: body)
    }

    /// A property that clients can read.
    ///
    /// - Parameter get: called for each read. An error that it throws refuses the read, also a whole `GetAll`.
    public static func property<Content: BusWritable>(
        _ name: String, _ policy: ChangePolicy, get: @escaping () throws -> Content
    ) -> Interface.Member {
        Interface.Member(
            name: name, signature: Content.signature, result: "", argumentNames: [],
            kind: .property(get: .computed { try get().write(to: $0) }, set: nil, policy))
    }

    /// A property that is a dictionary of variants, which clients can read. Writing this type is compiled in this module,
    /// which is much faster than a type that is known only to the caller.
    ///
    /// - Parameter get: as for other types.
    public static func property(
        _ name: String, _ policy: ChangePolicy, get: @escaping () throws -> [String: Value]
    ) -> Interface.Member {
        Interface.Member(
            name: name, signature: [String: Value].signature, result: "", argumentNames: [],
            kind: .property(get: .computed { try get().write(to: $0) }, set: nil, policy))
    }

    /// A property whose value the bus reads by itself.
    ///
    /// - Parameter set: for a property that clients can set. It refuses a value by throwing, and stores it otherwise.
    public static func property<Content>(
        _ name: String, _ policy: ChangePolicy, _ stored: StoredProperty<Content>,
        set: ((Content) throws -> Void)? = nil
    ) -> Interface.Member {
        Interface.Member(
            name: name, signature: Content.signature, result: "", argumentNames: [],
            kind: .property(
                get: .stored(stored.place),
                set: set.map { set in { try set(try Content(reading: $0)) } }, policy))
    }

    /// A property that clients can read and set. `set` refuses a value by throwing. It announces no change: call
    /// ``Bus/emitPropertiesChanged(_:of:at:)``.
    public static func property<Content: BusType>(
        _ name: String, _ policy: ChangePolicy, get: @escaping () throws -> Content,
        set: @escaping (Content) throws -> Void
    ) -> Interface.Member {
        Interface.Member(
            name: name, signature: Content.signature, result: "", argumentNames: [],
            kind: .property(
                get: .computed { try get().write(to: $0) },
                set: { try set(try Content(reading: $0)) }, policy))
    }

    /// A signal with the names and types of its arguments, for introspection. ``Bus/emit(_:of:at:_:)`` sends it.
    public static func signal(
        _ name: String, _ arguments: [(name: String, type: any BusTyped.Type)] = []
    ) -> Interface.Member {
        Interface.Member(
            name: name, signature: arguments.map { $0.type.signature }.joined(), result: "",
            argumentNames: arguments.map(\.name), kind: .signal)
    }

    private static func signatures<each Element: BusTyped>(
        _ types: repeat (each Element).Type
    ) -> String {
        var text = ""
        for type in repeat each types { text += type.signature }
        return text
    }
}
