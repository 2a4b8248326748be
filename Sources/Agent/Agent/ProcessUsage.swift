import AgentCore
import Contract
import Fasting
import Glibc
import System

extension Usage {
    /// What this process has used so far, as the kernel counts it.
    static func now(since: Instant, notifications: UInt64) -> Usage {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Usage(
            since: since,
            wakeups: threads.reduce(0) { sum, thread in
                sum
                    + number(
                        after: "\nvoluntary_ctxt_switches:",
                        in: "/proc/self/task/\(thread)/status")
            },
            processorTime: .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec),
            memory: number(after: "\nPss:", in: "/proc/self/smaps_rollup") * 1024,
            written: number(after: "\nwrite_bytes:", in: "/proc/self/io"),
            notifications: notifications)
    }

    private static var threads: [String] {
        namesInFolder("/proc/self/task").filter { $0.first?.isNumber == true }
    }

    /// The number after a label in a file; 0 if there is none.
    private static func number(after label: String, in path: String) -> UInt64 {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return 0 }
        defer { close(descriptor) }
        // All these files are shorter.
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(descriptor, &bytes, bytes.count)
        let text = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
        guard let place = text.firstPlace(of: label) else { return 0 }
        let rest = text[place.upperBound...].drop { $0 == " " || $0 == "\t" }
        return UInt64(rest.prefix { $0.isNumber }) ?? 0
    }
}
