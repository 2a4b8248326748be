import Contract
import Fasting
import Glibc
import PrivateSession
import SDBus
import Testing
import Words

/// Vigil on the bus and in the terminal.
struct VigilTests {
    private typealias Property = Vigil1.Property

    private func words(_ watcher: Watcher) throws -> [String: Value] {
        try watcher.properties(of: Vigil1.interface)
    }

    private func scripture(_ watcher: Watcher) throws -> String? {
        try words(watcher)[Property.scripture.rawValue]?.stringValue
    }

    @Test func offThereIsNoWordOfIt() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        for hours in [nil, 5, 20] as [Int64?] {
            if let hours {
                try watcher.call("Start", ["StartedAt": Value.uint64(fromNow(-hours * hour))])
            }
            var words = try words(watcher)
            #expect(words.removeValue(forKey: Property.enabled.rawValue) == .boolean(false))
            #expect(words.removeValue(forKey: Property.version.rawValue) != nil)
            #expect(words.count == 4)
            #expect(words.values.allSatisfy { $0 == .string("") })
            #expect(
                try watcher.call(Vigil1.Method.citation.rawValue, on: Vigil1.interface).read(
                    String.self)
                    == "")
            if hours != nil {
                try watcher.call("Abandon", noOptions)
                #expect(try scripture(watcher) == "")
            }
        }
        let shown = try session.atrest("vigil", "show")
        #expect(shown.status == ExitStatus.refused.rawValue)
        #expect(shown.output.isEmpty)
    }

    @Test func turnedOnAndOffWhileIdleChangesNothingElse() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        try watcher.settle()
        try watcher.setVigil(true)
        try watcher.fence()
        #expect(watcher.signals("PropertiesChanged").count == 2)
        let on = try #require(watcher.changes(of: Vigil1.interface).first)
        #expect(on[Property.enabled.rawValue] == .boolean(true))
        #expect(on[Property.fastStartLine.rawValue] == .string(Words.Vigil.fastStart))
        #expect(on[Property.inscription.rawValue] == .string("Consider how they grow."))
        #expect(on[Property.companion.rawValue] == nil)
        let line = try #require(on[Property.scripture.rawValue]?.stringValue)
        #expect((1...10).contains { Words.Vigil.idle(dayOfYear: $0).text == line })
        #expect(try session.atrest("status").output.contains(line))

        let method = Vigil1.Method.inscriptionCitation.rawValue
        let citation = try watcher.call(method, on: Vigil1.interface)
        #expect(try citation.read(String.self) == "Luke 12")
        #expect(try session.atrest("vigil", "forest").output == "Consider how they grow.\n")
        #expect(
            try session.atrest("vigil", "forest", "--cite").output
                == "Consider how they grow.\nLuke 12\n")

        // The same value again changes nothing.
        try watcher.settle()
        try watcher.setVigil(true)
        try watcher.fence()
        #expect(watcher.events.isEmpty)

        try watcher.setVigil(false)
        try watcher.fence()
        let off = try #require(watcher.changes(of: Vigil1.interface).first)
        #expect(off[Property.scripture.rawValue] == .string(""))
        #expect(off[Property.inscription.rawValue] == .string(""))
        #expect(try watcher.call(method, on: Vigil1.interface).read(String.self) == "")
        let refused = try session.atrest("vigil", "forest", "--cite")
        #expect(refused.status == ExitStatus.refused.rawValue && refused.output.isEmpty)
        #expect(!(try session.atrest("status").output.contains(line)))
    }

    @Test func choiceOutlivesTheAgent() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        try watcher.setVigil(true)
        kill(try watcher.agentProcess(), SIGKILL)
        try watcher.waitUntilAway()
        #expect(try words(watcher)[Property.enabled.rawValue] == .boolean(true))
    }

    @Test func textOfThePhaseEndsWithTheAddition() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        try watcher.setVigil(true)
        for milestone in Milestone.allCases {
            let start = fromNow(-milestone.beginsAfter - 60)
            try watcher.call("Start", ["StartedAt": Value.uint64(start)])
            let addition = Words.Vigil.companion(milestone)
            let text = "\(Words.companion(milestone)) \(addition)"
            let passage = Words.Vigil.scripture(milestone)
            #expect(try watcher.get(.milestoneText) == .string(text))
            #expect(try words(watcher)[Property.companion.rawValue] == .string(addition))
            #expect(try scripture(watcher) == passage.text)
            let citation = try watcher.call(Vigil1.Method.citation.rawValue, on: Vigil1.interface)
            #expect(try citation.read(String.self) == passage.citation)

            let screen = try session.atrest("status").output
            #expect(screen.contains(text))
            #expect(screen.hasSuffix("\n\n\(passage.text)\n"))
            #expect(!screen.contains(passage.citation))
            #expect(
                try session.atrest("status", "--format", "{{scripture}}").output
                    == passage.text + "\n")
            #expect(
                try session.atrest("vigil", "show", "--cite").output
                    == "\(addition)\n\n\(passage.text)\n\(passage.citation)\n")

            // Off removes the words at once: one signal for each interface.
            try watcher.settle()
            try watcher.setVigil(false)
            try watcher.fence()
            #expect(watcher.signals("PropertiesChanged").count == 3)
            #expect(
                watcher.changes(of: Timer1.interface) == [
                    ["MilestoneText": .string(Words.companion(milestone))]
                ])
            #expect(!(try session.atrest("status").output.contains(passage.text)))
            try watcher.setVigil(true)
            try watcher.call("Abandon", noOptions)
        }
    }

    @Test func completedFastsBringOneAfterTheOther() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        try watcher.setVigil(true)
        // Six completed fasts of four hours in sequence, then one that ends early.
        for number in 1...6 {
            let begun = fromNow(Int64(number) * 5 * hour - 100 * hour)
            try watcher.call(
                "Start", ["StartedAt": Value.uint64(begun), "Target": .uint64(14_400_000_000)])
            try watcher.call("End", ["EndedAt": Value.uint64(begun + 14_400_000_000)])
            let passage = Words.Vigil.arrival(completedCount: number)
            #expect(try scripture(watcher) == passage.text)
            #expect(try session.atrest("status").output.contains(passage.text))
        }
        let begun = fromNow(-50 * hour)
        try watcher.call("Start", ["StartedAt": Value.uint64(begun)])
        try watcher.call("End", ["EndedAt": Value.uint64(begun + 18_000_000_000)])
        #expect(try scripture(watcher) == "")
        try watcher.call("Start", ["StartedAt": Value.uint64(fromNow(-5 * hour))])
        try watcher.call("Abandon", noOptions)
        #expect(try scripture(watcher) == "")
        #expect(try session.atrest("vigil", "show").output.isEmpty)
    }

    @Test func startThatIsNowIsGreeted() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let server = try NoticeServer(on: watcher.bus, capabilities: ["body", "actions"])
        // Not while Vigil is off, and not for a start in the past.
        try watcher.call("Start", noOptions)
        try watcher.call("Abandon", noOptions)
        try watcher.setVigil(true)
        try watcher.call("Start", ["StartedAt": Value.uint64(fromNow(-60))])
        try watcher.call("Abandon", noOptions)
        try watcher.call("Undo", noOptions)
        try watcher.call("Adjust", ["StartedAt": Value.uint64(fromNow(0))])
        try watcher.call("Abandon", noOptions)

        try watcher.call("Start", noOptions)
        try watcher.wait(until: { !server.calls.isEmpty })
        let greeting = server.calls[0]
        #expect(greeting.title == "You have set this time apart.")
        #expect(greeting.body.isEmpty)
        #expect(greeting.timeout == 4000)
        #expect(greeting.hints["transient"] == .boolean(true))
        #expect(greeting.actions.isEmpty)
        // Turning Vigil off also withdraws it from the screen.
        try watcher.setVigil(false)
        try watcher.wait(until: { server.closed == [greeting.id] })
        #expect(server.calls.count == 1)
    }

    @Test func noticeThatIsOnTheScreenLosesItsWords() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let server = try NoticeServer(on: watcher.bus, capabilities: ["body", "body-markup"])
        try watcher.setVigil(true)
        try watcher.start(before: 4 * hour)
        try watcher.wait(until: { !server.calls.isEmpty })
        let first = server.calls[0]
        let companion = Words.companion(.beginningToShift)
        let addition = Words.Vigil.companion(.beginningToShift)
        #expect(first.body == "\(companion) \(addition)\n<i>I shall not want.</i>")
        try watcher.setVigil(false)
        try watcher.wait(until: { server.calls.count == 2 })
        #expect(server.calls[1].replaces == first.id)
        #expect(server.calls[1].body == companion)
    }

    @Test func dayHasItsOwnLineAndItsMidnightIsAnnounced() throws {
        let stage = try ClockTests.Stage()
        defer { stage.end() }
        let watcher = stage.watcher
        try watcher.setVigil(true)
        let today = try #require(try scripture(watcher))
        try watcher.settle()
        try stage.leap(hours: 24)
        let change = try #require(watcher.changes(of: Vigil1.interface).first)
        let tomorrow = try #require(change[Property.scripture.rawValue]?.stringValue)
        #expect(change.count == 1)
        #expect(tomorrow != today)
        #expect(try scripture(watcher) == tomorrow)
        // Reading the clock again on the same day announces nothing.
        try watcher.settle()
        try stage.leap(hours: 24)
        #expect(watcher.events.isEmpty)
    }

    @Test func followersHearOneLineForAnActThatChangesTwoInterfaces() throws {
        let session = try PrivateSession()
        defer { session.end() }
        #expect(try session.atrest("start", "--ago", "5h").status == 0)
        let follower = try Follower(session, "--json")
        defer { follower.stopReading() }
        #expect(follower.line()?.contains("\"vigil\":null") == true)
        #expect(try session.atrest("vigil", "on").status == 0)
        let line = try #require(follower.line())
        #expect(line.contains("I shall not want."))
        #expect(line.contains("drawn from gently.\",\"since\""))
        #expect(try session.atrest("vigil", "off").status == 0)
        #expect(follower.line()?.contains("\"vigil\":null") == true)
    }
}
