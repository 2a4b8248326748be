import CSQLite

/// Counts what may change the answer of ``Store/knownFasts(at:)``, so that the answer is read again only then.
///
/// SQLite itself says what a statement changes, when it is prepared. So no place that writes can be forgotten.
final class CountedChanges {
    /// Rows of these tables come, go or change.
    private static let tables = ["other_fast", "fast_register", "session"]
    /// These columns change in rows that there are. A row that comes has nothing to do with a fast that is there.
    private static let columns = [
        "act": ["clock", "counter", "writer"], "device_writer": ["label"],
    ]

    var count = 0
    /// Whether the statement that is being prepared changes one of them.
    var isNamed = false

    /// The connection must end before this object.
    func count(on connection: OpaquePointer) {
        let own = Unmanaged.passUnretained(self).toOpaque()
        sqlite3_set_authorizer(
            connection,
            { own, action, table, column, _, _ in
                if action == SQLITE_INSERT || action == SQLITE_DELETE || action == SQLITE_UPDATE {
                    Unmanaged<CountedChanges>.fromOpaque(own!).takeUnretainedValue().note(
                        String(cString: table!),
                        column: action == SQLITE_UPDATE ? String(cString: column!) : nil)
                }
                return SQLITE_OK
            }, own)
    }

    private func note(_ table: String, column: String?) {
        if Self.tables.contains(table) { isNamed = true }
        if let column, Self.columns[table]?.contains(column) == true { isNamed = true }
    }
}
