import CSQLite
import Glibc
import PrivateSession

@testable import Fasting
@testable import Store

/// A new temporary folder. It is deleted together with this object.
final class TemporaryFolder {
    let path: String

    init() {
        var template = Array("\(PrivateSession.temporaryFolder)/atrest-store-XXXXXX".utf8CString)
        precondition(mkdtemp(&template) != nil)
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit { _ = try? ChildProcess("/bin/rm", ["-rf", path], environment: [:]).wait() }

    /// Creates the data folder in it.
    func dataFolder() throws -> DataFolder {
        let folder = DataFolder(path: path + "/atrest")
        try folder.create()
        return folder
    }
}

let stamp = "2026-03-02T060000Z"

func openStore(_ folder: DataFolder) throws -> Store {
    try Store.open(in: folder, stamp: stamp).store
}

/// A time in hours and seconds after 2026-03-02 06:00:00 UTC.
func at(_ hours: Int64, _ seconds: Int64 = 0) -> Instant {
    Instant(secondsSinceEpoch: 1_772_431_200 + hours * secondsPerHour + seconds)
}

/// Settings of which one does not have its default.
var discreet: Settings {
    var settings = Settings()
    settings.isDiscreet = true
    return settings
}

func fastID(_ number: UInt8) -> RecordID {
    RecordID(bytes: [UInt8](repeating: 0xA0, count: 15) + [number])!
}

/// A running fast. Its id is not that of a session with this number.
func fast(_ number: UInt8, announced: [Milestone] = []) -> ActiveFast {
    var set = MilestoneSet()
    for milestone in announced { set.insert(milestone) }
    return ActiveFast(
        id: fastID(number + 200), start: at(0, 7), target: Target(hours: 16.333)!, announced: set,
        targetAnnounced: number % 2 == 1, actedAt: at(1, 1), observedAt: at(8, 3))
}

func session(_ number: UInt8, from start: Int64, to end: Int64) -> Session {
    Session(
        id: fastID(number), start: at(start), end: at(end), endOffset: 60, target: .standard)
}

func keeping(_ sessions: Session..., state: FastState = FastState()) -> FastChange {
    FastChange(state: state, writes: sessions.map { .keep($0) })
}

extension Recovery {
    /// The new name of a damaged file.
    var name: String? {
        if case .setAside(let name, _) = self { name } else { nil }
    }

    /// The day of the backup that was restored.
    var day: String? {
        switch self {
        case .setAside(_, let day): day
        case .restored(let day): day
        case .lost, .writtenAgain, .savedAs, .notSaved: nil
        }
    }
}

extension Store {
    /// Stores a state and the writes of a change as one act.
    func commit(_ change: FastChange) throws(StoreError) {
        var writes = change.writes
        let next = change.state.active
        if let active = try load().active, active.id != next?.id {
            writes.append(.removeFast(active.id))
        }
        if let next { writes.append(.run(next)) }
        try append(
            .ordinary(.importing, .records(fasts: writes.count, water: 0)), at: at(0), writes)
    }

    func add(_ entry: WaterEntry) throws(StoreError) {
        try append(.ordinary(.waterAdd, .water(entry)), at: entry.at, [.water(entry)])
    }

    /// How SQLite carries out the statements that were prepared.
    func plans(
        of isMeant: (String) -> Bool
    ) throws(StoreError) -> [(sql: String, plan: [String])] {
        var statements: [String] = []
        var next = sqlite3_next_stmt(database.handle, nil)
        while let statement = next {
            statements.append(String(cString: sqlite3_sql(statement)))
            next = sqlite3_next_stmt(database.handle, statement)
        }
        return try statements.filter(isMeant).map { (sql) throws(StoreError) in
            (sql, try database.all("EXPLAIN QUERY PLAN " + sql) { $0.text(3) })
        }
    }

    /// Makes a complete backup.
    func backUp(in folder: DataFolder, day: String) throws {
        let backup = try beginBackup(in: folder, day: day)
        while try backup.step() != .whole {}
    }
}

// MARK: - Files

enum Files {
    static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    /// The permission bits.
    static func mode(_ path: String) -> mode_t {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_mode & 0o7777 : 0
    }

    static func bytes(_ path: String) -> [UInt8]? {
        guard let file = fopen(path, "r") else { return nil }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = fread(&buffer, 1, buffer.count, file)
            if count == 0 { return bytes }
            bytes += buffer.prefix(count)
        }
    }

    static func write(_ bytes: [UInt8], to path: String) {
        let file = fopen(path, "w")!
        fwrite(bytes, 1, bytes.count, file)
        fclose(file)
    }

    static func copy(_ source: String, to target: String) {
        write(bytes(source)!, to: target)
    }

    static func names(in folder: String) -> [String] {
        guard let handle = opendir(folder) else { return [] }
        defer { closedir(handle) }
        var names: [String] = []
        while let entry = readdir(handle) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != "." && name != ".." { names.append(name) }
        }
        return names.sorted()
    }
}

// MARK: - Another program's connection

/// Another program that uses the file through SQLite alone.
final class Stranger {
    private var raw: OpaquePointer?

    init(_ path: String) { precondition(sqlite3_open(path, &raw) == SQLITE_OK) }

    deinit { sqlite3_close(raw) }

    @discardableResult
    func run(_ sql: String) -> Int32 { sqlite3_exec(raw, sql, nil, nil, nil) }

    /// The first column of each row, as text.
    func texts(_ sql: String) -> [String] {
        var statement: OpaquePointer?
        guard sqlite3_prepare_v2(raw, sql, -1, &statement, nil) == SQLITE_OK else { return [] }
        defer { sqlite3_finalize(statement) }
        var texts: [String] = []
        while sqlite3_step(statement) == SQLITE_ROW {
            texts.append(sqlite3_column_text(statement, 0).map { String(cString: $0) } ?? "NULL")
        }
        return texts
    }

    func number(_ sql: String) -> Int? { texts(sql).first.flatMap { Int($0) } }
}

/// Runs `body` and returns the error that it threw.
func failure(_ body: () throws -> Void) -> StoreError? {
    do {
        try body()
        return nil
    } catch {
        return error as? StoreError
    }
}
