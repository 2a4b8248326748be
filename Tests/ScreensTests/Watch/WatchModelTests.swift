import Client
import Contract
import Fasting
import FullScreen
import LocalTime
import Presentation
import System
import Testing
import TimerSamples
import Words

@testable import Screens

/// The state of the timer screen: what happens and what moves then.
struct WatchModelTests {
    private let later = zero + .seconds(10)

    private func press(
        _ model: inout WatchModel, _ key: ScreenKey, at now: SteadyClock.Instant? = nil
    ) -> WatchModel.Reaction {
        model.press(key, wall: noon, at: now ?? later)
    }

    private func advance(_ model: inout WatchModel, to now: SteadyClock.Instant) -> Bool {
        model.advance(to: now)
    }

    // MARK: What moves

    @Test func openingShowsTheTextAndThenScripture() {
        let model = watchModel(fasting(vigil: true))
        #expect(model.change == nil)
        #expect(model.nextFrame(after: zero) == zero + Timing.scriptureDelay)
        #expect(model.timer.opacityOfScripture(at: zero) == 0)
        #expect(model.timer.opacityOfScripture(at: zero + .seconds(1)) == 1)
        #expect(model.nextFrame(after: zero + .seconds(1)) == nil)
    }

    @Test func nothingMovesWhileNothingHappens() {
        var model = watchModel(fasting())
        model.take(fasting(water: 750), wall: noon, at: later)
        #expect(model.change == nil)
        #expect(model.nextFrame(after: later) == nil)
    }

    @Test func aNewPhaseCrossesOver() throws {
        var model = watchModel(fasting(hours: 11))
        model.take(fasting(hours: 12), wall: noon, at: later)
        let change = try #require(model.change)
        #expect(change.from.title == Words.title(.metabolicTransition))
        #expect(change.motion.end == later + .milliseconds(400))
        #expect(model.nextFrame(after: later) == later + Motion.step)
        model.advance(to: later + .seconds(3))
        #expect(model.change == nil)
    }

    @Test func aCompletedFastArrivesOnce() throws {
        var model = watchModel(fasting(hours: 12, vigil: true))
        model.take(ended(vigil: true), wall: noon, at: later)
        let begin = try #require(model.timer.picture(noon, at: later))
        #expect(begin.fast.isComplete)
        #expect(begin.fast.progress < 0.8)
        #expect(begin.star == 0)
        let end = later + .milliseconds(4200)
        let whole = try #require(model.timer.picture(noon, at: end))
        #expect(whole.fast.progress == 1)
        #expect(whole.star == 1)
        #expect(model.timer.opacityOfScripture(at: later + .milliseconds(3600)) == 0)
        #expect(model.timer.opacityOfScripture(at: end) == 1)
        #expect(model.nextFrame(after: end) == nil)
    }

    /// What has arrived before the screen opens does not arrive again.
    @Test func aFastThatWasCompletedBeforeIsJustThere() throws {
        let model = watchModel(ended())
        #expect(model.arrival == nil)
        #expect(try #require(model.timer.picture(noon, at: zero)).star == 1)
    }

    @Test(arguments: [Timer1.Status.endedEarly, .abandoned])
    func otherEndingsAreSilent(status: Timer1.Status) {
        var model = watchModel(fasting(vigil: true))
        model.take(ended(status, vigil: true), wall: noon, at: later)
        #expect(model.arrival == nil)
        #expect(model.timer.picture(noon, at: later) == nil)
        #expect(model.timer.text(noon).scripture == nil)
        #expect(model.greeting == nil)
    }

    @Test func greetingOnlyForAStartThatIsNow() {
        func greeting(
            from old: AgentReport?, hours: Int64, vigil: Bool = true, wall: Instant
        ) -> String? {
            var model = watchModel(old)
            model.take(fasting(hours: hours, vigil: vigil), wall: wall, at: later)
            return model.greeting?.text
        }
        // fasting(hours: 0) began half an hour before noon.
        let start = noon - 1800
        let line = Words.Vigil.fastStart
        #expect(greeting(from: idle(vigil: true), hours: 0, wall: start + 1) == line)
        #expect(greeting(from: ended(vigil: true, id: "B"), hours: 0, wall: start) == line)
        // A start in the past, Vigil off, an undo of the ending, and an agent that returns.
        #expect(greeting(from: idle(vigil: true), hours: 0, wall: noon) == nil)
        #expect(greeting(from: idle(), hours: 0, vigil: false, wall: start) == nil)
        #expect(greeting(from: ended(vigil: true), hours: 0, wall: start) == nil)
        #expect(greeting(from: nil, hours: 0, wall: start) == nil)
        #expect(greeting(from: fasting(vigil: true, id: "B"), hours: 0, wall: start) == nil)
    }

    @Test func scriptureWaitsForTheGreeting() throws {
        var model = watchModel(idle(vigil: true))
        model.take(fasting(hours: 0, vigil: true), wall: noon - 1800, at: later)
        let greeting = try #require(model.greeting)
        let scripture = try #require(model.scripture)
        #expect(scripture.start == greeting.vanishes.end + Timing.scriptureDelay)
        model.advance(to: greeting.vanishes.end)
        #expect(model.greeting == nil)
    }

    /// Rule: docs/rules/words.md, Vigil: its words go at once.
    @Test func turningVigilOffRemovesEveryWordAtOnce() {
        var model = watchModel(idle(vigil: true))
        model.take(fasting(hours: 0, vigil: true), wall: noon - 1800, at: later)
        model.take(fasting(hours: 0), wall: noon - 1800, at: later)
        #expect(model.greeting == nil)
        #expect(model.change == nil)
        let shown = model.frame(80, 24, at: later).lines.joined(separator: " ")
        #expect(!shown.contains("set this time apart"))
        #expect(!shown.contains("For now"))
        #expect(model.timer.text(noon).scripture == nil)
    }

    @Test func reducedMotionShowsEachChangeAtOnce() throws {
        for model in [
            watchModel(fasting(vigil: true, motion: .on)),
            watchModel(fasting(vigil: true), isStill: true),
        ] {
            var model = model
            #expect(model.timer.opacityOfScripture(at: zero) == 1)
            model.take(ended(vigil: true), wall: noon, at: later)
            if !model.isStill { continue }
            #expect(model.change == nil)
            #expect(try #require(model.timer.picture(noon, at: later)).star == 1)
            #expect(model.timer.opacityOfScripture(at: later) == 1)
            #expect(model.nextFrame(after: later) == nil)
        }
    }

    @Test func settingOfTheProgramComesBeforeTheDesktop() {
        #expect(watchModel(fasting(motion: .on)).isStill)
        #expect(!watchModel(fasting(motion: .off), isStill: true).isStill)
        #expect(watchModel(fasting(motion: .auto), isStill: true).isStill)
        #expect(!watchModel(fasting(motion: .auto)).isStill)
    }

    @Test func greetingWithReducedMotionGoesInOneStep() throws {
        var model = watchModel(idle(vigil: true), isStill: true)
        model.take(fasting(hours: 0, vigil: true), wall: noon - 1800, at: later)
        let greeting = try #require(model.greeting)
        #expect(model.timer.opacityOfGreeting(at: later) == 1)
        #expect(model.nextFrame(after: later) == greeting.vanishes.end)
    }

    // MARK: Keys

    @Test(arguments: [
        (ScreenKey.character("e"), WatchAct.end(at: nil)), (.character("x"), .abandon),
        (.character("u"), .undo(.init())), (.character(" "), .addWater),
    ])
    func anActIsAskedForOnceUntilItIsAnswered(key: ScreenKey, act: WatchAct) {
        var model = watchModel(fasting())
        #expect(press(&model, key) == .perform(act))
        #expect(model.pending == act)
        #expect(press(&model, key, at: later + .seconds(2)) == .wait)
        #expect(press(&model, .character("u"), at: later + .seconds(3)) == .wait)
        model.take(WatchAnswer(notice: "Done."), at: later + .seconds(4))
        #expect(model.notice?.text == "Done.")
        #expect(press(&model, key, at: later + .seconds(5)) == .perform(act))
    }

    @Test func aKeyThatIsHeldDownActsOnce() {
        var model = watchModel(fasting())
        #expect(press(&model, .character(" ")) == .perform(.addWater))
        model.take(WatchAnswer(notice: "Added."), at: later)
        // The first repetition comes late, the others quickly.
        var now = later + .milliseconds(660)
        for _ in 0..<40 {
            #expect(press(&model, .character(" "), at: now) == .wait)
            now += .milliseconds(33)
        }
        #expect(model.notice?.text == "Added.")
        #expect(press(&model, .character(" "), at: now + .seconds(1)) == .perform(.addWater))
    }

    @Test func enterBeginsOnlyAtRest() {
        var model = watchModel(idle())
        #expect(press(&model, .enter) == .perform(.start))
        model = watchModel(fasting())
        #expect(press(&model, .enter) == .wait)
        // After an ending it first leaves the picture.
        model = watchModel(ended())
        #expect(press(&model, .enter) == .draw)
        #expect(model.timer.text(noon).title == Words.idle)
        #expect(model.timer.picture(noon, at: later) == nil)
        #expect(press(&model, .enter, at: later + .milliseconds(100)) == .wait)
        #expect(press(&model, .enter, at: later + .seconds(2)) == .perform(.start))
        // Without the agent it starts the agent.
        model = watchModel(nil)
        #expect(press(&model, .enter) == .perform(.startAgent))
        #expect(press(&model, .character("e")) == .wait)
        #expect(press(&model, .character(" ")) == .wait)
    }

    @Test func leavingAnArrivalKeepsItsWordsOutOfTheTimer() {
        var model = watchModel(ended(vigil: true))
        #expect(model.timer.text(noon).scripture != nil)
        _ = press(&model, .enter)
        #expect(model.timer.text(noon).scripture == nil)
        // The next fast is shown again.
        model.take(fasting(id: "C"), wall: noon, at: later)
        #expect(!model.isDismissed)
    }

    @Test func pagesOpenAndClose() {
        var model = watchModel(fasting())
        #expect(press(&model, .character("?")) == .draw)
        #expect(model.page == .keys(nil))
        // A key of the timer closes the list and acts.
        #expect(press(&model, .character("w")) == .draw)
        #expect(model.page == .why(.phase(.deeperRhythm), scroll: 0))
        #expect(press(&model, .down) == .draw)
        #expect(press(&model, .down) == .draw)
        #expect(model.page == .why(.phase(.deeperRhythm), scroll: 2))
        // On a page, keys that act do nothing, and q leads back.
        #expect(press(&model, .character("e")) == .wait)
        #expect(press(&model, .character("q")) == .draw)
        #expect(model.page == nil)
        // The same key, held down, does not leave the timer too.
        #expect(press(&model, .character("q"), at: later + .milliseconds(500)) == .wait)
        #expect(press(&model, .character("q"), at: later + .seconds(2)) == .leave)
    }

    private struct MissingPage: Error {}

    @Test func calendarAsksForItsMonth() throws {
        var model = watchModel(fasting())
        let november = Month(year: 2026, month: 11)
        #expect(press(&model, .character("c")) == .month(november))
        #expect(press(&model, .pageUp) == .month(Month(year: 2026, month: 10)))
        // A late answer for another month is not shown.
        let nothing = WatchCalendar.Content(days: [], sessions: [])
        model.take(nothing, of: november)
        guard case .calendar(let calendar) = model.page else { throw MissingPage() }
        #expect(calendar.month == Month(year: 2026, month: 10))
        #expect(calendar.content == nil)
    }

    /// From the first of a month to its last day, over every edge.
    @Test func arrowsWalkOverTheDaysOfTheCalendar() {
        var calendar = WatchCalendar(CivilTime(year: 2028, month: 2, day: 28))
        func press(_ keys: ScreenKey...) -> [Int] {
            for key in keys { calendar = calendar.turned(by: key) ?? calendar }
            return [calendar.month.year, calendar.month.month, calendar.day]
        }
        #expect(press(.right) == [2028, 2, 29])
        #expect(press(.right) == [2028, 3, 1])
        #expect(press(.up) == [2028, 2, 23])
        #expect(press(.down, .down) == [2028, 3, 8])
        #expect(press(.left, .left, .up) == [2028, 2, 28])
        // A month with fewer days shows its last one.
        calendar = WatchCalendar(CivilTime(year: 2026, month: 1, day: 31))
        #expect(press(.pageDown) == [2026, 2, 28])
        #expect(press(.pageUp, .pageUp) == [2025, 12, 28])
        // The calendar of the bus begins in 1970.
        calendar = WatchCalendar(CivilTime(year: 1970, month: 1, day: 3))
        #expect(press(.up) == [1970, 1, 3])
        #expect(press(.pageUp) == [1970, 1, 3])
        #expect(calendar.turned(by: .character("y")) == nil)
        // It ends in 9999.
        calendar = WatchCalendar(CivilTime(year: 9999, month: 12, day: 31))
        #expect(press(.right, .pageDown) == [9999, 12, 31])
    }

    /// A day that stays in its month asks for nothing.
    @Test func chosenDayShowsItsFasts() throws {
        var model = watchModel(fasting())
        _ = press(&model, .character("c"))
        guard case .calendar(let opened) = model.page else { throw MissingPage() }
        #expect(opened.day(in: .utc) == nil)
        model.take(WatchCalendar.Content(days: [], sessions: []), of: opened.month)
        #expect(press(&model, opened.day > 1 ? .left : .right) == .draw)
        guard case .calendar(let moved) = model.page else { throw MissingPage() }
        #expect(moved.day(in: .utc)?.date.day == moved.day)
        #expect(press(&model, .escape) == .draw)
        #expect(model.page == nil)
    }

    // MARK: Questions

    @Test func theTargetIsChangedInAField() throws {
        var model = watchModel(fasting())
        #expect(press(&model, .character("t")) == .draw)
        // Keys of the timer are letters here.
        for key in "e20" { #expect(press(&model, .character(key)) == .draw) }
        #expect(press(&model, .enter) == .draw)
        guard case .question(let refused) = model.page else { throw MissingPage() }
        #expect(refused.problem != nil)
        #expect(press(&model, .home) == .draw)
        #expect(press(&model, .delete) == .draw)
        guard case .question(let mended) = model.page else { throw MissingPage() }
        #expect(mended.answer.text == "20" && mended.problem == nil)
        let act = WatchAct.adjust(start: nil, target: .seconds(20 * 3600))
        #expect(press(&model, .enter) == .perform(act))
        #expect(model.page == nil && model.pending == act)
    }

    @Test func theStartIsChangedInAField() {
        var model = watchModel(fasting())
        let hasNoField = !model.paste("2026-11-20 20:00")
        #expect(hasNoField)
        #expect(press(&model, .character("s")) == .draw)
        let isTaken = model.paste("2026-11-20T20:00:00Z\n")
        #expect(isTaken)
        let start = CivilTime(year: 2026, month: 11, day: 20, hour: 20).secondsSinceEpoch
        #expect(
            press(&model, .enter)
                == .perform(.adjust(start: Instant(secondsSinceEpoch: start), target: nil)))
    }

    @Test func anEmptyAnswerChangesNothing() {
        var model = watchModel(fasting())
        _ = press(&model, .character("s"))
        #expect(press(&model, .enter) == .draw)
        #expect(model.page == nil && model.pending == nil)
        _ = press(&model, .character("t"))
        _ = press(&model, .character("9"))
        #expect(press(&model, .escape) == .draw)
        #expect(model.page == nil && model.pending == nil)
        // Only a running fast has a start and a target.
        model = watchModel(idle())
        #expect(press(&model, .character("s")) == .wait)
        #expect(press(&model, .character("t")) == .wait)
    }

    @Test func forestOnlyWhereThereIsOne() {
        var model = watchModel(fasting())
        #expect(press(&model, .character("f")) == .forest)
        // A key that has left the forest and is held down does not leave the timer too.
        model.note(.character("q"), at: later + .seconds(1))
        #expect(press(&model, .character("q"), at: later + .milliseconds(1500)) == .wait)
        #expect(press(&model, .character("q"), at: later + .seconds(3)) == .leave)
        model = watchModel(AgentReport(timer: fasting().timer, forest: Forest1State()))
        #expect(press(&model, .character("f")) == .wait)
        #expect(model.timer.picture(noon, at: later) == nil)
    }

    // MARK: Frames

    /// A key that is held down repeats sooner than the next frame comes.
    @Test func eventsDoNotDelayTheNextFrame() {
        var model = watchModel(fasting(hours: 12))
        model.take(ended(), wall: noon, at: later)
        model.noteFrame(at: later)
        for repetition in 1...3 {
            let now = later + .milliseconds(33 * repetition)
            _ = press(&model, .down, at: now)
            model.advance(to: now)
            #expect(model.nextFrame == later + Motion.step)
        }
        model.noteFrame(at: later + .milliseconds(99))
        #expect(model.nextFrame == later + .milliseconds(149))
    }

    /// An event arrives after the end of all motions, and the terminal was too slow for the last frame.
    @Test func theLastFrameIsDrawnHoweverLateItIs() throws {
        var model = watchModel(fasting(hours: 12))
        model.take(ended(), wall: noon, at: later)
        let end = try #require(model.arrival?.scripture.end)
        model.noteFrame(at: end - .milliseconds(20))
        let late = end + .seconds(1)
        _ = press(&model, .down, at: late)
        model.advance(to: late)
        #expect(model.nextFrame == end)
        model.noteFrame(at: late)
        #expect(model.nextFrame == nil)
    }

    @Test func whatPassesIsDrawnOnceMore() {
        var model = watchModel(fasting(hours: 11))
        model.take(fasting(hours: 12), wall: noon, at: later)
        #expect(!advance(&model, to: later + .milliseconds(399)))
        #expect(advance(&model, to: later + .milliseconds(400)))
        #expect(!advance(&model, to: later + .milliseconds(401)))
        model.take(WatchAnswer(notice: "Added."), at: later)
        #expect(advance(&model, to: later + Timing.notice))
        model = watchModel(idle(vigil: true))
        model.take(fasting(hours: 0, vigil: true), wall: noon - 1800, at: later)
        model.advance(to: later + .seconds(3))
        #expect(advance(&model, to: later + .seconds(4)))
        #expect(model.greeting == nil)
    }

    // MARK: Answers

    /// The screen never says "the agent is not running" next to a fast that the agent has reported.
    @Test func agentThatComesBackEndsTheAnswerAboutIt() {
        var model = watchModel(nil)
        model.take(WatchAnswer(notice: "Not running."), at: later)
        #expect(model.notice != nil)
        model.take(fasting(), wall: noon, at: later)
        #expect(model.notice == nil)
    }

    /// A failure that has nothing to do with the act does not count as its answer.
    @Test func anotherProblemLeavesTheActDue() {
        var model = watchModel(fasting())
        _ = press(&model, .character("e"))
        model.show(WatchAnswer(notice: "No answer."), at: later)
        #expect(model.notice?.text == "No answer.")
        #expect(model.pending == .end(at: nil))
        // The next key clears the line, and asks for no other act.
        #expect(press(&model, .character("u"), at: later + .seconds(2)) == .draw)
        #expect(model.pending == .end(at: nil))
    }

    @Test func anAnswerGoesAfterAWhileOrWithTheNextKey() throws {
        var model = watchModel(fasting())
        model.take(WatchAnswer(notice: "Added."), at: later)
        #expect(model.nextFrame(after: later) == later + Timing.notice)
        model.advance(to: later + Timing.notice)
        #expect(model.notice == nil)
        model.take(WatchAnswer(notice: "Added."), at: later)
        #expect(press(&model, .left, at: later + .seconds(1)) == .draw)
        #expect(model.notice == nil)
    }

    /// Rule: docs/rules/evidence.md, Safety.
    @Test func theFirstStartShowsTheSafetyText() {
        var model = watchModel(idle())
        let answer = WatchAnswer(ActAnswer("Fasting since 12:00.", isFirstStart: true))
        model.take(answer, at: later)
        #expect(
            model.page == .note(Words.Safety.first.map(\.text).joined(separator: "\n")))
        // A held Enter does not close it.
        #expect(press(&model, .enter, at: later) == .draw)
        model.take(answer, at: later)
        #expect(press(&model, .enter, at: later + .milliseconds(100)) == .wait)
        #expect(model.page != nil)
        #expect(press(&model, .down, at: later + .seconds(1)) == .draw)
        #expect(model.page == nil)
    }

    @Test func aVeryLongFastSaysHowToEatAgain() {
        func answer(hours: Int64) -> WatchAnswer {
            let result = Timer1.EndResult(
                id: recordID("A"), startedAt: noon - hours * 3600, endedAt: noon,
                target: .standard, outcome: .completed, kept: true, act: 1)
            return WatchAnswer(.success(.ended(result)), ended(), zone: .utc)
        }
        #expect(answer(hours: 119) == WatchAnswer(notice: Words.Watch.undoEnding))
        #expect(answer(hours: 120).notice?.contains(Words.Safety.eatAgain.text) == true)
        #expect(answer(hours: 121).isLasting)
    }
}
