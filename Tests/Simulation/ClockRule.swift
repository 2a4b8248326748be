import CSQLite

/// The clocks of the acts: each is later than the one before, even if the clock of the machine is wrong, and
/// none is earlier than the time of its act.
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
                database, "SELECT number, at, clock, counter FROM act ORDER BY number", -1,
                &question,
                nil) == SQLITE_OK
        else { throw Difference("clocks of acts", "they cannot be read") }
        defer { sqlite3_finalize(question) }
        var last: (clock: Int64, counter: Int64)?
        while sqlite3_step(question) == SQLITE_ROW {
            let column = { sqlite3_column_int64(question, $0) }
            let clock = (column(2), column(3))
            if last.map({ $0 >= clock }) ?? false || clock.0 < column(1) {
                throw Difference(
                    "clocks of acts",
                    "act \(column(0)) at \(column(1)) has \(clock), the one before \(last ?? (0, 0))"
                )
            }
            last = clock
        }
    }
}
