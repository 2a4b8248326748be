import Contract
import Glibc
import SDBus
import System

public typealias ChildProcess = System.ChildProcess
public typealias PipeEnds = System.PipeEnds

/// A session for tests: a message bus and folders that are removed when it ends.
///
/// Only programs of the session know its bus. They cannot reach the user's data or desktop.
public final class PrivateSession {
    /// The folder that holds all files of the session.
    public let folder: String
    /// The environment of every program of the session.
    public var environment: [String: String]
    public let address: String
    /// The folder of the programs under test.
    public let programs: String

    /// The shell of the bus reads from this pipe. It reaches the end of it when this process ends in
    /// any way, and then the bus ends too.
    private let leash = PipeEnds()
    private var bus: ChildProcess?

    /// - Parameters:
    ///   - activates: whether the bus may start the agent.
    ///   - limits: of the bus, by their names (dbus-daemon(1)).
    ///   - variables: added to the environment of everything in the session.
    public init(
        activates: Bool = true, limits: [String: Int] = [:], variables: [String: String] = [:]
    ) throws {
        // A soak may measure the programs of a release.
        programs =
            try getenv("ATREST_PROGRAMS").map { String(cString: $0) } ?? Self.folderOfThisProgram()
        folder = try Self.makeFolder()
        environment = [
            "HOME": folder + "/home", "XDG_DATA_HOME": folder + "/data",
            "XDG_CONFIG_HOME": folder + "/config", "XDG_CACHE_HOME": folder + "/cache",
            "XDG_RUNTIME_DIR": folder + "/run",
            "PATH": "\(folder)/stand-ins:\(programs):/usr/bin:/bin",
            "LANG": "C.UTF-8", "TZ": "UTC", "NOTIFY_IGNORE_PORTAL": "1",
            // Keeps the programs away from the logind of this machine.
            "DBUS_SYSTEM_BUS_ADDRESS": "unix:path=\(folder)/no-system-bus",
        ]
        environment.merge(variables) { $1 }
        for name in ["home", "data", "config", "cache", "run", "services", "stand-ins"] {
            mkdir("\(folder)/\(name)", 0o700)
        }
        // What opens a terminal finds this program first. A terminal of this machine would start on its
        // own, outlive the session and write its settings.
        let terminal = folder + "/stand-ins/xdg-terminal-exec"
        try Self.write("#!/bin/sh\nexit 0\n", to: terminal)
        chmod(terminal, 0o700)
        if activates {
            try Self.write(
                "[D-BUS Service]\nName=\(Names.application)\nExec=\(programs)/atrestd\n",
                to: "\(folder)/services/\(Names.application).service")
        }
        try Self.write(Self.busConfiguration(folder, limits), to: folder + "/bus.conf")
        (bus, address) = try Self.startBus(folder, environment, leash)
        environment["DBUS_SESSION_BUS_ADDRESS"] = address
    }

    deinit { end() }

    /// Ends the agent and the bus, and removes the folder.
    public func end() {
        endAgent()
        endBus()
        // A program that loses its bus may still write for a moment.
        for _ in 0..<500 {
            let removal = try? ChildProcess("/bin/rm", ["-rf", folder], environment: [:]).wait()
            if removal == 0 { return }
            usleep(10_000)
        }
    }

    /// Ends the bus. To the programs on it this looks like a crash.
    public func endBus() {
        leash.closeWriting()
        _ = bus?.wait()
        bus = nil
    }

    /// Asks the agent to end if there is one, and waits until it has closed its files.
    private func endAgent() {
        guard bus != nil, let connection = try? connect(),
            let call = try? connection.methodCall(to: .daemon, "GetConnectionUnixProcessID"),
            (try? call.append(Names.application)) != nil,
            let process = try? connection.call(call, timeout: .seconds(5)).read(UInt32.self),
            // A test may own the name itself, to stand in for the agent.
            pid_t(process) != getpid()
        else { return }
        let lock = open("\(environment["XDG_DATA_HOME"]!)/\(Names.folder)/lock", O_RDWR | O_CLOEXEC)
        defer { if lock >= 0 { close(lock) } }
        kill(pid_t(process), SIGTERM)
        kill(pid_t(process), SIGCONT)
        // The agent may be a child of the bus, so this process waits for its lock and not for it.
        for _ in 0..<3000 where lock >= 0 {
            if flock(lock, LOCK_EX | LOCK_NB) == 0 { return }
            usleep(10_000)
        }
        kill(pid_t(process), SIGKILL)
    }

    // MARK: Programs

    /// Starts a program of this session.
    public func start(
        _ program: String, _ arguments: [String] = [], output: ChildProcess.Sink = .nowhere,
        errors: ChildProcess.Sink = .nowhere
    ) throws -> ChildProcess {
        try ChildProcess(
            program, arguments, environment: environment, output: output, errors: errors)
    }

    /// The exit status and the output of a program.
    public struct Result: Equatable, Sendable {
        public let status: Int32
        public let output: String
        public let errors: String

        public init(status: Int32, output: String, errors: String) {
            self.status = status
            self.output = output
            self.errors = errors
        }
    }

    /// Runs a program of this session and waits until it ends.
    public func run(_ program: String, _ arguments: [String] = []) throws -> Result {
        let output = PipeEnds()
        let errorFile = "\(folder)/errors-\(randomName())"
        let child = try start(
            program, arguments, output: .descriptor(output.writing), errors: .file(errorFile))
        output.closeWriting()
        let text = output.readAll()
        let status = child.wait()
        defer { unlink(errorFile) }
        return Result(status: status, output: text, errors: try Self.read(errorFile))
    }

    /// Runs `atrest`.
    public func atrest(_ arguments: String...) throws -> Result { try run("atrest", arguments) }

    /// A connection of this process to the session's bus.
    public func connect() throws(SystemError) -> Bus { try Bus.open(address: address) }

    // MARK: Setup

    private static func startBus(
        _ folder: String, _ environment: [String: String], _ leash: PipeEnds
    ) throws -> (ChildProcess, String) {
        let announcement = PipeEnds()
        // The shell ends the bus when its own input ends.
        let script = """
            dbus-daemon --config-file="$1" --nofork --nopidfile --print-address=3 3>&1 >/dev/null &
            while read -r _; do :; done
            kill $!; wait $!
            """
        let child = try ChildProcess(
            "/bin/sh", ["-c", script, "sh", folder + "/bus.conf"], environment: environment,
            input: leash.reading, output: .descriptor(announcement.writing),
            errors: .file(folder + "/bus.log"))
        leash.closeReading()
        announcement.closeWriting()
        guard let address = announcement.readLine(), !address.isEmpty else {
            throw ChildProcess.Failure(
                description: "dbus-daemon did not start: \((try? read(folder + "/bus.log")) ?? "")")
        }
        return (child, address)
    }

    private static func busConfiguration(
        _ folder: String, _ limits: [String: Int]
    ) -> String {
        """
        <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
         "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
        <busconfig>
          <type>session</type>
          <keep_umask/>
          <listen>unix:path=\(folder)/bus</listen>
          <auth>EXTERNAL</auth>
          <servicedir>\(folder)/services</servicedir>
          <servicedir>\(folder)/data/dbus-1/services</servicedir>
          <!-- As in the session bus of a desktop. -->
          <limit name="max_incoming_unix_fds">250000000</limit>
          <limit name="max_outgoing_unix_fds">250000000</limit>
          <limit name="max_replies_per_connection">50000</limit>
          \(limits.map { "<limit name=\"\($0)\">\($1)</limit>" }.joined())
          <policy context="default">
            <allow send_destination="*" eavesdrop="true"/>
            <allow eavesdrop="true"/>
            <allow own="*"/>
          </policy>
        </busconfig>

        """
    }

    private static func folderOfThisProgram() throws -> String {
        guard let folder = programFolder() else {
            throw ChildProcess.Failure(description: "no /proc/self/exe")
        }
        return folder
    }

    /// The folder for temporary files, without a slash at its end.
    ///
    /// `/tmp` if `TMPDIR` is not absolute, or so long that a socket below it would have too long a path.
    public static let temporaryFolder: String = {
        guard let value = getenv("TMPDIR") else { return "/tmp" }
        var folder = String(cString: value)
        while folder.count > 1, folder.last == "/" { folder.removeLast() }
        return folder.first == "/" && folder.utf8.count <= 60 ? folder : "/tmp"
    }()

    static func makeFolder() throws -> String {
        var template = Array("\(temporaryFolder)/atrest-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else {
            throw ChildProcess.Failure(
                description: "no folder: \(String(cString: strerror(errno)))")
        }
        return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}

// MARK: - Files

extension PrivateSession {
    public static func write(_ text: String, to path: String) throws {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw ChildProcess.Failure(
                description: "writing \(path): \(String(cString: strerror(errno)))")
        }
        defer { close(descriptor) }
        let bytes = Array(text.utf8)
        guard Glibc.write(descriptor, bytes, bytes.count) == bytes.count else {
            throw ChildProcess.Failure(description: "writing \(path)")
        }
    }

    public static func read(_ path: String) throws -> String {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw ChildProcess.Failure(
                description: "reading \(path): \(String(cString: strerror(errno)))")
        }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            if count <= 0 { break }
            bytes += buffer.prefix(count)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    fileprivate func randomName() -> String { String(UInt64.random(in: .min ... .max), radix: 36) }
}
