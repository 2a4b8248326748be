import Glibc
import PrivateBus
import SDBus
import Testing

@Suite struct NameWatchTests {
    private let pair: Pair

    init() throws { pair = try Pair() }

    @Test func `the owner is reported at first and after each change`() throws {
        var owners: [String?] = []
        let unique = try pair.service.uniqueName
        let watch = try pair.client.watchName("test.Name") { owners.append($0) }
        try pair.settle()
        #expect(owners == [nil] && watch.owner == nil && watch.name == "test.Name")
        #expect(try pair.service.requestName("test.Name") == .owned)
        try pair.settle()
        #expect(owners == [nil, unique] && watch.owner == unique)
        try pair.service.releaseName("test.Name")
        try pair.settle()
        #expect(owners == [nil, unique, nil])
    }

    @Test func `an owner that is there already is reported once`() throws {
        #expect(try pair.service.requestName("test.Name") == .owned)
        var owners: [String?] = []
        let watch = try pair.client.watchName("test.Name") { owners.append($0) }
        try pair.settle()
        #expect(owners == [try pair.service.uniqueName])
        withExtendedLifetime(watch) {}
    }

    /// A bus that gives no answer in time has not said that there is no owner.
    @Test func `a question without an answer is asked again`() throws {
        var ends: [Int32] = [-1, -1]
        #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
        let daemon = try Bus.peerToPeer(descriptor: ends[0], isServer: true)
        let client = try Bus.peerToPeer(descriptor: ends[1], isServer: false)
        var questions: [PendingCall] = []
        var owners: [String?] = []
        let export = try daemon.export(
            Interface(
                Destination.daemon.interface,
                [
                    .deferredMethod(
                        "GetNameOwner", in: ["name"], out: [("owner", String.self)]
                    ) { (call: PendingCall, _: String) in
                        questions.append(call)
                        // The next question has more time.
                        if questions.count == 3 { try client.setCallTimeout(.seconds(60)) }
                        if questions.count > 3 { try call.answer(":1.5") }
                    }
                ]), at: Destination.daemon.path)
        try client.setCallTimeout(.milliseconds(1))
        let watch = try client.watchName("test.Name") { owners.append($0) }
        while owners.isEmpty {
            let isBusy = try daemon.process()
            if try !client.process(), !isBusy { _ = try client.wait(timeout: .milliseconds(1)) }
        }
        #expect(owners == [":1.5"] && watch.owner == ":1.5")
        #expect(questions.count > 3)
        withExtendedLifetime(export) {}
    }

    @Test func `a watch that is released in its handler is quiet`() throws {
        var watch: NameWatch?
        var reports = 0
        watch = try pair.client.watchName("test.Name") { _ in
            reports += 1
            watch = nil
        }
        try pair.settle()
        #expect(try pair.service.requestName("test.Name") == .owned)
        try pair.settle()
        #expect(reports == 1 && watch == nil)
    }
}

@Suite struct RemoteObjectTests {
    private let pair: Pair

    init() throws { pair = try Pair() }

    private func object(_ service: String = "test.Name") -> RemoteObject {
        RemoteObject(
            on: pair.client,
            Destination(service: service, path: Pair.path, interface: Pair.interface))
    }

    @Test func `the copy follows the service as it comes, changes and goes`() throws {
        var level = UInt32(1)
        var note = "a"
        try pair.export(
            .property("Level", .emitsChange) { level },
            .property("Note", .emitsInvalidation) { note })
        let object = object()
        #expect(object.state == .unknown)
        var states: [RemoteObject.State] = []
        try object.follow { states.append($0) }
        try pair.until { object.state == .absent }
        #expect(object["Level"] == nil)

        #expect(try pair.service.requestName("test.Name") == .owned)
        try pair.until { object["Level"] == .uint32(1) }
        #expect(object["Note"] == .string("a"))

        level = 2
        try pair.service.emitPropertiesChanged(["Level"], of: Pair.interface, at: Pair.path)
        try pair.until { object["Level"] == .uint32(2) }

        // The signal does not carry the value, so it is read again.
        note = "b"
        try pair.service.emitPropertiesChanged(["Note"], of: Pair.interface, at: Pair.path)
        try pair.until { object["Note"] == .string("b") }

        try pair.service.releaseName("test.Name")
        try pair.until { object.state == .absent }
        #expect(
            states == [
                .absent, .unknown, .present(["Level": .uint32(1), "Note": .string("a")]),
                .present(["Level": .uint32(2), "Note": .string("a")]),
                .present(["Level": .uint32(2), "Note": .string("b")]), .absent,
            ])
    }

    @Test func `a connection is followed without asking for its owner`() throws {
        let level = UInt32(1)
        try pair.export(.property("Level", .emitsChange) { level })
        let object = object(try pair.service.uniqueName)
        var states: [RemoteObject.State] = []
        try object.follow { states.append($0) }
        try pair.until { object["Level"] == .uint32(1) }
        try pair.settle()
        #expect(states == [.present(["Level": .uint32(1)])])
        let absent = self.object(":1.99999")
        try absent.follow()
        try pair.until { absent.state == .absent }
    }

    @Test func `an object that cannot be read says why and recovers`() throws {
        var isBroken = true
        try pair.export(
            .property("Level", .emitsChange) { () throws -> UInt32 in
                if isBroken { throw BusError.invalidArgs("broken") }
                return 5
            })
        #expect(try pair.service.requestName("test.Name") == .owned)
        let object = object()
        try object.follow()
        try pair.until { object.state == .failed(.invalidArgs("broken")) }
        isBroken = false
        try pair.service.emitPropertiesChanged(["Level"], of: Pair.interface, at: Pair.path)
        try pair.until { object["Level"] == .uint32(5) }
    }

    @Test func `a call in one line`() throws {
        try pair.export(
            .method("Add", in: ["a", "b"], out: ["sum"]) { (a: Int32, b: Int32) in a + b },
            .method("Split", in: ["text"], out: ["first", "rest"]) { (text: String) in
                (String(text.prefix(1)), String(text.dropFirst()))
            },
            .method("Nothing") { () -> Void in },
            .method("Fail") { () throws -> Void in throw BusError.invalidArgs("no") })
        let destination = try pair.destination()
        let (client, service) = (pair.client, pair.service)
        let done = OtherThread(service)
        defer { done.stop() }
        let sum: Int32 = try client.call(destination, "Add", Int32(2), Int32(3))
        #expect(sum == 5)
        let (first, rest): (String, String) = try client.call(destination, "Split", "abc")
        #expect(first == "a" && rest == "bc")
        try client.call(destination, "Nothing", timeout: .seconds(20))
        let object = object(destination.service)
        #expect(try object.call("Add", Int32(1), Int32(1)) == Int32(2))
        #expect(busError { try object.call("Fail") } == .invalidArgs("no"))
        #expect(busError { try client.call(destination, "Nothing\0") } != nil)
        #expect(
            busError { let _: String = try client.call(destination, "Add", 1 as Int32, 2 as Int32) }
                != nil)
    }

    @Test func `properties are read and set by type`() throws {
        var level = UInt32(1)
        try pair.export(
            .property("Level", .emitsChange, get: { level }, set: { level = $0 }))
        let object = object(try pair.destination().service)
        let done = OtherThread(pair.service)
        defer { done.stop() }
        #expect(try object.get("Level", as: UInt32.self) == 1)
        try object.set("Level", to: .uint32(7))
        #expect(try object.get("Level") as UInt32 == 7)
        #expect(
            busError { _ = try object.get("Level", as: String.self) }?.name
                == BusError.Name.invalidArgs)
        #expect(
            busError { _ = try object.get("Other", as: String.self) }?.name
                == BusError.Name.unknownProperty)
    }
}

@Suite struct ConnectionTests {
    private let pair: Pair

    init() throws { pair = try Pair() }

    @Test func `the credentials of a caller`() throws {
        var seen: Credentials?
        let service = pair.service
        try pair.export(
            .method("Who") { () throws -> Void in
                seen = try service.currentMessage?.senderCredentials()
            })
        _ = try pair.call("Who")
        #expect(
            seen
                == Credentials(
                    uniqueName: try pair.client.uniqueName, userID: getuid(), processID: getpid())
        )
        #expect(service.currentMessage == nil)
    }

    /// As a loop of another library would do it.
    @Test func `a foreign loop polls the connection`() throws {
        try pair.export(.method("Give", out: ["n"]) { () -> UInt32 in 5 })
        try pair.settle()
        var answer: UInt32?
        let slot = try pair.client.callAsync(
            try pair.client.methodCall(to: pair.destination(), "Give"), timeout: .seconds(20)
        ) { answer = try? $0.get().read(UInt32.self) }
        #expect(try pair.client.pollEvents.contains(.readable))
        let timeout = try #require(try pair.client.pollTimeout)
        #expect(timeout <= .seconds(20))
        while answer == nil {
            var descriptors = try [pair.service, pair.client].map { bus in
                pollfd(
                    fd: bus.descriptor, events: Int16(try bus.pollEvents.rawValue), revents: 0)
            }
            try #require(poll(&descriptors, 2, 30_000) > 0)
            for bus in [pair.service, pair.client] { while try bus.process() {} }
        }
        #expect(answer == 5)
        #expect(try pair.client.pollTimeout == nil)
        withExtendedLifetime(slot) {}
    }

    @Test func `two peers talk without a bus`() throws {
        var ends: [Int32] = [-1, -1]
        #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
        let service = try Bus.peerToPeer(descriptor: ends[0], isServer: true)
        let client = try Bus.peerToPeer(descriptor: ends[1], isServer: false)
        var level = UInt32(1)
        let export = try service.export(
            Interface(
                "test.Peer",
                [
                    .method("Add", in: ["a"], out: ["sum"]) { (a: UInt32) in a + level },
                    .property("Level", .emitsChange, get: { level }, set: { level = $0 }),
                ]), at: "/")
        var answers: [UInt32] = []
        let destination = Destination(service: "", path: "/", interface: "test.Peer")
        let call = try client.methodCall(to: destination, "Add")
        try call.append(UInt32(2))
        let slot = try client.callAsync(call) {
            answers.append((try? $0.get().read(UInt32.self)) ?? 0)
        }
        let properties = destination.with(interface: Pair.properties)
        let set = try client.methodCall(to: properties, "Set")
        try set.append("test.Peer", "Level", Value.uint32(9))
        var isSet = false
        let other = try client.callAsync(set) { isSet = (try? $0.get()) != nil }
        while answers.isEmpty || !isSet {
            let isBusy = try service.process()
            if try !client.process(), !isBusy { _ = try client.wait(timeout: .milliseconds(1)) }
        }
        #expect(answers == [3] && level == 9)
        withExtendedLifetime((export, slot, other)) {}
    }
}

/// Processes a bus on another thread, so that this one can make calls that block.
///
/// The bus is used by that thread only, until ``stop()`` returns.
final class OtherThread {
    private struct Shared: @unchecked Sendable {
        let bus: Bus
        let stop: Int32
    }

    private let pipe = PipeEnds()
    private var thread = pthread_t()

    init(_ bus: Bus) {
        let shared = Unmanaged.passRetained(
            Box(Shared(bus: bus, stop: pipe.reading)))
        pthread_create(
            &thread, nil,
            { pointer in
                let shared = Unmanaged<Box<Shared>>.fromOpaque(pointer!).takeRetainedValue().content
                while true {
                    while (try? shared.bus.process()) == true {}
                    var descriptors = [
                        pollfd(fd: shared.bus.descriptor, events: Int16(POLLIN), revents: 0),
                        pollfd(fd: shared.stop, events: Int16(POLLIN), revents: 0),
                    ]
                    poll(&descriptors, 2, -1)
                    if descriptors[1].revents != 0 { return nil }
                }
            }, shared.toOpaque())
    }

    func stop() {
        pipe.closeWriting()
        pthread_join(thread, nil)
    }

    private final class Box<Content> {
        let content: Content

        init(_ content: Content) { self.content = content }
    }
}

@Suite struct PendingRepliesTests {
    private let pair: Pair

    init() throws { pair = try Pair() }

    @Test func `each handler gets its own reply, once`() throws {
        try pair.export(
            .method("Double", in: ["a"], out: ["b"]) { (a: Int32) in a * 2 },
            .method("Fail") { () throws -> Void in throw BusError.invalidArgs("no") })
        let pending = PendingReplies(on: pair.client)
        var answers: [Int32] = []
        for number in [1 as Int32, 2, 3] {
            try pending.call(try pair.destination(), "Double", number) {
                if let answer = try? $0.get().read(Int32.self) { answers.append(answer) }
            }
        }
        var error: BusError?
        let failing = try pair.client.methodCall(to: try pair.destination(), "Fail")
        try pending.call(failing) { if case .failure(let reason) = $0 { error = reason } }
        #expect(pending.count == 4)
        try pair.until { pending.count == 0 }
        #expect(answers == [2, 4, 6] && error == .invalidArgs("no"))
    }

    @Test func `a handler can make the next call, and cancelled ones are quiet`() throws {
        try pair.export(.method("Next", out: ["n"]) { 7 as Int32 })
        let destination = try pair.destination()
        var pending: PendingReplies? = PendingReplies(on: pair.client)
        var count = 0
        try pending?.call(destination, "Next") { [weak pending] _ in
            count += 1
            try? pending?.call(destination, "Next") { _ in count += 1 }
        }
        try pair.until { count == 2 }
        try pending?.call(destination, "Next") { _ in count += 100 }
        pending?.cancelAll()
        #expect(pending?.count == 0)
        try pending?.call(destination, "Next") { _ in count += 1000 }
        pending = nil
        try pair.settle()
        #expect(count == 2)
    }
}
