import CSQLite
import Glibc

/// What a check of the records found. The check changes nothing, and an agent may be using them.
public enum RecordsCheck: Equatable, Sendable {
    /// There are none yet.
    case absent
    /// Every page and index is as it should be.
    ///
    /// - Parameter fasts: how many were kept.
    case sound(fasts: Int)

    /// How long to wait for another program's lock, in milliseconds.
    private static let busyTimeout = 1000

    /// - Throws: ``StoreError``: `newer`, `unreleased`, `damaged`, `notOurs`, or why they cannot be read.
    public init(of folder: DataFolder) throws(StoreError) {
        guard let size = try OwnFile(at: folder.database)?.size else {
            self = .absent
            return
        }
        if size == 0 {
            throw StoreError(cause: .damaged, operation: "reading an empty \(folder.database)")
        }
        do throws(StoreError) {
            // Without a log no other process has it open. SQLite would make a log even for a reader.
            let isAtRest = try folder.isFree("atrest.sqlite", for: [DataFolder.log])
            self = try Self.check(folder, isAtRest ? .immutable : .readOnly)
        } catch {
            guard error.cause == .diskFull || error.cause == .readOnly else { throw error }
            self = try Self.check(folder, .detached)
        }
    }

    private static func check(
        _ folder: DataFolder, _ mode: Database.Mode
    ) throws(StoreError) -> RecordsCheck {
        let database = try Database(path: folder.database, mode: mode, on: folder.fileSystem)
        database.setBusyTimeout(milliseconds: busyTimeout)
        try database.refuseOtherSchemas()
        try database.checkSchema()
        try database.checkSoundness(.whole)
        return .sound(fasts: try database.recordCounts().fasts)
    }
}
