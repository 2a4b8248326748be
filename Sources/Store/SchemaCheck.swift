import CSQLite
import Fasting
import Synchronization

/// A table, index, view or trigger, as `sqlite_schema` lists it.
private struct SchemaObject: Equatable {
    let kind: String
    let name: String
    let sql: String

    /// What the migrations make, by the version that they lead to. Each version is made once.
    private static let made = Mutex<[Int64: [SchemaObject]]>([:])

    static func expected(of version: Int64) throws(StoreError) -> [SchemaObject] {
        if let objects = made.withLock({ $0[version] }) { return objects }
        let database = try Database(path: ":memory:", mode: .readWrite)
        try database.migrate(by: Array(Schema.migrations.prefix(Int(version))))
        let objects = try database.schemaObjects
        made.withLock { $0[version] = objects }
        return objects
    }
}

extension Database {
    /// Checks that a file has the schema of its version and nothing else: a file with other tables is
    /// not ours, and triggers or views are someone else's code.
    ///
    /// - Throws: ``StoreError`` with `damaged` if not.
    func checkSchema() throws(StoreError) {
        let version = try userVersion
        guard (1...Schema.version).contains(version) else {
            throw StoreError(cause: .damaged, operation: "reading a schema of version \(version)")
        }
        let isExpected =
            version == Schema.version
            ? try schemaFingerprint == Schema.fingerprint
            : try schemaObjects == SchemaObject.expected(of: version)
        guard isExpected else {
            throw StoreError(
                cause: .damaged, operation: "comparing with the schema of version \(version)")
        }
    }

    /// A hash of all that ``schemaObjects`` lists.
    var schemaFingerprint: UInt64 {
        get throws(StoreError) {
            fnv1a64(
                try schemaObjects.flatMap { "\($0.kind)\0\($0.name)\0\($0.sql)\0".utf8 })
        }
    }

    fileprivate var schemaObjects: [SchemaObject] {
        get throws(StoreError) {
            // SQLite has objects of its own: for example, those that ANALYZE makes.
            try query(
                """
                SELECT type, name, sql FROM sqlite_schema WHERE name NOT GLOB 'sqlite_*'
                ORDER BY name
                """
            ) { SchemaObject(kind: $0.text(0), name: $0.text(1), sql: $0.text(2)) }
        }
    }

    /// - Throws: ``StoreError``: `damaged` if the file is not sound, or why it cannot be read.
    func checkSoundness() throws(StoreError) { try check(by: "PRAGMA quick_check(1)") }

    /// Does what ``checkSoundness()`` does, and compares every index with its table. Takes longer.
    func checkWholly() throws(StoreError) { try check(by: "PRAGMA integrity_check(1)") }

    private func check(by pragma: String) throws(StoreError) {
        let findings = try query(pragma) { $0.text(0) }
        if findings == ["ok"] { return }
        let operation = "checking the file: \(findings.joined(separator: "; "))"
        // SQLite does not tell for every page that the disk could not read it.
        if FileSystem.lastError != 0 {
            throw StoreError(errno: FileSystem.lastError, operation: operation)
        }
        for finding in findings {
            // SQLite tells of a page that it could not read in the same way as of a broken one.
            guard let code = Self.errorCode(in: finding) else { continue }
            let error = StoreError(
                code: code, system: FileSystem.lastError,
                message: String(cString: sqlite3_errstr(code)), operation: operation)
            if error.cause != .damaged { throw error }
        }
        throw StoreError(cause: .damaged, operation: operation)
    }

    /// `Tree 2 page 5: unable to get the page. error code=266`
    private static func errorCode(in finding: String) -> Int32? {
        let mark = "error code="
        var rest = finding[...]
        while let start = rest.first {
            if rest.hasPrefix(mark) {
                return Int32(rest.dropFirst(mark.count).prefix { $0.isWholeNumber })
            }
            _ = start
            rest = rest.dropFirst()
        }
        return nil
    }
}
