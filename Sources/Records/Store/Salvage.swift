import CSQLite
import Glibc
import System

extension Store {
    /// Writes a complete and checked copy of the open records into a folder. Works after their file
    /// was removed or replaced, as long as it stays open.
    ///
    /// Close this store before the records of the folder are opened: both would use one log.
    ///
    /// - Parameters:
    ///   - folder: is made if it is missing.
    ///   - stamp: becomes part of the name of the copy.
    /// - Returns: the name of the copy, `atrest.sqlite.replaced-STAMP`, if other records are in the
    ///   folder; nil if the copy became the records of the folder.
    /// - Throws: ``StoreError`` if there is no complete copy.
    public func salvage(into folder: DataFolder, stamp: String) throws(StoreError) -> String? {
        try folder.create()
        do throws(StoreError) {
            try database.copyAll(to: folder.begun, on: folder.fileSystem)
            try folder.prepareBegun(checking: .pages)
        } catch {
            DataFolder.remove(folder.begun)
            throw error
        }
        return try folder.nameSalvaged(stamp: stamp)
    }
}

extension DataFolder {
    /// Gives ``begun`` the name of the database, or that of a replaced one if there is a database.
    ///
    /// - Returns: the second name; nil for the first.
    fileprivate func nameSalvaged(stamp: String) throws(StoreError) -> String? {
        let replaced = try freeName("atrest.sqlite.replaced-\(stamp)")
        let isTaken = try !isFree("atrest.sqlite", for: [""])
        // The log of the old database must not be used for the copy, or for the file that has the name
        // of the old one now. SQLite does not remove it, because its database was moved.
        for suffix in [Self.log, Self.journal, Self.index] {
            if try isFree("atrest.sqlite", for: [suffix]) { continue }
            let path = database + suffix
            if isTaken {
                // Another log belongs to the other file. The copy contains everything of ours.
                if FileIdentity.isOpenInThisProcess(path) { unlink(path) }
            } else if suffix == Self.index {
                unlink(path)
            } else {
                try move(path, to: replaced + suffix)
            }
        }
        let name = isTaken ? replaced : "atrest.sqlite"
        do throws(StoreError) { try move(begun, to: name) } catch {
            Self.remove(begun)
            throw error
        }
        try Self.sync(path)
        return isTaken ? name : nil
    }

    private func move(_ from: String, to name: String) throws(StoreError) {
        if rename(from, "\(path)/\(name)") < 0 {
            throw StoreError(errno: errno, operation: "naming \(name)")
        }
    }
}
