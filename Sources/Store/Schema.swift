/// One change of the schema. Each runs once, in a transaction of its own.
struct Migration {
    /// What it is about, for the log.
    let name: String
    let sql: String
}

/// The schema, as the migrations that led to it. Migrations are appended and never changed;
/// `user_version` counts those that have run.
enum Schema {
    static let migrations = [
        // Instants are seconds since the epoch, targets microseconds, offsets minutes.
        Migration(
            name: "fasts and settings",
            sql: """
                CREATE TABLE session (
                    id TEXT NOT NULL PRIMARY KEY,
                    start INTEGER NOT NULL,
                    end INTEGER NOT NULL CHECK (end > start),
                    end_offset INTEGER,
                    target INTEGER
                ) STRICT, WITHOUT ROWID;
                CREATE INDEX session_by_end ON session (end, start);
                CREATE TABLE active_fast (
                    only INTEGER NOT NULL PRIMARY KEY CHECK (only = 1),
                    id TEXT NOT NULL,
                    start INTEGER NOT NULL,
                    target INTEGER NOT NULL,
                    announced INTEGER NOT NULL,
                    target_announced INTEGER NOT NULL,
                    acted_at INTEGER NOT NULL,
                    observed_at INTEGER NOT NULL
                ) STRICT;
                CREATE TABLE undo_ending (
                    only INTEGER NOT NULL PRIMARY KEY CHECK (only = 1),
                    id TEXT NOT NULL,
                    start INTEGER NOT NULL,
                    target INTEGER NOT NULL,
                    announced INTEGER NOT NULL,
                    target_announced INTEGER NOT NULL,
                    acted_at INTEGER NOT NULL,
                    observed_at INTEGER NOT NULL
                ) STRICT;
                CREATE TABLE setting (
                    key TEXT NOT NULL PRIMARY KEY,
                    value TEXT NOT NULL
                ) STRICT, WITHOUT ROWID;
                """),
        Migration(
            name: "water and undoing edits",
            sql: """
                CREATE TABLE water (
                    id TEXT NOT NULL PRIMARY KEY,
                    at INTEGER NOT NULL,
                    milliliters INTEGER NOT NULL CHECK (milliliters BETWEEN 1 AND 5000)
                ) STRICT, WITHOUT ROWID;
                CREATE INDEX water_by_time ON water (at);
                CREATE TABLE undo_edit (
                    only INTEGER NOT NULL PRIMARY KEY CHECK (only = 1),
                    id TEXT NOT NULL,
                    was_there INTEGER NOT NULL,
                    start INTEGER,
                    end INTEGER,
                    end_offset INTEGER,
                    target INTEGER
                ) STRICT;
                -- What a merge that is under way has replaced, in order; start is NULL where there was
                -- nothing.
                CREATE TABLE merge_before (
                    number INTEGER PRIMARY KEY,
                    id TEXT NOT NULL,
                    start INTEGER,
                    end INTEGER,
                    end_offset INTEGER,
                    target INTEGER
                ) STRICT;
                """),
        // An earlier version merged in several transactions. A merge that it did not finish is taken
        // back: for each id the first row of merge_before is what was there.
        Migration(
            name: "merges in one transaction",
            sql: """
                DELETE FROM session WHERE id IN (SELECT id FROM merge_before);
                INSERT INTO session (id, start, end, end_offset, target)
                SELECT id, start, end, end_offset, target FROM merge_before
                WHERE start IS NOT NULL
                AND number IN (SELECT min(number) FROM merge_before GROUP BY id);
                DROP TABLE merge_before;
                """),
    ]

    static var version: Int64 { Int64(migrations.count) }
}

extension Database {
    var userVersion: Int64 {
        get throws(StoreError) {
            try query("PRAGMA user_version") { $0.integer(0) }.first ?? 0
        }
    }

    /// - Throws: ``StoreError`` with `newer` if more migrations have run on the file than there are.
    func refuseNewer(than version: Int64 = Schema.version) throws(StoreError) {
        let found = try userVersion
        if found > version {
            throw StoreError(cause: .newer, operation: "reading a schema of version \(found)")
        }
    }

    /// Brings an older file to the present schema.
    ///
    /// - Throws: ``StoreError`` with `newer`, before anything is written.
    func migrate(by migrations: [Migration] = Schema.migrations) throws(StoreError) {
        try refuseNewer(than: Int64(migrations.count))
        let found = try userVersion
        if found < 0 {
            throw StoreError(cause: .damaged, operation: "reading a schema of version \(found)")
        }
        for (index, migration) in migrations.enumerated().dropFirst(Int(found)) {
            do throws(StoreError) {
                try transaction { () throws(StoreError) in
                    try run(migration.sql)
                    try run("PRAGMA user_version = \(index + 1)")
                }
            } catch {
                throw StoreError(
                    cause: error.cause,
                    operation: "migrating to \"\(migration.name)\": \(error.operation)")
            }
        }
    }
}
