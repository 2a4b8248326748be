import Contract
import Foundation
import PrivateSession
import SDBus
import Testing

/// What a command asks of the agent.
struct CommandCallTests {
    private typealias Water = BusStruct<String, UInt64, UInt32, [String: Value]>

    private static let id = "0A000000-0000-0000-0000-000000000000"
    /// 2026-11-21 12:00:00 UTC, in microseconds.
    private static let start: UInt64 = 1_795_262_400_000_000

    /// The properties of a running fast.
    private static let timer: [String: Value] = [
        "Status": .string("active"), "Id": .string(id), "Kept": .boolean(false),
        "StartedAt": .uint64(start), "EndedAt": .uint64(0), "Target": .uint64(57_600_000_000),
        "TargetAt": .uint64(start + 57_600_000_000), "Milestone": .string("deeperRhythm"),
        "MilestoneTitle": .string("Deeper rhythm"), "MilestoneText": .string("Text."),
        "MilestoneSince": .uint64(start), "NextMilestone": .string(""),
        "NextMilestoneTitle": .string(""), "NextMilestoneAt": .uint64(0), "Line": .string(""),
        "FirstFast": .boolean(false), "NeverStarted": .boolean(false), "Caution": .string(""),
        "UndoAct": .uint64(0), "TreeVariant": .uint32(0), "TreeTone": .uint32(0),
    ]

    private static func properties(_ values: [String: Value]) -> [Interface.Member] {
        values.map { name, value in
            switch value {
            case .uint64(let number): .property(name, .emitsNothing) { number }
            case .uint32(let number): .property(name, .emitsNothing) { number }
            case .boolean(let flag): .property(name, .emitsNothing) { flag }
            case .double(let number): .property(name, .emitsNothing) { number }
            default: .property(name, .emitsNothing) { value.stringValue ?? "" }
            }
        }
    }

    /// However long the journal is, an act is one call and one question, on one connection. Both are sent at
    /// once: this agent answers the call only when the question has come.
    @Test(arguments: [
        ["start"], ["adjust", "--target", "16"], ["edit", "@0", "--target", "16"], ["abandon"],
        ["water", "add"],
    ]) func actIsOneCallAndOneQuestion(_ command: [String]) throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let watcher = try Watcher(session)
        var calls: [String] = []
        var pending: PendingCall?
        let answers: [String: [String: Value]] = [
            "Start": ["Id": .string(Self.id), "Act": .uint64(1)],
            "Abandon": [
                "Id": .string(Self.id), "StartedAt": .uint64(Self.start),
                "EndedAt": .uint64(Self.start), "Target": .uint64(57_600_000_000),
                "Outcome": .string("abandoned"), "Kept": .boolean(false), "Act": .uint64(1),
            ],
            "Add": [
                "Id": .string(Self.id), "At": .uint64(Self.start), "Milliliters": .uint32(250),
                "TodayMilliliters": .uint32(250), "Act": .uint64(1),
            ],
        ]
        func act(_ name: String, _ call: PendingCall) {
            calls.append(name)
            pending = call
        }
        /// A property that is asked for with the others.
        func asked(_ name: String, _ value: some BusWritable) -> Interface.Member {
            .property(name, .emitsNothing) {
                if let call = pending {
                    pending = nil
                    calls.append("GetAll")
                    try call.answer(answers[calls[0]] ?? ["Act": .uint64(1)])
                }
                return value
            }
        }
        typealias Options = [String: Value]
        let out = [(name: "result", type: Options.self as any BusTyped.Type)]
        var properties = Self.timer
        properties["Kept"] = nil
        properties["FirstFast"] = .boolean(true)
        let list = Interface.Member.method("List", in: ["options"], out: ["entries"]) {
            (_: [String: Value]) -> [Water] in []
        }
        let timer = Interface(
            Timer1.interface,
            [
                .deferredMethod("Start", in: ["options"], out: out) { (call, _: Options) in
                    act("Start", call)
                },
                .deferredMethod("Adjust", in: ["options"], out: out) { (call, _: Options) in
                    act("Adjust", call)
                },
                .deferredMethod("Abandon", in: ["options"], out: out) { (call, _: Options) in
                    act("Abandon", call)
                },
                asked("Kept", false),
            ] + Self.properties(properties))
        let water = Interface(
            Water1.interface,
            [
                .deferredMethod("Add", in: ["options"], out: out) { (call, _: Options) in
                    act("Add", call)
                },
                list, asked("QuickAdd", 250 as UInt32),
            ]
                + Self.properties([
                    "TodayMilliliters": .uint32(250), "RecentMilliliters": .uint32(0),
                    "Unit": .string("ml"),
                ]))
        let slots = try [timer, water].map {
            try watcher.bus.export($0, at: ObjectPath(Names.objectPath)!)
        }
        #expect(try watcher.bus.requestName(Names.application) == .owned)
        var connections: Set<String> = []
        let rule = MatchRule(interface: "org.freedesktop.DBus", member: "NameOwnerChanged")
        let match = try watcher.bus.match(rule) { message in
            if let name = try? message.read(String.self), name.hasPrefix(":") {
                connections.insert(name)
            }
        }
        let run = Thread.Result { try session.run("atrest", command) }
        try watcher.wait(until: { run.isDone }, every: 10_000)
        let outcome = try run.value()
        #expect(outcome.status == 0 && !outcome.output.isEmpty, "\(outcome)")
        #expect(command != ["start"] || outcome.output.contains("physician"))
        #expect(calls.count == 2 && calls.last == "GetAll", "\(calls)")
        #expect(connections.count == 1)
        withExtendedLifetime((slots, match)) {}
    }
}
