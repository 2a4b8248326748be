import Client
import Contract
import Fasting
import FullScreen
import LocalTime
import Picture
import Presentation
import System
import Testing
import TimerSamples
import Words

@testable import Screens

/// The timer screen as text and as colours.
struct WatchViewTests {
    private static let sizes = [
        (40, 16), (41, 30), (60, 16), (60, 40), (64, 16), (80, 24), (100, 20), (120, 30), (132, 43),
        (200, 60), (300, 100),
    ]

    private func words(_ frame: Frame) -> String {
        frame.lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
    }

    private static let reports = [
        fasting(), fasting(vigil: true), fasting(hours: 0, vigil: true),
        fasting(hours: 100, vigil: true), idle(), idle(vigil: true, water: 250), ended(),
        ended(vigil: true), ended(.abandoned),
    ]

    /// Given words are never cut, at any size.
    @Test(arguments: sizes)
    func everyWordIsThereAtEverySize(columns: Int, rows: Int) {
        for report in Self.reports {
            let model = watchModel(report)
            let text = model.timer.text(noon)
            let layout = WatchLayout(
                ScreenSize(columns: columns, rows: rows), text, hasTree: report.timer.isActive,
                form: .box)
            var shown: [String] = []
            for placed in layout.lines {
                #expect(placed.row >= 0 && placed.row < rows - 1, "\(columns)×\(rows)")
                guard case .text(let line, _) = placed.line else { continue }
                #expect(line.count <= placed.width)
                shown.append(line)
            }
            let whole = shown.joined(separator: " ")
            let wanted =
                [text.title] + text.paragraphs + [text.times, text.scripture].compactMap { $0 }
            for words in wanted { #expect(whole.contains(words), "\(columns)×\(rows): \(words)") }
        }
    }

    /// Text is never in front of the tree.
    @Test(arguments: sizes)
    func treeAndTextAreApart(columns: Int, rows: Int) {
        for report in Self.reports where report.timer.isActive {
            let layout = WatchLayout(
                ScreenSize(columns: columns, rows: rows), watchModel(report).timer.text(noon),
                hasTree: true, form: .box)
            guard let tree = layout.tree else { continue }
            #expect(tree.row >= 0 && tree.row + tree.rows <= rows)
            #expect(tree.column >= 0 && tree.column + tree.columns <= columns)
            for placed in layout.lines {
                let height =
                    if case .digits(_, let scale) = placed.line { 2 * scale + 1 } else { 1 }
                let isBeside = placed.column + placed.width <= tree.column
                let isAbove = placed.row + height <= tree.row
                let isBelow = placed.row >= tree.row + tree.rows
                #expect(isBeside || isAbove || isBelow, "\(columns)×\(rows)")
            }
        }
    }

    /// A tree is there at every usual size.
    @Test func usualSizesHaveATree() {
        for (columns, rows) in Self.sizes {
            let layout = WatchLayout(
                ScreenSize(columns: columns, rows: rows), watchModel(fasting()).timer.text(noon),
                hasTree: true, form: .box)
            #expect(layout.tree != nil, "\(columns)×\(rows)")
        }
    }

    /// The sentences of another language may be longer than a line.
    @Test func aLongMeaningOfAKeyIsWrapped() {
        let view = WatchPageView(
            page: .keys(nil), text: watchModel(fasting()).timer.text(noon), zone: .utc, wall: noon)
        let lines = view.lines(width: 22).map(\.plain)
        #expect(lines.allSatisfy { $0.count <= 22 })
        #expect(lines.contains("  x       Stop without"))
        #expect(lines.contains("          keeping it"))
    }

    /// On the smallest screen in any language: the choice that Enter makes is seen.
    @Test func chosenKeyIsSeenOnASmallScreen() {
        for choice in WatchChoice.all(.fasting) {
            let view = WatchPageView(
                page: .keys(choice), text: watchModel(fasting()).timer.text(noon), zone: .utc,
                wall: noon)
            var canvas = WatchCanvas(ScreenSize(columns: 40, rows: 9), plainFeatures)
            view.draw(on: &canvas)
            #expect(canvas.frame.lines.contains { $0.contains("> \(choice.keyName)") }, "\(choice)")
        }
    }

    @Test func whyCanBeReadToTheEndOnASmallScreen() {
        var model = watchModel(fasting())
        _ = model.press(.character("w"), wall: noon, at: zero)
        var seen = ""
        for _ in 0..<200 {
            let frame = model.frame(40, 16)
            seen += " " + frame.lines.joined(separator: " ")
            _ = model.press(.down, wall: noon, at: zero)
        }
        let last = WhyView(topic: .phase(.deeperRhythm)).lines(width: 36).last!.plain
        #expect(seen.contains(last.trimmingSuffix()))
    }

    /// A terminal may become as small as this while anything is shown, and large again.
    @Test func everyPageSurvivesATinyScreen() {
        let pages: [WatchPage] = [
            .keys(nil), .keys(.leave), .why(.phase(.deeperRhythm), scroll: 5),
            .calendar(WatchCalendar(CivilTime(year: 2026, month: 11, day: 30))),
            .question(WatchQuestion(.end)), .note("Who should ask a physician first."),
        ]
        for page in pages {
            var model = watchModel(fasting())
            model.page = page
            let before = model.frame(90, 26).lines
            for (columns, rows) in [(1, 1), (5, 3), (200, 2), (2, 60)] {
                for features in [plainFeatures, colorFeatures] {
                    _ = model.frame(columns, rows, features)
                }
            }
            #expect(model.frame(90, 26).lines == before)
        }
    }

    // MARK: Colours

    @Test func duskIsBehindEverything() {
        let frame = watchModel(fasting()).frame(80, 24, colorFeatures)
        #expect(frame.cells.allSatisfy { $0.style.ground != nil })
        let dusk = Dusk(rows: 24, isDithered: true)
        #expect(dusk.rows.first?.isLike(RGB(13, 13, 26)) == true)
        #expect(dusk.rows.last.map { abs(Int($0.red) - 45) <= 1 } == true)
        for (a, b) in zip(dusk.rows, dusk.rows.dropFirst()) { #expect(a.isLike(b)) }
    }

    /// The greys of 256 colours are too far apart for a gradient.
    @Test func duskIsOneColourOfFew() {
        #expect(Set(Dusk(rows: 100, .palette256).rows).count == 1)
        #expect(Dusk(rows: 100, .trueColor).rows == Dusk(rows: 100, isDithered: true).rows)
    }

    /// With many rows the steps alternate, and their mean is the gradient.
    @Test func duskIsDithered() {
        let flat = Dusk(rows: 400, isDithered: false).rows.map { Int($0.red) }
        let dithered = Dusk(rows: 400, isDithered: true).rows.map { Int($0.red) }
        func turns(_ steps: [Int]) -> Int { zip(steps, steps.dropFirst()).count { $0 > $1 } }
        #expect(turns(flat) == 0)
        #expect(turns(dithered) > 50)
        #expect(abs(flat.reduce(0, +) - dithered.reduce(0, +)) < 40)
    }

    @Test func colorsOfTheTerminalStayWithoutColours() {
        for features in [
            plainFeatures, ScreenFeatures(pictures: .braille, colors: nil, characters: .ascii),
        ] {
            let frame = watchModel(ended(vigil: true)).frame(80, 24, features)
            #expect(frame.cells.allSatisfy { $0.style.ground == nil && $0.style.color == nil })
        }
    }

    @Test func asciiHasOnlyAsciiInTheDigits() {
        let features = ScreenFeatures(
            pictures: .halfBlocks(.trueColor), colors: .trueColor, characters: .ascii)
        let frame = watchModel(fasting()).frame(80, 24, features)
        #expect(frame.cells.allSatisfy { $0.character?.isASCII ?? true })
        // The tree is in the grounds.
        let dusk = Dusk(rows: 24, isDithered: true)
        #expect(frame.cells.contains { cell in !dusk.rows.contains { $0 == cell.style.ground } })
    }

    @Test func graphicsAreAPictureOfTheirOwn() throws {
        let features = ScreenFeatures(
            pictures: .kitty, colors: .trueColor, cell: CellSize(width: 10, height: 20))
        let frame = watchModel(ended()).frame(80, 24, features)
        let picture = try #require(frame.picture)
        #expect(picture.pixels.width == picture.area.columns * 10)
        #expect(picture.pixels.height == picture.area.rows * 20)
        #expect(watchModel(idle()).frame(80, 24, features).picture == nil)
    }

    /// xterm shows sixel pictures of 1000 × 1000 pixels, and a claimed character of 256 × 256 pixels
    /// makes no picture of many million pixels.
    @Test(arguments: [10, 256])
    func sixelPicturesKeepTheTerminalsLimits(cell: Int) throws {
        let features = ScreenFeatures(
            pictures: .sixel(Sixel.Limits(colors: 256, width: 1000, height: 1000)),
            colors: .trueColor, cell: CellSize(width: cell, height: cell))
        let frame = watchModel(ended()).frame(500, 250, features)
        let picture = try #require(frame.picture)
        #expect(picture.pixels.width <= 1000 && picture.pixels.height <= 1000)
        #expect(picture.area.columns * cell == picture.pixels.width)
        #expect(picture.area.rows * cell == picture.pixels.height)
        #expect(picture.pixels.bytes.contains { $0 != 0 })
    }

    @Test func sixelPictureOfATerminalWithoutLimitsHasOne() throws {
        let unlimited = ScreenFeatures(
            pictures: .sixel(Sixel.Limits(colors: 256)), colors: .trueColor,
            cell: CellSize(width: 256, height: 256))
        let large = try #require(watchModel(ended()).frame(2000, 250, unlimited).picture)
        #expect(large.pixels.width * large.pixels.height <= 4_000_000)
    }

    /// While only words come and go, the tree's pixels are those of the frame before.
    @Test func theTreeIsPaintedOnceWhileWordsFade() throws {
        let features = ScreenFeatures(
            pictures: .kitty, colors: .trueColor, cell: CellSize(width: 10, height: 20))
        let painted = PaintedTree()
        var model = watchModel(fasting(vigil: true))
        func picture(_ milliseconds: Int) throws -> FramePicture {
            let view = WatchView(model: model, features: features, zone: .utc, painted: painted)
            return try #require(
                view.frame(
                    ScreenSize(columns: 80, rows: 24), wall: noon,
                    at: zero + .milliseconds(milliseconds)
                ).picture)
        }
        func address(_ picture: FramePicture) -> UnsafeRawPointer? {
            picture.pixels.bytes.withUnsafeBytes { $0.baseAddress }
        }
        let (first, second) = (try picture(500), try picture(600))
        #expect(address(first) == address(second))
        model.take(fasting(hours: 13, vigil: true), wall: noon, at: zero)
        let other = try picture(700)
        #expect(other != first)
    }

    /// The text crosses over: first the old one goes, then the new one comes.
    @Test func phasesCrossOver() {
        var model = watchModel(fasting(hours: 11))
        model.take(fasting(hours: 12), wall: noon, at: zero + .seconds(10))
        func shown(_ milliseconds: Int) -> String {
            words(
                model.frame(
                    80, 24, colorFeatures, at: zero + .seconds(10) + .milliseconds(milliseconds)))
        }
        #expect(shown(50).contains("Metabolic transition"))
        #expect(!shown(200).contains("Metabolic transition"))
        #expect(!shown(200).contains("Deeper rhythm"))
        #expect(shown(350).contains("Deeper rhythm"))
        #expect(shown(400).contains("Deeper rhythm"))
    }

    @Test func theTreeBecomesWholeAndTheStarAppears() {
        var model = watchModel(fasting(hours: 12))
        model.take(ended(), wall: noon, at: zero)
        func brightness(_ milliseconds: Int) -> Int {
            let frame = model.frame(80, 24, colorFeatures, at: zero + .milliseconds(milliseconds))
            let colors = frame.cells.flatMap { cell in
                [cell.style.ground, cell.character == "▀" ? cell.style.color : nil]
            }
            return colors.compactMap { $0 }.reduce(0) { brightest, color in
                max(brightest, Int(color.red) + Int(color.green) + Int(color.blue))
            }
        }
        #expect(brightness(500) < brightness(1200))
        #expect(brightness(1200) < brightness(2800))
        #expect(brightness(1200) == brightness(1600))
        #expect(brightness(2800) == brightness(9000))
    }
}

extension String {
    fileprivate func trimmingSuffix() -> String {
        String(reversed().drop { $0 == " " }.reversed())
    }
}
