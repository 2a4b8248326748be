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
