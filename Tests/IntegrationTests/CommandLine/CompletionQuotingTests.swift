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

    /// Each begins with a character of its own. No shell may run, expand or change anything in them.
    private static let names = [
        "laptop$(touch pwned)", "work`touch pwned`;touch pwned", "it's \"a\" box", "back\\slash !x",
        "20:30", "tablet of Zoë 李", "{{status}}", "~root", "*", "#first", "&touch pwned",
        "|touch pwned", "<pwned", ">pwned", "=cat", "end\"", "quote'", "?", "[a]", "$HOME",
        "%1", "(touch pwned)", "zero!!",
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

    @Test(arguments: Shell.allCases)
    func nameIsInsertedAsItIs(_ shell: Shell) throws {
        guard shell.isInstalled else { return }
        let session = try session(Self.names)
        defer { session.end() }
        var lines: [String] = []
        for name in Self.names {
            let first = String(name.prefix(1))
            let isLetter = first.first!.isLetter || first.first!.isNumber
            lines.append("atrest devices forget \(isLetter ? "" : "\\")\(first)\t\n")
        }
        let terminal = try type(lines, into: shell, session)
        let said = (try? PrivateSession.read(session.folder + "/said")) ?? ""
        #expect(said.split(separator: "\n").map(String.init) == Self.names, "\(terminal)")
        #expect(access(session.folder + "/home/pwned", F_OK) != 0, "\(terminal)")
    }

    @Test(arguments: Shell.allCases, ["'", "\""])
    func nameIsInsertedAsItIsAfterAQuote(_ shell: Shell, _ quote: String) throws {
        guard shell.isInstalled else { return }
        // In double quotes these have a meaning when they are typed.
        let names = Self.names.filter { !"$*?[~%".contains($0.first!) && !$0.hasPrefix("=") }
        let session = try session(names)
        defer { session.end() }
        let lines = names.map { "atrest devices forget \(quote)\($0.prefix(1))\t\n" }
        let terminal = try type(lines, into: shell, session)
        let said = (try? PrivateSession.read(session.folder + "/said")) ?? ""
        #expect(said.split(separator: "\n").map(String.init) == names, "\(terminal)")
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

    /// The same with two real machines: the name is forgotten, and nothing of it is run.
    @Test func nameOfARealMachineIsForgotten() throws {
        let name = "laptop$(id>pwned)"
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
        let terminal = try type(["atrest devices forget l\t\n"], into: .bash, desk.session)
        #expect(try !desk.session.atrest("devices").output.contains("laptop"), "\(terminal)")
        #expect(access(home + "/pwned", F_OK) != 0, "\(terminal)")
    }
}
