import Contract
import PrivateSession
import SDBus
import Testing
import Words

/// The language of the user, with real catalogues.
@Suite(.enabled(if: German.isPossible, German.isMissing))
struct LanguageTests {
    /// A session in German with a catalogue that holds only `entries`.
    private func session(_ entries: [String: String]) throws -> PrivateSession {
        let session = try German.session()
        let folder = "\(session.environment["XDG_DATA_HOME"]!)/locale/de/LC_MESSAGES"
        _ = try session.run("mkdir", ["-p", folder])
        var source = "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n"
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
            "No fast is running. `atrest start` begins one.": "Es läuft keins.",
            "Fasting since {time}.": "{time}: begonnen.",
            "since {time}": "seit {time}",
            "Beginning to shift": "Beginn des Wandels",
        ])
        defer { session.end() }
        #expect(try session.atrest("status").output == "Wenn es so weit ist\n")
        #expect(try session.atrest("end").errors == "atrest: Es läuft keins.\n")
        let start = try session.atrest("start", "--ago", "5h").output
        #expect(start.hasSuffix(": begonnen.\n"))
        let status = try session.atrest("status").output
        #expect(status.contains("Beginn des Wandels"))
        #expect(status.contains("seit "))
        // Sentences without a translation stay English. Output for programs is never translated.
        #expect(status.contains("Insulin"))
        #expect(try session.atrest("status", "--format", "{{status}}").output == "active\n")
    }

    @Test(arguments: [["body", "body-markup"], ["body"]])
    func markupInATranslationBreaksNoBody(_ capabilities: [String]) throws {
        let text = "<b>R & D</b> {x} </i>&amp; „so“"
        let session = try session([
            Words.companion(.beginningToShift): text, "Beginning to shift": "<i>A & B</i>",
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
                    &lt;b&gt;R &amp; D&lt;/b&gt; {x} &lt;/i&gt;&amp;amp; „so“ \(addition)
                    <i>&lt;/i&gt; &amp; &lt;b&gt;</i>
                    """)
        } else {
            #expect(notice.body == "\(text) \(addition)\n\n</i> & <b>")
        }
        #expect(try watcher.get(.milestoneText) == .string("\(text) \(addition)"))
    }

    /// The translation of the project, as `make install` places it.
    @Test func germanIsWholeToTheEye() throws {
        let session = try German.session()
        defer { session.end() }
        let locale = "\(session.environment["XDG_DATA_HOME"]!)/locale"
        let compiled = try session.run(
            packageFolder.path + "/scripts/translations", ["compile", locale])
        #expect(compiled.status == 0, "\(compiled.errors)")
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
