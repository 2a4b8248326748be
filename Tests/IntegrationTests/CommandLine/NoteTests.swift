import Contract
import Foundation
import PrivateSession
import SDBus
import Testing
import Words

/// The private note of a fast, from the command line to the records and back.
struct NoteTests {
    private func note(_ session: PrivateSession, _ arguments: String...) throws -> String {
        let result = try session.run("atrest", ["note"] + arguments)
        #expect(result.status == 0, "\(result.errors)")
        return String(result.output.dropLast())
    }

    @Test func noteIsWrittenShownAndUndone() throws {
        let session = try PrivateSession()
        defer { session.end() }
        #expect(try session.atrest("note").errors.contains(Words.Note.noFast))
        #expect(
            try session.atrest("start", "--ago", "13h", "--note", "supper at Ida's").status == 0)
        #expect(try note(session) == "supper at Ida's")
        #expect(try note(session, "@0") == "supper at Ida's")
        #expect(try note(session, "slept", "badly").hasPrefix("Note saved"))
        #expect(try note(session) == "slept badly")
        #expect(try session.atrest("undo").status == 0)
        #expect(try note(session) == "supper at Ida's")
        #expect(try session.atrest("redo").status == 0)
        #expect(try session.atrest("end").status == 0)
        #expect(try note(session) == "slept badly")
        #expect(try session.atrest("edit", "@1", "--note", "calm").status == 0)
        #expect(try note(session, "@1") == "calm")
        #expect(try note(session, "   ") == "calm")
        #expect(try note(session, "@1", "--delete").hasPrefix("Note deleted"))
        #expect(try note(session) == Words.Note.none(of: nil))
        // There is nothing to delete, and so nothing to undo.
        #expect(try note(session, "--delete") == Words.Note.none(of: nil))
        #expect(try session.atrest("undo").status == 0)
        #expect(try note(session) == "calm")
    }

    /// The hint writes to the fast that was named, and not to the running one.
    @Test func hintKeepsTheNameOfTheFast() throws {
        let session = try PrivateSession()
        defer { session.end() }
        #expect(try session.atrest("note").errors.contains(Words.Note.noFast))
        #expect(try session.atrest("start", "--ago", "20h").status == 0)
        #expect(try session.atrest("end", "--ago", "2h").status == 0)
        #expect(try session.atrest("start").status == 0)
        #expect(try note(session, "@1") == Words.Note.none(of: "@1"))
        #expect(Words.Note.none(of: "@1").contains("`atrest note @1 TEXT`"))
    }

    /// What was changed is named, not only that something was.
    @Test func undoNamesANote() throws {
        let session = try PrivateSession()
        defer { session.end() }
        func undone() throws -> String { try session.atrest("undo").output }
        #expect(try session.atrest("start", "--ago", "20h").status == 0)
        #expect(try note(session, "calm").hasPrefix("Note saved"))
        #expect(try session.atrest("adjust", "--target", "18").status == 0)
        #expect(try session.atrest("adjust", "--target", "20").status == 0)
        #expect(try undone().hasPrefix("Undid: changing the running fast, "))
        #expect(try undone().hasPrefix("Undid: changing the running fast, "))
        #expect(
            try session.atrest("undo", "--list").output.contains(
                "changing the note of the running fast"))
        #expect(try undone() == "Undid: changing the note of the running fast.\n")
        #expect(
            try session.atrest("redo").output == "Redid: changing the note of the running fast.\n")
        #expect(try session.atrest("end").status == 0)
        #expect(try note(session, "@1", "slow").hasPrefix("Note saved"))
        #expect(try session.atrest("edit", "@1", "--target", "12").status == 0)
        #expect(try undone().hasPrefix("Undid: changing a fast, "))
        #expect(try undone().hasPrefix("Undid: changing the note of a fast, "))
    }

    /// The first eight digits of an id may all be letters, and then look like a word.
    @Test func idWithoutADecimalDigitIsAnID() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let id = "FACEFEED-CAFE-4BAD-8ACE-FACADEFACADE"
        try watcher.call(
            "Start", ["Id": Value.string(id), "StartedAt": Value.uint64(fromNow(-30 * hour))])
        #expect(try session.atrest("end", "--ago", "10h").status == 0)
        #expect(try session.atrest("start").status == 0)
        #expect(try note(session, "facefeed", "calm").hasPrefix("Note saved"))
        #expect(try note(session, "@1") == "calm" && note(session) == Words.Note.none(of: nil))
        #expect(try note(session, "FACEFEED") == "calm")
        // No fast has such an id, so it is a word.
        #expect(try note(session, "defaced", "again").hasPrefix("Note saved"))
        #expect(try note(session, "deadbeef", "again").hasPrefix("Note saved"))
        #expect(try note(session) == "deadbeef again")
        for word in ["@-1", "@+1", "@1x"] {
            #expect(try session.atrest("note", word).status == 64, "\(word)")
        }
        #expect(try note(session, "@home", "early").hasPrefix("Note saved"))
    }

    /// The text is in no argument.
    @Test func noteIsReadFromStandardInput() throws {
        let session = try PrivateSession()
        defer { session.end() }
        func typed(_ text: String, _ command: String) throws -> PrivateSession.Result {
            try session.run("sh", ["-c", "printf \"$1\" | atrest \(command)", "sh", text])
        }
        #expect(try typed("supper at Ida\\047s", "start --ago 13h --note -").status == 0)
        #expect(try note(session) == "supper at Ida's")
        #expect(try typed("slept badly\\nthen well\\n\\n", "note -").status == 0)
        #expect(try note(session) == "slept badly\nthen well")
        #expect(try session.atrest("end").status == 0)
        #expect(try typed("calm", "note @1 -").status == 0)
        #expect(try note(session, "@1") == "calm")
        let bytes = try typed("a\\377b", "note -")
        #expect(bytes.status == ExitStatus.badInput.rawValue)
        #expect(bytes.errors.contains(Words.Note.notText))
        let long = try session.run(
            "sh", ["-c", "head -c 200000 /dev/zero | tr '\\0' x | atrest note -"])
        #expect(long.status == ExitStatus.usage.rawValue)
        #expect(long.errors.contains(Words.noteTooLong))
        #expect(try note(session) == "calm")
        // A program that failed before it may have written nothing. The note is neither shown nor changed.
        for command in [
            "note -", "note @1 -", "edit @1 --note -", "start --note -", "history --grep -",
        ] {
            let empty = try typed("\\n", command)
            #expect(empty.status == ExitStatus.badInput.rawValue, "\(command)")
            #expect(
                empty.output == "" && empty.errors.contains(Words.Note.emptyInput), "\(command)")
        }
        #expect(try typed("cal\\n", "history --grep -").output.contains("calm"))
        #expect(
            try typed("sleep\\n", "history --grep -").output.contains(
                Words.Note.noneContains("sleep")))
        #expect(try session.atrest("status", "--json").output.contains("\"idle\"") == false)
    }

    /// An editor as the user's own: a script that notes what it was given, and writes something.
    private func edit(
        _ session: PrivateSession, _ script: String, _ arguments: String...
    ) throws -> PrivateSession.Result {
        let editor = session.folder + "/stand-ins/ed"
        try PrivateSession.write(
            """
            #!/bin/sh
            stat -c '%a' "$2" "$(dirname "$2")" >'\(session.folder)/modes'
            cp "$2" '\(session.folder)/given'
            touch "$2~"
            \(script)

            """, to: editor)
        chmod(editor, 0o700)
        session.environment["VISUAL"] = "ed --wait"
        session.environment["EDITOR"] = "false"
        // In a session of its own, because a signal may be for all of its programs.
        return try session.run("setsid", ["--wait", "atrest", "note", "--edit"] + arguments)
    }

    private func drafts(_ session: PrivateSession) -> [String] {
        let folder = session.environment["XDG_RUNTIME_DIR"]!
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasPrefix("atrest-note-") }
    }

    @Test func noteIsWrittenInAnEditor() throws {
        let session = try PrivateSession()
        defer { session.end() }
        #expect(try session.atrest("start", "--ago", "13h", "--note", "supper").status == 0)
        let saved = try edit(session, "printf 'slept well\\nand long\\n' >\"$2\"")
        #expect(saved.status == 0 && saved.output.hasPrefix("Note saved"), "\(saved)")
        #expect(try note(session) == "slept well\nand long")
        #expect(try PrivateSession.read(session.folder + "/given") == "supper\n")
        #expect(try PrivateSession.read(session.folder + "/modes") == "600\n700\n")
        #expect(drafts(session).isEmpty)
        let same = try edit(session, ":", "@0")
        #expect(same.status == 0, "\(same)")
        #expect(same.output.replacing("\n", with: " ").hasPrefix(Words.Note.unchanged), "\(same)")
        let emptied = try edit(session, ": >\"$2\"")
        #expect(emptied.output.hasPrefix("Note deleted"), "\(emptied)")
        #expect(try note(session) == Words.Note.none(of: nil))
        #expect(drafts(session).isEmpty)
    }

    /// Nothing that was written is lost, and nothing is saved that the user did not finish.
    @Test func textThatIsNotSavedIsKept() throws {
        let session = try PrivateSession()
        defer { session.end() }
        #expect(try session.atrest("start", "--ago", "13h", "--note", "supper").status == 0)
        let unchanged = try edit(session, "mkdir -p \"$(dirname \"$2\")/.history/x\"; exit 3")
        #expect(unchanged.status == ExitStatus.refused.rawValue)
        #expect(unchanged.errors.contains("3"))
        #expect(drafts(session).isEmpty)
        for (script, status) in [
            // The terminal is closed: the signal is for all of its programs.
            ("echo more >>\"$2\"; kill -HUP 0", ExitStatus.refused),
            ("echo more >>\"$2\"; kill -SEGV $$", .refused),
            ("echo more >>\"$2\"; exit 3", .refused),
            ("printf '\\344' >\"$2\"", .badInput),
            ("head -c 3000 /dev/zero | tr '\\0' x >\"$2\"", .usage),
        ] {
            let refused = try edit(session, script)
            #expect(refused.status == status.rawValue)
            let name = try #require(drafts(session).first)
            let path = session.environment["XDG_RUNTIME_DIR"]! + "/\(name)/note.txt"
            #expect(refused.errors.contains(path))
            #expect(access(path, R_OK) == 0)
            try FileManager.default.removeItem(atPath: (path as NSString).deletingLastPathComponent)
        }
        session.environment["VISUAL"] = "missing-editor"
        let missing = try session.atrest("note", "--edit")
        #expect(missing.status == ExitStatus.unavailable.rawValue)
        #expect(missing.errors.contains("missing-editor"))
        for arguments in [["--edit", "--delete"], ["--edit", "text"], ["@0", "text", "--edit"]] {
            let usage = try session.run("atrest", ["note"] + arguments)
            #expect(usage.status == ExitStatus.usage.rawValue, "\(arguments)")
        }
        #expect(try note(session) == "supper")
        #expect(drafts(session).isEmpty)
    }

    /// Without a runtime folder of the user's own, the text is in a new folder that others cannot enter.
    @Test func draftIsPrivateWithoutARuntimeFolder() throws {
        let session = try PrivateSession()
        defer { session.end() }
        #expect(try session.atrest("start", "--ago", "13h").status == 0)
        let shared = session.folder + "/shared"
        mkdir(shared, 0o777)
        chmod(shared, 0o777)
        session.environment["XDG_RUNTIME_DIR"] = shared
        session.environment["TMPDIR"] = session.folder
        let saved = try edit(session, "echo calm >\"$2\"; echo \"$2\" >>'\(session.folder)/modes'")
        #expect(saved.status == 0)
        let modes = try PrivateSession.read(session.folder + "/modes")
        #expect(modes.hasPrefix("600\n700\n\(session.folder)/atrest-note-"), "\(modes)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: shared) == [])
    }

    @Test func historyShowsNotesIfAsked() throws {
        let session = try PrivateSession()
        defer { session.end() }
        for (day, text) in [(20, "Lemon tea"), (21, ""), (22, "long walk\nin the rain")] {
            let log = try session.atrest(
                "log", "--start", "2026-02-\(day)T04:00:00Z", "--end", "2026-02-\(day)T20:00:00Z",
                "--note", text)
            #expect(log.status == 0, "\(log.errors)")
        }
        let plain = try session.atrest("history").output
        #expect(!plain.contains("tea"))
        let notes = try session.atrest("history", "--notes").output
        #expect(notes.contains("    Lemon tea\n"))
        #expect(notes.contains("    long walk\n    in the rain\n"))
        let found = try session.atrest("history", "--grep", "lemon").output
        #expect(found.split(separator: "\n").count == 2)
        #expect(try session.atrest("start", "--note", "u\u{308}ber den Tag").status == 0)
        let running = try session.atrest("history", "--grep", "Über").output
        #expect(running.contains("@0"))
        #expect(try note(session, "2026-11-23", "was", "fine").hasPrefix("Note saved"))
        let nothing = try session.atrest("history", "--grep", "coffee").output
        #expect(nothing == Words.Note.noneContains("coffee") + "\n")
        let before = try session.atrest("history", "--grep", "walk", "--until", "2026-02-22")
        #expect(before.output == Words.Note.noneContains("walk") + "\n")
    }

    @Test func refusedNoteChangesNothing() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let long = String(repeating: "x", count: 1001)
        let start = try session.atrest("start", "--note", long)
        #expect(start.status == 64 && start.errors.contains(Words.noteTooLong))
        #expect(try session.atrest("status", "--json").output.contains("\"status\":\"idle\""))
        #expect(try session.atrest("start", "--ago", "5h").status == 0)
        let watcher = try Watcher(session)
        let id = try watcher.get(.id).stringValue ?? ""
        let interface = History1.interface
        #expect(
            try watcher.refusal(of: "SetNote", on: interface, id, long, noOptions)
                == BusError.Name.invalidArgs)
        for unknown in ["nothing", "00000000-0000-0000-0000-000000000000"] {
            let name = ErrorName.notFound.rawValue
            #expect(
                try watcher.refusal(of: "SetNote", on: interface, unknown, "x", noOptions) == name)
            #expect(try watcher.refusal(of: "Note", on: interface, unknown) == name)
        }
        #expect(
            try watcher.refusal(
                of: "SetNote", on: interface, id, String(long.dropLast()), noOptions) == nil)
        #expect(try note(session) == String(long.dropLast()))
    }

    @Test func exportAndImportCarryTheNotes() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let text = "Brot & \"Käse\", spät\nam Abend"
        _ = try session.atrest(
            "log", "--start", "2026-02-20T04:00:00Z", "--end", "2026-02-20T20:00:00Z", "--note",
            text)
        _ = try session.atrest("start", "--ago", "3h", "--note", "still running")
        let other = try PrivateSession()
        defer { other.end() }
        for format in ["json", "csv"] {
            let file = "\(session.folder)/fasts.\(format)"
            #expect(try session.atrest("export", file).status == 0)
            let imported = try other.atrest("import", file, "--yes")
            #expect(imported.status == 0, "\(imported.errors)")
            #expect(try note(other, "@1") == text)
            #expect(try other.atrest("undo").status == 0)
        }
        // The payload is the phone's, and has no notes.
        let bytes = try String(contentsOfFile: "\(session.folder)/fasts.json", encoding: .utf8)
        let payload = try #require(bytes.components(separatedBy: "\"payload\":").last)
        #expect(!payload.contains("Brot"))
        #expect(bytes.contains("still running"))
    }

    /// A note is in no property, no signal, no notification, no status and no picture.
    @Test func noteIsOnNoSurfaceThatWasNotAsked() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let secret = "xylophone-quartz"
        let watcher = try Watcher(session)
        let server = try NoticeServer(on: watcher.bus, capabilities: ["body", "actions"])
        try watcher.start(before: 16 * hour) {
            let id = try watcher.get(.id).stringValue ?? ""
            try watcher.call("SetNote", on: History1.interface, id, secret, noOptions)
        }
        try watcher.wait(for: Timer1.Signal.targetReached.rawValue)
        try watcher.wait(until: { !server.calls.isEmpty }, every: 50_000)
        try watcher.call("End", noOptions)
        _ = try note(session, "again \(secret)")
        #expect(try session.atrest("undo").status == 0)
        #expect(try session.atrest("start", "--note", secret).status == 0)

        for (interface, member) in try Self.properties() {
            let value = try? watcher.get(member, of: interface)
            #expect(!"\(value as Any)".contains(secret), "\(interface).\(member)")
        }
        #expect(!watcher.events.isEmpty && !"\(watcher.events)".contains(secret))
        #expect(!server.calls.isEmpty && !"\(server.calls)".contains(secret))
        let surfaces: [[String]] = [
            ["status"], ["status", "--json"], ["history"], ["history", "--json"], ["calendar"],
            ["calendar", "--json"], ["undo", "--list"], ["undo", "--list", "--json"],
            ["widget", "waybar"], ["widget", "polybar"], ["widget", "i3blocks"],
            ["widget", "swaybar"], ["widget", "genmon"], ["forest", "--svg", "-"],
            ["export", "-", "--format", "ics"], ["doctor"],
            [
                "status", "--format",
                "{{status}} {{milestone}} {{title}} {{text}} {{scripture}} {{started}} {{target}}",
            ],
        ]
        for arguments in surfaces {
            let result = try session.run("atrest", arguments)
            #expect(!result.output.contains(secret), "\(arguments)")
            #expect(!result.errors.contains(secret), "\(arguments)")
        }
        #expect(try note(session) == secret)
    }

    /// All properties in the files of the interfaces.
    private static func properties() throws -> [(interface: String, member: String)] {
        let folder = packageFolder.appending(path: "dbus").path
        return try FileManager.default.contentsOfDirectory(atPath: folder)
            .filter { $0.hasPrefix("app.atrest.") && $0.hasSuffix(".xml") }
            .flatMap { name in
                let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
                return text.matches(of: /<property name="([A-Za-z]+)"/)
                    .map { (String(name.dropLast(4)), String($0.output.1)) }
            }
    }
}
