import Foundation
import Glibc
import Testing

/// What a process costs.
struct ProcessCost {
    private let folder: String

    init(_ process: Int32) { folder = "/proc/\(process)" }

    private func text(_ name: String) throws -> String {
        try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
    }

    /// Kilobytes (PSS).
    var memory: Int {
        get throws {
            let match = try text("smaps_rollup").firstMatch(of: /\nPss:\s+(\d+)/)
            return try #require(match.flatMap { Int($0.1) })
        }
    }

    /// Milliseconds of the processor.
    var processorTime: Int {
        get throws {
            let fields = try #require(text("stat").split(separator: ")").last)
                .split(separator: " ")
            let ticks = try #require(Int(fields[11])) + #require(Int(fields[12]))
            return ticks * 1000 / sysconf(Int32(_SC_CLK_TCK))
        }
    }

    /// How many of its descriptors are sockets.
    var sockets: Int {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: "\(folder)/fd").count {
                let target = try? FileManager.default.destinationOfSymbolicLink(
                    atPath: "\(folder)/fd/\($0)")
                return target?.hasPrefix("socket:") == true
            }
        }
    }

    /// Voluntary context switches of all threads.
    var wakeups: Int {
        get throws {
            let threads = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/task")
            return try threads.reduce(0) { sum, thread in
                let match = try text("task/\(thread)/status")
                    .firstMatch(of: /\nvoluntary_ctxt_switches:\s+(\d+)/)
                return sum + (try #require(match.flatMap { Int($0.1) }))
            }
        }
    }

    /// Waits until what the process does last is done. Then counts for a minute.
    func wakeupsInAMinuteAtRest() throws -> Int {
        var last = -1
        while try wakeups != last {
            last = try wakeups
            sleep(5)
        }
        sleep(60)
        return try wakeups - last
    }
}
