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
    /// Gets the state as it was stored, each time the records were opened.
    var onOpen: (FastState) -> Void = { _ in }
    /// Gets the name under which a damaged file was set aside.
    var onSetAside: (String) -> Void = { _ in }

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
            let (store, setAside) = try Store.open(in: folder, stamp: stamp)
            let state = try store.load()
            self.store = store
            lastFailure = nil
            onOpen(state)
            if let setAside { onSetAside(setAside) }
            return store
        } catch {
            throw refusal(error, while: .reading)
        }
    }

    /// Whether what was opened is no longer what lies in the folder: somebody has removed it or put
    /// something else in its place. What is written to it then is lost.
    var haveGone: Bool {
        guard let store, let lock else { return false }
        return !store.isInPlace || !lock.holds
    }

    /// Lets go of what was opened, so that the next use opens what is there now.
    ///
    /// - Returns: whether nothing is there.
    func letGo() -> Bool {
        log(.warning, Words.recordsWereMoved(path: folder.path))
        // Before anything is opened anew: SQLite tidies up by name.
        store = nil
        lock = nil
        return access(folder.database, F_OK) != 0
    }

    /// Whether another attempt may bring what this one did not: a newer file stays newer.
    var mayRecover: Bool { lastFailure?.cause != .newer }

    /// They were written to: the next failure is news again.
    func haveHeld() { lastFailure = nil }

    /// A failure of the store as it crosses the bus; the log gets what was being done, once.
    func refusal(_ error: StoreError, while act: RecordsAct) -> BusError {
        if error != lastFailure {
            log(.error, "\(Words.reason(error.cause)) (\(error.operation))")
        }
        lastFailure = error
        return BusError(error, path: folder.database, while: act)
    }
}
