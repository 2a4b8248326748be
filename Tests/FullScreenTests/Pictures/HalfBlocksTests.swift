import SeededRandom
import Testing

@testable import FullScreen

struct HalfBlocksTests {
    private static let e = "\u{1b}["

    @Test(
        arguments: [
            // A single colour is the background, and is set once.
            ([[.pureRed, .pureRed], [.pureRed, .pureRed]], ["\(e)48;2;255;0;0m  \(e)0m"]),
            // Two colours are foreground and background.
            (
                [[.pureRed, .pureRed], [.pureBlue, .pureBlue]],
                ["\(e)38;2;255;0;0;48;2;0;0;255m▀▀\(e)0m"]
            ),
            (
                [[.pureRed, .pureBlue], [.pureBlue, .pureRed]],
                ["\(e)38;2;255;0;0;48;2;0;0;255m▀\(e)38;2;0;0;255;48;2;255;0;0m▀\(e)0m"]
            ),
            // Only the background changes.
            (
                [[.pureRed, .pureRed], [.pureBlue, .pureGreen]],
                ["\(e)38;2;255;0;0;48;2;0;0;255m▀\(e)48;2;0;255;0m▀\(e)0m"]
            ),
            // A transparent pixel has the terminal's own colour.
            ([[nil, nil], [nil, nil]], ["  "]),
            ([[.pureRed, nil], [nil, nil]], ["\(e)38;2;255;0;0m▀\(e)0m "]),
            (
                [[nil, .pureRed], [.pureRed, .pureRed]],
                ["\(e)38;2;255;0;0m▄\(e)39;48;2;255;0;0m \(e)0m"]
            ),
            ([[.pureRed, nil], [.pureRed, nil]], ["\(e)48;2;255;0;0m \(e)0m "]),
            // Each line sets its own colours. Below an odd last row is nothing.
            (
                [[.pureRed], [.pureRed], [.pureRed]],
                ["\(e)48;2;255;0;0m \(e)0m", "\(e)38;2;255;0;0m▀\(e)0m"]
            ),
        ] as [([[RGB?]], [String])])
    func lines(rows: [[RGB?]], expected: [String]) throws {
        let pixels = try #require(Pixels(rows))
        #expect(pixels.lines(.halfBlocks(.trueColor), colors: .trueColor) == expected)
    }

    @Test func fewColorsAreThoseOfThePalette() throws {
        let pixels = try #require(Pixels([[RGB(0, 0, 0)], [RGB(215, 175, 95)]]))
        let lines = pixels.lines(.halfBlocks(.palette256), colors: .palette256)
        #expect(lines == ["\u{1b}[38;5;16;48;5;179m▀\u{1b}[0m"])
    }

    /// A terminal that shows the lines shows the picture.
    @Test(arguments: 0..<30)
    func terminalShowsThePicture(seed: UInt64) throws {
        var numbers = SplitMix64(seed: seed)
        let colors: [RGB?] = [nil] + (0..<3).map { _ in RGB(random: &numbers) }
        let pixels = try #require(
            Pixels(
                Int(numbers.number(1, 12)), 2 * Int(numbers.number(1, 6)), of: colors, &numbers))
        let lines = pixels.lines(.halfBlocks(.trueColor), colors: .trueColor)
        #expect(try lines.flatMap(Self.shown) == pixels.colors)
    }

    /// Both rows of a line, as a terminal shows them.
    private static func shown(_ line: String) throws -> [[RGB?]] {
        var reader = Reader(line)
        var (foreground, background): (RGB?, RGB?) = (nil, nil)
        var rows: [[RGB?]] = [[], []]
        while !reader.isAtEnd {
            if reader.take("\u{1b}[") {
                var numbers = reader.numbers()[...]
                let isEnded = reader.take("m")
                #expect(isEnded)
                while let code = numbers.popFirst() {
                    switch code {
                    case 0: (foreground, background) = (nil, nil)
                    case 39: foreground = nil
                    case 49: background = nil
                    default:
                        let parts = numbers.dropFirst().prefix(3).map { UInt8($0) }
                        numbers = numbers.dropFirst(4)
                        let color = RGB(parts[0], parts[1], parts[2])
                        if code == 38 { foreground = color } else { background = color }
                    }
                }
                continue
            }
            let halves: (RGB?, RGB?)? =
                switch reader.character() {
                case " ": (background, background)
                case "▀": (foreground, background)
                case "▄": (background, foreground)
                default: nil
                }
            let (upper, lower) = try #require(halves)
            rows[0].append(upper)
            rows[1].append(lower)
        }
        #expect(foreground == nil && background == nil)
        return rows
    }

    @Test(
        arguments: [
            (["COLORTERM": "truecolor"], .trueColor), (["COLORTERM": "24bit"], .trueColor),
            (["TERM": "xterm-direct"], .trueColor), (["TERM": "xterm-256color"], .palette256),
            (["COLORTERM": "", "TERM": "xterm"], .palette256), ([:], .palette256),
        ] as [([String: String], ColorDepth)])
    func depth(environment: [String: String], expected: ColorDepth) {
        #expect(ColorDepth(environment: environment) == expected)
    }

    @Test(arguments: [
        (["TERM": "xterm-kitty"], PictureFormat.kitty), (["TERM": "xterm-ghostty"], .kitty),
        (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], .kitty),
        (["TERM": "foot"], .sixel(Sixel.Limits())),
        (["TERM": "foot-extra"], .sixel(Sixel.Limits())),
        (["TERM": "foot", "TMUX": "x"], .halfBlocks(.palette256)),
        (["TERM": "tmux-256color", "TERM_PROGRAM": "WezTerm"], .halfBlocks(.palette256)),
        (["TERM": "screen.xterm-kitty", "TERM_PROGRAM": "ghostty"], .halfBlocks(.palette256)),
        (["TERM": "xterm-16color", "LANG": "C.UTF-8"], .braille),
        (["TERM": "linux", "LANG": "C.UTF-8"], .halfBlocks(.palette16)),
        (["TERM": "xterm-256color"], .halfBlocks(.palette256)),
    ])
    func terminalSaysWhatItIs(_ environment: [String: String], _ format: PictureFormat) {
        #expect(PictureFormat(environment: environment) == format)
    }
}

struct XtermPaletteTests {
    @Test(arguments: [
        (16, RGB(0, 0, 0)), (17, RGB(0, 0, 95)), (130, RGB(175, 95, 0)), (179, RGB(215, 175, 95)),
        (231, RGB(255, 255, 255)), (232, RGB(8, 8, 8)), (255, RGB(238, 238, 238)),
    ])
    func colors(index: Int, color: RGB) {
        #expect(XtermPalette.color(index) == color)
        #expect(XtermPalette.nearest(to: color) == index)
    }

    /// Each colour of the palette is shown as itself. Two colours occur twice.
    @Test func knowsItsOwn() {
        for index in XtermPalette.indices {
            let color = XtermPalette.color(index)
            #expect(XtermPalette.color(XtermPalette.nearest(to: color)) == color)
        }
    }

    /// The palette has no brown, and a brown must not become pink.
    @Test(arguments: [
        RGB(122, 92, 69), RGB(138, 100, 56), RGB(160, 116, 64), RGB(107, 127, 94), RGB(88, 66, 58),
    ])
    func keepsTheHueOrNone(color: RGB) {
        let shown = XtermPalette.color(XtermPalette.nearest(to: color))
        let isGrey = shown.red == shown.green && shown.green == shown.blue
        let isOrdered = (shown.red >= shown.green) == (color.red >= color.green)
        #expect(isGrey || isOrdered && shown.green >= shown.blue && shown != RGB(135, 95, 95))
    }

    /// A tree has its colour with 256 colours too, whole and at a part of its light.
    @Test(arguments: [
        (RGB(122, 92, 69), 94), (RGB(107, 127, 94), 65), (RGB(214, 159, 89), 179),
        (RGB(182, 139, 81), 137), (RGB(212, 168, 37), 178), (RGB(198, 162, 60), 178),
    ])
    func keepsTheColorOfTrees(color: RGB, index: Int) {
        let shown = XtermPalette.color(XtermPalette.nearest(to: color))
        #expect(shown.red != shown.green || shown.green != shown.blue)
        #expect(XtermPalette.nearest(to: color) == index)
    }

    /// A sky has one colour, and nothing in front of it is lost.
    @Test func skyHasNoBands() {
        let sky = [
            RGB(13, 13, 26), RGB(20, 16, 32), RGB(26, 18, 37), RGB(36, 25, 26), RGB(45, 31, 14),
        ]
        #expect(Set(sky.map(ColorDepth.palette256.inSky)) == [RGB(18, 18, 18)])
        #expect(sky.map(ColorDepth.trueColor.inSky) == sky)
        for color in [RGB(70, 60, 50), RGB(0, 0, 95), RGB(240, 237, 230)] {
            #expect(ColorDepth.palette256.inSky(color) == color)
        }
    }

    /// The first step of the cube is 95, and the hue has priority.
    @Test func staysNear() {
        var numbers = SplitMix64(seed: 7)
        for _ in 0..<2000 {
            let color = RGB(random: &numbers)
            let shown = XtermPalette.color(XtermPalette.nearest(to: color))
            #expect(abs(shown.luma - color.luma) <= 64, "\(color) as \(shown)")
        }
    }
}
