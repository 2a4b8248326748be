import AgentCore
import Contract
import Fasting
import LocalTime
import SDBus
import Words

/// The table from a refusal to the error on the bus: a name for programs, a sentence for people.
extension BusError {
    /// - Parameter engine: its zone is used to write instants.
    public init(_ refusal: Refusal, _ engine: Engine) {
        self.init(
            refusal, runningSince: engine.snapshot.fast.active?.start,
            now: engine.environment.now(), zone: engine.environment.zone)
    }

    /// The parameters are those of the sentence.
    init(_ refusal: Refusal, runningSince start: Instant? = nil, now: Instant, zone: Zone) {
        self.init(
            name: refusal.busName,
            message: Words.sentence(refusal, runningSince: start, now: now, zone: zone))
    }

    /// A refusal with one of the agent's own names.
    init(_ name: ErrorName, _ sentence: String) {
        self.init(name: name.rawValue, message: sentence)
    }
}

extension Refusal {
    /// The name of its error on the bus.
    public var busName: String {
        switch self {
        case .rule(let error), .undoAgainst(let error): error.busName.rawValue
        case .nothingToRedo: ErrorName.nothingToUndo.rawValue
        case .unreadableBackup(_, let problem) where !problem.isAboutContent:
            ErrorName.storage.rawValue
        case .unreadableBackup, .waterNotFound, .noLicence, .noBackup: ErrorName.notFound.rawValue
        case .waterInTheFuture: ErrorName.invalidTime.rawValue
        case .invalidSetting, .invalidMonth, .licence: BusError.Name.invalidArgs
        case .notEntitled: ErrorName.notEntitled.rawValue
        case .storage: ErrorName.storage.rawValue
        case .noRandomID: BusError.Name.failed
        }
    }
}

extension FastError {
    fileprivate var busName: ErrorName {
        switch self {
        case .alreadyActive: .alreadyActive
        case .notActive: .notActive
        case .nothingToUndo: .nothingToUndo
        case .invalidTime: .invalidTime
        case .overlap, .overlapsActive: .overlap
        case .notFound: .notFound
        }
    }
}
