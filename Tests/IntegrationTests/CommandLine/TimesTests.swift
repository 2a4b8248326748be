import Contract
import PrivateSession
import Testing
import Words

/// Times that people type, and the answers to them.
struct TimesTests {
    @Test func wordsNeedNoQuotes() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let start = try session.atrest(
            "start", "--at", "yesterday", "20:00", "--target", "18", "hours")
        #expect(
            start.output.hasPrefix("Fasting since yesterday 20:00, target 18h.\n"),
            "\(start.errors)")
        // The earlier start is refused, with the time at which the fast began.
        let again = try session.atrest("start", "--ago", "2", "hours")
        #expect(again.status == ExitStatus.refused.rawValue)
        #expect(
            again.errors.hasPrefix("atrest: A fast has been running since yesterday 20:00. End it"))
        let adjusted = try session.atrest("adjust", "--start", "yesterday", "at", "8:30", "pm")
        #expect(adjusted.output == "Fasting since yesterday 20:30, target 18h.\n")
        let abandoned = try session.atrest("abandon").output
        #expect(abandoned.hasPrefix("The fast was stopped and not kept. "))
        #expect(abandoned.contains(" 20:30 to "))
        #expect(abandoned.hasSuffix(". `atrest undo` brings it back.\n"))
    }

    @Test func startNamesTheTargetOnlyIfItWasTyped() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let answer = try session.atrest("start", "--at", "now").output
        #expect(
            answer.prefixMatch(of: /Fasting since (yesterday )?\d\d:\d\d\.\n/) != nil, "\(answer)")
    }

    /// Days that are neither today nor yesterday are named, in every answer.
    @Test func anEndOnAnotherDayShowsItsDate() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let log = try session.atrest(
            "log", "--start", "17", "Nov", "2025", "00:06", "--end", "22", "Nov", "2025", "1:06",
            "am")
        #expect(
            log.output == "Added: 121h 0m (5 days 1 h), 17 Nov 2025 00:06 to 22 Nov 2025 01:06.\n")
        // A start without a date is the latest before the end, which stays.
        let edit = try session.atrest("edit", "--start", "midnight", try lastID(session))
        #expect(edit.status == ExitStatus.refused.rawValue, "1h 6m is too short")
        let other = try session.atrest("edit", try lastID(session), "--start", "20:00")
        #expect(other.output == "Changed: 5h 6m, 21 Nov 2025 20:00 to 22 Nov 2025 01:06.\n")
        let overlap = try session.atrest(
            "log", "--start", "21 Nov 2025 12:00", "--end", "21 Nov 2025 23:00")
        #expect(
            overlap.errors
                == "atrest: That would overlap the fast from 21 Nov 2025 20:00 to 22 Nov "
                + "2025 01:06. Use a time outside it.\n")
    }

    /// A start with a day decides on which day an end without one is.
    @Test func anEndWithoutADayFollowsAStartWithOne() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let log = try session.run(
            "atrest", ["log", "--start", "3 Feb 2025 20:00", "--end", "noon"])
        #expect(log.output == "Added: 16h 0m, 3 Feb 2025 20:00 to 4 Feb 2025 12:00.\n")
        let edit = try session.run(
            "atrest", ["edit", "@1", "--start", "4 Feb 2025 8pm", "--end", "13:00"])
        #expect(edit.output == "Changed: 17h 0m, 4 Feb 2025 20:00 to 5 Feb 2025 13:00.\n")
    }

    /// A correction of an old fast stays near it, and does not reach to the latest noon.
    @Test func aTimeOfDayStaysNearTheFastThatItChanges() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let log = try session.atrest("log", "2025-02-03 20:00", "-", "11:00")
        #expect(log.output == "Added: 15h 0m, 3 Feb 2025 20:00 to 4 Feb 2025 11:00.\n")
        func edit(_ options: String...) throws -> String {
            let answer = try session.run("atrest", ["edit", "@1"] + options)
            return answer.output + answer.errors
        }
        #expect(
            try edit("--end", "noon")
                == "Changed: 16h 0m, 3 Feb 2025 20:00 to 4 Feb 2025 12:00.\n")
        // Only the first one after the start is meant, also if it is earlier than the present end.
        #expect(
            try edit("--end", "10:00")
                == "Changed: 14h 0m, 3 Feb 2025 20:00 to 4 Feb 2025 10:00.\n")
        #expect(
            try edit("--start", "21:00", "--end", "13:00")
                == "Changed: 16h 0m, 3 Feb 2025 21:00 to 4 Feb 2025 13:00.\n")
        #expect(
            try edit("--start", "19:00")
                == "Changed: 18h 0m, 3 Feb 2025 19:00 to 4 Feb 2025 13:00.\n")
        // With a day it is as it was typed.
        #expect(
            try edit("--end", "2025-02-05 11:00")
                == "Changed: 40h 0m, 3 Feb 2025 19:00 to 5 Feb 2025 11:00.\n")
        #expect(try edit("--end", "soon") == "atrest: \(Words.Times.unreadable("soon"))\n")
    }

    /// The limits of a start hold for what is typed later too.
    @Test func aPastFastHasAtMost168Hours() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let refusal = "atrest: \(Words.refusal(.invalidTime(.tooLong)) { _ in "" })\n"
        let years = try session.run(
            "atrest", ["log", "--start", "2021-02-09 20:00", "--end", "2025-11-20 12:00"])
        #expect(years.errors == refusal)
        #expect(years.status == ExitStatus.refused.rawValue)
        let week = ["log", "--start", "2025-11-10T12:00:00Z", "--end", "2025-11-17T12:00:00Z"]
        #expect(try session.run("atrest", week).output.hasPrefix("Added: 168h 0m (7 days), "))
        let longer = try session.run("atrest", ["edit", "@1", "--end", "2025-11-17T12:00:01Z"])
        #expect(longer.errors == refusal)
        #expect(try session.atrest("history", "--json").output.contains("604800"))
    }

    private func lastID(_ session: PrivateSession) throws -> String {
        let line = try session.atrest("history").output
        return String(try #require(line.matches(of: /[0-9A-F]{8}/).last).output)
    }

    @Test func endAtATimeAfterTheEndNamesEdit() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let plain = try session.atrest("end", "--at", "8 pm")
        #expect(plain.errors == "atrest: No fast is running. `atrest start` starts one.\n")
        #expect(try session.atrest("start", "--ago", "5h").status == 0)
        #expect(try session.atrest("end").output.hasPrefix("The fast has ended. 5h 0m, "))
        let late = try session.atrest("end", "--at", "8", "pm")
        #expect(late.status == ExitStatus.refused.rawValue)
        #expect(late.errors == "atrest: \(Words.noneRunning(correctingTo: "8 pm"))\n")
        let none = "atrest: No fast is running. `atrest start` starts one.\n"
        #expect(try session.atrest("end").errors == none)
        // A fast that was not kept is not @1.
        #expect(try session.atrest("start").status == 0)
        #expect(try session.atrest("end").status == 0)
        #expect(try session.atrest("end", "--ago", "1h").errors == none)
    }

    /// Two times in a sentence of the agent are written as an interval: a time alone would be taken
    /// for one of the day before it.
    @Test func overlapNamesTheDayOfTheEnd() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let long = try session.atrest(
            "log", "--start", "110h ago", "--end", "2h ago", "--target", "24")
        #expect(long.output.hasPrefix("Added: 108h 0m (4 days 12 h), "))
        #expect(long.output.hasSuffix(", target 24h.\n"))
        let overlap = try session.atrest("start", "--ago", "3h").errors
        let end = try #require(overlap.firstMatch(of: /\ to (.*)\. Use a time outside/)?.1)
        #expect(end.contains(/^\d+ [A-Z][a-z][a-z]( \d{4})? \d\d:\d\d$/), "\(overlap)")
        let edited = try session.atrest("edit", "@1", "--target", "18").output
        #expect(edited.hasSuffix(", target 18h.\n"), "\(edited)")
    }

    /// What history shows can be typed, even if a fast ended in another zone than the shell's.
    @Test func rowsOfAnotherZoneHaveTheirOffset() throws {
        let session = try PrivateSession(variables: ["TZ": "Asia/Kathmandu"])
        defer { session.end() }
        _ = try session.atrest("status")
        session.environment["TZ"] = "America/New_York"
        let log = ["log", "--start", "2025-11-19 20:00", "--end", "2025-11-20 12:00"]
        #expect(try session.run("atrest", log).status == 0)
        let shown = "2025-11-20 22:45+05:45"
        #expect(try session.atrest("history").output.contains(shown))
        let edit = try session.run("atrest", ["edit", "@1", "--end", shown])
        #expect(edit.output == "Changed: 16h 0m, 19 Nov 2025 20:00 to 20 Nov 2025 12:00.\n")
    }

    @Test func waterOfAnotherDaySaysSo() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let answer = try session.atrest("water", "add", "--at", "yesterday", "8pm", "250")
        #expect(answer.output == "Added 250 ml, yesterday 20:00. Today 0 ml.\n", "\(answer.errors)")
        let today = try session.atrest("water", "add", "300", "--at", "now")
        #expect(today.output == "Added 300 ml. Today 300 ml.\n")
    }

    @Test func hoursOfASettingMayHaveAUnit() throws {
        let session = try PrivateSession()
        defer { session.end() }
        for (value, hours) in [
            ("18h", "18"), ("18.5 hours", "18.5"), ("16h 30m", "16.5"), ("1d", "24"),
        ] {
            let words = value.split(separator: " ").map(String.init)
            let answer = try session.run("atrest", ["settings", "set", "target-hours"] + words)
            #expect(answer.output.contains("target-hours is now \(hours)."), "\(answer.errors)")
        }
        let unreadable = try session.atrest("settings", "set", "target-hours", "many")
        #expect(unreadable.errors == "atrest: \(Words.Times.unreadableHours("many"))\n")
        #expect(unreadable.status == ExitStatus.usage.rawValue)
        #expect(
            try session.atrest("settings", "set", "target-hours", "200h").errors
                == "atrest: \(Words.Settings.refusal(.targetHours))\n")
    }

    @Test(arguments: [
        (["start", "--at", "yesterday"], Words.Times.noClock("yesterday", "20:00")),
        (["start", "--at", "90 min"], Words.Times.isDuration("90 min")),
        (["start", "--ago", "90"], Words.Times.needsUnit("90")),
        (["start", "--ago", "soon"], Words.Times.unreadableDuration("soon")),
        (["start", "--at", "@1"], Words.Times.unreadable("@1")),
        (["start", "--target", "x"], Words.Times.unreadableHours("x")),
        (
            ["start", "--at", "9.10.2026", "20:00"],
            Words.Times.ambiguous(
                "9.10.2026 20:00", ["2026-09-10 20:00", "2026-10-09 20:00"])
        ),
        (
            ["start", "--at", String(repeating: "🌙", count: 5000)],
            Words.Times.unreadable(String(repeating: "🌙", count: 5000))
        ),
    ])
    func mistakeIsExplained(arguments: [String], sentence: String) throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let result = try session.run("atrest", arguments)
        #expect(result.status == ExitStatus.usage.rawValue)
        #expect(result.errors == "atrest: \(sentence)\n")
        #expect(result.errors.count < 250)
    }

    // MARK: Zones

    /// The agent is in Kathmandu and the shell in New York: what was typed and what is answered are
    /// in the zone of the shell, also what the agent says.
    @Test func answersAreInTheZoneOfTheShell() throws {
        let session = try PrivateSession(variables: ["TZ": "Asia/Kathmandu"])
        defer { session.end() }
        _ = try session.atrest("status")
        session.environment["TZ"] = "America/New_York"
        let times = ["log", "--start", "2025-11-19 20:00", "--end", "2025-11-20 12:00"]
        let log = try session.run("atrest", times)
        #expect(log.output == "Added: 16h 0m, 19 Nov 2025 20:00 to 20 Nov 2025 12:00.\n")
        #expect(
            try session.run("atrest", times).errors
                == "atrest: That would overlap the fast from 19 Nov 2025 20:00 to 20 Nov 2025 12:00. "
                + "Use a time outside it.\n")
        let act = "adding a fast, 19 Nov 2025 20:00 to 20 Nov 2025 12:00"
        #expect(try session.atrest("undo", "--list").output.contains(act))
        #expect(
            try session.atrest("undo", "--list", "--json").output.contains("\"text\":\"\(act)\""))
        #expect(try session.atrest("undo").output == "Undid: \(act).\n")
        #expect(try session.atrest("redo").output == "Redid: \(act).\n")

        let start = try session.atrest("start", "--at", "yesterday", "20:00")
        #expect(start.output.hasPrefix("Fasting since yesterday 20:00.\n"), "\(start.errors)")
        #expect(
            try session.atrest("start").errors.hasPrefix(
                "atrest: A fast has been running since yesterday 20:00."))
        #expect(
            try session.atrest("end", "--at", "today", "0:00").output.contains(
                "4h 0m, yesterday 20:00 to 00:00."))
    }

    /// Other callers get the offset with the time, since the agent does not know their zone.
    @Test func sentencesOnTheBusHaveTheOffset() throws {
        let session = try PrivateSession(variables: ["TZ": "Asia/Kathmandu"])
        defer { session.end() }
        let watcher = try Watcher(session)
        let options: [String] = ["log", "--start", "2025-11-19 20:00", "--end", "2025-11-20 12:00"]
        #expect(try session.run("atrest", options).status == 0)
        let refusal = try session.run(
            "busctl",
            [
                "--user", "call", Names.application, "/app/atrest/Atrest", "app.atrest.History1",
                "Log", "tta{sv}", "1763560000000000", "1763600000000000", "0",
            ])
        #expect(refusal.errors.contains("2025-11-19 20:00+05:45"), "\(refusal.errors)")
        withExtendedLifetime(watcher) {}
    }
}
