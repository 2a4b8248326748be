import Glibc
import PrivateBus
import SDBus
import Testing

@Suite struct TypeTests {
    /// Sends values there and back through a bus: an Echo method reads them as their Swift type.
    private func echo<Content: BusType & Equatable>(
        _ values: Content..., sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let pair = try Pair()
        var received: [Content] = []
        try pair.export(
            .method("Echo", in: ["value"], out: ["same"]) { (value: Content) -> Content in
                received.append(value)
                return value
            })
        for value in values {
            let reply = try pair.call("Echo", value)
            #expect(reply.signature == Content.signature, sourceLocation: sourceLocation)
            #expect(try reply.read(Content.self) == value, sourceLocation: sourceLocation)
            #expect(try reply.isAtEnd, sourceLocation: sourceLocation)
        }
        #expect(received == values, sourceLocation: sourceLocation)
    }

    @Test func `whole numbers to their borders`() throws {
        try echo(UInt8.min, 1, .max)
        try echo(Int16.min, -1, 0, .max)
        try echo(UInt16.min, .max)
        try echo(Int32.min, -1, 0, .max)
        try echo(UInt32.min, .max)
        try echo(Int64.min, -1, 0, .max)
        try echo(UInt64.min, 1 << 63, .max)
    }

    @Test func `floating point numbers to the bit`() throws {
        try echo(
            0.1, -0.0, .infinity, -.infinity, .leastNonzeroMagnitude, .greatestFiniteMagnitude)
    }

    @Test func `truth values`() throws { try echo(true, false) }

    @Test func `texts in any script`() throws {
        try echo("", "plain", "Grüße, 日本語, 🌳 e\u{301}", String(repeating: "x", count: 300_000))
    }

    @Test func `object paths and signatures`() throws {
        try echo(ObjectPath("/"), "/app/atrest/Atrest", "/_1/a")
        let signatures: [TypeSignature] = ["", "a{sv}", "(ii)aay", "v"]
        for signature in signatures { try echo(signature) }
    }

    @Test func `arrays, empty and nested`() throws {
        try echo([UInt8](), [1, 2, 3])
        try echo([String](), ["a", "", "c"])
        try echo([[Int64]](), [[]], [[1], [], [2, 3]])
        try echo([Bool](), [true, false, true])
        try echo([[UInt8](repeating: 7, count: 100_000)], [])
    }

    @Test func `dictionaries, empty and nested`() throws {
        try echo([String: Value](), ["a": .uint64(1), "b": .string("x")])
        try echo([UInt8: Double](), [1: 0.5, 255: -0.5])
        try echo([ObjectPath: [String: [String: Value]]](), ["/a": ["i": ["p": .boolean(true)]]])
    }

    @Test func `structs with fields of every alignment`() throws {
        let pair = try Pair()
        typealias Record = BusStruct<
            UInt8, UInt64, String, [String: Value], BusStruct<Bool, Double>
        >
        try pair.export(
            .method("Echo", in: ["value"], out: ["same"]) { (value: [Record]) -> [Record] in value }
        )
        let record = Record(7, .max, "ü", ["k": .int16(-3)], BusStruct(true, 1.5))
        let reply = try pair.call("Echo", [record, record])
        #expect(reply.signature == "a(ytsa{sv}(bd))")
        let back = try reply.read([Record].self)
        #expect(back.count == 2)
        let (small, large, text, extra, inner) = back[1].fields
        #expect(small == 7 && large == .max && text == "ü" && extra == ["k": .int16(-3)])
        #expect(inner.fields == (true, 1.5))
    }

    @Test func `variants of every type and within variants`() throws {
        let basics: [Value] = [
            .byte(255), .boolean(true), .int16(.min), .uint16(.max), .int32(.min), .uint32(.max),
            .int64(.min), .uint64(.max), .double(-0.5), .string("é"), .objectPath("/a"),
            .signature("a{sv}"),
        ]
        let containers: [Value] = [
            .array([], of: "s"), .array([.string("a"), .string("b")], of: "s"),
            .array([.array([.byte(1)], of: "y"), .array([], of: "y")], of: "ay"),
            .structure([.string("a"), .structure([.uint64(1), .double(2)])]),
            .dictionary([], key: "s", value: "v"),
            .dictionary(
                [.init(key: .string("k"), value: .variant(.byte(1)))], key: "s", value: "v"),
            .variant(.variant(.variant(.string("deep")))),
            .array([.variant(.byte(1)), .variant(.string("mixed"))], of: "v"),
            .array([.structure([.byte(1), .array([], of: "(sv)")])], of: "(ya(sv))"),
        ]
        let pair = try Pair()
        try pair.export(
            .method("Echo", in: ["value"], out: ["same"]) { (value: Value) -> Value in value })
        for value in basics + containers {
            #expect(try pair.call("Echo", value).read(Value.self) == value)
        }
    }

    /// The bus allows no deeper nesting.
    @Test func `sixty variants within one another`() throws {
        var value = Value.byte(1)
        for _ in 0..<60 { value = .variant(value) }
        try echo(value)
    }

    @Test func `a typed value is read dynamically and the other way about`() throws {
        let pair = try Pair()
        try pair.export(
            .method("Echo", in: ["value"], out: ["same"]) { (value: [String: Value]) -> Value in
                value["list"]!
            })
        let options: [String: Value] = ["list": .array([.int32(1), .int32(2)], of: "i")]
        let reply = try pair.call("Echo", options)
        #expect(try reply.peek()?.contents == "ai")
        let list = try reply.readContainer("v", "ai") { () throws(SystemError) in
            try reply.read([Int32].self)
        }
        #expect(list == [1, 2])
    }

    @Test func `a key that stands twice is refused`() throws {
        let pair = try Pair()
        var isCalled = false
        try pair.export(
            .method("Take", in: ["options"]) { (_: [String: Value]) -> Void in isCalled = true })
        let message = try pair.client.methodCall(to: pair.destination(), "Take")
        try message.appendContainer("a", "{sv}") { () throws(SystemError) in
            for number in 0..<2 {
                try message.appendContainer("e", "sv") { () throws(SystemError) in
                    try message.append("twice", Value.int32(Int32(number)))
                }
            }
        }
        let error = busError { _ = try pair.call(message) }
        #expect(error?.name == BusError.Name.invalidArgs)
        #expect(error?.message.contains("twice") == true)
        #expect(!isCalled)
    }

    @Test func `descriptors are passed and can be read`() throws {
        let pair = try Pair()
        var kept: UnixFD?
        try pair.export(
            .method("Take", in: ["file"], out: ["other"]) { (file: UnixFD) -> [UnixFD] in
                kept = file
                return [file, file]
            })
        let pipe = PipeEnds()
        let message = try pair.client.methodCall(to: pair.destination(), "Take")
        try message.append(UnixFD(owning: dup(pipe.writing)))
        let back = try pair.call(message).read([UnixFD].self)
        pipe.closeWriting()
        #expect(back.count == 2)
        for descriptor in back.map(\.descriptor) + [kept!.descriptor] {
            #expect(fcntl(descriptor, F_GETFD) & FD_CLOEXEC != 0)
            #expect(write(descriptor, "x\n", 2) == 2)
        }
        for _ in 0..<3 { #expect(pipe.readLine() == "x") }
    }

    @Test func `a descriptor in a variant is passed`() throws {
        let pair = try Pair()
        try pair.export(
            .method("Take", in: ["options"], out: ["size"]) { (options: [String: Value]) -> Int64 in
                guard case .unixFD(let file) = options["file"] else { return -1 }
                return Int64(lseek(file.descriptor, 0, SEEK_END))
            })
        let path = pair.session.folder + "/file"
        let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        #expect(write(file, "12345", 5) == 5)
        let options: [String: Value] = ["file": .unixFD(UnixFD(owning: file))]
        #expect(try pair.call("Take", options).read(Int64.self) == 5)
    }
}
