import Fasting
import FullScreen
import Presentation
import System
import Testing
import TimerSamples
import Words

@testable import Screens

/// The keys of the timer screen on any keyboard, and what they reach.
struct WatchKeyTests {
    private let later = zero + .seconds(10)

    private func press(
        _ model: inout WatchModel, _ key: ScreenKey, at now: SteadyClock.Instant? = nil
    ) -> WatchModel.Reaction {
        model.press(key, wall: noon, at: now ?? later)
    }

    /// Every choice is reached with arrows and Enter, and does what its key does.
    @Test func arrowsAndEnterReachEverything() {
        for report in [nil, idle(), fasting(), ended()] {
            let choices = WatchChoice.all(watchModel(report).timer.text(noon).kind)
            for (place, choice) in choices.enumerated() {
                var (byArrows, byKey) = (watchModel(report), watchModel(report))
                // The first arrow opens the list.
                for _ in 0...place {
                    #expect(press(&byArrows, .down, at: later) == .draw)
                }
                #expect(byArrows.page == .keys(choice))
                let reaction = press(&byArrows, .enter, at: later + .seconds(5))
                #expect(reaction == press(&byKey, choice.key, at: later + .seconds(5)), "\(choice)")
                #expect(byArrows.page == byKey.page && byArrows.pending == byKey.pending)
            }
        }
    }

    /// A letter of a layout without Latin letters shows what works.
    @Test(arguments: ["й", "ε", "ث", "ק"] as [Character])
    func letterOfAnotherLayoutShowsTheKeys(letter: Character) throws {
        var model = watchModel(fasting())
        #expect(press(&model, .character(letter)) == .draw)
        #expect(model.page == .keys(.end))
        let lines = model.frame(80, 24).lines
        #expect(lines.contains { $0.contains(Words.Watch.arrows) })
        #expect(press(&model, .character(letter), at: later + .seconds(5)) == .wait)
        #expect(press(&model, .escape, at: later + .seconds(5)) == .draw)
        #expect(model.page == nil)
        #expect(press(&model, .character("؟"), at: later + .seconds(10)) == .draw)
        #expect(model.page == .keys(nil))
    }

    /// From a page to the timer, from an ended fast to the timer at rest, and out.
    @Test func escapeGoesBackAndThenLeaves() {
        var model = watchModel(ended())
        _ = press(&model, .character("?"))
        #expect(press(&model, .escape, at: later) == .draw)
        // Held down, it does not go on.
        #expect(press(&model, .escape, at: later + .milliseconds(500)) == .wait)
        #expect(press(&model, .escape, at: later + .seconds(5)) == .draw)
        #expect(model.isDismissed)
        #expect(press(&model, .escape, at: later + .seconds(10)) == .leave)
        for report in [nil, idle(), fasting()] {
            for key in [ScreenKey.escape, .character("q"), .character("Q")] {
                var model = watchModel(report)
                #expect(press(&model, key) == .leave)
            }
        }
    }

    // MARK: Water

    /// While no fast runs it is shown by `atrest water` alone, as in the window.
    @Test func waterIsShownWhileAFastRuns() {
        #expect(watchModel(fasting(water: 500)).timer.text(noon).water != nil)
        #expect(watchModel(fasting(water: 0)).timer.text(noon).water == nil)
        #expect(watchModel(idle(water: 500)).timer.text(noon).water == nil)
    }

    /// "I ate and forgot to stop."
    @Test func theEndIsTypedInAField() {
        var model = watchModel(fasting())
        #expect(press(&model, .character("E")) == .draw)
        let isTaken = model.paste("2026-11-21T08:00:00Z")
        #expect(isTaken && model.takesText)
        let act = WatchAct.end(at: noon - 4 * 3600)
        #expect(press(&model, .enter) == .perform(act))
        #expect(model.page == nil && model.pending == act)
        for report in [nil, idle(), ended()] {
            var model = watchModel(report)
            #expect(press(&model, .character("E")) == .wait)
        }
    }
}
