import Contract
import Foundation
import Glibc
import PrivateSession
import SDBus
import Testing

/// `atrest export` and `atrest import`, through files and pipes.
struct ImportExportTests {
    /// A file as a phone writes it. The checksum comes from sha256sum.
    private static let phone = """
        {"checksum":"@","generatedAt":"2026-02-24T10:00:00Z","payload":\(payload),"version":1}
        """
    private static let payload = """
        {"sessions":[{"end":"2026-02-24T10:00:00Z","id":"A1B2C3D4-E5F6-4711-8A9B-0C1D2E3F4051",\
        "start":"2026-02-23T18:00:00Z","targetDurationHours":16},\
        {"end":"2026-02-22T10:00:00Z","id":"0F1E2D3C-4B5A-4697-8879-6A5B4C3D2E1F",\
        "start":"2026-02-21T20:00:00Z","targetDurationHours":16.5}]}
        """

    private func write(_ text: String, as name: String, in session: PrivateSession) throws -> String
    {
        let path = "\(session.folder)/\(name)"
        try PrivateSession.write(text, to: path)
        return path
    }

    private func phoneFile(_ session: PrivateSession) throws -> String {
        let payload = try write(Self.payload, as: "payload", in: session)
        let sum = try session.run("sha256sum", [payload]).output.prefix(64)
        return try write(
            Self.phone.replacingOccurrences(of: "@", with: sum), as: "phone.json", in: session)
    }

    private func history(_ session: PrivateSession) throws -> String {
        try session.atrest("history", "--json").output
    }

    @Test func phonesFileIsImportedAndExportedByteForByte() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let phone = try phoneFile(session)
        let before = try history(session)
        let look = try session.atrest("import", phone, "--dry-run")
        #expect(look.status == 0)
        #expect(
            look.output == """
                Atrest (version 1): 2 fasts from 2026-02-21 to 2026-02-24.
                New: 2. Changed: 0. Already here: 0.

                """)
        #expect(try history(session) == before)

        #expect(try session.atrest("import", phone, "--yes").status == 0)
        let again = try session.atrest("import", phone, "--yes")
        #expect(again.output.hasSuffix("Nothing new: everything is already here.\n"))
        let file = session.folder + "/out.json"
        #expect(try session.atrest("export", file).status == 0)
        #expect(
            try PrivateSession.read(file).contains("\"payload\":\(Self.payload),\"version\":1}"))
        let modes = try session.run("stat", ["-c", "%a", file])
        #expect(modes.output == "600\n")
        // The same through pipes.
        let piped = try session.run("sh", ["-c", "atrest export - | atrest import - --yes"])
        #expect(piped.status == 0)
        #expect(piped.output.hasSuffix("Nothing new: everything is already here.\n"))
    }

    @Test func filesInAnyOrderGiveOneState() throws {
        let sessions = [try PrivateSession(), try PrivateSession(), try PrivateSession()]
        defer { for session in sessions { session.end() } }
        let (first, second, third) = (sessions[0], sessions[1], sessions[2])
        #expect(try first.atrest("import", try phoneFile(first), "--yes").status == 0)
        #expect(try first.atrest("water", "add", "300").status == 0)
        let a = first.folder + "/a.json"
        #expect(try first.atrest("export", a).status == 0)
        let id = "A1B2C3D4"
        #expect(try first.atrest("edit", id, "--end", "2026-02-24 12:00").status == 0)
        #expect(
            try first.atrest("log", "--start", "2026-03-01 20:00", "--end", "2026-03-02 12:00")
                .status == 0)
        let b = first.folder + "/b.json"
        #expect(try first.atrest("export", b).status == 0)
        for (session, files) in [(second, [a, b]), (third, [b, a, b])] {
            for file in files { #expect(try session.atrest("import", file, "--yes").status == 0) }
        }
        #expect(try history(second) == history(third))
        #expect(try history(second) == history(first))
        #expect(
            try second.atrest("water", "list", "--json") == third.atrest("water", "list", "--json"))
    }

    @Test func badFileIsRefusedWithASentenceAndChangesNothing() throws {
        let session = try PrivateSession()
        defer { session.end() }
        #expect(
            try session.atrest("log", "--start", "2026-03-01 20:00", "--end", "2026-03-02 12:00")
                .status == 0)
        let before = try history(session)
        let good = try PrivateSession.read(try phoneFile(session))
        let files: [(String, String)] = [
            ("", "the file is empty"), ("[", "Invalid format"), ("{\"a\":1}", "Invalid format"),
            (String(good.dropLast(3)), "Invalid format"),
            (
                good.replacingOccurrences(of: "\"version\":1", with: "\"version\":2"),
                "Unsupported version 2 (this program reads 1)"
            ),
            (good.replacingOccurrences(of: "18:00", with: "17:00"), "Checksum mismatch"),
            (String(repeating: "[", count: 2_000_000), "Invalid format"),
            (String(repeating: "{\"payload\":", count: 100_000), "Invalid format"),
        ]
        for (text, sentence) in files {
            let path = try write(text, as: "bad", in: session)
            let result = try session.atrest("import", path, "--yes")
            #expect(result.status == ExitStatus.badInput.rawValue, "\(sentence)")
            #expect(result.errors.hasPrefix("atrest: "))
            #expect(result.errors.lowercased().contains(sentence.lowercased()))
            #expect(result.output.isEmpty)
        }
        #expect(try session.atrest("import", "/nowhere/at/all", "--yes").status == 65)
        #expect(try session.atrest("import", session.folder, "--yes").status == 65)
        #expect(try history(session) == before)
    }

    @Test func fileWithNothingToTakeSaysWhy() throws {
        let session = try PrivateSession()
        defer { session.end() }
        func table(_ rows: [String]) throws -> PrivateSession.Result {
            let head = "ID,Start,End,Duration (s),Duration,Notes\n"
            let path = try write(
                head + rows.map { $0 + "\n" }.joined(), as: "table.csv", in: session)
            return try session.atrest("import", path, "--yes")
        }
        let empty = try table([])
        #expect(
            empty
                == .init(
                    status: 0,
                    output: """
                        FastTrack: the file contains no fasts.
                        Start: column 2 `Start`. End: column 3 `End`. Notes: column 6 `Notes`.
                        Left out: column 1 `ID`, column 4 `Duration (s)`, column 5 `Duration`.
                        Nothing was changed.

                        """,
                    errors: ""))
        let short = "1,2026-02-21 20:00:00,2026-02-21 21:00:00,3600,1h,"
        #expect(
            try table([short]).output == """
                FastTrack: no fast in the file can be imported.
                Start: column 2 `Start`. End: column 3 `End`. Notes: column 6 `Notes`.
                Left out: column 1 `ID`, column 5 `Duration`.
                Skipped, under 4 hours: 1.
                  line 2: 1 | 2026-02-21 20:00:00 | 2026-02-21 21:00:00 | 3600 | 1h
                Nothing was changed.

                """)
        let old = "2,1969-02-21 08:00:00,1969-02-21 20:00:00,43200,12h,"
        let running = "3,2026-02-21 20:00:00,,,,"
        let broken = "4,yesterday,today,1,1,"
        #expect(
            try table([short, old, running, broken]).output == """
                FastTrack: 1 fast from 1969-02-21 to 1969-02-21.
                Start: column 2 `Start`. End: column 3 `End`. Notes: column 6 `Notes`.
                Left out: column 1 `ID`, column 5 `Duration`.
                Skipped, under 4 hours: 1.
                  line 2: 1 | 2026-02-21 20:00:00 | 2026-02-21 21:00:00 | 3600 | 1h
                Skipped, before 1970: 1.
                Skipped, still running when the file was written: 1.
                  line 4: 3 | 2026-02-21 20:00:00
                Skipped, unreadable: 1.
                  line 5: 4 | yesterday | today | 1 | 1
                Nothing was changed.

                """)
        #expect(try history(session) == "[]\n")
    }

    /// The columns are shown before the question, and ours comes back whole.
    @Test func plainTablesAndOursAreImported() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let table = try write(
            "No;Begin;End;Goal\n1;3/4/2026 6:00;3/4/2026 22:00;18\n", as: "t.csv", in: session)
        let look = try session.atrest("import", table, "--dry-run")
        #expect(
            look.output == """
                Table: 1 fast from 2026-04-03 to 2026-04-03.
                Start: column 2 `Begin`. End: column 3 `End`. Target: column 4 `Goal`, hours.
                Left out: column 1 `No`.
                Dates: probably day first. Use --date-order mdy if the month comes first.
                First: 2026-04-03 06:00 to 2026-04-03 22:00, 16h 0m
                Times are shown in your time zone (UTC+00:00 for the last one).
                New: 1. Changed: 0. Already here: 0.

                """)
        #expect(try session.atrest("import", table, "--date-order", "american").status == 64)
        let done = try session.atrest("import", table, "--date-order", "mdy", "--yes")
        #expect(done.output.contains("1 fast from 2026-03-04 to 2026-03-04."))
        #expect(done.output.contains(" Dates: month first.\n"))
        #expect(
            done.output.hasSuffix("New: 1. Changed: 0. Already here: 0.\nImported 1 fast.\n"))
        let before = try history(session)
        let ours = session.folder + "/ours.csv"
        #expect(try session.atrest("export", ours).output == "Exported 1 fast to \(ours).\n")
        #expect(
            try session.atrest("import", ours, "--yes").output == """
                Atrest: 1 fast from 2026-03-04 to 2026-03-04.
                New: 0. Changed: 0. Already here: 1.
                Nothing new: everything is already here.

                """)
        #expect(try history(session) == before)
        let other = try PrivateSession()
        defer { other.end() }
        #expect(try other.atrest("import", ours, "--yes").status == 0)
        #expect(try history(other) == before)
    }

    @Test func asksOnATerminalAndNowhereElse() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let phone = try phoneFile(session)
        // There is no terminal, and no --yes.
        let child = try session.run("setsid", ["atrest", "import", phone])
        #expect(child.status == ExitStatus.usage.rawValue)
        #expect(try history(session) == "[]\n")
        func answer(_ text: String) throws -> Int32 {
            try session.run(
                "sh",
                ["-c", "printf '\(text)\\n' | script -qec 'atrest import \(phone)' /dev/null"]
            ).status
        }
        for no in ["", "n", "perhaps"] {
            #expect(try answer(no) == ExitStatus.refused.rawValue)
            #expect(try history(session) == "[]\n")
        }
        #expect(try answer("Y") == 0)
        #expect(try history(session) != "[]\n")
    }

    @Test func failedExportLeavesNothing() throws {
        let session = try PrivateSession()
        defer { session.end() }
        #expect(try session.atrest("import", try phoneFile(session), "--yes").status == 0)
        let missing = try session.atrest("export", "/nowhere/a.json")
        #expect(missing.status == ExitStatus.storage.rawValue)
        #expect(missing.errors.hasPrefix("atrest: There is no folder /nowhere."))
        #expect(try session.run("sh", ["-c", "atrest export /dev/full"]).status == 74)
        let folder = session.folder + "/target"
        mkdir(folder, 0o700)
        mkdir(folder + "/a.json", 0o700)
        #expect(try session.atrest("export", folder + "/a.json").status == 74)
        #expect(try session.run("ls", ["-A", folder]).output == "a.json\n")
    }

    @Test(
        arguments: [
            ("a.csv", nil, "id,startedAt,endedAt"), ("a.ics", nil, "BEGIN:VCALENDAR"),
            ("a.json", nil, "{\""), ("a", nil, "{\""), ("b.cvs/a", nil, "{\""),
            ("a", "csv", "id,startedAt,endedAt"), ("a.csv", "json", "{\""),
        ] as [(String, String?, String)])
    func formatIsChosenByNameOrEnding(_ name: String, _ format: String?, _ begin: String) throws {
        let session = try PrivateSession()
        defer { session.end() }
        #expect(try session.atrest("import", try phoneFile(session), "--yes").status == 0)
        mkdir(session.folder + "/b.cvs", 0o700)
        let path = "\(session.folder)/\(name)"
        let result = try session.run(
            "atrest", ["export", path] + (format.map { ["--format", $0] } ?? []))
        #expect(result.status == 0)
        #expect(try PrivateSession.read(path).hasPrefix(begin))
        #expect(try session.atrest("export", path, "--format", "xml").status == 64)
    }

    /// "All data" has the running fast, which goes on under its id if none runs. What was announced
    /// on the first machine is not announced again.
    @Test func theRunningFastMovesToAnotherMachine() throws {
        let (old, new) = (try PrivateSession(), try PrivateSession())
        defer {
            old.end()
            new.end()
        }
        #expect(try old.atrest("import", try phoneFile(old), "--yes").status == 0)
        #expect(try old.atrest("start", "--ago", "13h", "--target", "18").status == 0)
        let file = old.folder + "/all.json"
        #expect(try old.atrest("export", file).status == 0)
        #expect(
            try PrivateSession.read(file).contains("\"payload\":\(Self.payload),\"version\":1}"))
        func fast(_ session: PrivateSession) throws -> [String?] {
            let text = try session.atrest("status", "--json").output
            let value = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
            return ["status", "id", "startedAt"].map { value?[$0] as? String }
                + [(value?["targetSeconds"] as? Int).map { String($0) }]
        }

        let watcher = try Watcher(new)
        let look = try new.atrest("import", file, "--dry-run")
        #expect(look.output.contains(", target 18h. This fast continues here.\n"))
        #expect(try fast(new)[0] == "idle")
        let moved = try new.atrest("import", file, "--yes")
        #expect(moved.output.contains("Imported 2 fasts.\nFasting since "), "\(moved)")
        #expect(try fast(new) == fast(old))
        try watcher.fence()
        #expect(watcher.signals("MilestoneReached").isEmpty)
        // If it runs already, nothing is said. If another fast runs, that one stays as it is.
        let again = try new.atrest("import", file, "--yes")
        #expect(again.output.hasSuffix("\nNothing new: everything is already here.\n"))
        #expect(!again.output.contains("continues"))
        #expect(try new.atrest("abandon").status == 0)
        #expect(try new.atrest("start", "--ago", "1h").status == 0)
        let other = try new.atrest("import", file, "--yes")
        #expect(other.output.contains("Another fast is running here.\n"))
        #expect(try fast(new) != fast(old))
    }

    /// Only a range that contains the present contains the running fast.
    @Test func anExportOfThePastLeavesTheRunningFastOut() throws {
        let session = try PrivateSession()
        defer { session.end() }
        #expect(try session.atrest("start", "--ago", "1h").status == 0)
        func exports(_ arguments: String...) throws -> Bool {
            try session.run("atrest", ["export", "-"] + arguments).output.contains("\"running\"")
        }
        #expect(try exports())
        #expect(try exports("--since", "2026-01-01"))
        #expect(try exports("--until", "2026-01-01") == false)
        #expect(try exports("--format", "csv") == false)
    }

    /// A refusal shows the option that helps, and `--dry-run --list` shows every fast.
    @Test func columnsCanBeSaid() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let table = try write(
            "Sleep start,Sleep end\n2026-02-20 20:00,2026-02-21 12:00\n", as: "t.csv", in: session)
        let refused = try session.atrest("import", table, "--yes")
        #expect(refused.status == 65)
        #expect(
            refused.errors.contains("sleep") && refused.errors.contains("--columns start=1,end=2"))
        #expect(try session.atrest("import", table, "--columns", "begin=2").status == 64)
        #expect(try session.atrest("import", table, "--list").status == 64)
        let said = ["import", table, "--columns", "start=1,end=2"]
        let listed = try session.run("atrest", said + ["--dry-run", "--list"])
        #expect(
            listed.output.hasSuffix("\n2026-02-20 20:00 to 2026-02-21 12:00, 16h 0m\n"), "\(listed)"
        )
        #expect(try history(session) == "[]\n")
        #expect(try session.run("atrest", said + ["--yes"]).output.hasSuffix("Imported 1 fast.\n"))
    }

    /// A fast that another export has with seconds is not added a second time.
    @Test func fastWithTheSameTimesIsNotAddedAgain() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let exact = try write(
            "start,end\n2026-02-20 20:00:37,2026-02-21 12:00:12\n", as: "a.csv", in: session)
        let rough = try write(
            "start,end\n2026-02-20 20:00,2026-02-21 12:00\n", as: "b.csv", in: session)
        #expect(try session.atrest("import", exact, "--yes").output.hasSuffix("Imported 1 fast.\n"))
        let before = try history(session)
        let again = try session.atrest("import", rough, "--yes").output
        #expect(again.contains("not added again: 1."), "\(again)")
        #expect(try history(session) == before)
    }

    /// Overlaps and very long fasts are kept, and named before and after.
    @Test func overlapsAreNamed() throws {
        let session = try PrivateSession()
        defer { session.end() }
        #expect(try session.atrest("import", try phoneFile(session), "--yes").status == 0)
        let table = try write(
            "start,end\n2026-02-24T04:00:00Z,2026-02-24T14:00:00Z\n"
                + "2025-01-01T00:00:00Z,2025-01-11T00:00:00Z\n",
            as: "table.csv", in: session)
        let look = try session.atrest("import", table, "--dry-run").output
        #expect(
            look.contains("Longer than 168 hours, imported as they are: 1.\n  240h 0m (10 days), "))
        #expect(look.contains("Fasts that overlap another one: 1."))
        #expect(look.contains("\n  10h 0m, 24 Feb 04:00 to 14:00 overlaps 16h 0m, "), "\(look)")
        let answer = try session.atrest("import", table, "--yes").output
        let end = try #require(answer.range(of: "Imported 2 fasts.\n"))
        #expect(answer[end.upperBound...].contains("Fasts that overlap another one: 1."))
        #expect(
            try session.atrest("import", table, "--yes").output.contains("overlap") == false)
    }

    @Test func settingsAreImportedOnRequest() throws {
        let session = try PrivateSession()
        defer { session.end() }
        #expect(try session.atrest("import", try phoneFile(session), "--yes").status == 0)
        #expect(try session.atrest("settings", "set", "target-hours", "20").status == 0)
        #expect(try session.atrest("vigil", "on").status == 0)
        let file = session.folder + "/all.json"
        #expect(try session.atrest("export", file).status == 0)
        #expect(try session.atrest("settings", "set", "target-hours", "12").status == 0)
        #expect(try session.atrest("vigil", "off").status == 0)
        #expect(try session.atrest("import", file, "--yes").status == 0)
        #expect(try session.atrest("settings", "get", "target-hours").output == "12\n")
        #expect(try session.atrest("import", file, "--yes", "--settings").status == 0)
        #expect(try session.atrest("settings", "get", "target-hours").output == "20\n")
        #expect(try session.atrest("vigil").output.hasPrefix("Vigil is on."))
    }
}
