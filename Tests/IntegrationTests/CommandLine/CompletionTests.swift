import Foundation
import PrivateSession
import Testing

/// The completion of bash, zsh and fish, in the real shells.
struct CompletionTests {
    private static let scripts = packageFolder.path + "/desktop/completions"

    private static func isInstalled(_ shell: String) -> Bool {
        access("/usr/bin/\(shell)", X_OK) == 0
    }

    /// A session with a fast that was kept and one that is running.
    private func session() throws -> PrivateSession {
        let session = try PrivateSession(variables: ["TERM": "dumb"])
        let logged = try session.atrest(
            "log", "--start", "2026-02-20 20:00", "--end", "2026-02-21 12:00")
        #expect(logged.status == 0)
        #expect(try session.atrest("start").status == 0)
        return session
    }

    /// What to type, and what is offered.
    private static let lines: [(typed: String, offered: [String])] = [
        ("atrest sta", ["start", "status"]), ("atrest settings set tr", ["tray-icon"]),
        ("atrest settings set discreet o", ["on", "off"]),
        ("atrest widget way", ["waybar"]), ("atrest export x --format c", ["csv"]),
        ("atrest start --ag", ["--ago"]), ("atrest edit @", ["@0", "@1"]),
        ("atrest --color never quiet --j", ["--json"]),
    ]

    // MARK: bash

    /// Calls the function as bash does. Bash splits words at `@` and `:`, and replaces what follows.
    @Test(.enabled(if: isInstalled("bash"), "There is no bash."))
    func bashCompletes() throws {
        let session = try session()
        defer { session.end() }
        func complete(
            _ line: String, _ words: [String], replacing part: String, type: Int = 9
        ) throws -> [String] {
            let quoted = words.map { "'\($0)'" }.joined(separator: " ")
            let script = """
                source '\(Self.scripts)/atrest.bash'
                COMP_LINE='\(line)' COMP_POINT=${#COMP_LINE} COMP_TYPE=\(type) COLUMNS=60
                COMP_WORDS=(\(quoted)) COMP_CWORD=\(words.count - 1)
                _atrest atrest '\(part)' ''
                printf '%s\\n' "${COMPREPLY[@]}"
                """
            let result = try session.run("bash", ["--norc", "-c", script])
            #expect(result.errors.isEmpty, "\(result.errors)")
            return result.output.split(separator: "\n").map(String.init)
        }
        for (line, offered) in Self.lines where !line.contains("@") {
            let words = line.split(separator: " ").map(String.init)
            #expect(try complete(line, words, replacing: words.last!) == offered, "\(line)")
        }
        #expect(try complete("atrest ", ["atrest", ""], replacing: "").count >= 22)
        #expect(
            try complete("atrest edit @", ["atrest", "edit", "@"], replacing: "") == ["0", "1"])
        #expect(
            try complete(
                "atrest history --limit=", ["atrest", "history", "--limit", "="], replacing: "")
                == ["10", "20", "50", "100"])
        // TAB twice lists: one column, not wider than the terminal.
        let list = try complete("atrest sta", ["atrest", "sta"], replacing: "sta", type: 63)
        #expect(list.map { $0.prefix { $0 != " " } } == ["start", "status"])
        #expect(list.allSatisfy { (30...59).contains($0.count) && $0.contains("fast") })
        #expect(try complete("atrest export ", ["atrest", "export", ""], replacing: "") == [])
    }

    /// The same on a terminal, with readline.
    @Test(.enabled(if: isInstalled("bash") && isInstalled("script"), "There is no bash or script."))
    func bashCompletesOnATerminal() throws {
        let session = try session()
        defer { session.end() }
        try PrivateSession.write(
            "PS1='> '\nsource '\(Self.scripts)/atrest.bash'\n", to: session.folder + "/rc")
        let typed = "atrest sett\t--json\nexit\n"
        try PrivateSession.write(typed, to: session.folder + "/typed")
        let result = try session.run(
            "sh",
            [
                "-c",
                "script -qec 'bash --noprofile --rcfile \(session.folder)/rc -i' /dev/null "
                    + "< \(session.folder)/typed",
            ])
        #expect(result.output.contains("atrest settings --json"), "\(result.output)")
    }

    // MARK: zsh

    /// zpty gives zsh a terminal; the completion system runs in it as for a user. Instead of showing
    /// what would be offered, it prints it.
    @Test(.enabled(if: isInstalled("zsh"), "There is no zsh."))
    func zshCompletes() throws {
        let session = try session()
        defer { session.end() }
        session.environment["ZDOTDIR"] = session.folder + "/home"
        try PrivateSession.write(
            """
            PS1=
            fpath=('\(Self.scripts)' $fpath)
            autoload -Uz compinit
            compinit -u -d '\(session.folder)/dump'
            compadd() {
                if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\\ * ]]; then
                    builtin compadd "$@"
                    return
                fi
                local -a hits
                builtin compadd -A hits "$@"
                print -rl -- "HIT:"$^hits
            }
            show() { print; _main_complete; print END; }
            zle -C show complete-word show
            bindkey '^X' show
            zle-line-init() { print READY; }
            zle -N zle-line-init
            """, to: session.folder + "/home/.zshrc")
        try PrivateSession.write(
            """
            zmodload zsh/zpty || exit 1
            zpty z zsh -i
            zpty -r -m z line '*READY*'
            zpty -w -n z "$1"$'\\C-X'
            zpty -r -m z line '*END*'
            print -r -- "$line"
            zpty -d z
            """, to: session.folder + "/probe")
        for (line, offered) in Self.lines {
            let result = try session.run("zsh", ["-f", session.folder + "/probe", line])
            // The terminal may put something before the first one.
            let hits = result.output.split(whereSeparator: \.isNewline)
                .filter { $0.contains("HIT:") }
                .compactMap { $0.components(separatedBy: "HIT:").last }
            #expect(Set(hits) == Set(offered), "\(line): \(result.output) \(result.errors)")
        }
    }

    // MARK: fish

    @Test(.enabled(if: isInstalled("fish"), "There is no fish."))
    func fishCompletes() throws {
        let session = try session()
        defer { session.end() }
        func complete(_ line: String) throws -> [String] {
            let result = try session.run(
                "fish",
                [
                    "--no-config", "-c",
                    "source '\(Self.scripts)/atrest.fish'; complete -C '\(line)'",
                ])
            #expect(result.errors.isEmpty, "\(result.errors)")
            return result.output.split(separator: "\n").map(String.init)
        }
        for (line, offered) in Self.lines {
            let values = try complete(line).map { String($0.prefix { $0 != "\t" }) }
            #expect(Set(values) == Set(offered), "\(line)")
        }
        #expect(
            try complete("atrest delete @1") == ["@1\t20 Feb 20:00, 16h 0m"])
        try PrivateSession.write("", to: session.folder + "/a file.csv")
        #expect(
            try complete("atrest import \(session.folder)/a").first?.contains("a file.csv") == true)
    }

    // MARK: The agent
}
