import Contract
import Foundation
import Glibc
import PrivateSession
import SDBus
import System
import Testing

/// `make install` and `make uninstall`, for one user and without systemd.
struct InstallTests {
    private static let root = packageFolder.path

    private func files(_ session: PrivateSession) throws -> [String] {
        let folders = ["home", "data", "config"].map { "\(session.folder)/\($0)" }
        return try session.run("find", folders + ["-type", "f"]).output.split(separator: "\n").map {
            String($0.dropFirst(session.folder.count))
        }
        .sorted()
    }

    @Test func installedItStartsByActivationAndLeavesNothingButTheData() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        // A folder that needs quotes in every file.
        session.environment["HOME"] = session.folder + "/home/a b'c"
        try FileManager.default.createDirectory(
            atPath: session.environment["HOME"]!, withIntermediateDirectories: true)
        session.environment["ATREST_BUILD_DIR"] = session.programs
        session.environment["PATH"] = "/usr/bin:/bin"
        let before = try files(session)

        let install = try session.run(Self.root + "/scripts/install", ["--user"])
        #expect(install.status == 0, "\(install.errors)")
        let again = try session.run(Self.root + "/scripts/install", ["--user"])
        #expect(again.status == 0, "\(again.errors)")
        let atrest = session.environment["HOME"]! + "/.local/bin/atrest"
        #expect(try session.run(atrest, ["start"]).status == 0)
        let watcher = try Watcher(session)
        let process = try watcher.agentProcess()
        let program = try FileManager.default.destinationOfSymbolicLink(
            atPath: "/proc/\(process)/exe")
        #expect(program == session.environment["HOME"]! + "/.local/bin/atrestd")
        let doctor = try session.run(atrest, ["doctor"])
        #expect(doctor.status == 0, "\(doctor.output)")

        // A newer build replaces the running agent, and the fast continues.
        let newer = try session.run(Self.root + "/scripts/install", ["--user"])
        #expect(newer.status == 0, "\(newer.errors)")
        #expect(try watcher.get(.status) == .string("active"))
        #expect(try watcher.agentProcess() != process)

        let uninstall = try session.run(Self.root + "/scripts/uninstall", ["--user"])
        #expect(uninstall.status == 0, "\(uninstall.errors)")
        try watcher.waitUntilAway()
        let left = try files(session).filter { !before.contains($0) }
        #expect(
            left.filter { !$0.hasPrefix("/data/atrest/backups/") } == [
                "/data/atrest/atrest.sqlite", "/data/atrest/lock",
            ])
        #expect(try session.run(Self.root + "/scripts/uninstall", ["--user"]).status == 0)
    }

    /// In a container the first process may not wait for orphans: an agent that has ended keeps its
    /// number.
    @Test func agentThatHasEndedAndIsNotAwaitedHasStopped() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let output = PipeEnds()
        let parent = try session.start(
            "sh", ["-c", "atrestd >&2 & echo $!; exec sleep 1000"],
            output: .descriptor(output.writing))
        defer { parent.destroy() }
        let agent = try #require(output.readLine())
        let watcher = try Watcher(session)
        try watcher.wait(
            until: { (try? watcher.bus.owner(of: Names.application)) != nil }, every: 10_000)

        let result = try session.run(Self.root + "/scripts/uninstall", ["--user"])
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output.contains("The agent has ended."))
        let state = try PrivateSession.read("/proc/\(agent)/stat")
        #expect(state.contains(") Z "), "\(state)")
    }

    /// Each desktop gets the build for its version, and removing leaves nothing.
    @Test(arguments: [
        ("GNOME Shell 43.9", "43", "plasmashell 5.27.5", "5.27"),
        ("GNOME Shell 48.4", "48", "plasmashell 6.3.6", "6.0"),
    ]) func panelsAreInstalledForTheDesktopThatIsHere(
        _ shell: String, _ shellVersion: String, _ plasma: String, _ plasmaVersion: String
    ) throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        session.environment["ATREST_BUILD_DIR"] = session.programs
        try session.stub(
            ["gnome-shell": "echo '\(shell)'", "plasmashell": "echo '\(plasma)'"],
            before: "/usr/bin:/bin")
        let before = try files(session)
        let data = try #require(session.environment["XDG_DATA_HOME"])
        for _ in 0..<2 {
            let install = try session.run(Self.root + "/scripts/install", ["--user"])
            #expect(install.status == 0, "\(install.errors)")
            let form = plasmaVersion == "6.0" ? "6" : "5"
            #expect(
                install.output.contains("Plasma is installed, in the form for version \(form)."))
        }
        let installed = try files(session)
        for file in [
            "icons/hicolor/symbolic/apps/app.atrest.Atrest-step-3-symbolic.svg",
            "icons/hicolor/symbolic/apps/app.atrest.Atrest-tree-7-symbolic.svg",
            "icons/hicolor/scalable/actions/app.atrest.water-symbolic.svg",
            "doc/atrest/bars/waybar.jsonc", "doc/atrest/recipes.md",
            "systemd/user/atrest-fasting.target", "systemd/user/atrest-phase@.target",
            "bash-completion/completions/atrest", "zsh/site-functions/_atrest",
            "fish/vendor_completions.d/atrest.fish",
            "gnome-shell/extensions/atrest@atrest.app/extension.js",
            "plasma/plasmoids/app.atrest.Atrest/contents/ui/main.qml",
            "plasma/plasmoids/app.atrest.Atrest/contents/images/tree_7.svg",
            "plasma/plasmoids/app.atrest.Atrest/contents/images/drop.svg",
        ] {
            #expect(installed.contains("/data/\(file)"))
        }
        #expect(installed.contains("/config/autostart/app.atrest.Atrest.desktop"))
        #expect(!installed.contains { $0.contains(".XXXXXX") || $0.hasSuffix(".new") })

        func metadata(_ path: String) throws -> [String: Any] {
            let file = URL(filePath: "\(data)/\(path)/metadata.json")
            let object = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
            return try #require(object as? [String: Any])
        }
        let shellExtension = try metadata("gnome-shell/extensions/atrest@atrest.app")
        #expect(shellExtension["uuid"] as? String == "atrest@atrest.app")
        #expect((shellExtension["shell-version"] as? [String])?.contains(shellVersion) == true)
        let applet = try metadata("plasma/plasmoids/app.atrest.Atrest")
        #expect(
            applet["X-Plasma-API-Minimum-Version"] as? String
                == (plasmaVersion == "6.0" ? "6.0" : nil))

        #expect(try session.run(Self.root + "/scripts/uninstall", ["--user"]).status == 0)
        #expect(try files(session) == before)
    }

    /// A folder that was there before stays, and so does one in which the user has a file since.
    @Test func foldersThatItCreatedGoWithIt() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        session.environment["ATREST_BUILD_DIR"] = session.programs
        session.environment["PATH"] = "/usr/bin:/bin"
        let home = try #require(session.environment["HOME"])
        func call(_ script: String) throws {
            // The folders of the user are those below HOME then.
            let variables = ["-u", "XDG_DATA_HOME", "-u", "XDG_CONFIG_HOME"]
            let result = try session.run(
                "env", variables + ["\(Self.root)/scripts/\(script)", "--user"])
            #expect(result.status == 0, "\(result.errors)")
        }
        func folders() throws -> [String] {
            try session.run("find", [home, "-type", "d", "-printf", "%P\n"]).output
                .split(separator: "\n").map(String.init).sorted()
        }
        try call("install")
        try call("install")
        #expect(try folders().contains(".config/autostart"))
        try call("uninstall")
        #expect(try folders() == [])

        mkdir("\(home)/.config", 0o700)
        try call("install")
        try PrivateSession.write("mine", to: "\(home)/.local/bin/mine")
        try call("uninstall")
        #expect(try folders() == [".config", ".local", ".local/bin"])
    }

    @Test func panelThatCannotBeMadeIsLeftOutAndWhatIsTheUsersStays() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        session.environment["ATREST_BUILD_DIR"] = session.programs
        try session.stub(
            ["gnome-shell": "echo GNOME Shell 43.9", "python3": "exit 1"], before: "/usr/bin:/bin")
        let before = try files(session)
        let install = try session.run(Self.root + "/scripts/install", ["--user"])
        #expect(install.status == 0, "\(install.errors)")
        #expect(install.output.contains("could not be created and was skipped"))
        #expect(install.output.contains("atrest start"))
        #expect(try !files(session).contains { $0.contains("gnome-shell") })
        let mine = "/data/doc/atrest/bars/mine.conf"
        try PrivateSession.write("mine", to: session.folder + mine)
        #expect(try session.run(Self.root + "/scripts/uninstall", ["--user"]).status == 0)
        #expect(try files(session) == (before + [mine]).sorted())
    }

    /// A desktop writes `Hidden` into the user's file when the user turns an autostart entry off.
    @Test func autostartThatTheUserHasTurnedOffStaysOff() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        session.environment["ATREST_BUILD_DIR"] = session.programs
        session.environment["PATH"] = "/usr/bin:/bin"
        let file = session.folder + "/config/autostart/app.atrest.Atrest.desktop"
        #expect(try session.run(Self.root + "/scripts/install", ["--user"]).status == 0)
        #expect(try PrivateSession.read(file).contains("Exec=sh"))
        let off = "[Desktop Entry]\nType=Application\nName=Atrest\nHidden=true\n"
        try PrivateSession.write(off, to: file)
        #expect(try session.run(Self.root + "/scripts/install", ["--user"]).status == 0)
        #expect(try PrivateSession.read(file) == off)
        #expect(try session.run(Self.root + "/scripts/uninstall", ["--user"]).status == 0)
        #expect(try files(session).isEmpty)
    }

    @Test(arguments: [
        "desktop/app.atrest.Atrest.desktop", "desktop/autostart/app.atrest.Atrest.desktop",
        "desktop/search/app.atrest.Atrest.krunner.desktop",
    ])
    func entryIsValid(_ file: String) throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let result = try session.run("desktop-file-validate", [Self.root + "/" + file])
        #expect(result == .init(status: 0, output: "", errors: ""))
    }

    /// The entry is skipped where systemd starts the session, because there the unit starts the agent.
    @Test(.enabled(if: systemdGenerator != nil, "systemd's generator for autostart is missing"))
    func autostartIsSkippedBySystemd() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let entry = try String(
            contentsOfFile: Self.root + "/desktop/autostart/app.atrest.Atrest.desktop",
            encoding: .utf8)
        let folder = session.folder + "/config/autostart"
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
        try PrivateSession.write(entry, to: folder + "/skipped.desktop")
        try PrivateSession.write(
            entry.replacing("X-systemd-skip=true", with: ""), to: folder + "/other.desktop")
        for name in ["normal", "early", "late"] { mkdir("\(session.folder)/\(name)", 0o700) }
        let result = try session.run(
            try #require(Self.systemdGenerator),
            ["normal", "early", "late"].map { "\(session.folder)/\($0)" })
        #expect(result.status == 0, "\(result.errors)")
        let units = try FileManager.default.contentsOfDirectory(
            atPath: session.folder + "/late")
        #expect(units.contains("app-other@autostart.service"))
        #expect(!units.contains("app-skipped@autostart.service"))
    }

    private static let systemdGenerator = [
        "/usr/lib/systemd/user-generators", "/lib/systemd/user-generators",
    ].map { $0 + "/systemd-xdg-autostart-generator" }.first { access($0, X_OK) == 0 }

    /// Two starts of the entry, as on a desktop that starts it beside systemd, lead to one agent.
    @Test func autostartStartsOneAgent() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let entry = try PrivateSession.read(
            Self.root + "/desktop/autostart/app.atrest.Atrest.desktop")
        let line = try #require(
            entry.split(separator: "\n").first { $0.hasPrefix("Exec=") }?.dropFirst(5))
        // The escapes of a string value, as a desktop reads them. The rest are words of a shell.
        let command = String(line.replacing("\\\\", with: "\\"))
        let first = try session.run("sh", ["-c", command])
        #expect(first == .init(status: 0, output: "", errors: ""))
        let watcher = try Watcher(session)
        let process = try watcher.agentProcess()
        let second = try session.run("sh", ["-c", command])
        #expect(second == .init(status: 0, output: "", errors: ""))
        #expect(try watcher.agentProcess() == process)
    }

    /// Dunst and mako do not look for names in the folders of the user.
    @Test func notificationsNameTheFileOfAnIconInTheUsersFolders() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let home = session.environment["XDG_DATA_HOME"]
        func icon() -> String {
            iconForNotifications(bin: nil) { $0 == "XDG_DATA_HOME" ? home : nil }
        }
        #expect(icon() == Names.application)
        session.environment["ATREST_BUILD_DIR"] = session.programs
        session.environment["PATH"] = "/usr/bin:/bin"
        #expect(try session.run(Self.root + "/scripts/install", ["--user"]).status == 0)
        #expect(icon().hasPrefix(session.folder + "/data/"))
        #expect(access(icon(), R_OK) == 0)
    }
}
