import Glibc
import PrivateBus
import SDBus
import Testing

@Suite struct CallTests {
    private let pair: Pair
    /// A call to the service. There is no reply, because the service is not processed.
    private func mute() throws -> Message {
        try pair.client.methodCall(to: pair.destination(), "Anything")
    }

    init() throws { pair = try Pair() }

    @Test func `a bounded call of a mute peer ends with Timeout`() throws {
        let before = SDEventTimer.Clock.monotonic.now
        let error = busError { _ = try pair.client.call(try mute(), timeout: .milliseconds(50)) }
        #expect(error?.name == BusError.Name.timeout)
        #expect(SDEventTimer.Clock.monotonic.now - before >= .milliseconds(50))
        try pair.client.setCallTimeout(.milliseconds(50))
        #expect(busError { _ = try pair.client.call(try mute()) }?.name == BusError.Name.timeout)
    }

    @Test func `an asynchronous call of a mute peer ends with NoReply`() throws {
        var answers: [Result<Message, BusError>] = []
        let slot = try pair.client.callAsync(try mute(), timeout: .milliseconds(50)) {
            answers.append($0)
        }
        let deadline = SDEventTimer.Clock.monotonic.now + .seconds(30)
        while answers.isEmpty, SDEventTimer.Clock.monotonic.now < deadline {
            if try !pair.client.process() { _ = try pair.client.wait(timeout: .seconds(1)) }
        }
        #expect(answers.count == 1)
        #expect(busError { _ = try answers.first?.get() }?.name == BusError.Name.noReply)
        withExtendedLifetime(slot) {}
    }

    @Test func `a service learns of each error that it answers with`() throws {
        func error(_ number: UInt64) -> BusError {
            BusError(name: "test.Error.Busy", message: "Later.", details: ["N": .uint64(number)])
        }
        var told: [BusError] = []
        pair.service.onRefusal = { told.append($0) }
        try pair.export(
            .method("Thrown") { () -> Void in throw error(1) },
            .deferredMethod("Late", out: []) { (call: PendingCall) in try call.fail(error(2)) },
            .deferredMethod("Early", out: []) { (_: PendingCall) in throw error(3) },
            .property("Read", .emitsNothing) { () -> UInt32 in throw error(4) },
            .property("Written", .emitsNothing, get: { UInt32(0) }) { _ in throw error(5) },
            .method("Fine") {}, .method("Odd") { () -> Void in throw ParseFailure() })
        let properties = try pair.destination("org.freedesktop.DBus.Properties")
        func answer(
            _ member: String, at destination: Destination? = nil,
            _ fill: (Message) throws -> Void = { _ in }
        ) throws -> BusError? {
            let call = try pair.client.methodCall(
                to: try destination ?? pair.destination(), member)
            try fill(call)
            return busError { _ = try pair.call(call) }
        }
        // GDBus shows the sentence only if it is alone, so it is.
        let sent = BusError(name: "test.Error.Busy", message: "Later.")
        #expect(try answer("Thrown") == sent)
        #expect(try answer("Late") == sent)
        #expect(try answer("Early") == sent)
        #expect(try answer("Get", at: properties) { try $0.append(Pair.interface, "Read") } == sent)
        #expect(
            try answer("Set", at: properties) {
                try $0.append(Pair.interface, "Written", Value.uint32(1))
            } == sent)
        #expect(try answer("Fine") == nil)
        #expect(told == (1...5).map(error))
        #expect(try answer("Odd")?.name == BusError.Name.failed)
        #expect(told.count == 6 && told[5].name == BusError.Name.failed)
    }

    private struct ParseFailure: Error {}

    @Test func `a call that follows another one ends with its slot`() throws {
        try pair.export(.method("Give", out: ["n"]) { () -> UInt32 in 5 })
        var answers = 0
        func call() throws -> Slot {
            try pair.client.callAsync(
                try pair.client.methodCall(to: pair.destination(), "Give")
            ) { _ in answers += 1 }
        }
        var first: Slot? = try call()
        try pair.until { answers == 1 }
        first?.next = try call()
        try pair.until { answers == 2 }
        first?.next = try call()
        first = nil
        try pair.settle()
        #expect(answers == 2)
    }

    @Test func `an asynchronous call is answered once`() throws {
        try pair.export(.method("Give", out: ["n"]) { () -> UInt32 in 5 })
        var answers: [UInt32] = []
        let slot = try pair.client.callAsync(
            try pair.client.methodCall(to: pair.destination(), "Give")
        ) { answers.append((try? $0.get().read(UInt32.self)) ?? 0) }
        #expect(answers.isEmpty)
        try pair.until { !answers.isEmpty }
        try pair.settle()
        #expect(answers == [5])
        withExtendedLifetime(slot) {}
    }

    @Test func `a call whose slot is released is never answered`() throws {
        var calls = 0
        var answers = 0
        try pair.export(.method("Give") { () -> Void in calls += 1 })
        _ = try pair.client.callAsync(
            try pair.client.methodCall(to: pair.destination(), "Give")
        ) { _ in answers += 1 }
        try pair.until { calls == 1 }
        try pair.settle()
        #expect(answers == 0)
    }

    @Test func `a slot that is released in its reply is freed`() throws {
        var alive = 1
        var slot: Slot?
        var isAnswered = false
        do {
            let witness = Witness { alive -= 1 }
            slot = try pair.client.callAsync(
                try pair.client.methodCall(to: .daemon, "GetId")
            ) { _ in
                slot = nil
                isAnswered = true
                witness.touch()
            }
        }
        try pair.until { isAnswered }
        #expect(slot == nil)
        #expect(alive == 0)
    }

    @Test func `a service that is not there`() throws {
        for activates in [false, true] {
            let call = try pair.client.methodCall(
                to: Destination(service: "test.Nobody", path: "/", interface: "test.I"), "M",
                activates: activates)
            let name = busError { _ = try pair.client.call(call, timeout: .seconds(20)) }?.name
            #expect(name == BusError.Name.serviceUnknown || name == BusError.Name.nameHasNoOwner)
        }
    }

    /// The call waits for the reply by itself and needs no loop.
    @Test func `a synchronous call is answered by the bus`() throws {
        let reply = try pair.client.call(
            try pair.client.methodCall(to: .daemon, "GetId"), timeout: .seconds(20))
        #expect(try reply.read(String.self).count == 32)
    }

    @Test func `a name is requested, refused and released`() throws {
        #expect(try pair.service.owner(of: "test.Name") == nil)
        #expect(try pair.service.requestName("test.Name") == .owned)
        #expect(try pair.service.requestName("test.Name") == .owned)
        #expect(try pair.client.requestName("test.Name") == .taken)
        #expect(try pair.client.owner(of: "test.Name") == pair.service.uniqueName)
        try pair.service.releaseName("test.Name")
        #expect(try pair.client.owner(of: "test.Name") == nil)
        // A refused request does not wait in the queue.
        #expect(try pair.client.requestName("test.Name") == .owned)
        #expect(systemError { try pair.service.releaseName("test.Name") } != nil)
        for name in ["no name", "", "nodots", ":1.7"] {
            #expect(systemError { _ = try pair.service.requestName(name) }?.code == EINVAL)
        }
        #expect(try pair.client.owner(of: "no name") == nil)
    }

    @Test func `no bus listens at an address`() throws {
        let path = "unix:path=\(pair.session.folder)/nothing"
        #expect(systemError { _ = try Bus.open(address: path).uniqueName }?.code == ENOENT)
        #expect(systemError { _ = try Bus.open(address: "nonsense") } != nil)
    }

    @Test func `a call on a closed connection`() throws {
        pair.client.close()
        pair.client.close()
        #expect(systemError { try pair.client.flush() } != nil)
        #expect(systemError { _ = try pair.client.requestName("a.b") } != nil)
    }

    @Test func `a bus that goes away while a call waits`() throws {
        let call = try mute()
        var answer: Result<Message, BusError>?
        let slot = try pair.client.callAsync(call) { answer = $0 }
        try pair.client.flush()
        pair.session.endBus()
        let error = busError {
            _ = try pair.client.call(
                try pair.client.methodCall(to: .daemon, "GetId"), timeout: .seconds(20))
        }
        #expect(error != nil || systemError { try pair.client.flush() } != nil)
        for _ in 0..<20 where answer == nil { _ = try? pair.client.process() }
        #expect(answer.map { result in busError { _ = try result.get() } != nil } == true)
        withExtendedLifetime(slot) {}
    }
}
