import Glibc
import PrivateBus
import SDBus
import Testing

/// The programs in `Examples`, each on a private bus.
@Suite struct ExampleTests {
    private let session: PrivateBus
    private let bus: Bus
    private let loop: SDEventLoop

    init() throws {
        session = try PrivateBus()
        bus = try session.connect()
        loop = try SDEventLoop()
        try loop.attach(bus)
    }

    private func wait(
        _ location: SourceLocation = #_sourceLocation, until isDone: () -> Bool
    ) throws {
        let deadline = SDEventTimer.Clock.monotonic.now + .seconds(30)
        while !isDone() {
            let now = SDEventTimer.Clock.monotonic.now
            try #require(now < deadline, sourceLocation: location)
            try loop.runOnce(timeout: deadline - now)
        }
    }

    @Test func `the service counts`() throws {
        defer { session.end() }
        let name = "org.example.Counter"
        let counter = RemoteObject(
            on: bus,
            Destination(
                service: name, path: "/org/example/Counter", interface: name + "1"))
        try counter.follow()
        let service = try session.start("example-service")
        try wait { counter["Value"] == .uint32(0) }
        #expect(try counter.call("Add", UInt32(2)) == UInt32(2))
        try wait { counter["Value"] == .uint32(2) }
        #expect(try counter.get("Value") == UInt32(2))
        #expect(try counter.get("Value") == Value.uint32(2))
        #expect(
            busError { _ = try counter.get("Value", as: String.self) }?.name
                == BusError.Name.invalidArgs)
        #expect(
            busError { try counter.call("Add", UInt32.max) }?.name == BusError.Name.invalidArgs)
        #expect(service.stop() == 0)
        try wait { counter.state == .absent }
    }

    @Test func `the client with await follows and calls the service`() throws {
        defer { session.end() }
        let service = try session.start("example-service")
        var isThere = false
        let watch = try bus.watchName("org.example.Counter") { isThere = $0 != nil }
        try wait { isThere }
        let client = try session.start("example-await")
        for line in ["value uint32(0)", "sum 1", "sum 3", "sum 6"] {
            #expect(client.readLine() == line)
        }
        #expect(client.wait() == 0)
        #expect(service.stop() == 0)
        withExtendedLifetime(watch) {}
    }

    @Test func `the client calls and follows the service`() throws {
        defer { session.end() }
        let service = try session.start("example-service")
        var isThere = false
        let watch = try bus.watchName("org.example.Counter") { isThere = $0 != nil }
        try wait { isThere }
        let client = try session.start("example-client")
        #expect(client.readAll() == "sum 2\nfull at 100\nsum 100\nvalue 100\n")
        #expect(client.wait() == 0)
        #expect(service.stop() == 0)
        withExtendedLifetime(watch) {}
    }

    /// So all code of the README is compiled and run, but for its manifest.
    @Test func `the programs of the README are those of the examples`() throws {
        defer { session.end() }
        let package = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()
        func text(_ file: String) throws -> String {
            let descriptor = open(package + "/" + file, O_RDONLY | O_CLOEXEC)
            return String(decoding: try UnixFD(owning: descriptor).readAll(), as: UTF8.self)
        }
        let programs = try ["Service", "Client"].map { name in
            let lines = try text("Examples/\(name)/main.swift").split(
                separator: "\n", omittingEmptySubsequences: false)
            return lines.drop { !$0.hasPrefix("import ") }.joined(separator: "\n")
        }
        var shown: [String] = []
        for line in try text("README.md").split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") {
                shown.append("")
            } else if !shown.isEmpty {
                shown[shown.count - 1] += line + "\n"
            }
        }
        for program in programs { #expect(shown.contains(program)) }
    }

    @Test func `the client follows a stub of logind`() throws {
        defer { session.end() }
        session.environment["DBUS_SYSTEM_BUS_ADDRESS"] = session.address
        let name = "org.freedesktop.login1"
        let (root, path): (ObjectPath, ObjectPath) = (
            "/org/freedesktop/login1", "/org/freedesktop/login1/session/_31"
        )
        var isLocked = false
        var isRead = false
        let slots = [
            try bus.export(
                Interface(
                    name + ".Manager",
                    [
                        .method("GetSession", in: ["id"], out: ["path"]) {
                            (_: String) -> ObjectPath in path
                        },
                        .signal("PrepareForSleep", [("start", Bool.self)]),
                    ]), at: root),
            try bus.export(
                Interface(
                    name + ".Session",
                    [
                        .property("LockedHint", .emitsChange) { () -> Bool in
                            isRead = true
                            return isLocked
                        }
                    ]), at: path),
        ]
        #expect(try bus.requestName(name) == .owned)
        let client = try session.start("example-login-client")
        try wait { isRead }
        isLocked = true
        try bus.emitPropertiesChanged(["LockedHint"], of: name + ".Session", at: path)
        try bus.emit("PrepareForSleep", of: name + ".Manager", at: root, true)
        try bus.flush()
        #expect(
            ["unlocked", "locked", "sleeping"].allSatisfy { $0 == client.readLine() })
        #expect(client.stop() == 0)
        withExtendedLifetime(slots) {}
    }
}
