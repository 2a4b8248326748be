import SDBus
import Testing

/// One interface at two objects: checked at one, and limited to what changes something at the other.
struct PartialInterfaceTests {
    private final class Counter {
        var value: UInt32 = 1
        var senders: [String?] = []
        var isRefusing = true

        lazy var interface = Interface(
            Pair.interface,
            [
                .method("Add") { (number: UInt32) throws -> Void in self.value += number },
                .method("Read", out: ["value"]) { () throws -> UInt32 in self.value },
                .property(
                    "Value", .emitsChange, get: { self.value }, set: { self.value = $0 }),
                .property("Half", .emitsChange) { self.value / 2 },
                .signal("Full"),
            ])
        lazy var checked = interface.checking { $0.name == "Read" ? nil : check }

        func check(_ call: Message) throws {
            senders.append(call.sender)
            if isRefusing { throw BusError.accessDenied("No.") }
        }
    }

    @Test func `a check refuses calls and the setting of properties`() throws {
        let pair = try Pair()
        defer { pair.session.end() }
        let counter = Counter()
        let slot = try pair.service.export(counter.checked, at: Pair.path)
        defer { withExtendedLifetime(slot) {} }
        #expect(pair.errorName("Add", UInt32(2)) == BusError.Name.accessDenied)
        #expect(pair.set("Value", .uint32(9)) == BusError.Name.accessDenied)
        #expect(counter.value == 1)
        let client = try pair.client.uniqueName
        #expect(counter.senders == [client, client])
        // What is read, and what is not named, needs no check.
        #expect(try pair.get("Value") == .uint32(1))
        #expect(pair.errorName("Read") == nil)
        #expect(counter.senders.count == 2)
        counter.isRefusing = false
        #expect(pair.errorName("Add", UInt32(2)) == nil)
        #expect(counter.value == 3)
        #expect(pair.set("Value", .uint32(9)) == nil)
        #expect(counter.value == 9)
    }

    @Test func `a limited interface has what changes something`() throws {
        let pair = try Pair()
        defer { pair.session.end() }
        let counter = Counter()
        let limited = try #require(counter.interface.limited { $0.name != "Read" })
        let slot = try pair.service.export(limited, at: Pair.path)
        defer { withExtendedLifetime(slot) {} }
        let text = try pair.introspection()
        let names = ["Add", "Read", "Value", "Half", "Full"].filter {
            text.contains("name=\"\($0)\"")
        }
        #expect(names == ["Add", "Value"])
        #expect(text.contains("EmitsChangedSignal\" value=\"false\""))
        #expect(counter.interface.limited { $0.name == "Half" } == nil)
    }
}
