import CSQLite
import Fasting

extension Database {
    /// Checks that a file has everything of the schema of its version. What other programs have added
    /// to it is left alone (``foreignObjects()``); triggers and views of a file never run.
    ///
    /// - Throws: ``StoreError`` with `damaged` if not.
    func checkSchema() throws(StoreError) { _ = try compareSchema() }

    /// What other programs have added: tables, indexes, views, triggers, and columns of our tables.
    func foreignObjects() throws(StoreError) -> [ForeignObject] { try compareSchema() }

    private func compareSchema() throws(StoreError) -> [ForeignObject] {
        let version = try userVersion
        guard (1...Schema.version).contains(version) else {
            throw StoreError(cause: .damaged, operation: "reading a schema of version \(version)")
        }
        if try schemaFingerprint == Schema.fingerprints[Int(version) - 1] { return [] }
        let expected = try SchemaShape(ofVersion: version)
        let found = try SchemaShape(of: self, like: expected)
        guard found.has(expected) else {
            throw StoreError(
                cause: .damaged, operation: "comparing with the schema of version \(version)")
        }
        return try schemaObjects().filter { !expected.objects.contains($0) }
            + found.columnsBeyond(expected)
    }

    /// A hash of all tables, indexes, views and triggers.
    var schemaFingerprint: UInt64 {
        get throws(StoreError) {
            // SQLite has objects of its own: for example, those that ANALYZE makes.
            let objects = try all(
                """
                SELECT type, name, sql FROM sqlite_schema WHERE name NOT GLOB 'sqlite_*'
                ORDER BY name
                """
            ) { "\($0.text(0))\0\($0.text(1))\0\($0.text(2))\0" }
            return fnv1a64(objects.flatMap(\.utf8))
        }
    }
}
