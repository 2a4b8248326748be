import Glibc
import SDBus
import Testing

/// Wrong use is an error and never a crash.
@Suite struct MessageTests {
    private let pair: Pair

    init() throws {
        pair = try Pair()
        try pair.export(
            .method("Give", out: ["text", "list", "pairs", "any"]) {
                () -> (String, [Int32], [String: Value], Value) in
                ("a", [1, 2], ["k": .byte(1)], .structure([.byte(1)]))
            },
            .method("Nothing") { () -> Void in })
    }

    private func message() throws -> Message { try pair.call("Give") }

    @Test func `reading past the end`() throws {
        let nothing = try pair.call("Nothing")
        #expect(systemError { _ = try nothing.read(String.self) }?.code == 6)
        #expect(systemError { _ = try nothing.read(Value.self) } != nil)
        #expect(systemError { _ = try Value(contentReading: nothing) } != nil)
        #expect(systemError { _ = try nothing.read([String].self) } != nil)
        #expect(systemError { try nothing.skip("s") } != nil)
        #expect(try nothing.peek() == nil)
        let message = try message()
        _ = try message.read(String.self, [Int32].self, [String: Value].self, Value.self)
        #expect(try message.isAtEnd)
        #expect(systemError { _ = try message.read(UInt64.self) }?.code == 6)
    }

    @Test func `reading past the end of an array`() throws {
        let message = try message()
        try message.skip("s")
        let error = systemError {
            _ = try message.readContainer("a", "i") { () throws(SystemError) in
                try message.read(Int32.self, Int32.self, Int32.self)
            }
        }
        #expect(error?.code == 6)
    }

    @Test func `another type than the next one`() throws {
        let message = try message()
        #expect(systemError { _ = try message.read(UInt64.self) }?.code == 6)
        #expect(systemError { _ = try message.read(ObjectPath.self) }?.code == 6)
        #expect(try message.read(String.self) == "a")
        #expect(systemError { _ = try message.read(Int32.self) } != nil)
        #expect(systemError { _ = try message.read([String].self) } != nil)
        #expect(systemError { _ = try message.read([String: Value].self) } != nil)
        let list: [Int32] = try message.read([Int32].self)
        #expect(list == [1, 2])
        #expect(systemError { _ = try message.read(BusStruct<UInt8>.self) } != nil)
        #expect(systemError { _ = try message.read([String: Int32].self) } != nil)
        let pairs: [String: Value] = try message.read([String: Value].self)
        #expect(pairs == ["k": .byte(1)])
        #expect(systemError { _ = try message.readContainer("v", "s") {} } != nil)
        let any: Value = try message.read(Value.self)
        #expect(any == .structure([.byte(1)]))
    }

    @Test func `a type that is none`() throws {
        let message = try message()
        #expect(systemError { _ = try message.readContainer("é", "i") {} } != nil)
        #expect(systemError { _ = try message.readContainer("a", "zz") {} } != nil)
        #expect(systemError { try message.skip("zz") } != nil)
        let call = try pair.client.methodCall(to: pair.destination(), "Give")
        #expect(systemError { try call.appendContainer("é", "i") {} } != nil)
        #expect(systemError { try call.append(Value.array([], of: "zz")) } != nil)
    }

    @Test func `a message can be read again from its beginning`() throws {
        let message = try message()
        _ = try message.read(String.self, [Int32].self)
        #expect(systemError { _ = try message.read(String.self) } != nil)
        try message.rewind()
        #expect(try message.read(String.self) == "a")
        // Also inside a container.
        _ = systemError {
            _ = try message.readContainer("a", "i") { () throws(SystemError) in
                throw SystemError(code: 1, operation: "")
            }
        }
        try message.rewind()
        let (text, list) = try message.read(String.self, [Int32].self)
        #expect(text == "a" && list == [1, 2])
    }

    @Test func `a container that is left early says so`() throws {
        let message = try message()
        try message.skip("s")
        #expect(
            systemError {
                _ = try message.readContainer("a", "i") { () throws(SystemError) in
                    try message.read(Int32.self)
                }
            }?.code == 16)
    }

    @Test func `what does not fit its declared type cannot be written`() throws {
        func refused(_ value: Value) throws -> Bool {
            let call = try pair.client.methodCall(to: pair.destination(), "Nothing")
            return systemError { try call.append(value) } != nil
        }
        #expect(try refused(.array([.string("a")], of: "i")))
        #expect(try refused(.structure([])))
        #expect(try refused(.dictionary([], key: "v", value: "s")))
        #expect(
            try refused(.dictionary([.init(key: .byte(1), value: .byte(1))], key: "s", value: "y")))
        #expect(try refused(.array([.structure([.byte(1)])], of: "(s)")))
    }

    /// The container that was opened stays open.
    @Test func `a message whose writing failed cannot be sent`() throws {
        let call = try pair.client.methodCall(to: pair.destination(), "Nothing")
        #expect(systemError { try call.append(["no\0NUL"]) } != nil)
        #expect(busError { _ = try pair.client.call(call, timeout: .seconds(1)) } != nil)
    }

    @Test func `a message that was received cannot be written to, nor one to be sent be read`()
        throws
    {
        let message = try message()
        #expect(systemError { try message.append("more") }?.code == 1)
        let call = try pair.client.methodCall(to: pair.destination(), "Nothing")
        #expect(systemError { _ = try call.read(String.self) }?.code == 1)
    }

    @Test func `text with a NUL is an error and never cut`() throws {
        let pair = try Pair()
        try pair.export(
            .method("Echo", in: ["a"], out: ["b"]) { (text: String) -> String in text },
            .method("Give", out: ["b"]) { () -> String in "ab\0cd" },
            .method("Fail") { () throws -> Void in throw BusError.invalidArgs("ab\0cd") })
        #expect(try pair.call("Echo", "").read(String.self) == "")
        #expect(systemError { _ = try pair.call("Echo", "ab\0cd") }?.code == EINVAL)
        #expect(systemError { _ = try pair.call("Echo", Value.string("\0")) }?.code == EINVAL)
        #expect(busError { _ = try pair.call("Give") }?.name == BusError.Name.failed)
        #expect(busError { _ = try pair.call("Fail") }?.message == "ab\u{FFFD}cd")
        let destination = try pair.destination()
        #expect(
            systemError { _ = try pair.client.methodCall(to: destination, "Echo\0x") }?.code
                == EINVAL)
        #expect(systemError { _ = try pair.client.requestName("a.b\0c") }?.code == EINVAL)
        #expect(
            systemError { _ = try pair.client.match(MatchRule(arg0: "a\0b")) { _ in } }?.code
                == EINVAL)
        #expect(systemError { try pair.service.emit("S\0x", of: "a.b", at: "/") }?.code == EINVAL)
    }

    @Test(arguments: ["", "a", "no path", "/a/", "//", "/a//b", "/a.b", "/a\0"])
    func `a path that is not valid cannot be made`(text: String) {
        #expect(ObjectPath(text) == nil)
    }

    @Test func `a path that is valid can be made`() {
        for text in ["/", "/a", "/a_1/B"] { #expect(ObjectPath(text)?.text == text) }
    }

    @Test func `a malformed call is refused before it is sent`() throws {
        let bad = [
            Destination(service: "no name", path: "/", interface: "a.b"),
            Destination(service: "a.b", path: "/", interface: "nodots"),
        ]
        for destination in bad {
            #expect(
                systemError { _ = try pair.client.methodCall(to: destination, "M") }?.code == 22)
        }
        #expect(
            systemError { _ = try pair.client.methodCall(to: pair.destination(), "no member") }
                != nil)
        #expect(systemError { try pair.client.emit("M", of: "nodots", at: "/") } != nil)
    }

    @Test func `what a message is about`() throws {
        let call = try pair.client.methodCall(to: pair.destination(), "Give")
        #expect(call.member == "Give" && call.path == "/test/Object")
        #expect(call.interface == Pair.interface && call.signature == "")
        #expect(call.isMethodCall && !call.isSignal && call.error == nil)
        #expect(try call.destination == pair.service.uniqueName)
        let reply = try pair.call("Give")
        #expect(reply.signature == "saia{sv}v")
        #expect(try reply.sender == pair.service.uniqueName)
        #expect(!reply.isMethodCall)
    }
}
