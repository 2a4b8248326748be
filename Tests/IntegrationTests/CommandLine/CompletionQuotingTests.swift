import Foundation
import PrivateSession
import SDBus
import Testing

/// What the shells insert for a name that another machine has chosen, typed on a terminal with TAB and Enter.
struct CompletionQuotingTests {
    enum Shell: String, CaseIterable {
        case bash, zsh, fish

        var isInstalled: Bool { access("/usr/bin/\(rawValue)", X_OK) == 0 }
    }

    /// Names as the program offers them. Each begins with a letter of its own.
    private static let names = [
        "laptop", "my laptop", "tablet of Zoë 李", "20:30", "a@b,c=d", "Work-1.2_3", "über",
    ]

    /// Names that the program does not offer. No shell may run anything in them even if it did.
    private static let hostileNames = [
        "laptop$(touch pwned)", "work`touch pwned`", "it's; touch pwned; '", "!;touch pwned;#",
        "a\";touch pwned;\"b",
        "\";touch pwned;#", "';touch pwned;#", "&touch pwned", "|touch pwned", ">pwned",
        "x;touch pwned",
        "y\\;touch pwned", "(touch pwned)", "z!;touch pwned;#", "$(touch pwned)",
        "\\\";touch pwned;#",
    ]

    /// A session with a program `atrest` that offers the names, and otherwise writes down its last argument.
    private func session(_ names: [String]) throws -> PrivateSession {
        let session = try PrivateSession(activates: false, variables: ["TERM": "xterm"])
        let home = session.folder + "/home"
        session.environment["ZDOTDIR"] = home
        session.environment["HISTFILE"] = "/dev/null"
        try PrivateSession.write(names.map { $0 + "\n" }.joined(), to: session.folder + "/names")
        let program = session.folder + "/stand-ins/atrest"
        try PrivateSession.write(
            """
            #!/bin/bash
            if [ "$1" != __complete ]; then printf '%s\\n' "${!#}" >>'\(session.folder)/said'; exit; fi
            while IFS= read -r name; do
                if [[ $name == "${!#}"* ]]; then printf '%s\\tits description\\n' "$name"; fi
            done <'\(session.folder)/names'
            """, to: program)
        chmod(program, 0o700)
        let scripts = packageFolder.path + "/desktop/completions"
        try PrivateSession.write(
            "bind 'set enable-bracketed-paste off'\nsource '\(scripts)/atrest.bash'\n",
            to: home + "/.bashrc")
        try PrivateSession.write(
            """
            fpath=('\(scripts)' $fpath)
            autoload -Uz compinit
            compinit -u -d '\(session.folder)/dump'

            """, to: home + "/.zshrc")
        mkdir(session.folder + "/config/fish", 0o700)
        // Otherwise fish starts a program that reads all manual pages, and does not wait for it.
        try FileManager.default.createDirectory(
            atPath: session.folder + "/data/fish/generated_completions",
            withIntermediateDirectories: true)
        try PrivateSession.write(
            "source '\(scripts)/atrest.fish'\n", to: session.folder + "/config/fish/config.fish")
        return session
    }

    /// Types lines into a shell on a terminal.
    ///
    /// - Returns: what was on the terminal.
    private func type(_ lines: [String], into shell: Shell, _ session: PrivateSession) throws
        -> String
    {
        let typed = session.folder + "/typed"
        try PrivateSession.write((lines + ["exit\n"]).joined(), to: typed)
        return try session.run(
            "sh",
            [
                "-c",
                "cd '\(session.folder)/home' && script -qec '\(shell.rawValue) -i' /dev/null <'\(typed)'",
            ]
        ).output
    }

    @Test(arguments: Shell.allCases, ["", "'", "\""])
    func nameIsInsertedAsItIs(_ shell: Shell, _ quote: String) throws {
        guard shell.isInstalled else { return }
        let session = try session(Self.names)
        defer { session.end() }
        let lines = Self.names.map { "atrest devices forget \(quote)\($0.prefix(1))\t\n" }
        let terminal = try type(lines, into: shell, session)
        let said = (try? PrivateSession.read(session.folder + "/said")) ?? ""
        #expect(said.split(separator: "\n").map(String.init) == Self.names, "\(terminal)")
    }

    /// Only the quote is typed, and nothing of the name.
    @Test(arguments: Shell.allCases, ["", "'", "\"", "--device="])
    func nameIsInsertedAfterAQuote(_ shell: Shell, _ typed: String) throws {
        guard shell.isInstalled else { return }
        let session = try session(["my laptop"])
        defer { session.end() }
        if typed.hasPrefix("--") {
            try PrivateSession.write("--device=my laptop\n", to: session.folder + "/names")
        }
        let terminal = try type(["atrest devices forget \(typed)\t\n"], into: shell, session)
        let said = (try? PrivateSession.read(session.folder + "/said")) ?? ""
        let offered = (typed.hasPrefix("--") ? typed : "") + "my laptop\n"
        #expect(said == offered, "\(terminal)")
    }

    @Test(arguments: Shell.allCases, hostileNames)
    func nothingInANameIsRun(_ shell: Shell, _ name: String) throws {
        guard shell.isInstalled else { return }
        let session = try session([name])
        defer { session.end() }
        var lines = ["atrest devices forget \t\n", "atrest devices forget \\\(name.prefix(1))\t\n"]
        if shell == .bash {
            // Other shells insert the name in the quotes, and wait for more after the second one.
            lines += ["'", "\""].map { "atrest devices forget \($0)\t\($0)\n" }
            if name.first?.isLetter == true {
                lines += ["'", "\""].map { "atrest devices forget \($0)\(name.prefix(1))\t\($0)\n" }
            }
        }
        let terminal = try type(lines, into: shell, session)
        #expect(access(session.folder + "/home/pwned", F_OK) != 0, "\(terminal)")
    }

    /// TAB after a program in some folder, such as a download, does not run it. The installed program answers.
    @Test(arguments: Shell.allCases)
    func programOfAFolderIsNotRunByTab(_ shell: Shell) throws {
        guard shell.isInstalled else { return }
        let session = try session(["laptop"])
        defer { session.end() }
        let other = session.folder + "/home/atrest"
        try PrivateSession.write("#!/bin/sh\necho \"$*\" >>'\(session.folder)/ran'\n", to: other)
        chmod(other, 0o700)
        let terminal = try type(
            ["\(other) devices forget l\t\n", "./atrest devices forget l\t\n"], into: shell, session
        )
        let ran = (try? PrivateSession.read(session.folder + "/ran")) ?? ""
        #expect(!ran.contains("__complete"), "\(terminal)")
        // Both lines were run by Enter.
        #expect(ran.split(separator: "\n").count == 2, "\(terminal)")
    }

    /// Other ways to name the program. In fish, `\a` is not a letter.
    @Test(arguments: Shell.allCases)
    func otherNamesOfTheProgramAreCompleted(_ shell: Shell) throws {
        guard shell.isInstalled else { return }
        let session = try session(["laptop"])
        defer { session.end() }
        let home = session.folder + "/home"
        mkdir(home + "/bin", 0o700)
        let installed = session.folder + "/stand-ins/atrest"
        session.environment["PATH"] = session.folder + "/stand-ins:/usr/bin:/bin"
        let named = home + "/bin/atrest"
        #expect(link(installed, named) == 0)
        let settings = [
            Shell.bash: home + "/.bashrc", .zsh: home + "/.zshrc",
            .fish: session.folder + "/config/fish/config.fish",
        ]
        let aliases =
            "alias short=atrest\nalias machines='atrest devices'\nalias mine=~/bin/atrest\n"
        let file = try #require(settings[shell])
        try PrivateSession.write(try PrivateSession.read(file) + aliases, to: file)
        var starts = ["~/bin/atrest devices", "$HOME/bin/atrest devices", "mine devices"]
        func complete(_ starts: [String]) throws {
            unlink(session.folder + "/said")
            // Bash knows the aliases once the program was completed.
            let first = shell == .bash ? ["~/bin/atrest devices"] : []
            let lines = (first + starts).map { "\($0) forget l\t\n" }
            let terminal = try type(lines, into: shell, session)
            let said = (try? PrivateSession.read(session.folder + "/said")) ?? ""
            #expect(
                said.split(separator: "\n") == Array(repeating: "laptop", count: lines.count),
                "\(terminal)")
        }
        // Only the one in the folder is there.
        unlink(installed)
        try complete(starts)
        // The program is installed.
        #expect(link(named, installed) == 0)
        starts += ["short devices", "machines"]
        if shell != .fish { starts.append("\\atrest devices") }
        try complete(starts)
    }

    /// The same with two real machines, of which one has a hostile name: its id is offered.
    @Test(arguments: ["laptop$(id>pwned)", "!;id>pwned;#"])
    func nameOfARealMachineIsForgotten(_ name: String) throws {
        let laptop = try DevicesTests.Machine(name)
        defer { laptop.session.end() }
        let desk = try DevicesTests.Machine("desk", folder: laptop.folder)
        defer { desk.session.end() }
        try laptop.join()
        try desk.join()
        try laptop.start(ago: 3600)
        try desk.wait { desk.status == "active" }
        let home = desk.session.folder + "/home"
        try PrivateSession.write(
            "source '\(packageFolder.path)/desktop/completions/atrest.bash'\n",
            to: home + "/.bashrc")
        desk.session.environment["TERM"] = "xterm"
        let terminal = try type(
            [
                "atrest devices forget \"\t\n", "atrest devices forget l\t\n",
                "atrest devices forget \t\n",
            ],
            into: .bash, desk.session)
        #expect(try !desk.session.atrest("devices").output.contains(name), "\(terminal)")
        #expect(access(home + "/pwned", F_OK) != 0, "\(terminal)")
    }
}
