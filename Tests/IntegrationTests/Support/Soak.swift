import Foundation

/// How long the tests run that look for rare failures: seconds in `make test`, minutes in `make soak`.
enum Soak {
    /// `ATREST_SOAK` is set by `make soak`.
    static let isLong = ProcessInfo.processInfo.environment["ATREST_SOAK"] != nil

    static func times(_ few: Int, _ many: Int) -> Int { isLong ? many : few }

    /// The seed of random numbers: 1, or the number in `ATREST_SOAK`.
    static let seed = ProcessInfo.processInfo.environment["ATREST_SOAK"].flatMap(UInt64.init) ?? 1
}
