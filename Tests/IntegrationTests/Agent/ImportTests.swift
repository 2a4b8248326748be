import Foundation
import Glibc
import PrivateSession
import SDBus
import Testing

/// What happens while a long import is read: `Import` of Journal1 reads 2,000 records, then the agent does other things.
struct ImportTests {
    private typealias Entry = BusStruct<String, UInt64, UInt64, UInt64, [String: Value]>

    private let session: PrivateSession
    private let watcher: Watcher
    private let kept: String

    init() throws {
        session = try PrivateSession()
        watcher = try Watcher(session)
        kept = try watcher.call(
            "Log", on: "app.atrest.History1", fromNow(-40 * hour), fromNow(-24 * hour), noOptions
        ).id()
    }

    /// Past fasts that do not overlap.
    private func many(_ count: Int) -> [Entry] {
        (0..<count).map { number in
            let end = 1_000_000_000 + UInt64(number) * 20_000
            return BusStruct(
                UUID().uuidString, (end - 15_000) * 1_000_000, end * 1_000_000, 0, [:])
        }
    }

    private func importing(
        _ entries: [Entry], _ onAnswer: @escaping (Result<Message, BusError>) -> Void
    ) throws -> Slot {
        let call = try watcher.bus.methodCall(
            to: Destination(
                service: "app.atrest.Atrest", path: "/app/atrest/Atrest",
                interface: "app.atrest.Journal1"), "Import")
        try call.append(entries, noWater, noOptions)
        return try watcher.bus.callAsync(call, handler: onAnswer)
    }

    private func fasts() throws -> Value {
        try watcher.get("SessionCount", of: "app.atrest.History1")
    }

    private func new(_ answer: Result<Message, BusError>?) throws -> Value? {
        try answer?.get().read([String: Value].self)["New"]
    }

    @Test func othersAreAnsweredWhileAnImportGoesOn() throws {
        defer { session.end() }
        var answer: Result<Message, BusError>?
        let slot = try importing(many(6000)) { answer = $0 }
        // The call is sent first, and answered last: other acts go on while it is decoded.
        try watcher.call(
            "Log", on: "app.atrest.History1", fromNow(-80 * hour), fromNow(-64 * hour), noOptions)
        #expect(answer == nil)
        try watcher.wait(until: { answer != nil })
        #expect(try new(answer) == .uint32(6000))
        #expect(try fasts() == .uint32(6002))
        withExtendedLifetime(slot) {}
    }

    @Test func importThatIsCutOffIsStoredWholeOrNotAtAll() throws {
        defer { session.end() }
        var entries = many(6000)
        entries[0] = BusStruct(kept, fromNow(-60 * hour), fromNow(-20 * hour), 0, [:])
        // The agent answers between the slices that it reads; after the last of them it stores.
        for answers in 0..<8 {
            let process = try watcher.agentProcess()
            var isOver = false
            let slot = try importing(entries) { _ in isOver = true }
            for _ in 0..<(answers * answers) where !isOver { _ = try watcher.get(.status) }
            kill(process, SIGKILL)
            try watcher.waitUntilAway()
            withExtendedLifetime(slot) {}
            let found = try fasts()
            if found != .uint32(1) {
                #expect(found == .uint32(6000))
                break
            }
            let history = try session.run("atrest", ["history", "--json"]).output
            #expect(history.contains("\"durationSeconds\":57600"))
        }
        let check = try session.run(
            "sqlite3", [session.dataFolder + "/atrest.sqlite", "PRAGMA integrity_check"])
        #expect(check.output == "ok\n")
    }

    /// The records of an import need memory, so a second one is refused until the first is done.
    @Test func secondImportIsRefusedWhileTheFirstIsDecoded() throws {
        defer { session.end() }
        var answers: [Result<Message, BusError>] = []
        let slots = try [6000, 1].map { try importing(many($0)) { answers.append($0) } }
        try watcher.wait(until: { answers.count == 2 })
        // The refusal comes first.
        let refusal = try #require(throws: BusError.self) { try answers[0].get() }
        #expect(refusal.name == "app.atrest.Error.Storage")
        #expect(try new(answers[1]) == .uint32(6000))
        withExtendedLifetime(slots) {}
    }

    /// Nothing of the database stays open, so its log is gone.
    @Test func agentThatEndsDuringAnImportClosesTheRecords() throws {
        defer { session.end() }
        let process = try watcher.agentProcess()
        let slot = try importing(many(6000)) { _ in }
        _ = try watcher.get(.status)
        kill(process, SIGTERM)
        try watcher.waitUntilAway()
        let log = session.dataFolder + "/atrest.sqlite-wal"
        try watcher.wait(until: { access(log, F_OK) != 0 }, every: 10_000)
        withExtendedLifetime(slot) {}
    }
}
