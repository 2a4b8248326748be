import CSQLite
import Fasting
import Glibc
import Store
import VirtualDisk

/// A folder in memory that is removed with this object, and copies of what is in it.
final class MachineHome {
    /// Of the records.
    let records: String
    private let folder: String
    private var copies = 0

    init() {
        folder = VirtualDisk.makeFolder()
        records = folder + "/home"
    }

    deinit { VirtualDisk.removeTree(folder) }

    /// Copies the records, as a backup program does. They must not be in use.
    ///
    /// - Returns: where the copy is.
    func copy() -> String {
        copies += 1
        let copy = "\(folder)/copy\(copies)"
        Self.copy(records, to: copy)
        return copy
    }

    /// Replaces the records with a copy.
    func restore(_ copy: String) {
        VirtualDisk.removeTree(records)
        Self.copy(copy, to: records)
    }

    /// Gives the machine another id. The records must not be in use, and have no lines.
    func setWriter(_ writer: Writer) {
        var database: OpaquePointer?
        defer { sqlite3_close_v2(database) }
        guard
            sqlite3_open_v2(
                DataFolder(path: records).database, &database, SQLITE_OPEN_READWRITE, nil)
                == SQLITE_OK,
            sqlite3_exec(
                database,
                "UPDATE device_writer SET name = '\(writer)' WHERE number = 0", nil, nil, nil)
                == SQLITE_OK
        else { fatalError("The machine cannot get an id.") }
    }

    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    private static func copy(_ source: String, to target: String) {
        if isFolder(source) {
            mkdir(target, 0o700)
            for name in VirtualDisk.names(in: source) {
                copy("\(source)/\(name)", to: "\(target)/\(name)")
            }
            return
        }
        guard let from = fopen(source, "r"), let to = fopen(target, "w") else { return }
        defer {
            fclose(from)
            fclose(to)
        }
        chmod(target, 0o600)
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = fread(&buffer, 1, buffer.count, from), count > 0 {
            fwrite(buffer, 1, count, to)
        }
    }
}
