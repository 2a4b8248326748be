import Contract
import Foundation
import PrivateSession
import SDBus
import Testing

/// A real notification server on a virtual screen.
struct DunstTests {
    @Test func dunstShowsTheTransition() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let screen = try Screen(session)
        defer { screen.end() }
        let dunst = try session.start("env", ["DISPLAY=\(screen.display)", "dunst"])
        defer { dunst.stop() }
        let watcher = try Watcher(session)
        try watcher.waitForOwner(of: NoticeServer.name)
        try watcher.start(before: 4 * hour)
        try watcher.wait(for: Timer1.Signal.milestoneReached.rawValue)
        try watcher.wait(until: { (try? displayed(session)) == "1" }, every: 50_000)
        // The end of the fast withdraws the notification. It is in dunst's history then.
        try watcher.call("End", noOptions)
        try watcher.wait(until: { (try? displayed(session)) == "0" }, every: 50_000)
        let history = try session.run("dunstctl", ["history"])
        #expect(history.output.contains("Beginning to shift"))
        #expect(history.output.contains("The last meal is likely almost absorbed."))
        #expect(history.output.components(separatedBy: "\"summary\"").count == 2)
    }

    /// The bus starts the server for the first notification. That must not look like a new server.
    @Test func notificationThatStartsTheServerIsWithdrawnToo() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let screen = try Screen(session)
        defer { screen.end() }
        try PrivateSession.write(
            "[D-BUS Service]\nName=\(NoticeServer.name)\nExec=/usr/bin/env DISPLAY=\(screen.display) dunst\n",
            to: "\(session.folder)/services/\(NoticeServer.name).service")
        let watcher = try Watcher(session)
        _ = try watcher.bus.call(watcher.bus.methodCall(to: .daemon, "ReloadConfig"))
        try watcher.start(before: 4 * hour)
        try watcher.waitForOwner(of: NoticeServer.name)
        try watcher.wait(until: { (try? displayed(session)) == "1" }, every: 50_000)
        try watcher.call("End", noOptions)
        try watcher.wait(until: { (try? displayed(session)) == "0" }, every: 50_000)
    }

    private func displayed(_ session: PrivateSession) throws -> String {
        try session.run("dunstctl", ["count", "displayed"]).output.trimmingCharacters(
            in: .whitespacesAndNewlines)
    }
}

/// A virtual screen. It ends with `end()`.
final class Screen {
    let display: String
    private let server: ChildProcess

    init(_ session: PrivateSession) throws {
        let number = PipeEnds()
        server = try ChildProcess(
            "/bin/sh",
            ["-c", "exec Xvfb -displayfd 1 -screen 0 800x600x24 -nolisten tcp"],
            environment: session.environment, output: .descriptor(number.writing),
            errors: .nowhere)
        number.closeWriting()
        display = ":" + (try #require(number.readLine()))
    }

    func end() { server.stop() }
}
