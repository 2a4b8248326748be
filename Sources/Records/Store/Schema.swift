/// One change of the schema. Each runs once, in its own transaction.
struct Migration {
    /// What it is about, for the log.
    let name: String
    let sql: String
}

/// The schema, as the migrations that led to it. Migrations are appended and never changed;
/// `user_version` counts those that have run.
enum Schema {
    /// The columns of a fast. A kept one has an end, a deletion has no values.
    private static let fastColumns = """
        start INTEGER,
        end INTEGER CHECK (end > start),
        end_offset INTEGER,
        target INTEGER,
        note TEXT,
        state TEXT NOT NULL DEFAULT 'deleted' CHECK (state IN ('kept', 'running', 'deleted')
            AND (start IS NULL) = (state = 'deleted') AND (end IS NULL) = (state <> 'kept')),
        act INTEGER NOT NULL DEFAULT 0,
        origin INTEGER NOT NULL DEFAULT 0
        """

    /// The columns of a glass of water. A deletion has no values.
    private static let waterColumns = """
        at INTEGER,
        milliliters INTEGER CHECK (milliliters BETWEEN 1 AND 5000),
        act INTEGER NOT NULL DEFAULT 0,
        origin INTEGER NOT NULL DEFAULT 0
        """

    static let migrations = [
        // Instants are seconds since the epoch, targets microseconds, offsets minutes.
        //
        // `fast` and `water` have the present version of each record, also if it is a deletion. The tables with
        // `_version` behind their names have those that were replaced, in the same columns. `act` is the
        // number of the act that wrote a version, `origin` that of the act whose content it is: an undo writes
        // the content of an earlier act. Both are 0 for what no act wrote. `running` has what was announced in a
        // fast that runs or ran, and which of those that run is shown; it has no versions.
        //
        // The tables of devices have what other machines write, and when each value was written
        // (docs/rules/devices.md). A record without a row in fast_register or water_register has the stamp of
        // the act that wrote it. A register is unknown if its clock is NULL. `remote` is the number of an act on
        // its machine; NULL for an act of this one. `device_file` has the files of other machines as they were
        // when they were read, and `device_inbox` the files of the inbox whose acts are stored.
        Migration(
            name: "fasts, water, journal and devices",
            sql: """
                PRAGMA application_id = \(applicationID);
                CREATE TABLE fast (
                    id TEXT NOT NULL PRIMARY KEY,
                    \(fastColumns)
                ) STRICT, WITHOUT ROWID;
                CREATE INDEX fast_by_end ON fast (end, start) WHERE end IS NOT NULL;
                CREATE INDEX fast_running ON fast (state) WHERE state = 'running';
                CREATE TABLE fast_version (
                    id TEXT NOT NULL,
                    \(fastColumns),
                    PRIMARY KEY (id, act)
                ) STRICT, WITHOUT ROWID;
                CREATE INDEX fast_version_by_act ON fast_version (act);
                CREATE TABLE running (
                    id TEXT NOT NULL PRIMARY KEY,
                    announced INTEGER NOT NULL,
                    target_announced INTEGER NOT NULL,
                    acted_at INTEGER NOT NULL,
                    observed_at INTEGER NOT NULL,
                    is_shown INTEGER NOT NULL
                ) STRICT, WITHOUT ROWID;
                CREATE INDEX running_shown ON running (is_shown) WHERE is_shown = 1;
                CREATE TABLE water (
                    id TEXT NOT NULL PRIMARY KEY,
                    \(waterColumns)
                ) STRICT, WITHOUT ROWID;
                CREATE INDEX water_by_time ON water (at) WHERE at IS NOT NULL;
                CREATE TABLE water_version (
                    id TEXT NOT NULL,
                    \(waterColumns),
                    PRIMARY KEY (id, act)
                ) STRICT, WITHOUT ROWID;
                CREATE INDEX water_version_by_act ON water_version (act);
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
    static let applicationID = 0x4174_7273
    static let unreleased: ClosedRange<Int64> = 1...6

    /// ``Database/schemaFingerprint`` of each version, the first one first. A migration that is appended
    /// brings its own.
    static let fingerprints: [UInt64] = [
        0xebc0_b22e_1d8b_adc8
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
