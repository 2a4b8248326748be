import Contract
import Foundation
import Glibc
import PrivateSession
import Testing

/// `make install` and `make uninstall` for the system, into a folder that stands for the root folder.
struct SystemInstallTests {
    private static let root = packageFolder.path

    /// An installed system for all tests that only look at it. It goes with this process.
    ///
    /// It is unsafe because the session of a stage can be changed. No test changes this one.
    private nonisolated(unsafe) static let installed: Result<(Stage, Set<String>), any Error> =
        Result {
            let stage = try Stage()
            let answer = try stage.install()
            #expect(answer == .init(status: 0, output: "", errors: ""))
            left = stage.session
            atexit { SystemInstallTests.left?.end() }
            return (stage, try stage.files())
        }
    private nonisolated(unsafe) static var left: PrivateSession?

    private var standing: (stage: Stage, files: Set<String>) {
        get throws { try Self.installed.get() }
    }

    /// A session in which the installer may not touch anything else: each program by which it could is
    /// replaced by one that leaves a trace.
    private final class Stage {
        let session: PrivateSession
        let destination: String

        /// - Parameter hasWindow: whether the window was built.
        init(hasWindow: Bool = true) throws {
            session = try PrivateSession(activates: false)
            destination = session.folder + "/a system"
            let build = session.folder + "/build"
            mkdir(build, 0o700)
            for name in ["atrest", "atrestd", "locale"] {
                symlink("\(session.programs)/\(name)", "\(build)/\(name)")
            }
            // This machine may lack what the window is built with.
            if hasWindow {
                try PrivateSession.write("#!/bin/sh\n", to: build + "/atrest-window")
                chmod(build + "/atrest-window", 0o700)
            }
            session.environment["ATREST_BUILD_DIR"] = build
            session.environment["DESTDIR"] = destination
            session.environment["PREFIX"] = "/usr"
            let trace = "echo \"$0\" >>'\(session.folder)/trace'; exit 1"
            let programs = [
                "systemctl", "dbus-send", "gtk-update-icon-cache", "update-desktop-database",
                "gnome-shell", "plasmashell", "pkill",
            ]
            try session.stub(
                Dictionary(uniqueKeysWithValues: programs.map { ($0, trace) }),
                before: "/usr/bin:/bin")
        }

        deinit { session.end() }

        func install(_ arguments: String...) throws -> PrivateSession.Result {
            try session.run(SystemInstallTests.root + "/scripts/install", arguments)
        }

        /// Files, links and empty folders below the destination.
        func files() throws -> Set<String> {
            guard access(destination, F_OK) == 0 else { return [] }
            let list = try session.run(
                "find",
                [
                    destination, "-mindepth", "1",
                    "(", "-type", "f", "-o", "-type", "l", "-o", "-empty", ")",
                ])
            return Set(
                list.output.split(separator: "\n").map { String($0.dropFirst(destination.count)) })
        }

        func text(_ path: String) throws -> String { try PrivateSession.read(destination + path) }

        var hasTouchedMachine: Bool { access(session.folder + "/trace", F_OK) == 0 }
    }

    /// Each page has a line of its own, as man-db reads it.
    @Test(.enabled(if: access("/usr/bin/mandb", X_OK) == 0, "man-db is not installed"))
    func aproposTellsThePagesApart() throws {
        let (stage, files) = try standing
        let pages = files.filter { $0.contains("/share/man/man1/") }
        #expect(pages.count > 30)
        for page in pages {
            let result = try stage.session.run("lexgrog", [stage.destination + page])
            #expect(result.status == 0, "\(page): \(result.output)")
        }
        // It writes beside the pages.
        let manual = stage.session.folder + "/man"
        #expect(
            try stage.session.run("cp", ["-r", stage.destination + "/usr/share/man", manual])
                .status == 0)
        let index = try stage.session.run("mandb", ["--create", manual])
        #expect(index.status == 0 && !index.errors.contains("warning"), "\(index.errors)")
        let lines = try stage.session.run("apropos", ["--manpath", manual, "fast"]).output
            .split(separator: "\n")
        let meanings = lines.compactMap { $0.split(separator: " - ", maxSplits: 1).last }
        #expect(meanings.count > 15)
        #expect(Set(meanings).count == meanings.count, "\(lines)")
        #expect(
            lines.contains {
                $0.hasPrefix("atrest-start (1) ") && $0.hasSuffix("- start a fast")
            })
    }

    /// Tests/installed-files.txt is the list of what is installed. With ATREST_WRITE it is written. The folder of zsh has
    /// another name in other systems, and translations are there only if they were compiled.
    @Test func everythingIsInItsPlaceAndNothingElseIsTouched() throws {
        let (stage, files) = try standing
        let list = files.filter { !$0.hasPrefix("/usr/share/locale/") }.map {
            $0.replacing(/\/zsh\/[a-z-]*\//, with: "/zsh/*/") + "\n"
        }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.joined()
        let file = Self.root + "/Tests/installed-files.txt"
        if getenv("ATREST_WRITE") != nil { try PrivateSession.write(list, to: file) }
        #expect(list == (try PrivateSession.read(file)))
        // No package of ours names a licence authority, and no page or interface mentions one.
        #expect(!files.contains { $0.contains("remium") || $0.contains("authority") })
        for file in files where file.contains("/share/man/") || file.contains("/dbus-1/") {
            let text = try stage.text(file).lowercased()
            #expect(!text.contains("licen") && !text.contains("premium"), "\(file)")
        }
        let page = try stage.text("/usr/share/man/man1/atrest-start.1")
        #expect(page.contains(".Nm atrest-start\n.Nd start a fast\n"))
        #expect(page.contains(".Nm atrest\n.Cm start\n"))
        #expect(page.contains("\nThe default is the setting\n"))
        #expect(
            try stage.text("/usr/share/dbus-1/services/app.atrest.Atrest.service")
                .contains("\nExec=/usr/bin/atrestd\n"))
        #expect(
            try stage.text("/usr/share/dbus-1/services/app.atrest.Atrest.Window.service")
                .contains("\nExec=/usr/bin/atrest-window --gapplication-service\n"))
        #expect(
            try stage.text("/usr/lib/systemd/user/atrest.service")
                .contains("\nExecStart=/usr/bin/atrestd\n"))
        for entry in [
            "/usr/share/applications/app.atrest.Atrest.desktop",
            "/etc/xdg/autostart/app.atrest.Atrest.desktop",
        ] {
            #expect(try !stage.text(entry).contains(stage.session.folder))
        }
        let unreadable = try stage.session.run(
            "find",
            [stage.destination, "!", "-perm", "-444", "-o", "-perm", "/022", "!", "-type", "l"])
        #expect(unreadable.output == "")
        #expect(!stage.hasTouchedMachine)
    }

    /// Packages install the parts one by one, and no file is in two of them.
    @Test func partsTogetherAreTheWhole() throws {
        let stage = try Stage()
        var together: Set<String> = []
        for part in ["main", "window", "gnome", "plasma"] {
            stage.session.environment["PARTS"] = part
            #expect(try stage.install().status == 0)
            let files = try stage.files()
            #expect(!files.isEmpty && together.isDisjoint(with: files))
            together.formUnion(files)
            #expect(try stage.install("--remove") == .init(status: 0, output: "", errors: ""))
            #expect(try stage.files() == [])
        }
        #expect(try together == standing.files)
        stage.session.environment["PARTS"] = "main door"
        let unknown = try stage.install()
        #expect(unknown.status == ExitStatus.usage.rawValue)
        #expect(unknown.errors.contains("\"door\""))
    }

    /// Archives and packages take their files from it.
    @Test func listNamesEachFile() throws {
        let stage = try Stage()
        let list = try stage.install("--list")
        #expect(list.status == 0 && list.errors.isEmpty, "\(list.errors)")
        #expect(try stage.files() == [] && !stage.hasTouchedMachine)
        let lines = list.output.split(separator: "\n").map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
        try #require(lines.allSatisfy { $0.count == 4 })
        #expect(lines.allSatisfy { FileManager.default.fileExists(atPath: $0[2]) })
        let files = try standing.files
        let forms = lines.filter { $0[1].hasPrefix("form ") }.map { $0[3] + "/" }
        #expect(forms.count == 4)
        let inForms = files.filter { file in forms.contains { file.hasPrefix($0) } }
        let named = Set(lines.map { $0[3] }.filter { !forms.contains($0 + "/") })
        #expect(files.subtracting(inForms) == named)
        // A package asks for one part.
        stage.session.environment["PARTS"] = "window"
        let window = try stage.install("--list").output.split(separator: "\n")
        #expect(window.count == 3 && window.allSatisfy { $0.hasPrefix("window\t") })
    }

    /// The unit has lines for a newer systemd, which an older one passes over.
    @Test func unitFitsTheVersionOfSystemd() throws {
        let stage = try standing.stage
        let text = try stage.text("/usr/lib/systemd/user/atrest.service")
        #expect(!text.contains("@systemd254@"))
        let lines = text.split(separator: "\n").filter { $0.hasSuffix("RestartSteps=8") }
        #expect(lines == ["RestartSteps=8"] || lines == ["X-RestartSteps=8"])
        // Nothing keeps the unit from starting once a call has asked for it.
        #expect(!text.contains("\nCondition") && !text.contains("\nAssert"))
        let login = try stage.text("/usr/lib/systemd/user/atrest-autostart.service")
        #expect(login.contains("\nConditionUser=|!@system\n"))
    }

    /// Without the headers of GTK everything else is built and installed.
    @Test func windowThatWasNotBuiltIsLeftOut() throws {
        let stage = try Stage(hasWindow: false)
        #expect(try stage.install() == .init(status: 0, output: "", errors: ""))
        let files = try stage.files()
        #expect(files.contains("/usr/bin/atrest"))
        #expect(!files.contains { $0.contains("atrest-window") || $0.contains("Atrest.Window") })
        #expect(try stage.install("--remove").status == 0)
        stage.session.environment["PARTS"] = "window"
        let named = try stage.install()
        #expect(named.status == ExitStatus.unavailable.rawValue)
        #expect(named.errors.contains("atrest-window"))
    }

    @Test func windowThatIsNotWantedIsLeftOut() throws {
        let stage = try Stage()
        stage.session.environment["ATREST_WINDOW"] = "no"
        #expect(try stage.install().status == 0)
        #expect(try !stage.files().contains("/usr/bin/atrest-window"))
    }

    /// With a PREFIX that is not in PATH, each file names the path of the programs.
    @Test func otherPrefixIsNamedInEveryFile() throws {
        let stage = try Stage()
        stage.session.environment["PREFIX"] = "/opt/at rest"
        stage.session.environment["SYSCONFDIR"] = "/opt/at rest/etc"
        #expect(try stage.install().status == 0)
        let share = "/opt/at rest/share"
        #expect(
            try stage.text(share + "/dbus-1/services/app.atrest.Atrest.service")
                .contains("\nExec='/opt/at rest/bin'/atrestd\n"))
        #expect(
            try stage.text("/opt/at rest/lib/systemd/user/atrest.service")
                .contains("\nExecStart=/opt/at\\x20rest/bin/atrestd\n"))
        #expect(
            try stage.text("/opt/at rest/etc/xdg/autostart/app.atrest.Atrest.desktop")
                .contains(" \"/opt/at rest/bin/atrest\"\n"))
        #expect(try stage.install("--remove").status == 0)
        #expect(try stage.files() == [])
    }

    @Test func programFindsTranslationsBesideItsFolder() {
        let environment = ["HOME": "/home/f", "XDG_DATA_DIRS": "/usr/local/share:/usr/share"]
        func folders(_ bin: String?) -> [String] {
            catalogueFolders(bin: bin) { environment[$0] }
        }
        let user = "/home/f/.local/share/locale"
        #expect(
            folders("/opt/atrest/bin") == [
                user, "/opt/atrest/share/locale", "/usr/local/share/locale", "/usr/share/locale",
            ])
        #expect(
            folders("/usr/bin") == [user, "/usr/share/locale", "/usr/local/share/locale"])
        #expect(folders(nil) == [user, "/usr/local/share/locale", "/usr/share/locale"])
        #expect(folders("/home/f/.local/bin").first == user)
    }

    /// What packages install does not depend on the user's own folder.
    @Test func foldersOfPackagesAreBesideTheProgramAndInTheVariable() {
        let environment = [
            "HOME": "/home/f", "XDG_DATA_HOME": "/home/f/data",
            "XDG_DATA_DIRS": "relative:/usr/local/share:/usr/share",
        ]
        func folders(_ bin: String?) -> [String] {
            sharedFolders(bin: bin) { environment[$0] }
        }
        #expect(
            folders("/opt/atrest/bin") == ["/opt/atrest/share", "/usr/local/share", "/usr/share"])
        #expect(folders("/usr/bin") == ["/usr/share", "/usr/local/share"])
        #expect(folders(nil) == ["/usr/local/share", "/usr/share"])
    }

    /// The icon themes of another prefix have no `index.theme`.
    @Test func notificationsNameTheFileOfAnIconInAnotherPrefix() throws {
        let stage = try Stage()
        stage.session.environment["PREFIX"] = "/opt/atrest"
        #expect(try stage.install().status == 0)
        let prefix = stage.destination + "/opt/atrest"
        func icon(_ bin: String) -> String {
            iconForNotifications(bin: bin) { $0 == "XDG_DATA_HOME" ? "/nowhere" : nil }
        }
        let file = "\(prefix)/share/icons/hicolor/scalable/apps/\(Names.application).svg"
        #expect(icon(prefix + "/bin") == file)
        #expect(access(file, R_OK) == 0)
        #expect(icon(stage.destination + "/opt/other/bin") == Names.application)
        // Names are found there.
        #expect(icon("/usr/bin") == Names.application)
    }

    // MARK: Panels

    @Test func panelIsChosenByTheVersionOfItsDesktop() throws {
        let stage = try Stage()
        stage.session.environment["PARTS"] = "gnome plasma"
        #expect(try stage.install().status == 0)
        for (panel, link, versions) in [
            (
                "gnome-shell", "gnome-shell/extensions/atrest@atrest.app",
                [("43.9", "43"), ("44", "43"), ("45.0", "45"), ("50.1", "45")]
            ),
            ("plasma", "plasma/plasmoids/app.atrest.Atrest", [("5.27.5", "5"), ("6.3.6", "6")]),
        ] {
            let folder = stage.destination + "/usr/share"
            let select = "\(folder)/atrest/\(panel)/select"
            for (version, form) in versions {
                #expect(try stage.session.run(select, [version]).status == 0)
                let target = try FileManager.default.destinationOfSymbolicLink(
                    atPath: "\(folder)/\(link)")
                #expect(target == "../../atrest/\(panel)/\(form)")
                #expect(access("\(folder)/\(link)/metadata.json", R_OK) == 0)
            }
            // A desktop that is too old gets none.
            #expect(try stage.session.run(select, ["3.38"]).status == 0)
            #expect(!FileManager.default.fileExists(atPath: "\(folder)/\(link)"))

            // Without a version, the desktop is asked.
            let program = panel == "plasma" ? "plasmashell" : "gnome-shell"
            try PrivateSession.write(
                "#!/bin/sh\necho Shell \(versions[0].0)\n",
                to: "\(stage.session.folder)/stubs/\(program)")
            #expect(try stage.session.run(select).status == 0)
            #expect(
                try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\(link)")
                    .hasSuffix("/" + versions[0].1))
            #expect(try stage.session.run(select, ["--remove"]).status == 0)
            #expect(!FileManager.default.fileExists(atPath: "\(folder)/\(link)"))
            #expect(try stage.session.run(select, ["new"]).status == ExitStatus.usage.rawValue)

            // A panel that was installed by hand.
            try FileManager.default.createDirectory(
                atPath: "\(folder)/\(link)", withIntermediateDirectories: true)
            for arguments in [[versions[0].0], ["--remove"]] {
                #expect(try stage.session.run(select, arguments).status == 0)
                #expect(access("\(folder)/\(link)", F_OK) == 0)
            }
        }
    }

    /// A desktop may crash when it is asked, and its crash handler may keep its output and never end.
    @Test(arguments: [
        ("echo 'plasmashell 5.27.5'", "5", false),
        ("echo 'plasmashell 6.3.6'; kill -ABRT $$", "6", false),
        ("echo 2 screens; echo 'plasmashell 5.27.5'", "5", false),
        ("kill -ABRT $$", "6", true),
        ("trap '' TERM; sleep 1000", "6", true),
        ("tail -f --pid $PPID /dev/null & kill -ABRT $$", "6", true),
    ]) func desktopThatDoesNotAnswerIsTakenAsTheNewest(
        _ plasmashell: String, _ form: String, _ isSaid: Bool
    ) throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        try session.stub(["plasmashell": plasmashell], before: "/usr/bin:/bin")
        let result = try session.run(
            Self.root + "/scripts/installer/select", ["--form", "plasma"])
        #expect(result.status == 0)
        #expect(result.output == form + "\n")
        let complaint = "select: plasmashell does not say its version and is taken as the newest.\n"
        #expect(result.errors == (isSaid ? complaint : ""))
    }

    @Test func partThatCannotBeMadeFailsIfItWasNamed() throws {
        let stage = try Stage()
        try PrivateSession.write(
            "#!/bin/sh\nexit 1\n", to: stage.session.folder + "/stubs/python3")
        chmod(stage.session.folder + "/stubs/python3", 0o755)
        #expect(try stage.install().status == 0)
        #expect(try !stage.files().contains { $0.contains("atrest/gnome-shell") })
        stage.session.environment["PARTS"] = "gnome"
        #expect(try stage.install().status == ExitStatus.unavailable.rawValue)
    }

    // MARK: Root

    /// Root does not build in the folder of another user, and with sudo not at all.
    @Test(
        arguments: [
            ("0", "fasting", false), ("0", nil, true), ("1000", nil, true),
        ] as [(String, String?, Bool)])
    func rootBuildsOnlyForItself(_ user: String, _ caller: String?, _ builds: Bool) throws {
        let stage = try Stage()
        stage.session.environment["ATREST_BUILD_DIR"] = nil
        stage.session.environment["SUDO_USER"] = caller
        try PrivateSession.write(
            "#!/bin/sh\necho \(user)\n", to: stage.session.folder + "/stubs/id")
        chmod(stage.session.folder + "/stubs/id", 0o755)
        let result = try stage.install("--builds")
        #expect(result == .init(status: builds ? 0 : 1, output: "", errors: ""))
    }

    @Test func withoutAProgramItSaysWhatToType() throws {
        let stage = try Stage()
        stage.session.environment["ATREST_BUILD_DIR"] = stage.session.folder + "/empty"
        let result = try stage.install()
        #expect(result.status == 66)
        #expect(result.errors.contains("Run `make build` first, as yourself and without sudo."))
        #expect(try stage.files() == [])
    }
}
