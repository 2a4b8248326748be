import AgentCore
import Contract
import Fasting
import Licences
import LocalTime
import SDBus
import Store
import Words

/// The table from a refusal to the error on the bus: a name for programs, a sentence for people.
extension BusError {
    /// - Parameter engine: its zone is used to write instants.
    public init(_ refusal: Refusal, _ engine: Engine) {
        self.init(
            refusal, runningSince: engine.snapshot.fast.active?.start,
            now: engine.environment.now(), zone: engine.environment.zone)
    }

    /// - Parameters:
    ///   - start: of the fast that is running.
    ///   - now: tells whether an instant is in the future.
    ///   - zone: used to write instants. Their offset is beside them, since the caller may be in
    ///     another zone (docs/decisions/0017-one-zone-for-an-answer.md).
    init(_ refusal: Refusal, runningSince start: Instant? = nil, now: Instant, zone: Zone) {
        let time = { (instant: Instant) in TimeText.withOffset(instant, zone: zone) }
        switch refusal {
        case .rule(let error):
            self.init(
                error.busName,
                Words.refusal(error, runningSince: start, now: now, time: time))
        case .undoAgainst(let error):
            self.init(error.busName, Words.undoRefusal(error, time: time))
        case .nothingToRedo: self.init(.nothingToUndo, Words.nothingToRedo)
        case .unreadableBackup(let day, .damaged):
            self.init(.notFound, Words.damagedBackup(of: day))
        case .unreadableBackup(let day, let cause):
            self.init(
                cause.isAboutContent ? .notFound : .storage,
                Words.unreadableBackup(of: day, Words.reason(cause)))
        case .waterInTheFuture: self.init(.invalidTime, Words.Water.inTheFuture)
        case .waterNotFound(let id): self.init(.notFound, Words.Water.notFound(id.description))
        case .invalidSetting(let key): self = .invalidArgs(Words.Settings.refusal(key))
        case .invalidMonth: self = .invalidArgs(Words.noMonth)
        case .licence(let problem):
            let date = problem.instant.map { TimeText.date(zone.civil($0)) }
            self = .invalidArgs(Words.Premium.sentence(.init(problem), date: date))
        case .noLicence: self.init(.notFound, Words.Premium.noLicence)
        case .notEntitled: self.init(.notEntitled, Words.Forest.absent)
        case .noBackup(let day): self.init(.notFound, Words.noBackup(of: day))
        case .storage(let error, let access, let path):
            self.init(.storage, Words.sentence(error.cause, access, path: path))
        case .noRandomID(let reason):
            self.init(name: BusError.Name.failed, message: reason)
        }
    }

    /// A refusal with one of the agent's own names.
    init(_ name: ErrorName, _ sentence: String) {
        self.init(name: name.rawValue, message: sentence)
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

extension Words {
    /// Why the records at a path cannot be read or written.
    public static func sentence(
        _ cause: StoreError.Cause, _ access: Refusal.RecordsAccess, path: String
    ) -> String {
        if cause == .newer { return recordsNewer(path: path) }
        return switch access {
        case .reading: recordsFailed(.reading, path: path, reason(cause))
        case .writing: recordsFailed(.writing, path: path, reason(cause))
        }
    }

    /// What keeps the records from being read or written, as part of a sentence.
    public static func reason(_ cause: StoreError.Cause) -> String {
        switch cause {
        case .newer: recordsWrittenByNewer
        case .inUse: recordsInUse
        case .diskFull: diskFull
        case .readOnly: recordsReadOnly
        case .damaged: recordsDamaged
        case .notOurs: recordsNotOurs
        case .backup(let path, .notOurs): backupIsNone(path: path)
        case .backup(let path, .other(let reason)): backupNeeded(path: path, reason)
        case .backup(let path, let cause): backupNeeded(path: path, Words.reason(cause))
        case .other(let reason): unusable(reason)
        }
    }
}

extension StoreError.Cause {
    /// Whether a file was read, or is not a file at all: trying again finds the same. Otherwise the
    /// disk could not read it now.
    fileprivate var isAboutContent: Bool {
        switch self {
        case .newer, .damaged, .notOurs: true
        case .inUse, .diskFull, .readOnly, .backup, .other: false
        }
    }
}
