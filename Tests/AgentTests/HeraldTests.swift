import Fasting
import Notices
import Testing
import Words

@testable import Agent

/// When a notice comes and when it goes.
struct HeraldTests {
    private let port = NotedPort()

    /// What is shown, by title.
    private func titles(_ orders: [NotedPort.Order]) -> [String] {
        orders.compactMap { if case .show(let notice, _) = $0 { notice.title } else { nil } }
    }

    @Test func everyTransitionComesOnceInThePlaceOfTheLast() throws {
        var story = Story()
        let herald = Herald(port: port)
        herald.tell(try story.start(target: 168), story.present)
        #expect(port.take().isEmpty)
        for milestone in Milestone.transitions {
            while story.present.fast.active!.milestone(at: story.present.now) < milestone {
                herald.tell(story.pass(hours: 1), story.present)
            }
            let orders = port.take()
            #expect(titles(orders) == [Words.title(milestone)])
            #expect(orders.count == 1)
        }
    }

    @Test func noticeGoesWithItsFast() throws {
        for command in [FastCommand.abandon, .end(), .adjust(start: morning)] {
            var story = Story()
            let herald = Herald(port: port)
            herald.tell(try story.start(target: 168), story.present)
            herald.tell(story.pass(hours: 4), story.present)
            _ = port.take()
            if case .adjust = command {
                herald.tell(
                    try story.perform(.adjust(start: story.present.now)), story.present)
            } else {
                herald.tell(try story.perform(command), story.present)
            }
            #expect(port.take() == [.withdraw(.fast)])
        }
    }

    @Test func onlyACompletedFastIsSpokenOf() throws {
        var story = Story()
        let herald = Herald(port: port)
        herald.tell(try story.start(hoursAgo: 17), story.present)
        herald.tell(try story.perform(.end()), story.present)
        #expect(titles(port.take()) == [Words.Notices.complete])
        // Its notice goes with the undo, and at midnight.
        herald.tell(try story.perform(.undo), story.present)
        #expect(port.take() == [.withdraw(.fast)])
        herald.tell(try story.perform(.end()), story.present)
        _ = port.take()
        herald.tell(story.pass(hours: 18), story.present)
        #expect(port.take() == [.withdraw(.fast)])
    }

    @Test(arguments: [(0, true), (1, false)])
    func startIsGreetedWhereItIsNow(_ hoursAgo: Int64, _ isGreeted: Bool) throws {
        var story = Story(settings: vigil)
        let herald = Herald(port: port)
        herald.tell(try story.start(hoursAgo: hoursAgo), story.present)
        let greeting = NotedPort.Order.show(NoticeText.fastStart, .transient)
        #expect(port.take() == (isGreeted ? [greeting] : []))
        // Neither by adjusting it to now nor by taking it up again.
        herald.tell(try story.perform(.adjust(start: story.present.now)), story.present)
        herald.tell(try story.perform(.abandon), story.present)
        herald.tell(try story.perform(.undo), story.present)
        #expect(!port.take().contains(greeting))
    }

    @Test func greetingDoesNotOutliveTheFast() throws {
        var story = Story(settings: vigil)
        let herald = Herald(port: port)
        herald.tell(try story.start(), story.present)
        herald.tell(try story.perform(.abandon), story.present)
        #expect(port.take().last == .withdraw(.transient))
    }

    // MARK: Settings

    @Test func wordsThatAreNotWantedGoAtOnce() throws {
        var story = Story(settings: vigil)
        let herald = Herald(port: port)
        herald.tell(try story.start(target: 168), story.present)
        herald.tell(story.pass(hours: 4), story.present)
        _ = port.take()
        story.present.settings.isVigilOn = false
        herald.tell([], story.present)
        var orders = port.take()
        #expect(orders.count == 2)
        #expect(orders.first == .withdraw(.transient))
        guard case .update(let plain, .fast)? = orders.last else {
            Issue.record("\(orders)")
            return
        }
        #expect(plain.body == [.init(Words.companion(.beginningToShift))])

        story.present.settings.isDiscreet = true
        herald.tell([], story.present)
        orders = port.take()
        guard case .update(let discreet, .fast)? = orders.last else {
            Issue.record("\(orders)")
            return
        }
        #expect(discreet.title == "Atrest")
        #expect(discreet.body == [.init(Words.Notices.discreet)])
        #expect(discreet.actions.isEmpty)

        // What is wanted again comes with the next notice, not now.
        story.present.settings = Settings()
        herald.tell([], story.present)
        #expect(port.take().isEmpty)
        story.present.settings.notifiesMilestones = false
        herald.tell([], story.present)
        #expect(port.take() == [.withdraw(.fast)])
    }

    @Test(arguments: [(true, true), (true, false), (false, true), (false, false)])
    func eachKindCanBeTurnedOff(_ milestones: Bool, _ target: Bool) throws {
        var story = Story(
            settings: settings {
                $0.notifiesMilestones = milestones
                $0.notifiesTarget = target
            })
        let herald = Herald(port: port)
        herald.tell(try story.start(hoursAgo: 3, target: 5), story.present)
        herald.tell(story.pass(hours: 1), story.present)
        herald.tell(story.pass(hours: 1), story.present)
        herald.tell(try story.perform(.end()), story.present)
        let expected =
            (milestones ? [Words.title(.beginningToShift)] : [])
            + (target ? [Words.Notices.targetReached] : [])
            + (milestones || target ? [Words.Notices.complete] : [])
        #expect(titles(port.take()) == expected)
    }

    @Test func kindThatIsTurnedOffLeavesTheOther() throws {
        var story = Story()
        let herald = Herald(port: port)
        herald.tell(try story.start(target: 16), story.present)
        herald.tell(story.pass(hours: 16), story.present)
        _ = port.take()
        story.present.settings.notifiesMilestones = false
        herald.tell([], story.present)
        guard case .update(let notice, .fast)? = port.take().first else {
            Issue.record("the text of the phase stands there still")
            return
        }
        #expect(notice.title == Words.Notices.targetReached)
    }

    // MARK: A locked session

    @Test func nothingIsShownWhileNobodyCanSeeIt() throws {
        var story = Story(settings: vigil)
        let herald = Herald(port: port)
        herald.sessionIs(locked: true, story.present)
        herald.tell(try story.start(target: 9), story.present)
        for _ in 0..<13 { herald.tell(story.pass(hours: 1), story.present) }
        herald.tellSetAside("name")
        #expect(titles(port.take()).isEmpty)
        // One notice, of the phase that holds now, with the target that was reached meanwhile.
        herald.sessionIs(locked: false, story.present)
        var orders = port.take()
        #expect(titles(orders) == [Words.Notices.setAside, Words.title(.deeperRhythm)])
        guard case .show(let notice, .fast)? = orders.last else { return }
        #expect(notice.body[0].text.hasSuffix(Words.Notices.targetReachedToo))
        // It was shown, so it is not shown again.
        herald.sessionIs(locked: true, story.present)
        herald.sessionIs(locked: false, story.present)
        orders = port.take()
        #expect(titles(orders).isEmpty)
    }

    @Test func whatHasPassedMeanwhileIsNotShown() throws {
        var story = Story()
        let herald = Herald(port: port)
        herald.tell(try story.start(target: 168), story.present)
        herald.sessionIs(locked: true, story.present)
        herald.tell(story.pass(hours: 4), story.present)
        herald.tell(try story.perform(.abandon), story.present)
        herald.sessionIs(locked: false, story.present)
        #expect(titles(port.take()).isEmpty)
    }
}
