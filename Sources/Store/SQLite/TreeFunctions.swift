import CSQLite
import Glibc

/// Two SQL functions that look at all rows of a tree. SQLite's quick check does neither.
extension Database {
    /// - `ascends(a, b, c)` takes the columns by which the rows are sorted, and returns 1 if each row comes after the one
    ///   before it. The tree finds each of its rows from the root if and only if they do.
    /// - `digest(a, b, c)` returns a sum over all rows that does not depend on their order.
    func addTreeFunctions() throws(StoreError) {
        let functions: [(String, Step, Finish)] = [
            ("ascends", { KeyOrder.add($0, $1, $2) }, { KeyOrder.finish($0) }),
            ("digest", { Digest.add($0, $1, $2) }, { Digest.finish($0) }),
        ]
        for (name, step, finish) in functions {
            let code = sqlite3_create_function_v2(
                raw, name, -1, SQLITE_UTF8, nil, nil, step, finish, nil)
            try check(code, "adding \(name)")
        }
    }
}

private typealias Values = UnsafeMutablePointer<OpaquePointer?>
private typealias Step = @convention(c) (OpaquePointer?, Int32, Values?) -> Void
private typealias Finish = @convention(c) (OpaquePointer?) -> Void

/// What a function keeps from row to row. SQLite owns it, and it begins with zeros.
private protocol RowState {}

extension RowState {
    static func of(_ context: OpaquePointer?) -> UnsafeMutablePointer<Self>? {
        sqlite3_aggregate_context(context, Int32(MemoryLayout<Self>.size))?
            .bindMemory(to: Self.self, capacity: 1)
    }
}

private struct KeyOrder: RowState {
    private var before: (OpaquePointer?, OpaquePointer?, OpaquePointer?)
    private var isBroken: Bool

    static func add(_ context: OpaquePointer?, _ count: Int32, _ row: Values?) {
        guard let state = of(context), let row, count <= 3 else {
            return sqlite3_result_error_nomem(context)
        }
        withUnsafeMutablePointer(to: &state.pointee.before) {
            $0.withMemoryRebound(to: OpaquePointer?.self, capacity: 3) { before in
                if before[0] != nil, !ascends(before, row, Int(count)) {
                    state.pointee.isBroken = true
                }
                for index in 0..<Int(count) {
                    sqlite3_value_free(before[index])
                    before[index] = sqlite3_value_dup(row[index])
                }
            }
        }
    }

    static func finish(_ context: OpaquePointer?) {
        guard let state = of(context) else { return sqlite3_result_error_nomem(context) }
        let before = state.pointee.before
        for value in [before.0, before.1, before.2] { sqlite3_value_free(value) }
        sqlite3_result_int(context, state.pointee.isBroken ? 0 : 1)
    }

    private static func ascends(_ before: Values, _ after: Values, _ count: Int) -> Bool {
        for index in 0..<count {
            let order = compare(before[index], after[index])
            if order != 0 { return order < 0 }
        }
        return false
    }

    /// As SQLite does: numbers come before texts, and the bytes of a text decide.
    private static func compare(_ one: OpaquePointer?, _ other: OpaquePointer?) -> Int {
        let types = (sqlite3_value_type(one), sqlite3_value_type(other))
        if types == (SQLITE_INTEGER, SQLITE_INTEGER) {
            let (one, other) = (sqlite3_value_int64(one), sqlite3_value_int64(other))
            return one == other ? 0 : one < other ? -1 : 1
        }
        guard types == (SQLITE_TEXT, SQLITE_TEXT), let text = sqlite3_value_text(one),
            let next = sqlite3_value_text(other)
        else { return Int(types.0 - types.1) }
        let sizes = (Int(sqlite3_value_bytes(one)), Int(sqlite3_value_bytes(other)))
        let order = memcmp(text, next, min(sizes.0, sizes.1))
        return order == 0 ? sizes.0 - sizes.1 : Int(order)
    }
}

private struct Digest: RowState {
    private var sum: UInt64

    static func add(_ context: OpaquePointer?, _ count: Int32, _ row: Values?) {
        guard let state = of(context), let row else { return sqlite3_result_error_nomem(context) }
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        func mix(_ word: UInt64) {
            hash = (hash ^ word) &* 0x9e37_79b9_7f4a_7c15
            hash ^= hash >> 29
        }
        for index in 0..<Int(count) {
            let value = row[index]
            let type = sqlite3_value_type(value)
            mix(UInt64(truncatingIfNeeded: type))
            if type == SQLITE_INTEGER {
                mix(UInt64(bitPattern: sqlite3_value_int64(value)))
            } else if type != SQLITE_NULL, let bytes = sqlite3_value_blob(value) {
                let size = Int(sqlite3_value_bytes(value))
                mix(UInt64(size))
                var at = 0
                while at + 8 <= size {
                    mix(bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self))
                    at += 8
                }
                while at < size {
                    mix(UInt64(bytes.load(fromByteOffset: at, as: UInt8.self)))
                    at += 1
                }
            }
        }
        state.pointee.sum &+= hash
    }

    static func finish(_ context: OpaquePointer?) {
        guard let state = of(context) else { return sqlite3_result_error_nomem(context) }
        sqlite3_result_int64(context, Int64(bitPattern: state.pointee.sum))
    }
}
