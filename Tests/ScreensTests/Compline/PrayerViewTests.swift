import Compline
import FullScreen
import Presentation
import Testing

@testable import Screens

/// What is on the screen.
struct PrayerViewTests {
    private static let looks: [ScreenFeatures] = [
        PrayerSamples.features(), PrayerSamples.features(.palette256),
        PrayerSamples.features(nil), PrayerSamples.features(nil, .ascii),
        PrayerSamples.features(.trueColor, .ascii),
    ]

    /// The given texts are never cut, at any size: what does not fit is reached by scrolling.
    @Test(arguments: PrayerSamples.scenes) func everyPieceCanBeSeen(scene: PrayerModel.Scene) {
        for size in PrayerSamples.sizes + [ScreenSize(columns: 41, rows: 22)] {
            for features in Self.looks {
                let seen = Self.everythingSeen(scene, size, features)
                for piece in PrayerSamples.pieces(of: scene) {
                    #expect(seen.contains(piece), "\(size) \(features): \(piece)")
                }
            }
        }
    }

    /// The words of a page, from all rows that scrolling shows.
    private static func everythingSeen(
        _ scene: PrayerModel.Scene, _ size: ScreenSize, _ features: ScreenFeatures
    ) -> String {
        let view = PrayerSamples.view(features)
        var model = PrayerModel(.builtIn, at: scene)
        let layout = PrayerLayout(size)
        let last = view.viewport(model, size).lastScroll
        var rows: [String] = []
        for scroll in 0...last {
            let lines = view.still(model, size).frame.lines
            // Each step shows one row more at the lower end of the page.
            let page = lines[layout.top..<layout.top + layout.height]
            rows += scroll == 0 ? Array(page) : [page.last ?? ""]
            if scroll == last { rows += lines[(layout.top + layout.height)...] }
            _ = model.handle(.down, view.viewport(model, size))
        }
        return PrayerSamples.words(rows)
    }

    @Test func smallestScreenNeedsScrolling() {
        let view = PrayerSamples.view()
        let size = PrayerSamples.sizes[0]
        let long = PrayerSamples.scenes.filter {
            view.viewport(PrayerModel(.builtIn, at: $0), size).lastScroll > 0
        }
        #expect(long == [.phase(1), .phase(3), .phase(4), .phase(5)])
        for other in PrayerSamples.sizes.dropFirst() {
            for scene in PrayerSamples.scenes {
                #expect(view.viewport(PrayerModel(.builtIn, at: scene), other).lastScroll == 0)
            }
        }
    }

    @Test func quietSignsTellThatThereIsMore() {
        let view = PrayerSamples.view()
        let size = PrayerSamples.sizes[0]
        var model = PrayerModel(.builtIn, at: .phase(1))
        func signs() -> (above: Bool, below: Bool) {
            let lines = view.still(model, size).frame.lines.joined()
            return (lines.contains("▴"), lines.contains("▾"))
        }
        #expect(signs() == (false, true))
        _ = model.handle(.down, view.viewport(model, size))
        #expect(signs() == (true, true))
        _ = model.handle(.end, view.viewport(model, size))
        #expect(signs() == (true, false))
    }

    /// Space alone leads through the whole prayer, and shows every word of it.
    @Test(arguments: PrayerSamples.sizes) func spaceShowsEverything(size: ScreenSize) {
        let stage = PrayerSamples.Stage(.hub, size, PrayerSamples.features(nil))
        var rows: [String] = []
        repeat { rows += stage.frame().lines } while stage.press(.character(" ")) != .leave
        let seen = PrayerSamples.words(rows)
        for scene in PrayerSamples.scenes {
            for piece in PrayerSamples.pieces(of: scene) {
                // A piece of several rows may be on two pages.
                for word in piece.split(separator: " ") {
                    #expect(seen.contains(word), "\(piece)")
                }
            }
        }
    }

    // MARK: Around the page

    @Test(arguments: PrayerSamples.sizes) func progressIsShownAsDotsAndAsText(size: ScreenSize) {
        for index in Office.builtIn.phases.indices {
            let dots = (0..<6).map { $0 <= index ? "●" : "○" }.joined(separator: " ")
            let lines = PrayerSamples.frame(.phase(index), size).lines
            #expect(lines.contains { $0.contains("\(dots)  part \(index + 1) of 6") })
            let plain = PrayerSamples.frame(
                .phase(index), size, PrayerSamples.features(nil, .ascii)
            ).lines
            #expect(plain.contains { $0.contains("part \(index + 1) of 6") })
        }
    }

    @Test(arguments: PrayerSamples.scenes) func timeIsShown(scene: PrayerModel.Scene) {
        for size in PrayerSamples.sizes {
            let lines = PrayerSamples.frame(scene, size).lines
            #expect(lines.prefix(2).contains { $0.hasSuffix("21:34") })
        }
    }

    @Test(arguments: PrayerSamples.sizes) func lineTellsThatItIsDay(size: ScreenSize) {
        func says(_ isNight: Bool) -> Bool {
            PrayerSamples.words(PrayerSamples.frame(.hub, size, isNight: isNight).lines)
                .contains("You can pray it at any hour.")
        }
        #expect(says(false) && !says(true))
    }

    // MARK: Colours and characters

    @Test(arguments: PrayerSamples.scenes) func asciiLocaleGetsOnlyASCII(scene: PrayerModel.Scene) {
        for size in PrayerSamples.sizes {
            for colors in [nil, ColorDepth.trueColor] {
                let frame = PrayerSamples.frame(
                    scene, size, PrayerSamples.features(colors, .ascii))
                #expect(frame.lines.allSatisfy { $0.allSatisfy(\.isASCII) })
            }
        }
    }

    @Test(arguments: PrayerSamples.scenes) func withoutColorsThereAreNone(scene: PrayerModel.Scene)
    {
        for characters in [ScreenFeatures.Characters.unicode, .ascii] {
            let frame = PrayerSamples.frame(
                scene, PrayerSamples.sizes[1], PrayerSamples.features(nil, characters))
            #expect(frame.cells.allSatisfy { $0.style.color == nil && $0.style.ground == nil })
        }
    }

    /// No place of the screen shows the terminal's own ground, which may be light.
    @Test(arguments: PrayerSamples.scenes) func nightCoversTheScreen(scene: PrayerModel.Scene) {
        for size in PrayerSamples.sizes {
            for colors in [ColorDepth.trueColor, .palette256] {
                let frame = PrayerSamples.frame(scene, size, PrayerSamples.features(colors))
                #expect(frame.cells.allSatisfy { $0.style.ground != nil })
                #expect(frame[0, 0].style.ground == RGB(0x05, 0x05, 0x10))
            }
        }
    }

    @Test func buttonHasTheGivenColors() {
        let frame = PrayerSamples.frame(.hub, PrayerSamples.sizes[1])
        let row = frame.lines.firstIndex { $0.contains("Begin your evening prayer") } ?? 0
        // As opaque as in the window.
        let button = RGB(0x05, 0x05, 0x10).mixed(with: RGB(0x4F, 0x46, 0xE5), 0.65)
        let face = (0..<80).map { frame[row, $0].style }.filter { $0.ground == button }
        // The label and three cells on each side.
        #expect(face.count == "Begin your evening prayer".count + 6)
        #expect(face.allSatisfy { $0.color == RGB(0xE0, 0xE7, 0xFF) })
    }

    // MARK: Sky

    @Test(arguments: PrayerSamples.scenes) func starsKeepAwayFromTexts(scene: PrayerModel.Scene) {
        for size in PrayerSamples.sizes {
            let still = PrayerSamples.view().still(PrayerModel(.builtIn, at: scene), size)
            for star in still.stars {
                let near = (star.column - 3...star.column + 3).map { still.frame[star.row, $0] }
                #expect(near.allSatisfy { $0.character == " " })
                #expect(!still.taken.contains { $0.contains(row: star.row, column: star.column) })
            }
        }
    }

    @Test func starsKeepTheirPlaces() {
        let size = PrayerSamples.sizes[1]
        #expect(NightSky(size).stars == NightSky(size).stars)
        let hub = PrayerSamples.view().still(PrayerModel(.builtIn, at: .hub), size).stars
        let end = PrayerSamples.view().still(PrayerModel(.builtIn, at: .closing), size).stars
        #expect((4...25).contains(hub.count) && end.count > 4)
    }

    // MARK: Reflection

    @Test(arguments: PrayerSamples.sizes) func reflectionIsSeenWhileItIsWritten(size: ScreenSize) {
        for features in Self.looks {
            let stage = PrayerSamples.Stage(PrayerSamples.questions, size, features)
            stage.press(.character("w"))
            stage.type("quiet thoughts")
            let frame = stage.frame()
            let lines = PrayerSamples.words(frame.lines)
            #expect(lines.contains("quiet thoughts") && lines.contains("Examination"))
            #expect(lines.contains("Esc: back") && lines.contains("Ctrl-S"))
            let cursor = frame.cursor ?? Frame.Place(row: 0, column: 0)
            #expect(frame[cursor.row, cursor.column - 1].character == "s")
            stage.press(.escape)
            #expect(stage.frame().cursor == nil)
        }
    }

    @Test(arguments: PrayerSamples.sizes) func nameOfTheFileIsSeen(size: ScreenSize) {
        let stage = PrayerSamples.Stage(PrayerSamples.questions, size)
        stage.press(.character("w"))
        stage.type("thanks")
        stage.press(.control("s"))
        stage.type("~/a.txt")
        var words = PrayerSamples.words(stage.frame().lines)
        #expect(words.contains("Save to: ~/a.txt") && words.contains("thanks"))
        stage.saving = .exists("/home/anna/a.txt")
        stage.press(.enter)
        words = PrayerSamples.words(stage.frame().lines)
        #expect(words.contains("/home/anna/a.txt already exists.") && words.contains("y: replace"))
        stage.saving = .saved("/home/anna/a.txt")
        stage.press(.character("y"))
        words = PrayerSamples.words(stage.frame().lines)
        #expect(words.contains("Saved to") && words.contains("/home/anna/a.txt"))
        #expect(stage.saved.map(\.replaces) == [false, true])
        #expect(stage.saved.allSatisfy { $0.text == "thanks" })
    }

    /// Text that is longer than the field scrolls with the cursor.
    @Test(arguments: PrayerSamples.sizes) func longReflectionScrolls(size: ScreenSize) {
        let stage = PrayerSamples.Stage(PrayerSamples.questions, size)
        stage.press(.character("w"))
        let text = (1...80).map { "line \($0)" }.joined(separator: "\n")
        #expect(stage.program.handle(.paste(text), at: stage.now) == .draw)
        let lines = stage.frame().lines
        #expect(lines.contains { $0.contains("line 80") })
        #expect(!lines.contains { $0.contains("line 1 ") || $0.hasSuffix("line 1") })
    }
}
