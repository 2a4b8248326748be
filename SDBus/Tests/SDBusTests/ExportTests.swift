import Glibc
import SDBus
import Testing

@Suite struct ExportTests {
    private let pair: Pair

    init() throws { pair = try Pair() }

    private func export(_ members: Interface.Member...) throws -> Slot {
        try pair.service.export(Interface(Pair.interface, members), at: Pair.path)
    }

    private func nothing(_ name: String) -> Interface.Member { .method(name) { () -> Void in } }

    @Test func `an interface stands once at a path`() throws {
        let slot = try export(nothing("A"))
        #expect(systemError { _ = try export(nothing("A")) }?.code == EEXIST)
        #expect(systemError { _ = try export(nothing("B"), nothing("A")) }?.code == EEXIST)
        #expect(systemError { _ = try export(.signal("S")) }?.code == EEXIST)
        let other = try pair.service.export(
            Interface(Pair.interface, [nothing("A")]), at: "/test/Other")
        #expect(pair.errorName("A") == nil)
        #expect(pair.errorName("B") == BusError.Name.unknownMethod)
        withExtendedLifetime((slot, other)) {}
    }

    @Test func `a member stands once, a method and a property may share a name`() throws {
        #expect(systemError { _ = try export(nothing("A"), nothing("A")) }?.code == EEXIST)
        let slot = try export(nothing("A"), .property("A", .emitsNothing) { "a" })
        #expect(pair.errorName("A") == nil)
        #expect(try pair.get("A") == .string("a"))
        withExtendedLifetime(slot) {}
    }

    /// sd-bus leaves the members before the faulty one registered, with pointers to freed memory.
    @Test func `a refused interface leaves nothing behind`() throws {
        let refused: [[Interface.Member]] = [
            [nothing("Ghost"), nothing("Ghost")], [nothing("Ghost"), nothing("no name")],
            [nothing("Ghost"), .method("M", in: ["a"]) { () -> Void in }],
            [nothing("Ghost"), .method("M", in: ["a b"]) { (_: String) -> Void in }],
            [
                .property("Ghost", .emitsNothing) { "g" },
                .property("no name", .emitsNothing) { "g" },
            ],
            [nothing("Ghost"), .signal("é")],
        ]
        for (index, members) in refused.enumerated() {
            let error = systemError {
                _ = try pair.service.export(Interface(Pair.interface, members), at: Pair.path)
            }
            #expect(error != nil, "\(index)")
            #expect(pair.errorName("Ghost") == errorPrefix + "UnknownObject")
        }
        let slot = try export(nothing("Ghost"), nothing("M"))
        #expect(pair.errorName("Ghost") == nil)
        withExtendedLifetime(slot) {}
    }

    @Test func `malformed names are refused`() throws {
        for name in ["nodots", "", "a..b", "a.1", "é.b", "org.freedesktop.DBus.Properties"] {
            let error = systemError {
                _ = try pair.service.export(Interface(name, [nothing("A")]), at: Pair.path)
            }
            #expect(error?.code == EINVAL, "\(name)")
        }
        let interface = Interface("a.b\0c", [nothing("A")])
        #expect(
            systemError { _ = try pair.service.export(interface, at: Pair.path) }?.code == EINVAL)
    }

    @Test func `an interface without members can be exported`() throws {
        let slot = try export()
        #expect(try pair.introspection().contains(Pair.interface))
        withExtendedLifetime(slot) {}
    }

    @Test func `a slot that is released removes the object`() throws {
        var slot: Slot? = try export(nothing("A"), .property("P", .emitsNothing) { "p" })
        #expect(pair.errorName("A") == nil)
        withExtendedLifetime(slot) {}
        slot = nil
        #expect(pair.errorName("A") == errorPrefix + "UnknownObject")
        #expect(
            pair.errorName("Get", of: Pair.properties, Pair.interface, "P")
                == errorPrefix + "UnknownObject")
    }

    @Test func `handlers are freed with the slot, through many rounds`() throws {
        var alive = 0
        for round in 0..<200 {
            alive += 1
            let witness = Witness { alive -= 1 }
            var slot: Slot? = try export(
                .method("Round", out: ["number"]) { () -> Int32 in
                    witness.touch()
                    return Int32(round)
                }, .property("Round", .emitsChange) { Int32(round) }, .signal("Sign"))
            #expect(try pair.call("Round").read(Int32.self) == Int32(round))
            #expect(try pair.get("Round") == .int32(Int32(round)))
            withExtendedLifetime(slot) {}
            slot = nil
        }
        #expect(alive == 0)
        #expect(pair.errorName("Round") == errorPrefix + "UnknownObject")
    }

    /// sd-bus reads the table again after the handler has returned.
    @Test func `a method that releases its own interface replies and is gone`() throws {
        for _ in 0..<20 {
            var alive = 1
            let witness = Witness { alive -= 1 }
            var slot: Slot?
            slot = try export(
                .method("Leave", in: ["word"], out: ["word"]) {
                    [witness] (word: String) -> String in
                    slot = nil
                    witness.touch()
                    return word + "!"
                }, nothing("Other"), .property("P", .emitsChange) { "p" })
            withExtendedLifetime(witness) {}
            #expect(try pair.call("Leave", "bye").read(String.self) == "bye!")
            #expect(slot == nil)
            #expect(pair.errorName("Other") == errorPrefix + "UnknownObject")
        }
    }

    @Test func `a method puts another interface in place of its own`() throws {
        var slot: Slot?
        let service = pair.service
        slot = try export(
            .method("Turn") { () throws -> Void in
                slot = nil
                slot = try service.export(
                    Interface("test.Interface2", [.method("Next") { () -> Void in }]),
                    at: Pair.path)
            })
        #expect(pair.errorName("Turn") == nil)
        #expect(pair.errorName("Turn") == BusError.Name.unknownMethod)
        #expect(pair.errorName("Next", of: "test.Interface2") == nil)
        #expect(slot != nil)
    }

    @Test func `a slot outlives the last word of its bus`() throws {
        let slot = try export(nothing("A"))
        pair.service.close()
        #expect(systemError { try pair.service.flush() } != nil)
        withExtendedLifetime(slot) {}
    }
}
