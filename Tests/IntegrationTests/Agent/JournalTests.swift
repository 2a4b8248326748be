import Contract
import Foundation
import Glibc
import PrivateSession
import SDBus
import Testing

/// Undo, redo and the list of acts: Journal1 on the bus.
struct JournalTests {
    private typealias Act = BusStruct<UInt64, String, String, Bool, [String: Value]>
    private static let interface = Journal1.interface
    private static let none = Value.dictionary([], key: "s", value: "v")

    private func list(_ watcher: Watcher, limit: UInt32 = 0) throws -> [Act] {
        try watcher.call("List", on: Self.interface, ["Limit": Value.uint32(limit)])
            .read([Act].self)
    }

    /// What an undo or a redo returns.
    private func perform(_ member: String, _ watcher: Watcher) throws -> [String: Value] {
        try watcher.call(member, on: Self.interface, noOptions).read([String: Value].self)
    }

    private func refusal(_ member: String, _ watcher: Watcher) throws -> String? {
        try watcher.refusal(of: member, on: Self.interface, noOptions)
    }

    private func addWater(_ watcher: Watcher, _ ml: UInt32) throws -> String {
        try watcher.call("Add", on: Water1.interface, glass(ml)).id()
    }

    private func addFast(_ watcher: Watcher, _ start: Int64, _ end: Int64) throws -> String {
        try watcher.call(
            "Log", on: History1.interface, fromNow(start * hour), fromNow(end * hour), noOptions
        ).id()
    }

    /// Everything that acts change.
    private func state(_ watcher: Watcher) throws -> [[String: Value]] {
        var timer = try watcher.properties()
        // A fast that was undone may have ended once, or not at all: the line says which.
        timer["Line"] = nil
        return [
            timer, try watcher.properties(of: History1.interface),
            try watcher.properties(of: Water1.interface),
        ]
    }

    /// As with the other lists, so that a client knows that its place is gone.
    @Test func aPageAfterAnUnknownActIsRefused() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        for amount: UInt32 in [100, 200] { _ = try addWater(watcher, amount) }
        let page = { (after: UInt64) in
            try watcher.call(
                "List", on: Self.interface, ["After": Value.uint64(after)]
            ).read([Act].self)
        }
        #expect(try page(2).count == 1 && page(1).isEmpty)
        for unknown: UInt64 in [0, 3, .max] {
            #expect(try watcher.refusal { try page(unknown) } == ErrorName.notFound.rawValue)
        }
    }

    @Test func undoNamesTheActAndAnnouncesIt() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        #expect(
            try watcher.properties(of: Self.interface) == [
                "UndoText": .string(""), "UndoDetails": Self.none, "UndoAct": .uint64(0),
                "RedoAct": .uint64(0), "Version": .uint32(Journal1.version),
            ])
        #expect(try refusal("Undo", watcher) == ErrorName.nothingToUndo.rawValue)
        #expect(try refusal("Redo", watcher) == ErrorName.nothingToUndo.rawValue)
        try watcher.settle()

        let before = fromNow(0)
        _ = try addWater(watcher, 300)
        try watcher.fence()
        let change = try #require(watcher.changes(of: Self.interface).first)
        #expect(watcher.changes(of: Self.interface).count == 1)
        #expect(change["RedoAct"] == nil)
        let sentence = try #require(change["UndoText"]?.stringValue)
        #expect(sentence.wholeMatch(of: /Adding 300 ml of water at \d\d:\d\d\./) != nil)
        #expect(try watcher.get("UndoText", of: Self.interface) == .string(sentence))
        #expect(change["UndoDetails"] != nil && change["UndoDetails"] != Self.none)

        let row = try #require(try list(watcher).first).fields
        #expect(row.0 >= before && row.0 <= fromNow(0) && row.1 == "water-add" && !row.3)
        #expect(row.4["Milliliters"] == .uint32(300) && row.4["Unit"] == .string("ml"))
        #expect(row.4["WaterAt"] != nil && row.4.count == 4)
        #expect(row.4["Number"] == change["UndoAct"] && row.4["Number"] != .uint64(0))
        // The row has the same text inside a sentence.
        #expect("A\(row.2.dropFirst())." == sentence)

        try watcher.settle()
        let result = try perform("Undo", watcher)
        #expect(
            result
                == row.4.merging(
                    [
                        "Act": .string("water-add"), "At": .uint64(row.0), "Text": .string(row.2),
                        "Left": .uint32(0),
                    ]) { $1 })
        try watcher.fence()
        #expect(
            watcher.changes(of: Self.interface) == [
                [
                    "UndoText": .string(""), "UndoDetails": Self.none, "UndoAct": .uint64(0),
                    "RedoAct": try #require(row.4["Number"]),
                ]
            ])
        #expect(
            watcher.changes(of: Water1.interface) == [
                ["TodayMilliliters": .uint32(0), "RecentMilliliters": .uint32(0)]
            ])
        #expect(watcher.events.count == 2)
        #expect(try list(watcher).map(\.fields.3) == [true])

        #expect(try perform("Redo", watcher) == result)
        #expect(try watcher.get("TodayMilliliters", of: Water1.interface) == .uint32(300))
        #expect(try list(watcher).map(\.fields.3) == [false])
        #expect(try refusal("Redo", watcher) == ErrorName.nothingToUndo.rawValue)
    }

    /// A glass, a note and a new target after an end: Timer1.Undo still undoes the end.
    @Test func anEndingCanBeUndoneAfterANoteAndANewTarget() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        try watcher.call("Start", ["StartedAt": Value.uint64(fromNow(-10 * hour))])
        try watcher.call("End", noOptions)
        let (act, id) = (try watcher.get(.undoAct), try watcher.get(.id))
        #expect(act != .uint64(0))
        _ = try addWater(watcher, 300)
        try watcher.call(
            "SetNote", on: History1.interface, id.stringValue ?? "", "later", noOptions)
        try watcher.call(
            "Edit", on: History1.interface, id.stringValue ?? "",
            ["Target": Value.uint64(20 * 3_600_000_000)])
        #expect(try watcher.get(.undoAct) == act)
        try watcher.call("Undo", ["Act": act])
        #expect(try watcher.get(.status) == .string("active") && watcher.get(.id) == id)
        #expect(try watcher.get(.target) == .uint64(20 * 3_600_000_000))
        #expect(
            try watcher.call("Note", on: History1.interface, id.stringValue ?? "")
                .read(String.self) == "later")
    }

    /// Latest first, over a restart; each undo gives the state before its act.
    @Test func everythingIsUndoneAndDoneAgain() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        var states = [try state(watcher)]
        var fast = ""
        let acts: [(String, () throws -> Void)] = [
            ("log", { fast = try addFast(watcher, -90, -70) }),
            (
                "edit",
                {
                    try watcher.call(
                        "Edit", on: History1.interface, fast,
                        ["EndedAt": Value.uint64(fromNow(-80 * hour))])
                }
            ),
            (
                "start",
                { try watcher.call("Start", ["StartedAt": Value.uint64(fromNow(-5 * hour))]) }
            ),
            (
                "adjust",
                { try watcher.call("Adjust", ["StartedAt": Value.uint64(fromNow(-6 * hour))]) }
            ),
            ("water-add", { _ = try addWater(watcher, 200) }),
            ("delete", { try watcher.call("Delete", on: History1.interface, fast, noOptions) }),
        ]
        for (_, act) in acts {
            try act()
            states.append(try state(watcher))
        }
        #expect(try list(watcher).map(\.fields.1) == acts.map(\.0).reversed())
        #expect(try list(watcher, limit: 2).map(\.fields.1) == ["delete", "water-add"])

        kill(try watcher.agentProcess(), SIGKILL)
        try watcher.waitUntilAway()
        for (index, act) in acts.enumerated().reversed() {
            #expect(try perform("Undo", watcher)["Act"] == .string(act.0))
            #expect(comparable(try state(watcher)) == comparable(states[index]), "\(act.0)")
        }
        #expect(try refusal("Undo", watcher) == ErrorName.nothingToUndo.rawValue)
        #expect(try list(watcher).allSatisfy(\.fields.3))
        for (index, act) in acts.enumerated() {
            #expect(try perform("Redo", watcher)["Act"] == .string(act.0))
            #expect(comparable(try state(watcher)) == comparable(states[index + 1]), "\(act.0)")
        }
        // A new act is the end of redo.
        #expect(try perform("Undo", watcher)["Act"] == .string("delete"))
        _ = try addWater(watcher, 100)
        #expect(try watcher.get("RedoAct", of: Self.interface) == .uint64(0))
        #expect(try refusal("Redo", watcher) == ErrorName.nothingToUndo.rawValue)
    }

    /// Whether an undo is possible, or a fast was ever started, is not part of the state that an undo restores.
    private func comparable(_ state: [[String: Value]]) -> [[String: Value]] {
        state.map { $0.filter { !["UndoAct", "NeverStarted"].contains($0.key) } }
    }

    @Test func endingIsUndoneWithoutItsMilestones() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        try watcher.call("Start", ["StartedAt": Value.uint64(fromNow(-9 * hour))])
        let before = try watcher.properties()
        try watcher.call("End", noOptions)
        try watcher.settle()
        let text = try #require(perform("Undo", watcher)["Text"]?.stringValue)
        #expect(text.hasPrefix("ending a fast, "))
        try watcher.fence()
        #expect(watcher.signals("MilestoneReached").isEmpty)
        #expect(try watcher.properties() == before)
        // The water of the time after the ending is undone first, and the ending stays undone.
        try watcher.call("End", noOptions)
        _ = try addWater(watcher, 250)
        #expect(try perform("Undo", watcher)["Act"] == .string("water-add"))
        #expect(try watcher.get(.status) == .string("ended-early"))
        try watcher.call("Undo", noOptions)
        #expect(try watcher.get(.status) == .string("active"))
    }

    /// An undo that is not of the latest act of all may meet what came after it.
    @Test func undoThatBreaksARuleIsRefused() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        try watcher.call("Start", ["StartedAt": Value.uint64(fromNow(-40 * hour))])
        try watcher.call("End", ["EndedAt": Value.uint64(fromNow(-30 * hour))])
        _ = try addFast(watcher, -20, -10)
        let before = try state(watcher)
        #expect(try watcher.refusal(of: "Undo", noOptions) != nil)
        #expect(try watcher.get(.undoAct) == .uint64(0))
        #expect(try state(watcher) == before)
        // Latest first, nothing is in the way.
        #expect(try perform("Undo", watcher)["Act"] == .string("log"))
        #expect(try perform("Undo", watcher)["Act"] == .string("end"))
        #expect(try watcher.get("SessionCount", of: History1.interface) == .uint32(0))
        #expect(try watcher.get(.status) == .string("active"))
    }

    /// Each act on records names the number under which it can be undone, and 0 if it changed nothing.
    @Test func eachActTellsItsNumber() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let (fast, glass) = (UUID().uuidString, UUID().uuidString)
        let calls: [(String, () throws -> Message)] = [
            ("start", { try watcher.call("Start", noOptions) }),
            ("adjust", { try watcher.call("Adjust", ["Target": Value.uint64(72_000_000_000)]) }),
            ("abandon", { try watcher.call("Abandon", noOptions) }),
            (
                "log",
                {
                    try watcher.call(
                        "Log", on: History1.interface, fromNow(-40 * hour), fromNow(-30 * hour),
                        ["Id": Value.string(fast)])
                }
            ),
            (
                "edit",
                {
                    try watcher.call(
                        "Edit", on: History1.interface, fast,
                        ["EndedAt": Value.uint64(fromNow(-31 * hour))])
                }
            ),
            ("edit", { try watcher.call("SetNote", on: History1.interface, fast, "x", noOptions) }),
            (
                "water-add",
                {
                    try watcher.call(
                        "Add", on: Water1.interface,
                        ["Id": Value.string(glass), "Milliliters": .uint32(250)])
                }
            ),
            (
                "import",
                { try watcher.call("Import", on: Self.interface, fasts(1), noWater, noOptions) }
            ),
            (
                "water-remove",
                { try watcher.call("Remove", on: Water1.interface, glass, noOptions) }
            ),
            ("delete", { try watcher.call("Delete", on: History1.interface, fast, noOptions) }),
        ]
        var numbers: [Value] = []
        for (kind, call) in calls {
            let number = try #require(try call().read([String: Value].self)["Act"])
            #expect(try watcher.get("UndoAct", of: Self.interface) == number, "\(kind)")
            #expect(try list(watcher, limit: 1).map(\.fields.1) == [kind])
            #expect(!numbers.contains(number) && number != .uint64(0), "\(kind)")
            numbers.append(number)
        }
        // What changes nothing has the number 0.
        for _ in 0..<2 {
            let added = try watcher.call(
                "Add", on: Water1.interface,
                ["Id": Value.string(fast), "Milliliters": .uint32(100)]
            ).read([String: Value].self)
            if numbers.count == calls.count {
                numbers.append(try #require(added["Act"]))
            } else {
                #expect(added["Act"] == .uint64(0) && added["TodayMilliliters"] == .uint32(100))
            }
        }
        let last = try #require(numbers.last)
        #expect(
            try watcher.call("Undo", on: Self.interface, ["Act": last])
                .read([String: Value].self)["Number"] == last)
    }

    @Test func textFollowsTheUnitInTheActThatSetsIt() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        _ = try addWater(watcher, 300)
        try watcher.settle()
        try watcher.set("WaterUnit", of: Settings1.interface, to: .string("floz"))
        try watcher.fence()
        let texts = watcher.changes(of: Self.interface).map { $0["UndoText"]?.stringValue ?? "" }
        #expect(texts.count == 1 && texts[0].hasPrefix("Adding 10.1 fl oz of water at "))
        // A change of a setting is not an act.
        #expect(try list(watcher).count == 1)
    }

    // MARK: Import

    private typealias Fast = BusStruct<String, UInt64, UInt64, UInt64, [String: Value]>
    private typealias Water = BusStruct<String, UInt64, UInt32, [String: Value]>

    private func fasts(_ count: Int) -> [Fast] {
        (0..<count).map { number in
            let end = 1_000_000_000 + UInt64(number) * 20_000
            return BusStruct(
                UUID().uuidString, (end - 15_000) * 1_000_000, end * 1_000_000, 0, [:])
        }
    }

    private func water(_ count: Int) -> [Water] {
        (0..<count).map { number in
            BusStruct(UUID().uuidString, (1_000_000_000 + UInt64(number)) * 1_000_000, 250, [:])
        }
    }

    private func importing(
        _ watcher: Watcher, _ fasts: [Fast], _ water: [Water], _ options: [String: Value] = [:]
    ) throws -> [String: Value] {
        try watcher.call("Import", on: Self.interface, fasts, water, options)
            .read([String: Value].self)
    }

    private func counts(new: UInt32, equal: UInt32 = 0) -> [String: Value] {
        [
            "New": .uint32(new), "Changed": .uint32(0), "Equal": .uint32(equal),
            "Short": .uint32(0),
        ]
    }

    /// The counts without the number of the act.
    private func counted(_ result: [String: Value]) -> [String: Value] {
        result.filter { $0.key != "Act" }
    }

    @Test func importOfFastsAndWaterIsOneAct() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        // More than one slice of each, and today's water too.
        let (fasts, old) = (fasts(2500), water(2100))
        let water = old + [BusStruct(UUID().uuidString, fromNow(0), 100, [:])]
        try watcher.settle()
        let dryRun = try importing(watcher, fasts, water, ["DryRun": .boolean(true)])
        #expect(dryRun["Overlapping"] == .uint32(0))
        let counted = counts(new: 4601)
        #expect(dryRun.filter { counted.keys.contains($0.key) } == counted)
        try watcher.fence()
        #expect(watcher.events.isEmpty)
        #expect(try self.counted(importing(watcher, fasts, water)) == counts(new: 4601))
        try watcher.fence()
        #expect(watcher.signals("Changed").count == 1)
        for interface in [Self.interface, History1.interface, Water1.interface] {
            #expect(watcher.changes(of: interface).count == 1, "\(interface)")
        }
        let text = "importing 2500 fasts and 2101 water entries"
        #expect(try list(watcher).map(\.fields.2) == [text])
        #expect(try self.counted(importing(watcher, fasts, water)) == counts(new: 0, equal: 4601))
        #expect(try list(watcher).count == 1)

        try watcher.settle()
        #expect(try perform("Undo", watcher)["Text"] == .string(text))
        try watcher.fence()
        #expect(watcher.signals("Changed").count == 1)
        #expect(try watcher.get("SessionCount", of: History1.interface) == .uint32(0))
        #expect(try watcher.get("TodayMilliliters", of: Water1.interface) == .uint32(0))
        _ = try perform("Redo", watcher)
        #expect(try watcher.get("SessionCount", of: History1.interface) == .uint32(2500))
        #expect(try watcher.get("TodayMilliliters", of: Water1.interface) == .uint32(100))
    }

    /// A file has settings and a running fast too. All of it is imported, or nothing.
    @Test func importTakesSettingsAndTheRunningFastWithTheRecords() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let id = UUID().uuidString
        let running: [String: Value] = [
            "Id": .string(id), "StartedAt": .uint64(fromNow(-5 * hour)),
            "Target": .double(72_000_000_000), "Note": .string("a note"),
        ]
        let settings: [String: Value] = [
            "TargetHours": .double(20), "WaterUnit": .string("floz"), "Vigil": .boolean(true),
            "ComplineInvitation": .string("21:30"), "Compline": .boolean(false),
        ]
        func options(_ more: [String: Value] = [:]) -> [String: Value] {
            [
                "Settings": .options(settings.merging(more) { $1 }),
                "Running": .options(running),
            ]
        }
        _ = try watcher.get(.status)
        let (before, timer) = (
            try watcher.properties(of: Settings1.interface), try watcher.properties()
        )
        try watcher.settle()
        // A value that is wrong, unknown or of this machine alone refuses everything.
        for wrong in [
            ["TargetHours": Value.double(3)], ["TargetHours": .int32(-20)],
            ["QuickAddMilliliters": .double(250.5)], ["WaterUnit": .boolean(true)],
            ["ComplineInvitation": .string("9pm")], ["Vigil": .string("on")],
            ["CalendarFolder": .string("/tmp")], ["Colour": .string("red")],
        ] {
            let refusal = try watcher.refusal {
                _ = try importing(watcher, fasts(1), [], options(wrong))
            }
            #expect(refusal == BusError.Name.invalidArgs, "\(wrong)")
        }
        let noStart: [String: Value] = ["Running": .options(["Id": .string(id)])]
        #expect(try watcher.refusal { _ = try importing(watcher, [], [], noStart) } != nil)
        let trial = options().merging(["DryRun": .boolean(true)]) { $1 }
        #expect(try importing(watcher, fasts(1), [], trial)["Running"] == .string("starts"))
        try watcher.fence()
        #expect(watcher.events.isEmpty)
        #expect(try watcher.properties(of: Settings1.interface) == before)
        #expect(try watcher.properties() == timer)

        let old = fasts(3)
        // Script languages send an i.
        let done = try importing(
            watcher, old, [],
            options(["TargetHours": .int32(20), "QuickAddMilliliters": .int32(300)]))
        #expect(done["Running"] == .string("starts") && done["New"] == .uint32(3))
        try watcher.fence()
        for interface in [Timer1.interface, Settings1.interface, History1.interface] {
            #expect(watcher.changes(of: interface).count == 1, "\(interface)")
        }
        #expect(try watcher.get(.id) == .string(id) && watcher.get(.status) == .string("active"))
        #expect(try watcher.get(.target) == .uint64(72_000_000_000))
        let after = try watcher.properties(of: Settings1.interface)
        for (name, value) in settings { #expect(after[name] == value, "\(name)") }
        #expect(after["QuickAddMilliliters"] == .uint32(300))
        #expect(try list(watcher).map(\.fields.1) == ["start", "import"])
        #expect(done["Act"] == (try watcher.get("UndoAct", of: Self.interface)))
        // Again: all of it is there.
        let again = try importing(watcher, old, [], options())
        #expect(again["Running"] == .string("here") && again["Act"] == .uint64(0))
        // A start is an act of its own, after the import.
        #expect(try perform("Undo", watcher)["Act"] == .string("start"))
        #expect(try perform("Undo", watcher)["Act"] == .string("import"))
        #expect(try watcher.get("SessionCount", of: History1.interface) == .uint32(0))
    }

    /// A row is answered in the same way wherever it is in the message.
    @Test(arguments: [0, 2500]) func wrongRowIsNamed(_ position: Int) throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        _ = try watcher.get(.status)
        func error(_ body: () throws -> Void) throws -> BusError {
            try #require(throws: BusError.self) { try body() }
        }
        let (fasts, water) = (fasts(position), water(position))
        let wrongFast: Fast = BusStruct(
            UUID().uuidString, 1_000_000, 90_000_000_000, 0, ["Colour": .int32(1)])
        let wrongWater: Water = BusStruct(UUID().uuidString, 1_000_000, 250, ["Cup": .int32(1)])
        let none = BusError.invalidArgs(
            "There is no option `Cup`. Leave it out: this call has no options.")
        let colour = BusError.invalidArgs(
            "There is no option `Colour`. The options are UtcOffset, Note.")
        for (found, expected) in [
            (
                try error {
                    try watcher.call(
                        "Import", on: Journal1.interface, fasts + [wrongFast], noWater, noOptions)
                },
                colour
            ),
            (
                try error { _ = try importing(watcher, fasts + [wrongFast], water) },
                colour
            ),
            (try error { _ = try importing(watcher, fasts, water + [wrongWater]) }, none),
            (
                try error {
                    _ = try importing(
                        watcher, fasts, water + [BusStruct(UUID().uuidString, 0, 0, [:])])
                },
                BusError(
                    name: ErrorName.invalidValue.rawValue,
                    message: "An amount of water must be from 1 to 5,000 ml.")
            ),
        ] { #expect(found == expected) }
        #expect(try list(watcher).isEmpty)
        #expect(try watcher.get("SessionCount", of: History1.interface) == .uint32(0))
    }

    /// The records of an import need memory, so only one is decoded at a time.
    @Test func importIsRefusedDuringAnother() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        _ = try watcher.get(.status)
        var answers: [Result<Message, BusError>] = []
        var slots: [Slot] = []
        for (fasts, water) in [(fasts(20_000), water(0)), (fasts(1), water(1))] {
            let call = try watcher.bus.methodCall(
                to: Destination(
                    service: Names.application, path: ObjectPath(Names.objectPath)!,
                    interface: Self.interface), "Import")
            try call.append(fasts, water, noOptions)
            slots.append(try watcher.bus.callAsync(call) { answers.append($0) })
        }
        try watcher.wait(until: { answers.count == 2 })
        // The refusal comes first.
        let refusal = try #require(throws: BusError.self) { try answers[0].get() }
        #expect(refusal.name == ErrorName.storage.rawValue)
        #expect(try counted(answers[1].get().read([String: Value].self)) == counts(new: 20_000))
        withExtendedLifetime(slots) {}
    }

    // MARK: Backups

    @Test func restoreNeedsABackup() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        _ = try addWater(watcher, 100)
        for day in ["1999-01-01", "", "../atrest"] {
            #expect(
                try watcher.refusal(
                    of: "Restore", on: Self.interface, day, ["DryRun": Value.boolean(true)])
                    == ErrorName.notFound.rawValue)
        }
        #expect(
            try watcher.refusal(
                of: "Restore", on: Self.interface, "1999-01-01", ["Dry": Value.boolean(true)])
                == BusError.Name.invalidArgs)
    }
}
