import Glibc
import PrivateSession
import SDBus
import SystemdSupport
import Testing

/// Tests that affect a whole process run in a new one.
@Suite struct ProcessTests {
    @Test func `SIGTERM and SIGINT end the loop with 0`() async {
        await #expect(processExitsWith: .exitCode(40)) {
            let loop = try SDEventLoop()
            try loop.exitOnTerminationSignals()
            // raise(3) signals this thread. Other threads of the process are older than the loop.
            raise(SIGTERM)
            let code = try loop.run()
            exit(40 + code)
        }
        await #expect(processExitsWith: .exitCode(41)) {
            let loop = try SDEventLoop()
            try loop.exitOnTerminationSignals()
            raise(SIGINT)
            let code = try loop.run()
            exit(41 + code)
        }
    }

    @Test func `systemd gets one line for each state`() async {
        await #expect(processExitsWith: .exitCode(42)) {
            let socket = try NotifySocket()
            ServiceManager.ready(status: "Keeping the fast")
            guard socket.receive() == "READY=1\nSTATUS=Keeping the fast" else { exit(1) }
            ServiceManager.status("é\nMAINPID=1\r\nSTOPPING=1")
            guard socket.receive() == "STATUS=é MAINPID=1 STOPPING=1" else { exit(2) }
            ServiceManager.stopping()
            guard socket.receive() == "STOPPING=1" else { exit(3) }
            exit(42)
        }
    }

    @Test func `systemd's watchdog is fed from the loop`() async {
        await #expect(processExitsWith: .exitCode(43)) {
            let socket = try NotifySocket()
            setenv("WATCHDOG_USEC", "20000", 1)
            setenv("WATCHDOG_PID", "\(getpid())", 1)
            let loop = try SDEventLoop()
            try loop.feedWatchdog()
            guard socket.receive() == "WATCHDOG=1" else { exit(1) }
            try loop.runOnce()
            guard socket.receive() == "WATCHDOG=1" else { exit(2) }
            exit(43)
        }
    }

    @Test func `without systemd nothing is sent and nothing fails`() async {
        await #expect(processExitsWith: .exitCode(44)) {
            unsetenv("NOTIFY_SOCKET")
            unsetenv("WATCHDOG_USEC")
            ServiceManager.ready(status: "x")
            ServiceManager.stopping()
            try SDEventLoop().feedWatchdog()
            exit(44)
        }
    }

    @Test func `where nothing says which bus`() async {
        await #expect(processExitsWith: .exitCode(45)) {
            unsetenv("DBUS_SESSION_BUS_ADDRESS")
            unsetenv("XDG_RUNTIME_DIR")
            // Not the folder of this machine, where a bus may be.
            let none = { _ = try Bus.openUser(runtimeFolders: "/nothing") }
            guard systemError(none)?.code == ENOMEDIUM else { exit(1) }
            setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nothing/there", 1)
            guard systemError({ _ = try Bus.openUser() })?.code == ENOENT else { exit(2) }
            setenv("DBUS_SYSTEM_BUS_ADDRESS", "unix:path=/nothing/there", 1)
            guard systemError({ _ = try Bus.openSystem() })?.code == ENOENT else { exit(3) }
            exit(45)
        }
    }
}

/// The bus of the user is found without an environment, as in a job of cron.
struct UserBusTests {
    @Test func busOfTheRuntimeFolderIsFound() async {
        await #expect(processExitsWith: .exitCode(46)) {
            let session = try PrivateSession(activates: false)
            defer { session.end() }
            unsetenv("DBUS_SESSION_BUS_ADDRESS")
            unsetenv("XDG_RUNTIME_DIR")
            let found = { try Bus.openUser(runtimeFolders: session.folder).uniqueName.isEmpty }
            let folder = "\(session.folder)/\(geteuid())"
            // Nothing there.
            guard systemError({ _ = try found() })?.code == ENOMEDIUM else { exit(1) }
            mkdir(folder, 0o700)
            guard systemError({ _ = try found() })?.code == ENOMEDIUM else { exit(2) }
            // A link may lead to the bus of another user, and a file is not a bus.
            symlink("../bus", folder + "/bus")
            guard systemError({ _ = try found() })?.code == ENOMEDIUM else { exit(3) }
            unlink(folder + "/bus")
            link(session.folder + "/bus", folder + "/bus")
            guard try !found() else { exit(4) }
            // What the environment says counts.
            setenv("XDG_RUNTIME_DIR", session.folder + "/run", 1)
            guard systemError({ _ = try found() })?.code == ENOENT else { exit(5) }
            session.end()
            exit(46)
        }
    }
}

/// A socket in the abstract namespace that receives the notifications of this process.
private final class NotifySocket {
    private let descriptor: Int32

    init() throws {
        descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        let name = "atrest-test-\(getpid())"
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { path in
            path[0] = 0
            path[1...].copyBytes(from: Array(name.utf8))
        }
        let length = socklen_t(MemoryLayout<sa_family_t>.size + 1 + name.utf8.count)
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, length) }
        }
        guard result == 0 else { throw SystemError(code: errno, operation: "binding a socket") }
        setenv("NOTIFY_SOCKET", "@" + name, 1)
    }

    deinit { close(descriptor) }

    func receive() -> String {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        return String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
    }
}

@Suite struct IdentityTests {
    @Test func `identities are random version 4 UUIDs`() throws {
        var seen: Set<[UInt8]> = []
        for _ in 0..<1000 {
            let id = try randomID128()
            #expect(id.count == 16)
            #expect(id[6] >> 4 == 4)
            #expect(id[8] >> 6 == 0b10)
            seen.insert(id)
        }
        #expect(seen.count == 1000)
    }
}

@Suite struct ErrorTests {
    @Test func `errors say what was being done`() {
        let error = SystemError(code: ENOENT, operation: "opening a door")
        #expect("\(error)" == "opening a door: No such file or directory")
        #expect("\(SystemError(code: 9999, operation: "x"))".hasPrefix("x: "))
        #expect("\(BusError(name: "a.b", message: "c"))" == "a.b: c")
    }
}
