import Contract
import Foundation
import PrivateSession
import SDBus
import Testing
import Words

/// `atrest history`, and how fasts and water are named: by an id, `@1` or `@0`.
struct HistoryCommandTests {
    /// A session with fasts that ended at 20:00 UTC on some days of February 2026.
    private func session(days: [Int], variables: [String: String] = [:]) throws -> PrivateSession {
        let session = try PrivateSession(variables: variables)
        for day in days {
            let date = "2026-02-\(day < 10 ? "0" : "")\(day)"
            let result = try session.atrest(
                "log", "--start", "\(date)T04:00:00Z", "--end", "\(date)T20:00:00Z")
            #expect(result.status == 0, "\(result.errors)")
        }
        return session
    }

    /// The days on which the listed fasts ended.
    private func days(_ session: PrivateSession, _ arguments: String...) throws -> [Int] {
        let result = try session.run("atrest", ["history", "--json"] + arguments)
        #expect(result.status == 0, "\(arguments): \(result.errors)")
        let value = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
        return (value as? [[String: Any]] ?? []).compactMap {
            ($0["endedAt"] as? String).flatMap { Int($0.dropFirst(8).prefix(2)) }
        }
    }

    @Test func filtersAreHalfOpen() throws {
        let session = try session(days: [1, 2, 3, 28])
        defer { session.end() }
        #expect(try days(session) == [28, 3, 2, 1])
        #expect(try days(session, "--since", "2026-02-03") == [28, 3])
        #expect(try days(session, "--until", "2026-02-03") == [2, 1])
        #expect(try days(session, "--since", "2026-02-02", "--until", "2026-02-03") == [2])
        #expect(try days(session, "--since", "2026-02-02T20:00:00Z") == [28, 3, 2])
        #expect(try days(session, "--since", "2026-02-02T20:00:01Z") == [28, 3])
        #expect(try days(session, "--until", "2026-02-02T20:00:00Z") == [1])
        #expect(try days(session, "--until", "2026-02-02", "20:01") == [2, 1])
        #expect(try days(session, "--until", "today", "--limit", "1") == [28])
        #expect(try days(session, "--since", "yesterday") == [])
        #expect(try days(session, "--since", "1900-01-01", "--until", "9999-12-31").count == 4)
        #expect(try days(session, "--until", "1970-01-01") == [])
        #expect(try days(session, "--month", "2026-02") == [28, 3, 2, 1])
        #expect(try days(session, "--month", "2026-01") == [])
        #expect(try days(session, "--month", "1970-01") == [])
        #expect(
            try session.atrest("history", "--month", "2026-01").output
                == Words.History.noneThen + "\n")
    }

    @Test func periodsAndTotals() throws {
        let session = try session(days: [1, 2, 3, 28])
        defer { session.end() }
        #expect(try days(session, "february", "2026") == [28, 3, 2, 1])
        #expect(try days(session, "2026-02-03") == [3])
        #expect(try days(session, "2025") == [])
        #expect(try days(session, ":yesterday") == [])
        #expect(try days(session, "last", "week") == [])
        #expect(try days(session, "--month", "feb", "2026") == [28, 3, 2, 1])
        #expect(try days(session, "--month", "-0") == [])
        let period = try session.atrest("history", "foo")
        #expect(period.errors == "atrest: \(Words.Times.unreadablePeriod("foo"))\n")
        let number = try session.atrest("history", "5")
        #expect(number.errors.contains("`atrest history --limit 5`"))
        #expect(try session.atrest("history", ":week", "--since", "today").status == 64)

        let total = try session.atrest("history", "--total")
        #expect(
            total.output == "Fasts   4\nHours   64h 0m\nMedian  16h 0m\nRange   16h 0m\n")
        let months = try session.atrest("history", "--by", "month")
        #expect(months.output == "2026-02  4  64h 0m  16h 0m  16h 0m\n")
        let newest = try session.atrest("history", "--total", "--by", "day", "-n", "2")
        #expect(
            newest.output.split(separator: "\n").map { $0.prefix(10) } == [
                "2026-02-28", "2026-02-03",
            ])
        let none = try session.atrest("history", "--total", "2025")
        #expect(none.output == Words.History.noneThen + "\n")
        let unknown = try session.atrest("history", "--by", "weekly")
        #expect(unknown.errors.contains("Did you mean `week`?"))
        #expect(try session.atrest("calendar", "february", "2026").output.contains("2026"))
        #expect(
            try session.atrest("calendar", "-1").output
                == session.atrest("calendar", "last", "month").output)
        #expect(try session.atrest("calendar", "2026-02-03").output.contains("16h 0m"))
        #expect(try session.atrest("calendar", "last", "week").status == 64)
        let file = session.folder + "/f.csv"
        #expect(try session.atrest("export", file, "february", "2026").status == 0)
        #expect(try String(contentsOfFile: file, encoding: .utf8).contains("2026-02-28"))
    }

    /// Only a list without a range and without a number is short.
    @Test func aRangeIsShownWhole() throws {
        let session = try session(days: Array(1...21))
        defer { session.end() }
        func rows(_ arguments: String...) throws -> Int {
            let result = try session.run("atrest", ["history"] + arguments)
            #expect(result.errors.isEmpty == (arguments != []), "\(arguments): \(result.errors)")
            return result.output.split(separator: "\n").count
        }
        #expect(try rows() == 20)
        #expect(try rows("--month", "2026-02") == 21)
        #expect(try rows("--since", "2026-02-01") == 21)
        #expect(try rows("--until", "today") == 21)
        let some = try session.atrest("history", "--month", "2026-02", "--limit", "5")
        #expect(some.output.split(separator: "\n").count == 5)
        #expect(some.errors.contains(Words.History.more(shown: 5, of: 21)))
    }

    /// At 03:00 of 26 October 2025 the clocks of Berlin went back to 02:00. Only the end is typed again.
    @Test func newEndKeepsAStartInTheHourThatOccursTwice() throws {
        let session = try session(days: [], variables: ["TZ": "Europe/Berlin"])
        defer { session.end() }
        let start = "2025-10-26T01:30:20Z"
        #expect(
            try session.atrest("log", "--start", start, "--end", "2025-10-26T12:00:00Z").status == 0
        )
        #expect(try session.atrest("edit", "@1", "--end", "2025-10-26 14:00").status == 0)
        let json = try session.atrest("history", "--json").output
        #expect(json.contains(#""startedAt":"\#(start)","endedAt":"2025-10-26T13:00:00Z""#))
    }

    /// A fast belongs to the day on which it ended where it ended, also for who reads it elsewhere.
    @Test func daysAreThoseOfTheFast() throws {
        let session = try session(days: [], variables: ["TZ": "Europe/Berlin"])
        defer { session.end() }
        let file = session.folder + "/hawaii.csv"
        try Data(
            "start,end\n2025-10-19 16:43-10:00,2025-10-20 16:40-10:00\n".utf8
        ).write(to: URL(fileURLWithPath: file))
        #expect(try session.atrest("import", file, "--yes").status == 0)
        #expect(try session.atrest("calendar", "2025-10-20").output.contains("23h 57m"))
        #expect(try days(session, "2025-10-20") == [21])
        #expect(try days(session, "2025-10-21") == [])
        #expect(try days(session, "--month", "2025-10") == [21])
        #expect(
            try session.atrest("history", "--by", "day", "2025-10-20").output.hasPrefix(
                "2025-10-20  1  "))
        #expect(
            try session.atrest("history", "--total", "2025-10-21").output
                == Words.History.noneThen + "\n")
        let export = session.folder + "/day.csv"
        #expect(try session.atrest("export", export, "2025-10-20").status == 0)
        #expect(try String(contentsOfFile: export, encoding: .utf8).contains("2025-10-2"))
    }

    @Test func totalsAreOfTheFastsWithATextInTheNote() throws {
        let session = try session(days: [1, 2, 3])
        defer { session.end() }
        #expect(try session.atrest("note", "@1", "Long walk").status == 0)
        #expect(try session.atrest("note", "@3", "walked home").status == 0)
        let total = try session.atrest("history", "--total", "--grep", "WALK").output
        #expect(total == "Fasts   2\nHours   32h 0m\nMedian  16h 0m\nRange   16h 0m\n")
        let by = try session.atrest("history", "--by", "day", "--grep", "home", "--json").output
        #expect(by.contains("\"fasts\":1") && by.contains("\"firstDay\":\"2026-02-01\""))
        let none = try session.atrest("history", "--total", "--grep", "rain").output
        #expect(none == Words.Note.noneContains("rain") + "\n")
    }

    /// More than fit into a number are all.
    @Test func limitMayBeLarge() throws {
        let session = try session(days: [1, 2])
        defer { session.end() }
        #expect(try days(session, "-n", "99999999999999999999") == [2, 1])
        #expect(try session.atrest("history", "-n", "-99999999999999999999").status == 64)
    }

    /// The month and the day are of the user's zone.
    @Test func daysAreLocal() throws {
        // 20:00 UTC on 28 February is in March there.
        let session = try session(days: [27, 28], variables: ["TZ": "Asia/Kathmandu"])
        defer { session.end() }
        #expect(try days(session, "--month", "2026-02") == [27])
        #expect(try days(session, "--month", "2026-03") == [28])
        #expect(try days(session, "--since", "2026-03-01") == [28])
    }

    @Test(arguments: [
        ["--since", "sometime"], ["--until"], ["--month", "2026-13"], ["--month", "Febuary"],
        ["--month", "2026-02", "--since", "yesterday"],
        ["--since", "2026-02-02", "--until", "2026-02-02"], ["--limit", "0"],
    ]) func mistakesAreUsageErrors(_ arguments: [String]) throws {
        let session = try PrivateSession()
        defer { session.end() }
        for verb in [["history"], ["export", "-"]] {
            if verb == ["export", "-"], arguments.contains("--limit") { continue }
            let result = try session.run("atrest", verb + arguments)
            #expect(result.status == ExitStatus.usage.rawValue, "\(verb) \(arguments)")
            #expect(result.output.isEmpty)
        }
        #expect(try Watcher(session).bus.owner(of: Names.application) == nil)
    }

    @Test func exportTakesTheSameFilters() throws {
        let session = try session(days: [1, 2, 3])
        defer { session.end() }
        #expect(try session.atrest("water", "add", "300", "--at", "2026-02-02 12:00").status == 0)
        #expect(try session.atrest("water", "add", "300", "--at", "2026-02-03 12:00").status == 0)
        let filter = ["--since", "2026-02-02", "--until", "2026-02-03"]
        let csv = try session.run("atrest", ["export", "-", "--format", "csv"] + filter).output
        #expect(csv.split(whereSeparator: \.isNewline).count == 2)
        #expect(csv.contains("2026-02-02T20:00:00"))
        let ics = try session.run("atrest", ["export", "-", "--format", "ics"] + filter).output
        #expect(ics.components(separatedBy: "BEGIN:VEVENT").count == 2)
        let json = try session.run("atrest", ["export", "-"] + filter).output
        #expect(json.components(separatedBy: "\"start\":").count == 2)
        #expect(json.components(separatedBy: "\"milliliters\"").count == 2)
        let empty = try session.atrest("export", "-", "--format", "ics", "--month", "2026-01")
        #expect(empty.status == ExitStatus.refused.rawValue)
        #expect(empty.errors == "atrest: \(Words.History.noneThen)\n")
    }

    @Test func runningFastIsFirstAndHasNoPlaceInThePast() throws {
        let session = try session(days: [1, 2])
        defer { session.end() }
        #expect(try session.atrest("start", "--ago", "5h", "--target", "18").status == 0)
        let lines = try session.atrest("history").output.split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines[0].wholeMatch(of: /.{16}  now +5h 0m  18h  Running +@0/) != nil)
        #expect(lines[1].hasPrefix("2026-02-02 04:00  2026-02-02 20:00  16h 0m  16h  Completed"))
        #expect(try session.atrest("history", "--month", "2026-02").output.contains("@0") == false)
        #expect(try session.atrest("history", "--since", "yesterday").output.contains("@0"))
        #expect(try days(session) == [2, 1])
    }

    /// script(1) makes a terminal.
    @Test func onlyATerminalHasHeadsAndSaysThatThereIsMore() throws {
        let session = try session(days: [1, 2, 3])
        defer { session.end() }
        func terminal(_ columns: Int) throws -> [String] {
            let command = "stty cols \(columns); atrest history -n 2"
            let result = try session.run("script", ["-qec", command, "/dev/null"])
            return result.output.split(whereSeparator: \.isNewline).map(String.init)
        }
        let wide = try terminal(80)
        try #require(wide.count == 4)
        #expect(wide[0].hasPrefix("Started           Ended             Duration  Target  Outcome"))
        #expect(wide[3] == "Showing 2 of 3. `--limit` shows more.")
        let narrow = try terminal(40)
        #expect(narrow[0] == "2026-02-03 04:00 to 20:00")
        #expect(narrow.allSatisfy { $0.count <= 40 })
        let pipe = try session.atrest("history", "--limit", "2")
        #expect(pipe.output.split(separator: "\n").count == 2)
        #expect(!pipe.output.contains("Started") && !pipe.output.contains("Showing"))
        #expect(pipe.errors == "atrest: Showing 2 of 3. `--limit` shows more.\n")
    }

    @Test func fastsAreNamedByPlace() throws {
        let session = try session(days: [1, 2, 3])
        defer { session.end() }
        #expect(
            try session.atrest("delete", "@2").output
                == "Deleted: 16h 0m, 2 Feb 04:00 to 20:00. `atrest undo` brings it back.\n")
        #expect(try days(session) == [3, 1])
        #expect(try session.atrest("edit", "@1", "--end", "2026-02-03 21:00").status == 0)
        #expect(try session.atrest("edit", "@2", "--end", "2026-02-01 22:00").status == 0)
        let ends = try session.atrest("history", "--json").output.matches(
            of: /"endedAt":"([^"]+)"/
        ).map { String($0.1) }
        #expect(ends == ["2026-02-03T21:00:00Z", "2026-02-01T22:00:00Z"])
        for (place, status) in [("@3", ExitStatus.refused), ("@x", .usage), ("@", .usage)] {
            let result = try session.atrest("delete", place)
            #expect(result.status == status.rawValue, "\(place)")
            #expect(result.errors.contains("`\(place)`"))
        }
        #expect(try days(session) == [3, 1])
    }

    @Test func severalAreDeletedAndUndoneInOneBreath() throws {
        let session = try session(days: [1, 2, 3, 4])
        defer { session.end() }
        let id = try #require(
            session.atrest("history", "--json").output.firstMatch(of: /"id":"([0-9A-F]{8})/)?.1)
        // The latest one is named twice.
        let deleted = try session.atrest("delete", "@1", "@3", String(id))
        #expect(
            deleted.output == """
                Deleted: 16h 0m, 4 Feb 04:00 to 20:00.
                Deleted: 16h 0m, 2 Feb 04:00 to 20:00.
                `atrest undo 2` brings them back.

                """)
        #expect(try days(session) == [3, 1])
        // If one of them does not exist, nothing is deleted.
        #expect(try session.atrest("delete", "@1", "@9").status == ExitStatus.refused.rawValue)
        #expect(try days(session) == [3, 1])
        let undone = try session.atrest("undo", "2")
        #expect(undone.output.split(separator: "\n").count == 2)
        #expect(try days(session) == [4, 3, 2, 1])
        #expect(try session.atrest("redo", "2").status == 0)
        #expect(try days(session) == [3, 1])
        let all = try session.atrest("undo", "9")
        #expect(all.status == ExitStatus.refused.rawValue)
        #expect(all.output.split(separator: "\n").count == 6)
        #expect(all.errors.hasPrefix("atrest: There is nothing to undo."))
        for arguments in [["undo", "0"], ["undo", "x"], ["undo", "2", "--list"]] {
            #expect(try session.run("atrest", arguments).status == ExitStatus.usage.rawValue)
        }
    }

    @Test func runningFastIsNamedToo() throws {
        let session = try session(days: [1])
        defer { session.end() }
        for arguments in [["delete", "@0"], ["edit", "@0", "--target", "18"]] {
            let result = try session.run("atrest", arguments)
            #expect(result.status == ExitStatus.refused.rawValue)
            #expect(result.errors.hasPrefix("atrest: No fast is running."))
        }
        #expect(try session.atrest("start", "--ago", "5h").status == 0)
        let id = try #require(
            session.atrest("status", "--json").output.firstMatch(of: /"id":"([0-9A-F]{8})/)?.1)
        for name in ["@0", String(id)] {
            let edited = try session.atrest("edit", name, "--target", "18")
            #expect(edited.status == 0)
            #expect(edited.output.contains("18h"))
            let deleted = try session.atrest("delete", name)
            #expect(deleted.status == ExitStatus.refused.rawValue)
            #expect(deleted.errors == "atrest: \(Words.History.deleteRunning)\n")
            let ended = try session.atrest("edit", name, "--end", "00:00")
            #expect(ended.status == ExitStatus.usage.rawValue)
        }
        #expect(try session.atrest("status", "--quiet").status == 0)
        #expect(try days(session) == [1])
    }

    @Test func waterIsNamedByPlace() throws {
        let session = try PrivateSession()
        defer { session.end() }
        for (amount, hour) in [("100", "10"), ("200", "12"), ("300", "14")] {
            #expect(
                try session.atrest("water", "add", amount, "--at", "2026-02-01 \(hour):00").status
                    == 0)
        }
        #expect(
            try session.atrest("water", "remove", "@2").output
                == "Deleted: 200 ml, 1 Feb 12:00. `atrest undo` brings it back.\n")
        let left = try session.atrest("water", "list", "--json").output
        #expect(left.matches(of: /"milliliters":(\d+)/).map { String($0.1) } == ["300", "100"])
        for (place, status) in [("@3", ExitStatus.refused), ("@0", .refused), ("@x", .usage)] {
            #expect(try session.atrest("water", "remove", place).status == status.rawValue)
        }
        #expect(try session.atrest("water", "list", "--json").output == left)
    }
}
