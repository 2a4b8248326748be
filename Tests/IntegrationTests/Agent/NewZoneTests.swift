import Contract
import Foundation
import Glibc
import PrivateSession
import SDBus
import TerminalEmulator
import Testing

/// The machine gets another time zone while programs run. Each of them says the new local times at once.
struct NewZoneTests {
    /// A session whose programs see a folder `etc` of its own instead of `/etc`.
    private final class Machine {
        let session: PrivateSession
        let watcher: Watcher
        private let agent: ChildProcess

        /// Whether this user may mount in a namespace.
        static let isPossible: Bool = {
            guard let session = try? PrivateSession(activates: false) else { return false }
            defer { session.end() }
            let arguments = ["--map-root-user", "--mount", "mount", "-t", "tmpfs", "tmpfs", "/run"]
            return (try? session.run("unshare", arguments))?.status == 0
        }()

        init(zone: String) throws {
            session = try PrivateSession(activates: false)
            session.environment["TZ"] = nil
            let folder = session.folder
            let files = FileManager.default
            try files.createDirectory(atPath: folder + "/etc", withIntermediateDirectories: false)
            for name in ["passwd", "group", "nsswitch.conf", "ld.so.cache"] {
                try? files.copyItem(atPath: "/etc/\(name)", toPath: "\(folder)/etc/\(name)")
            }
            try Self.set(zone, in: folder)
            for program in ["atrest", "atrestd"] {
                let path = "\(folder)/stand-ins/\(program)"
                try PrivateSession.write(
                    """
                    #!/bin/sh
                    exec unshare --map-root-user --mount sh -c 'mount --bind "$0/etc" /etc && exec "$@"' \
                        '\(folder)' '\(session.programs)/\(program)' "$@"

                    """, to: path)
                chmod(path, 0o700)
            }
            agent = try session.start("atrestd")
            watcher = try Watcher(session)
            try watcher.waitForOwner()
        }

        func end() {
            agent.stop()
            session.end()
        }

        /// As timedatectl does it.
        func move(to zone: String) throws { try Self.set(zone, in: session.folder) }

        private static func set(_ zone: String, in folder: String) throws {
            let new = "\(folder)/etc/.localtime"
            try #require(symlink("/usr/share/zoneinfo/\(zone)", new) == 0)
            try #require(rename(new, "\(folder)/etc/localtime") == 0)
        }
    }

    /// 13:00 in Berlin and 21:00 in Tokyo.
    private static let start: Int64 = {
        let day = fromNow(0) / 1_000_000 / 86_400
        return Int64(day) * 86_400 - 12 * 3600
    }()

    @Test(.enabled(if: Machine.isPossible, "needs a user who may mount in a namespace"))
    func everyFollowerSaysTheNewTimes() throws {
        let machine = try Machine(zone: "Etc/GMT-1")
        defer { machine.end() }
        let (session, watcher) = (machine.session, machine.watcher)
        try watcher.call("Start", ["StartedAt": Value.uint64(UInt64(Self.start) * 1_000_000)])
        let status = try Follower(session, "--format", "{{started}}")
        let object = try Follower(session, "--json")
        let bar = try Follower(session, verb: ["widget", "waybar", "--follow"])
        let terminal = try PseudoTerminal(columns: 80, rows: 24)
        session.environment["TERM"] = "xterm-256color"
        let screen = try TerminalChild(
            "\(session.folder)/stand-ins/atrest", ["watch"], on: terminal,
            environment: session.environment)
        try terminal.wait(for: "\u{1b}[c")
        terminal.type("\u{1b}[?6c")
        func expect(_ time: String, offset: Int) throws {
            #expect(status.says(time))
            #expect(object.says("\"utcOffsetSeconds\":\(offset)"))
            #expect(bar.says(time))
            try terminal.wait { $0.lines.contains { $0.contains(time) } }
        }
        try expect("13:00", offset: 3600)
        try machine.move(to: "Etc/GMT-9")
        try expect("21:00", offset: 9 * 3600)
        try machine.move(to: "Etc/GMT+3")
        try expect("09:00", offset: -3 * 3600)
        for follower in [status, object, bar] { follower.process.stop() }
        terminal.type("q")
        #expect(screen.wait() == .exit(0))
    }

    @Test(.enabled(if: Machine.isPossible, "needs a user who may mount in a namespace"))
    func agentTellsWhatDependsOnTheDay() throws {
        let machine = try Machine(zone: "Pacific/Pago_Pago")
        defer { machine.end() }
        let (session, watcher) = (machine.session, machine.watcher)
        #expect(try session.atrest("vigil", "on").status == 0)
        let before = try watcher.get("Scripture", of: Vigil1.interface)
        try watcher.settle()
        // There it is the next day, at any hour.
        try machine.move(to: "Pacific/Kiritimati")
        try watcher.wait(until: { watcher.batches.contains { $0.contains("Scripture") } })
        #expect(try watcher.get("Scripture", of: Vigil1.interface) != before)

        // The page of the running fast.
        let shared = session.folder + "/shared"
        mkdir(shared, 0o700)
        #expect(try session.atrest("devices", "join", shared).status == 0)
        #expect(try session.atrest("devices", "today", "on").status == 0)
        try watcher.call("Start", ["StartedAt": Value.uint64(UInt64(Self.start) * 1_000_000)])
        func says(_ time: String) throws {
            try watcher.wait(
                until: {
                    let page = try? String(contentsOfFile: shared + "/today.html", encoding: .utf8)
                    return page?.contains("since \(time).") == true
                }, every: 20_000)
        }
        try says("02:00")
        try machine.move(to: "Etc/GMT-1")
        try says("13:00")
    }
}
