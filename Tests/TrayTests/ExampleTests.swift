import Glibc
import PrivateSession
import SDBus
import Testing

/// The program in `Examples/TrayItem`.
struct ExampleTests {
    @Test func itemIsInTheTrayAndItsMenuWorks() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let bus = try session.connect()
        let loop = try SDEventLoop()
        try loop.attach(bus)
        func wait(until isDone: () -> Bool) throws {
            let deadline = SDEventTimer.Clock.monotonic.now + .seconds(30)
            while !isDone() {
                let now = SDEventTimer.Clock.monotonic.now
                try #require(now < deadline)
                try loop.runOnce(timeout: deadline - now)
            }
        }
        let host = try TrayHost(on: bus)
        let output = PipeEnds()
        let item = try session.start(
            "example-tray-item", output: .descriptor(output.writing), errors: .inherited)
        output.closeWriting()
        try wait { host.items.count == 1 }
        var properties: [String: Value] = [:]
        let question = try host.itemCall("GetAll", of: "org.freedesktop.DBus.Properties")
        try question.append(TrayHost.itemInterface)
        let answer = try bus.callAsync(question) {
            properties = (try? $0.get().read([String: Value].self)) ?? [:]
        }
        try wait { properties["Title"] == .string("Lamp") }
        func choose(_ id: Int32) throws -> Slot {
            let event = try host.menuCall("Event")
            try event.append(id, "clicked", Value.string(""), UInt32(0))
            return try bus.callAsync(event) { _ in }
        }
        let toggle = try choose(1)
        try wait { host.events.contains { $0.member == "NewIcon" } }
        #expect(["shown", "off"].allSatisfy { $0 == output.readLine() })
        let quit = try choose(3)
        try wait { host.items.isEmpty }
        #expect(item.wait() == 0)
        withExtendedLifetime((answer, toggle, quit)) {}
    }
}
