import SDBus
import Testing

/// What a malicious client may send.
@Suite struct HostileTests {
    private let pair: Pair

    init() throws { pair = try Pair() }

    /// A call with options `a{sv}`. One of them is a variant that contains bytes.
    private func call(bytes count: Int) throws -> Message {
        let call = try pair.client.methodCall(to: pair.destination(), "Take")
        try call.appendContainer("a", "{sv}") { () throws(SystemError) in
            try call.appendContainer("e", "sv") { () throws(SystemError) in
                try call.append("key")
                try call.appendContainer("v", "ay") { () throws(SystemError) in
                    try call.append([UInt8](repeating: 1, count: count))
                }
            }
        }
        return call
    }

    /// Each byte would become a separate value, and one message would need gigabytes of memory.
    @Test func `a message of millions of values is refused`() throws {
        var sizes: [Int] = []
        try pair.export(
            .method("Take", in: ["options"]) { (options: [String: Value]) -> Void in
                guard case .array(let values, of: "y") = options["key"] else { return }
                sizes.append(values.count)
            })
        let error = busError { _ = try pair.call(try call(bytes: 1_100_000)) }
        #expect(error?.name == BusError.Name.invalidArgs)
        _ = try pair.call(try call(bytes: 10_000))
        #expect(sizes == [10_000])
    }

    // MARK: Long texts

    private static let limits = TextLimits(longest: 1000, total: 5000)

    /// What a call may carry: a text, texts, a dictionary, texts that are read one by one, and the value of a property.
    private func exportTexts() throws {
        pair.service.textLimits = Self.limits
        try pair.export(
            .method("Take", in: ["text"]) { (_: String) -> Void in },
            .method("TakeAll", in: ["texts"]) { (_: [String]) -> Void in },
            .method("TakeOptions", in: ["options"]) { (_: [String: Value]) -> Void in },
            .readingMethod("TakeRows", in: [("rows", [String].self)], out: []) { call, message in
                try message.enterArray(of: "s")
                while try !message.isAtEnd { _ = try message.read(String.self) }
                try message.leaveArray()
                try call.answer()
            },
            .property("Text", .emitsChange, get: { "" }, set: { (_: String) in }))
    }

    /// - Returns: whether a call was refused with `InvalidArgs`.
    private func isRefused<Argument: BusType>(_ member: String, _ argument: Argument) throws -> Bool
    {
        let error = busError { _ = try pair.call(member, argument) }
        if let error { #expect(error.name == BusError.Name.invalidArgs) }
        return error != nil
    }

    @Test(arguments: [(1000, false), (1001, true), (20_000_000, true)])
    func `a text that is too long is refused`(length: Int, isTooLong: Bool) throws {
        try exportTexts()
        let text = String(repeating: "x", count: length)
        #expect(try isRefused("Take", text) == isTooLong)
        #expect(try isRefused("TakeAll", [text]) == isTooLong)
        #expect(try isRefused("TakeOptions", ["a": Value.string(text)]) == isTooLong)
        #expect(try isRefused("TakeRows", [text]) == isTooLong)
        let properties = "org.freedesktop.DBus.Properties"
        let error = busError {
            _ = try pair.call(
                "Set", of: properties, Pair.interface, "Text", Value.string(text))
        }
        #expect((error != nil) == isTooLong)
    }

    @Test(arguments: [(4, false), (6, true), (3000, true)])
    func `too many texts are refused, unless they are read one by one`(
        count: Int, isTooMuch: Bool
    ) throws {
        try exportTexts()
        let texts = (0..<count).map { "\($0) " + String(repeating: "x", count: 900) }
        #expect(try isRefused("TakeAll", texts) == isTooMuch)
        #expect(
            try isRefused(
                "TakeOptions", Dictionary(uniqueKeysWithValues: texts.map { ($0, Value.byte(1)) }))
                == isTooMuch)
        #expect(try !isRefused("TakeRows", texts))
    }

    @Test func `empty texts count too`() throws {
        try exportTexts()
        #expect(try isRefused("TakeAll", [String](repeating: "", count: 1000)))
        #expect(try !isRefused("TakeAll", [String](repeating: "", count: 100)))
    }

    /// What a client reads is not bounded: it has asked for it.
    @Test func `replies have no limit`() throws {
        pair.client.textLimits = Self.limits
        let text = String(repeating: "x", count: 100_000)
        try pair.export(.method("Give", out: ["text"]) { () -> String in text })
        #expect(try pair.call("Give").read(String.self) == text)
    }

    @Test func `thousands of wrong calls are each refused`() throws {
        try pair.export(.method("Take", in: ["options"]) { (_: [String: Value]) -> Void in })
        var names: [String: Int] = [:]
        var slots: [Slot] = []
        let destination = try pair.destination()
        for number in 0..<3000 {
            let message = try pair.client.methodCall(
                to: destination, number % 2 == 0 ? "Take" : "Random\(number)")
            try message.append(UInt64(number), "text")
            // The bus allows 128 calls without a reply.
            if number % 100 == 0 { try pair.until { names.values.reduce(0, +) == number } }
            slots.append(
                try pair.client.callAsync(message) { answer in
                    if case .failure(let error) = answer { names[error.name, default: 0] += 1 }
                })
        }
        try pair.until { names.values.reduce(0, +) == 3000 }
        #expect(
            names == [BusError.Name.invalidArgs: 1500, BusError.Name.unknownMethod: 1500])
    }
}
