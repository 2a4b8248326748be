/// The schema, as the steps that led to it. Steps are appended and never changed: each runs once,
/// in a transaction of its own, and `user_version` counts them.
enum Schema {
    static let steps = [
        // 1: instants are seconds since the epoch, targets microseconds, offsets minutes.
        """
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
        """,
        """
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
        """,
    ]

    static var version: Int64 { Int64(steps.count) }
}

extension Database {
    var userVersion: Int64 {
        get throws(StoreError) {
            try query("PRAGMA user_version") { $0.integer(0) }.first ?? 0
        }
    }

    /// - Throws: ``StoreError`` with `newer` where there are more steps behind the file than these.
    func refuseNewer(than version: Int64 = Schema.version) throws(StoreError) {
        let found = try userVersion
        if found > version {
            throw StoreError(cause: .newer, operation: "reading a schema of version \(found)")
        }
    }

    /// Brings an older file to the present schema.
    ///
    /// - Throws: ``StoreError`` with `newer`, before anything is written.
    func migrate(to steps: [String] = Schema.steps) throws(StoreError) {
        try refuseNewer(than: Int64(steps.count))
        let found = try userVersion
        if found < 0 {
            throw StoreError(cause: .damaged, operation: "reading a schema of version \(found)")
        }
        for (index, step) in steps.enumerated().dropFirst(Int(found)) {
            try transaction { () throws(StoreError) in
                try run(step)
                try run("PRAGMA user_version = \(index + 1)")
            }
        }
    }

    /// - Throws: ``StoreError`` with `damaged` where the file is not sound.
    func checkSoundness() throws(StoreError) { try check(by: "PRAGMA quick_check(1)") }

    /// As ``checkSoundness()``, with every index held against its table: takes longer.
    func checkWholly() throws(StoreError) { try check(by: "PRAGMA integrity_check(1)") }

    private func check(by pragma: String) throws(StoreError) {
        let findings = try query(pragma) { $0.text(0) }
        if findings != ["ok"] {
            throw StoreError(
                cause: .damaged, operation: "checking the file: \(findings.joined(separator: "; "))"
            )
        }
    }
}
