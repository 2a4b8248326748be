import Glibc
import Testing

/// What the system reports about a process (proc(5)).
struct ProcessFiles {
    private let id: pid_t

    init(_ id: pid_t) { self.id = id }

    /// Whether job control or a signal has stopped it.
    var isStopped: Bool {
        get throws {
            // The name before the state is in parentheses and may contain anything.
            try read("stat").split(separator: ")").last?.hasPrefix(" T") == true
        }
    }

    /// Whether it waits in poll(2).
    var isInPoll: Bool { get throws { try pollTimeout != nil } }

    /// Whether it waits in poll(2) without a timeout.
    var waitsForever: Bool { get throws { try pollTimeout == Self.never } }

    // Where the system has no poll(2), the C library calls ppoll(2) with the address of a timeout.
    #if arch(x86_64)
        private static let poll = "7"
        private static let never: UInt32 = .max
    #else
        private static let poll = "73"
        private static let never: UInt32 = 0
    #endif

    /// The third argument of poll(2); nil if the process is not in it.
    private var pollTimeout: UInt32? {
        get throws {
            let words = try read("syscall").split(separator: " ")
            guard words.count > 3, words[0] == Self.poll else { return nil }
            return UInt64(words[3].dropFirst(2), radix: 16).map { UInt32(truncatingIfNeeded: $0) }
        }
    }

    /// The nanoseconds that are left of each timer (timerfd); 0 for one that is not set.
    var timers: [Int64] {
        get throws {
            try names("fdinfo").compactMap { name in
                let lines = try read("fdinfo/\(name)").split(separator: "\n")
                guard let line = lines.first(where: { $0.hasPrefix("it_value") }) else {
                    return nil
                }
                // it_value: (0, 19873000)
                let numbers = line.split { !$0.isNumber }.compactMap { Int64($0) }
                return numbers.reduce(0) { $0 * 1_000_000_000 + $1 }
            }
        }
    }

    /// Waits until the process is as wanted; fails if that takes very long.
    func wait(until isWanted: (Self) throws -> Bool) throws {
        let deadline = ContinuousClock.now + .seconds(20)
        while try !isWanted(self) {
            try #require(ContinuousClock.now < deadline)
            sched_yield()
        }
    }

    private func names(_ folder: String) throws -> [String] {
        let stream = try #require(opendir("/proc/\(id)/\(folder)"))
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names
    }

    private func read(_ path: String) throws -> String {
        let file = open("/proc/\(id)/\(path)", O_RDONLY | O_CLOEXEC)
        try #require(file >= 0)
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 8192)
        let count = Glibc.read(file, &bytes, bytes.count)
        return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }
}
