import Contract
import Foundation
import PrivateSession
import SDBus
import Testing
import Words

/// Answers that no agent gives: the commands say so, and neither end in a trap nor show "no fast".
struct UnexpectedAnswerTests {
    private typealias Row = BusStruct<
        String, UInt64, UInt64, UInt64, Int32, String, String, [String: Value]
    >
    private typealias Day = BusStruct<UInt32, String, String, UInt32, [String: Value]>
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

    // MARK: A fake agent

    /// Serves interfaces under the agent's name, and runs commands against them.
    private func run(
        _ commands: [[String]], against interfaces: [Interface],
        check: ([String], PrivateSession.Result) throws -> Void
    ) throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let watcher = try Watcher(session)
        let bus = try session.connect()
        try watcher.loop.attach(bus)
        let slots = try interfaces.map { try bus.export($0, at: ObjectPath(Names.objectPath)!) }
        #expect(try bus.requestName(Names.application) == .owned)
        for command in commands {
            let run = Thread.Result { try session.run("atrest", command) }
            try watcher.wait(until: { run.isDone }, every: 10_000)
            try check(command, run.value())
        }
        withExtendedLifetime(slots) {}
    }

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

    /// Every command refuses the answer and names the part.
    private func expectRefusals(
        _ commands: [[String]], against interfaces: [Interface], naming part: String? = nil
    ) throws {
        try run(commands, against: interfaces) { command, outcome in
            #expect(outcome.status == ExitStatus.unavailable.rawValue, "\(command)")
            #expect(outcome.output.isEmpty, "\(command)")
            #expect(
                outcome.errors.contains("does not understand the agent's answer"),
                "\(command): \(outcome.errors)")
            if let part { #expect(outcome.errors.contains(part), "\(command): \(outcome.errors)") }
        }
    }

    // MARK: The fast

    @Test(arguments: [
        ("Target", Value.uint64(.max)), ("Target", .uint64(1)), ("StartedAt", .uint64(.max)),
        ("EndedAt", .uint64(.max)), ("TargetAt", .uint64(.max)),
        // Other types than declared, and a word that no version knows.
        ("Status", .uint32(1)), ("Status", .string("paused")), ("StartedAt", .string("")),
        ("Target", .uint32(7)), ("Milestone", .string("wonder")), ("Id", .string("X")),
    ]) func absurdFastIsNoFast(_ property: String, _ value: Value) throws {
        let values = Self.timer.merging([property: value]) { $1 }
        try expectRefusals(
            [["status"], ["status", "--json"]],
            against: [Interface(Timer1.interface, Self.properties(values))], naming: property)
    }

    @Test func missingPropertyIsNoDefault() throws {
        let values = Self.timer.filter { $0.key != "Status" }
        try expectRefusals(
            [["status"]], against: [Interface(Timer1.interface, Self.properties(values))],
            naming: "Status")
    }

    @Test func endBeforeTheStartIsShownWithoutATrap() throws {
        let values = Self.timer.merging([
            "Status": .string("completed"), "EndedAt": .uint64(1_000_000), "Line": .string("Over."),
        ]) { $1 }
        try run(
            [["status"], ["status", "--json"], ["widget", "waybar"]],
            against: [Interface(Timer1.interface, Self.properties(values))]
        ) { command, outcome in #expect(outcome.status == 0, "\(command): \(outcome.errors)") }
    }

    // MARK: Records

    @Test(arguments: [
        (Self.id, Self.start, Self.start - 1_000_000, 0 as UInt64, 0 as Int32, "completed"),
        (Self.id, Self.start, .max, 0, 0, "completed"),
        (Self.id, .max, .max, 0, 0, "completed"),
        (Self.id, Self.start, Self.start, .max, 0, "completed"),
        (Self.id, Self.start, Self.start, 0, .max, "completed"),
        (Self.id, Self.start, Self.start, 0, .min, "completed"),
        (Self.id, Self.start, Self.start, 0, 0, "lost"),
        ("", Self.start, Self.start, 0, 0, "completed"),
    ]) func absurdRecordIsRefused(
        _ id: String, _ start: UInt64, _ end: UInt64, _ target: UInt64, _ offset: Int32,
        _ outcome: String
    ) throws {
        let row = Row(id, start, end, target, offset, outcome, "none", [:])
        let list = Interface.Member.method(
            "List", in: ["options"], out: ["sessions"]
        ) { (_: [String: Value]) -> [Row] in [row] }
        try expectRefusals(
            [["history"], ["history", "--json"], ["calendar", "2026-11-21"], ["export", "-"]],
            against: [Interface(History1.interface, [list])])
    }

    @Test func farEndIsShownWithoutATrap() throws {
        // 10¹¹ seconds after the start: within the years that can be written.
        let row = Row(
            Self.id, 1_000_000, 100_000_000_000_000_000, 0, 0, "completed", "none", [:])
        let list = Interface.Member.method(
            "List", in: ["options"], out: ["sessions"]
        ) { (_: [String: Value]) -> [Row] in [row] }
        try run(
            [["history"], ["history", "--json"], ["export", "-", "--format", "csv"]],
            against: [
                Interface(History1.interface, [list]),
                Interface(Timer1.interface, Self.properties(Self.timer)),
            ]
        ) { command, outcome in #expect(outcome.status == 0, "\(command): \(outcome.errors)") }
    }

    @Test(arguments: [0 as UInt32, 32, .max]) func absurdDayIsRefused(_ day: UInt32) throws {
        let month = Interface.Member.method("Month", in: ["year", "month"], out: ["days"]) {
            (_: UInt32, _: UInt32) -> [Day] in [BusStruct(day, Self.id, "completed", 0, [:])]
        }
        try expectRefusals(
            [["calendar", "2026-11"], ["calendar", "2026-11", "--json"]],
            against: [Interface(History1.interface, [month])])
    }

    @Test(arguments: [
        (Self.id, Self.start, UInt32.max), (Self.id, .max, 250), ("X", Self.start, 250),
    ])
    func absurdWaterIsRefused(_ id: String, _ at: UInt64, _ amount: UInt32) throws {
        let row = Water(id, at, amount, [:])
        let list = Interface.Member.method("List", in: ["options"], out: ["entries"]) {
            (_: [String: Value]) -> [Water] in [row]
        }
        let today = Self.properties([
            "TodayMilliliters": .uint32(.max), "RecentMilliliters": .uint32(0),
            "QuickAdd": .uint32(250), "Unit": .string("floz"),
        ])
        try expectRefusals(
            [["water", "list"], ["water", "list", "--json"]],
            against: [Interface(Water1.interface, [list] + today)])
    }

    // MARK: The forest

    /// A PNG is painted from the fasts. The agent is asked for no picture, and a property says whether there
    /// is a forest.
    @Test(arguments: [true, false]) func pngNeedsNoPictureOfTheAgent(_ hasForest: Bool) throws {
        let row = Row(
            Self.id, Self.start, Self.start + 57_600_000_000, 57_600_000_000, 0, "completed",
            "established", [:])
        let list = Interface.Member.method(
            "List", in: ["options"], out: ["sessions"]
        ) { (_: [String: Value]) -> [Row] in [row] }
        let forest = Self.properties(["Available": .boolean(hasForest)])
        try run(
            [["forest", "--png", "-"], ["forest", "--png", "-", "--size", "60x40"]],
            against: [
                Interface(Timer1.interface, Self.properties(Self.timer)),
                Interface(History1.interface, [list]), Interface(Forest1.interface, forest),
            ]
        ) { command, outcome in
            if hasForest {
                #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
                #expect(outcome.output.contains("PNG"))
            } else {
                #expect(outcome.status == ExitStatus.refused.rawValue)
                #expect(outcome.errors == "atrest: \(Words.Forest.absent)\n")
                #expect(outcome.output.isEmpty)
            }
        }
    }

    // MARK: Another version

    /// It is named, because a change of the unit or a restart may be missing.
    @Test func agentOfAnotherVersionIsNamed() throws {
        let agent = Interface(
            Agent1.interface,
            Self.properties([
                "Release": .string("0.1.0"), "DataFolder": .string("/tmp"), "Problem": .string(""),
            ]))
        let timer = Interface(Timer1.interface, Self.properties(Self.timer))
        try run([["doctor"]], against: [timer, agent]) { _, outcome in
            // This process stands in for the agent, and systemd has not started it as the unit.
            let sentence = Words.Doctor.agentIsOther("0.1.0", process: String(getpid()))
            #expect(outcome.output.contains(sentence), "\(outcome)")
            #expect(!outcome.output.contains("systemctl"))
        }
    }

    /// What a newer agent adds is ignored: properties, keys of answers and of rows, and words.
    @Test func whatANewerAgentAddsIsIgnored() throws {
        let row = Row(
            Self.id, Self.start, Self.start + 57_600_000_000, 0, 0, "completed", "none",
            ["Mood": .string("calm")])
        let list = Interface.Member.method("List", in: ["options"], out: ["sessions"]) {
            (_: [String: Value]) -> [Row] in [row]
        }
        let end = Interface.Member.method("End", in: ["options"], out: ["ended"]) {
            (_: [String: Value]) -> [String: Value] in
            [
                "Id": .string(Self.id), "StartedAt": .uint64(Self.start),
                "EndedAt": .uint64(Self.start + 57_600_000_000), "Target": .uint64(57_600_000_000),
                "Outcome": .string("completed"), "Kept": .boolean(true), "Act": .uint64(7),
                "Mood": .string("calm"),
            ]
        }
        let timer = Self.timer.merging(["Mood": .string("calm")]) { $1 }
        try run(
            [["status"], ["history"], ["end"]],
            against: [
                Interface(Timer1.interface, [end] + Self.properties(timer)),
                Interface(History1.interface, [list]),
            ]
        ) { command, outcome in #expect(outcome.status == 0, "\(command): \(outcome.errors)") }
    }

    // MARK: Calls

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

    // MARK: The rest

    @Test func greatNumbersAreShownWithoutATrap() throws {
        let usage = Interface.Member.method("Usage", out: ["usage"]) {
            () -> [String: Value] in
            [
                "Since": .uint64(Self.start), "Wakeups": .uint64(.max),
                "ProcessorTime": .uint64(UInt64(Int64.max)), "Memory": .uint64(.max),
                "Written": .uint64(.max), "Notices": .uint64(.max),
            ]
        }
        let day = Interface.Member.method("Month", in: ["year", "month"], out: ["days"]) {
            (_: UInt32, _: UInt32) -> [Day] in
            [BusStruct(1, Self.id, "completed", .max, [:])]
        }
        // A fast of more than fifty years.
        let sessions = Interface.Member.method(
            "List", in: ["options"], out: ["sessions"]
        ) { (_: [String: Value]) -> [Row] in
            [Row(Self.id, 1_000_000, Self.start, 0, 0, "completed", "established", [:])]
        }
        let list = Interface.Member.method("List", in: ["options"], out: ["entries"]) {
            (_: [String: Value]) -> [Water] in
            (0..<3).map { _ in Water(Self.id, Self.start, 5000, [:]) }
        }
        let today = Self.properties([
            "TodayMilliliters": .uint32(.max), "RecentMilliliters": .uint32(0),
            "QuickAdd": .uint32(250), "Unit": .string("floz"),
        ])
        try run(
            [
                ["quiet"], ["quiet", "--json"], ["calendar", "2026-11"],
                ["calendar", "2026-11", "--json"], ["water"], ["water", "--json"],
            ],
            against: [
                Interface(Agent1.interface, [usage]),
                Interface(History1.interface, [day, sessions]),
                Interface(Timer1.interface, Self.properties(Self.timer)),
                Interface(Water1.interface, [list] + today),
            ]
        ) { command, outcome in #expect(outcome.status == 0, "\(command): \(outcome.errors)") }
    }
}
