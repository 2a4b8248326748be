/// The second object of the agent. It serves what names a path or changes the past, and the undo of that. At the first
/// object a caller in a sandbox is refused these. So the rules of a sandbox can allow one object and not the other.
/// Rule: docs/rules/contract.md, Two objects.
public enum RecordsObject {
    public static let path = Names.objectPath + "/Records"

    /// What a call can do.
    public enum Effect: Equatable, Sendable {
        /// It reads, draws or opens something, or acts on the present: the running fast, and water that was drunk.
        case present
        /// It undoes the latest act, or does it again. What that changes is known from the act.
        case undo, redo
        /// It names a path, or changes past fasts, entries, settings or licences.
        case past
    }

    /// What a method can do. One that is not listed here changes the past, so that a new one is guarded. Setting a
    /// property is always a setting.
    public static func effect(of method: String, on interface: String) -> Effect {
        guard interface.hasPrefix("app.atrest.") else { return .present }
        if present[interface]?.contains(method) == true { return .present }
        switch (interface, Journal1.Method(rawValue: method)) {
        case (Journal1.interface, .undo): return .undo
        case (Journal1.interface, .redo): return .redo
        default: return .past
        }
    }

    /// Whether the second object has a method.
    public static func serves(_ method: String, of interface: String) -> Bool {
        effect(of: method, on: interface) != .present
    }

    private static let present: [String: Set<String>] = [
        Agent1.interface: names(Agent1.Method.allCases),
        Timer1.interface: names(Timer1.Method.allCases),
        Vigil1.interface: names(Vigil1.Method.allCases),
        Forest1.interface: names(Forest1.Method.allCases),
        Compline1.interface: names(Compline1.Method.allCases),
        Water1.interface: names([.add, .list] as [Water1.Method]),
        History1.interface: names(
            [.list, .versions, .month, .total, .note] as [History1.Method]),
        Journal1.interface: names([.list, .backups, .compare] as [Journal1.Method]),
    ]

    private static func names<Method: RawRepresentable<String>>(_ methods: [Method]) -> Set<String>
    {
        Set(methods.map(\.rawValue))
    }
}
