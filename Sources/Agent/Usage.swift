import Contract
import Glibc

/// What this process has cost so far, as the kernel counts it.
struct Usage {
    /// How often it has slept and was woken, over all its threads (proc(5), `voluntary_ctxt_switches`).
    let wakeups: UInt64
    /// Microseconds of processor time.
    let processorTime: UInt64
    /// Bytes of memory, what is shared counted in part (PSS).
    let memory: UInt64
    /// Bytes that it caused to be written to a disk (proc(5), `write_bytes`).
    let written: UInt64

    /// At this moment. What the kernel does not tell is 0.
    static var now: Usage {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Usage(
            wakeups: threads.reduce(0) { sum, thread in
                sum
                    + number(
                        after: "\nvoluntary_ctxt_switches:",
                        in: "/proc/self/task/\(thread)/status")
            },
            processorTime: UInt64(time.tv_sec) * 1_000_000 + UInt64(time.tv_nsec) / 1000,
            memory: number(after: "\nPss:", in: "/proc/self/smaps_rollup") * 1024,
            written: number(after: "\nwrite_bytes:", in: "/proc/self/io"))
    }

    private static var threads: [String] {
        namesInFolder("/proc/self/task").filter { $0.first?.isNumber == true }
    }

    /// The number that follows a label; 0 where there is none.
    private static func number(after label: String, in path: String) -> UInt64 {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return 0 }
        defer { close(descriptor) }
        // All of these are shorter, and come whole.
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(descriptor, &bytes, bytes.count)
        let text = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
        guard let place = text.firstRange(of: label) else { return 0 }
        let rest = text[place.upperBound...].drop { $0 == " " || $0 == "\t" }
        return UInt64(rest.prefix { $0.isNumber }) ?? 0
    }
}
