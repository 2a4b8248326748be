import Client
import Contract
import Fasting
import LocalTime
import Presentation
import Testing
import TimerSamples
import Words

/// What is said after an act, in each place.
struct ActReplyTests {
    private let reader = ActAnswer.Reader(now: noon, zone: .utc)

    private func answer(
        _ reply: ActReply, _ report: AgentReport = fasting(), in place: ActAnswer.Place = .lines
    ) -> ActAnswer? { reply.answer(report, in: place, for: reader) }

    private func end(hours: Int64, kept: Bool = true) -> ActReply {
        .ended(
            Timer1.EndResult(
                id: recordID("A"), startedAt: noon - hours * 3600, endedAt: noon,
                target: .standard, outcome: .completed, kept: kept, act: 1))
    }

    private func undone(left: UInt32 = 0) -> Journal1.UndoResult {
        Journal1.UndoResult(
            act: "water-add", at: noon, text: "adding 300 ml of water at 12:00", left: left)
    }

    /// A running fast with a target.
    private func running(
        hours: Double = 16, since start: Instant = noon - 3600, isFirst: Bool = false
    ) -> AgentReport {
        AgentReport(
            timer: Timer1State(
                status: .active, id: recordID("A"), startedAt: start,
                target: Target(hours: hours), firstFast: isFirst))
    }

    /// The clock was set back while the fast ran: the fast seems to have lasted no time at all.
    @Test(arguments: [noon - 60, Instant(secondsSinceEpoch: 946_684_800)])
    func anEndUnderAWrongClockSaysSo(_ now: Instant) {
        let reply = ActReply.ended(
            Timer1.EndResult(
                id: recordID("A"), startedAt: noon, endedAt: noon, target: .standard,
                outcome: .endedEarly, kept: false, act: 1))
        let reader = ActAnswer.Reader(now: now, zone: .utc)
        for place in [ActAnswer.Place.lines, .timer, .toast] {
            let said = reply.answer(fasting(), in: place, for: reader)
            #expect(said?.text.contains("which cannot be right") == true)
        }
    }

    /// A computer without a battery for its clock begins in 1970.
    @Test func anEndNamesTheClockThatWasWrong() {
        let start = Instant(secondsSinceEpoch: 3 * 86_400)
        let reply = ActReply.ended(
            Timer1.EndResult(
                id: recordID("A"), startedAt: start, endedAt: noon, target: .standard,
                outcome: .completed, kept: true, act: 1))
        for place in [ActAnswer.Place.lines, .timer, .toast] {
            let said = answer(reply, in: place)
            #expect(said?.text.contains("1970") == true)
            #expect(said?.text.contains("clock of this device") == true)
            // How long it really was is not known.
            #expect(said?.cautions == [])
        }
        #expect(answer(reply)?.text.contains("`atrest edit @1 --start TIME`") == true)
        #expect(answer(end(hours: 16))?.text.contains("clock") == false)
    }

    @Test func aStartNamesTheTargetThatWasGiven() {
        #expect(answer(.started(hasTarget: false), running())?.text == "Fasting since 11:00.")
        #expect(
            answer(.started(hasTarget: true), running())?.text
                == "Fasting since 11:00, target 16h.")
        #expect(
            answer(.adjusted, running())?.text
                == "Fasting since 11:00, target 16h.")
    }

    /// Another act may come in between. Then there is nothing to say.
    @Test func aStartThatIsOverSaysNothing() {
        for reply in [ActReply.started(hasTarget: true), .adjusted] {
            #expect(answer(reply, idle()) == nil)
            #expect(answer(reply, ended()) == nil)
        }
    }

    /// Rule: docs/rules/evidence.md, Safety.
    @Test func theVeryFirstStartIsFollowedBySafety() {
        let first = answer(.started(hasTarget: false), running(isFirst: true))
        #expect(first?.isFirstStart == true)
        #expect(first?.safety == Words.Safety.first.map(\.text))
        #expect(answer(.started(hasTarget: false), running())?.safety == [])
        // It is said once.
        #expect(answer(.adjusted, running(isFirst: true))?.safety == [])
        #expect(
            answer(.started(hasTarget: true), running(hours: 121, isFirst: true))?.safety
                == Words.Safety.first.map(\.text) + [
                    Words.Safety.longTarget.text, Words.Safety.longFast.text,
                ])
    }

    /// Rule: docs/rules/evidence.md, Safety.
    @Test(arguments: [
        (47.9, []), (48, [Caution.measuredUnderCare]), (119.9, [.measuredUnderCare]),
        (120, [.measuredUnderCare, .eatingAgain]),
    ])
    func aLongTargetIsFollowedByItsCautions(_ hours: Double, _ said: [Caution]) {
        for reply in [ActReply.started(hasTarget: true), .started(hasTarget: false), .adjusted] {
            #expect(answer(reply, running(hours: hours))?.cautions == said)
            // A screen with the fast shows them beside it.
            for place in [ActAnswer.Place.timer, .toast] {
                #expect(answer(reply, running(hours: hours), in: place)?.cautions == [])
            }
        }
    }

    /// A start in the past, and a start that was changed, may be long ago.
    @Test(
        arguments: [
            (47, []), (48, [Caution.measuredUnderCare]), (130, [.measuredUnderCare, .eatingAgain]),
        ] as [(Int64, [Caution])])
    func aFastThatIsLongIsFollowedByItsCautions(_ hours: Int64, _ said: [Caution]) {
        let report = running(since: noon - hours * 3600)
        for reply in [ActReply.started(hasTarget: false), .adjusted] {
            #expect(answer(reply, report)?.cautions == said)
        }
    }

    @Test func anEndIsSaidAsThePlaceNeedsIt() {
        #expect(
            answer(end(hours: 3), in: .lines)?.text == "The fast has ended. 3h 0m, 09:00 to 12:00.")
        #expect(answer(end(hours: 3), in: .timer)?.text == Words.Watch.undoEnding)
        #expect(answer(end(hours: 3), in: .toast)?.text == Words.Timer.ended)
        #expect(answer(end(hours: 3, kept: false))?.text.contains("was not kept") == true)
        for (hours, isLong) in [(Int64(119), false), (120, true)] {
            let said: [Caution] = isLong ? [.eatingAgain] : []
            #expect(answer(end(hours: hours))?.cautions == said)
            #expect(answer(end(hours: hours), in: .timer)?.cautions == said)
            // The window says it beside the fast.
            #expect(answer(end(hours: hours), in: .toast)?.cautions == [])
        }
    }

    @Test func waterIsSaidWithTheSumOfTheDay() {
        #expect(answer(.addedWater(nil))?.text == "Added 250 ml. Today 500 ml.")
        let amount = WaterAmount(milliliters: 330)!
        #expect(answer(.addedWater(amount, at: noon))?.text == "Added 330 ml, 12:00. Today 500 ml.")
        let yesterday = noon - 24 * 3600
        #expect(
            answer(.addedWater(amount, at: yesterday))?.text
                == Words.Water.added("330 ml", at: "yesterday 12:00", today: "500 ml"))
        #expect(
            answer(.removedWater(amount, at: noon), in: .toast)?.text == "Deleted 330 ml at 12:00.")
    }

    /// Rule: docs/rules/evidence.md, Safety.
    @Test(arguments: [(3000, false), (3001, true)] as [(UInt32, Bool)])
    func muchWaterInAShortTimeIsSaid(_ recent: UInt32, _ isSaid: Bool) {
        let water = Water1State(
            todayMilliliters: 4000, recentMilliliters: recent,
            quickAdd: WaterAmount(milliliters: 250)!, unit: .milliliters)
        let report = AgentReport(timer: fasting().timer, water: water)
        for place in [ActAnswer.Place.lines, .timer, .toast] {
            let text = answer(.addedWater(nil), report, in: place)?.text
            #expect(text?.hasSuffix(Words.Safety.muchWater.text) == isSaid)
        }
        // Not for an entry of another day.
        let yesterday = noon - 24 * 3600
        let text = answer(.addedWater(nil, at: yesterday), report)?.text
        #expect(text?.hasSuffix(Words.Safety.muchWater.text) == false)
    }

    @Test func whatWasDeletedOrStoppedIsNamed() {
        let session = Session(
            id: recordID("A"), start: noon - 20 * 3600, end: noon - 4 * 3600, endOffset: 0,
            target: nil)
        #expect(
            answer(.deleted(session))?.text
                == "Deleted: 16h 0m, yesterday 16:00 to 08:00. `atrest undo` brings it back.")
        #expect(answer(.deleted(session), in: .toast)?.text.contains("atrest") == false)
        let amount = WaterAmount(milliliters: 330)!
        #expect(
            answer(.removedWater(amount, at: noon))?.text
                == "Deleted: 330 ml, 12:00. `atrest undo` brings it back.")
        let stopped = AgentReport(
            timer: Timer1State(
                status: .abandoned, id: recordID("A"), startedAt: noon - 3 * 3600, endedAt: noon))
        #expect(
            answer(.abandoned, stopped)?.text == Words.abandoned("3h 0m, 09:00 to 12:00"))
        // The body does not know whether a fast is kept.
        let long = AgentReport(
            timer: Timer1State(
                status: .abandoned, id: recordID("A"), startedAt: noon - 120 * 3600, endedAt: noon))
        #expect(answer(.abandoned, stopped)?.cautions == [])
        for place in [ActAnswer.Place.lines, .timer] {
            #expect(answer(.abandoned, long, in: place)?.cautions == [.eatingAgain])
        }
        // Another fast began in between.
        #expect(answer(.abandoned, running())?.text == Words.abandoned)
    }

    @Test func aToastOfAPastFastHasItsDurationOnly() {
        let (start, end) = (noon - 20 * 3600, noon - 4 * 3600)
        #expect(
            answer(.logged(from: start, to: end), in: .toast)?.text
                == Words.History.logged("16h 0m"))
        #expect(
            answer(.edited(from: start, to: end, target: .seconds(18 * 3600)))?.text
                == Words.History.edited("16h 0m, yesterday 16:00 to 08:00, target 18h"))
    }

    @Test func recordsThatWereLeftAreNamed() {
        #expect(
            answer(.undone(undone()))?.sentences
                == [Words.Journal.undone("adding 300 ml of water at 12:00")])
        #expect(
            answer(.redone(undone(left: 3)), in: .toast)?.sentences == [
                Words.Journal.redone("adding 300 ml of water at 12:00"),
                "3 entries were not changed back, because they were changed later.",
            ])
    }
}
