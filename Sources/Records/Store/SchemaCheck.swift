import CSQLite
import Fasting

extension Database {
    /// Checks that a file has all tables and indexes of the schema of its version, with all their columns. How they are
    /// written does not count. What other programs have added to it is left alone; triggers and views of a file never run.
    ///
    /// - Throws: ``StoreError`` with `damaged` if not.
    func checkSchema() throws(StoreError) {
        let version = try userVersion
        guard (1...Schema.version).contains(version) else {
            throw StoreError(cause: .damaged, operation: "reading a schema of version \(version)")
        }
        if try schemaFingerprint == Schema.fingerprints[Int(version) - 1] { return }
        let expected = try Database(path: ":memory:", mode: .readWrite)
        try expected.migrate(by: Array(Schema.migrations.prefix(Int(version))))
        guard Set(try expected.schemaColumns()).isSubset(of: try schemaColumns()) else {
            throw StoreError(
                cause: .damaged, operation: "comparing with the schema of version \(version)")
        }
    }

    /// Each column of each table and index, with its type and what may be in it. A virtual table that has the name of one
    /// of ours is not ours.
    private func schemaColumns() throws(StoreError) -> [String] {
        try all(
            """
            SELECT printf('%s %s %s %s %s %s', tree.name, column.name, column.type, "notnull",
                dflt_value, pk)
            FROM sqlite_schema AS tree, pragma_table_xinfo(tree.name) AS column
            WHERE tree.type = 'table' AND rootpage > 0 UNION ALL
            SELECT printf('%s %s %s %s %s %s %s', tree.name, tbl_name, seqno, column.name, "desc",
                coll, key)
            FROM sqlite_schema AS tree, pragma_index_xinfo(tree.name) AS column
            WHERE tree.type = 'index'
            """)
    }

    /// The tables of the present schema.
    static var ownTables: [String] {
        get throws(StoreError) {
            let database = try Database(path: ":memory:", mode: .readWrite)
            try database.migrate()
            return try database.all("SELECT name FROM sqlite_schema WHERE type = 'table'")
        }
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
