/// One change of the schema. Each runs once, in its own transaction.
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
        //
        // `act` is the number of the act that wrote a version of a record, `origin` that of the act whose
        // content it is: an undo writes the content of an earlier act. Both are 0 for what no act wrote.
        //
        // The tables of devices have what other machines write, and when each value was written
        // (docs/rules/devices.md). A record without a row in fast_register or water_register has the stamp of
        // the act that wrote it. A register is unknown if its clock is NULL. `remote` is the number of an act on
        // its machine; NULL for an act of this one. `other_fast` has the fasts that run beside the one that is
        // shown, and `device_file` the files of other machines as they were when they were read.
        // `device_inbox` has the files of the inbox whose acts are stored.
        Migration(
            name: "fasts, water, journal and devices",
            sql: """
                PRAGMA application_id = \(applicationID);
                CREATE TABLE session (
                    id TEXT NOT NULL PRIMARY KEY,
                    start INTEGER NOT NULL,
                    end INTEGER NOT NULL CHECK (end > start),
                    end_offset INTEGER,
                    target INTEGER,
                    act INTEGER NOT NULL DEFAULT 0,
                    origin INTEGER NOT NULL DEFAULT 0,
                    note TEXT
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
                    observed_at INTEGER NOT NULL,
                    act INTEGER NOT NULL DEFAULT 0,
                    origin INTEGER NOT NULL DEFAULT 0,
                    note TEXT
                ) STRICT;
                CREATE TABLE other_fast (
                    id TEXT NOT NULL PRIMARY KEY,
                    start INTEGER NOT NULL,
                    target INTEGER NOT NULL,
                    announced INTEGER NOT NULL,
                    target_announced INTEGER NOT NULL,
                    acted_at INTEGER NOT NULL,
                    observed_at INTEGER NOT NULL,
                    note TEXT,
                    act INTEGER NOT NULL DEFAULT 0,
                    origin INTEGER NOT NULL DEFAULT 0
                ) STRICT, WITHOUT ROWID;
                CREATE TABLE water (
                    id TEXT NOT NULL PRIMARY KEY,
                    at INTEGER NOT NULL,
                    milliliters INTEGER NOT NULL CHECK (milliliters BETWEEN 1 AND 5000),
                    act INTEGER NOT NULL DEFAULT 0,
                    origin INTEGER NOT NULL DEFAULT 0
                ) STRICT, WITHOUT ROWID;
                CREATE INDEX water_by_time ON water (at);
                CREATE TABLE setting (
                    key TEXT NOT NULL PRIMARY KEY,
                    value TEXT NOT NULL
                ) STRICT, WITHOUT ROWID;
                CREATE TABLE act (
                    number INTEGER NOT NULL PRIMARY KEY,
                    kind TEXT NOT NULL,
                    state TEXT NOT NULL CHECK (state IN ('done', 'undone', 'dropped', 'final')),
                    scope INTEGER NOT NULL,
                    of INTEGER,
                    undone_by INTEGER,
                    at INTEGER NOT NULL,
                    clock INTEGER NOT NULL,
                    counter INTEGER NOT NULL,
                    writer INTEGER NOT NULL DEFAULT 0,
                    remote INTEGER,
                    record TEXT,
                    start INTEGER,
                    end INTEGER,
                    end_offset INTEGER,
                    target INTEGER,
                    milliliters INTEGER,
                    fasts INTEGER,
                    water INTEGER,
                    day TEXT
                ) STRICT;
                CREATE INDEX act_by_state ON act (state, scope, number);
                CREATE TABLE fast_version (
                    id TEXT NOT NULL,
                    act INTEGER NOT NULL,
                    origin INTEGER NOT NULL,
                    state TEXT NOT NULL CHECK (state IN ('running', 'kept', 'deleted')),
                    start INTEGER,
                    end INTEGER,
                    end_offset INTEGER,
                    target INTEGER,
                    note TEXT,
                    announced INTEGER,
                    target_announced INTEGER,
                    PRIMARY KEY (id, act)
                ) STRICT, WITHOUT ROWID;
                CREATE INDEX fast_version_by_act ON fast_version (act);
                CREATE TABLE water_version (
                    id TEXT NOT NULL,
                    act INTEGER NOT NULL,
                    origin INTEGER NOT NULL,
                    at INTEGER,
                    milliliters INTEGER,
                    PRIMARY KEY (id, act)
                ) STRICT, WITHOUT ROWID;
                CREATE INDEX water_version_by_act ON water_version (act);
                CREATE TABLE device_writer (
                    number INTEGER NOT NULL PRIMARY KEY,
                    name TEXT NOT NULL UNIQUE,
                    label TEXT,
                    highest INTEGER NOT NULL DEFAULT 0,
                    lines INTEGER NOT NULL DEFAULT 0,
                    last_act INTEGER NOT NULL DEFAULT 0,
                    last_read INTEGER NOT NULL DEFAULT 0,
                    is_forgotten INTEGER NOT NULL DEFAULT 0
                ) STRICT;
                INSERT INTO device_writer (number, name)
                VALUES (0, lower(hex(randomblob(16))) || '-' || lower(hex(randomblob(4))));
                CREATE TABLE device_line (
                    writer INTEGER NOT NULL REFERENCES device_writer (number),
                    number INTEGER NOT NULL,
                    sum TEXT NOT NULL,
                    text TEXT NOT NULL,
                    PRIMARY KEY (writer, number, sum)
                ) STRICT, WITHOUT ROWID;
                CREATE TABLE device_file (
                    name TEXT NOT NULL PRIMARY KEY,
                    size INTEGER NOT NULL,
                    changed INTEGER NOT NULL,
                    inode INTEGER NOT NULL
                ) STRICT, WITHOUT ROWID;
                CREATE TABLE device_inbox (
                    key TEXT NOT NULL PRIMARY KEY,
                    at INTEGER NOT NULL
                ) STRICT, WITHOUT ROWID;
                CREATE TABLE fast_register (
                    id TEXT NOT NULL PRIMARY KEY,
                    start INTEGER,
                    start_clock INTEGER, start_counter INTEGER, start_writer INTEGER,
                    target INTEGER,
                    target_clock INTEGER, target_counter INTEGER, target_writer INTEGER,
                    ending INTEGER, ending_offset INTEGER,
                    ending_clock INTEGER, ending_counter INTEGER, ending_writer INTEGER,
                    note TEXT,
                    note_clock INTEGER, note_counter INTEGER, note_writer INTEGER,
                    there INTEGER,
                    there_clock INTEGER, there_counter INTEGER, there_writer INTEGER
                ) STRICT, WITHOUT ROWID;
                CREATE TABLE water_register (
                    id TEXT NOT NULL PRIMARY KEY,
                    at INTEGER,
                    at_clock INTEGER, at_counter INTEGER, at_writer INTEGER,
                    milliliters INTEGER,
                    milliliters_clock INTEGER, milliliters_counter INTEGER, milliliters_writer INTEGER,
                    there INTEGER,
                    there_clock INTEGER, there_counter INTEGER, there_writer INTEGER
                ) STRICT, WITHOUT ROWID;
                """)
    ]

    /// What the header of each file of ours has, so that it is known from those that were written before the
    /// first release. They counted their versions up to 6.
    static let applicationID = 0x4174_7230
    static let unreleased: ClosedRange<Int64> = 1...6

    /// ``Database/schemaFingerprint`` of each version, the first one first. A migration that is appended
    /// brings its own.
    static let fingerprints: [UInt64] = [
        0xc3cc_7b87_f54a_312a
    ]

    /// A table and the indexes that find its rows.
    struct Tree {
        let name: String
        /// The columns by which the rows are sorted.
        let keys: String
        /// A numeric column that no index has.
        let other: String
        /// Each index with the columns by which it is sorted. No two rows have the same ones.
        let indexes: [(name: String, keys: String)]

        init(
            _ name: String, by keys: String, other: String,
            indexes: KeyValuePairs<String, String> = [:]
        ) {
            (self.name, self.keys, self.other) = (name, keys, other)
            self.indexes = indexes.map { ($0.key, $0.value) }
        }
    }

    /// All trees but those that SQLite's quick check checks completely: tables with rowids and without an index.
    static let trees = [
        Tree(
            "session", by: "id", other: "target",
            indexes: ["session_by_end": "end, start, id"]),
        Tree("setting", by: "key", other: "value"),
        Tree(
            "water", by: "id", other: "milliliters",
            indexes: ["water_by_time": "at, id"]),
        Tree(
            "act", by: "number", other: "clock",
            indexes: ["act_by_state": "state, scope, number"]),
        Tree(
            "fast_version", by: "id, act", other: "origin",
            indexes: ["fast_version_by_act": "act, id"]),
        Tree(
            "water_version", by: "id, act", other: "origin",
            indexes: ["water_version_by_act": "act, id"]),
        Tree(
            "device_writer", by: "number", other: "lines",
            indexes: ["sqlite_autoindex_device_writer_1": "name, number"]),
        Tree("device_line", by: "writer, number, sum", other: "number"),
        Tree("device_file", by: "name", other: "size"),
        Tree("device_inbox", by: "key", other: "at"),
        Tree("fast_register", by: "id", other: "there"),
        Tree("water_register", by: "id", other: "there"),
        Tree("other_fast", by: "id", other: "start"),
    ]

    static var version: Int64 { Int64(migrations.count) }
}

extension Database {
    var userVersion: Int64 {
        get throws(StoreError) {
            try one("PRAGMA user_version") ?? 0
        }
    }

    /// - Throws: ``StoreError``: `unreleased` if the file is from before the first release; `newer` if more
    ///   migrations have run on it than there are.
    func refuseOtherSchemas() throws(StoreError) {
        let id: Int64? = try one("PRAGMA application_id")
        let found = try userVersion
        let operation = "reading a schema of version \(found)"
        if id != Int64(Schema.applicationID), Schema.unreleased.contains(found) {
            throw StoreError(cause: .unreleased, operation: operation)
        }
        if found > Schema.version { throw StoreError(cause: .newer, operation: operation) }
    }

    /// Brings an older file to the present schema.
    ///
    /// - Throws: ``StoreError``: `newer` or `damaged`, before anything is written.
    func migrate(by migrations: [Migration] = Schema.migrations) throws(StoreError) {
        let found = try userVersion
        guard (0...Int64(migrations.count)).contains(found) else {
            throw StoreError(
                cause: found < 0 ? .damaged : .newer,
                operation: "reading a schema of version \(found)")
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
