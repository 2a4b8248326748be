import Fasting
import Sharing
import Store

/// This machine, as the others know it.
public struct OwnMachine: Sendable {
    /// The id that the system gives it; "" if it has none.
    public let id: String
    public let name: String

    public init(id: String, name: String) {
        self.id = id
        self.name = name
    }
}

extension SharingPass {
    /// What a step has done.
    public enum Result {
        /// The step needs the folder. Nothing was done.
        case needsFolder
        case done
        case took(MergeResult)
    }

    /// Does a step that needs only the records.
    ///
    /// - Throws: ``Refusal/storage(_:_:path:)``. Nothing has changed then.
    public mutating func perform(
        _ step: Step, on engine: Engine, of machine: OwnMachine
    ) throws(Refusal) -> Result {
        switch step {
        case .list, .read, .append, .wait, .nothing: return .needsFolder
        case .beginIncarnation:
            try engine.beginIncarnation(machine: machine.id, name: machine.name)
        case .take(let lines):
            let reception = try engine.receive(lines)
            took(lines)
            return .took(reception)
        case .remember(let file):
            try engine.write { try $0.rememberRead(ReadFile(file.name, file.stamp)) }
            remembered(try engine.knownLines(onMachine: machine.id))
        case .forget(let names):
            try engine.write { try $0.forgetRead(names) }
            forgot(names)
        case .readAgain(let names):
            try engine.write { try $0.readAgain(names) }
            willReadAgain(names)
        case .show:
            try engine.showFastsNoLongerAhead()
            showed()
        case .carry(let keys): try engine.write { try $0.carry(keys) }
        case .takeID(let id): try engine.write { try $0.setFolderID(id) }
        }
        return .done
    }
}
