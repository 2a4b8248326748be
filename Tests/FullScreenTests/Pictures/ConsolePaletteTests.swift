import SeededRandom
import Testing

@testable import FullScreen

struct ConsolePaletteTests {
    /// The colours of xterm.
    private static let xterm: [UInt8: (Double, Double, Double)] = [
        31: (205, 0, 0), 32: (0, 205, 0), 33: (205, 205, 0), 35: (205, 0, 205), 36: (0, 205, 205),
        94: (92, 92, 255),
    ]

    /// The contrast of WCAG 2.
    private static func contrast(_ parameter: UInt8, with ground: Double) -> Double {
        let (red, green, blue) = xterm[parameter] ?? (0, 0, 0)
        func light(_ part: Double) -> Double {
            let value = part / 255
            return value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055)
        }
        let text = 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue)
        return (max(text, ground) + 0.05) / (min(text, ground) + 0.05)
    }

    /// About the power of 2.4.
    private static func power(_ value: Double) -> Double {
        value * value * value.squareRoot() * (1.1 - 0.1 * value)
    }

    @Test(arguments: 0..<200) func textIsReadableOnDarkAndLight(seed: UInt64) {
        var numbers = SplitMix64(seed: seed)
        switch ConsolePalette.nearest(to: RGB(random: &numbers)) {
        case .standard: break
        case .console(let parameter):
            #expect(Self.contrast(parameter, with: 0) > 3)
            #expect(Self.contrast(parameter, with: 1) > 1.6)
        case .rgb, .palette: Issue.record("no colour of a console")
        }
    }

    @Test(
        arguments: [
            (RGB(240, 237, 230), .standard), (RGB(115, 107, 128), .standard),
            (RGB(0, 0, 0), .standard), (RGB(245, 158, 11), .console(33)),
            (RGB(79, 70, 229), .console(94)), (RGB(232, 169, 78), .console(33)),
            (RGB(58, 200, 53), .console(32)), (RGB(220, 30, 20), .console(31)),
        ] as [(RGB, TerminalColor)])
    func nearest(color: RGB, expected: TerminalColor) {
        #expect(ConsolePalette.nearest(to: color) == expected)
        #expect(ColorDepth.palette16.foreground(color) == expected)
        #expect(ColorDepth.palette16.background(color) == .standard)
    }

    @Test func linesHaveNoGround() throws {
        let dark = RGB(10, 10, 20)
        let light = RGB(240, 180, 60)
        let pixels = try #require(Pixels([[light, dark], [dark, light]]))
        let lines = pixels.lines(.halfBlocks(.palette16), colors: .palette16)
        #expect(lines == ["\u{1b}[33m▀▄\u{1b}[0m"])
    }
}
