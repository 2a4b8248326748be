import Glibc
import PrivateBus
import Testing

@testable import SDBus

@Suite struct ReplyLimiterTests {
    private let pair: Pair
    /// A connection that is processed only if a test asks for it.
    private let idle: Bus
    private let loop: SDEventLoop
    /// The senders of the calls that were served, in the order in which they were served.
    private let served = Served()
    private let slot: Slot
    private let limits = ReplyLimits(
        bytesPerClient: 128 * 1024, waitingBytes: 50 * 1024)

    private final class Served {
        var senders: [String] = []
        var onFirst: () throws -> Void = {}
    }

    init() throws {
        pair = try Pair()
        idle = try pair.session.connect()
        loop = try SDEventLoop()
        let (service, served) = (pair.service, served)
        let text = String(repeating: "x", count: 8 * 1024)
        slot = try service.export(
            Interface(
                Pair.interface,
                [
                    .method("Give", out: ["text"]) { () throws -> String in
                        served.senders.append(service.currentMessage?.sender ?? "")
                        if served.senders.count == 1 { try served.onFirst() }
                        return text
                    },
                    .method("Echo", in: ["value"], out: ["value"]) {
                        (value: Value) throws -> Value in
                        served.senders.append(service.currentMessage?.sender ?? "")
                        return value
                    },
                    .method("Take", in: ["file"]) { (_: UnixFD) in },
                ]), at: Pair.path)
        _ = try (service.uniqueName, pair.client.uniqueName, idle.uniqueName)
        try loop.attach(service)
        try loop.attach(pair.client)
    }

    /// Sends calls from the idle client.
    private func ask(_ count: Int, _ handler: @escaping (BusError?) -> Void) throws -> [Slot] {
        let slots = try (0..<count).map { _ in
            try idle.callAsync(
                try idle.methodCall(to: try pair.destination(), "Give"), timeout: .seconds(600)
            ) { answer in
                if case .failure(let error) = answer { handler(error) } else { handler(nil) }
            }
        }
        try idle.flush()
        return slots
    }

    /// Makes a call of the other client and runs the loop until the reply arrives.
    private func serveOther() throws {
        var isServed = false
        let slot = try pair.client.callAsync(
            try pair.client.methodCall(to: pair.destination(), "Give"), timeout: .seconds(60)
        ) { isServed = (try? $0.get()) != nil }
        try wait { isServed }
        withExtendedLifetime(slot) {}
    }

    private func wait(
        _ location: SourceLocation = #_sourceLocation, until isDone: () -> Bool
    ) throws {
        // Only so that a fault does not hang the suite: a program that starts beside all others takes its time.
        let deadline = SDEventTimer.Clock.monotonic.now + .seconds(300)
        while !isDone() {
            try #require(SDEventTimer.Clock.monotonic.now < deadline, sourceLocation: location)
            try loop.runOnce(timeout: .milliseconds(1))
            if isReading { while try idle.process() {} }
        }
    }

    private var isReading: Bool { reading.isOn }
    private let reading = Flag()

    private final class Flag { var isOn = false }

    @Test func `a client that does not read is refused and others are served`() throws {
        let limiter = try pair.service.limitReplies(limits, on: loop)
        var (replies, refusals) = (0, [String]())
        let slots = try ask(100) { error in
            if let error { refusals.append(error.name) } else { replies += 1 }
        }
        try wait { limiter.calls >= 100 }
        for _ in 0..<20 { try serveOther() }
        #expect(replies == 0 && refusals.isEmpty)
        let name = try idle.uniqueName
        let count = served.senders.filter { $0 == name }.count
        #expect(limiter.replyBytes >= UInt64(count + 20) * 8 * 1024)

        // Now the client reads. Every call gets an answer, and new calls are served again.
        reading.isOn = true
        try wait { replies + refusals.count == 100 }
        // Besides those that were served, as many as may wait.
        #expect(replies >= count && (50...70).contains(replies))
        #expect(Set(refusals) == [BusError.Name.limitsExceeded])
        var isServed = false
        let again = try ask(1) { isServed = $0 == nil }
        try wait { isServed }
        withExtendedLifetime((limiter, slots, again)) {}
    }

    @Test func `what waits is served when its client reads`() throws {
        let limiter = try pair.service.limitReplies(
            ReplyLimits(bytesPerClient: 128 * 1024), on: loop)
        var (replies, refusals) = (0, 0)
        let slots = try ask(100) { error in
            if error == nil { replies += 1 } else { refusals += 1 }
        }
        try wait { limiter.calls >= 100 }
        for _ in 0..<20 { try serveOther() }
        #expect(limiter.waitingCalls > 50)
        #expect(limiter.waitingBytes >= limiter.waitingCalls * 1024)
        reading.isOn = true
        try wait { replies + refusals == 100 }
        #expect(refusals == 0)
        #expect(limiter.waitingCalls == 0 && limiter.waitingBytes == 0)
        withExtendedLifetime((limiter, slots)) {}
    }

    @Test func `thousands of calls at once are all answered`() throws {
        let limiter = try pair.service.limitReplies(on: loop)
        reading.isOn = true
        var (replies, refusals) = (0, 0)
        let slots = try ask(3000) { error in
            if error == nil { replies += 1 } else { refusals += 1 }
        }
        try wait { replies + refusals == 3000 }
        #expect(refusals == 0)
        withExtendedLifetime((limiter, slots)) {}
    }

    @Test(arguments: [
        (1000, 0, 0, true), (1001, 0, 0, false), (1, 999, 999, true), (1, 1000, 1000, false),
        // Much waits in all.
        (10, 900, 2000, true), (10, 900, 2001, false), (10, 52, 2001, true), (10, 53, 2001, false),
        (10, 0, 3990, true), (10, 0, 3991, false),
    ])
    func `what waits is bounded for one client and for all`(
        _ bytes: Int, _ own: Int, _ all: Int, _ mayWait: Bool
    ) {
        let limits = ReplyLimits(waitingBytes: 1000)
        #expect(limits.mayWait(bytes, own: own, all: all) == mayWait)
    }

    @Test func `a call that waited has its sender and its values`() throws {
        let limiter = try pair.service.limitReplies(limits, on: loop)
        let inner = Value.structure([
            .byte(255), .boolean(true), .int16(-2), .uint16(65_535), .int32(-3), .uint32(7),
            .int64(.min), .uint64(.max), .double(-0.5), .string("ä\u{1F333}"), .string(""),
            .objectPath("/a/b"), .signature("a{sv}"), .variant(.variant(.byte(1))),
        ])
        let value = Value.array(
            [
                .variant(inner), .variant(.array([], of: "(sv)")),
                .variant(.array([.int64(1), .int64(2)], of: "x")),
                .variant(.array([.boolean(true), .boolean(false)], of: "b")),
                .variant(.array([.string("a"), .string("b")], of: "s")),
                .variant(
                    .dictionary(
                        [.init(key: .uint32(1), value: .variant(.array([.byte(9)], of: "y")))],
                        key: "u", value: "v")),
            ], of: "v")
        reading.isOn = true
        // The reply to the first call is long, so the second one waits.
        let first = try ask(1) { _ in }
        let call = try idle.methodCall(to: try pair.destination(), "Echo")
        try call.append(value)
        var answer: Value?
        let slot = try idle.callAsync(call) { answer = try? $0.get().read(Value.self) }
        try idle.flush()
        try wait { limiter.calls == 2 }
        #expect(limiter.waitingCalls == 1)
        try wait { answer != nil }
        #expect(answer == value)
        #expect(served.senders == Array(repeating: try idle.uniqueName, count: 2))
        withExtendedLifetime((limiter, first, slot)) {}
    }

    @Test func `a call with a descriptor is served at once or refused`() throws {
        let limiter = try pair.service.limitReplies(limits, on: loop)
        reading.isOn = true
        func take() throws -> String? {
            let call = try idle.methodCall(to: try pair.destination(), "Take")
            try call.append(UnixFD(owning: open("/dev/null", O_RDONLY | O_CLOEXEC)))
            var error: String??
            let slot = try idle.callAsync(call) {
                if case .failure(let found) = $0 { error = found.name } else { error = .some(nil) }
            }
            try idle.flush()
            try wait { error != nil }
            withExtendedLifetime(slot) {}
            return error!
        }
        #expect(try take() == nil)
        reading.isOn = false
        let slots = try ask(30) { _ in }
        try wait { limiter.calls == 31 }
        reading.isOn = true
        #expect(try take() == BusError.Name.limitsExceeded)
        withExtendedLifetime((limiter, slots)) {}
    }

    @Test func `a client that reads is served without a limit`() throws {
        let limiter = try pair.service.limitReplies(limits, on: loop)
        reading.isOn = true
        var replies = 0
        for round in 1...20 {
            let slots = try ask(10) { error in if error == nil { replies += 1 } }
            try wait { replies == 10 * round }
            withExtendedLifetime(slots) {}
        }
        withExtendedLifetime(limiter) {}
    }

    @Test func `the calls of a client that asks for much wait for those of others`() throws {
        let limiter = try pair.service.limitReplies(limits, on: loop)
        let (client, service) = (pair.client, pair.service)
        let call = try client.methodCall(to: pair.destination(), "Give")
        var other: Slot?
        served.onFirst = {
            other = try client.callAsync(call) { _ in }
            // Each bus call returns after everything that was sent before it has arrived.
            let _: String = try client.call(.daemon, "GetId")
            let _: String = try service.call(.daemon, "GetId")
        }
        let slots = try ask(12) { _ in }
        try wait { served.senders.count == 13 }
        let position = try #require(served.senders.firstIndex(of: try client.uniqueName))
        #expect(position < 3)
        withExtendedLifetime((limiter, slots, other)) {}
    }

    /// A client that blocks in its calls reads each reply, but answers nothing meanwhile.
    @Test(.enabled(if: Self.hasPython, "python3-dbus is not installed"))
    func `a client that only makes calls that block is served without a limit`() throws {
        let limiter = try pair.service.limitReplies(limits, on: loop)
        let program = try start("Give", 60)
        try wait { limiter.calls >= 60 && served.senders.count >= 60 }
        #expect(program.wait() == 0)
        #expect(program.readAll().split(separator: "\n").count == 60)
        withExtendedLifetime(limiter) {}
    }

    /// Starts a program that makes calls one after the other on one connection.
    private func start(_ member: String, _ count: Int) throws -> Program {
        let script = """
            import dbus, sys
            bus = dbus.bus.BusConnection(sys.argv[1])
            for _ in range(int(sys.argv[4])):
                bus.call_blocking(sys.argv[2], "\(Pair.path)", "\(Pair.interface)", sys.argv[3], "", ())
                print("served", flush=True)
            """
        return try pair.session.start(
            "python3",
            ["-c", script, pair.session.address, try pair.service.uniqueName, member, "\(count)"])
    }

    private static let hasPython =
        (try? PrivateBus().start("python3", ["-c", "import dbus"]).wait()) == 0

    @Test func `a client that leaves is forgotten`() throws {
        let limiter = try pair.service.limitReplies(limits, on: loop)
        let slots = try ask(40) { _ in }
        try wait { limiter.calls >= 40 }
        idle.close()
        try wait { limiter.waitingCalls == 0 }
        withExtendedLifetime((limiter, slots)) {}
    }

    @Test func `without a limit everything is served`() throws {
        let slots = try ask(100) { _ in }
        try wait { served.senders.count == 100 }
        withExtendedLifetime(slots) {}
    }

    @Test func `a caller that wants no reply is sent none`() throws {
        let limiter = try pair.service.limitReplies(limits, on: loop)
        for _ in 0..<50 {
            try idle.send(try idle.methodCall(to: try pair.destination(), "Give"))
        }
        try idle.flush()
        try wait { served.senders.count == 50 }
        #expect(limiter.replyBytes == 0)
    }
}
