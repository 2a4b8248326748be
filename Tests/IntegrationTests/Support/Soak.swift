import Foundation

/// How long the tests go on that look for what is rare: a moment in `make test`, long in `make soak`.
enum Soak {
    /// `ATREST_SOAK` is set by `make soak`.
    static let isLong = ProcessInfo.processInfo.environment["ATREST_SOAK"] != nil

    static func times(_ few: Int, _ many: Int) -> Int { isLong ? many : few }

    /// What random numbers begin from: the same each time, unless `ATREST_SOAK` says otherwise.
    static let seed = ProcessInfo.processInfo.environment["ATREST_SOAK"].flatMap(UInt64.init) ?? 1
}
