import Contract
import Fasting
import Foundation
import PrivateSession
import SDBus
import Testing
import Words

/// `atrest` as people and scripts use it.
struct CommandLineTests {
    private func json(_ session: PrivateSession) throws -> [String: Any] {
        let result = try session.atrest("status", "--json")
        #expect(result.status == 0)
        let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
        return try #require(object as? [String: Any])
    }

    private static let keys: Set = [
        "schema", "status", "id", "startedAt", "lastEndedAt", "elapsedSeconds", "targetSeconds",
        "targetAt",
        "milestone", "next", "tree", "vigil", "line", "problem", "water",
        "caution", "firstFast", "undoAct", "undoText", "latestAct", "latestActText",
        "complineInvitation", "forest", "reducedMotion", "utcOffsetSeconds",
    ]

    /// Those that are never null while the agent runs.
    private static let known: Set = [
        "schema", "status", "line", "water", "firstFast", "undoAct", "latestAct",
        "complineInvitation", "forest", "reducedMotion", "utcOffsetSeconds",
    ]

    @Test func jsonHasEveryKeyInEveryState() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let idle = try json(session)
        #expect(Set(idle.keys) == Self.keys)
        #expect(idle["schema"] as? Int == 1)
        #expect(idle["status"] as? String == "idle")
        #expect(idle["line"] as? String == "When you're ready")
        let water = try #require(idle["water"] as? [String: Any])
        #expect(
            water["todayMilliliters"] as? Int == 0 && water["quickAddMilliliters"] as? Int == 250)
        #expect(water["unit"] as? String == "ml")
        for key in Self.keys.subtracting(Self.known) {
            #expect(idle[key] is NSNull, "\(key)")
        }

        #expect(
            try session.atrest("start", "--ago", "6h", "--target", "16.333").status == 0)
        let active = try json(session)
        #expect(Set(active.keys) == Self.keys)
        #expect(active["status"] as? String == "active")
        #expect(active["targetSeconds"] as? Double == 58_798.8)
        #expect((active["elapsedSeconds"] as? Int ?? 0) >= 21_600)
        #expect(active["line"] is NSNull)
        let milestone = try #require(active["milestone"] as? [String: Any])
        #expect(Set(milestone.keys) == ["key", "title", "text", "since"])
        #expect(milestone["key"] as? String == "beginningToShift")
        let next = try #require(active["next"] as? [String: Any])
        #expect(next["key"] as? String == "metabolicTransition")
        let tree = try #require(active["tree"] as? [String: Any])
        #expect(Set(tree.keys) == ["variant", "tone", "progress"])
        let started = try #require(active["startedAt"] as? String)
        #expect(started.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/) != nil)

        #expect(try session.atrest("end").status == 0)
        let ended = try json(session)
        #expect(Set(ended.keys) == Self.keys)
        #expect(ended["status"] as? String == "ended-early")
        #expect(ended["startedAt"] as? String == started)
        #expect(ended["milestone"] is NSNull)
        #expect(ended["tree"] is NSNull)
        #expect(ended["line"] as? String == "The fast has ended.")
    }

    @Test func completedFastKeepsItsTree() throws {
        let session = try PrivateSession()
        defer { session.end() }
        #expect(try session.atrest("start", "--ago", "12h", "--target", "12").status == 0)
        let end = try session.atrest("end")
        #expect(end.output.hasPrefix("The fast has ended. 12h 0m, "))
        let completed = try json(session)
        #expect(completed["status"] as? String == "completed")
        #expect((completed["tree"] as? [String: Any])?["progress"] as? Double == 1)
    }

    @Test func shortFastIsReported() throws {
        let session = try PrivateSession()
        defer { session.end() }
        #expect(try session.atrest("start", "--ago", "3h").status == 0)
        let end = try session.atrest("end")
        #expect(end.output.hasPrefix("The fast has ended. 3h 0m, "))
        #expect(
            end.output.hasSuffix(
                "It lasted under 4 hours and was not kept. `atrest undo` brings it back.\n"))
        #expect(
            try session.atrest("undo").output.hasPrefix(
                "Undid: ending a fast under 4 hours, start at "))
        let abandoned = try session.atrest("abandon").output
        #expect(abandoned.hasPrefix("The fast was stopped and not kept. 3h 0m, "))
        #expect(abandoned.hasSuffix(". `atrest undo` brings it back.\n"))
        #expect(
            try session.atrest("status").output.hasPrefix("The fast was stopped and not kept.\n"))
    }

    @Test func timesAreOfTheUsersZone() throws {
        let session = try PrivateSession(variables: ["TZ": "Asia/Kathmandu"])
        defer { session.end() }
        let now = SDEventTimer.Clock.microsecondsSinceEpoch / 1_000_000
        let start = try session.run(
            "date", ["-d", "@\(now - 7200)", "+%F %H:%M"]
        ).output.dropLast()
        #expect(try session.atrest("start", "--at", String(start)).status == 0)
        let utc = try session.run(
            "date", ["-u", "-d", "@\((now - 7200) / 60 * 60)", "+%FT%H:%M:%SZ"]
        ).output.dropLast()
        #expect(try json(session)["startedAt"] as? String == String(utc))
        let shown = try session.atrest("status", "--format", "{{started}}").output
        #expect(shown.contains(start.suffix(5)))
    }

    @Test func offsetOfTheEndIsStored() throws {
        let session = try PrivateSession(variables: ["TZ": "Asia/Kathmandu"])
        defer { session.end() }
        #expect(try session.atrest("start", "--ago", "5h").status == 0)
        #expect(try session.atrest("end").status == 0)
        let file = session.environment["XDG_DATA_HOME"]! + "/atrest/atrest.sqlite"
        let offset = try session.run("sqlite3", [file, "SELECT end_offset FROM fast"])
        #expect(offset.output == "345\n")
    }

    @Test(arguments: ["tomorrow 20:00", "in 2h"]) func futureIsRefusedAsOne(_ time: String) throws {
        let session = try PrivateSession()
        defer { session.end() }
        #expect(try session.atrest("start", "--ago", "2h").status == 0)
        let result = try session.run(
            "atrest", ["adjust", "--start"] + time.split(separator: " ").map(String.init))
        #expect(result.status == ExitStatus.refused.rawValue)
        #expect(result.errors.contains("future"), "\(result.errors)")
    }

    @Test(arguments: [
        ["start", "--at", "25:00"], ["start", "--at", "20:00", "--ago", "2h"],
        ["start", "--ago", "4"], ["start", "--target", "sixteen"], ["start", "--target", "nan"],
        ["start", "--target", "-16"], ["adjust"], ["adjust", "--start", "next year"],
        ["status", "--json", "--quiet"], ["status", "--format", "{{nonsense}}"],
        ["status", "--format", "{{open"], ["status", "--quiet", "--follow"],
        ["status", "--format"],
        ["nonsense"], ["start", "--nonsense"], ["end", "soon"], ["--color", "sometimes", "status"],
        ["status", "--color", "sometimes"],
    ]) func mistakesAreUsageErrors(_ arguments: [String]) throws {
        let session = try PrivateSession()
        defer { session.end() }
        let result = try session.run("atrest", arguments)
        #expect(result.status == ExitStatus.usage.rawValue)
        #expect(result.output.isEmpty)
        #expect(result.errors.hasPrefix("atrest: "))
        // A mistake does not start the agent.
        #expect(try Watcher(session).bus.owner(of: Names.application) == nil)
    }

    @Test func timeInAGapIsRefused() throws {
        // At 02:00 on 29 March 2026 the clocks of Berlin went to 03:00.
        let session = try PrivateSession(variables: ["TZ": "Europe/Berlin"])
        defer { session.end() }
        let result = try session.atrest("start", "--at", "2026-03-29 02:30")
        #expect(result.status == ExitStatus.usage.rawValue)
        #expect(result.errors == "atrest: \(Words.Times.doesNotExist("2026-03-29 02:30"))\n")
    }

    @Test func answerThatCannotBeWrittenIsAFailure() throws {
        let session = try PrivateSession()
        defer { session.end() }
        for arguments in [["status"], ["--json"], ["--help"], ["status", "--follow"], ["doctor"]] {
            let child = try session.start("atrest", arguments, output: .file("/dev/full"))
            #expect(child.wait() == ExitStatus.storage.rawValue, "\(arguments)")
        }
        let closed = try session.run("sh", ["-c", "exec atrest status >&-"])
        #expect(closed.status == ExitStatus.storage.rawValue)
        #expect(closed.errors.hasPrefix("atrest: The answer could not be written"))
    }

    /// A script that only reads the status would do it again.
    @Test(arguments: [
        ["water", "add", "300"], ["water", "add", "300", "--json"], ["start"], ["undo"],
        ["log", "--start", "2026-03-01 20:00", "--end", "2026-03-02 12:00"],
        ["settings", "set", "target-hours", "18"], ["note", "x", "y"],
    ]) func actWhoseAnswerCannotBeWrittenWasDone(_ arguments: [String]) throws {
        let session = try PrivateSession()
        defer { session.end() }
        #expect(
            try session.atrest("log", "--start", "2026-02-01 20:00", "--end", "2026-02-02 12:00")
                .status == 0)
        let line = (["exec", "atrest"] + arguments.map { "'\($0)'" } + [">/dev/full"])
            .joined(separator: " ")
        let result = try session.run("sh", ["-c", line])
        #expect(result.status == ExitStatus.storage.rawValue)
        #expect(result.errors.hasPrefix("atrest: It was done, but the answer could not be written"))
    }

    @Test(arguments: [["status"], ["history"], ["water", "list"], ["undo", "--list"]])
    func questionWhoseAnswerCannotBeWrittenDidNothing(_ arguments: [String]) throws {
        let session = try PrivateSession()
        defer { session.end() }
        let line = "exec atrest \(arguments.joined(separator: " ")) >/dev/full"
        let result = try session.run("sh", ["-c", line])
        #expect(result.errors.hasPrefix("atrest: The answer could not be written"))
    }

    /// A path in quotes, as from i3 or cron: no shell has read the `~`.
    @Test func tildeInQuotesIsTheHomeFolder() throws {
        let session = try PrivateSession()
        defer { session.end() }
        #expect(try session.atrest("water", "add").status == 0)
        let home = try #require(session.environment["HOME"])
        let file = "\(home)/x.json"
        let result = try session.atrest("export", "~/x.json")
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output.contains(file))
        #expect(try session.atrest("import", "~/x.json", "--dry-run").status == 0)
        let svg = try session.run("atrest", ["forest", "--svg=~/none/x.svg"])
        #expect(svg.status == ExitStatus.storage.rawValue)
        #expect(svg.errors.contains("\(home)/none") && !svg.errors.contains("~"))
    }

    @Test func silentBusIsReported() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        // A bus that accepts connections and never answers.
        let path = session.folder + "/silent"
        let silent = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(silent) }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let bound = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(silent, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        #expect(bound == 0)
        #expect(listen(silent, 5) == 0)
        session.environment["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=\(path)"
        for verb in ["status", "start", "doctor"] {
            #expect(try session.atrest(verb).status == ExitStatus.unavailable.rawValue)
        }
        #expect(try session.atrest("--quiet").status == ExitStatus.unavailable.rawValue)
    }

    @Test func helpAndVersion() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        #expect(try session.atrest("--version").output == "atrest \(Names.versionAndCommit)\n")
        let help = try session.atrest("help", "all")
        #expect(help.status == 0)
        for verb in ["start", "end", "abandon", "undo", "edit", "status", "doctor"] {
            #expect(help.output.contains("\n  \(verb)"))
            #expect(try session.atrest(verb, "--help").status == 0)
        }
    }

    @Test func colourOnlyIfItIsWanted() throws {
        let session = try PrivateSession()
        defer { session.end() }
        #expect(try session.atrest("start").status == 0)
        #expect(!(try session.atrest("status").output.contains("\u{1b}")))
        for arguments in [
            ["status", "--color", "always"], ["--color", "always", "status"], ["--color=always"],
        ] {
            #expect(try session.run("atrest", arguments).output.contains("\u{1b}"))
        }
        // script(1) makes a terminal.
        session.environment["TERM"] = "xterm"
        let terminal = ["-qec", "atrest status", "/dev/null"]
        #expect(try session.run("script", terminal).output.contains("\u{1b}"))
        let plain = try session.run("env", ["NO_COLOR=1", "script"] + terminal)
        #expect(!plain.output.contains("\u{1b}"))
        #expect(plain.output.contains("Digestion completing"))
        let dumb = try session.run("env", ["TERM=dumb", "script"] + terminal)
        #expect(!dumb.output.contains("\u{1b}"))
    }

    @Test(arguments: [
        (["stop"], "There is no command `stop`. Did you mean `end`?"),
        (["nonsense"], "There is no command `nonsense`. See `atrest --help`."),
        (["end", "all"], Words.Times.unreadable("all")),
        (
            ["start", "--taget", "18"],
            "There is no option `--taget`. Did you mean `--target`? See `atrest start --help`."
        ),
        (["help", "foo"], "There is no command `foo`. See `atrest --help`."),
        (["help", "sart"], "There is no command `sart`. Did you mean `start`?"),
        (["foo", "--help"], "There is no command `foo`. See `atrest --help`."),
        (["water", "ad", "--help"], "There is no command `water ad`. Did you mean `water add`?"),
        (
            ["widget", "waybr"],
            "There is no widget for `waybr`. Use waybar, polybar, i3blocks, swaybar or genmon. Did you "
                + "mean `waybar`?"
        ),
        (
            ["export", "-", "--format", "xlsx"],
            "\(Words.Interchange.unknownFormat("xlsx")) Did you mean `csv`?"
        ),
        (["vigil", "enable"], "\(Words.Vigil.unknownAct("enable")) Did you mean `on`?"),
        (
            ["settings", "set", "discreet", "1"],
            "\(Words.Settings.refusal(.discreet)) Did you mean `true`?"
        ),
    ]) func mistakeSaysWhatWasLikelyMeant(_ arguments: [String], _ sentence: String) throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let result = try session.run("atrest", arguments)
        #expect(result == .init(status: 64, output: "", errors: "atrest: \(sentence)\n"))
    }

    @Test(arguments: [
        ["?"], ["start", "--at", "?"], ["start", "--ago", "?"], ["start", "--target", "?"],
        ["start", "--?"], ["start", "?"], ["edit", "@?"], ["water", "remove", "@?"],
        ["water", "add", "?"], ["why", "?"], ["settings", "set", "?", "1"],
        ["settings", "set", "discreet", "?"], ["history", "--month", "?"], ["calendar", "?"],
        ["restore", "?"], ["status", "--format", "{{?}}"], ["export", "-", "--format", "?"],
        ["forest", "--size", "?"], ["vigil", "?"], ["widget", "?"], ["help", "?"],
    ]) func longInputIsNotEchoedWhole(_ arguments: [String]) throws {
        let session = try PrivateSession()
        defer { session.end() }
        let letters = String(repeating: "x", count: 100_000)
        let result = try session.run(
            "atrest", arguments.map { $0.replacingOccurrences(of: "?", with: letters) })
        #expect(result.status == 64)
        #expect(result.output.isEmpty)
        #expect(result.errors.utf8.count < 600, "\(result.errors.prefix(200))")
    }

    @Test func negativePlaceIsNoID() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let sentences = [
            (["delete", "@-1"], Words.History.unreadablePlace("@-1")),
            (["water", "remove", "@-1"], Words.Water.unreadablePlace("@-1")),
        ]
        for (arguments, sentence) in sentences {
            let result = try session.run("atrest", arguments)
            #expect(result == .init(status: 64, output: "", errors: "atrest: \(sentence)\n"))
        }
    }

    @Test func helpOfSettingsListsThem() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        for arguments in [["settings", "--help"], ["settings", "set", "--help"]] {
            let lines = try session.run("atrest", arguments).output.split(separator: "\n")
            for key in Fasting.Settings.Key.allCases {
                let line = "\(key.rawValue): \(Words.Settings.meaning(key))"
                #expect(lines.contains { $0.hasPrefix(line) }, "\(key)")
            }
            #expect(lines.contains("discreet: \(Words.Settings.meaning(.discreet)), true or false"))
            #expect(lines.contains { $0.contains("`on` also means true") })
        }
    }

    @Test func helpIsFoundInEachWay() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let start = try session.atrest("start", "--help")
        #expect(start.status == 0)
        #expect(start.output.contains("\nUsage: atrest start [TIME...] [--at TIME"))
        for arguments in [["help", "start"], ["start", "-h"], ["--help", "start"]] {
            #expect(try session.run("atrest", arguments) == start)
        }
        #expect(try session.atrest("help") == session.atrest("--help"))
        #expect(try session.atrest("-V") == session.atrest("--version"))
        #expect(!start.output.contains("\u{1b}"))
        #expect(
            try session.atrest("start", "--help", "--color", "always").output.contains("\u{1b}[1m"))
    }

    @Test func doctorReportsTheSetup() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let asleep = try session.atrest("doctor")
        #expect(asleep.status == 0)
        #expect(asleep.output.contains(Words.Doctor.agentAsleep))
        #expect(asleep.output.contains(Words.Doctor.noNotices))
        #expect(asleep.output.contains(Words.Doctor.noSystemd))
        // The doctor does not start the agent.
        let watcher = try Watcher(session)
        #expect(try watcher.bus.owner(of: Names.application) == nil)

        let server = try NoticeServer(on: watcher.bus, capabilities: ["body"])
        _ = try watcher.get(.status)
        let process = try watcher.agentProcess()
        let doctor = Thread.Result { try session.atrest("doctor") }
        try watcher.wait(until: { doctor.isDone }, every: 10_000)
        let awake = try doctor.value()
        #expect(awake.output.contains(Words.Doctor.agentRuns(String(process))))
        #expect(awake.output.contains("Notifications are shown by Keeper 1, which supports body."))
        withExtendedLifetime(server) {}
    }
}
