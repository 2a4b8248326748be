import PrivateBus
import SDBus
import Testing

/// A bus that refuses rules, because there are too many. An owner that is never told would wait for ever.
struct RefusedRuleTests {
    private static let limit = 2
    private let pair: Pair

    init() throws { pair = try Pair(limits: ["max_match_rules_per_connection": Self.limit]) }

    /// Uses the rules that the bus allows.
    private func useUp() throws -> [Slot] {
        try (0..<Self.limit).map {
            try pair.client.match(MatchRule(member: "M\($0)")) { _ in }
        }
    }

    @Test func `an asynchronous match tells that it was refused`() throws {
        let slots = try useUp()
        var errors: [BusError] = []
        let match = try pair.client.matchAsync(
            MatchRule(interface: Pair.interface), onFailure: { errors.append($0) },
            handler: { _ in Issue.record("a signal") })
        try pair.until("a refusal") { !errors.isEmpty }
        #expect(errors.map(\.name) == [BusError.Name.limitsExceeded])
        // The connection goes on.
        try pair.service.emit("Said", of: Pair.interface, at: Pair.path)
        try pair.settle()
        #expect(errors.count == 1)
        withExtendedLifetime((slots, match)) {}
    }

    /// Also for a name that has an owner: its end would not be reported.
    @Test func `a watched name has no owner`() throws {
        let slots = try useUp()
        #expect(try pair.service.requestName("test.Name") == .owned)
        var owners: [String?] = []
        let watch = try pair.client.watchName("test.Name") { owners.append($0) }
        try pair.settle()
        #expect(owners == [nil])
        #expect(watch.owner == nil)
        withExtendedLifetime(slots) {}
    }

    /// Its own rule is allowed, and the one that follows its sender is not, or the reverse.
    @Test(arguments: [0, 1])
    func `a subscription tells that it was refused`(free: Int) throws {
        let slots = Array(try useUp().dropLast(free))
        #expect(try pair.service.requestName("test.Name") == .owned)
        var errors = 0
        let subscription = try pair.client.subscribe(
            to: MatchRule(interface: Pair.interface), from: "test.Name",
            onFailure: { _ in errors += 1 }, handler: { _ in })
        try pair.until("a refusal") { errors > 0 }
        withExtendedLifetime((slots, subscription)) {}
    }

    @Test(arguments: [0, 1])
    func `a followed object is one that failed`(free: Int) throws {
        let slots = Array(try useUp().dropLast(free))
        try pair.export(.property("Text", .emitsChange) { "a" })
        #expect(try pair.service.requestName("test.Name") == .owned)
        let object = RemoteObject(
            on: pair.client,
            Destination(service: "test.Name", path: Pair.path, interface: Pair.interface))
        try object.follow()
        try pair.settle()
        guard case .failed(let error) = object.state else {
            Issue.record("\(object.state)")
            return
        }
        #expect(error.name == BusError.Name.limitsExceeded)
        withExtendedLifetime(slots) {}
    }
}
