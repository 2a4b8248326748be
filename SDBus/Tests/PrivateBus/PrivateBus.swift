import Glibc
import SDBus

/// A message bus for tests in a folder of its own. Both end with their object, and the bus ends with this process too.
public final class PrivateBus {
    /// Why there is no bus, or no program on it.
    public struct Failure: Error, CustomStringConvertible {
        /// A sentence.
        public let description: String

        /// A failure of a test's own.
        public init(description: String) { self.description = description }
    }

    /// The folder, which has the socket `bus`.
    public let folder: String
    /// The address of the bus, for ``Bus/open(address:)`` and `DBUS_SESSION_BUS_ADDRESS`.
    public let address: String
    /// Added to the environment of the programs of this bus.
    public var environment: [String: String]
    private var bus: Program?
    /// The bus ends when this end is closed.
    private let leash = PipeEnds()

    /// Starts a bus, and waits until it takes connections.
    ///
    /// - Parameter limits: of the bus, by their names (dbus-daemon(1)).
    /// - Throws: ``Failure``, for example if dbus-daemon is not installed.
    public init(limits: [String: Int] = [:]) throws {
        var template = Array("/tmp/sdbus-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw Failure(description: "there is no /tmp") }
        folder = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
        let file = folder + "/bus.conf"
        let text = """
            <busconfig>
              <type>session</type>
              <listen>unix:path=\(folder)/bus</listen>
              <auth>EXTERNAL</auth>
              <!-- As in the session bus of a desktop. -->
              <limit name="max_incoming_unix_fds">250000000</limit>
              <limit name="max_outgoing_unix_fds">250000000</limit>
              <limit name="max_replies_per_connection">50000</limit>
              \(limits.map { "<limit name=\"\($0)\">\($1)</limit>" }.joined())
              <policy context="default">
                <allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/>
              </policy>
            </busconfig>

            """
        let configuration = open(file, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
        guard write(configuration, text, text.utf8.count) == text.utf8.count else {
            throw Failure(description: "\(file) cannot be written")
        }
        close(configuration)
        let script = """
            dbus-daemon --config-file="$0" --nofork --nopidfile --print-address=1 &
            while read -r _; do :; done
            kill $!; wait $!
            """
        let bus = try Program("sh", ["-c", script, file], [:], input: leash.reading)
        leash.closeReading()
        guard let address = bus.readLine() else {
            throw Failure(description: "dbus-daemon does not start")
        }
        (self.bus, self.address) = (bus, address)
        environment = ["DBUS_SESSION_BUS_ADDRESS": address]
    }

    deinit { end() }

    /// A new connection of this process.
    public func connect() throws(SystemError) -> Bus { try Bus.open(address: address) }

    /// Starts a program on this bus.
    ///
    /// - Parameter name: of a program beside this one, or of the system.
    public func start(_ name: String, _ arguments: [String] = []) throws -> Program {
        try Program(name, arguments, environment)
    }

    /// Ends the bus. To the programs on it this looks like a crash.
    public func endBus() {
        leash.closeWriting()
        _ = bus?.wait()
        bus = nil
    }

    /// Ends the bus and removes the folder.
    public func end() {
        endBus()
        _ = try? Program("rm", ["-rf", folder], [:]).wait()
    }
}

/// A program that this process has started, and its output. It ends with its object.
public final class Program {
    private let id: pid_t
    private var status: Int32?
    private let output = PipeEnds()

    init(
        _ name: String, _ arguments: [String], _ variables: [String: String], input: Int32? = nil
    ) throws {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(
            &actions, input ?? open("/dev/null", O_RDONLY | O_CLOEXEC), 0)
        posix_spawn_file_actions_adddup2(&actions, output.writing, 1)
        // A test may block signals for its event loop.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        var program = [CChar](repeating: 0, count: Int(PATH_MAX))
        readlink("/proc/self/exe", &program, program.count - 1)
        let beside = String(cString: dirname(&program)) + "/" + name
        // A session may have other programs of these names in front of the system's.
        let known: [String] = [beside, "/usr/bin/" + name]
        let path: String = known.first { access($0, X_OK) == 0 } ?? name
        var environment = variables
        environment["PATH"] = "/usr/bin:/bin"
        let argv: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
        let envp: [UnsafeMutablePointer<CChar>?] =
            environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for text in argv + envp { free(text) } }
        var child: pid_t = 0
        guard posix_spawnp(&child, path, &actions, &attributes, argv, envp) == 0 else {
            throw PrivateBus.Failure(description: "\(path) does not start")
        }
        id = child
        output.closeWriting()
    }

    deinit {
        guard status == nil else { return }
        kill(id, SIGKILL)
        _ = wait()
    }

    /// The next line of the output; nil at its end.
    public func readLine() -> String? { output.readLine() }

    /// The rest of the output. Waits for the end of the program.
    public func readAll() -> String { output.readAll() }

    /// Waits until the program ends, and returns its status, or 128 and the number of the signal.
    public func wait() -> Int32 {
        if let status { return status }
        var raw: Int32 = 0
        while waitpid(id, &raw, 0) < 0, errno == EINTR {}
        let code = raw & 0x7f == 0 ? raw >> 8 & 0xff : 128 + raw & 0x7f
        status = code
        return code
    }

    /// Asks the program to end, and waits until it has.
    public func stop() -> Int32 {
        kill(id, SIGTERM)
        return wait()
    }
}

/// Both ends of something like a pipe: sockets, because no program that starts at the same moment inherits them. They are
/// closed with the object.
public final class PipeEnds {
    /// The end to read from; -1 after it is closed.
    public private(set) var reading: Int32 = -1
    /// The end to write to; -1 after it is closed.
    public private(set) var writing: Int32 = -1
    private var rest: [UInt8] = []

    /// Makes a pair. Stops the program if it has too many descriptors.
    public init() {
        var ends: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        precondition(socketpair(AF_UNIX, kind, 0, &ends) == 0, "there is no descriptor left")
        (reading, writing) = (ends[0], ends[1])
    }

    deinit {
        closeReading()
        closeWriting()
    }

    /// Closes the end to read from, if it is open.
    public func closeReading() {
        if reading >= 0 { close(reading) }
        reading = -1
    }

    /// Closes the end to write to, if it is open.
    public func closeWriting() {
        if writing >= 0 { close(writing) }
        writing = -1
    }

    /// The next line without its end; nil if there is nothing more.
    public func readLine() -> String? {
        while !rest.contains(UInt8(ascii: "\n")), readMore() {}
        guard !rest.isEmpty else { return nil }
        let line = rest.prefix { $0 != UInt8(ascii: "\n") }
        rest.removeFirst(min(rest.count, line.count + 1))
        return String(decoding: line, as: UTF8.self)
    }

    /// Everything that is left, when the other end is closed.
    public func readAll() -> String {
        while readMore() {}
        defer { rest = [] }
        return String(decoding: rest, as: UTF8.self)
    }

    private func readMore() -> Bool {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = read(reading, &buffer, buffer.count)
        rest += buffer.prefix(max(0, count))
        return count > 0
    }
}
