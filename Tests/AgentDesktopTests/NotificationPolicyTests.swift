import Fasting
import Notices
import Testing
import Words

@testable import AgentCore
@testable import AgentDesktop

/// When a notification is shown and when it is withdrawn.
struct NotificationPolicyTests {
    private let presenter = RecordingPresenter()

    /// The titles of the notifications that are shown.
    private func titles(_ orders: [RecordingPresenter.Order]) -> [String] {
        orders.compactMap { if case .show(let notice, _) = $0 { notice.title } else { nil } }
    }

    @Test func everyTransitionComesOnceInThePlaceOfTheLast() throws {
        var story = Story()
        let policy = NotificationPolicy(presenter: presenter)
        policy.tell(try story.start(target: 168), story.snapshot)
        #expect(presenter.take().isEmpty)
        for milestone in Milestone.transitions {
            while story.snapshot.fast.active!.milestone(at: story.snapshot.now) < milestone {
                policy.tell(story.pass(hours: 1), story.snapshot)
            }
            let orders = presenter.take()
            #expect(titles(orders) == [Words.title(milestone)])
            #expect(orders.count == 1)
        }
    }

    @Test func noticeGoesWithItsFast() throws {
        for command in [FastCommand.abandon, .end(), .adjust(start: morning)] {
            var story = Story()
            let policy = NotificationPolicy(presenter: presenter)
            policy.tell(try story.start(target: 168), story.snapshot)
            policy.tell(story.pass(hours: 4), story.snapshot)
            _ = presenter.take()
            if case .adjust = command {
                policy.tell(
                    try story.perform(.adjust(start: story.snapshot.now)), story.snapshot)
            } else {
                policy.tell(try story.perform(command), story.snapshot)
            }
            #expect(presenter.take() == [.withdraw(.fast)])
        }
    }

    /// Of a fast that was begun twice the other one is named once, and never while it would disturb.
    @Test func fastOfAnotherMachineIsNamedOnce() throws {
        let beside = FastBeside(
            id: RecordID(bytes: [UInt8](repeating: 8, count: 16))!, start: morning,
            machine: "laptop")
        var story = Story()
        let policy = NotificationPolicy(presenter: presenter)
        policy.tell(try story.start(target: 168), story.snapshot)
        policy.tell([.foundBeside([beside])], story.snapshot)
        let orders = presenter.take()
        #expect(orders == [.show(NotificationText.beside(beside, story.snapshot), .transient)])
        #expect(titles(orders).first?.hasSuffix(" on laptop.") == true)
        policy.tell([], story.snapshot)
        policy.hold(for: .sessionIsLocked, story.snapshot)
        _ = presenter.take()
        policy.tell([.foundBeside([beside])], story.snapshot)
        policy.hold(for: [], story.snapshot)
        #expect(titles(presenter.take()).isEmpty)
        for quiet in [
            settings { $0.isDiscreet = true }, settings { $0.notifiesMilestones = false },
        ] {
            story.snapshot.settings = quiet
            policy.tell([.foundBeside([beside])], story.snapshot)
            #expect(titles(presenter.take()).isEmpty)
        }
    }

    @Test func onlyACompletedFastHasANotification() throws {
        var story = Story()
        let policy = NotificationPolicy(presenter: presenter)
        policy.tell(try story.start(hoursAgo: 17), story.snapshot)
        policy.tell(try story.perform(.end()), story.snapshot)
        #expect(titles(presenter.take()) == [Words.fastEnded])
        // Its notification is withdrawn by the undo and at midnight.
        policy.tell(story.resume(), story.snapshot)
        #expect(presenter.take() == [.withdraw(.fast)])
        policy.tell(try story.perform(.end()), story.snapshot)
        _ = presenter.take()
        policy.tell(story.pass(hours: 18), story.snapshot)
        #expect(presenter.take() == [.withdraw(.fast)])
    }

    @Test(arguments: [(0, true), (1, false)])
    func startIsGreetedIfItIsNow(_ hoursAgo: Int64, _ isGreeted: Bool) throws {
        var story = Story(settings: vigil)
        let policy = NotificationPolicy(presenter: presenter)
        policy.tell(try story.start(hoursAgo: hoursAgo), story.snapshot)
        let greeting = RecordingPresenter.Order.show(NotificationText.fastStart, .transient)
        #expect(presenter.take() == (isGreeted ? [greeting] : []))
        // Neither adjusting the start to now nor an undo shows the greeting again.
        policy.tell(try story.perform(.adjust(start: story.snapshot.now)), story.snapshot)
        policy.tell(try story.perform(.abandon), story.snapshot)
        policy.tell(story.resume(), story.snapshot)
        #expect(!presenter.take().contains(greeting))
    }

    @Test func greetingDoesNotOutliveTheFast() throws {
        var story = Story(settings: vigil)
        let policy = NotificationPolicy(presenter: presenter)
        policy.tell(try story.start(), story.snapshot)
        policy.tell(try story.perform(.abandon), story.snapshot)
        #expect(presenter.take().last == .withdraw(.transient))
    }

    // MARK: Settings

    @Test func wordsThatAreNotWantedGoAtOnce() throws {
        var story = Story(settings: vigil)
        let policy = NotificationPolicy(presenter: presenter)
        policy.tell(try story.start(target: 168), story.snapshot)
        policy.tell(story.pass(hours: 4), story.snapshot)
        _ = presenter.take()
        story.snapshot.settings.isVigilOn = false
        policy.tell([], story.snapshot)
        var orders = presenter.take()
        #expect(orders.count == 2)
        #expect(orders.first == .withdraw(.transient))
        guard case .update(let plain, .fast)? = orders.last else {
            Issue.record("\(orders)")
            return
        }
        #expect(plain.body == [.init(Words.companion(.beginningToShift))])

        story.snapshot.settings.isDiscreet = true
        policy.tell([], story.snapshot)
        orders = presenter.take()
        guard case .update(let discreet, .fast)? = orders.last else {
            Issue.record("\(orders)")
            return
        }
        #expect(discreet.title == "Atrest")
        #expect(discreet.body == [.init(Words.Notices.discreet)])
        #expect(discreet.actions.map(\.key) == ["default"])

        // Words that are wanted again are in the next notification, not in this one.
        story.snapshot.settings = Settings()
        policy.tell([], story.snapshot)
        #expect(presenter.take().isEmpty)
        story.snapshot.settings.notifiesMilestones = false
        policy.tell([], story.snapshot)
        #expect(presenter.take() == [.withdraw(.fast)])
    }

    @Test(arguments: [(true, true), (true, false), (false, true), (false, false)])
    func eachKindCanBeTurnedOff(_ milestones: Bool, _ target: Bool) throws {
        var story = Story(
            settings: settings {
                $0.notifiesMilestones = milestones
                $0.notifiesTarget = target
            })
        let policy = NotificationPolicy(presenter: presenter)
        policy.tell(try story.start(hoursAgo: 3, target: 5), story.snapshot)
        policy.tell(story.pass(hours: 1), story.snapshot)
        policy.tell(story.pass(hours: 1), story.snapshot)
        policy.tell(try story.perform(.end()), story.snapshot)
        let expected =
            (milestones ? [Words.title(.beginningToShift)] : [])
            + (target ? [Words.Notices.hoursPassed] : [])
            + (milestones || target ? [Words.fastEnded] : [])
        #expect(titles(presenter.take()) == expected)
    }

    @Test func kindThatIsTurnedOffLeavesTheOther() throws {
        var story = Story()
        let policy = NotificationPolicy(presenter: presenter)
        policy.tell(try story.start(target: 16), story.snapshot)
        policy.tell(story.pass(hours: 16), story.snapshot)
        _ = presenter.take()
        story.snapshot.settings.notifiesMilestones = false
        policy.tell([], story.snapshot)
        guard case .update(let notice, .fast)? = presenter.take().first else {
            Issue.record("the notification was not updated")
            return
        }
        #expect(notice.title == Words.Notices.hoursPassed)
        story.snapshot.settings = Settings()
        story.snapshot.settings.notifiesTarget = false
        policy.tell([], story.snapshot)
        guard case .update(let other, .fast)? = presenter.take().first else {
            Issue.record("the notification still has the title of the target")
            return
        }
        #expect(other.title == Words.title(.extendedFast))
        #expect(other.body == [.init(Words.companion(.extendedFast))])
    }

    // MARK: A locked session

    @Test func nothingIsShownWhileTheSessionIsLocked() throws {
        var story = Story(settings: vigil)
        let policy = NotificationPolicy(presenter: presenter)
        policy.hold(for: .sessionIsLocked, story.snapshot)
        policy.tell(try story.start(target: 9), story.snapshot)
        for _ in 0..<13 { policy.tell(story.pass(hours: 1), story.snapshot) }
        policy.tell(
            [.recordsRecovered(.setAside(name: "name", restoredDay: nil))], story.snapshot)
        #expect(titles(presenter.take()).isEmpty)
        // One notification, about the present phase and the target that was reached in the meantime.
        policy.hold(for: [], story.snapshot)
        var orders = presenter.take()
        #expect(titles(orders) == [Words.Notices.setAside, Words.Notices.hoursPassed])
        guard case .show(let notice, .fast)? = orders.last else { return }
        #expect(notice.body[0].text == Words.title(.deeperRhythm))
        // It was shown, so it is not shown again.
        policy.hold(for: .sessionIsLocked, story.snapshot)
        policy.hold(for: [], story.snapshot)
        orders = presenter.take()
        #expect(titles(orders).isEmpty)
    }

    /// Also if the screen is unlocked before a change says so.
    @Test(arguments: [true, false])
    func whatHasPassedMeanwhileIsNotShown(isTold: Bool) throws {
        var story = Story()
        let policy = NotificationPolicy(presenter: presenter)
        policy.tell(try story.start(target: 168), story.snapshot)
        policy.hold(for: .sessionIsLocked, story.snapshot)
        policy.tell(story.pass(hours: 4), story.snapshot)
        let events = try story.perform(.abandon)
        if isTold { policy.tell(events, story.snapshot) }
        policy.hold(for: [], story.snapshot)
        #expect(titles(presenter.take()).isEmpty)
    }

    // MARK: The prayer

    @Test func afterThePrayerOnlyThePresentPhaseIsShown() throws {
        var story = Story(settings: vigil)
        let policy = NotificationPolicy(presenter: presenter)
        policy.hold(for: .prayerIsShown, story.snapshot)
        policy.tell(try story.start(target: 168), story.snapshot)
        for _ in 0..<13 { policy.tell(story.pass(hours: 1), story.snapshot) }
        #expect(titles(presenter.take()).isEmpty)
        policy.hold(for: [], story.snapshot)
        #expect(titles(presenter.take()) == [Words.title(.deeperRhythm)])
        policy.hold(for: .prayerIsShown, story.snapshot)
        policy.hold(for: [], story.snapshot)
        #expect(titles(presenter.take()).isEmpty)
    }

    @Test func nothingIsShownUntilBothReasonsAreGone() throws {
        var story = Story()
        let policy = NotificationPolicy(presenter: presenter)
        policy.tell(try story.start(target: 168), story.snapshot)
        policy.hold(for: .prayerIsShown, story.snapshot)
        policy.hold(for: [.prayerIsShown, .sessionIsLocked], story.snapshot)
        policy.tell(story.pass(hours: 5), story.snapshot)
        for reasons: ReasonsToHold in [
            .sessionIsLocked, [.prayerIsShown, .sessionIsLocked], .prayerIsShown,
        ] {
            policy.hold(for: reasons, story.snapshot)
            #expect(titles(presenter.take()).isEmpty)
        }
        policy.hold(for: [], story.snapshot)
        #expect(titles(presenter.take()) == [Words.title(.beginningToShift)])
    }

    /// What the user has seen before stays.
    @Test func thePrayerRemovesNoNotificationAboutTheFast() throws {
        var story = Story()
        let policy = NotificationPolicy(presenter: presenter)
        policy.tell(try story.start(target: 168), story.snapshot)
        policy.tell(story.pass(hours: 5), story.snapshot)
        _ = presenter.take()
        policy.hold(for: .prayerIsShown, story.snapshot)
        policy.hold(for: [], story.snapshot)
        #expect(presenter.take() == [.withdraw(.transient)])
    }
}
