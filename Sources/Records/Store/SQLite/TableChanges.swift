import CSQLite

/// Counts the changes of each table, so that what was read from some of them is read again only then.
///
/// SQLite itself says what a statement changes, when it is prepared. So no place that writes can be forgotten.
final class TableChanges {
    /// By table, by `table.column` for columns that are updated, and by `table.*` for rows that come or go.
    private var counts: [String: Int] = [:]
    /// How often a transaction was taken back, which may change everything.
    private var reversals = 0
    /// What the statement changes that is being prepared.
    private var found: Set<String> = []

    /// The connection must end before this object.
    func follow(_ connection: OpaquePointer) {
        sqlite3_set_authorizer(
            connection,
            { own, action, table, column, _, _ in
                if action == SQLITE_INSERT || action == SQLITE_DELETE || action == SQLITE_UPDATE {
                    Unmanaged<TableChanges>.fromOpaque(own!).takeUnretainedValue().note(
                        String(cString: table!),
                        column: action == SQLITE_UPDATE ? String(cString: column!) : nil)
                }
                return SQLITE_OK
            }, Unmanaged.passUnretained(self).toOpaque())
    }

    private func note(_ table: String, column: String?) {
        found.formUnion([table, "\(table).\(column ?? "*")"])
    }

    /// Runs `body`, which prepares a statement, and returns what the statement changes.
    func of<E>(_ body: () throws(E) -> Void) throws(E) -> [String] {
        found = []
        try body()
        return Array(found)
    }

    func count(_ changed: [String]) {
        for name in changed { counts[name, default: 0] += 1 }
    }

    func countAll() { reversals += 1 }

    func count(of names: [String]) -> Int {
        names.reduce(reversals) { $0 + counts[$1, default: 0] }
    }
}
