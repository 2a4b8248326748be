import Glibc
import PrivateSession
import SDBus
import Testing

/// A real program that keeps the screen on, and how it ends.
struct HeldScreenTests {
    @Test(arguments: [SIGKILL, SIGTERM]) func endOfTheProgramReleasesAll(_ signal: Int32) throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        // One bus is both.
        session.environment["DBUS_SYSTEM_BUS_ADDRESS"] = session.address
        let loop = try SDEventLoop()
        let kinds: [HoldingService.Kind] = [
            .screenSaver, .gnomeSession, .notifications(capabilities: ["inhibitions"]),
        ]
        let services = try kinds.map { kind in
            let service = try HoldingService(kind, on: session.connect())
            try loop.attach(service.bus)
            return service
        }
        func wait(for counts: [Int]) throws {
            let deadline = SDEventTimer.Clock.monotonic.now + Watcher.patience
            while services.map(\.count) != counts {
                try #require(SDEventTimer.Clock.monotonic.now < deadline, "\(counts)")
                // The end of a descriptor is not a message.
                try loop.runOnce(timeout: .milliseconds(10))
            }
        }
        let program = try GuardedText(session)
        try #expect(program.tell(":hold") == "held")
        try wait(for: [1, 1, 1])
        program.process.signal(signal)
        _ = program.process.wait()
        try wait(for: [0, 0, 0])
    }
}
