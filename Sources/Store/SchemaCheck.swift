import CSQLite
import Fasting

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
        guard try schemaFingerprint == Schema.fingerprints[Int(version) - 1] else {
            throw StoreError(
                cause: .damaged, operation: "comparing with the schema of version \(version)")
        }
    }

    /// A hash of all tables, indexes, views and triggers.
    var schemaFingerprint: UInt64 {
        get throws(StoreError) {
            // SQLite has objects of its own: for example, those that ANALYZE makes.
            let objects = try query(
                """
                SELECT type, name, sql FROM sqlite_schema WHERE name NOT GLOB 'sqlite_*'
                ORDER BY name
                """
            ) { "\($0.text(0))\0\($0.text(1))\0\($0.text(2))\0" }
            return fnv1a64(objects.flatMap(\.utf8))
        }
    }

    /// - Throws: ``StoreError``: `damaged` if the file is not intact, or why it cannot be read.
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
