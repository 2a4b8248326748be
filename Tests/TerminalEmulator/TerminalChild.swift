import Glibc

/// A program whose terminal is a ``PseudoTerminal``. It is killed with its object.
public final class TerminalChild {
    public let id: pid_t
    private var status: Int32?

    public struct Failure: Error {}

    /// - Parameters:
    ///   - program: a path, or the name of a program beside this one.
    ///   - environment: the whole environment of the program.
    public init(
        _ program: String, _ arguments: [String], on terminal: PseudoTerminal,
        environment: [String: String] = [:]
    ) throws {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        // The first terminal that the leader of a session opens becomes that of the session.
        posix_spawn_file_actions_addopen(
            &actions, STDIN_FILENO, try terminal.path, O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDERR_FILENO)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // Tests run on threads that block signals, and a shell may ignore some.
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        // 0x80 is POSIX_SPAWN_SETSID, which Swift does not import.
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | 0x80))
        let path = program.hasPrefix("/") ? program : "\(Self.folder)/\(program)"
        var argv = ([path] + arguments).map { strdup($0) } + [nil]
        var envp = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for text in argv + envp { free(text) } }
        var child: pid_t = 0
        guard posix_spawn(&child, path, &actions, &attributes, &argv, &envp) == 0 else {
            throw Failure()
        }
        id = child
    }

    deinit {
        if status == nil {
            kill(-id, SIGKILL)
            kill(id, SIGKILL)
            _ = wait()
        }
    }

    /// The folder of the built programs.
    public static var folder: String {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink("/proc/self/exe", &buffer, buffer.count)
        let path = buffer.prefix(max(0, count)).map { UInt8(bitPattern: $0) }
        return String(
            decoding: path[..<(path.lastIndex(of: UInt8(ascii: "/")) ?? 0)], as: UTF8.self)
    }

    /// How a program ended.
    public enum End: Equatable, Sendable {
        case exit(Int32)
        case signal(Int32)
    }

    /// Whether the program has ended.
    public var hasEnded: Bool {
        if status == nil {
            var code: Int32 = 0
            if waitpid(id, &code, WNOHANG) == id { status = code }
        }
        return status != nil
    }

    /// Waits for the end of the program.
    public func wait() -> End {
        if status == nil {
            var code: Int32 = 0
            while waitpid(id, &code, 0) < 0, errno == EINTR {}
            status = code
        }
        let code = status ?? 0
        return code & 0x7f == 0 ? .exit(code >> 8 & 0xff) : .signal(code & 0x7f)
    }
}

extension PseudoTerminal {
    /// The path of the program's side.
    fileprivate var path: String {
        get throws {
            var path = [CChar](repeating: 0, count: 256)
            guard ttyname_r(program, &path, path.count) == 0 else { throw NotAvailable() }
            return path.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
        }
    }
}
