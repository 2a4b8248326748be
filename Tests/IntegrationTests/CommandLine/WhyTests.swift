import Contract
import Fasting
import Foundation
import PrivateSession
import SDBus
import Testing
import Words

/// `atrest why` and Timer1.Why, and what is said about safety.
struct WhyTests {
    private func why(_ watcher: Watcher, _ phase: String) throws -> String {
        try watcher.call("Why", phase).read(String.self)
    }

    // MARK: The bus

    @Test func agentSaysWhatIsKnown() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        for topic in Words.Why.allCases {
            #expect(try why(watcher, topic.key) == topic.text)
        }
        #expect { try why(watcher, "") } throws: { error in
            (error as? BusError)?.name == ErrorName.notActive.rawValue
        }
        for phase in ["nonsense", "Safety", "14", "\u{7}"] {
            #expect { try why(watcher, phase) } throws: { error in
                // Only keys are known on the bus, so hours and words are not offered.
                let sentence = Words.Why.unknownPhase(
                    phase, known: Words.Why.allCases.map(\.key))
                return error as? BusError
                    == BusError(name: BusError.Name.invalidArgs, message: sentence)
            }
        }
        #expect(try session.atrest("start", "--ago", "13h").status == 0)
        #expect(try why(watcher, "") == Words.Why.phase(.deeperRhythm).text)
        #expect(try session.atrest("end").status == 0)
        #expect { try why(watcher, "") } throws: { error in
            (error as? BusError)?.name == ErrorName.notActive.rawValue
        }
    }

    // MARK: The command

    @Test func namedPhaseNeedsNoAgent() throws {
        let session = try PrivateSession()
        defer { session.end() }
        for topic in Words.Why.allCases {
            let result = try session.atrest("why", topic.key)
            #expect(result.status == 0)
            #expect(result.output == topic.text + "\n")
        }
        #expect(try session.atrest("why", "deeper", "rhythm").output.hasPrefix("Deeper rhythm"))
        #expect(try session.atrest("why", "nonsense").status == ExitStatus.usage.rawValue)
        #expect(try Watcher(session).bus.owner(of: Names.application) == nil)
        session.environment["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=/nonexistent"
        #expect(try session.atrest("why", "safety").status == 0)
        #expect(try session.atrest("why").status == ExitStatus.unavailable.rawValue)
    }

    @Test func presentPhaseIsThatOfTheFast() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let idle = try session.atrest("why")
        #expect(idle.status == 0)
        for topic in Words.Why.allCases { #expect(idle.output.contains("  \(topic.key) ")) }
        #expect(try session.atrest("why", "--json").output.contains(#""topic":null"#))
        #expect(try session.atrest("start", "--ago", "17h").status == 0)
        #expect(try session.atrest("why").output == Words.Why.phase(.extendedFast).text + "\n")
        let json = try session.atrest("why", "--json").output
        let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
        #expect(object?["topic"] as? String == "extendedFast")
        #expect(object?["schema"] as? Int == 1)
    }

    // MARK: Safety

    private static let first = Words.Safety.first.map(\.text).joined(separator: "\n\n")
    private static let long = Words.Safety.longFast.text

    @Test func firstStartEverTellsWhoAsksAPhysician() throws {
        let session = try PrivateSession()
        defer { session.end() }
        // Neither water nor a refused start counts as the first start.
        #expect(try session.atrest("water", "add").status == 0)
        #expect(try session.atrest("start", "--ago", "200h").status != 0)
        let start = try session.atrest("start", "--ago", "5h")
        #expect(start.output.hasSuffix("\n\(Self.first)\n"))
        // Not again: after an abandoned fast, a kept one, a deleted one, an undone start.
        #expect(try session.atrest("abandon").status == 0)
        #expect(!(try session.atrest("start", "--ago", "5h").output.contains(Self.first)))
        #expect(try session.atrest("undo").status == 0)
        #expect(!(try session.atrest("start", "--ago", "5h").output.contains(Self.first)))
        #expect(try session.atrest("end").status == 0)
        #expect(!(try session.atrest("start").output.contains(Self.first)))
    }

    /// An added or imported fast was not started here.
    @Test func startAfterAnAddedFastIsTheFirst() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let log = try session.atrest(
            "log", "--start", "2026-01-01 20:00", "--end", "2026-01-02 12:00")
        #expect(log.status == 0, "\(log.errors)")
        #expect(try session.atrest("start").output.contains(Self.first))
        #expect(try session.atrest("abandon").status == 0)
        #expect(!(try session.atrest("start").output.contains(Self.first)))
    }

    /// Every surface knows it from the agent. The change comes with the start, and a restart of the
    /// agent changes nothing.
    @Test func agentSaysWhichFastIsTheFirst() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        func isFirst() throws -> Bool { try watcher.get(.firstFast) == .boolean(true) }
        #expect(try !isFirst())
        try watcher.settle()
        try watcher.call("Start", ["StartedAt": Value.uint64(fromNow(-5 * hour))])
        try watcher.fence()
        #expect(watcher.changes(of: Timer1.interface).first?["FirstFast"] == .boolean(true))
        kill(try watcher.agentProcess(), SIGKILL)
        try watcher.waitUntilAway()
        #expect(try isFirst())
        for (member, expected) in [("Undo", false), ("Redo", true), ("Undo", false)] {
            try watcher.call(member, on: Journal1.interface, noOptions)
            #expect(try isFirst() == expected)
        }
        // The one that was undone was the first.
        try watcher.call("Start", ["StartedAt": Value.uint64(fromNow(-5 * hour))])
        #expect(try !isFirst())
    }

    /// It follows the fact: by the target, and by the time that has passed, also if only the start changes.
    @Test func cautionIsOnTheBusAndInTheStatus() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let measured = Words.Safety.longTarget.text
        for (hours, expected) in [
            (47, ""), (48, measured), (120, "\(measured) \(Words.Safety.eatAgain.text)"),
        ] {
            try watcher.call(
                "Start", ["Target": Value.uint64(UInt64(hours) * UInt64(hour) * 1_000_000)])
            #expect(try watcher.get(.caution) == .string(expected))
            try watcher.call("Abandon", noOptions)
            #expect(try watcher.get(.caution) == .string(""))
        }
        #expect(try session.atrest("start", "--ago", "47h").status == 0)
        #expect(try watcher.get(.caution) == .string(""))
        let adjusted = try session.atrest("adjust", "--start", "60h ago").output
        #expect(adjusted.hasSuffix("\(measured)\n"))
        #expect(try watcher.get(.caution) == .string(measured))
        let status = try session.atrest("status").output
        #expect(status.split(whereSeparator: \.isNewline).joined(separator: " ").contains(measured))
        kill(try watcher.agentProcess(), SIGKILL)
        try watcher.waitUntilAway()
        #expect(try watcher.get(.caution) == .string(measured))
    }

    /// The agent wakes when another caution begins to hold.
    @Test func cautionBeginsWhenTheFastHasLastedLongEnough() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        try watcher.start(before: 48 * hour)
        let text = Words.Safety.longTarget.text
        try watcher.wait(until: {
            watcher.changes(of: Timer1.interface).contains { $0["Caution"] == .string(text) }
        })
        // It has no signal of its own.
        #expect(!watcher.events.contains { $0.member == "MilestoneReached" })
    }

    /// A plan that offers a long fast says it when it is set and when it is read.
    @Test func planOfALongFastHasItsCaution() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let measured = Words.Safety.longTarget.text
        #expect(try session.atrest("plan", "daily", "20:00").output.contains(measured) == false)
        let long = try session.atrest("plan", "daily", "20:00", "50h").output
        #expect(long.hasSuffix("\(measured)\n"))
        let shown = try session.atrest("plan").output
        #expect(long.hasPrefix(shown.prefix { $0 != "\n" }) && shown.hasSuffix("\(measured)\n"))
        let set = try session.atrest("settings", "set", "plan", "daily 20:00 50h").output
        #expect(set.hasSuffix("\(measured)\n"))
        // Without a target of its own it is that of the settings.
        #expect(try session.atrest("settings", "set", "target-hours", "48").status == 0)
        #expect(try session.atrest("plan", "daily", "20:00").output.hasSuffix("\(measured)\n"))
    }

    @Test func helpOfStartHasIt() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let help = try session.atrest("start", "--help").output
        let words = help.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.contains(Words.Safety.first.map(\.text).joined(separator: " ")))
    }

    @Test func longTargetAndLongFastAreFollowedByOneLine() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let days = try session.atrest("start", "--target", "119").output
        #expect(days.hasSuffix("\(Words.Safety.longTarget.text)\n"))
        #expect(!days.contains(Self.long))
        #expect(try session.atrest("adjust", "--target", "120").output.hasSuffix("\(Self.long)\n"))
        #expect(try session.atrest("adjust", "--target", "16").output.contains(Self.long) == false)
        let set = try session.atrest("settings", "set", "target-hours", "130")
        #expect(set.output.hasSuffix("\(Self.long)\n"))
        #expect(try session.atrest("abandon").status == 0)
        // It is said at each start with such a target, also if that comes from the settings.
        #expect(try session.atrest("start", "--ago", "120h").output.hasSuffix("\(Self.long)\n"))
        #expect(try session.atrest("end").output.hasSuffix("\(Self.long)\n"))
        #expect(try session.atrest("start", "--target", "168").output.hasSuffix("\(Self.long)\n"))
        #expect(try session.atrest("end").output.contains(Self.long) == false)
    }
}

/// The texts in German.
@Suite(.enabled(if: German.isPossible, German.isMissing))
struct GermanWhyTests {
    @Test func textsFitAPageToo() throws {
        let session = try German.translatedSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        for topic in Words.Why.allCases {
            let text = try session.atrest("why", topic.key).output
            #expect(text != topic.text + "\n")
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            // Safety has a claim for each group that asks a physician first.
            #expect(lines.count <= (topic == .safety ? 310 : 90), "\(topic.key)")
            for line in lines { #expect(line.count <= 80, "\(line)") }
            #expect(try watcher.call("Why", topic.key).read(String.self) + "\n" == text)
        }
        #expect(try session.atrest("why", "Sicherheit").status == 0)
        // A danger is found by German words too, those of its text included.
        for (word, name) in [
            ("Unterzuckerung", "Zu niedriger Blutzucker"), ("zittrig", "Zu niedriger Blutzucker"),
            ("Ketoazidose", "Ketoazidose"), ("Austrocknung", "Austrocknung"),
            ("Traubenzucker", "Zu niedriger Blutzucker"), ("Krampfanfälle", "Zu viel Wasser"),
        ] {
            let answer = try session.atrest("why", word).output
            #expect(
                answer.hasPrefix("`\(word)`\n\n\(name)") || answer.contains("\n\n\(name)"),
                "\(answer)")
        }
    }
}
