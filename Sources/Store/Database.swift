import CSQLite

/// One connection to an SQLite file, closed with its owner. Belongs to one thread.
struct Database: ~Copyable {
    enum Mode {
        case readOnly
        /// For reading a file that nobody has open: not even a log is made beside it.
        case unchanging
        case readWrite
    }

    private let raw: OpaquePointer
    /// For whoever copies the file through this connection, while it is open.
    var handle: OpaquePointer { raw }
    private let statements = Statements()

    init(path: String, mode: Mode) throws(StoreError) {
        var handle: OpaquePointer?
        let flags =
            switch mode {
            case .readOnly: SQLITE_OPEN_READONLY
            case .unchanging: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
            case .readWrite: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
            }
        let name = mode == .unchanging ? Self.unchangingName(path) : path
        let code = sqlite3_open_v2(name, &handle, flags | SQLITE_OPEN_NOMUTEX, nil)
        guard code == SQLITE_OK, let handle else {
            let error = StoreError(
                code: code, message: handle.map { String(cString: sqlite3_errmsg($0)) } ?? "",
                operation: "opening \(path)")
            sqlite3_close_v2(handle)
            throw error
        }
        raw = handle
        sqlite3_extended_result_codes(raw, 1)
    }

    /// A path as a URI (sqlite.org/uri.html).
    private static func unchangingName(_ path: String) -> String {
        var name = "file:"
        for byte in path.utf8 {
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
        for statement in statements.bySource.values { sqlite3_finalize(statement) }
        sqlite3_close_v2(raw)
    }

    /// How long to wait for another program's lock, in milliseconds.
    func setBusyTimeout(milliseconds: Int32) { sqlite3_busy_timeout(raw, milliseconds) }

    /// Runs statements that give back nothing.
    func run(_ sql: String) throws(StoreError) {
        try check(sqlite3_exec(raw, sql, nil, nil, nil), sql)
    }

    /// Runs one statement with its parameters.
    func run(_ sql: String, _ parameters: Parameter?...) throws(StoreError) {
        try rows(sql, parameters) { _ in }
    }

    /// Runs one statement and reads each of its rows.
    func query<Element>(
        _ sql: String, _ parameters: Parameter?..., read: (Row) -> Element
    ) throws(StoreError) -> [Element] {
        var elements: [Element] = []
        try rows(sql, parameters) { elements.append(read($0)) }
        return elements
    }

    private func rows(
        _ sql: String, _ parameters: [Parameter?], _ visit: (Row) -> Void
    ) throws(StoreError) {
        let statement = try prepared(sql)
        defer {
            sqlite3_reset(statement)
            sqlite3_clear_bindings(statement)
        }
        for (index, parameter) in parameters.enumerated() {
            let at = Int32(index + 1)
            let code =
                switch parameter {
                case nil: sqlite3_bind_null(statement, at)
                case .integer(let number): sqlite3_bind_int64(statement, at, number)
                case .text(let text): csqlite_bind_text(statement, at, text, -1)
                }
            try check(code, sql)
        }
        while true {
            let code = sqlite3_step(statement)
            if code == SQLITE_DONE { return }
            guard code == SQLITE_ROW else { throw error(code, sql) }
            visit(Row(statement: statement))
        }
    }

    var isInTransaction: Bool { sqlite3_get_autocommit(raw) == 0 }

    /// How many rows the last statement wrote or removed.
    var changedRows: Int32 { sqlite3_changes(raw) }

    /// A statement is read once, and kept: there are as many as there are in the source.
    private func prepared(_ sql: String) throws(StoreError) -> OpaquePointer {
        if let statement = statements.bySource[sql] { return statement }
        var statement: OpaquePointer?
        try check(sqlite3_prepare_v2(raw, sql, -1, &statement, nil), sql)
        statements.bySource[sql] = statement
        return statement!
    }

    /// Runs `body` in a transaction that holds the write lock; all of it happens, or nothing.
    func transaction(_ body: () throws(StoreError) -> Void) throws(StoreError) {
        try run("BEGIN IMMEDIATE")
        do throws(StoreError) {
            try body()
            try run("COMMIT")
        } catch {
            // Some errors have rolled back already; then there is nothing to roll back.
            if sqlite3_get_autocommit(raw) == 0 { try? run("ROLLBACK") }
            throw error
        }
    }

    private func check(_ code: Int32, _ operation: String) throws(StoreError) {
        if code != SQLITE_OK { throw error(code, operation) }
    }

    private func error(_ code: Int32, _ operation: String) -> StoreError {
        StoreError(code: code, message: String(cString: sqlite3_errmsg(raw)), operation: operation)
    }
}

/// Statements that were read already.
private final class Statements {
    var bySource: [String: OpaquePointer] = [:]
}

/// What stands for a `?` in a statement.
enum Parameter {
    case integer(Int64)
    case text(String)
}

/// The present row of a statement; columns count from 0.
struct Row {
    fileprivate let statement: OpaquePointer

    func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(statement, column) }

    func optionalInteger(_ column: Int32) -> Int64? {
        sqlite3_column_type(statement, column) == SQLITE_NULL ? nil : integer(column)
    }

    func text(_ column: Int32) -> String {
        sqlite3_column_text(statement, column).map { String(cString: $0) } ?? ""
    }
}
