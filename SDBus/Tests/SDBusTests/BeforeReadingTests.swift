import SDBus
import Testing

/// What runs before properties are read: once for each message that carries some.
struct BeforeReadingTests {
    private final class Counter {
        var reads = 0
        var refusal: BusError?
        /// Runs while a read is prepared.
        var announce: () throws -> Void = {}

        lazy var interface = Interface(
            Pair.interface,
            [
                .property("First", .constant) { UInt32(1) },
                .property("Moving", .emitsChange) { "moving" },
                .property("Computed", .emitsNothing) { UInt64(2) },
                .property("Other", .emitsChange, get: { "other" }, set: { (_: String) in }),
                .property("Last", .constant) { UInt32(3) },
            ],
            beforeReading: { [unowned self] in
                reads += 1
                if let refusal { throw refusal }
                let announce = announce
                self.announce = {}
                try announce()
            })
    }

    private let pair: Pair
    private let counter = Counter()

    init() throws { pair = try Pair() }

    private func all() throws -> [String: Value] {
        try pair.call("GetAll", of: Pair.properties, Pair.interface).read([String: Value].self)
    }

    @Test func `each message is prepared once, however many properties it has`() throws {
        try pair.export(counter.interface)
        // An answer may get the address of one that is gone.
        for count in 1...50 {
            #expect(try all().count == 5)
            #expect(counter.reads == count)
        }
        #expect(try pair.get("Moving") == .string("moving"))
        #expect(try pair.get("Moving") == .string("moving"))
        #expect(counter.reads == 52)
        try pair.service.emitPropertiesChanged(
            ["Moving", "Other"], of: Pair.interface, at: Pair.path)
        #expect(counter.reads == 53)
    }

    @Test func `constants are read without it`() throws {
        counter.refusal = BusError(name: "test.Error.Closed", message: "Closed.")
        try pair.export(counter.interface)
        #expect(try pair.get("First") == .uint32(1))
        #expect(try pair.get("Last") == .uint32(3))
        #expect(counter.reads == 0)
    }

    @Test func `a refusal has its name, and the next message is prepared again`() throws {
        let refusal = BusError(name: "test.Error.Closed", message: "Closed.")
        counter.refusal = refusal
        try pair.export(counter.interface)
        for _ in 1...2 { #expect(busError { _ = try all() } == refusal) }
        #expect(busError { _ = try pair.get("Computed") } == refusal)
        #expect(counter.reads == 3)
        counter.refusal = nil
        #expect(try all().count == 5)
        #expect(counter.reads == 4)
    }

    @Test func `a change may be announced meanwhile`() throws {
        counter.announce = { [pair] in
            try pair.service.emitPropertiesChanged(["Other"], of: Pair.interface, at: Pair.path)
        }
        try pair.export(counter.interface)
        #expect(try all().count == 5)
        // Once for the answer, and once for the signal.
        #expect(counter.reads == 2)
    }

    @Test func `parts of an interface have it too`() throws {
        let checked = counter.interface.checking { $0.name == "Other" ? { _ in } : nil }
        let limited = try #require(checked.limited(to: { _ in true }))
        try pair.export(limited)
        #expect(try all() == ["Other": .string("other")])
        #expect(counter.reads == 1)
    }
}
