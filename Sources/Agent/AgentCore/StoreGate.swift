import Fasting
import Glibc
import LocalTime
import Store
import System

/// The only way to the store. Opens it when it is needed, holds the lock of the data folder, and
/// notices if the files are removed or replaced while they are open.
///
/// An agent that cannot open its records stays up, answers each caller with the reason, and tries
/// again at the next call.
final class StoreGate {
    private enum State {
        /// `failure` is why the last attempt failed; nil if there was none.
        case closed(failure: StoreError?)
        case open(Store)
    }

    /// What was found when the records were opened.
    struct Loaded {
        let state: FastState
        let settings: Settings
        let premium: PremiumRecord
    }

    enum Opening {
        case wasOpen(Store)
        /// The store was just opened.
        ///
        /// - `loaded`: nil if the records were lost while the agent ran. The caller then writes what
        ///   it knows.
        case opened(Store, loaded: Loaded?)
    }

    let folder: DataFolder
    private let environment: EngineEnvironment
    private let backup: BackupJob
    private var lock: FolderLock?
    private var state = State.closed(failure: nil)
    /// The last failure of any access; nil after a success.
    private var lastFailure: StoreError?
    /// Why the last write failed; nil if it succeeded. It stays until one succeeds: nothing else tells that the disk has
    /// room again.
    private(set) var failedWrite: StoreError?
    private var carryOver = CarryOver.none
    private var told: (recovery: Recovery, until: Instant)?
    /// Whether a copy of the open records was damaged, so that they have to be checked completely.
    private(set) var isSuspect = false
    /// The day on which the journal was last trimmed, as in `2026-11-21`.
    private var lastTrimDay = ""

    /// Whether the next opening starts from what the engine knows.
    private enum CarryOver {
        case none
        /// The open records disappeared and could not be copied. Records that are there at the next
        /// opening count instead.
        case ifMissing
        /// New records were made, and what the engine knows is not in them yet.
        case due
    }
    /// Events since the last call of ``takeNews()``.
    private var news: [Event] = []

    init(folder: DataFolder, environment: EngineEnvironment) {
        self.folder = folder
        self.environment = environment
        backup = BackupJob(folder: folder, environment: environment)
    }

    /// Returns the events since the last call.
    func takeNews() -> [Event] {
        defer { news = [] }
        return news
    }

    var hasNews: Bool { !news.isEmpty }

    /// The store if it is open; nil otherwise. Opens nothing.
    var openStore: Store? {
        if case .open(let store) = state { store } else { nil }
    }

    /// Whether the records can be read, as far as is known. Opens nothing.
    var records: Snapshot.Records {
        switch state {
        case .open: return .readable
        case .closed(let failure):
            return .unreadable(
                .storage(failure?.cause ?? .inUse, .reading, path: folder.database))
        }
    }

    /// Why the records cannot be read, or else not be written, as the last attempt showed; nil if nothing is known to be
    /// wrong.
    var problem: Refusal? {
        if case .closed(let failure?) = state {
            return .storage(failure.cause, .reading, path: folder.database)
        }
        return failedWrite.map { .storage($0.cause, .writing, path: folder.database) }
    }

    /// Whether another attempt may succeed. A database of another schema stays what it is.
    var mayRecover: Bool { lastFailure?.cause != .newer && lastFailure?.cause != .unreleased }

    /// Takes the lock of the data folder.
    ///
    /// - Parameter patience: how long to wait for another process that holds it.
    /// - Returns: false if another process still holds it.
    func lock(waiting patience: Duration) throws(StoreError) -> Bool {
        if lock == nil { lock = try folder.lock(waiting: patience) }
        return lock != nil
    }

    /// Opens the store for reading, if it is not open.
    ///
    /// - Parameter hasFast: whether the engine knows of a running fast. A backup that takes the place of
    ///   records that were in use may be from before that fast.
    func open(hasFast: Bool) throws(Refusal) -> Opening {
        if case .open(let store) = state { return .wasOpen(store) }
        do throws(StoreError) {
            guard try lock(waiting: .zero) else {
                throw StoreError(cause: .inUse, operation: "locking \(folder.path)")
            }
            if carryOver == .ifMissing {
                carryOver = isDatabaseMissing ? .due : .none
                // What was moved away is back, so nothing is lost.
                if carryOver == .none { told = nil }
            }
            let (store, recovery) = try Store.open(
                in: folder, stamp: stamp, today: today, isSuspect: isSuspect)
            if isSuspect, recovery != nil, hasFast { carryOver = .due }
            isSuspect = false
            let loaded = Loaded(
                state: try store.load(), settings: try store.settings(),
                premium: try store.premium())
            // It is kept with the store, so that it is never that of other records.
            _ = try store.reversibleActs()
            state = .open(store)
            lastFailure = nil
            if let recovery { tell(recovery) }
            return .opened(store, loaded: carryOver == .due ? nil : loaded)
        } catch {
            state = .closed(failure: error)
            throw refusal(error, .reading)
        }
    }

    /// Opens the store for writing. If the files were removed or replaced, what is there now is
    /// opened instead.
    func openForWriting(hasFast: Bool) throws(Refusal) -> Opening {
        closeIfNotInPlace()
        return try open(hasFast: hasFast)
    }

    /// Writes what the engine knows into records that were just made. The next opening tries again if
    /// that fails.
    func carryOver(
        to store: Store, _ fast: FastState, _ settings: Settings, _ premium: PremiumRecord
    ) throws(Refusal) {
        do throws(Refusal) {
            try write(to: store) { try $0.replace(with: fast, settings, premium) }
            carryOver = .none
        } catch {
            close()
            throw error
        }
    }

    /// Closes the store if it no longer is what the next opening would read.
    func closeIfNotInPlace() {
        guard case .open(let store) = state else { return }
        if store.isReplaced || !(lock?.holds ?? false) {
            close(replaced: store)
        } else if !store.isInPlace {
            // A failed write leaves in doubt what is stored. It is read again.
            close()
        } else if isSuspect {
            close()
        }
    }

    private func close() {
        backup.cancel()
        state = .closed(failure: lastFailure)
    }

    /// Runs a body that reads.
    func read<Result>(
        from store: Store, _ body: (Store) throws -> Result
    ) throws(Refusal) -> Result {
        do { return try body(store) } catch { throw refusal(error, .reading) }
    }

    /// Runs a body that writes.
    func write<Result>(
        to store: Store, _ body: (Store) throws -> Result
    ) throws(Refusal) -> Result {
        do {
            let result = try body(store)
            lastFailure = nil
            failedWrite = nil
            trimJournalIfDue(store)
            backup.startIfDue(store) { [weak self] error in
                self?.news.append(.backupFailed(error))
                if error.cause == .damaged { self?.isSuspect = true }
            }
            return result
        } catch {
            failedWrite = error as? StoreError
            throw refusal(error, .writing)
        }
    }

    /// If the last write failed, finds out whether one succeeds now.
    func tryWritingAgain(to store: Store) throws(Refusal) {
        if failedWrite == nil { return }
        try write(to: store) { try $0.writeNothing() }
    }

    /// Trims the journal once a day, with the day's first write. If that fails it is tried again the
    /// next day: nothing depends on it.
    private func trimJournalIfDue(_ store: Store) {
        if lastTrimDay == today { return }
        lastTrimDay = today
        try? store.trimJournal(keepingDays: Self.journalDays)
    }

    /// For how many days with acts replaced versions are kept. They are at least two years.
    private static let journalDays = 2 * 365

    /// The refusal for a failure of the store. Records an event if the reason is new.
    ///
    /// - Parameter error: a ``StoreError``, as all that the store throws.
    func refusal(_ error: any Error, _ access: RecordsAccess) -> Refusal {
        guard let error = error as? StoreError else { fatalError("The store throws \(error).") }
        if error != lastFailure {
            lastFailure = error
            news.append(.recordsFailed(error))
        }
        return .storage(error.cause, access, path: folder.database)
    }

    // MARK: Files that were removed or replaced

    private func tell(_ recovery: Recovery) {
        news.append(.recordsRecovered(recovery))
        let zone = environment.zone
        told = (recovery, until: zone.midnight(after: zone.midnight(after: environment.now())))
    }

    /// What was done to the records today or yesterday; nil if nothing was.
    func recovery(at now: Instant) -> Recovery? {
        told.flatMap { now < $0.until ? $0.recovery : nil }
    }

    private var isDatabaseMissing: Bool {
        var status = stat()
        return lstat(folder.database, &status) != 0 && errno == ENOENT
    }

    /// Saves what the open handle still holds, then closes it. Writes to it would be lost.
    private func close(replaced store: Store) {
        let salvage: Recovery
        do throws(StoreError) {
            try folder.create()
            salvage =
                try store.salvage(into: folder, stamp: stamp).map { .savedAs($0) } ?? .writtenAgain
        } catch {
            salvage = .notSaved
        }
        tell(salvage)
        // SQLite cleans up by name, so the old handle is closed before anything is opened.
        close()
        // There may be another folder now, with its own lock.
        if lock?.holds != true { lock = nil }
        if salvage == .notSaved { carryOver = .ifMissing }
    }

    // MARK: Names of files

    private var stamp: String { TimeText.iso8601(environment.now()).filter { $0 != ":" } }
    private var today: String { environment.today }
}
