import AgentCore
import Contract
import Fasting
import LocalTime
import SDBus
import Words

/// From a refusal to the error on the bus: a name for programs, a sentence for people.
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
            RefusalDetails(refusal, runningSince: start),
            Words.sentence(refusal, runningSince: start, now: now, zone: zone))
    }

    /// An argument that the core did not see.
    init(_ reason: Refusal.Plain) {
        self.init(RefusalDetails(.plain(reason)), Words.sentence(reason))
    }

    private init(_ details: RefusalDetails, _ sentence: String) {
        self.init(
            name: details.errorName, message: sentence,
            details: details.texts.mapValues(Value.string).merging(
                details.instants.mapValues { .uint64($0.wire) }
            ) { $1 })
    }

    /// A refusal with one of the agent's own names, which only a program can cause.
    init(_ name: ErrorName, _ sentence: String) {
        self.init(name: name.rawValue, message: sentence)
    }
}

/// What the last refusals were about, for a client that makes a sentence of its own.
///
/// The values do not travel with the error, because GDBus shows nothing of an error that has more than a
/// sentence. So a client asks for them, with the sentence that it got.
final class RecentRefusals {
    private static let limit = 16
    /// In bytes of the sentences and details of all.
    private static let memory = 1 << 16
    /// The latest last, each sentence once.
    private var errors: [BusError] = []

    func remember(_ error: BusError) {
        if error.details.isEmpty { return }
        errors.removeAll { $0.message == error.message }
        errors.append(error)
        var bytes = 0
        let kept = errors.reversed().prefix(Self.limit).prefix {
            bytes += $0.size
            return bytes <= Self.memory
        }
        errors = kept.reversed()
    }

    /// - Returns: no values if the sentence is not one of the last.
    func details(of sentence: String) -> [String: Value] {
        errors.first { $0.message == sentence }?.details ?? [:]
    }
}

extension BusError {
    /// The bytes of its sentence and of the texts of its details.
    fileprivate var size: Int {
        message.utf8.count + details.values.reduce(0) { $0 + ($1.stringValue?.utf8.count ?? 8) }
    }
}

extension Refusal {
    /// The name of its error on the bus.
    public var busName: String { RefusalDetails(self).errorName }
}
