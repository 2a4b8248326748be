import Glibc
import SDBus
import Testing

@Suite struct MatchTests {
    private let pair: Pair

    init() throws { pair = try Pair() }

    private func emit(_ text: String = "x") throws {
        try pair.service.emit("Said", of: Pair.interface, at: Pair.path, text)
    }

    @Test(arguments: [false, true])
    func `what matches is seen until the slot is released`(isAsync: Bool) throws {
        var seen: [String] = []
        let rule = MatchRule(
            sender: try pair.service.uniqueName, path: Pair.path.text, interface: Pair.interface,
            member: "Said")
        let note = { (message: Message) in seen.append((try? message.read(String.self)) ?? "?") }
        var slot: Slot? =
            isAsync
            ? try pair.client.matchAsync(rule, onFailure: { _ in }, handler: note)
            : try pair.client.match(rule, handler: note)
        try pair.settle()
        try emit("one")
        try pair.service.emit("Other", of: Pair.interface, at: Pair.path, "other")
        try pair.service.emit("Said", of: Pair.interface, at: "/else", "elsewhere")
        try pair.settle()
        #expect(seen == ["one"])
        withExtendedLifetime(slot) {}
        slot = nil
        try emit("two")
        try pair.settle()
        #expect(seen == ["one"])
    }

    @Test func `an asynchronous match that is released at once sees nothing`() throws {
        var seen = 0
        _ = try pair.client.matchAsync(
            MatchRule(interface: Pair.interface), onFailure: { _ in }, handler: { _ in seen += 1 })
        try emit()
        try pair.settle()
        #expect(seen == 0)
    }

    @Test func `a name's coming and going is seen`() throws {
        var changes: [[String]] = []
        let slot = try pair.client.match(.ownerChange(of: "test.Name")) { message in
            if let (name, old, new) = try? message.read(String.self, String.self, String.self) {
                changes.append([name, old, new])
            }
        }
        #expect(try pair.service.requestName("test.Name") == .owned)
        #expect(try pair.service.requestName("test.Other") == .owned)
        try pair.service.releaseName("test.Name")
        try pair.settle()
        let unique = try pair.service.uniqueName
        #expect(changes == [["test.Name", "", unique], ["test.Name", unique, ""]])
        withExtendedLifetime(slot) {}
    }

    /// Signals contain the unique name of the sender. The bus knows which name it owns.
    @Test func `a well-known sender's signals are seen and no others`() throws {
        var seen: [String] = []
        let slot = try pair.client.match(
            MatchRule(sender: "test.Name", interface: Pair.interface)
        ) { seen.append((try? $0.read(String.self)) ?? "?") }
        try emit("before")
        try pair.settle()
        #expect(try pair.service.requestName("test.Name") == .owned)
        try emit("owned")
        let stranger = try pair.session.connect()
        try stranger.emit("Said", of: Pair.interface, at: Pair.path, "stranger")
        try stranger.flush()
        try pair.settle()
        #expect(seen == ["owned"])
        withExtendedLifetime(slot) {}
    }

    @Test func `the first argument is matched`() throws {
        var seen: [String] = []
        let slot = try pair.client.match(
            MatchRule(
                interface: Pair.interface, arg0: "this, and 'that'".replacing("'", with: "")
            )
        ) { seen.append((try? $0.read(String.self)) ?? "?") }
        for text in ["this, and that", "this", ""] { try emit(text) }
        try pair.settle()
        #expect(seen == ["this, and that"])
        withExtendedLifetime(slot) {}
    }

    /// sd-bus and the bus read apostrophes differently, so no rule with one is right for both.
    @Test(arguments: ["it's", "a',member='Said", "'", "a\\"])
    func `an apostrophe in a rule is refused and never read as another rule`(text: String) throws {
        var seen = 0
        let error = systemError {
            let slot = try pair.client.match(
                MatchRule(interface: Pair.interface, arg0: text)
            ) { _ in seen += 1 }
            try emit("other")
            try pair.settle()
            withExtendedLifetime(slot) {}
        }
        #expect(error?.code == EINVAL)
        #expect(seen == 0)
    }

    @Test func `a malformed rule is refused`() throws {
        #expect(
            systemError { _ = try pair.client.match(MatchRule(type: "nothing")) { _ in } } != nil)
        #expect(
            systemError { _ = try pair.client.match(MatchRule(interface: "no dots")) { _ in } }
                != nil)
    }

    @Test func `several matches each see one message`() throws {
        var seen = [0, 0]
        let slots = try (0..<2).map { index in
            try pair.client.match(MatchRule(interface: Pair.interface)) { _ in seen[index] += 1 }
        }
        try emit()
        try pair.settle()
        #expect(seen == [1, 1])
        withExtendedLifetime(slots) {}
    }

    @Test func `a match that releases itself sees one message`() throws {
        var seen = 0
        var alive = 1
        var slot: Slot?
        do {
            let witness = Witness { alive -= 1 }
            slot = try pair.client.match(MatchRule(interface: Pair.interface)) { _ in
                slot = nil
                seen += 1
                witness.touch()
            }
        }
        try emit()
        try emit()
        try pair.settle()
        #expect(slot == nil)
        #expect(seen == 1)
        #expect(alive == 0)
    }

    @Test func `a match that releases the next one`() throws {
        var seen: [Int] = []
        var slots: [Slot?] = [nil, nil]
        for index in 0..<2 {
            slots[index] = try pair.client.match(MatchRule(interface: Pair.interface)) { _ in
                seen.append(index)
                slots[1 - index] = nil
            }
        }
        try emit()
        try pair.settle()
        #expect(seen.count == 1)
        withExtendedLifetime(slots) {}
    }

    @Test func `a filter sees everything first and may keep it`() throws {
        var filtered: [String] = []
        var matched = 0
        var keeps = true
        let match = try pair.client.match(MatchRule(interface: Pair.interface)) { _ in matched += 1
        }
        var filter: Slot? = try pair.client.filter { message in
            guard message.interface == Pair.interface else { return false }
            filtered.append(message.member ?? "?")
            return keeps
        }
        try emit()
        try pair.settle()
        #expect(filtered == ["Said"] && matched == 0)
        keeps = false
        try emit()
        try pair.settle()
        #expect(filtered == ["Said", "Said"] && matched == 1)
        withExtendedLifetime(filter) {}
        filter = nil
        try emit()
        try pair.settle()
        #expect(filtered.count == 2 && matched == 2)
        withExtendedLifetime(match) {}
    }
}
