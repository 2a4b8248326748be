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
            message: Words.sentence(refusal, runningSince: start, now: now, zone: zone),
            details: RefusalDetails(refusal, runningSince: start).values)
    }

    /// A refusal with one of the agent's own names.
    init(_ name: ErrorName, _ sentence: String) {
        self.init(name: name.rawValue, message: sentence)
    }

    /// An argument that the core did not see.
    init(
        _ name: ErrorName, _ argument: Words.RefusedArgument, text: String? = nil,
        path: String? = nil
    ) {
        self.init(name: name.rawValue, argument, text: text, path: path)
    }

    static func invalidArgs(
        _ argument: Words.RefusedArgument, path: String? = nil
    ) -> BusError {
        BusError(name: BusError.Name.invalidArgs, argument, path: path)
    }

    private init(
        name: String, _ argument: Words.RefusedArgument, text: String? = nil, path: String? = nil
    ) {
        self.init(
            name: name, message: argument.sentence(text: text ?? "", path: path ?? ""),
            details: RefusalDetails(code: argument.rawValue, text: text, path: path).values)
    }
}

extension RefusalDetails {
    fileprivate var values: [String: Value] {
        texts.mapValues(Value.string).merging(instants.mapValues { .uint64($0.wire) }) { $1 }
    }
}

/// What the last refusals were about, for a client that makes a sentence of its own.
///
/// The values do not travel with the error, because GDBus shows nothing of an error that has more than a
/// sentence. So a client asks for them, with the sentence that it got.
final class RecentRefusals {
    private static let limit = 16
    /// The latest last, each sentence once.
    private var errors: [BusError] = []

    func remember(_ error: BusError) {
        if error.details.isEmpty { return }
        errors.removeAll { $0.message == error.message }
        if errors.count == Self.limit { errors.removeFirst() }
        errors.append(error)
    }

    /// - Returns: no values if the sentence is not one of the last.
    func details(of sentence: String) -> [String: Value] {
        errors.first { $0.message == sentence }?.details ?? [:]
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
