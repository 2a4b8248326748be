import Contract
import Fasting
import Foundation
import Glibc
import PrivateSession
import SDBus
import Testing

/// History1 on the bus, and the verbs that use it.
struct HistoryTests {
    private typealias Row = BusStruct<
        String, UInt64, UInt64, UInt64, Int32, String, String, [String: Value]
    >
    private typealias Mark = BusStruct<UInt32, String, String, UInt32, [String: Value]>
    private typealias Entry = BusStruct<String, UInt64, UInt64, UInt64, [String: Value]>
    private static let interface = History1.interface

    private func list(
        _ watcher: Watcher, since: UInt64 = 0, until: UInt64 = 0, limit: UInt32 = 0
    ) throws -> [Row] {
        try watcher.call(
            "List", on: Self.interface,
            [
                "Since": Value.uint64(since), "Until": .uint64(until),
                "Limit": .uint32(limit),
            ]
        ).read([Row].self)
    }

    private func add(
        _ watcher: Watcher, _ start: Int64, _ end: Int64, _ options: [String: Value] = [:]
    ) throws -> String {
        try watcher.call(
            "Log", on: Self.interface, fromNow(start * hour), fromNow(end * hour), options
        ).id()
    }

    private func merge(
        _ watcher: Watcher, _ entries: [Entry], _ options: [String: Value] = [:]
    ) throws -> [String: Value] {
        try watcher.call("Import", on: Journal1.interface, entries, noWater, options)
            .read([String: Value].self).filter { $0.key != "Act" }
    }

    /// `count` past fasts that do not overlap.
    private func many(_ count: Int) -> [Entry] {
        (0..<count).map { number in
            let end = 1_000_000_000 + UInt64(number) * 20_000
            let start = end - 15_000
            return BusStruct(UUID().uuidString, start * 1_000_000, end * 1_000_000, 0, [:])
        }
    }

    private func counts(_ new: UInt32, _ changed: UInt32, _ equal: UInt32, _ short: UInt32)
        -> [String: Value]
    {
        [
            "New": .uint32(new), "Changed": .uint32(changed), "Equal": .uint32(equal),
            "Short": .uint32(short),
        ]
    }

    @Test func editsAreAnnouncedKeptAndUndone() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        try watcher.settle()
        let id = try add(watcher, -40, -24)
        try watcher.fence()
        #expect(
            watcher.changes(of: Self.interface) == [
                ["SessionCount": .uint32(1), "CompletedCount": .uint32(1)]
            ])
        #expect(watcher.signals("Changed").count == 1)
        #expect(watcher.changes(of: Journal1.interface).count == 1)
        #expect(watcher.events.count == 3)

        var row = try #require(try list(watcher).first).fields
        #expect(row.0 == id)
        #expect(row.3 == 57_600_000_000)
        #expect(row.4 == 0)
        #expect(row.5 == "completed")
        #expect(row.6 == "established")
        #expect(row.7.isEmpty)
        try watcher.call(
            "Edit", on: Self.interface, id, ["EndedAt": Value.uint64(fromNow(-30 * hour))])
        row = try #require(try list(watcher).first).fields
        #expect(row.5 == "ended-early")
        #expect(row.6 == "none")
        // Undo works after a restart.
        kill(try watcher.agentProcess(), SIGKILL)
        try watcher.waitUntilAway()
        try watcher.call("Undo", on: Journal1.interface, noOptions)
        #expect(try list(watcher).first?.fields.5 == "completed")
        try watcher.call("Delete", on: Self.interface, id, noOptions)
        #expect(try list(watcher).isEmpty)
        try watcher.call("Undo", on: Journal1.interface, noOptions)
        #expect(try list(watcher).map(\.fields.0) == [id])
        // The edit is undone already, so the next one is the log.
        try watcher.call("Undo", on: Journal1.interface, noOptions)
        #expect(try list(watcher).isEmpty)
        #expect(
            try watcher.refusal(of: "Undo", on: Journal1.interface, noOptions)
                == ErrorName.nothingToUndo.rawValue)
    }

    private typealias Total = BusStruct<UInt64, UInt32, [String: Value]>

    @Test func totalsAreThoseOfLocalDays() throws {
        let session = try PrivateSession(variables: ["TZ": "Europe/Berlin"])
        defer { session.end() }
        let watcher = try Watcher(session)
        func entry(_ start: UInt64, hours: UInt64, offset: Int32) -> Entry {
            let end = start + hours * 3600
            return BusStruct(
                UUID().uuidString, start * 1_000_000, end * 1_000_000, 0,
                ["UtcOffset": .int32(offset)])
        }
        // 2026-11-16 is a Monday. The second fast ended at 23:30 UTC on Sunday, which was Monday there.
        let monday: UInt64 = 1_794_787_200
        _ = try merge(
            watcher,
            [
                entry(monday + 3600, hours: 16, offset: 60),
                entry(monday - 1800 - 12 * 3600, hours: 12, offset: 60),
                entry(monday - 3 * 86_400, hours: 20, offset: 60),
            ])
        func totals(_ by: String, since: UInt64 = 0, until: UInt64 = 0) throws -> [Total] {
            try watcher.call("Total", on: Self.interface, since, until, by).read([Total].self)
        }
        let all = try #require(try totals("").first).fields
        let hour: UInt64 = 3_600_000_000
        #expect(all.0 == 0)
        #expect(all.1 == 3)
        #expect(
            all.2 == [
                "DurationTotal": .uint64(48 * hour), "Median": .uint64(16 * hour),
                "Shortest": .uint64(12 * hour), "Longest": .uint64(20 * hour),
            ])
        let days = try totals("day").map(\.fields)
        #expect(days.map(\.1) == [2, 1])
        #expect(days.map { $0.2["FirstDay"] } == [.string("2026-11-16"), .string("2026-11-13")])
        // Midnight in Berlin.
        #expect(days[0].0 == (monday - 3600) * 1_000_000)
        #expect(days[0].2["Median"] == .uint64(14 * hour))
        // Weeks of the locale C begin on Sunday.
        let weeks = try totals("week").map(\.fields)
        #expect(weeks.map { $0.2["FirstDay"] } == [.string("2026-11-15"), .string("2026-11-08")])
        let months = try totals("month").map(\.fields)
        #expect(months.map { $0.2["FirstDay"] } == [.string("2026-11-01")])
        #expect(try totals("", since: monday * 1_000_000).map(\.fields.1) == [1])
        #expect(try totals("day", until: 1).isEmpty)
        for by in ["year", "Day", " "] {
            #expect(
                try watcher.refusal(
                    of: "Total", on: Self.interface, UInt64(0), UInt64(0), by)
                    == "org.freedesktop.DBus.Error.InvalidArgs")
        }
    }

    /// Timer1 undoes the ending, even if other acts came after it.
    @Test func endingIsUndoneApart() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        try watcher.call("Start", ["StartedAt": Value.uint64(fromNow(-5 * hour))])
        try watcher.call("End", noOptions)
        let act = try watcher.get(.undoAct)
        #expect(act != .uint64(0))
        _ = try add(watcher, -40, -24)
        #expect(try watcher.get(.undoAct) == act)
        try watcher.call("Undo", noOptions)
        #expect(try watcher.get(.status) == .string("active"))
        #expect(try watcher.get(.undoAct) == .uint64(0))
        try watcher.call("Undo", on: Journal1.interface, noOptions)
        #expect(try watcher.get("SessionCount", of: Self.interface) == .uint32(0))
        #expect(try watcher.get(.status) == .string("active"))
    }

    @Test func refusalsChangeNothing() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let id = try add(watcher, -40, -24)
        try watcher.settle()
        func refusal(_ body: () throws -> Void) throws -> String? {
            try watcher.refusal(body)
        }
        let cases: [(ErrorName, () throws -> Void)] = [
            (.overlap, { _ = try self.add(watcher, -30, -20) }),
            (.invalidTime, { _ = try self.add(watcher, -10, -7) }),
            (.invalidTime, { _ = try self.add(watcher, -10, 1) }),
            (.invalidTime, { _ = try self.add(watcher, -10, -20) }),
            (.invalidTarget, { _ = try self.add(watcher, -20, -10, ["Target": .uint64(1)]) }),
            (.notFound, { try watcher.call("Delete", on: Self.interface, "x", noOptions) }),
            (.notFound, { try watcher.call("Edit", on: Self.interface, "x", noOptions) }),
            (
                .invalidTime,
                {
                    try watcher.call(
                        "Edit", on: Self.interface, id, ["StartedAt": Value.int32(-1)])
                }
            ),
        ]
        for (name, body) in cases { #expect(try refusal(body) == name.rawValue) }
        #expect(
            try refusal {
                try watcher.call("Edit", on: Self.interface, id, ["Colour": Value.int32(1)])
            } == BusError.Name.invalidArgs)
        for (year, month) in [(2026, 0), (2026, 13), (0, 1), (10_000, 1)] as [(UInt32, UInt32)] {
            #expect(
                try watcher.refusal(of: "Month", on: Self.interface, year, month)
                    == BusError.Name.invalidArgs)
        }
        try watcher.fence()
        #expect(watcher.events.isEmpty)
    }

    @Test func listIsPagedNewestFirst() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        // Two and a half pages. Some fasts end in the same second.
        let entries = (0..<5000).map { number -> Entry in
            let end = 1_600_000_000 + UInt64(number / 3) * 3600
            return BusStruct(
                UUID().uuidString, (end - 14_400) * 1_000_000, end * 1_000_000, 0, [:])
        }
        #expect(try merge(watcher, entries) == counts(5000, 0, 0, 0))
        #expect(try list(watcher).count == 2000)
        #expect(try list(watcher, limit: 3).count == 3)
        let history = try session.atrest("history", "--json")
        let all = try #require(
            JSONSerialization.jsonObject(with: Data(history.output.utf8)) as? [[String: Any]])
        let ids = all.compactMap { $0["id"] as? String }
        #expect(ids.count == 5000)
        #expect(Set(ids) == Set(entries.map(\.fields.0)))
        let ends = all.compactMap { $0["endedAt"] as? String }
        #expect(ends == ends.sorted(by: >))
    }

    @Test func importIsWholeOrNothing() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let kept = try add(watcher, -40, -24)
        let stored = try #require(try list(watcher).first).fields
        try watcher.call("Start", noOptions)
        let active = try #require(try watcher.get(.id).stringValue)
        try watcher.settle()
        let id = UUID().uuidString
        func entry(_ id: String, _ start: Int64, _ end: Int64, _ extras: [String: Value] = [:])
            -> Entry
        {
            BusStruct(id, fromNow(start * hour), fromNow(end * hour), 0, extras)
        }
        let entries = [
            entry(id, -100, -80, ["UtcOffset": .int32(120)]),
            BusStruct(kept, stored.1, stored.2, 0, [:]),
            entry(UUID().uuidString, -10, -9), entry(UUID().uuidString, -10, 1),
            entry(active, -10, -1), entry(UUID().uuidString, -70, -71),
        ]
        // A target wins over a missing one, so the stored record stays.
        var dryRun = try merge(watcher, entries, ["DryRun": .boolean(true)])
        // What only a dry run tells.
        for key in ["Overlapping", "Long"] {
            let count = dryRun.removeValue(forKey: key)
            #expect(count == .uint32(0))
        }
        for key in ["Overlaps", "Longest"] {
            let fasts = dryRun.removeValue(forKey: key)
            #expect(fasts != nil)
        }
        #expect(dryRun == counts(1, 0, 1, 4))
        try watcher.fence()
        #expect(watcher.events.isEmpty)
        #expect(try merge(watcher, entries) == counts(1, 0, 1, 4))
        try watcher.fence()
        #expect(watcher.signals("Changed").count == 1)
        #expect(try merge(watcher, entries) == counts(0, 0, 2, 4))
        #expect(try list(watcher).map(\.fields.0) == [kept, id])
        #expect(try list(watcher)[1].fields.4 == 120)
        #expect(try list(watcher)[1].fields.7.isEmpty)

        // One invalid entry at the end refuses all.
        try watcher.settle()
        let bad: [(Entry, String)] = [
            (BusStruct("nonsense", 0, 0, 0, [:]), BusError.Name.invalidArgs),
            (BusStruct(id, 0, 0, 1, [:]), ErrorName.invalidTarget.rawValue),
            (entry(id, -100, -60, ["UtcOffset": .string("x")]), BusError.Name.invalidArgs),
            (entry(id, -100, -60, ["Other": .int32(1)]), BusError.Name.invalidArgs),
        ]
        for (entry, name) in bad {
            #expect(
                try watcher.refusal(
                    of: "Import", on: Journal1.interface, many(700) + [entry], noWater, noOptions)
                    == name)
        }
        #expect(
            try watcher.refusal(
                of: "Import", on: Journal1.interface, entries, noWater, ["Dry": Value.boolean(true)]
            )
                == BusError.Name.invalidArgs)
        try watcher.fence()
        #expect(watcher.events.isEmpty)
        #expect(try list(watcher).count == 2)
    }

    @Test func othersAreAnsweredWhileAnImportGoesOn() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        _ = try watcher.get(.status)
        let entries = many(20_000)
        let call = try watcher.bus.methodCall(
            to: Destination(
                service: Names.application, path: ObjectPath(Names.objectPath)!,
                interface: Journal1.interface), "Import")
        try call.append(entries, noWater, noOptions)
        var answer: Result<Message, BusError>?
        let slot = try watcher.bus.callAsync(call) { answer = $0 }
        // The call is sent first, and answered last: other acts go on while it is decoded.
        let added = try add(watcher, -40, -24)
        #expect(answer == nil)
        try watcher.wait(until: { answer != nil })
        #expect(
            try answer?.get().read([String: Value].self)["New"] == Value.uint32(20_000))
        withExtendedLifetime(slot) {}
        #expect(try watcher.get("SessionCount", of: Self.interface) == .uint32(20_001))
        #expect(try list(watcher).map(\.fields.0).contains(added))
    }

    @Test func importThatIsCutOffIsStoredWholeOrNotAtAll() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let kept = try add(watcher, -40, -24)
        let before = try #require(try list(watcher).first)
        var entries = many(20_000)
        entries[0] = BusStruct(
            kept, fromNow(-60 * hour), fromNow(-20 * hour), 0, [:])
        func count() throws -> Value { try watcher.get("SessionCount", of: Self.interface) }
        // The agent answers between the slices that it reads; after the last of them it stores.
        for answers in 0..<8 {
            let call = try watcher.bus.methodCall(
                to: Destination(
                    service: Names.application, path: ObjectPath(Names.objectPath)!,
                    interface: Journal1.interface), "Import")
            try call.append(entries, noWater, noOptions)
            let process = try watcher.agentProcess()
            var isOver = false
            let slot = try watcher.bus.callAsync(call) { _ in isOver = true }
            for _ in 0..<(answers * answers) where !isOver { _ = try watcher.get(.status) }
            kill(process, SIGKILL)
            try watcher.waitUntilAway()
            withExtendedLifetime(slot) {}
            let found = try count()
            if found != .uint32(1) {
                #expect(found == .uint32(20_000))
                break
            }
            #expect(try list(watcher)[0].fields.2 == before.fields.2)
        }
        let check = try session.run(
            "sqlite3", [session.dataFolder + "/atrest.sqlite", "PRAGMA integrity_check"])
        #expect(check.output == "ok\n")
    }

    /// The sessions of an import need memory, so a second one is refused until the first is done.
    @Test func secondImportIsRefusedWhileTheFirstIsDecoded() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        _ = try watcher.get(.status)
        var answers: [Result<Message, BusError>] = []
        var slots: [Slot] = []
        for entries in [many(20_000), many(1)] {
            let call = try watcher.bus.methodCall(
                to: Destination(
                    service: Names.application, path: ObjectPath(Names.objectPath)!,
                    interface: Journal1.interface), "Import")
            try call.append(entries, noWater, noOptions)
            slots.append(try watcher.bus.callAsync(call) { answers.append($0) })
        }
        try watcher.wait(until: { answers.count == 2 })
        // The refusal comes first.
        let refusal = try #require(throws: BusError.self) { try answers[0].get() }
        #expect(refusal.name == ErrorName.storage.rawValue)
        #expect(try answers[1].get().read([String: Value].self)["New"] == Value.uint32(20_000))
        withExtendedLifetime(slots) {}
    }

    /// Nothing of the database stays open, so its log is gone.
    @Test func agentThatEndsDuringAnImportClosesTheRecords() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        _ = try add(watcher, -40, -24)
        let call = try watcher.bus.methodCall(
            to: Destination(
                service: Names.application, path: ObjectPath(Names.objectPath)!,
                interface: Journal1.interface), "Import")
        try call.append(many(20_000), noWater, noOptions)
        let process = try watcher.agentProcess()
        let slot = try watcher.bus.callAsync(call) { _ in }
        _ = try watcher.get(.status)
        kill(process, SIGTERM)
        try watcher.waitUntilAway()
        let log = session.dataFolder + "/atrest.sqlite-wal"
        try watcher.wait(until: { access(log, F_OK) != 0 }, every: 10_000)
        withExtendedLifetime(slot) {}
    }

    @Test func daysHoldStillWhenTheUserTravels() throws {
        let session = try PrivateSession(variables: ["TZ": "Pacific/Auckland"])
        defer { session.end() }
        var watcher = try Watcher(session)
        // 2026-03-01 00:30 in Auckland, still the 28th of February in Honolulu.
        let end: UInt64 = 1_772_278_200
        try watcher.call(
            "Log", on: Self.interface, (end - 36_000) * 1_000_000, end * 1_000_000, noOptions)
        func marks(_ month: UInt32) throws -> [Mark] {
            try watcher.call("Month", on: Self.interface, UInt32(2026), month).read([Mark].self)
        }
        #expect(try marks(3).map(\.fields.0) == [1])
        #expect(try marks(2).isEmpty)
        kill(try watcher.agentProcess(), SIGKILL)
        try watcher.waitUntilAway()
        session.environment["TZ"] = "Pacific/Honolulu"
        let agent = try session.start("atrestd")
        defer { agent.stop() }
        try watcher.waitForOwner()
        watcher = try Watcher(session)
        #expect(try marks(3).map(\.fields.0) == [1])
        #expect(try marks(2).isEmpty)
        #expect(
            try session.atrest("calendar", "2026-03-01").output.contains("10h 0m · Ended early"))
        #expect(try list(watcher)[0].fields.4 == 780)
    }
}
