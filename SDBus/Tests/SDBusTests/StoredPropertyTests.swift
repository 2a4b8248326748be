import SDBus
import Testing

/// Properties that the bus reads by itself.
struct StoredPropertyTests {
    private let pair: Pair

    init() throws { pair = try Pair() }

    private func all() throws -> [String: Value] {
        try pair.call("GetAll", of: Pair.properties, Pair.interface).read([String: Value].self)
    }

    @Test func `each type is read as it was stored`() throws {
        let text = "Grüße, \u{1F333} and a text that does not fit into the string itself"
        try pair.export(
            .property("y", .emitsChange, StoredProperty(UInt8.max)),
            .property("q", .emitsChange, StoredProperty(UInt16.max)),
            .property("n", .emitsChange, StoredProperty(Int16.min)),
            .property("u", .emitsChange, StoredProperty(UInt32.max)),
            .property("i", .emitsChange, StoredProperty(Int32.min)),
            .property("t", .emitsChange, StoredProperty(UInt64.max)),
            .property("x", .emitsChange, StoredProperty(Int64.min)),
            .property("d", .emitsChange, StoredProperty(-0.5)),
            .property("yes", .emitsChange, StoredProperty(true)),
            .property("no", .emitsChange, StoredProperty(false)),
            .property("s", .emitsChange, StoredProperty(text)),
            .property("empty", .emitsChange, StoredProperty("")),
            .property("constant", .constant, StoredProperty("c")))
        let expected: [String: Value] = [
            "y": .byte(.max), "q": .uint16(.max), "n": .int16(.min), "u": .uint32(.max),
            "i": .int32(.min), "t": .uint64(.max), "x": .int64(.min), "d": .double(-0.5),
            "yes": .boolean(true), "no": .boolean(false), "s": .string(text), "empty": .string(""),
            "constant": .string("c"),
        ]
        #expect(try all() == expected)
        for (name, value) in expected { #expect(try pair.get(name) == value) }
    }

    @Test func `a new value is read, and announced with the others`() throws {
        let (number, text) = (StoredProperty(UInt64(1)), StoredProperty("one"))
        try pair.export(
            .property("Number", .emitsChange, number), .property("Text", .emitsChange, text))
        #expect(try all() == ["Number": .uint64(1), "Text": .string("one")])
        // The same letter in its two forms: Swift's texts are equal, their bytes are not.
        for form in ["\u{E9}", "e\u{301}"] {
            text.value = form
            let read = try pair.get("Text").stringValue
            #expect(read.map { Array($0.utf8) } == Array(form.utf8))
        }
        (number.value, text.value) = (2, "two")
        #expect((number.value, text.value) == (2, "two"))

        var seen: [[String: Value]] = []
        let slot = try pair.client.match(
            MatchRule(interface: Pair.properties, member: "PropertiesChanged")
        ) { message in
            seen.append((try? message.read(String.self, [String: Value].self).1) ?? [:])
        }
        try pair.settle()
        try pair.service.emitPropertiesChanged(
            ["Number", "Text"], of: Pair.interface, at: Pair.path)
        try pair.until("the signal") { !seen.isEmpty }
        #expect(seen == [["Number": .uint64(2), "Text": .string("two")]])
        #expect(try all() == seen[0])
        withExtendedLifetime(slot) {}
    }

    @Test func `a client sets it`() throws {
        let text = StoredProperty("before")
        try pair.export(
            .property("Text", .emitsChange, text) { (new: String) in
                if new.isEmpty { throw BusError.invalidArgs("Not empty.") }
                text.value = new
            })
        #expect(pair.set("Text", .string("after")) == nil)
        #expect(try pair.get("Text") == .string("after"))
        #expect(pair.set("Text", .string("")) == BusError.Name.invalidArgs)
        #expect(pair.set("Text", .uint64(1)) == BusError.Name.invalidArgs)
        #expect(try pair.get("Text") == .string("after"))
    }

    @Test func `a text with NUL is refused until it has another value`() throws {
        let text = StoredProperty("a\0b")
        #expect(text.value == "a\0b")
        try pair.export(
            .property("Number", .emitsChange, StoredProperty(UInt32(1))),
            .property("Text", .emitsChange, text))
        #expect(busError { _ = try pair.get("Text") }?.name == BusError.Name.failed)
        #expect(busError { _ = try all() }?.name == BusError.Name.failed)
        #expect(try pair.get("Number") == .uint32(1))
        text.value = "ab"
        #expect(try pair.get("Text") == .string("ab"))
    }

    /// A value that is computed before it is read is that of this read.
    @Test func `what runs before reading may store`() throws {
        let count = StoredProperty(UInt32(0))
        let fixed = StoredProperty(UInt32(7))
        try pair.export(
            Interface(
                Pair.interface,
                [
                    .property("Fixed", .constant, fixed), .property("Count", .emitsNothing, count),
                    .property("Computed", .emitsNothing) { count.value * 10 },
                ], beforeReading: { count.value += 1 }))
        #expect(try pair.get("Fixed") == .uint32(7))
        for number in 1...20 as ClosedRange<UInt32> {
            #expect(
                try all() == [
                    "Fixed": .uint32(7), "Count": .uint32(number), "Computed": .uint32(number * 10),
                ])
        }
        #expect(try pair.get("Count") == .uint32(21))
    }

    @Test func `a read is refused while nothing may be read`() throws {
        let refusal = BusError(name: "test.Error.Closed", message: "Closed.")
        var isClosed = true
        try pair.export(
            Interface(
                Pair.interface, [.property("Text", .emitsChange, StoredProperty("t"))],
                beforeReading: { if isClosed { throw refusal } }))
        for _ in 1...2 {
            #expect(busError { _ = try pair.get("Text") } == refusal)
            #expect(busError { _ = try all() } == refusal)
        }
        isClosed = false
        #expect(try pair.get("Text") == .string("t"))
        isClosed = true
        #expect(busError { _ = try all() } == refusal)
    }

    @Test func `it is served as long as it is exported, at several objects`() throws {
        var stored: StoredProperty<String>? = StoredProperty("kept")
        let interface = Interface(
            Pair.interface, [.property("Text", .emitsChange, try #require(stored))])
        var slots = try ["/test/Object", "/test/Other"].map {
            try pair.service.export(interface, at: try #require(ObjectPath($0)))
        }
        stored?.value = "changed"
        stored = nil
        #expect(try pair.get("Text") == .string("changed"))
        slots.removeLast()
        #expect(try pair.get("Text") == .string("changed"))
        slots.removeAll()
        #expect(busError { _ = try pair.get("Text") }?.name == BusError.Name.unknownObject)
    }
}
