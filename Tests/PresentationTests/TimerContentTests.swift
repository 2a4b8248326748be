import Client
import Contract
import Fasting
import LocalTime
import Presentation
import System
import Testing
import TimerSamples
import Words

/// What a timer screen with widgets shows.
struct TimerContentTests {
    private let later = zero + .seconds(10)

    private func model(_ report: AgentReport, isStill: Bool = false) -> TimerModel {
        TimerModel(report, zone: .utc, desktopIsStill: isStill, at: zero)
    }

    private func content(_ model: TimerModel, at now: SteadyClock.Instant? = nil) -> TimerContent {
        TimerContent(.present(model), wall: noon, at: now ?? later)
    }

    // MARK: States

    @Test func connectingIsCalm() {
        let content = TimerContent(.connecting, wall: noon, at: zero)
        #expect(content.kind == nil)
        #expect(content.title == "")
        #expect(content.act == nil)
        #expect(content.tree == nil)
    }

    @Test func awayOffersToStart() {
        let content = TimerContent(.away, wall: noon, at: zero)
        #expect(content.title == Words.away)
        #expect(content.act == .startAgent)
        #expect(content.elapsed == nil)
        #expect(content.water == nil)
    }

    @Test func aSilentAgentSaysWhy() {
        let problem = Problem(.unavailable, "The records\u{1B}[31m cannot be read.")
        let content = TimerContent(.silent(problem), wall: noon, at: zero)
        #expect(content.companion?.hasPrefix("The records\u{FFFD}[31m cannot be read.") == true)
        #expect(content.act == .startAgent)
        #expect(TimerContent(.noBus(problem), wall: noon, at: zero).act == nil)
        let unstartable = TimerContent(.unstartable(problem), wall: noon, at: zero)
        #expect(unstartable.title == Words.away)
        #expect(unstartable.act == .startAgent)
    }

    @Test func idleWaits() {
        let content = content(model(idle(vigil: true)))
        #expect(content.title == Words.idle)
        #expect(content.act == .begin)
        #expect(content.elapsed == nil)
        #expect(content.water == nil)
        #expect(content.why == nil)
        #expect(content.line?.text == Words.Vigil.idle(dayOfYear: 8).text)
    }

    /// Rule: docs/rules/domain.md, Cautions.
    @Test(
        arguments: [
            (46, []), (48, [.measuredUnderCare]), (120, Caution.allCases),
        ] as [(Int64, [Caution])])
    func aLongFastShowsItsCautions(_ hours: Int64, _ cautions: [Caution]) {
        let said = cautions.map(\.windowText.text).joined(separator: " ")
        #expect(content(model(fasting(hours: hours))).caution == (said.isEmpty ? nil : said))
        #expect(content(model(ended())).caution == nil)
    }

    @Test func aFastShowsItsStartAndNotItsTarget() {
        let content = content(model(fasting()))
        #expect(content.elapsed == "12h 30m")
        #expect(content.title == Words.title(.deeperRhythm))
        #expect(content.companion == Words.companion(.deeperRhythm))
        #expect(content.addition == nil)
        #expect(content.times == "since yesterday 23:30")
        #expect(content.act == .end)
        #expect(content.why == .deeperRhythm)
        #expect(content.line == nil)
        #expect(content.water?.glass == "+250 ml")
        #expect(content.water?.today == "Today 500 ml")
        #expect(content.tree?.growth.phase == .deeperRhythm)
        let shown = [content.elapsed, content.title, content.companion].compactMap { $0 }
        #expect(!shown.contains { $0.contains("16") || $0.contains("23:30") })
    }

    @Test func anOlderAgentLacksWater() {
        let report = AgentReport(timer: fasting().timer)
        let content = content(model(report))
        #expect(content.water == nil)
        #expect(content.line == nil)
        #expect(content.act == .end)
    }

    @Test func anUntranslatedAdditionIsAParagraphOfItsOwn() {
        var timer = fasting().timer
        timer.milestoneText = "Der Körper.\n\nNot only the body."
        let content = content(model(AgentReport(timer: timer)))
        #expect(content.companion == "Der Körper.")
        #expect(content.addition == "Not only the body.")
    }

    @Test func anEndedFastOffersToLeaveIt() {
        var model = model(ended(vigil: true))
        let content = content(model)
        #expect(content.kind == .ended)
        #expect(content.title == Words.fastEnded)
        #expect(content.times == "yesterday 20:00 to 12:00")
        #expect(content.act == .leave)
        #expect(content.companion == nil)
        #expect(content.tree?.star == 1)
        model.dismiss(wall: noon, at: later)
        let left = TimerContent(.present(model), wall: noon, at: later + .seconds(1))
        #expect(left.title == Words.idle)
        #expect(left.act == .begin)
        #expect(left.tree == nil)
        #expect(left.line == nil)
    }

    @Test(arguments: [(119, false), (120, true)])
    func afterALongFastEatingAgainIsMentioned(_ hours: Int64, _ isMentioned: Bool) {
        var timer = ended().timer
        timer.startedAt = noon - hours * 3600
        let content = content(model(AgentReport(timer: timer)))
        #expect((content.companion == Words.Safety.eatAgain.text) == isMentioned)
    }

    // MARK: What moves

    @Test func wordsCrossOverAndTheButtonFollowsAtOnce() {
        var model = model(idle())
        model.take(fasting(hours: 0), wall: noon, at: later)
        let first = TimerContent(.present(model), wall: noon, at: later + .milliseconds(100))
        #expect(first.title == Words.idle)
        #expect(first.act == .end)
        #expect(first.opacity < 1)
        let last = TimerContent(.present(model), wall: noon, at: later + Timing.ease)
        #expect(last.title == Words.title(.digestionCompleting))
        #expect(last.opacity == 1)
    }

    @Test func theTreeOfAFastDoesNotFadeBetweenPhases() {
        var model = model(fasting(hours: 11))
        model.take(fasting(hours: 12), wall: noon, at: later)
        let between = TimerContent(.present(model), wall: noon, at: later + .milliseconds(200))
        #expect(between.tree?.opacity == 1)
        #expect(between.keepsElapsed)
        #expect(between.opacity < 0.1)
    }

    @Test func withReducedMotionNothingFades() {
        var model = model(idle(vigil: true), isStill: true)
        model.take(fasting(hours: 0, vigil: true), wall: noon - 1800, at: later)
        let first = TimerContent(.present(model), wall: noon, at: later)
        #expect(first.opacity == 1)
        #expect(first.line?.opacity == 1)
        #expect(first.line?.isScripture == false)
        model.cite("Psalm 46", at: later)
        #expect(TimerContent(.present(model), wall: noon, at: later).citation?.opacity == 1)
    }

    @Test func aCitationIsShownForAMoment() {
        var model = model(fasting(vigil: true))
        model.cite("Psalm 46", at: later)
        #expect(content(model).citation?.opacity == 0)
        let shown = TimerContent(.present(model), wall: noon, at: later + .seconds(1))
        #expect(shown.citation?.text == "Psalm 46")
        #expect(shown.citation?.opacity == 1)
        // Asking again does not begin again.
        model.cite("Psalm 46", at: later + .seconds(1))
        model.advance(to: later + .milliseconds(2800))
        #expect(model.citation == nil)
    }

    @Test func aCitationGoesWithItsScripture() {
        var model = model(fasting(hours: 11, vigil: true))
        model.cite("Isaiah 43", at: later)
        model.take(fasting(hours: 11), wall: noon, at: later)
        #expect(model.citation == nil)
    }

    // MARK: Screen readers

    @Test func onlyANewPhaseAndAnEndAreAnnounced() {
        let before = content(model(fasting(hours: 11)))
        let after = content(model(fasting(hours: 12)))
        let announced = after.announcement(after: before)
        #expect(announced?.hasPrefix("\(Words.title(.deeperRhythm)). ") == true)
        #expect(after.announcement(after: after) == nil)
        #expect(content(model(ended())).announcement(after: after) != nil)
        // The user has begun it.
        #expect(before.announcement(after: content(model(idle()))) == nil)
    }

    /// The hours of the target have no phase of their own, and are said once.
    @Test func theArrivalIsAnnouncedOnce() {
        let before = content(model(fasting(hours: 15)))
        let after = content(model(fasting(hours: 16)))
        #expect(
            after.announcement(after: before)?.hasPrefix(
                "\(Words.Notices.hoursPassed) \(Words.title(.extendedFast)). ") == true)
        let later = content(model(fasting(hours: 17)))
        #expect(later.announcement(after: after) == nil)
        // The clock of the window is before the agent's report.
        let early = TimerContent(
            .present(model(fasting(hours: 15))), wall: noon + 3600, at: self.later)
        #expect(early.announcement(after: before) == nil)
        #expect(after.announcement(after: early) == after.announcement(after: before))
    }

    @Test func theTimerIsSpokenInSentences() {
        let spoken = content(model(fasting())).spoken
        #expect(spoken.hasPrefix("12h 30m. \(Words.title(.deeperRhythm)). "))
        #expect(content(model(idle())).spoken == "\(Words.idle).")
    }

    @Test func aMinuteIsNotAnnounced() {
        let model = model(fasting())
        let before = content(model)
        let after = TimerContent(.present(model), wall: noon + 60, at: later)
        #expect(after.elapsed == "12h 31m")
        #expect(after.announcement(after: before) == nil)
    }
}
