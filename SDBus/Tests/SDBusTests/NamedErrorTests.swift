import Glibc
import PrivateBus
import SDBus
import Testing

/// The errors that the comments of the module name.
@Suite struct NamedErrorTests {
    private typealias Row = (name: String, code: Int32, call: () throws -> Any?)

    private let session: PrivateBus
    private let bus: Bus
    private let loop: SDEventLoop
    private let daemon = Destination.daemon

    init() throws {
        session = try PrivateBus()
        bus = try session.connect()
        loop = try SDEventLoop()
    }

    private func check(_ rows: [Row]) {
        for (name, code, call) in rows {
            do {
                _ = try call()
                Issue.record("\(name) is not refused.")
            } catch {
                #expect((error as? SystemError)?.code == code, "\(name): \(error)")
            }
        }
    }

    private func signal() throws -> Message { try bus.signal("S", of: "test.Interface", at: "/") }

    @Test func `a bus refuses addresses, names and rules`() throws {
        let other = try session.connect()
        #expect(try other.requestName("test.Other") == .owned)
        check([
            ("no socket", ENOENT, { try Bus.open(address: "unix:path=/does/not/exist") }),
            ("an address without a path", EINVAL, { try Bus.open(address: "unix:nothing=1") }),
            ("a name of one part", EINVAL, { try bus.requestName("test") }),
            ("the name of the bus", EINVAL, { try bus.requestName("org.freedesktop.DBus") }),
            ("a name without an owner", ESRCH, { try bus.releaseName("test.Name") }),
            ("the name of another", EADDRINUSE, { try bus.releaseName("test.Other") }),
            ("a rule with a space", EINVAL, { try bus.match(MatchRule(member: "a b")) { _ in } }),
            (
                "a rule with an apostrophe", EINVAL,
                { try bus.subscribe(to: MatchRule(member: "a'b"), from: "test.Other") { _ in } }
            ),
            ("a member with a space", EINVAL, { try bus.methodCall(to: daemon, "a b") }),
            ("an interface of one part", EINVAL, { try bus.signal("S", of: "test", at: "/") }),
            (
                "an interface that is not exported", ENOENT,
                { try bus.emitPropertiesChanged(["A"], of: "test.Interface", at: "/") }
            ),
            (
                "more names than arguments", EINVAL,
                {
                    let method = Interface.Member.method("M", in: ["a", "b"]) { (_: UInt32) in }
                    return try bus.export(Interface("test.Interface", [method]), at: "/")
                }
            ),
        ])
        let own = Destination(service: try bus.uniqueName, path: "/", interface: "test.Interface")
        #expect(busError { try bus.call(own, "M") }?.name == "System.Error.ELOOP")
    }

    @Test func `a message refuses other types, and to be written after it was sent`() throws {
        let sent = try signal()
        try sent.append("text", [UInt32(1)])
        let unread = try signal()
        try unread.append("text")
        let open = try signal()
        _ = try? open.appendContainer("r", "ss") { () throws(SystemError) in
            try open.append(UInt32(1))
        }
        check([
            ("to read before it is sent", EPERM, { try unread.read(String.self) }),
            ("to ask for its end before", EPERM, { try unread.isAtEnd }),
            ("to peek before", EPERM, { try unread.peek() }),
            ("to skip before", EPERM, { try unread.skip("s") }),
            ("to rewind before", EPERM, { try unread.rewind() }),
            ("to send an open container", EBADMSG, { try bus.send(open) }),
            (
                "an array of two types", EINVAL,
                { try signal().appendContainer("a", "ss") { () throws(SystemError) in } }
            ),
            (
                "half a struct", EINVAL,
                {
                    let message = try signal()
                    try message.appendContainer("r", "ss") { () throws(SystemError) in
                        try message.append("one")
                    }
                    return nil
                }
            ),
            (
                "an element of another type", ENXIO,
                { try signal().append(Value.array([.string("a")], of: "u")) }
            ),
            ("a signature that is none", EINVAL, { try signal().append("!" as TypeSignature) }),
            ("a closed descriptor", EBADF, { try signal().append(UnixFD(owning: .max)) }),
        ])
        try bus.send(sent)
        check([
            ("to write after it was sent", EPERM, { try sent.append("more") }),
            ("another type", ENXIO, { try sent.read(UInt32.self) }),
            ("to skip another type", ENXIO, { try sent.skip("u") }),
            ("to skip what is not a type", EINVAL, { try sent.skip("!") }),
            ("to enter no array", ENXIO, { try sent.enterArray(of: "u") }),
            ("to leave no array", ENXIO, { try sent.leaveArray() }),
        ])
        try sent.skip("s")
        try sent.enterArray(of: "u")
        check([("to leave an array too early", EBUSY, { try sent.leaveArray() })])
        try sent.skip("u")
        try sent.leaveArray()
        check([("to read past the end", ENXIO, { try sent.read(String.self) })])
    }

    @Test func `a bus that has ended refuses all that needs it`() throws {
        let call = try bus.methodCall(to: daemon, "GetId")
        #expect(try bus.waitUntilReady(timeout: .seconds(30)))
        bus.close()
        check([
            ("process", ECONNRESET, { try bus.process() }),
            ("wait", ENOTCONN, { try bus.wait(timeout: .zero) }),
            ("pollEvents", ENOTCONN, { try bus.pollEvents }),
            ("pollTimeout", ENOTCONN, { try bus.pollTimeout }),
            ("flush", ENOTCONN, { try bus.flush() }),
            ("waitUntilReady", ECONNRESET, { try bus.waitUntilReady(timeout: .seconds(30)) }),
            ("uniqueName", ENOTCONN, { try bus.uniqueName }),
            ("requestName", ENOTCONN, { try bus.requestName("test.Name") }),
            ("send", ENOTCONN, { try bus.send(call) }),
            ("callAsync", ENOTCONN, { try bus.callAsync(call) { _ in } }),
            ("match", ENOTCONN, { try bus.match(MatchRule(member: "S")) { _ in } }),
            ("owner", EIO, { try bus.owner(of: "test.Name") }),
        ])
        #expect(bus.descriptor < 0)
        #expect(busError { _ = try bus.call(call) }?.name == "System.Error.ENOTCONN")
    }

    @Test func `a loop refuses what it cannot watch, and everything after its end`() throws {
        let file = open("/dev/null", O_RDONLY | O_CLOEXEC)
        let ends = PipeEnds()
        defer { close(file) }
        func watch(_ descriptor: Int32) throws -> EventSource {
            try loop.addDescriptor(descriptor, events: .readable) { _ in }
        }
        let source = try watch(ends.reading)
        let timer = try loop.addTimer(.monotonic, accuracy: .zero) {}
        let second = try SDEventLoop()
        try loop.attach(bus)
        check([
            ("no descriptor", EBADF, { try watch(-1) }),
            ("what is always ready", EPERM, { try watch(file) }),
            ("a descriptor that it watches", EEXIST, { try watch(ends.reading) }),
            ("no folder", ENOENT, { try loop.addFolderWatch("/does/not/exist", .made) { _ in } }),
            ("a file", ENOTDIR, { try loop.addFolderWatch("/dev/null", .made) { _ in } }),
            ("an instant of another clock", EINVAL, { try timer.arm(atMicrosecondsSinceEpoch: 1) }),
            ("a bus for the second time", EBUSY, { try loop.attach(bus) }),
            ("a bus of another loop", EBUSY, { try second.attach(bus) }),
        ])
        let inHandler = try loop.addDeferred {
            check([
                ("run in a handler", EBUSY, { try loop.run() }),
                ("runOnce in a handler", EBUSY, { try loop.runOnce() }),
                ("process in a handler", EBUSY, { try loop.process() }),
            ])
            loop.exit(3)
        }
        #expect(try loop.run() == 3)
        check([
            ("run", EBUSY, { try loop.run() }),
            ("runOnce", ESTALE, { try loop.runOnce() }),
            ("a timer", ESTALE, { try loop.addTimer(.realtime, accuracy: .zero) {} }),
            ("to arm a timer", ESTALE, { try timer.arm(after: .zero) }),
            ("a priority", ESTALE, { try source.setPriority(1) }),
            ("deferred work", ESTALE, { try loop.addDeferred {} }),
            ("a bus", ESTALE, { try loop.attach(try session.connect()) }),
        ])
        withExtendedLifetime(inHandler) {}
    }
}
