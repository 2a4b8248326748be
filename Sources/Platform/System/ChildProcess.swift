import CSystem
import Glibc
import Text

/// A program that this process has started.
public final class ChildProcess {
    public let id: pid_t
    private var status: Int32?
    private let lifetime: Lifetime

    /// When the program ends.
    public enum Lifetime: Sendable {
        /// At the latest with its object, which kills and reaps it.
        case ofObject
        /// On its own. It runs in its own session, so neither the end of this process nor the
        /// terminal's signals end it.
        case detached
    }

    /// The destination of a program's output.
    public enum Sink {
        case inherited
        case nowhere
        /// A file, which is created or truncated.
        case file(String)
        /// A descriptor of this process.
        case descriptor(Int32)
    }

    public struct Failure: Error, CustomStringConvertible {
        public let description: String

        public init(description: String) { self.description = description }
    }

    /// - Parameters:
    ///   - program: a path, or a name that is looked up in the `PATH` of `environment`.
    ///   - input: a descriptor of this process; nil for /dev/null.
    public init(
        _ program: String, _ arguments: [String] = [], environment: [String: String],
        input: Int32? = nil, output: Sink = .inherited, errors: Sink = .inherited,
        lifetime: Lifetime = .ofObject
    ) throws(Failure) {
        self.lifetime = lifetime
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        Self.redirect(&actions, input, output, errors)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        Self.configure(&attributes, lifetime)

        var argv = ([program] + arguments).map { $0.withPath { strdup($0) } } + [nil]
        var envp = environment.map { "\($0)=\($1)".withPath { strdup($0) } } + [nil]
        defer { for text in argv + envp { free(text) } }
        let path = Self.find(program, in: environment["PATH"] ?? "/usr/bin:/bin")
        var child: pid_t = 0
        let code = path.withPath { posix_spawn(&child, $0, &actions, &attributes, &argv, &envp) }
        guard code == 0 else {
            throw Failure(description: "starting \(program): \(String(cString: strerror(code)))")
        }
        id = child
    }

    /// Sets the program's standard input, output and error.
    private static func redirect(
        _ actions: inout posix_spawn_file_actions_t, _ input: Int32?, _ output: Sink,
        _ errors: Sink
    ) {
        if let input {
            posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
        } else {
            posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        }
        for (sink, target) in [(output, STDOUT_FILENO), (errors, STDERR_FILENO)] {
            switch sink {
            case .inherited: break
            case .nowhere:
                posix_spawn_file_actions_addopen(&actions, target, "/dev/null", O_WRONLY, 0)
            case .file(let path):
                _ = path.withPath {
                    posix_spawn_file_actions_addopen(
                        &actions, target, $0, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
                }
            case .descriptor(let descriptor):
                posix_spawn_file_actions_adddup2(&actions, descriptor, target)
            }
        }
    }

    /// Unblocks all signals, restores their default actions, and starts a session if the program is
    /// to outlive this process.
    private static func configure(_ attributes: inout posix_spawnattr_t, _ lifetime: Lifetime) {
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        var all = sigset_t()
        sigfillset(&all)
        posix_spawnattr_setsigdefault(&attributes, &all)
        var flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
        if lifetime == .detached { flags |= ownSession }
        posix_spawnattr_setflags(&attributes, Int16(flags))
    }

    /// `POSIX_SPAWN_SETSID` of glibc. Swift does not import it, because it needs `_GNU_SOURCE`.
    private static let ownSession: Int32 = 0x80

    deinit {
        if status == nil, lifetime == .ofObject {
            kill(id, SIGKILL)
            _ = wait()
        }
    }

    private static func find(_ program: String, in path: String) -> String {
        if program.contains("/") { return program }
        return path.split(separator: ":").map { "\($0)/\(program)" }.first {
            access($0, X_OK) == 0
        } ?? program
    }

    public func signal(_ number: Int32) { if status == nil { kill(id, number) } }

    /// Waits until the program ends.
    ///
    /// - Returns: the exit status, or 128 plus the signal that ended the program, as in a shell.
    public func wait() -> Int32 {
        if let status { return status }
        var raw: Int32 = 0
        while waitpid(id, &raw, 0) < 0, errno == EINTR {}
        return ended(raw)
    }

    /// Waits until the program ends, but not longer than `limit`. The process must have only one
    /// thread: SIGCHLD has to arrive in the thread that waits.
    ///
    /// - Returns: as ``wait()``; nil if the program still runs.
    public func wait(atMost limit: Duration) -> Int32? {
        var childEnded = sigset_t()
        sigemptyset(&childEnded)
        sigaddset(&childEnded, SIGCHLD)
        var before = sigset_t()
        sigprocmask(SIG_BLOCK, &childEnded, &before)
        defer { sigprocmask(SIG_SETMASK, &before, nil) }
        let deadline = SteadyClock.now + limit
        while status == nil {
            var raw: Int32 = 0
            if waitpid(id, &raw, WNOHANG) == id { return ended(raw) }
            let left = (deadline - SteadyClock.now).components
            guard left.seconds >= 0, left.attoseconds >= 0 else { return nil }
            var time = timespec(
                tv_sec: time_t(left.seconds), tv_nsec: Int(left.attoseconds / 1_000_000_000))
            _ = sigtimedwait(&childEnded, nil, &time)
        }
        return status
    }

    private func ended(_ raw: Int32) -> Int32 {
        let code = raw & 0x7f == 0 ? (raw >> 8) & 0xff : 128 + (raw & 0x7f)
        status = code
        return code
    }

    /// Sends SIGTERM, and waits.
    @discardableResult
    public func stop() -> Int32 {
        signal(SIGTERM)
        return wait()
    }

    /// Sends SIGKILL, and waits.
    public func destroy() {
        signal(SIGKILL)
        _ = wait()
    }
}

/// A pipe. Both ends are closed with the object, and programs do not inherit them.
public final class PipeEnds {
    public private(set) var reading: Int32
    public private(set) var writing: Int32

    public init() {
        var ends: [Int32] = [-1, -1]
        // In one step, so that a program that another thread starts meanwhile does not inherit them.
        _ = pipe2(&ends, O_CLOEXEC)
        reading = ends[0]
        writing = ends[1]
    }

    deinit {
        closeReading()
        closeWriting()
    }

    public func closeReading() {
        if reading >= 0 { close(reading) }
        reading = -1
    }

    public func closeWriting() {
        if writing >= 0 { close(writing) }
        writing = -1
    }

    /// Reads until the write end is closed.
    public func readAll() -> String {
        var bytes: [UInt8] = []
        while let part = readPart() { bytes += part }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Reads up to the end of a line; nil if there is no more.
    public func readLine() -> String? {
        var bytes: [UInt8] = []
        var byte: UInt8 = 0
        while read(reading, &byte, 1) == 1 {
            if byte == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
            bytes.append(byte)
        }
        return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
    }

    private func readPart() -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(reading, &buffer, buffer.count)
            if count > 0 { return Array(buffer.prefix(count)) }
            if count < 0 && errno == EINTR { continue }
            return nil
        }
    }
}
