import CSQLite
import Glibc

/// Counts what SQLite is asked, so that the cost of an act can be compared without a clock.
enum StatementCount {
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        guard pthread_key_create(&key, nil) == 0 else { fatalError("There is no key.") }
        return key
    }()

    /// Connections that were opened before this count nothing.
    static func begin() { _ = isOn }

    private static let isOn: Bool = {
        let open: @convention(c) (OpaquePointer?, OpaquePointer?, OpaquePointer?) -> Int32 = {
            database, _, _ in
            sqlite3_trace_v2(database, UInt32(SQLITE_TRACE_STMT), { _, _, _, _ in count() }, nil)
        }
        _ = key
        return sqlite3_auto_extension(
            unsafeBitCast(open, to: (@convention(c) () -> Void).self)) == SQLITE_OK
    }()

    private static func count() -> Int32 {
        pthread_getspecific(key)?.assumingMemoryBound(to: Int.self).pointee += 1
        return 0
    }

    /// - Returns: how many statements began on this thread meanwhile.
    static func of(_ body: () -> Void) -> Int {
        var number = 0
        return withUnsafeMutablePointer(to: &number) { place in
            pthread_setspecific(key, place)
            body()
            pthread_setspecific(key, nil)
            return place.pointee
        }
    }
}
