import Glibc
import SDBus
import SystemdSupport
import Testing

/// What systemd is told. That changes a whole process, so each test has a new one.
struct ServiceManagerTests {
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
