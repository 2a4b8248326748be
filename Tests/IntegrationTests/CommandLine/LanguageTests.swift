import Contract
import Fasting
import Foundation
import PrivateSession
import SDBus
import Testing
import Words

@testable import Commands

/// The language of the user, with real catalogues.
@Suite(.enabled(if: German.isPossible, German.isMissing))
struct LanguageTests {
    /// A session in German with a catalogue that holds only `entries`.
    ///
    /// - Parameter others: the rest of the header, and entries with plural forms.
    private func session(
        _ entries: [String: String], _ others: String = ""
    ) throws -> PrivateSession {
        let session = try German.session()
        let folder = "\(session.environment["XDG_DATA_HOME"]!)/locale/de/LC_MESSAGES"
        _ = try session.run("mkdir", ["-p", folder])
        var source = "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n" + others
        for (english, text) in entries {
            source += "\nmsgid \"\(english)\"\nmsgstr \"\(text)\"\n"
        }
        try PrivateSession.write(source, to: session.folder + "/de.po")
        let made = try session.run(
            "msgfmt", ["-o", folder + "/atrest.mo", session.folder + "/de.po"])
        #expect(made.status == 0, "\(made.errors)")
        return session
    }

    @Test func agentAndClientSpeakIt() throws {
        let session = try session([
            "When you're ready": "Wenn es so weit ist",
            "No fast is running. `atrest start` starts one.": "Es läuft keins.",
            "Fasting since {time}.": "{time}: begonnen.",
            "since {time}": "seit {time}",
            "Beginning to shift": "Beginn des Wandels",
        ])
        defer { session.end() }
        #expect(try session.atrest("status").output == "Wenn es so weit ist\n")
        #expect(try session.atrest("end").errors == "atrest: Es läuft keins.\n")
        let start = try session.atrest("start", "--ago", "5h").output
        #expect(start.contains(": begonnen.\n"))
        let status = try session.atrest("status").output
        #expect(status.contains("Beginn des Wandels"))
        #expect(status.contains("seit "))
        // Sentences without a translation stay English. Output for programs is never translated.
        #expect(status.contains("the sugar stored in the liver"))
        #expect(try session.atrest("status", "--format", "{{status}}").output == "active\n")
    }

    @Test(arguments: [["body", "body-markup"], ["body"]])
    func markupInATranslationBreaksNoBody(_ capabilities: [String]) throws {
        let text = "<b>R & D</b> {x} </i>&amp; „so“"
        let session = try session([
            "en": "de", Words.companion(.beginningToShift): text,
            "Beginning to shift": "<i>A & B</i>",
            "I shall not want.": "</i> & <b>",
        ])
        defer { session.end() }
        let watcher = try Watcher(session)
        let server = try NoticeServer(on: watcher.bus, capabilities: capabilities)
        try watcher.setVigil(true)
        try watcher.start(before: 4 * hour)
        try watcher.wait(until: { !server.calls.isEmpty })
        let notice = server.calls[0]
        let addition = Words.Vigil.companion(.beginningToShift)
        #expect(notice.title == "<i>A & B</i>")
        if capabilities.contains("body-markup") {
            #expect(
                notice.body == """
                    &lt;b&gt;R &amp; D&lt;/b&gt; {x} &lt;/i&gt;&amp;amp; „so“
                    \(addition)
                    <i>&lt;/i&gt; &amp; &lt;b&gt;</i>
                    """)
        } else {
            #expect(notice.body == "\(text)\n\n\(addition)\n\n</i> & <b>")
        }
        #expect(try watcher.get(.milestoneText) == .string("\(text)\n\n\(addition)"))
    }

    /// A language in which every sentence stands in brackets. It takes four seconds, so it is made once.
    private static let brackets = Result {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let script = """
            "$1/scripts/translations" template | msgen - |
                msgfilter --keep-header sed -e '1s/^/⟦/' -e '$s/$/⟧/' 2>/dev/null |
                msgfmt -o "$2" -
            """
        let path = session.folder + "/atrest.mo"
        let made = try session.run("bash", ["-ec", script, "bash", packageFolder.path, path])
        #expect(made.status == 0, "\(made.errors)")
        return try Data(contentsOf: URL(filePath: path))
    }

    /// A session in that language.
    private func bracketed() throws -> PrivateSession {
        let session = try German.session()
        let folder = "\(session.environment["XDG_DATA_HOME"]!)/locale/de/LC_MESSAGES"
        _ = try session.run("mkdir", ["-p", folder])
        try Self.brackets.get().write(to: URL(filePath: folder + "/atrest.mo"))
        return session
    }

    /// What is outside the brackets.
    private func untranslated(_ text: String) -> [String] {
        var depth = 0
        var rest = ""
        for character in text {
            if character == "⟦" { depth += 1 }
            if depth == 0 { rest.append(character) }
            if character == "⟧" { depth -= 1 }
        }
        return rest.split { " \n,[]|.".contains($0) }.map(String.init)
    }

    /// The words that name each command: none for the program itself.
    private func paths(of command: CommandModel, _ names: [String] = []) -> [[String]] {
        [names] + command.commands.flatMap { paths(of: $0, names + [$0.commandName]) }
    }

    /// Help is in one language: only what is typed literally is outside the sentences.
    @Test func helpIsWholeInAnyLanguage() throws {
        let session = try bracketed()
        defer { session.end() }
        let paths = paths(of: CommandModel(Atrest.self))
        #expect(paths.count > 25)
        let names = Set(paths.joined()).union(["atrest", "on", "off", "show", "..."])
        for path in paths {
            let help = try session.run("atrest", path + ["--help"])
            #expect(help.status == 0)
            #expect(help.output.contains("⟦"), "\(path)")
            let lines = help.output.split(separator: "\n").filter { !$0.hasPrefix("  atrest ") }
            for word in untranslated(lines.joined(separator: "\n")) where !word.hasPrefix("-") {
                #expect(names.contains(word), "\(path): \(word)")
            }
        }
    }

    @Test func mistakeIsWholeInAnyLanguage() throws {
        let session = try bracketed()
        defer { session.end() }
        for mistake in [
            "stop", "qqqqq", "add", "st", "water rm", "start --taget 18", "start --target",
            "status --json=1", "status --color x", "log", "edit", "end all", "start 18",
            "help foo", "--json history", "settings get unit", "settings set discreet 1",
            "vigil enable", "widget sway", "export - --format xlsx", "history --month x",
            "delete @x", "history --limit x", "undo --limit 2",
        ] {
            let arguments = mistake.split(separator: " ").map(String.init)
            let result = try session.run("atrest", arguments)
            #expect(result.status == 64, "\(mistake)")
            #expect(untranslated(result.errors) == ["atrest:"], "\(mistake): \(result.errors)")
        }
    }

    /// The client has another program check the data, which finds the locales where they are.
    @Test func doctorIsInOneLanguage() throws {
        let session = try German.translatedSession()
        defer { session.end() }
        #expect(try session.atrest("start").status == 0)
        #expect(try session.run("atrest", ["doctor"]).output.contains("Die Daten sind"))
    }

    /// A language has as many forms as its catalogue says: Polish has three.
    @Test func numbersHaveTheFormsOfTheLanguage() throws {
        let session = try session(
            ["Undid: {act}.": "{act}.", "importing {details}": "{details}"],
            """
            "Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);\\n"

            msgid "{count} fast"
            msgid_plural "{count} fasts"
            msgstr[0] "{count} post"
            msgstr[1] "{count} posty"
            msgstr[2] "{count} postów"

            """)
        defer { session.end() }
        for (count, text) in [(1, "1 post."), (3, "3 posty."), (5, "5 postów.")] {
            let rows = (1...count).map { "2025-0\($0)-01 20:00,2025-0\($0)-02 12:00\n" }.joined()
            try PrivateSession.write("Start,End\n" + rows, to: session.folder + "/\(count).csv")
            #expect(
                try session.atrest("import", session.folder + "/\(count).csv", "--yes").status == 0)
            #expect(try session.atrest("undo").output == text + "\n")
        }
    }

    /// Each refusal reaches the client as values, so it makes the sentence.
    @Test(.enabled(if: German.isPossible, German.isMissing))
    func refusalsAreToldInTheLanguageOfTheClient() throws {
        let session = try German.translatedSession()
        defer { session.end() }
        let since = "2026-02-01 20:00"
        #expect(try session.run("atrest", ["log", since, "-", "2026-02-02 12:00"]).status == 0)
        let own = try PrivateSession()
        defer { own.end() }
        #expect(try own.run("atrest", ["log", since, "-", "2026-02-02 12:00"]).status == 0)
        for line in [
            "end", "redo", "start --at '2026-02-02 11:00'", "log '2026-02-01 10:00' 16h",
            "restore 2020-01-01", "delete 0A000000-0000-0000-0000-000000000000",
            "water remove 0A000000-0000-0000-0000-000000000000", "devices forget desk",
            "devices join /nowhere", "settings set calendar-folder /nowhere",
            "settings set calendar-folder nowhere", "edit @1 --end '2026-02-01 21:00'",
        ] {
            let command = "LC_ALL=C.UTF-8 LANGUAGE=en atrest \(line)"
            let german = try session.run("sh", ["-c", "atrest \(line)"])
            let english = try session.run("sh", ["-c", command])
            let expected = try own.run("sh", ["-c", command])
            #expect(expected.status != 0, "\(line)")
            #expect(english == expected, "\(line)")
            #expect(german.status == expected.status, "\(line)")
            #expect(german.errors != expected.errors, "\(line): \(german.errors)")
        }
    }

    /// The translation of the project, as `make install` places it.
    @Test func germanIsWholeToTheEye() throws {
        let session = try German.translatedSession()
        defer { session.end() }
        let english = try PrivateSession()
        defer { english.end() }
        for arguments in [["status"], ["start"], ["status"], ["start"], ["end"], ["settings"]] {
            let german = try session.run("atrest", arguments)
            let other = try english.run("atrest", arguments)
            #expect(german.status == other.status)
            #expect(german.output + german.errors != other.output + other.errors)
        }
    }
}
