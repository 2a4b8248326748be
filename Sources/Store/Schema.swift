/// One change of the schema. Each runs once, in its own transaction.
struct Migration {
    /// What it is about, for the log.
    let name: String
    let sql: String
    /// The columns that it adds. Another program may have added one with such a name, which then gets
    /// another one.
    var columns: KeyValuePairs<String, String> = [:]
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
        // An earlier version merged in several transactions. A merge that it did not finish is undone:
        // for each id the first row of merge_before is what was there.
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
        // `act` is the number of the act that wrote a version of a record, `origin` that of the act
        // whose content it is: an undo writes the content of an earlier act. Both are 0 for what was
        // there before. What could be undone before becomes an act.
        Migration(
            name: "journal",
            sql: """
                CREATE TABLE device (
                    number INTEGER NOT NULL PRIMARY KEY,
                    id TEXT NOT NULL UNIQUE
                ) STRICT;
                INSERT INTO device VALUES (0, lower(hex(randomblob(16))));
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
                    device INTEGER NOT NULL DEFAULT 0 REFERENCES device (number),
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
                ALTER TABLE session ADD COLUMN act INTEGER NOT NULL DEFAULT 0;
                ALTER TABLE session ADD COLUMN origin INTEGER NOT NULL DEFAULT 0;
                ALTER TABLE active_fast ADD COLUMN act INTEGER NOT NULL DEFAULT 0;
                ALTER TABLE active_fast ADD COLUMN origin INTEGER NOT NULL DEFAULT 0;
                ALTER TABLE water ADD COLUMN act INTEGER NOT NULL DEFAULT 0;
                ALTER TABLE water ADD COLUMN origin INTEGER NOT NULL DEFAULT 0;

                -- The last ending. A fast that was too short was not kept.
                INSERT INTO act (number, kind, state, scope, at, clock, counter, record, start, end,
                    end_offset, target)
                SELECT 1, CASE WHEN session.id IS NULL THEN 'abandon' ELSE 'end' END, 'done', 1,
                    CAST(strftime('%s', 'now') AS INTEGER), CAST(strftime('%s', 'now') AS INTEGER),
                    0, undo.id, undo.start,
                    session.end, session.end_offset, undo.target
                FROM undo_ending AS undo LEFT JOIN session ON session.id = undo.id
                WHERE NOT EXISTS (SELECT 1 FROM active_fast);
                INSERT INTO fast_version (id, act, origin, state, start, target, announced,
                    target_announced)
                SELECT id, 0, 0, 'running', start, target, announced, target_announced
                FROM undo_ending WHERE id IN (SELECT record FROM act);
                INSERT INTO fast_version (id, act, origin, state)
                SELECT record, 1, 1, 'deleted' FROM act WHERE kind = 'abandon';
                UPDATE session SET act = 1, origin = 1
                WHERE id IN (SELECT record FROM act WHERE kind = 'end');

                -- The last edit of the history.
                INSERT INTO act (number, kind, state, scope, at, clock, counter, record, start, end,
                    end_offset, target)
                SELECT 1, CASE WHEN undo.was_there = 0 THEN 'log'
                    WHEN session.id IS NULL THEN 'delete' ELSE 'edit' END, 'done', 2,
                    CAST(strftime('%s', 'now') AS INTEGER), CAST(strftime('%s', 'now') AS INTEGER),
                    0, undo.id, iif(session.id IS NULL, undo.start, session.start),
                    iif(session.id IS NULL, undo.end, session.end),
                    iif(session.id IS NULL, undo.end_offset, session.end_offset),
                    iif(session.id IS NULL, undo.target, session.target)
                FROM undo_edit AS undo LEFT JOIN session ON session.id = undo.id
                WHERE NOT EXISTS (SELECT 1 FROM act)
                AND coalesce(session.end, undo.end) IS NOT NULL;
                INSERT INTO fast_version (id, act, origin, state, start, end, end_offset, target)
                SELECT id, 0, 0, 'kept', start, end, end_offset, target FROM undo_edit
                WHERE was_there = 1 AND id IN (SELECT record FROM act WHERE scope = 2);
                INSERT INTO fast_version (id, act, origin, state)
                SELECT record, 1, 1, 'deleted' FROM act WHERE kind = 'delete';
                UPDATE session SET act = 1, origin = 1
                WHERE id IN (SELECT record FROM act WHERE kind IN ('log', 'edit'));
                DROP TABLE undo_ending;
                DROP TABLE undo_edit;
                """),
        Migration(
            name: "notes",
            sql: """
                ALTER TABLE session ADD COLUMN note TEXT;
                ALTER TABLE active_fast ADD COLUMN note TEXT;
                ALTER TABLE fast_version ADD COLUMN note TEXT;
                """,
            columns: ["session": "note", "active_fast": "note", "fast_version": "note"]),
        // What other machines write, and when each value was written (docs/rules/devices.md). A record
        // without a row in fast_register or water_register has the stamp of the act that wrote it. A
        // register is unknown if its clock is NULL. `remote` is the number of an act on its machine; NULL
        // for an act of this one. `other_fast` has the fasts that run beside the one that is shown,
        // and `device_file` the files of other machines as they were when they were read.
        // `device_inbox` has the files of the inbox whose acts are stored.
        Migration(
            name: "devices",
            sql: """
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
                SELECT 0, id || '-' || lower(hex(randomblob(4))) FROM device WHERE number = 0;
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
                ALTER TABLE act ADD COLUMN writer INTEGER NOT NULL DEFAULT 0;
                ALTER TABLE act ADD COLUMN remote INTEGER;
                """,
            columns: ["act": "writer", "act": "remote"]),
    ]

    /// ``Database/schemaFingerprint`` of each version, the first one first. A migration that is appended
    /// brings its own.
    static let fingerprints: [UInt64] = [
        0xfb41_2432_1e5c_da7b,
        0x972f_96e0_5688_216c,
        0x7a35_2427_866f_a17b,
        0x84cb_084b_e324_e9da,
        0x40e1_7be0_a499_a65b,
        0x7581_0525_8bb1_0d68,
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
        /// The version of the schema that added it.
        let since: Int64

        init(
            _ name: String, by keys: String, other: String, since: Int64,
            indexes: KeyValuePairs<String, String> = [:]
        ) {
            (self.name, self.keys, self.other, self.since) = (name, keys, other, since)
            self.indexes = indexes.map { ($0.key, $0.value) }
        }
    }

    /// All trees but those that SQLite's quick check checks completely: tables with rowids and without an index.
    static let trees = [
        Tree(
            "session", by: "id", other: "target", since: 1,
            indexes: ["session_by_end": "end, start, id"]),
        Tree("setting", by: "key", other: "value", since: 1),
        Tree(
            "water", by: "id", other: "milliliters", since: 2,
            indexes: ["water_by_time": "at, id"]),
        Tree(
            "act", by: "number", other: "clock", since: 4,
            indexes: ["act_by_state": "state, scope, number"]),
        Tree(
            "fast_version", by: "id, act", other: "origin", since: 4,
            indexes: ["fast_version_by_act": "act, id"]),
        Tree(
            "water_version", by: "id, act", other: "origin", since: 4,
            indexes: ["water_version_by_act": "act, id"]),
        Tree(
            "device", by: "number", other: "number", since: 4,
            indexes: ["sqlite_autoindex_device_1": "id, number"]),
        Tree(
            "device_writer", by: "number", other: "lines", since: 6,
            indexes: ["sqlite_autoindex_device_writer_1": "name, number"]),
        Tree("device_line", by: "writer, number, sum", other: "number", since: 6),
        Tree("device_file", by: "name", other: "size", since: 6),
        Tree("device_inbox", by: "key", other: "at", since: 6),
        Tree("fast_register", by: "id", other: "there", since: 6),
        Tree("water_register", by: "id", other: "there", since: 6),
        Tree("other_fast", by: "id", other: "start", since: 6),
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

    /// Gives a column of another program the first free name: `note_1`.
    private func renameForeignColumn(_ column: String, of table: String) throws(StoreError) {
        let names = try query("PRAGMA table_xinfo(\(table))") { $0.text(1).lowercased() }
        guard names.contains(column) else { return }
        var number = 1
        while names.contains("\(column)_\(number)") { number += 1 }
        try run("ALTER TABLE \(table) RENAME COLUMN \(column) TO \(column)_\(number)")
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
                    for (table, column) in migration.columns {
                        try renameForeignColumn(column, of: table)
                    }
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
