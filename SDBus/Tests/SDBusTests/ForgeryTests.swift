import SDBus
import Testing

/// Any client can send a signal to one connection. It must not be taken for one of a service.
@Suite struct ForgeryTests {
    private let pair: Pair
    private let forger: Bus

    init() throws {
        pair = try Pair()
        forger = try pair.session.connect()
    }

    /// Sends a signal to the client only, from a connection that owns no name.
    private func forge(
        _ member: String, of interface: String = Pair.interface,
        at path: ObjectPath = Pair.path, _ texts: String...
    ) throws {
        let signal = try forger.signal(
            member, of: interface, at: path, to: try pair.client.uniqueName)
        for text in texts { try signal.append(text) }
        try forger.send(signal)
        try forger.flush()
        try pair.settle()
    }

    private func emit(_ text: String) throws {
        try pair.service.emit("Said", of: Pair.interface, at: Pair.path, text)
    }

    private let rule = MatchRule(
        path: Pair.path.text, interface: Pair.interface, member: "Said")

    /// This is the danger: the bus delivers the signal, and for sd-bus it matches.
    @Test func `a match by a well-known name lets a forged signal through`() throws {
        var seen: [String] = []
        #expect(try pair.service.requestName("test.Name") == .owned)
        var rule = rule
        rule.sender = "test.Name"
        let slot = try pair.client.match(rule) { seen.append((try? $0.read(String.self)) ?? "?") }
        try forge("Said", "forged")
        #expect(seen == ["forged"])
        withExtendedLifetime(slot) {}
    }

    @Test func `a subscription delivers only what the owner sends`() throws {
        var seen: [String] = []
        let subscription = try pair.client.subscribe(to: rule, from: "test.Name") {
            seen.append((try? $0.read(String.self)) ?? "?")
        }
        try forge("Said", "without an owner")
        #expect(try pair.service.requestName("test.Name") == .owned)
        try emit("one")
        try forge("Said", "forged")
        try emit("two")
        try pair.settle()
        #expect(seen == ["one", "two"])

        // It follows the name to its next owner.
        try pair.service.releaseName("test.Name")
        #expect(try forger.requestName("test.Name") == .owned)
        try emit("former owner")
        try forge("Said", "new owner")
        #expect(seen == ["one", "two", "new owner"])
        withExtendedLifetime(subscription) {}
    }

    @Test func `a subscription ends with its object`() throws {
        var seen = 0
        #expect(try pair.service.requestName("test.Name") == .owned)
        var subscription: Subscription? = try pair.client.subscribe(
            to: rule, from: "test.Name"
        ) { _ in seen += 1 }
        try pair.settle()
        try emit("one")
        try pair.settle()
        #expect(seen == 1)
        #expect(subscription != nil)
        subscription = nil
        try emit("two")
        try pair.settle()
        #expect(seen == 1)
    }

    @Test func `a subscription to a unique name`() throws {
        var seen: [String] = []
        let subscription = try pair.client.subscribe(
            to: rule, from: try pair.service.uniqueName
        ) { seen.append((try? $0.read(String.self)) ?? "?") }
        try forge("Said", "forged")
        try emit("one")
        try pair.settle()
        #expect(seen == ["one"])
        withExtendedLifetime(subscription) {}
    }

    @Test func `a forged change of an owner is ignored`() throws {
        var owners: [String?] = []
        var changes = 0
        let watch = try pair.client.watchName("test.Name") { owners.append($0) }
        let slot = try pair.client.match(.ownerChange(of: "test.Name")) { _ in changes += 1 }
        try pair.settle()
        #expect(owners == [nil])
        try forge(
            "NameOwnerChanged", of: Destination.daemon.interface, at: Destination.daemon.path,
            "test.Name", "", try forger.uniqueName)
        #expect(owners == [nil] && changes == 0)
        withExtendedLifetime((watch, slot)) {}
    }

    @Test func `a forged change of a property does not reach the copy`() throws {
        var level = UInt32(1)
        try pair.export(.property("Level", .emitsChange) { level })
        #expect(try pair.service.requestName("test.Name") == .owned)
        let object = RemoteObject(
            on: pair.client,
            Destination(service: "test.Name", path: Pair.path, interface: Pair.interface))
        try object.follow()
        try pair.until { object["Level"] == .uint32(1) }
        let signal = try forger.signal(
            "PropertiesChanged", of: Pair.properties, at: Pair.path,
            to: try pair.client.uniqueName)
        try signal.append(Pair.interface, ["Level": Value.uint32(66)], [String]())
        try forger.send(signal)
        try forger.flush()
        try pair.settle()
        #expect(object["Level"] == .uint32(1))
        level = 2
        try pair.service.emitPropertiesChanged(["Level"], of: Pair.interface, at: Pair.path)
        try pair.until { object["Level"] == .uint32(2) }
    }
}
