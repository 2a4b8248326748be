import Contract
import Foundation
import PrivateSession
import SDBus
import Testing

/// `atrest undo`, its list, and `atrest redo`.
struct UndoTests {
    private func list(_ session: PrivateSession) throws -> [[String: Any]] {
        let result = try session.atrest("undo", "--list", "--json")
        #expect(result.status == 0)
        return try #require(
            JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]])
    }

    @Test func undoAndRedoSayWhatTheyDid() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let none = try session.atrest("undo")
        #expect(none.status == ExitStatus.refused.rawValue && none.output.isEmpty)
        #expect(none.errors.hasPrefix("atrest: There is nothing to undo."))
        #expect(
            try session.atrest("undo", "--list").output
                == "There is nothing to undo yet.\n")
        #expect(try list(session).isEmpty)

        #expect(try session.atrest("water", "add", "300").status == 0)
        let undone = try session.atrest("undo")
        #expect(undone.status == 0)
        let text = try #require(
            undone.output.wholeMatch(of: /Undid: (adding 300 ml of water at .+)\.\n/)?.1)
        #expect(try session.atrest("water").output == "Today 0 ml\n")
        #expect(try session.atrest("redo").output == "Redid: \(text).\n")
        #expect(try session.atrest("water").output == "Today 300 ml\n")
        let again = try session.atrest("redo")
        #expect(again.status == ExitStatus.refused.rawValue && !again.errors.isEmpty)
    }

    @Test func listHasALineForEachAct() throws {
        let session = try PrivateSession()
        defer { session.end() }
        #expect(try session.atrest("start", "--ago", "5h", "--target", "18").status == 0)
        #expect(try session.atrest("end").status == 0)
        #expect(try session.atrest("water", "add", "250").status == 0)
        #expect(try session.atrest("undo").status == 0)
        let acts = try list(session)
        #expect(acts.map { $0["act"] as? String } == ["water-add", "end", "start"])
        #expect(acts.map { $0["takenBack"] as? Bool } == [true, false, false])
        #expect((acts[2]["text"] as? String)?.hasSuffix(", target 18h") == true)
        #expect((acts[0]["at"] as? String)?.hasSuffix("Z") == true)
        let lines = try session.atrest("undo", "--list", "-n", "2").output.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(
            lines[0].wholeMatch(
                of: /\d{4}-\d\d-\d\d \d\d:\d\d  adding 250 ml of water at \S+ *  undone/) != nil)
        #expect(lines[1].contains("  ending a fast, ") && !lines[1].contains("undone"))
        for arguments in [
            ["--limit", "3"], ["--list", "-n", "0"], ["--list", "--limit", "2001"],
            ["--list", "-n", "x"],
        ] {
            let result = try session.run("atrest", ["undo"] + arguments)
            #expect(result.status == ExitStatus.usage.rawValue, "\(arguments)")
            #expect(result.errors.contains("--limit"))
        }
    }

    @Test func deletionIsUndoneAsItSays() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let times = ["--start", "2026-03-01 20:00", "--end", "2026-03-02 12:00"]
        #expect(try session.run("atrest", ["log"] + times).status == 0)
        let history = try session.atrest("history", "--json")
        let id = try #require(history.output.firstMatch(of: /"id":"([0-9A-F]{8})/)?.1)
        let deleted = try session.atrest("delete", String(id))
        #expect(deleted.output.contains("`atrest undo` brings it back"))
        // Even after an import, and water in between.
        let file = session.folder + "/fasts.csv"
        try PrivateSession.write(
            "ID,Start,End,Duration (s),Duration,Notes\n"
                + "1,2026-02-21 20:00:00,2026-02-22 12:00:00,57600,16h,\n", to: file)
        #expect(try session.atrest("import", file, "--yes").status == 0)
        #expect(try session.atrest("water", "add").status == 0)
        #expect(try session.atrest("undo").output.hasPrefix("Undid: adding 250 ml of water at "))
        #expect(try session.atrest("undo").output == "Undid: importing 1 fast.\n")
        #expect(
            try session.atrest("undo").output.wholeMatch(
                of: /Undid: deleting a fast, 1 Mar( 2026)? 20:00 to 2 Mar( 2026)? 12:00\.\n/)
                != nil)
        #expect(try session.atrest("history", "--json") == history)
    }

    /// An import of fasts and water is one act.
    @Test func importIsUndoneAsAWhole() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let other = try PrivateSession()
        defer { other.end() }
        let times = ["--start", "2026-03-01 20:00", "--end", "2026-03-02 12:00"]
        #expect(try other.run("atrest", ["log"] + times).status == 0)
        for at in ["2026-03-02 13:00", "2026-03-02 14:00"] {
            #expect(try other.atrest("water", "add", "200", "--at", at).status == 0)
        }
        let file = session.folder + "/all.json"
        #expect(try other.atrest("export", file).status == 0)
        let imported = try session.atrest("import", file, "--yes")
        #expect(imported.output.contains("New: 3. Changed: 0. Already here: 0."))
        #expect(try list(session).map { $0["act"] as? String } == ["import"])
        let text = "importing 1 fast and 2 water entries"
        #expect(try session.atrest("undo").output == "Undid: \(text).\n")
        #expect(try session.atrest("history", "--json").output == "[]\n")
        #expect(try session.atrest("water", "list", "--json").output == "[]\n")
        #expect(try session.atrest("redo").output == "Redid: \(text).\n")
        #expect(
            try session.atrest("water", "list", "--json")
                == other.atrest("water", "list", "--json"))
    }

    /// Latest first, so an import that is undone is always whole.
    @Test func editAfterAnImportIsUndoneFirst() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let file = session.folder + "/fasts.csv"
        let head = "ID,Start,End,Duration (s),Duration,Notes\n"
        let row = "1,2026-02-21 20:00:00,2026-02-22 12:00:00,57600,16h,\n"
        try PrivateSession.write(
            head + row + "2,2026-02-23 20:00:00,2026-02-24 12:00:00,57600,16h,\n", to: file)
        #expect(try session.atrest("import", file, "--yes").status == 0)
        let id = try #require(
            session.atrest("history", "--json").output.firstMatch(of: /"id":"([0-9A-F]{8})/)?.1)
        #expect(try session.atrest("edit", String(id), "--end", "2026-02-24 14:00").status == 0)
        #expect(try session.atrest("undo").output.hasPrefix("Undid: changing a fast, "))
        #expect(try session.atrest("undo").output == "Undid: importing 2 fasts.\n")
        #expect(try session.atrest("history", "--json").output == "[]\n")
    }

    @Test(.enabled(if: German.isPossible, German.isMissing))
    func answersAreGerman() throws {
        let session = try German.translatedSession()
        defer { session.end() }
        #expect(try session.atrest("water", "add", "300").status == 0)
        #expect(
            try session.atrest("undo").output.hasPrefix(
                "Rückgängig gemacht: 300 ml Wasser hinzugefügt, "))
        #expect(
            try session.atrest("redo").output.hasPrefix("Wiederholt: 300 ml Wasser hinzugefügt, "))
        let times = ["--start", "2026-03-01 20:00", "--end", "2026-03-02 12:00"]
        #expect(try session.run("atrest", ["log"] + times).status == 0)
        let watcher = try Watcher(session)
        let text = try watcher.get("UndoText", of: Journal1.interface).stringValue
        #expect(text?.hasPrefix("Fasten hinzugefügt, ") == true && text?.contains("bis") == true)
    }
}
