import CSQLite
import Fasting

/// A value that binds itself to a `?` of a statement.
protocol Bindable {
    /// - Returns: a result code of SQLite.
    func bind(to statement: OpaquePointer, _ at: Int32) -> Int32
}

/// A value that a column of a table has. It reads itself, too.
protocol Column: Bindable {
    /// - Returns: nil if the column is NULL, or what it has makes no sense.
    init?(_ row: Row, _ column: Int32)
}

/// The current row of a statement. Columns count from 0.
struct Row {
    let statement: OpaquePointer

    subscript<Value: Column>(_ column: Int32) -> Value? { Value(self, column) }

    func isNull(_ column: Int32) -> Bool {
        sqlite3_column_type(statement, column) == SQLITE_NULL
    }

    /// 0 if the column is NULL.
    func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(statement, column) }

    /// Empty if the column is NULL.
    func text(_ column: Int32) -> String {
        sqlite3_column_text(statement, column).map { String(cString: $0) } ?? ""
    }
}

extension Optional: Bindable where Wrapped: Bindable {
    /// nil is NULL.
    func bind(to statement: OpaquePointer, _ at: Int32) -> Int32 {
        self?.bind(to: statement, at) ?? sqlite3_bind_null(statement, at)
    }
}

extension Int64: Column {
    func bind(to statement: OpaquePointer, _ at: Int32) -> Int32 {
        sqlite3_bind_int64(statement, at, self)
    }

    init?(_ row: Row, _ column: Int32) {
        if row.isNull(column) { return nil }
        self = row.integer(column)
    }
}

extension String: Column {
    func bind(to statement: OpaquePointer, _ at: Int32) -> Int32 {
        csqlite_bind_text(statement, at, self, -1)
    }

    init?(_ row: Row, _ column: Int32) {
        if row.isNull(column) { return nil }
        self = row.text(column)
    }
}

/// A column of numbers.
protocol NumberColumn: Column {
    var stored: Int64 { get }
    init?(stored: Int64)
}

extension NumberColumn {
    func bind(to statement: OpaquePointer, _ at: Int32) -> Int32 {
        stored.bind(to: statement, at)
    }

    init?(_ row: Row, _ column: Int32) {
        guard let stored = Int64(row, column) else { return nil }
        self.init(stored: stored)
    }
}

extension Int: NumberColumn {
    var stored: Int64 { Int64(self) }
    init?(stored: Int64) { self.init(exactly: stored) }
}

extension Bool: NumberColumn {
    var stored: Int64 { self ? 1 : 0 }
    init?(stored: Int64) { self = stored != 0 }
}

/// Seconds since the epoch.
extension Instant: NumberColumn {
    var stored: Int64 { secondsSinceEpoch }

    /// - Returns: nil outside the years 1 to 9999. No clock shows such a time, and a number that a
    ///   broken disk has changed must not overflow in a calculation.
    init?(stored: Int64) {
        guard (-62_135_596_800...253_402_300_799).contains(stored) else { return nil }
        self.init(secondsSinceEpoch: stored)
    }
}

/// Microseconds.
extension Target: NumberColumn {
    var stored: Int64 { microseconds }
    init?(stored: Int64) { self.init(microseconds: UInt64(max(0, stored))) }
}

/// Millilitres.
extension WaterAmount: NumberColumn {
    var stored: Int64 { milliliters }
    init?(stored: Int64) { self.init(milliliters: stored) }
}

extension MilestoneSet: NumberColumn {
    var stored: Int64 { Int64(bits) }
    init?(stored: Int64) { self.init(bits: UInt8(truncatingIfNeeded: stored)) }
}

extension RecordID: Column {
    func bind(to statement: OpaquePointer, _ at: Int32) -> Int32 {
        description.bind(to: statement, at)
    }

    init?(_ row: Row, _ column: Int32) { self.init(row.text(column)) }
}

extension Writer: Column {
    func bind(to statement: OpaquePointer, _ at: Int32) -> Int32 {
        description.bind(to: statement, at)
    }

    init?(_ row: Row, _ column: Int32) { self.init(row.text(column)) }
}

/// No note is NULL.
extension Note: Column {
    func bind(to statement: OpaquePointer, _ at: Int32) -> Int32 {
        stated.bind(to: statement, at)
    }

    init(_ row: Row, _ column: Int32) { self.init(beginningOf: row.text(column)) }
}

/// A JSON array, for `json_each`.
extension [RecordID]: Bindable {
    func bind(to statement: OpaquePointer, _ at: Int32) -> Int32 {
        var text = "["
        text.reserveCapacity(count * 39 + 2)
        for id in self {
            if text.utf8.count > 1 { text += "," }
            text += "\"\(id)\""
        }
        return (text + "]").bind(to: statement, at)
    }
}

/// A clock and a counter: two columns.
extension ActClock {
    /// - Parameter first: the column of the clock; the counter follows.
    init(_ row: Row, from first: Int32) {
        self.init(
            wall: Instant(secondsSinceEpoch: row.integer(first)), counter: row.integer(first + 1))
    }
}
