import Contract
import Foundation
import Glibc
import PrivateSession
import SDBus
import Testing
import Words

/// Water1 on the bus.
struct WaterTests {
    private typealias Entry = BusStruct<String, UInt64, UInt32, [String: Value]>

    private func add(_ watcher: Watcher, _ ml: UInt32, _ at: UInt64 = 0) throws -> String {
        var options: [String: Value] = [:]
        options["Milliliters"] = ml == 0 ? nil : .uint32(ml)
        options["At"] = at == 0 ? nil : .uint64(at)
        return try watcher.call("Add", on: Water1.interface, options).id()
    }

    private func list(_ watcher: Watcher, _ since: UInt64, _ until: UInt64) throws -> [Entry] {
        try watcher.call(
            "List", on: Water1.interface, ["Since": Value.uint64(since), "Until": .uint64(until)]
        ).read([Entry].self)
    }

    @Test func entriesAreAddedListedAndRemoved() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        try watcher.settle()
        let old = try add(watcher, 500, fromNow(-72 * hour))
        try watcher.fence()
        // An entry of another day does not change today's total. It is an act.
        #expect(watcher.changes(of: Water1.interface) == [["RecentMilliliters": .uint32(500)]])
        #expect(watcher.changes(of: Journal1.interface).count == 1)
        #expect(watcher.events.count == 2)
        try watcher.settle()
        let quick = try add(watcher, 0)
        try watcher.fence()
        #expect(
            watcher.changes(of: Water1.interface) == [
                ["TodayMilliliters": .uint32(250), "RecentMilliliters": .uint32(250)]
            ])
        #expect(watcher.events.count == 2)
        _ = try add(watcher, 5000)
        #expect(try watcher.get("TodayMilliliters", of: Water1.interface) == .uint32(5250))

        let all = try list(watcher, 0, 0)
        #expect(all.map(\.fields.2).sorted() == [250, 500, 5000])
        #expect(all.last?.fields.0 == old)
        #expect(try list(watcher, fromNow(-hour), 0).count == 2)
        #expect(try list(watcher, 0, fromNow(-hour)).map(\.fields.0) == [old])

        try watcher.call("Remove", on: Water1.interface, quick, noOptions)
        #expect(try watcher.get("TodayMilliliters", of: Water1.interface) == .uint32(5000))
        kill(try watcher.agentProcess(), SIGKILL)
        try watcher.waitUntilAway()
        #expect(try watcher.get("TodayMilliliters", of: Water1.interface) == .uint32(5000))
        #expect(try list(watcher, 0, 0).count == 2)
    }

    /// Rule: docs/decisions/0017-one-zone-for-an-answer.md.
    @Test func todayIsOfTheZoneOfTheShell() throws {
        let second = Int(Date().timeIntervalSince1970) % 86_400
        func zone(hourNow hour: Int) -> String {
            let west = (second - hour * 3600 + 86_400) % 86_400
            return "TST\(west / 3600):\(west / 60 % 60):\(west % 60)"
        }
        let session = try PrivateSession(variables: ["TZ": zone(hourNow: 12)])
        defer { session.end() }
        let watcher = try Watcher(session)
        for (amount, hours) in [(300, -2), (200, 0)] as [(UInt32, Int64)] {
            _ = try add(watcher, amount, hours == 0 ? 0 : fromNow(hours * hour))
        }
        #expect(try session.atrest("water").output.contains("500 ml"))
        // In this shell the day began an hour ago. The agent keeps its own.
        session.environment["TZ"] = zone(hourNow: 1)
        #expect(try session.atrest("water").output.contains("200 ml"))
        #expect(
            try session.atrest("water", "--json").output.contains("\"todayMilliliters\":200"))
        #expect(try session.atrest("status", "--json").output.contains("\"todayMilliliters\":200"))
        #expect(try session.atrest("water", "add", "100").output.contains("Today 300 ml"))
        #expect(
            try session.atrest("water", "add", "100", "--json").output
                .contains("\"todayMilliliters\":400"))
        #expect(try watcher.get("TodayMilliliters", of: Water1.interface) == .uint32(700))
    }

    @Test func refusalsChangeNothing() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        try watcher.settle()
        for ml: UInt32 in [5001, .max] {
            #expect(
                try watcher.refusal { try add(watcher, ml) } == ErrorName.invalidValue.rawValue)
        }
        for at in [fromNow(60), .max] {
            #expect(
                try watcher.refusal { try add(watcher, 250, at) }
                    == ErrorName.invalidTime.rawValue)
        }
        for id in ["", "nonsense", "00000000-0000-0000-0000-000000000000"] {
            #expect(
                try watcher.refusal(of: "Remove", on: Water1.interface, id, noOptions)
                    == ErrorName.notFound.rawValue)
        }
        try watcher.fence()
        #expect(watcher.events.isEmpty)
        #expect(try list(watcher, 0, 0).isEmpty)
    }

    @Test func importIsByIDAndWholeOrNothing() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let known = try add(watcher, 250, fromNow(-100))
        let other = "0B5C1D4E-0000-4000-8000-000000000001"
        let fasts: [BusStruct<String, UInt64, UInt64, UInt64, [String: Value]>] = []
        func importing(_ entries: [Entry], dryRun: Bool = false) throws -> [String: Value] {
            try watcher.call(
                "Import", on: Journal1.interface, fasts, entries,
                dryRun ? ["DryRun": Value.boolean(true)] : [:]
            ).read([String: Value].self).filter { $0.key != "Act" }
        }
        let entries: [Entry] = [
            BusStruct(known, fromNow(-50), 300, [:]), BusStruct(other, fromNow(-60), 500, [:]),
            BusStruct("0B5C1D4E-0000-4000-8000-000000000002", fromNow(600), 500, [:]),
        ]
        let expected: [String: Value] = [
            "New": .uint32(1), "Changed": .uint32(1), "Equal": .uint32(0), "Short": .uint32(1),
        ]
        #expect(try importing(entries, dryRun: true) == expected)
        #expect(try list(watcher, 0, 0).count == 1)
        #expect(try importing(entries) == expected)
        #expect(try importing(entries)["Equal"] == .uint32(2))
        #expect(try watcher.get("TodayMilliliters", of: Water1.interface) != .uint32(250))
        for bad in [Entry("x", 0, 1, [:]), Entry(other, 0, 0, [:]), Entry(other, 0, 5001, [:])] {
            let new: Entry = BusStruct("0B5C1D4E-0000-4000-8000-000000000003", 1, 1, [:])
            #expect(try watcher.refusal { _ = try importing([new, bad]) } != nil)
        }
        #expect(try list(watcher, 0, 0).count == 2)
    }

    @Test func commandLineAddsListsAndRemoves() throws {
        let session = try PrivateSession()
        defer { session.end() }
        #expect(try session.atrest("water").output == "Today 0 ml\n")
        #expect(try session.atrest("water", "add").output == "Added 250 ml. Today 250 ml.\n")
        #expect(
            try session.atrest("water", "add", "8floz").output == "Added 237 ml. Today 487 ml.\n")
        #expect(
            try session.atrest("water", "--json").output
                == #"{"schema":1,"todayMilliliters":487}"# + "\n")
        let lines = try session.atrest("water", "list").output.split(separator: "\n")
        #expect(lines.count == 2)
        let id = try #require(lines[0].split(separator: " ").last)
        #expect(try session.atrest("water", "remove", String(id)).status == 0)
        #expect(try session.atrest("water", "remove", String(id)).status == 1)
        #expect(try session.atrest("water", "list").output.split(separator: "\n").count == 1)
        #expect(try session.atrest("settings", "set", "water-unit", "floz").status == 0)
        #expect(try session.atrest("water", "add", "2").output.hasPrefix("Added 2 fl oz. Today "))
        for (arguments, status) in [
            (["add", "x"], 64), (["add", "6000ml"], 1), (["remove"], 64), (["remove", ""], 1),
            (["add", "--at", "2099-01-01 00:00"], 1),
        ] as [([String], Int32)] {
            let result = try session.run("atrest", ["water"] + arguments)
            #expect(result.status == status, "\(arguments)")
            #expect(result.errors.hasPrefix("atrest: "))
        }
    }

    @Test func dayEndsAtMidnight() throws {
        let stage = try ClockTests.Stage()
        defer { stage.end() }
        let watcher = stage.watcher
        _ = try add(watcher, 250)
        try watcher.settle()
        try stage.leap(hours: 24)
        #expect(watcher.changes(of: Water1.interface) == [["TodayMilliliters": .uint32(0)]])
        #expect(watcher.events.count == 1)
    }
}
