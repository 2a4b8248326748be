import TerminalEmulator
import Testing

@testable import FullScreen

struct ScreenFeaturesTests {
    @Test(
        arguments: [
            (["LANG": "de_DE.UTF-8"], .unicode), (["LANG": "C.utf8"], .unicode),
            (["LC_ALL": "C", "LANG": "de_DE.UTF-8"], .ascii),
            (["LC_ALL": "", "LC_CTYPE": "xx_XX.UTF-8@euro", "LANG": "C"], .unicode),
            (["LANG": "de_DE.ISO-8859-1"], .ascii), (["LANG": "POSIX"], .ascii), ([:], .ascii),
            (["LANG": "no_such_locale"], .ascii),
            (["LANG": "de_DE.UTF-8", "TERM": "linux"], .console),
            (["LANG": "C", "TERM": "linux"], .ascii),
        ] as [([String: String], ScreenFeatures.Characters)])
    func characters(environment: [String: String], expected: ScreenFeatures.Characters) {
        #expect(ScreenFeatures.Characters(environment: environment) == expected)
    }

    @Test(
        arguments: [
            (["TERM": "xterm"], nil, .palette256), (["COLORTERM": "truecolor"], nil, .trueColor),
            (["NO_COLOR": "1"], nil, nil), (["NO_COLOR": ""], nil, .palette256),
            (["NO_COLOR": "1"], true, .palette256), (["TERM": "xterm"], false, nil),
            (["TERM": "linux"], nil, .palette16), (["TERM": "screen-16color"], nil, .palette16),
        ] as [([String: String], Bool?, ColorDepth?)])
    func colors(environment: [String: String], usesColor: Bool?, expected: ColorDepth?) {
        let features = ScreenFeatures(
            TerminalCapabilities(), usesColor: usesColor,
            environment: environment.merging(["LANG": "C.UTF-8"]) { $1 })
        #expect(features.colors == expected)
        // Blocks of 16 colours are for a console, whose font has no braille.
        let isConsole = environment["TERM"] == "linux"
        let blocks = expected.flatMap { $0 != .palette16 || isConsole ? $0 : nil }
        #expect(features.pictures == blocks.map { .halfBlocks($0) } ?? .braille)
    }

    /// The name of a terminal does not say it: many are called xterm.
    @Test(
        arguments: [
            ([:], false), (["TERM": "xterm-kitty"], false), (["TERM": "xterm-256color"], false),
            (["TERM": "xterm-256color", "VTE_VERSION": "7600"], true),
            (["TERM": "xterm", "XTERM_VERSION": "XTerm(398)"], true),
        ] as [([String: String], Bool)])
    func dimTextIsForTerminalsThatAreKnown(environment: [String: String], isShown: Bool) {
        let features = ScreenFeatures(TerminalCapabilities(), environment: environment)
        #expect(features.showsDim == isShown)
        var pens = PenCache(features)
        let pen = pens.pen(TextStyle(nil, on: nil, [.dim, .bold]), isBlank: false)
        #expect(pen.attributes == (isShown ? [.dim, .bold] : .bold))
    }

    /// The fonts of a console have no braille.
    @Test func consoleWithoutColors() {
        let features = ScreenFeatures(
            TerminalCapabilities(), usesColor: false,
            environment: ["TERM": "linux", "LANG": "C.UTF-8"])
        #expect(features.pictures == .halfBlocks(.palette16) && features.colors == nil)
    }

    @Test func smallOrSimpleTerminalIsNoScreen() throws {
        let xterm = ["TERM": "xterm"]
        let terminal = try PseudoTerminal(columns: 40, rows: 16)
        func screen(_ environment: [String: String]) -> ScreenSize? {
            ScreenFeatures.screen(
                input: terminal.program, output: terminal.program, environment: environment)
        }
        #expect(screen(xterm) == ScreenSize.least)
        for name in ["dumb", "", "unknown"] { #expect(screen(["TERM": name]) == nil) }
        terminal.resize(39, 16)
        #expect(screen(xterm) == nil)
        terminal.resize(40, 15)
        #expect(screen(xterm) == nil)
        // A serial line does not know its size.
        terminal.resize(0, 0)
        #expect(screen(xterm) == ScreenSize(columns: 80, rows: 24))
    }
}

struct FramePixelsTests {
    private static let ground = RGB(0, 0, 100)

    private func frame(_ rows: [[RGB?]], _ format: PictureFormat) throws -> Frame {
        var frame = Frame(columns: 2, rows: 1, TextStyle(on: Self.ground))
        frame.draw(try #require(Pixels(rows)), format, row: 0, column: 0)
        return frame
    }

    @Test func halfBlocks() throws {
        let frame = try frame(
            [[.pureRed, .pureRed], [.pureBlue, .pureRed]], .halfBlocks(.trueColor))
        #expect(frame[0, 0] == Cell("▀", TextStyle(.pureRed, on: .pureBlue)))
        #expect(frame[0, 1] == Cell(" ", TextStyle(on: .pureRed)))
    }

    @Test func transparentPixelsLeaveTheGround() throws {
        let frame = try frame([[nil, nil], [.pureRed, nil]], .halfBlocks(.trueColor))
        #expect(frame[0, 0] == Cell("▀", TextStyle(Self.ground, on: .pureRed)))
        #expect(frame[0, 1] == Cell(" ", TextStyle(on: Self.ground)))
    }

    @Test func halfTransparentPixelsAreMixed() throws {
        var frame = Frame(columns: 1, rows: 1, TextStyle(on: Self.ground))
        let bytes: [UInt8] = [255, 0, 0, 128, 255, 0, 0, 128]
        let pixels = try #require(Pixels(width: 1, height: 2, bytes: bytes))
        frame.draw(pixels, .halfBlocks(.trueColor), row: 0, column: 0)
        #expect(frame[0, 0] == Cell(" ", TextStyle(on: RGB(128, 0, 50))))
    }

    /// A console has no grounds: what is light becomes a block.
    @Test func consoleHasBlocksOnItsOwnGround() throws {
        let light = RGB(240, 200, 60)
        let frame = try frame(
            [[light, Self.ground], [Self.ground, light]], .halfBlocks(.palette16))
        #expect(frame.lines == ["▀▄"])
        #expect(frame[0, 0].style == TextStyle(light, on: Self.ground))
    }

    @Test func brailleLeavesEmptyCells() throws {
        var rows = [[RGB?]](repeating: Array(repeating: RGB(0, 0, 0), count: 4), count: 4)
        rows[0][2] = RGB(255, 255, 255)
        var frame = Frame(columns: 2, rows: 1)
        frame.write("x", row: 0, column: 0)
        frame.draw(try #require(Pixels(rows)), .braille, row: 0, column: 0)
        #expect(frame.lines == ["x⠁"])
    }

    @Test(arguments: [PictureFormat.braille, .halfBlocks(.trueColor), .halfBlocks(.palette16)])
    func outsideIsLeftOut(format: PictureFormat) throws {
        let rows = [[RGB?]](repeating: Array(repeating: RGB.pureRed, count: 12), count: 12)
        let pixels = try #require(Pixels(rows))
        for (row, column) in [(-2, -3), (1, 1), (5, 5), (-20, 0), (0, -20)] {
            var frame = Frame(columns: 3, rows: 3)
            frame.draw(pixels, format, row: row, column: column)
            #expect(frame.cells.count == 9)
        }
    }
}
