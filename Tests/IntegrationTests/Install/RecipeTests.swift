import Contract
import Foundation
import PrivateSession
import SDBus
import System
import Testing

/// The recipes in docs/recipes.md, taken from the page, do what it says.
struct RecipeTests {
    private let page: RecipePage

    init() throws { page = try RecipePage() }

    /// A time of day as in `20:00`, in UTC.
    private static func clock(secondsAgo seconds: Int64) -> String {
        let second = Int64(SDEventTimer.Clock.microsecondsSinceEpoch / 1_000_000) - seconds
        let minutes = second / 60 % (24 * 60)
        return String(format: "%02d:%02d", minutes / 60, minutes % 60)
    }

    /// The recipe of a fast from 20:00 to 12:00, as if both had just been: a fast of ten hours.
    private static func moved(_ text: String) -> String {
        text.replacingOccurrences(of: "20:00", with: clock(secondsAgo: 10 * hour))
            .replacingOccurrences(of: "12:00", with: clock(secondsAgo: 0))
    }

    private static func place(_ script: String, at path: String) throws {
        try PrivateSession.write("#!/bin/sh\n\(script)\n", to: path)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }

    private static func makeFolder(_ path: String) throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    /// Where Atrest is installed.
    enum Place: CaseIterable {
        /// In `~/.local/bin`, by `make install`.
        case home
        /// In `/usr/bin`, by a package.
        case system

        /// A unit of the page, for a manager that has the programs in `~/.local/bin`: if they are
        /// installed by a package, that folder plays the part of `/usr/bin`, and the other one is
        /// empty.
        func placed(_ unit: String) -> String {
            switch self {
            case .home: unit
            case .system:
                unit.replacingOccurrences(of: "PATH=%h/.local/bin:", with: "PATH=%h/none:")
                    .replacingOccurrences(of: ":/usr/bin:", with: ":%h/.local/bin:/usr/bin:")
            }
        }
    }

    /// Each recipe finds the programs in both places.
    @Test func noRecipeNamesOnePlaceOfAtrest() {
        for block in page.blocks {
            let calls = block.text.matches(
                of: /(\S*\/)?(?:atrest|dbus2mqtt) (?:start|end|status|--)/)
            for call in calls { #expect(call.1 == nil, "\(call.0)") }
            // Neither systemd nor cron looks into ~/.local/bin on its own.
            let isService = block.file?.hasSuffix(".service") == true || block.language == "crontab"
            guard isService, !calls.isEmpty else { continue }
            #expect(block.text.contains("/.local/bin:"), "\(block.text)")
        }
    }

    // MARK: systemd

    @Test func unitsAreSound() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let home = try #require(session.environment["HOME"])
        let units = home + "/.config/systemd/user"
        try page.writeUnits(to: units)
        try Self.makeFolder(home + "/.local/bin")
        for program in ["when-a-fast-starts", "when-a-fast-ends", "forest-wallpaper"] {
            try Self.place("", at: "\(home)/.local/bin/\(program)")
        }
        session.environment["SYSTEMD_UNIT_PATH"] = units + ":"
        let names = page.units.map(\.path).filter { !$0.contains("/") }
        #expect(names.count == 9)
        let phase = "atrest-phase@extendedFast.target"
        let result = try session.run(
            "systemd-analyze",
            ["--user", "verify", "--man=no"]
                + (names + ["atrest-fasting.target", phase]).map { "\(units)/\($0)" })
        #expect(result.status == 0, "\(result.errors)")
        let errors = result.errors.split(separator: "\n").filter {
            !$0.hasPrefix("Failed to connect to system bus:")
        }
        #expect(errors.isEmpty, "\(result.errors)")
    }

    /// With the real systemd: the targets, the commands at a phase and around a fast, and the phone with
    /// a program that stands in for KDE Connect.
    @Test(
        .enabled(if: SystemdUser.isPossible, "needs root, namespaces and control groups"),
        arguments: Place.allCases)
    func servicesRunUnderSystemd(_ place: Place) throws {
        let manager = try SystemdUser(programs: ["atrestd", "atrest"]) { units in
            try prepare(units, place, enabling: { $0.hasSuffix(".service") })
        }
        defer { manager.end() }
        let watcher = manager.watcher
        let (fasting, phase) = ("atrest-fasting.target", "atrest-phase@extendedFast.target")

        try watcher.start(before: 16 * hour)
        try watcher.wait(until: { pings(manager).last == "Extended fast" }, every: 50_000)
        try watcher.wait(until: { diary(manager).count == 1 }, every: 50_000)
        #expect(diary(manager)[0].hasSuffix(" 16 hours"))
        #expect(try manager.state(of: fasting) == "active")
        try watcher.wait(until: { (try? manager.state(of: phase)) == "active" }, every: 50_000)
        #expect(
            try manager.state(of: "atrest-phase@deeperRhythm.target") == "inactive")
        #expect(around(manager).last == "starts")
        try watcher.wait(until: { wallpapers(manager).count == 1 }, every: 50_000)

        // The target starts again, as after a login. The diary has the fast already.
        let count = pings(manager).count
        #expect(try manager.job("StopUnit", phase) == "done")
        #expect(try manager.job("StartUnit", phase) == "done")
        try watcher.wait(until: { pings(manager).count == count + 1 }, every: 50_000)
        #expect(diary(manager).count == 1)

        // An agent that starts again runs nothing again. What it asks of systemd is done in order, so
        // that would be done before the next phase begins.
        let starts = around(manager).count
        let process = try manager.mainProcess()
        try manager.signalAgent(SIGKILL)
        try manager.waitForAgent(after: process)
        try watcher.fence()
        #expect(try manager.state(of: phase) == "active")
        try watcher.call("Adjust", ["StartedAt": Value.uint64(fromNow(-25 * hour))])
        try watcher.wait(until: { pings(manager).last == "Prolonged fast" }, every: 50_000)
        #expect(pings(manager).count == count + 2)
        #expect(around(manager).count == starts)

        try watcher.call("End", noOptions)
        try watcher.wait(until: { around(manager).last == "ends" }, every: 50_000)
        try watcher.wait(until: { wallpapers(manager).count == 2 }, every: 50_000)
        for target in [fasting, phase, "atrest-phase@prolongedFast.target"] {
            try watcher.wait(
                until: { (try? manager.state(of: target)) == "inactive" }, every: 50_000)
        }
    }

    @Test(
        .enabled(if: SystemdUser.isPossible, "needs root, namespaces and control groups"),
        arguments: Place.allCases)
    func timersStartAndEndAFast(_ place: Place) throws {
        let manager = try SystemdUser(programs: ["atrestd", "atrest"]) { units in
            try prepare(units, place, enabling: { $0 == "fast-start.timer" })
        }
        defer { manager.end() }
        let watcher = manager.watcher
        // Enabled, so that it is started with the manager.
        try watcher.wait(until: { (try? watcher.get(.status)) == .string("active") }, every: 50_000)
        let start = try #require(try watcher.get(.startedAt).uint64Value)
        #expect(start % 60_000_000 == 0)
        #expect(try manager.job("StartUnit", "fast-end.timer") == "done")
        try watcher.wait(
            until: { (try? watcher.get(.status)) == .string("ended-early") }, every: 50_000)
        // Refused, and no failure: no fast is running.
        #expect(try manager.job("StartUnit", "fast-end.service") == "done")
        #expect(try manager.state(of: "fast-end.service") == "inactive")
    }

    /// Installs the recipes for a manager.
    ///
    /// - Parameter isEnabled: which of the units that the page enables are enabled.
    private func prepare(
        _ units: String, _ place: Place, enabling isEnabled: (String) -> Bool
    ) throws {
        try page.writeUnits(to: units) { place.placed(Self.moved($0)) }
        let home = String(units.dropLast("/.config/systemd/user".count))
        let programs = home + "/.local/bin"
        try Self.makeFolder(programs)
        try Self.place("echo starts >>~/around", at: programs + "/when-a-fast-starts")
        try Self.place("echo ends >>~/around", at: programs + "/when-a-fast-ends")
        // An argument a line.
        try Self.place("printf '%s\\n' \"$@\" >>~/phone", at: programs + "/kdeconnect-cli")
        try PrivateSession.write(smallWallpaper, to: programs + "/forest-wallpaper")
        try Self.place("echo \"$1\" >>~/wallpapers", at: programs + "/plasma-apply-wallpaperimage")
        let additions = [
            ("forest-wallpaper.service", "[Service]\nEnvironment=XDG_CURRENT_DESKTOP=KDE\n"),
            // At once, and not at the time of day.
            ("fast-start.timer", "[Timer]\nOnCalendar=\nOnActiveSec=0\nAccuracySec=1us\n"),
            ("fast-end.timer", "[Timer]\nOnCalendar=\nOnActiveSec=0\nAccuracySec=1us\n"),
        ]
        for (unit, text) in additions {
            try Self.makeFolder("\(units)/\(unit).d")
            try PrivateSession.write(text, to: "\(units)/\(unit).d/test.conf")
        }
        #expect(page.enabledUnits.count == 6)
        let enabled = page.enabledUnits.filter(isEnabled)
        let systemctl = try ChildProcess(
            "systemctl", ["--user", "enable"] + enabled,
            environment: [
                "HOME": home, "XDG_CONFIG_HOME": home + "/.config", "PATH": "/usr/bin:/bin",
                "SYSTEMD_OFFLINE": "1",
            ], output: .nowhere, errors: .file(home + "/enable.log"))
        let status = systemctl.wait()
        let log = try PrivateSession.read(home + "/enable.log")
        #expect(status == 0, "\(log)")
    }

    private func lines(_ manager: SystemdUser, _ name: String) -> [String] {
        let text = (try? PrivateSession.read("\(manager.home)/\(name)")) ?? ""
        return text.split(separator: "\n").map(String.init)
    }

    private func diary(_ manager: SystemdUser) -> [String] { lines(manager, "diary.txt") }

    private func around(_ manager: SystemdUser) -> [String] { lines(manager, "around") }

    /// The messages for the phone.
    private func pings(_ manager: SystemdUser) -> [String] {
        let arguments = lines(manager, "phone")
        return stride(from: 0, to: arguments.count - 3, by: 4).compactMap { index in
            let call = Array(arguments[index..<index + 4])
            #expect(call.dropLast() == ["--name", "My phone", "--ping-msg"])
            return call.last
        }
    }

    /// The pictures that became the wallpaper.
    private func wallpapers(_ manager: SystemdUser) -> [String] { lines(manager, "wallpapers") }

    // MARK: The wallpaper

    /// What each desktop is asked to show, with programs that stand in for those of the desktop.
    @Test(arguments: [
        (
            "XDG_CURRENT_DESKTOP=ubuntu:GNOME",
            [
                "gsettings set org.gnome.desktop.background picture-uri file://PICTURE",
                "gsettings set org.gnome.desktop.background picture-uri-dark file://PICTURE",
            ]
        ),
        ("XDG_CURRENT_DESKTOP=KDE", ["plasma-apply-wallpaperimage PICTURE"]),
        ("SWAYSOCK=/nowhere", ["swaymsg --quiet output * bg 'PICTURE' fill"]),
        ("XDG_CURRENT_DESKTOP=XFCE", []),
    ])
    func wallpaperIsNewAfterEachFast(_ desktop: String, _ calls: [String]) throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let folder = session.folder + "/bin"
        try Self.makeFolder(folder)
        for program in ["gsettings", "plasma-apply-wallpaperimage", "swaymsg"] {
            try Self.place(
                "echo ${0##*/} \"$@\" >>'\(session.folder)/calls'", at: "\(folder)/\(program)")
        }
        // Each call is a second later.
        try Self.place("echo >>'\(folder)/t'; grep -c ^ '\(folder)/t'", at: folder + "/date")
        let parts = desktop.split(separator: "=").map(String.init)
        session.environment["XDG_CURRENT_DESKTOP"] = nil
        session.environment[parts[0]] = parts[1]
        session.environment["PATH"] = "\(folder):\(session.environment["PATH"] ?? "")"
        let script = session.folder + "/forest-wallpaper"
        try PrivateSession.write(smallWallpaper, to: script)
        let pictures = try #require(session.environment["XDG_DATA_HOME"]) + "/forest-wallpaper"
        var expected = ""
        for round in 1...2 {
            try watcher.call(
                "Log", on: History1.interface, fromNow(-Int64(round) * 24 * hour),
                fromNow(-Int64(round) * 24 * hour + 16 * hour), noOptions)
            let result = try session.run("sh", [script])
            let names = try FileManager.default.contentsOfDirectory(atPath: pictures).sorted()
            if calls.isEmpty {
                #expect(result.status == 1 && result.errors.contains(parts[1]))
                #expect(names.isEmpty)
                continue
            }
            #expect(result.status == 0, "\(result.errors)")
            let picture = "\(pictures)/\(round).png"
            expected += calls.map { $0.replacingOccurrences(of: "PICTURE", with: picture) + "\n" }
                .joined()
            #expect(names == ["\(round).png", "current"])
            let current = try FileHandle(
                forReadingFrom: URL(filePath: pictures + "/current")
            ).read(upToCount: 4)
            #expect(current == Data([0x89, 0x50, 0x4E, 0x47]))
        }
        let made = (try? PrivateSession.read(session.folder + "/calls")) ?? ""
        #expect(made == expected)
    }

    /// The script, with a picture that is made at once.
    private var smallWallpaper: String {
        get throws {
            try page.block("/forest-wallpaper").text.replacingOccurrences(
                of: "size=1920x1080", with: "size=64x36")
        }
    }

    // MARK: cron

    /// Whether this user may mount in a namespace.
    private static let canMount: Bool = {
        guard let session = try? PrivateSession(activates: false) else { return false }
        defer { session.end() }
        let arguments = ["--map-root-user", "--mount", "mount", "-t", "tmpfs", "tmpfs", "/run"]
        return (try? session.run("unshare", arguments))?.status == 0
    }()

    /// Runs a command as cron does, in a namespace in which the session's bus is that of the user.
    ///
    /// - Parameter bin: a folder in which programs are as in `/usr/bin`.
    private func runJob(
        _ command: String, _ session: PrivateSession, bin: String = "/usr/bin", hasBus: Bool = true
    ) throws -> PrivateSession.Result {
        let script = """
            mount -t tmpfs tmpfs /run && mkdir -p /run/user/0 || exit 99
            if [ "$3" = yes ]; then
                : >/run/user/0/bus && mount --bind "$1/bus" /run/user/0/bus || exit 99
            fi
            exec env -i HOME="$1/home" LOGNAME=fasting SHELL=/bin/sh PATH="$4:/usr/bin:/bin" TZ=UTC \\
                /bin/sh -c "$2"
            """
        return try session.run(
            "unshare",
            [
                "--map-root-user", "--mount", "sh", "-c", script, "sh", session.folder, command,
                hasBus ? "yes" : "no", bin,
            ])
    }

    @Test(
        .enabled(if: canMount, "needs a user who may mount in a namespace"),
        arguments: Place.allCases)
    func jobsOfCronFindTheBus(_ place: Place) throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let bin = session.folder + "/bin"
        let home = try #require(session.environment["HOME"]) + "/.local/bin"
        let programs = place == .home ? home : bin
        try Self.makeFolder(programs)
        try FileManager.default.createSymbolicLink(
            atPath: programs + "/atrest", withDestinationPath: session.programs + "/atrest")

        let jobs = try Self.moved(page.block(language: "crontab").text).split(separator: "\n")
        #expect(jobs.count == 2)
        let time = #/[0-9]+ [0-9]+ \* \* \* /#
        let commands = try jobs.map {
            String($0[try #require($0.prefixMatch(of: time)).range.upperBound...])
        }
        let start = try runJob(commands[0], session, bin: bin)
        #expect(start == PrivateSession.Result(status: 0, output: "", errors: ""))
        #expect(try watcher.get(.status) == .string("active"))
        let end = try runJob(commands[1], session, bin: bin)
        #expect(end == PrivateSession.Result(status: 0, output: "", errors: ""))
        #expect(try watcher.get(.status) == .string("ended-early"))

        let none = try runJob(commands[0], session, bin: bin, hasBus: false)
        #expect(none.status == ExitStatus.unavailable.rawValue)
        #expect(none.errors.hasPrefix("atrest: There is no session bus"))
    }

    // MARK: Home Assistant

    /// The folder of dbus2mqtt; nil if there is none that this user can run.
    private static let dbus2mqtt: String? = {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        return path.split(separator: ":").map(String.init).first { folder in
            let program = folder + "/dbus2mqtt"
            guard access(program, X_OK) == 0 else { return false }
            let child = try? ChildProcess(
                program, ["--help"], environment: ["PATH": path], output: .nowhere,
                errors: .nowhere)
            return child?.wait() == 0
        }
    }()

    @Test(.enabled(if: dbus2mqtt != nil, "needs dbus2mqtt, which is on PyPI"))
    func homeAssistantGetsTheState() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let watcher = try Watcher(session)
        let file = session.folder + "/atrest.yaml"
        try PrivateSession.write(page.block("/atrest.yaml").text, to: file)
        let (input, output) = (PipeEnds(), PipeEnds())
        let broker = try ChildProcess(
            "/usr/bin/python3", [packageFolder.appending(path: "Tests/recipes/broker.py").path],
            environment: session.environment, input: input.reading,
            output: .descriptor(output.writing))
        input.closeReading()
        output.closeWriting()
        defer { broker.destroy() }
        let port = try #require(output.readLine())
        session.environment.merge([
            "MQTT__HOST": "127.0.0.1", "MQTT__PORT": port, "MQTT__USERNAME": "a",
            "MQTT__PASSWORD": "b",
        ]) { $1 }
        session.environment["PATH"]? += ":" + (Self.dbus2mqtt ?? "")
        let bridge = try session.start(
            "dbus2mqtt", ["--config", file], output: .file(session.folder + "/bridge.log"),
            errors: .file(session.folder + "/bridge.errors"))
        defer { bridge.destroy() }
        func expect(_ payload: String, _ location: SourceLocation = #_sourceLocation) {
            #expect(output.readLine() == "atrest/fast\t\(payload)", sourceLocation: location)
        }
        #expect(output.readLine() == "homeassistant/status\tsubscribed")

        let agent = try session.start("atrestd")
        expect(#"{"status": "idle", "phase": ""}"#)
        try watcher.call("Start", ["StartedAt": Value.uint64(fromNow(-9 * hour))])
        expect(#"{"status": "active", "phase": "Metabolic transition"}"#)
        // Home Assistant starts.
        let birth = Array("homeassistant/status\tonline\n".utf8)
        #expect(write(input.writing, birth, birth.count) == birth.count)
        expect(#"{"status": "active", "phase": "Metabolic transition"}"#)
        try watcher.call("Abandon", noOptions)
        expect(#"{"status": "abandoned", "phase": ""}"#)
        #expect(agent.stop() == 0)
        expect(#"{"status": "away"}"#)
        #expect(try page.block("configuration.yaml").text.contains("state_topic: atrest/fast\n"))
    }

    // MARK: Bars and shells

    @Test func barShowsTheRemainingTime() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let watcher = try Watcher(session)
        let block = try page.block("waybar/config").content
        let module = try #require(
            try JSONSerialization.jsonObject(with: Data(block.utf8)) as? [String: Any])
        let waybar = try #require(module["custom/remaining"] as? [String: Any])
        let command = try #require(waybar["exec"] as? String)
        #expect(try page.block("polybar/config.ini").text.contains("\nexec = \(command)\n"))

        let output = PipeEnds()
        let bar = try session.start(
            "sh", ["-c", command], output: .descriptor(output.writing))
        output.closeWriting()
        defer { bar.destroy() }
        #expect(output.readLine() == "away")
        let agent = try session.start("atrestd")
        #expect(output.readLine() == "")
        try watcher.call("Start", ["StartedAt": Value.uint64(fromNow(-2 * hour))])
        let line = output.readLine()
        #expect(line == "14h 0m" || line == "13h 59m")
        try watcher.call("Abandon", noOptions)
        while let line = output.readLine(), !line.isEmpty { #expect(line == "13h 59m") }
        #expect(agent.stop() == 0)
        #expect(output.readLine() == "away")
    }

    @Test func promptShowsTheHoursAndStartsNothing() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let file = session.folder + "/bashrc"
        try PrivateSession.write("PS1='$ '\n" + page.block(".bashrc").content, to: file)
        func prompt() throws -> String {
            let result = try session.run(
                "bash", ["--norc", "-c", "source \(file); printf %s \"${PS1@P}\""])
            #expect(result.status == 0)
            #expect(result.errors.isEmpty)
            return result.output
        }
        #expect(try prompt() == "$ ")
        #expect(try watcher.bus.owner(of: Names.application) == nil)
        try watcher.call("Start", ["StartedAt": Value.uint64(fromNow(-2 * hour))])
        #expect(try ["[2h 0m] $ ", "[2h 1m] $ "].contains(prompt()))
        try watcher.call("Abandon", noOptions)
        #expect(try prompt() == "$ ")
    }
}
