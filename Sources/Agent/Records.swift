import Contract
import Fasting
import Glibc
import LocalTime
import SDBus
import Store
import Words

/// The store, or the reason why there is none: an agent without its records stays up and says why
/// to whoever asks, and looks again each time.
final class Records {
    private let folder: DataFolder
    private let log: Log
    private var lock: FolderLock?
    private var store: Store?
    private var lastFailure: StoreError?
    /// What was stored.
    struct Stored {
        let fast: FastState
        let settings: Settings
    }

    /// Each time the records were opened: gets what was stored; nil where they are begun anew with
    /// what the agent knows.
    var onOpen: (Stored?) -> Void = { _ in }
    /// Writes what the agent knows into records that are begun anew.
    var carryOver: (Store) throws(StoreError) -> Void = { (_) throws(StoreError) in }
    /// Until that is done: somebody removed the records, and what is known is in none.
    private var isBeginningAnew = false
    /// Gets what became of a damaged file.
    var onSetAside: (Store.SetAside) -> Void = { _ in }
    /// Each time that something has failed for another reason than before.
    var onFailure: () -> Void = {}
    /// Each time something was stored.
    var onWrite: (Store) -> Void = { _ in }
    /// The records are let go of.
    var onLetGo: () -> Void = {}

    init(folder: DataFolder, log: Log) {
        self.folder = folder
        self.log = log
    }

    /// Takes the folder for this process alone, where it does not hold it yet.
    ///
    /// - Returns: false where somebody else still holds it after so many seconds.
    func lock(waiting seconds: Int) throws(StoreError) -> Bool {
        if lock == nil { lock = try folder.lock(waiting: seconds) }
        return lock != nil
    }

    /// The store, where it is open already.
    var openStore: Store? { store }

    /// Why there is no open store, as far as that is known; nil where there is one. Opens nothing.
    var refusal: BusError? {
        guard store == nil else { return nil }
        let failure = lastFailure ?? StoreError(cause: .inUse, operation: "opening \(folder.path)")
        return BusError(failure, path: folder.database, while: .reading)
    }

    /// The open store.
    ///
    /// - Throws: Storage with a sentence.
    func opened() throws(BusError) -> Store {
        if let store { return store }
        do throws(StoreError) {
            guard try lock(waiting: 0) else {
                throw StoreError(cause: .inUse, operation: "locking \(folder.path)")
            }
            let stamp = TimeText.iso8601(Clock.now).filter { $0 != ":" }
            let today = TimeText.date(Zone.system.civil(Clock.now))
            let (store, setAside) = try Store.open(in: folder, stamp: stamp, today: today)
            let stored = Stored(fast: try store.load(), settings: try store.settings())
            self.store = store
            lastFailure = nil
            onOpen(isBeginningAnew ? nil : stored)
            if let setAside { onSetAside(setAside) }
            return store
        } catch {
            throw refusal(error, while: .reading)
        }
    }

    /// The store, which is in its place: for whoever is about to write. Where somebody has removed
    /// the file, another is begun with what the agent knows; where another lies there, that one
    /// counts.
    ///
    /// - Throws: Storage with a sentence.
    func inPlace() throws(BusError) -> Store {
        if haveGone { isBeginningAnew = letGo() }
        let store = try opened()
        if isBeginningAnew {
            try write(to: store) { store throws(StoreError) in try carryOver(store) }
            isBeginningAnew = false
        }
        return store
    }

    /// Runs something that writes; the failure after a success is news again.
    ///
    /// - Throws: Storage with a sentence.
    func write<Result>(
        to store: Store, _ body: (Store) throws(StoreError) -> Result
    ) throws(BusError) -> Result {
        do throws(StoreError) {
            let result = try body(store)
            lastFailure = nil
            onWrite(store)
            return result
        } catch {
            throw refusal(error, while: .writing)
        }
    }

    /// Runs something that reads.
    ///
    /// - Throws: Storage with a sentence.
    func read<Result>(
        _ body: (Store) throws(StoreError) -> Result
    ) throws(BusError) -> Result {
        let store = try opened()
        do throws(StoreError) {
            // What a failed merge has left must not be taken for the truth.
            if store.owesMerge { try store.settle() }
            return try body(store)
        } catch {
            throw refusal(error, while: .reading)
        }
    }

    /// Whether what was opened is no longer what lies in the folder: somebody has removed it or put
    /// something else in its place. What is written to it then is lost.
    private var haveGone: Bool {
        guard let store, let lock else { return false }
        return !store.isInPlace || !lock.holds
    }

    /// Lets go of what was opened, so that the next use opens what is there now.
    ///
    /// - Returns: whether nothing is there.
    private func letGo() -> Bool {
        log(.warning, Words.recordsWereMoved(path: folder.path))
        onLetGo()
        // Before anything is opened anew: SQLite tidies up by name.
        store = nil
        lock = nil
        return access(folder.database, F_OK) != 0
    }

    /// Whether another attempt may bring what this one did not: a newer file stays newer.
    var mayRecover: Bool { lastFailure?.cause != .newer }

    /// A failure of the store as it crosses the bus; the log gets what was being done, once.
    func refusal(_ error: StoreError, while act: RecordsAct) -> BusError {
        let isNews = error != lastFailure
        lastFailure = error
        if isNews {
            log(
                .error, "\(Words.reason(error.cause)) (\(error.operation))", .recordsFailed,
                [.error: ErrorName.storage.rawValue])
            onFailure()
        }
        return BusError(error, path: folder.database, while: act)
    }
}
