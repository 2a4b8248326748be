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

/// A value of the row before, in memory that is used again.
private struct Key {
    private var type: Int32
    private var number: Int64
    private var text: UnsafeMutableRawPointer?
    private var count, capacity: Int

    /// As SQLite does: numbers come before texts, and the bytes of a text decide.
    ///
    /// - Returns: a negative number if this value comes first; 0 if the other one is the same.
    func order(before other: OpaquePointer?) -> Int {
        let type = sqlite3_value_type(other)
        if self.type != type { return Int(self.type - type) }
        if type == SQLITE_INTEGER {
            let next = sqlite3_value_int64(other)
            return number == next ? 0 : number < next ? -1 : 1
        }
        guard type == SQLITE_TEXT, let next = sqlite3_value_text(other) else { return 0 }
        let size = Int(sqlite3_value_bytes(other))
        let order = text.map { memcmp($0, next, min(count, size)) } ?? 0
        return order == 0 ? count - size : Int(order)
    }

    mutating func take(_ value: OpaquePointer?) {
        type = sqlite3_value_type(value)
        if type == SQLITE_INTEGER { number = sqlite3_value_int64(value) }
        guard type == SQLITE_TEXT, let bytes = sqlite3_value_text(value) else { return }
        count = Int(sqlite3_value_bytes(value))
        if count > capacity {
            text = realloc(text, count)
            capacity = count
        }
        if let text { memcpy(text, bytes, count) }
    }

    func release() { free(text) }
}

private struct KeyOrder: RowState {
    private var keys: (Key, Key, Key)
    private var hasRow: Bool
    private var isBroken: Bool

    static func add(_ context: OpaquePointer?, _ count: Int32, _ row: Values?) {
        guard let state = of(context), let row, count <= 3 else {
            return sqlite3_result_error_nomem(context)
        }
        withUnsafeMutablePointer(to: &state.pointee.keys) {
            $0.withMemoryRebound(to: Key.self, capacity: 3) { keys in
                if state.pointee.hasRow, !ascends(keys, row, Int(count)) {
                    state.pointee.isBroken = true
                }
                for index in 0..<Int(count) { keys[index].take(row[index]) }
            }
        }
        state.pointee.hasRow = true
    }

    static func finish(_ context: OpaquePointer?) {
        guard let state = of(context) else { return sqlite3_result_error_nomem(context) }
        let keys = state.pointee.keys
        for key in [keys.0, keys.1, keys.2] { key.release() }
        sqlite3_result_int(context, state.pointee.isBroken ? 0 : 1)
    }

    private static func ascends(
        _ before: UnsafeMutablePointer<Key>, _ after: Values, _ count: Int
    ) -> Bool {
        for index in 0..<count {
            let order = before[index].order(before: after[index])
            if order != 0 { return order < 0 }
        }
        return false
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
