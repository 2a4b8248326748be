import Glibc
import PrivateSession
import SDBus
import Testing

/// The agent's item in the tray: what it signals, and when it comes and goes. Tests/Transcripts/tray.txt has what it shows
/// and what its menu does.
struct TrayItemTests {
    private let session: PrivateSession
    private let watcher: Watcher

    init() throws {
        session = try PrivateSession()
        watcher = try Watcher(session)
    }

    private func tray() throws -> TrayHost {
        let bus = try session.connect()
        try watcher.loop.attach(bus)
        return try TrayHost(on: bus)
    }

    private func icon(_ host: TrayHost) throws -> String? {
        let call = try host.itemCall("Get", of: "org.freedesktop.DBus.Properties")
        try call.append(TrayHost.itemInterface, "IconName")
        return try host.bus.call(call).read(Value.self).stringValue
    }

    @Test func stepBringsOneNewIconAndNothingElse() throws {
        defer { session.end() }
        let host = try tray()
        _ = try watcher.get(.status)
        try watcher.wait(until: { host.items.count == 1 })
        // A quarter of 5 hours is not at a transition.
        let target = UInt64(5 * hour) * 1_000_000
        let start = try watcher.start(before: 4500, target: target) {
            _ = try icon(host)
            try watcher.settle()
            host.forget()
        }
        try watcher.wait(until: { !host.events.isEmpty })
        #expect(SDEventTimer.Clock.microsecondsSinceEpoch >= start + 4_500_000_000)
        #expect(try icon(host) == "app.atrest.Atrest-step-1-symbolic")
        try watcher.fence()
        #expect(host.events == [.init(member: "NewIcon", numbers: [])])
        #expect(watcher.events.isEmpty)
    }

    /// Once the records are readable, the setting may say that there is no item. The item must not
    /// disappear in the middle of a call to it.
    @Test func recordsThatCanBeReadAgainTakeTheItemAway() throws {
        defer { session.end() }
        #expect(try session.atrest("settings", "set", "tray-icon", "false").status == 0)
        kill(try watcher.agentProcess(), SIGTERM)
        try watcher.waitUntilAway()
        let file = session.dataFolder + "/atrest.sqlite"
        try watcher.wait(until: { access(file + "-wal", F_OK) != 0 }, every: 10_000)
        func version(_ number: Int) throws {
            let result = try session.run("sqlite3", [file, "PRAGMA user_version = \(number)"])
            #expect(result.status == 0)
        }
        let before = try session.run("sqlite3", [file, "PRAGMA user_version"]).output
        try version(999)
        let host = try tray()
        _ = try watcher.refusal { try watcher.get(.status) }
        try watcher.wait(until: { host.items.count == 1 })
        let agent = try watcher.agentProcess()
        try version(try #require(Int(before.dropLast())))
        // Opening the menu does not open the records.
        for _ in 0..<3 {
            let call = try host.menuCall("AboutToShowGroup")
            try call.append([Int32(0), 99])
            _ = try host.bus.call(call)
        }
        #expect(host.items.count == 1)
        _ = try watcher.get(.status)
        try watcher.wait(until: { host.items.isEmpty })
        #expect(try watcher.agentProcess() == agent)
    }

    @Test func recordsThatGoAreSaidAtOnce() throws {
        defer { session.end() }
        let host = try tray()
        #expect(try session.atrest("start").status == 0)
        try watcher.wait(until: { host.items.count == 1 })
        _ = try icon(host)
        host.forget()
        let folder = session.dataFolder
        #expect(rename(folder, folder + "-away") == 0)
        try PrivateSession.write("no folder", to: folder)
        #expect(try watcher.refusal(of: "End", noOptions) == "app.atrest.Error.Storage")
        try watcher.wait(until: { host.events.contains { $0.member == "NewIcon" } })
        #expect(try icon(host) == "app.atrest.Atrest-unknown-symbolic")
        #expect(unlink(folder) == 0)
        #expect(rename(folder + "-away", folder) == 0)
        _ = try watcher.get(.status)
        #expect(try icon(host) == "app.atrest.Atrest-step-0-symbolic")
    }
}
