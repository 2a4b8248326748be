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
}
