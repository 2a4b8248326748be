import CSQLite

/// Checks the clocks of the acts. None is earlier than the time of its act. Each is later than the clock of
/// the previous act that made or removed the same record, even if the machine's clock is wrong.
struct ClockRule {
    /// - Parameters:
    ///   - path: of the records, which may be open.
    ///   - fileSystem: the name by which SQLite knows it.
    /// - Throws: ``Difference``.
    static func check(_ path: String, on fileSystem: String) throws {
        var database: OpaquePointer?
        defer { sqlite3_close_v2(database) }
        var question: OpaquePointer?
        guard sqlite3_open_v2(path, &database, SQLITE_OPEN_READONLY, fileSystem) == SQLITE_OK,
            sqlite3_prepare_v2(
                database,
                """
                SELECT number, at, clock, counter, record,
                kind IN ('start', 'abandon', 'log', 'delete', 'water-add', 'water-remove')
                FROM act WHERE remote IS NULL ORDER BY number
                """, -1,
                &question,
                nil) == SQLITE_OK
        else { throw Difference("clocks of acts", "they cannot be read") }
        defer { sqlite3_finalize(question) }
        var last: [String: (clock: Int64, counter: Int64)] = [:]
        while sqlite3_step(question) == SQLITE_ROW {
            let column = { sqlite3_column_int64(question, $0) }
            let clock = (column(2), column(3))
            let record = sqlite3_column_text(question, 4).map { String(cString: $0) }
            let before = record.flatMap { column(5) != 0 ? last[$0] : nil }
            if before.map({ $0 >= clock }) ?? false || clock.0 < column(1) {
                throw Difference(
                    "clocks of acts",
                    "act \(column(0)) at \(column(1)) has \(clock), the one before \(before ?? (0, 0))"
                )
            }
            if let record, column(5) != 0 { last[record] = clock }
        }
    }
}
