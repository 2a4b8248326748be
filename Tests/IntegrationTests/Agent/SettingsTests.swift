import Contract
import Fasting
import Foundation
import Glibc
import PrivateSession
import SDBus
import Testing
import Words

/// Settings1 on the bus, and `atrest settings`.
struct SettingsTests {
    private static let usual: [String: Value] = [
        "TargetHours": .double(16), "WaterUnit": .string("ml"),
        "QuickAddMilliliters": .uint32(250), "NotifyMilestones": .boolean(true),
        "NotifyTarget": .boolean(true), "Discreet": .boolean(false), "TrayIcon": .boolean(true),
        "ReducedMotion": .string("auto"), "Plan": .string(""), "CalendarFolder": .string(""),
        "CalendarRunning": .boolean(false), "CalendarYears": .uint32(2),
        "TodayPage": .boolean(false), "Vigil": .boolean(false), "Compline": .boolean(false),
        "ComplineInvitation": .string(""),
        "CalendarState": .string("none"), "Version": .uint32(Settings1.version),
    ]
    private static let others: [(String, Value)] = [
        ("TargetHours", .double(4)), ("TargetHours", .double(168)),
        ("TargetHours", .double(16.333)), ("WaterUnit", .string("floz")),
        ("QuickAddMilliliters", .uint32(1)), ("QuickAddMilliliters", .uint32(5000)),
        ("NotifyMilestones", .boolean(false)), ("NotifyTarget", .boolean(false)),
        ("Discreet", .boolean(true)), ("TrayIcon", .boolean(false)),
        ("ReducedMotion", .string("on")), ("ReducedMotion", .string("off")),
        ("Plan", .string("weekdays 20:00 18h; every 2 days from 2026-11-28 07:30")),
        ("Plan", .string("weekdays 20:00 18h")), ("Plan", .string("")),
        ("CalendarRunning", .boolean(true)), ("CalendarYears", .uint32(1)),
        ("CalendarYears", .uint32(100)), ("TodayPage", .boolean(true)),
        ("Vigil", .boolean(true)), ("Compline", .boolean(true)),
        ("ComplineInvitation", .string("21:30")),
    ]
    private static let refused: [(String, Value)] = [
        ("TargetHours", .double(3.999)), ("TargetHours", .double(168.001)),
        ("TargetHours", .double(-16)), ("TargetHours", .double(.nan)),
        ("TargetHours", .double(.infinity)), ("TargetHours", .uint32(16)),
        ("WaterUnit", .string("")), ("WaterUnit", .string("ML")),
        ("WaterUnit", .string("cup")), ("QuickAddMilliliters", .uint32(0)),
        ("QuickAddMilliliters", .uint32(5001)), ("QuickAddMilliliters", .uint32(.max)),
        ("QuickAddMilliliters", .double(250)), ("Discreet", .string("true")),
        ("Discreet", .uint32(1)), ("ReducedMotion", .string("Auto")),
        ("Plan", .string("20:00")), ("Plan", .string("daily 24:00")),
        ("Plan", .string("daily 20:00; off")), ("Plan", .string("daily 20:00; daily 20:00")),
        ("CalendarFolder", .string("calendar")), ("CalendarFolder", .string("/")),
        ("CalendarFolder", .string("/nowhere/calendar")),
        ("CalendarFolder", .string("/dev/null")), ("CalendarFolder", .string("/a\nb")),
        ("CalendarYears", .uint32(0)), ("CalendarYears", .uint32(101)),
        ("Vigil", .string("on")), ("ComplineInvitation", .string("9pm")),
        // Each setting with another type.
        ("Vigil", .uint32(1)), ("ComplineInvitation", .boolean(true)),
        ("NotifyMilestones", .string("off")), ("NotifyTarget", .uint32(0)),
        ("TrayIcon", .int32(1)), ("ReducedMotion", .boolean(true)),
        ("CalendarRunning", .string("on")), ("TodayPage", .string("on")),
        ("WaterUnit", .uint32(1)), ("Plan", .boolean(false)), ("CalendarFolder", .boolean(false)),
        ("CalendarYears", .double(2)),
    ]

    @Test func everyValueIsCheckedAnnouncedAndKept() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        #expect(try watcher.properties(of: Settings1.interface) == Self.usual)
        for (name, value) in Self.refused {
            let refusal = try watcher.refusal {
                try watcher.set(name, of: Settings1.interface, to: value)
            }
            #expect(refusal == BusError.Name.invalidArgs, "\(name) \(value)")
        }
        #expect(
            try watcher.refusal {
                try watcher.set("Version", of: Settings1.interface, to: .string("2"))
            } == BusError.Name.propertyReadOnly)
        try watcher.fence()
        #expect(watcher.events.isEmpty)
        #expect(try watcher.properties(of: Settings1.interface) == Self.usual)

        var expected = Self.usual
        for (name, value) in Self.others {
            try watcher.settle()
            try watcher.set(name, of: Settings1.interface, to: value)
            try watcher.fence()
            #expect(watcher.changes(of: Settings1.interface) == [[name: value]])
            expected[name] = value
        }
        // What a person types for none.
        for name in ["Plan", "CalendarFolder", "ComplineInvitation"] {
            let before = try #require(expected[name])
            try watcher.set(name, of: Settings1.interface, to: .string("off"))
            #expect(try watcher.get(name, of: Settings1.interface) == .string(""))
            try watcher.set(name, of: Settings1.interface, to: before)
        }
        kill(try watcher.agentProcess(), SIGKILL)
        try watcher.waitUntilAway()
        #expect(try watcher.properties(of: Settings1.interface) == expected)
        // Water1 mirrors two of them.
        let water = try watcher.properties(of: Water1.interface)
        #expect(water["Unit"] == .string("floz"))
        #expect(water["QuickAdd"] == .uint32(5000))
        // Two are mirrors of other interfaces, in both directions.
        #expect(try watcher.get("Enabled", of: Vigil1.interface) == .boolean(true))
        #expect(try watcher.get("Enabled", of: Compline1.interface) == .boolean(true))
        #expect(try watcher.get("InvitationAt", of: Compline1.interface) == .string("21:30"))
        try watcher.setVigil(false)
        try watcher.set("InvitationAt", of: Compline1.interface, to: .string("22:15"))
        #expect(try watcher.get("Vigil", of: Settings1.interface) == .boolean(false))
        #expect(
            try watcher.get("ComplineInvitation", of: Settings1.interface) == .string("22:15"))
    }

    @Test func targetIsForTheNextFast() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        try watcher.call("Start", noOptions)
        try watcher.set("TargetHours", of: Settings1.interface, to: .double(20.5))
        #expect(try watcher.get(.target) == .uint64(57_600_000_000))
        try watcher.call("Abandon", noOptions)
        try watcher.call("Start", noOptions)
        #expect(try watcher.get(.target) == .uint64(73_800_000_000))
    }

    @Test func recordsThatAreHeldRefuseAndNothingChanges() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        _ = try watcher.get(.status)
        let holder = try RecordsHolder(session)
        let refusal = try watcher.refusal {
            try watcher.set("Discreet", of: Settings1.interface, to: .boolean(true))
        }
        #expect(refusal == ErrorName.storage.rawValue)
        holder.letGo()
        #expect(try watcher.get("Discreet", of: Settings1.interface) == .boolean(false))
    }

    // MARK: In the terminal

    @Test func listShowsEverySettingAndWhatTheTargetIs() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let list = try session.atrest("settings")
        #expect(list.status == 0)
        let lines = list.output.split(separator: "\n")
        // With the reference below the target, and the rows of Vigil and Compline.
        #expect(lines.count == Settings.Key.allCases.count + 3)
        #expect(lines[0].hasPrefix("target-hours           16"))
        #expect(lines[1].hasSuffix("This is a reference, not a goal."))
        #expect(try session.atrest("settings", "list") == list)
        let json = try session.atrest("settings", "--json")
        let object = try #require(
            JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
        #expect(object.count == Settings.Key.allCases.count + 1)
        #expect(object["targetHours"] as? Double == 16)
        #expect(object["discreet"] as? Bool == false)
        #expect(object["reducedMotion"] as? String == "auto")
    }

    @Test(arguments: [
        ("target-hours", "18", "18"), ("target-hours", "16.5", "16.5"),
        ("target-hours", "16,5", "16.5"), ("target-hours", "16h20m", "16h 20m"),
        ("water-unit", "FLOZ", "floz"),
        ("quick-add-milliliters", "300", "300"), ("notify-milestones", "off", "false"),
        ("notify-target", "no", "false"), ("discreet", "on", "true"),
        ("tray-icon", "FALSE", "false"), ("reduced-motion", "on", "on"),
    ]) func setAndGet(_ key: String, _ typed: String, _ value: String) throws {
        let session = try PrivateSession()
        defer { session.end() }
        let set = try session.atrest("settings", "set", key, typed)
        #expect(set == .init(status: 0, output: "\(key) is now \(value).\n", errors: ""))
        #expect(try session.atrest("settings", "get", key).output == value + "\n")
    }

    @Test(
        arguments: [
            (["get", "colour"], 64), (["get"], 64), (["set", "discreet"], 64),
            (["set", "discreet", "perhaps"], 64), (["set", "target-hours", "long"], 64),
            (["set", "target-hours", "3"], 1), (["set", "water-unit", "cup"], 64),
            (["set", "quick-add-milliliters", "0"], 1),
        ] as [([String], Int32)]) func mistakesHaveASentence(_ arguments: [String], _ status: Int32)
        throws
    {
        let session = try PrivateSession()
        defer { session.end() }
        let result = try session.run("atrest", ["settings"] + arguments)
        #expect(result.status == status)
        #expect(result.output.isEmpty)
        #expect(result.errors.hasPrefix("atrest: "))
        #expect(result.errors.hasSuffix(".\n"))
    }
}
