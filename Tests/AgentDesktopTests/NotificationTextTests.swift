import Fasting
import LocalTime
import Notices
import Pages
import Picture
import Testing
import Words

@testable import AgentCore
@testable import AgentDesktop

/// The exact texts of notifications.
struct NotificationTextTests {
    private func notice(_ story: Story, _ effects: [Event]) throws -> DesktopNotification {
        let topic = try #require(NotificationTopic(effects, story.snapshot))
        return try #require(NotificationText.notification(about: topic, story.snapshot))
    }

    private func transition(to milestone: Milestone, _ settings: Settings) throws
        -> DesktopNotification
    {
        var story = Story(settings: settings)
        _ = try story.start(target: 168)
        let effects = story.pass(hours: Double(milestone.beginsAfter / hour))
        return try notice(story, effects)
    }

    @Test(arguments: Milestone.transitions) func withoutVigil(_ milestone: Milestone) throws {
        let notice = try transition(to: milestone, Settings())
        #expect(notice.title == Words.title(milestone))
        #expect(notice.body == [.init(Words.companion(milestone))])
        #expect(notice.category == "x-atrest.milestone")
        #expect(notice.lifetime == nil)
        #expect(!notice.isSilent)
        #expect(notice.actions.map(\.label) == ["Open Atrest", "+250 ml", "End"])
    }

    @Test(arguments: Milestone.transitions) func withVigil(_ milestone: Milestone) throws {
        let notice = try transition(to: milestone, vigil)
        #expect(notice.title == Words.title(milestone))
        let text = "\(Words.companion(milestone)) \(Words.Vigil.companion(milestone))"
        let scripture = Words.Vigil.scripture(milestone)
        #expect(notice.body == [.init(text), .init(scripture.text, isItalic: true)])
        #expect(
            notice.actions.map(\.label) == ["Open Atrest", "Citation", "+250 ml", "End"])
        // A citation is shown only when the user asks for it.
        #expect(!notice.body.contains { $0.text.contains(scripture.citation) })
    }

    @Test func targetAlone() throws {
        for settings in [Settings(), vigil] {
            var story = Story(settings: settings)
            _ = try story.start(target: 5)
            _ = story.pass(hours: 4)
            let effects = story.pass(hours: 1)
            let notice = try notice(story, effects)
            #expect(notice.title == "The hours you had in mind have passed.")
            #expect(
                notice.body.map(\.text) == [
                    "Beginning to shift",
                    Words.companion(.beginningToShift, withVigil: settings.isVigilOn),
                ] + (settings.isVigilOn ? ["I shall not want."] : []))
            #expect(notice.category == "x-atrest.target")
            #expect(notice.isSilent)
        }
    }

    /// By default both fall in the same second.
    @Test func targetInTheSecondOfATransitionIsOneNotice() throws {
        var story = Story(settings: vigil)
        _ = try story.start(target: 16)
        let effects = story.pass(hours: 16)
        let notice = try notice(story, effects)
        #expect(notice.title == "The hours you had in mind have passed.")
        #expect(
            notice.body.map(\.text) == [
                "Extended fast",
                "\(Words.companion(.extendedFast)) \(Words.Vigil.companion(.extendedFast))",
                "Not by bread alone.",
            ])
        #expect(notice.body.map(\.isItalic) == [false, false, true])
        #expect(notice.category == "x-atrest.target")
        #expect(!notice.isSilent)
    }

    /// Nothing stands after Vigil's addition in its paragraph.
    @Test(arguments: Milestone.transitions) func additionEndsItsParagraph(
        _ milestone: Milestone
    ) throws {
        for target in [Double(milestone.beginsAfter / hour), 168] {
            var story = Story(settings: vigil)
            _ = try story.start(target: target)
            let effects = story.pass(hours: Double(milestone.beginsAfter / hour))
            let notice = try notice(story, effects)
            let addition = Words.Vigil.companion(milestone)
            #expect(notice.body.count { $0.text.hasSuffix(addition) } == 1)
            #expect(notice.body.count { $0.text.contains(addition) } == 1)
        }
    }

    @Test(arguments: 0..<11) func arrival(_ completedCount: Int) throws {
        var story = Story(settings: vigil)
        _ = try story.start(hoursAgo: 16)
        let effects = try story.perform(.end())
        story.snapshot.arrivalCount = completedCount
        let notice = try notice(story, effects)
        #expect(notice.title == "The fast has ended.")
        #expect(
            notice.body == [
                .init("16h 0m, yesterday 14:00 to 06:00."),
                .init(Words.Vigil.arrival(completedCount: completedCount).text, isItalic: true),
            ])
        #expect(notice.category == "x-atrest.arrival")
    }

    @Test func longFastHasItsDays() throws {
        for (hours, duration) in [(47, "47h 0m, "), (130, "130h 0m (5 days 10 h), ")] {
            var story = Story()
            _ = try story.start(hoursAgo: Int64(hours))
            let notice = try notice(story, try story.perform(.end()))
            #expect(notice.body.first?.text.hasPrefix(duration) == true)
        }
    }

    /// Rule: docs/rules/evidence.md, Safety.
    @Test func longFastNamesHowToEatAgain() throws {
        for (hours, isLong) in [(119, false), (120, true)] {
            var story = Story(settings: Settings())
            _ = try story.start(hoursAgo: Int64(hours))
            let notice = try notice(story, try story.perform(.end()))
            let text = DesktopNotification.Paragraph(Words.Safety.longFast.text)
            #expect(notice.body.contains(text) == isLong, "\(hours)")
        }
    }

    /// The tree has its progress at that moment, and looks the same everywhere.
    @Test func noticeCarriesTheTreeAtItsProgress() throws {
        var story = Story(settings: Settings())
        _ = try story.start(target: 16)
        var effects = story.pass(hours: 4)
        let young = try #require(try notice(story, effects).image)
        #expect(young.side == 96)
        let id = try #require(story.snapshot.fast.active?.id)
        func icon(_ progress: Double, isComplete: Bool = false) -> [UInt8] {
            let fast = TreeGrowth(
                tree: Tree(of: id), progress: progress,
                phase: isComplete ? nil : .digestionCompleting)
            let view = ViewSize(width: 96, height: 96)!
            return Raster(.icon(fast, view)).pixels
        }
        #expect((young.pixels == icon(0.25)) == true)
        effects = story.pass(hours: 4)
        let older = try #require(try notice(story, effects).image)
        #expect((older.pixels == icon(0.5)) == true)
        // The tree is whole at the target. Its star comes when the fast is completed.
        effects = story.pass(hours: 8)
        let target = try #require(try notice(story, effects).image)
        #expect((target.pixels == icon(1)) == true)
        #expect((target.pixels != icon(1, isComplete: true)) == true)
        effects = try story.perform(.end())
        let whole = try #require(try notice(story, effects).image)
        #expect((whole.pixels == icon(1, isComplete: true)) == true)
    }

    /// A tree would tell what the words leave out.
    /// Two offers at one time differ in their targets.
    @Test func offerSaysTheTargetOfItsPlan() throws {
        let plain = try #require(DailyPlan("daily 20:00"))
        let long = try #require(DailyPlan("every 2 days from 2026-11-28 20:00 18h"))
        var settings = Settings()
        func body(_ plan: DailyPlan) -> [String] {
            NotificationText.offer(plan, settings).body.map(\.text)
        }
        #expect(body(plain) == [Words.idle])
        #expect(body(long) == [Words.idle, "Target 18h"])
        settings.isDiscreet = true
        #expect(!body(long).contains("Target 18h"))
        #expect(NotificationText.offer(long, settings).isSilent)
    }

    @Test func discreetNoticeHasNoTree() throws {
        var settings = Settings()
        settings.isDiscreet = true
        #expect(try transition(to: .beginningToShift, settings).image == nil)
    }

    @Test func labelSaysWhatIsAdded() throws {
        let unusual = settings {
            $0.waterUnit = .fluidOunces
            $0.quickAdd = WaterAmount(milliliters: 237)!
        }
        let action = try transition(to: .deeperRhythm, unusual).actions[1]
        #expect(action.label == "+8 fl oz")
        #expect(
            NotificationText.Action(key: action.key) == .addWater(WaterAmount(milliliters: 237)!))
    }

    @Test(arguments: [
        "", "default", "add-water-", "add-water-0", "add-water-5001", "add-water--1", "End",
    ])
    func unknownActionIsNil(_ key: String) { #expect(NotificationText.Action(key: key) == nil) }
}

/// The line of Scripture of a moment.
struct PassageTests {
    @Test func dayHasItsOwn() {
        var story = Story(settings: vigil)
        // The 61st day of the year.
        #expect(story.passage == Words.Vigil.idle(dayOfYear: 61))
        #expect(story.passage?.text == "The earth is full of your steadfast love.")
        story.snapshot.zone = Zone { _ in -7 * 3600 }
        #expect(story.passage == Words.Vigil.idle(dayOfYear: 60))
        #expect(story.addition == nil)
    }

    @Test func silenceAfterAnEarlyEndAndAnAbandonedFast() throws {
        for command in [FastCommand.end(), .abandon] {
            var story = Story(settings: vigil)
            _ = try story.start(hoursAgo: 5)
            #expect(story.passage == Words.Vigil.scripture(.beginningToShift))
            _ = try story.perform(command)
            story.snapshot.arrivalCount = 3
            #expect(story.passage == nil)
            #expect(story.addition == nil)
            // From midnight on, it is the line of the day again.
            _ = story.pass(hours: 18)
            #expect(story.passage == Words.Vigil.idle(dayOfYear: 62))
        }
    }

    @Test func nothingWhileOff() throws {
        var story = Story()
        #expect(story.passage == nil)
        _ = try story.start(hoursAgo: 20)
        #expect(story.passage == nil)
        #expect(story.addition == nil)
        #expect(Words.companion(.extendedFast, withVigil: false) == Words.companion(.extendedFast))
    }

    @Test func onlyWhatIsBoundToTheDayWakesAtMidnight() throws {
        var story = Story()
        #expect(story.snapshot.nextMidnightChange == nil)
        story.snapshot.waterToday = 1
        #expect(
            story.snapshot.nextMidnightChange
                == story.snapshot.zone.midnight(after: story.snapshot.now))
        story = Story(settings: vigil)
        #expect(story.snapshot.nextMidnightChange != nil)
        _ = try story.start()
        #expect(story.snapshot.nextMidnightChange == nil)
    }
}
