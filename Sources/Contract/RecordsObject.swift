/// The second object of the agent. It serves what names a path or destroys something. At the first object these
/// members are refused to a caller in a sandbox. So the rules of a sandbox can allow one object and not the other.
/// Rule: docs/rules/contract.md, Names.
public enum RecordsObject {
    public static let path = Names.objectPath + "/Records"

    /// Whether it serves a method, or a property to be set.
    public static func serves(_ member: String, of interface: String) -> Bool {
        switch interface {
        case Settings1.interface, Devices1.interface, Premium1.interface: true
        case History1.interface: History1.Method(rawValue: member).map(writes) ?? false
        case Journal1.interface: Journal1.Method(rawValue: member).map(replaces) ?? false
        default: false
        }
    }

    private static func writes(_ method: History1.Method) -> Bool {
        switch method {
        case .add, .log, .edit, .delete, .setNote, .undo, .merge: true
        case .list, .listWithOptions, .versions, .versionsWithOptions, .month, .total, .note: false
        }
    }

    /// An undo is not here: a panel offers it for what it has done.
    private static func replaces(_ method: Journal1.Method) -> Bool {
        switch method {
        case .import, .restore: true
        case .undo, .undoWithOptions, .redo, .redoWithOptions, .list, .listWithOptions, .backups,
            .compare:
            false
        }
    }
}
