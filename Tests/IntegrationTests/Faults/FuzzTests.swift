import Contract
import Foundation
import FoundationXML
import PrivateSession
import SDBus
import SeededRandom
import Testing

/// Strange calls of all members of the agent: each has an answer, and the agent keeps running.
struct FuzzTests {
    private struct Member {
        let interface: String
        let name: String
        let signature: String
    }

    /// An object, and its methods with their arguments.
    private struct Target {
        let service: String
        let path: ObjectPath
        let members: [Member]
        /// These open a terminal on the machine of the test.
        private static let opening: Set = [
            "\(Application.interface).\(Application.Method.activate.rawValue)",
            "\(SearchProvider2.interface).\(SearchProvider2.Method.launchSearch.rawValue)",
        ]

        init(_ service: String, _ path: ObjectPath, _ bus: Bus) throws {
            self.service = service
            self.path = path
            let introspection = Destination(
                service: service, path: path,
                interface: "org.freedesktop.DBus.Introspectable")
            let text = try bus.call(bus.methodCall(to: introspection, "Introspect")).read(
                String.self)
            let document = try XMLDocument(xmlString: text)
            members = try document.nodes(forXPath: "/node/interface/method").compactMap { node in
                guard let method = node as? XMLElement, let interface = method.parent as? XMLElement
                else { return nil }
                let inputs = method.elements(forName: "arg").filter {
                    $0.attribute(forName: "direction")?.stringValue == "in"
                }
                return Member(
                    interface: interface.attribute(forName: "name")?.stringValue ?? "",
                    name: method.attribute(forName: "name")?.stringValue ?? "",
                    signature: inputs.compactMap { $0.attribute(forName: "type")?.stringValue }
                        .joined())
            }.filter { !Self.opening.contains("\($0.interface).\($0.name)") }
        }
    }

    @Test func everyStrangeCallHasOneAnswerAndTheAgentStays() throws {
        // With a licence authority the agent has every interface.
        let session = try PrivateSession.licensed()
        let watcher = try Watcher(session)
        defer { session.end() }
        let bus = try session.connect()
        try watcher.loop.attach(bus)
        let host = try TrayHost(on: bus)
        let object = try Target(Names.application, ObjectPath(Names.objectPath)!, watcher.bus)
        #expect(
            Set(object.members.map(\.interface)).isSuperset(of: [
                Timer1.interface, Water1.interface, Agent1.interface, Forest1.interface,
                Premium1.interface,
            ]))
        try watcher.wait(until: { host.items.count == 1 })
        let item = try Target(host.items[0], "/StatusNotifierItem", watcher.bus)
        let menu = try Target(host.items[0], "/StatusNotifierItem/Menu", watcher.bus)
        let search = try Target(Names.application, ObjectPath(Names.searchPath)!, watcher.bus)
        let runner = try Target(Names.application, ObjectPath(Names.runnerPath)!, watcher.bus)
        let targets = [object, object, object, item, menu, search, runner]
        let agent = try watcher.agentProcess()
        var stranger = Stranger(seed: Soak.seed)
        var answers = 0
        var refusals = 0
        var slots: [Slot] = []
        for sent in 1...Soak.times(1500, 200_000) {
            // A call may set TrayIcon and so remove the item. Its calls still have answers.
            let target = targets.randomElement(using: &stranger.random)!
            let member = target.members.randomElement(using: &stranger.random)!
            let call = try stranger.call(
                target.service, target.path, member.interface, member.name, member.signature,
                watcher.bus)
            slots.append(
                try watcher.bus.callAsync(call) { answer in
                    answers += 1
                    if case .failure = answer { refusals += 1 }
                })
            if sent % 100 == 0 {
                try watcher.wait(until: { answers == sent })
                slots = []
                watcher.forgetNow()
            }
        }
        #expect(refusals > answers / 2)
        #expect(try watcher.agentProcess() == agent)
        // What was stored is intact.
        _ = try watcher.properties()
        let check = try session.run(
            "sqlite3", [session.dataFolder + "/atrest.sqlite", "PRAGMA integrity_check"])
        #expect(check.output == "ok\n")
    }
}

/// Makes random calls.
private struct Stranger {
    var random: SplitMix64

    init(seed: UInt64) { random = SplitMix64(seed: seed) }

    private static let basics = Array("ybnqiuxtdsogv").map(String.init)
    private static let words = [
        "", "Target", "StartedAt", "EndedAt", "DryRun", "Status", "TargetHours", "Discreet",
        "Atrest licence 1\n", "clicked", "closed", "label", "app.atrest.Timer1",
        "app.atrest.Settings1", "app.atrest.Vigil1", "Enabled", "app.atrest.Compline1", "21:30",
        "ml", "Begin", "fast", "fast 18h", "water 330", "start::", "end::", "water:1:330",
        "\u{1F333}",
        "%s%n", "'; DROP TABLE session; --", "../../x", "NaN",
        "00000000-0000-0000-0000-000000000000",
    ]

    private mutating func chance(_ one: Int) -> Bool {
        Int.random(in: 0..<one, using: &random) == 0
    }

    /// A call of a member that may not exist, with arguments that may have wrong types.
    mutating func call(
        _ service: String, _ path: ObjectPath, _ interface: String, _ name: String,
        _ signature: String, _ bus: Bus
    ) throws -> Message {
        let to = Destination(
            service: service, path: chance(20) ? "/somewhere/else" : path,
            interface: chance(20) ? "app.atrest.Nothing1" : interface)
        let call = try bus.methodCall(to: to, chance(20) ? "Nothing" : name)
        for value in values(chance(3) ? strangeSignature() : signature) {
            try value.writeContent(to: call)
        }
        return call
    }

    private mutating func strangeSignature() -> String {
        (0..<Int.random(in: 0...4, using: &random)).map { _ in type(depth: 0) }.joined()
    }

    private mutating func type(depth: Int) -> String {
        let basic = Self.basics.randomElement(using: &random)!
        if depth == 3 { return basic }
        switch Int.random(in: 0..<8, using: &random) {
        case 0: return "a" + type(depth: depth + 1)
        case 1: return "(" + type(depth: depth + 1) + type(depth: depth + 1) + ")"
        case 2: return "a{s" + type(depth: depth + 1) + "}"
        default: return basic
        }
    }

    /// A value for each complete type of a signature.
    private mutating func values(_ signature: String) -> [Value] {
        var rest = signature[...]
        var values: [Value] = []
        while !rest.isEmpty {
            let type = Self.firstType(of: rest)
            values.append(value(String(type)))
            rest = rest.dropFirst(type.count)
        }
        return values
    }

    private static func firstType(of signature: Substring) -> Substring {
        switch signature.first {
        case "a": return signature.prefix(1 + firstType(of: signature.dropFirst()).count)
        case "(", "{":
            var depth = 0
            let end = signature.firstIndex { character in
                if "({".contains(character) { depth += 1 }
                if ")}".contains(character) { depth -= 1 }
                return depth == 0
            }
            return signature[...end!]
        default: return signature.prefix(1)
        }
    }

    private mutating func value(_ type: String) -> Value {
        let bits = random.next()
        // Small numbers and times near now reach more rules than random ones.
        let number: UInt64 =
            switch Int.random(in: 0..<4, using: &random) {
            case 0: bits
            case 1: bits % 8
            case 2: fromNow(Int64(bits % 200) * 3600 - 100 * 3600)
            default: UInt64.max - bits % 3
            }
        switch type.first! {
        case "y": return .byte(UInt8(truncatingIfNeeded: number))
        case "b": return .boolean(bits % 2 == 0)
        case "n": return .int16(Int16(truncatingIfNeeded: number))
        case "q": return .uint16(UInt16(truncatingIfNeeded: number))
        case "i": return .int32(Int32(truncatingIfNeeded: number))
        case "u": return .uint32(UInt32(truncatingIfNeeded: number))
        case "x": return .int64(Int64(bitPattern: number))
        case "t": return .uint64(number)
        case "d": return .double([.nan, .infinity, -0.0, 16, Double(number)][Int(bits % 5)])
        case "s": return .string(text())
        case "o": return .objectPath("/a/b")
        case "g": return .signature("a{sv}")
        case "v": return .variant(value(self.type(depth: 2)))
        case "(": return .structure(values(String(type.dropFirst().dropLast())))
        case "a" where type.dropFirst().first == "{":
            return dictionary(String(type.dropFirst(2).dropLast()))
        default: return array(String(type.dropFirst()))
        }
    }

    private mutating func text() -> String {
        if chance(60) {
            return String(repeating: "x", count: 1 << Int.random(in: 10...18, using: &random))
        }
        return Self.words.randomElement(using: &random)!
    }

    private mutating func array(_ element: String) -> Value {
        let isLong = element.count == 1 && element != "v" && chance(40)
        let count = isLong ? 5000 : Int.random(in: 0...3, using: &random)
        return .array((0..<count).map { _ in value(element) }, of: element)
    }

    private mutating func dictionary(_ entry: String) -> Value {
        let key = String(entry.prefix(1))
        let content = String(entry.dropFirst())
        let entries = (0..<Int.random(in: 0...3, using: &random)).map { _ in
            Value.Entry(key: value(key), value: value(content))
        }
        return .dictionary(entries, key: key, value: content)
    }
}
