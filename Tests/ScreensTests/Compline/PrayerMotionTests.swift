import Compline
import Foundation
import FullScreen
import Presentation
import Testing

@testable import Screens

/// When the screen changes by itself, and what runs alongside the prayer.
struct PrayerMotionTests {
    private typealias Stage = PrayerSamples.Stage

    private static let still = PrayerSamples.features(.trueColor, .unicode, .reduced)

    private func perSecond(_ frames: [Double], _ range: Range<Double>) -> Int {
        frames.count { range.contains($0) }
    }

    // MARK: How often

    /// Three breaths of four seconds after the page has come. Then the circle rests.
    @Test func circleBreathesThreeTimes() {
        let stage = Stage(.phase(0))
        let frames = stage.wait(40)
        for second in 1..<12 {
            let (from, to) = (Double(second), Double(second + 1))
            #expect((11...14).contains(perSecond(frames, from..<to)), "\(second)")
        }
        // The stars still twinkle for a while, and then only the minute is left.
        #expect(perSecond(frames, 13..<14) <= 7)
        #expect(perSecond(frames, 26..<40) <= 1)
    }

    @Test func candleMovesEveryHalfSecond() {
        let stage = Stage(.phase(5))
        let frames = stage.wait(90)
        #expect((59...62).contains(perSecond(frames, 60..<90)))
    }

    /// 0 wakeups but the minute's.
    @Test(arguments: PrayerSamples.scenes) func nothingMovesForEver(scene: PrayerModel.Scene) {
        let stage = Stage(scene)
        stage.wait(60)
        let later = stage.wait(600)
        #expect(later.count == (scene == .phase(5) ? 600 * 2 + 10 : 10), "\(scene)")
    }

    @Test(arguments: PrayerSamples.scenes) func reducedMotionStandsStill(scene: PrayerModel.Scene) {
        let stage = Stage(scene, PrayerSamples.sizes[1], Self.still)
        let first = stage.frame()
        // The next minute is 60 seconds later.
        #expect(stage.wait(59).isEmpty)
        #expect(stage.frame() == first)
        stage.press(.right)
        #expect(stage.wait(0.5).isEmpty)
    }

    @Test func minuteIsShownWhenItBegins() {
        let stage = Stage(.phase(1), PrayerSamples.sizes[1], Self.still)
        stage.time = PrayerTime(
            CivilTimeSample.at(second: 58), fraction: 0.5)
        stage.frame()
        let frames = stage.wait(3)
        #expect(frames.count == 1 && (1.5...1.52).contains(frames[0]))
        #expect(stage.frame().lines[1].hasSuffix("21:35"))
    }

    // MARK: Pages

    /// The old page leaves in .4 seconds, and the new one comes in .6.
    @Test func pagesCrossOver() {
        let stage = Stage(.phase(1))
        stage.wait(1)
        let before = stage.frame()
        stage.press(.right)
        stage.wait(0.2)
        #expect(stage.frame().lines.contains { $0.contains("Psalm 91") })
        #expect(
            Self.strength(of: "Psalm 91", stage.frame()) < Self.strength(of: "Psalm 91", before))
        stage.wait(0.25)
        let faint = Self.strength(of: "Examination", stage.frame())
        stage.wait(0.25)
        let stronger = Self.strength(of: "Examination", stage.frame())
        stage.wait(1)
        let whole = Self.strength(of: "Examination", stage.frame())
        #expect(faint < stronger && stronger < whole)
        #expect(whole == Self.strength(of: "Psalm 91", before))
    }

    /// Keys act at once, even while pages cross over.
    @Test func keysDoNotWaitForMotion() {
        let stage = Stage()
        for _ in 0..<3 { stage.press(.enter) }
        #expect(stage.frame().lines.contains { $0.contains("part 3 of 6") })
        stage.wait(1)
        #expect(stage.frame().lines.contains { $0.contains("Examination") })
    }

    @Test(arguments: [ColorDepth?.none, .palette256])
    func pagesChangeAtOnceWithoutColors(colors: ColorDepth?) {
        let stage = Stage(.phase(1), PrayerSamples.sizes[1], PrayerSamples.features(colors))
        stage.wait(2)
        stage.press(.right)
        let isAtOnce = stage.frame().lines.contains { $0.contains("Examination") }
        #expect(isAtOnce == (colors == nil))
    }

    /// How light a text is.
    private static func strength(of text: String, _ frame: Frame) -> Int {
        guard let row = frame.lines.firstIndex(where: { $0.contains(text) }),
            let range = frame.lines[row].range(of: text)
        else { return 0 }
        let column = frame.lines[row].distance(
            from: frame.lines[row].startIndex, to: range.lowerBound)
        return Int(frame[row, column].style.color?.green ?? 0)
    }

    /// Rounding may not give the present moment again: that would be a loop without a pause.
    @Test func nextTwinkleIsLater() {
        for step in 0..<2_000 {
            let moment = NightSky.next(after: Double(step) * 0.05)
            #expect(moment > Double(step) * 0.05)
            #expect(NightSky.next(after: moment) > moment)
            #expect(NightSky.next(after: moment.nextDown) > moment)
        }
    }

    @Test func fewCellsChangeInABreath() {
        let size = PrayerSamples.sizes[1]
        let view = PrayerSamples.view()
        let still = view.still(PrayerModel(.builtIn, at: .phase(0)), size)
        for step in 0..<48 {
            let frames = (step...step + 1).map {
                view.draw(still, PrayerView.Motion(seconds: Double($0) / BreathingCircle.rate))
            }
            let changed = zip(frames[0].cells, frames[1].cells).count { $0 != $1 }
            #expect(changed < 140)
        }
    }

    /// Each row of the circle is the mirror of another, in every frame.
    @Test func circleIsRound() {
        for step in 0..<48 {
            let circle = BreathingCircle(rows: 9, seconds: Double(step) / 12)
            for x in stride(from: 0.5, to: 18, by: 1) {
                for y in stride(from: 0.5, to: 9, by: 1) {
                    let lights = [(x, y), (-x, y), (x, 18 - y), (-x, 18 - y)].map { x, y in
                        circle.light(x: x, y: y).map(\.strength)
                    }
                    #expect(
                        lights.allSatisfy { $0.elementsEqual(lights[0]) { abs($0 - $1) < 1e-9 } })
                }
            }
        }
    }

    /// The picture ends before the edge of its area, so that no edge is seen.
    @Test func circleStaysInItsArea() {
        for rows in [5, 9, 17] {
            let circle = BreathingCircle(rows: rows, seconds: 2)
            for part in stride(from: 0.5, to: Double(rows), by: 1) {
                let atEdge = circle.light(x: 2 * Double(rows) - 0.5, y: part)
                #expect(atEdge.allSatisfy { $0.strength < 0.03 })
            }
        }
    }

    // MARK: Beside the prayer

    @Test func companionBeginsWithTheFirstPhase() {
        let stage = Stage()
        #expect(stage.companion.calls.isEmpty)
        stage.press(.character("?"))
        stage.press(.character("x"))
        #expect(stage.companion.calls.isEmpty)
        stage.press(.enter)
        #expect(stage.companion.calls == ["begin"])
        stage.press(.left)
        stage.press(.enter)
        #expect(stage.companion.calls == ["begin"])
        #expect(stage.program.handle(.updates, at: stage.now) == .wait)
        stage.program.close()
        #expect(stage.companion.calls == ["begin", "process", "end"])
    }

    @Test func nothingIsHeldWhileTheProcessIsStopped() {
        let stage = PrayerSamples.Stage(.phase(0))
        stage.program.suspend()
        stage.program.resume()
        #expect(stage.companion.calls == ["begin", "pause", "resume"])
    }

    @Test func companionBeginsAtOnceIfAPhaseOpens() {
        let stage = Stage(.phase(3))
        #expect(stage.companion.calls == ["begin"])
    }

    @Test func closingWipesTheReflection() {
        let stage = Stage(PrayerSamples.questions)
        stage.press(.character("w"))
        stage.type("secret")
        stage.press(.escape)
        stage.press(.right)
        stage.program.close()
        #expect(stage.memory.isWiped)
        stage.press(.left)
        stage.press(.character("w"))
        #expect(!stage.frame().lines.contains { $0.contains("secret") })
    }

    @Test func memoryThatCannotBeLockedTakesNoText() {
        let stage = Stage(PrayerSamples.questions)
        stage.memory.refusal = "Nothing can be written here."
        stage.press(.character("w"))
        stage.type("secret")
        #expect(!stage.frame().lines.contains { $0.contains("secret") })
        stage.press(.character("w"))
        #expect(stage.frame().lines.contains { $0.contains("Nothing can be written here.") })
        stage.memory.refusal = nil
        stage.press(.character("w"))
        stage.type("a")
        stage.memory.laterRefusal = "No more."
        stage.type("b")
        #expect(stage.frame().cursor == nil)
        #expect(stage.frame().lines.contains { $0.contains("No more.") })
    }

    /// Without more memory nothing can be written. Everything else goes on.
    @Test func lackOfMemoryEndsOnlyTheWriting() {
        let stage = Stage(PrayerSamples.questions)
        stage.press(.character("w"))
        stage.type("a")
        stage.memory.laterRefusal = "No more."
        // It is noticed without a key, too.
        #expect(stage.program.handle(.time, at: stage.now) == .draw)
        #expect(stage.frame().cursor == nil)
        #expect(stage.frame().lines.contains { $0.contains("No more.") })
        stage.press(.character("w"))
        #expect(stage.frame().cursor == nil)
        stage.press(.right)
        stage.wait(2)
        #expect(stage.frame().lines.contains { $0.contains("Confession") })
        stage.press(.left)
        stage.press(.character("?"))
        #expect(stage.press(.character("q")) == .leave)
    }

    @Test func lackOfMemoryLosesNoTextThatIsBeingSaved() {
        let stage = Stage(PrayerSamples.questions)
        stage.press(.character("w"))
        stage.type("thanks")
        stage.press(.control("s"))
        stage.type("a")
        stage.memory.laterRefusal = "No more."
        stage.press(.enter)
        #expect(stage.saved.map(\.text) == ["thanks"])
    }

    /// What a prayer that begins with a phase needs is held, even if memory is short.
    @Test func lackOfMemoryDoesNotKeepThePrayerFromBeginning() {
        let stage = Stage()
        stage.memory.laterRefusal = "No more."
        stage.press(.enter)
        #expect(stage.companion.calls == ["begin"])
    }

    /// A frame contains the text, and what it allocates is locked without a key.
    @Test func everyEventAndEveryFrameLocksWhatTheMemoryHasGrown() {
        let stage = Stage(PrayerSamples.questions)
        func count(_ body: () -> Void) -> Int {
            let before = stage.memory.extensions
            body()
            return stage.memory.extensions - before
        }
        #expect(count { stage.frame() } == 1)
        for event in [ScreenEvent.time, .updates, .key(.up), .paste("a")] {
            #expect(count { _ = stage.program.handle(event, at: stage.now) } == 1, "\(event)")
        }
    }

    /// The stars have stopped. A key that does nothing does not start them again.
    @Test func onlyAKeyThatDoesSomethingLetsTheStarsTwinkle() {
        for (key, isUsed) in [(ScreenKey.character("x"), false), (.character("?"), true)] {
            let stage = Stage()
            stage.wait(60)
            stage.press(key)
            #expect((stage.wait(50).count > 10) == isUsed)
        }
    }
}
