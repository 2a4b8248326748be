import Compline
import FullScreen
import Presentation
import Testing
import Words

@testable import Screens

/// What each key does.
struct PrayerModelTests {
    private typealias Model = PrayerModel

    private static let fits = PrayerModel.Viewport(
        lastScroll: 0, height: 10, field: ScreenSize(columns: 30, rows: 5),
        name: ScreenSize(columns: 20, rows: 1))
    private static let isLong = PrayerModel.Viewport(
        lastScroll: 7, height: 5, field: ScreenSize(columns: 30, rows: 5),
        name: ScreenSize(columns: 20, rows: 1))

    private static let keys: [ScreenKey] =
        [
            .enter, .tab, .escape, .backspace, .delete, .up, .down, .left, .right, .home, .end,
            .pageUp, .pageDown, .control("s"), .control("a"),
        ] + " q?wjkxQW ä".map { .character($0) }

    private func scene(
        after key: ScreenKey, at scene: PrayerModel.Scene
    ) -> (scene: PrayerModel.Scene, act: PrayerModel.Act) {
        var model = PrayerModel(.builtIn, at: scene)
        let act = model.handle(key, Self.fits)
        return (model.scene, act)
    }

    private static let forward: [(PrayerModel.Scene, PrayerModel.Scene)] = [
        (.hub, .phase(0)), (.phase(0), .phase(1)), (.phase(4), .phase(5)), (.phase(5), .closing),
    ]

    @Test(arguments: [ScreenKey.enter, .character(" "), .right])
    func keysThatContinue(key: ScreenKey) {
        for (before, after) in Self.forward {
            let (scene, act) = scene(after: key, at: before)
            #expect(scene == after && act == .draw)
        }
    }

    @Test func leftGoesBack() {
        for (before, after) in Self.forward {
            let (scene, act) = scene(after: .left, at: after)
            #expect(scene == before && act == .draw)
        }
        let (scene, act) = scene(after: .left, at: .hub)
        #expect(scene == .hub && act == .wait)
    }

    @Test func closingEndsWithItsButton() {
        for key in [ScreenKey.enter, .character(" "), .character("q")] {
            #expect(scene(after: key, at: .closing).act == .leave)
        }
        #expect(scene(after: .right, at: .closing).act == .wait)
    }

    /// Every key in every scene: only these change something.
    @Test(arguments: PrayerSamples.scenes) func noOtherKeyDoesAnything(scene: PrayerModel.Scene) {
        let isQuestions = scene == PrayerSamples.questions
        for key in Self.keys {
            let (after, act) = self.scene(after: key, at: scene)
            let expected: PrayerModel.Act =
                switch key {
                case .character("q"), .character("Q"), .escape: .leave
                case .enter, .character(" "): scene == .closing ? .leave : .draw
                case .right: scene == .closing ? .wait : .draw
                case .left: scene == .hub ? .wait : .draw
                // A layout without Latin letters is told what works.
                case .character("?"), .character("ä"): .draw
                case .character("w"), .character("W"): isQuestions ? .prepareWriting : .wait
                case .tab, .up: isQuestions ? .draw : .wait
                default: .wait
                }
            #expect(act == expected, "\(key)")
            let moves = [.enter, .character(" "), .left, .right].contains(key)
            #expect((after != scene) == (moves && expected == .draw), "\(key)")
        }
    }

    // MARK: Long pages

    @Test func longPageScrolls() {
        let table: [(ScreenKey, from: Int, to: Int)] = [
            (.down, 0, 1), (.up, 1, 0), (.up, 0, 0), (.down, 7, 7), (.pageDown, 0, 5),
            (.pageDown, 5, 7), (.pageUp, 7, 2), (.end, 0, 7), (.home, 7, 0),
            (.character("j"), 3, 4), (.character("k"), 3, 2),
        ]
        for (key, from, to) in table {
            var model = PrayerModel(.builtIn, at: .phase(1))
            for _ in 0..<from { _ = model.handle(.down, Self.isLong) }
            #expect(model.handle(key, Self.isLong) == (from == to ? .wait : .draw), "\(key)")
            #expect(model.scroll == to && model.scene == .phase(1), "\(key) \(from)")
        }
    }

    /// Enter never skips a part of the prayer that was not on the screen.
    @Test(arguments: [ScreenKey.enter, .character(" ")])
    func continuingFirstShowsTheRest(key: ScreenKey) {
        var model = PrayerModel(.builtIn, at: .phase(1))
        var scrolls: [Int] = []
        while model.scene == .phase(1) {
            scrolls.append(model.scroll)
            #expect(model.handle(key, Self.isLong) == .draw)
        }
        #expect(scrolls == [0, 5, 7])
        #expect(model.scene == .phase(2) && model.scroll == 0)
    }

    /// A screen that has grown since the last key.
    @Test func scrollIsLimitedToTheNewSize() {
        var model = PrayerModel(.builtIn, at: .phase(1))
        _ = model.handle(.end, Self.isLong)
        #expect(model.handle(.enter, Self.fits) == .draw)
        #expect(model.scene == .phase(2))
    }

    // MARK: Help

    @Test(arguments: PrayerSamples.scenes) func anyKeyClosesTheHelp(scene: PrayerModel.Scene) {
        for key in Self.keys {
            var model = PrayerModel(.builtIn, at: scene)
            #expect(model.handle(.character("?"), Self.fits) == .draw && model.mode == .keys)
            let act = model.handle(key, Self.fits)
            if [.character("q"), .character("Q")].contains(key) {
                #expect(act == .leave)
            } else {
                #expect(act == .draw && model.mode == .prayer && model.scene == scene)
            }
        }
    }

    // MARK: Reflection

    private func writing(_ text: String = "") -> PrayerModel {
        var model = PrayerModel(.builtIn, at: PrayerSamples.questions)
        #expect(model.handle(.character("w"), Self.fits) == .prepareWriting)
        model.openReflection(nil)
        for character in text { _ = model.handle(.character(character), Self.fits) }
        return model
    }

    @Test func tabAndUpChooseTheReflection() {
        for key in [ScreenKey.tab, .up] {
            for confirm in [ScreenKey.enter, .character(" ")] {
                var model = PrayerModel(.builtIn, at: PrayerSamples.questions)
                #expect(model.handle(key, Self.fits) == .draw && model.choosesReflection)
                #expect(model.handle(confirm, Self.fits) == .prepareWriting)
            }
        }
        var model = PrayerModel(.builtIn, at: PrayerSamples.questions)
        _ = model.handle(.up, Self.fits)
        #expect(model.handle(.down, Self.fits) == .draw && !model.choosesReflection)
        #expect(model.handle(.enter, Self.fits) == .draw && model.scene == .phase(3))
    }

    /// Letters that are keys elsewhere are letters here.
    @Test func fieldTakesEveryLetter() {
        var model = writing("q?w jk")
        #expect(model.reflection.text == "q?w jk" && model.mode == .writing)
        _ = model.handle(.enter, Self.fits)
        #expect(model.paste("Liebe\nGrüße", Self.fits) == .draw)
        #expect(model.reflection.text == "q?w jk\nLiebe\nGrüße")
    }

    /// What is left out of a paste is not left out silently.
    @Test func pasteBeyondTheLimitIsTold() {
        var model = writing("")
        let limit = model.reflection.limit
        #expect(model.paste(String(repeating: "a", count: limit), Self.fits) == .draw)
        #expect(model.message == nil)
        #expect(model.paste("b", Self.fits) == .draw)
        #expect(model.message?.contains("64 KB") == true)
        #expect(model.reflection.text.utf8.count == limit)
    }

    @Test func escapeKeepsTheText() {
        var model = writing("thanks")
        #expect(model.handle(.escape, Self.fits) == .draw && model.mode == .prayer)
        _ = model.handle(.right, Self.fits)
        _ = model.handle(.left, Self.fits)
        _ = model.handle(.character("w"), Self.fits)
        model.openReflection(nil)
        #expect(model.reflection.text == "thanks")
        model.wipe()
        #expect(model.reflection.isEmpty && model.fileName.isEmpty)
    }

    /// Escape closes the field, and once more would lose what was written.
    @Test func escapeDoesNotLoseAReflectionByAccident() {
        var model = writing("thanks")
        _ = model.handle(.escape, Self.fits)
        #expect(model.handle(.escape, Self.fits) == .draw)
        #expect(model.message == Words.Prayer.leavesReflection)
        // On another page it is said too.
        _ = model.handle(.right, Self.fits)
        #expect(model.message == nil)
        #expect(model.handle(.escape, Self.fits) == .draw)
        #expect(model.handle(.escape, Self.fits) == .leave)
        // What is saved is not lost.
        var saved = writing("thanks")
        saved.finishSaving(.saved("a.txt"))
        _ = saved.handle(.escape, Self.fits)
        #expect(saved.handle(.escape, Self.fits) == .leave)
    }

    @Test func refusedFieldStaysClosed() {
        var model = PrayerModel(.builtIn, at: PrayerSamples.questions)
        _ = model.handle(.character("w"), Self.fits)
        model.openReflection("It cannot be locked.")
        #expect(model.mode == .prayer && model.message == "It cannot be locked.")
        #expect(model.handle(.character("x"), Self.fits) == .draw && model.message == nil)
        var open = writing("a")
        open.closeReflection("No more.")
        #expect(open.mode == .prayer && open.message == "No more.")
    }

    @Test func pasteElsewhereDoesNothing() {
        var model = PrayerModel(.builtIn, at: PrayerSamples.questions)
        #expect(model.paste("q\n", Self.fits) == .wait)
        _ = model.handle(.character("?"), Self.fits)
        #expect(model.paste("q\n", Self.fits) == .wait && model.reflection.isEmpty)
    }

    // MARK: Saving

    @Test func emptyTextIsNotSaved() {
        for text in ["", "  "] {
            var model = writing(text)
            #expect(model.handle(.control("s"), Self.fits) == .draw)
            #expect(model.mode == .writing && model.message != nil)
        }
    }

    private func naming(_ name: String) -> PrayerModel {
        var model = writing("thanks")
        _ = model.handle(.control("s"), Self.fits)
        #expect(model.mode == .naming)
        for character in name { _ = model.handle(.character(character), Self.fits) }
        return model
    }

    @Test func fileIsSavedUnderTheTypedName() {
        var model = naming("~/q.txt")
        #expect(model.handle(.enter, Self.fits) == .save(path: "~/q.txt", replaces: false))
        model.finishSaving(.saved("/home/anna/q.txt"))
        #expect(model.mode == .writing && model.message?.contains("/home/anna/q.txt") == true)
        #expect(model.reflection.text == "thanks")
    }

    @Test func fileNeedsAName() {
        var model = naming(" ")
        #expect(model.handle(.enter, Self.fits) == .wait && model.mode == .naming)
    }

    @Test func escapeLeavesTheNameFirst() {
        var model = naming("a")
        #expect(model.handle(.escape, Self.fits) == .draw && model.mode == .writing)
        #expect(model.handle(.escape, Self.fits) == .draw && model.mode == .prayer)
    }

    @Test func nameIsOneLine() {
        var model = naming("")
        _ = model.paste("a\nb", Self.fits)
        #expect(model.fileName.text == "ab")
    }

    @Test func existingFileIsReplacedOnlyIfTheUserAgrees() {
        for key in Self.keys {
            var model = naming("a")
            _ = model.handle(.enter, Self.fits)
            model.finishSaving(.exists("/tmp/a"))
            #expect(model.mode == .replacing("/tmp/a"))
            let act = model.handle(key, Self.fits)
            #expect(act == .draw, "\(key)")
            #expect(model.reflection.text == "thanks")
        }
        for key in "yY" {
            var model = naming("a")
            _ = model.handle(.enter, Self.fits)
            model.finishSaving(.exists("/tmp/a"))
            #expect(
                model.handle(.character(key), Self.fits) == .save(path: "/tmp/a", replaces: true))
        }
    }

    @Test func failureKeepsTextAndName() {
        var model = naming("a")
        _ = model.handle(.enter, Self.fits)
        model.finishSaving(.failed("The disk is full."))
        #expect(model.mode == .naming && model.message == "The disk is full.")
        #expect(model.reflection.text == "thanks" && model.fileName.text == "a")
    }
}
