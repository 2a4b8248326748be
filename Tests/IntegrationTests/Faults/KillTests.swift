import Contract
import Glibc
import PrivateSession
import SDBus
import SeededRandom
import Testing

/// kill -9 at random moments under load: acknowledged acts are there.
struct KillTests {
    private typealias Water = BusStruct<String, UInt64, UInt32, [String: Value]>
    private typealias Fast = BusStruct<
        String, UInt64, UInt64, UInt64, Int32, String, String, [String: Value]
    >

    @Test func nothingAcknowledgedIsEverLost() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        var random = SplitMix64(seed: Soak.seed)
        var fasts: Set<String> = []
        var water: Set<String> = []
        // So long ago that none of them overlaps the running fast.
        var end = fromNow(-400 * hour)
        for _ in 0..<Soak.times(15, 1000) {
            let agent = try { _ in try watcher.agentProcess() }(try watcher.get(.status))
            var open = 0
            var acknowledged = 0
            var slots: [Slot] = []
            func ask<each Argument: BusType>(
                _ member: String, _ interface: String, _ arguments: repeat each Argument,
                note: @escaping (Message) -> Void
            ) throws {
                let call = try watcher.bus.methodCall(
                    to: Destination(
                        service: Names.application, path: ObjectPath(Names.objectPath)!,
                        interface: interface), member, activates: false)
                try call.append(repeat each arguments)
                open += 1
                slots.append(
                    try watcher.bus.callAsync(call) { answer in
                        open -= 1
                        guard let reply = try? answer.get() else { return }
                        acknowledged += 1
                        note(reply)
                    })
            }
            for _ in 0..<8 {
                try ask("Add", Water1.interface, glass(100, at: end)) {
                    if let id = try? $0.id() { water.insert(id) }
                }
                try ask("Log", History1.interface, end - 18_000_000_000, end, noOptions) {
                    if let id = try? $0.id() { fasts.insert(id) }
                }
                end -= 20_000_000_000
            }
            // The last act: if it is acknowledged, nothing came after it.
            var started = ""
            try ask("Abandon", Timer1.interface, noOptions) { _ in }
            try ask("Start", Timer1.interface, noOptions) {
                if let id = try? $0.id() { started = id }
            }
            // Kills the agent shortly after a random number of acknowledgements. The number is
            // random and not the time, so that a slow machine gets as far.
            let number = Int(random.next() % UInt64(open))
            try watcher.wait(until: { acknowledged >= number || open == 0 })
            usleep(UInt32(random.next() % 1000))
            kill(agent, SIGKILL)
            try watcher.wait(until: { open == 0 })
            try watcher.waitUntilAway()
            if !started.isEmpty { #expect(try watcher.get(.id) == .string(started)) }
            watcher.forgetNow()
        }
        let kept = try everyFast(watcher)
        let noted = try everyWater(watcher)
        #expect(fasts.subtracting(kept).isEmpty)
        #expect(water.subtracting(noted).isEmpty)
        #expect(Set(kept).count == kept.count)
        #expect(!fasts.isEmpty && !water.isEmpty)
        let check = try session.run(
            "sqlite3", [session.dataFolder + "/atrest.sqlite", "PRAGMA integrity_check"])
        #expect(check.output == "ok\n")
    }

    private func everyFast(_ watcher: Watcher) throws -> [String] {
        try everyRow(watcher, of: History1.interface, as: Fast.self) { $0.fields.0 }
    }

    private func everyWater(_ watcher: Watcher) throws -> [String] {
        try everyRow(watcher, of: Water1.interface, as: Water.self) { $0.fields.0 }
    }

    /// Page by page, each after the last row of the one before.
    private func everyRow<Row: BusReadable>(
        _ watcher: Watcher, of interface: String, as type: Row.Type, id: (Row) -> String
    ) throws -> [String] {
        var ids: [String] = []
        while true {
            var options: [String: Value] = [:]
            options["After"] = ids.last.map(Value.string)
            let page = try watcher.call("List", on: interface, options).read([Row].self).map(id)
            ids += page
            if page.count < Int(History1.listLimit) { return ids }
        }
    }
}
