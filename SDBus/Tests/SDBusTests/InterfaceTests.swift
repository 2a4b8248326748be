import PrivateBus
import SDBus
import Testing

@Suite struct InterfaceTests {
    private let pair: Pair

    init() throws { pair = try Pair() }

    /// The lines of the introspection without spaces at their ends.
    private func lines() throws -> [String] {
        try pair.introspection().split(separator: "\n").map { line in
            String(line.drop { $0 == " " })
        }
    }

    @Test func `introspection names every argument`() throws {
        try pair.export(
            .method("Turn", in: ["text", "count"], out: ["list", "more"]) {
                (_: String, _: UInt64) -> ([String], [String: Value]) in ([], [:])
            },
            .deferredMethod("Later", in: ["what"], out: [("id", UInt32.self)]) {
                (_: PendingCall, _: Bool) in
            },
            .signal("Moved", [("from", ObjectPath.self), ("by", Double.self)]), .signal("Bare"))
        let lines = try lines()
        let expected = [
            #"<method name="Turn">"#, #"<arg type="s" name="text" direction="in"/>"#,
            #"<arg type="t" name="count" direction="in"/>"#,
            #"<arg type="as" name="list" direction="out"/>"#,
            #"<arg type="a{sv}" name="more" direction="out"/>"#, "</method>",
            #"<method name="Later">"#, #"<arg type="b" name="what" direction="in"/>"#,
            #"<arg type="u" name="id" direction="out"/>"#, "</method>",
            #"<signal name="Moved">"#, #"<arg type="o" name="from"/>"#,
            #"<arg type="d" name="by"/>"#, "</signal>", #"<signal name="Bare">"#, "</signal>",
        ]
        let start = try #require(lines.firstIndex(of: expected[0]))
        #expect(Array(lines[start...].prefix(expected.count)) == expected)
    }

    @Test func `introspection tells each property's change policy`() throws {
        try pair.export(
            .property("Announced", .emitsChange) { "a" },
            .property("Invalidated", .emitsInvalidation) { UInt64(1) },
            .property("Constant", .constant) { true }, .property("Silent", .emitsNothing) { 0.5 },
            .property("Writable", .emitsChange, get: { "w" }, set: { (_: String) in }))
        let text = try pair.introspection().split(separator: "\n").map {
            String($0.drop { $0 == " " })
        }
        func policy(_ property: String) -> String? {
            guard let start = text.firstIndex(where: { $0.contains("name=\"\(property)\"") }),
                start + 1 < text.count, text[start + 1].contains("EmitsChangedSignal")
            else { return nil }
            return text[start + 1].split(separator: "\"").last { $0 != "/>" }.map { String($0) }
        }
        #expect(policy("Announced") == nil || policy("Announced") == "true")
        #expect(policy("Invalidated") == "invalidates")
        #expect(policy("Constant") == "const")
        #expect(policy("Silent") == "false")
        #expect(text.contains { $0.contains(#"<property name="Silent" type="d" access="read">"#) })
        #expect(text.contains { $0.contains(#"name="Writable" type="s" access="readwrite""#) })
    }

    @Test func `hidden members are left out`() throws {
        try pair.export(
            .method("Secret") { () -> Void in }.hidden,
            .property("Hidden", .emitsNothing) { "h" }.hidden, .signal("Gone").hidden)
        let lines = try lines()
        for name in ["Secret", "Hidden", "Gone"] {
            #expect(!lines.contains { $0.contains("\"\(name)\"") })
        }
        #expect(pair.errorName("Secret") == nil)
    }

    @Test func `a property is set, refused and read-only by name`() throws {
        var text = "before"
        try pair.export(
            .property("Text", .emitsChange, get: { text }) { (new: String) throws(BusError) in
                if new.isEmpty { throw .invalidArgs("Not empty.") }
                text = new
            },
            .property("Fixed", .constant) { UInt32(3) })
        #expect(pair.set("Text", .string("after")) == nil)
        #expect(text == "after")
        #expect(try pair.get("Text") == .string("after"))
        #expect(pair.set("Text", .string("")) == BusError.Name.invalidArgs)
        #expect(pair.set("Text", .uint64(1)) == BusError.Name.invalidArgs)
        #expect(pair.set("Fixed", .uint32(4)) == BusError.Name.propertyReadOnly)
        #expect(pair.set("Unknown", .uint32(4)) == BusError.Name.unknownProperty)
        #expect(text == "after")
    }

    @Test func `all properties are read at once`() throws {
        try pair.export(
            .property("A", .emitsChange) { "a" }, .property("B", .emitsNothing) { [UInt64(1)] },
            .property("C", .constant) { ["k": Value.byte(1)] },
            .property("D", .emitsInvalidation) { Value.string("v") })
        let all: [String: Value] = try pair.call("GetAll", of: Pair.properties, Pair.interface)
            .read([String: Value].self)
        #expect(
            all == [
                "A": .string("a"), "B": .array([.uint64(1)], of: "t"),
                "C": .dictionary(
                    [.init(key: .string("k"), value: .variant(.byte(1)))], key: "s", value: "v"),
                "D": .variant(.string("v")),
            ])
    }

    @Test func `one message tells of several changes`() throws {
        var number = UInt64(1)
        try pair.export(
            .property("Number", .emitsChange) { number }, .property("Text", .emitsChange) { "t" },
            .property("Lazy", .emitsInvalidation) { "l" },
            .property("Silent", .emitsNothing) { "s" },
            .property("Constant", .constant) { "c" })
        var seen: [([String: Value], [String])] = []
        let slot = try pair.client.match(
            MatchRule(interface: Pair.properties, member: "PropertiesChanged")
        ) { message in
            if let (interface, changed, invalidated) = try? message.read(
                String.self, [String: Value].self, [String].self), interface == Pair.interface
            {
                seen.append((changed, invalidated))
            }
        }
        number = 2
        try pair.service.emitPropertiesChanged(
            ["Number", "Text", "Lazy"], of: Pair.interface, at: Pair.path)
        try pair.service.emitPropertiesChanged([], of: Pair.interface, at: Pair.path)
        func code(_ names: String..., at path: ObjectPath = Pair.path) -> Int32? {
            systemError {
                try pair.service.emitPropertiesChanged(names, of: Pair.interface, at: path)
            }?.code
        }
        #expect(code("Number", "Nothing") == 2)
        #expect(code("Number", "Silent") == 33)
        #expect(code("Constant") == 33)
        #expect(code("Number", at: "/nowhere") == 2)
        try pair.settle()
        #expect(seen.count == 1)
        #expect(seen[0].0 == ["Number": .uint64(2), "Text": .string("t")])
        #expect(seen[0].1 == ["Lazy"])
        withExtendedLifetime(slot) {}
    }

    @Test func `a signal carries what it was given`() throws {
        var seen: [(String, UInt64)] = []
        let slot = try pair.client.match(
            MatchRule(path: Pair.path.text, interface: Pair.interface, member: "Moved")
        ) { message in
            if message.isSignal, let values = try? message.read(String.self, UInt64.self) {
                seen.append(values)
            }
        }
        try pair.service.emit("Moved", of: Pair.interface, at: Pair.path, "é", UInt64.max)
        try pair.service.emit("Other", of: Pair.interface, at: Pair.path, "x", UInt64(1))
        try pair.settle()
        #expect(seen.count == 1 && seen[0] == ("é", .max))
        withExtendedLifetime(slot) {}
    }
}
