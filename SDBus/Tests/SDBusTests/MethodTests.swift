import Glibc
import SDBus
import Testing

@Suite struct MethodTests {
    private let pair: Pair

    init() throws { pair = try Pair() }

    @Test func `several values go in and out`() throws {
        try pair.export(
            .method("Turn", in: ["a", "b", "c"], out: ["x", "y"]) {
                (a: String, b: UInt64, c: [Int32]) -> ([Int32], String) in
                (c.reversed(), "\(a)\(b)")
            },
            .method("Nothing") { () -> Void in })
        let (numbers, text) = try pair.call("Turn", "n", UInt64(5), [Int32(1), 2])
            .read([Int32].self, String.self)
        #expect(numbers == [2, 1] && text == "n5")
        #expect(try pair.call("Nothing").signature == "")
    }

    @Test func `a handler's named error crosses the bus`() throws {
        let error = BusError(name: "test.Error.Named", message: "A sentence – with é.")
        try pair.export(
            .method("Fail") { () throws -> Void in throw error },
            .property("Broken", .emitsNothing) { () throws -> String in throw error })
        #expect(busError { _ = try pair.call("Fail") } == error)
        #expect(busError { _ = try pair.get("Broken") } == error)
    }

    @Test func `a foreign error becomes Failed`() throws {
        try pair.export(.method("Fail") { () throws -> Void in throw ForeignError() })
        let expected = BusError(name: BusError.Name.failed, message: "Something foreign.")
        #expect(busError { _ = try pair.call("Fail") } == expected)
    }

    /// The bus disconnects a client that sends a malformed name.
    @Test(arguments: ["nonsense", "", "no spaces.here", "a..b", "é.b"])
    func `an error whose name cannot cross the bus becomes Failed`(name: String) throws {
        var pending: PendingCall?
        try pair.export(
            .method("Fail") { () throws -> Void in throw BusError(name: name, message: "m") },
            .deferredMethod("Later", out: []) { pending = $0 })
        #expect(pair.errorName("Fail") == BusError.Name.failed)
        var answer: Result<Message, BusError>?
        let slot = try pair.client.callAsync(
            try pair.client.methodCall(to: pair.destination(), "Later")
        ) { answer = $0 }
        try pair.until { pending != nil }
        try pending?.fail(BusError(name: name, message: "m"))
        try pair.until { answer != nil }
        #expect(busError { _ = try answer?.get() }?.name == BusError.Name.failed)
        withExtendedLifetime(slot) {}
    }

    @Test func `a call that does not fit is refused by name`() throws {
        var calls = 0
        try pair.export(
            .method("Take", in: ["text"]) { (_: String) -> Void in calls += 1 },
            .property("P", .emitsNothing) { "p" })
        #expect(pair.errorName("Take", UInt64(1)) == BusError.Name.invalidArgs)
        #expect(pair.errorName("Take") == BusError.Name.invalidArgs)
        #expect(pair.errorName("Take", "a", "b") == BusError.Name.invalidArgs)
        #expect(pair.errorName("Unknown") == BusError.Name.unknownMethod)
        #expect(pair.errorName("Take", of: "test.Other1", "a") == BusError.Name.unknownMethod)
        #expect(
            pair.errorName("Get", of: Pair.properties, Pair.interface, "Q")
                == BusError.Name.unknownProperty)
        let elsewhere = try pair.client.methodCall(
            to: pair.destination(Pair.interface, at: "/else"), "Take")
        try elsewhere.append("a")
        #expect(busError { _ = try pair.call(elsewhere) }?.name == errorPrefix + "UnknownObject")
        #expect(calls == 0)
        #expect(pair.errorName("Take", "a") == nil)
        #expect(calls == 1)
    }

    @Test func `an answer that cannot be written is an error and no silence`() throws {
        try pair.export(.method("Give", out: ["text"]) { () -> String in "no\0NUL" })
        #expect(pair.errorName("Give") != nil)
    }

    @Test func `a handler calls back into the bus`() throws {
        let service = pair.service
        try pair.export(
            .method("Who", out: ["name"]) { () throws -> String in
                let call = try service.methodCall(to: .daemon, "GetNameOwner")
                try call.append(try service.uniqueName)
                return try service.call(call, timeout: .seconds(10)).read(String.self)
            },
            .method("Own", out: ["name"]) { () throws -> String in
                try service.owner(of: "org.freedesktop.DBus") ?? ""
            })
        #expect(try pair.call("Who").read(String.self) == pair.service.uniqueName)
        #expect(try pair.call("Own").read(String.self) == "org.freedesktop.DBus")
    }

    @Test func `a handler that waits for its own connection fails at once`() throws {
        let (service, destination) = (pair.service, try pair.destination())
        try pair.export(
            .method("Loop") { () throws -> Void in
                let call = try service.methodCall(to: destination, "Loop")
                _ = try service.call(call, timeout: .seconds(30))
            },
            .method("Turn") { () throws -> Void in _ = try service.process() })
        #expect(pair.errorName("Loop") == "System.Error.ELOOP")
        #expect(pair.errorName("Turn") != nil)
    }

    @Test func `a call that wants no answer gets none`() throws {
        var calls = 0
        try pair.export(.method("Count") { () -> Void in calls += 1 })
        try pair.client.send(try pair.client.methodCall(to: pair.destination(), "Count"))
        try pair.until { calls == 1 }
    }
}

@Suite struct DeferredTests {
    private let pair: Pair

    init() throws { pair = try Pair() }

    /// Calls Later. Passes the pending call to the first closure and its answer to the second.
    private func during(
        _ act: (PendingCall) throws -> Void, arriving: (Result<Message, BusError>) throws -> Void
    ) throws {
        var pending: PendingCall?
        try pair.export(
            .deferredMethod(
                "Later", in: ["text"], out: [("number", UInt64.self), ("list", [String].self)]
            ) { (call: PendingCall, _: String) in pending = call })
        let call = try pair.client.methodCall(to: pair.destination(), "Later")
        try call.append("in")
        var answers: [Result<Message, BusError>] = []
        let slot = try pair.client.callAsync(call) { answers.append($0) }
        try pair.until("the call") { pending != nil }
        #expect(answers.isEmpty)
        let held = pending!
        pending = nil
        try act(held)
        try pair.until("the answer") { !answers.isEmpty }
        try pair.settle()
        #expect(answers.count == 1)
        try arriving(answers[0])
        withExtendedLifetime(slot) {}
    }

    @Test func `a call is answered later`() throws {
        try during {
            try $0.answer(UInt64(7), ["a"])
        } arriving: {
            let (number, list) = try $0.get().read(UInt64.self, [String].self)
            #expect(number == 7 && list == ["a"])
        }
    }

    @Test func `a call is refused later`() throws {
        let error = BusError(name: "test.Error.Later", message: "No.")
        try during {
            try $0.fail(error)
        } arriving: { answer in
            #expect(busError { _ = try answer.get() } == error)
        }
    }

    private struct Failure: Error, CustomStringConvertible { let description = "It broke." }

    /// A handler may throw at once or fail later: the caller must not see a difference.
    @Test(
        arguments: [
            (
                SystemError(code: EBADMSG, operation: "There is no option `a`."),
                .invalidArgs("There is no option `a`.")
            ),
            (
                SystemError(code: EIO, operation: "reading"),
                BusError(
                    name: BusError.Name.failed,
                    message: SystemError(code: EIO, operation: "reading").description)
            ), (Failure(), BusError(name: BusError.Name.failed, message: "It broke.")),
        ] as [(any Error, BusError)])
    func `a call that fails later is answered as if its handler had thrown`(
        _ error: any Error, _ expected: BusError
    ) throws {
        try during {
            try $0.fail(error)
        } arriving: { answer in
            #expect(busError { _ = try answer.get() } == expected)
        }
    }

    @Test func `a call is answered once`() throws {
        try during { call in
            try call.answer(UInt64(7), [String]())
            #expect(systemError { try call.answer(UInt64(8), [String]()) }?.code == EALREADY)
            #expect(systemError { try call.fail(BusError.invalidArgs("late")) }?.code == EALREADY)
        } arriving: { answer in
            let number: UInt64 = try answer.get().read(UInt64.self)
            #expect(number == 7)
        }
    }

    @Test func `results of wrong types are refused and can be corrected`() throws {
        try during { call in
            #expect(systemError { try call.answer("text") }?.code == ENOMSG)
            #expect(systemError { try call.answer(UInt64(7)) }?.code == ENOMSG)
            try call.answer(UInt64(9), [String]())
        } arriving: { answer in
            let number: UInt64 = try answer.get().read(UInt64.self)
            #expect(number == 9)
        }
    }

    @Test func `a dropped call is answered with NoReply`() throws {
        try pair.export(.deferredMethod("Later", out: []) { (_: PendingCall) in })
        #expect(pair.errorName("Later") == BusError.Name.noReply)
    }

    @Test func `what the handler of a deferred method throws is the one answer`() throws {
        var error: any Error = BusError(name: "test.Error.Named", message: "m")
        var errors = 0
        try pair.export(
            .deferredMethod("Later", out: []) { (_: PendingCall) in throw error })
        // The first answer goes to the caller. A filter sees any other one.
        let watch = try pair.client.filter { message in
            if message.error != nil { errors += 1 }
            return false
        }
        #expect(pair.errorName("Later") == "test.Error.Named")
        error = ForeignError()
        #expect(pair.errorName("Later") == BusError.Name.failed)
        try pair.settle()
        #expect(errors == 0)
        withExtendedLifetime(watch) {}
    }

    @Test func `what is thrown after the answer is no second answer`() throws {
        var messages = 0
        try pair.export(
            .deferredMethod("Later", out: [("n", UInt64.self)]) { (call: PendingCall) in
                try call.answer(UInt64(3))
                throw ForeignError()
            })
        let watch = try pair.client.filter { message in
            if message.member == nil && message.sender?.hasPrefix(":") == true { messages += 1 }
            return false
        }
        #expect(try pair.call("Later").read(UInt64.self) == 3)
        try pair.settle()
        #expect(messages == 0)
        withExtendedLifetime(watch) {}
    }

    @Test func `arguments that cannot be read are refused before a deferred handler`() throws {
        try pair.export(
            .deferredMethod("Later", in: ["o"], out: []) { (_: PendingCall, _: [String: Value]) in }
        )
        let call = try pair.client.methodCall(to: pair.destination(), "Later")
        try call.appendContainer("a", "{sv}") { () throws(SystemError) in
            for _ in 0..<2 {
                try call.appendContainer("e", "sv") { () throws(SystemError) in
                    try call.append("k", Value.byte(1))
                }
            }
        }
        #expect(busError { _ = try pair.call(call) }?.name == BusError.Name.invalidArgs)
    }
}
