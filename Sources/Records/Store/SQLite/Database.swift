import CSQLite
import Glibc
import Text

/// A connection to an SQLite file. It is closed when its owner goes away. Belongs to one thread.
struct Database: ~Copyable {
    enum Mode {
        case readWrite
        case readOnly
        /// Reads a file that no other connection has open, without its log. Creates no file beside
        /// it.
        case immutable
        /// Reads a file with its log. Creates no file beside it, and ignores other connections.
        case detached
    }

    private let raw: OpaquePointer
    /// For a copy of the file that is made through this connection. Valid while it is open.
    var handle: OpaquePointer { raw }
    private let statements: StatementCache

    /// Opens a file. Nothing of it is read yet.
    init(
        path: String, mode: Mode, on fileSystem: FileSystem = .standard
    ) throws(StoreError) {
        var handle: OpaquePointer?
        let flags =
            switch mode {
            case .readOnly, .detached: SQLITE_OPEN_READONLY
            case .immutable: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
            case .readWrite: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
            }
        let code = (mode == .immutable ? Self.immutableURI(path) : path).withPath {
            sqlite3_open_v2(
                $0, &handle, flags | SQLITE_OPEN_NOMUTEX,
                mode == .detached ? fileSystem.detachedName : fileSystem.name)
        }
        guard code == SQLITE_OK, let handle else {
            let error = StoreError(
                code: code, system: FileSystem.lastError,
                message: handle.map { String(cString: sqlite3_errmsg($0)) } ?? "",
                operation: "opening \(path)")
            sqlite3_close_v2(handle)
            throw error
        }
        raw = handle
        statements = StatementCache()
        sqlite3_extended_result_codes(raw, 1)
        distrustFile()
        statements.changes.follow(raw)
    }

    /// Treats the content of the file as data: its triggers and views do not run, its virtual tables
    /// are not opened, and its schema calls no functions that have effects.
    private func distrustFile() {
        for option in [
            SQLITE_DBCONFIG_ENABLE_TRIGGER, SQLITE_DBCONFIG_ENABLE_VIEW,
            SQLITE_DBCONFIG_TRUSTED_SCHEMA,
        ] {
            _ = csqlite_set_option(raw, option, 0)
        }
        _ = csqlite_set_option(raw, SQLITE_DBCONFIG_DEFENSIVE, 1)
        // A check would ask them whether they are intact, and they may follow tables of ours, which
        // changes without their triggers. Of SQLite's own tables the store uses one.
        "json_each".withCString { name in
            var kept = [name, nil]
            _ = sqlite3_drop_modules(raw, &kept)
        }
    }

    /// A path as a URI (sqlite.org/uri.html).
    private static func immutableURI(_ path: String) -> String {
        var name = "file:"
        for byte in path.pathBytes {
            switch UnicodeScalar(byte) {
            case "/", ".", "-", "_", "0"..."9", "A"..."Z", "a"..."z":
                name.unicodeScalars.append(UnicodeScalar(byte))
            case _ where byte < 16: name += "%0" + String(byte, radix: 16)
            default: name += "%" + String(byte, radix: 16)
            }
        }
        return name + "?immutable=1"
    }

    deinit {
        for statement in statements.bySource.values { sqlite3_finalize(statement.raw) }
        sqlite3_close_v2(raw)
    }

    /// Sets how long to wait for a lock of another program, in milliseconds.
    func setBusyTimeout(milliseconds: Int) {
        // Not sqlite3_busy_timeout: it counts sleeps that ``FileSystem`` shortens.
        _ = sqlite3_busy_handler(
            raw,
            { limit, attempts in
                if attempts >= Int(bitPattern: limit) { return 0 }
                usleep(1000)
                return 1
            }, UnsafeMutableRawPointer(bitPattern: milliseconds))
    }

    /// Runs statements that return no rows.
    func run(_ sql: String) throws(StoreError) {
        FileSystem.forgetError()
        var code = SQLITE_OK
        let changed = statements.changes.of { code = sqlite3_exec(raw, sql, nil, nil, nil) }
        statements.changes.count(changed)
        try check(code, sql)
    }

    /// Runs one statement with the values of its `?`.
    func run(_ sql: String, _ values: [any Bindable]) throws(StoreError) {
        try run(try statement(sql), values)
    }

    /// Runs a prepared statement with its values.
    func run(_ statement: Statement, _ values: [any Bindable] = []) throws(StoreError) {
        try rows(statement, values) { _ in true }
    }

    /// Runs one statement and reads each of its rows. A row that makes no sense is left out.
    func all<Element>(
        _ sql: String, _ values: [any Bindable] = [], read: (Row) -> Element?
    ) throws(StoreError) -> [Element] {
        var elements: [Element] = []
        try rows(try statement(sql), values) { row in
            if let element = read(row) { elements.append(element) }
            return true
        }
        return elements
    }

    /// Reads the first column of each row.
    func all<Element: Column>(
        _ sql: String, _ values: [any Bindable] = []
    ) throws(StoreError) -> [Element] {
        try all(sql, values) { $0[0] }
    }

    /// Runs one statement and reads its first row.
    ///
    /// - Returns: nil if there are no rows, or the first one makes no sense.
    func one<Element>(
        _ sql: String, _ values: [any Bindable] = [], read: (Row) -> Element?
    ) throws(StoreError) -> Element? {
        try one(try statement(sql), values, read: read)
    }

    /// Reads the first column of the first row.
    func one<Element: Column>(
        _ sql: String, _ values: [any Bindable] = []
    ) throws(StoreError) -> Element? {
        try one(sql, values) { $0[0] }
    }

    /// Runs a prepared statement and reads its first row.
    func one<Element>(
        _ statement: Statement, _ values: [any Bindable], read: (Row) -> Element?
    ) throws(StoreError) -> Element? {
        var element: Element?
        try rows(statement, values) { row in
            element = read(row)
            return false
        }
        return element
    }

    /// Whether a query has a row.
    func has(_ sql: String, _ values: [any Bindable] = []) throws(StoreError) -> Bool {
        try one(sql, values) { _ in true } ?? false
    }

    /// - Parameter visit: returns false if no more rows are needed.
    private func rows(
        _ statement: Statement, _ values: [any Bindable], _ visit: (Row) -> Bool
    ) throws(StoreError) {
        var changesNothing = false
        defer {
            sqlite3_reset(statement.raw)
            sqlite3_clear_bindings(statement.raw)
            if !changesNothing { statements.changes.count(statement.changed) }
        }
        for (index, value) in values.enumerated() {
            try check(value.bind(to: statement.raw, Int32(index + 1)), statement.sql)
        }
        FileSystem.forgetError()
        while true {
            let code = sqlite3_step(statement.raw)
            if code == SQLITE_DONE {
                changesNothing = statement.changed.isEmpty || changedRows == 0
                return
            }
            guard code == SQLITE_ROW else { throw error(code, statement.sql) }
            if !visit(Row(statement: statement.raw)) { return }
        }
    }

    /// Is another number after each statement that may have changed one of these.
    ///
    /// - Parameter names: tables, columns that are updated, as in `act.clock`, or the rows that come or go, as in `act.*`.
    func changes(of names: [String]) -> Int { statements.changes.count(of: names) }

    /// The instructions that prepared statements have run.
    var steps: Int {
        statements.bySource.values.reduce(0) {
            $0 + Int(sqlite3_stmt_status($1.raw, SQLITE_STMTSTATUS_VM_STEP, 0))
        }
    }

    /// How many statements are kept prepared.
    var preparedStatements: Int { statements.bySource.count }

    var isInTransaction: Bool { sqlite3_get_autocommit(raw) == 0 }

    /// Whether the file could only be opened for reading.
    var isReadOnly: Bool { sqlite3_db_readonly(raw, "main") != 0 }

    /// How many rows the last statement wrote or removed.
    var changedRows: Int32 { sqlite3_changes(raw) }

    /// Prepares a statement, or returns the one that was prepared before. Each is kept until the
    /// connection closes, so its text has no value of a record: the program has a fixed number of them.
    func statement(_ sql: String) throws(StoreError) -> Statement {
        if let statement = statements.bySource[sql] { return statement }
        var prepared: OpaquePointer?
        FileSystem.forgetError()
        let changed = try statements.changes.of { () throws(StoreError) in
            try check(sqlite3_prepare_v2(raw, sql, -1, &prepared, nil), sql)
        }
        guard let prepared else {
            throw StoreError(cause: .other("the statement is empty"), operation: sql)
        }
        let statement = Statement(raw: prepared, sql: sql, changed: changed)
        statements.bySource[sql] = statement
        return statement
    }

    /// Runs `body` in a transaction that holds the write lock. Either all of it happens or nothing.
    func transaction(_ body: () throws(StoreError) -> Void) throws(StoreError) {
        try run(statement("BEGIN IMMEDIATE"))
        do throws(StoreError) {
            try body()
            try run(statement("COMMIT"))
        } catch {
            // After some errors SQLite has rolled back already.
            if isInTransaction { try? run("ROLLBACK") }
            statements.changes.countAll()
            throw error
        }
    }

    /// Runs `body` so that all its reads see one state of the file.
    func snapshot(_ body: () throws(StoreError) -> Void) throws(StoreError) {
        try run("BEGIN")
        defer { if isInTransaction { try? run("ROLLBACK") } }
        try body()
    }

    func check(_ code: Int32, _ operation: String) throws(StoreError) {
        if code != SQLITE_OK { throw error(code, operation) }
    }

    private func error(_ code: Int32, _ operation: String) -> StoreError {
        StoreError(
            code: code, system: FileSystem.lastError,
            message: String(cString: sqlite3_errmsg(raw)), operation: operation)
    }

    /// Whether a commit that failed may still be in the log, where the next process would find it.
    var mayHoldFailedCommit: Bool {
        var log: UnsafeMutablePointer<sqlite3_file>?
        sqlite3_file_control(raw, "main", SQLITE_FCNTL_JOURNAL_POINTER, &log)
        guard let log, GuardedFile.isGuarded(log) else { return false }
        return GuardedFile.of(log).pointee.mayHoldFailedCommit
    }
}

/// A prepared statement. Valid while its connection is open.
struct Statement {
    fileprivate let raw: OpaquePointer
    fileprivate let sql: String
    /// The tables that it changes, and the columns.
    fileprivate let changed: [String]
}

private final class StatementCache {
    var bySource: [String: Statement] = [:]
    let changes = TableChanges()
}
