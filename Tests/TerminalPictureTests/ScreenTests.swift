import Testing

@testable import TerminalPicture

struct ScreenTests {
    private static let canvas = PictureCanvas(
        .halfBlocks(.trueColor), columns: 1, rows: 2, cell: nil)

    private static func column(_ colors: RGB...) throws -> Pixels {
        try #require(Pixels(colors.map { [$0] }))
    }

    @Test func firstFrameClearsAndLaterOnesDoNot() throws {
        var screen = Screen(image: 2)
        let first = screen.show(
            try Self.column(.pureRed, .pureRed, .pureBlue, .pureBlue), Self.canvas,
            footer: ("Still.", 3))
        #expect(
            String(decoding: first, as: UTF8.self)
                == "\u{1b}[?2026h\u{1b}[0m\u{1b}[2J"
                + "\u{1b}[1H\u{1b}[48;2;255;0;0m \u{1b}[0m\u{1b}[2H\u{1b}[48;2;0;0;255m \u{1b}[0m"
                + "\u{1b}[3H\u{1b}[0m\u{1b}[2KStill.\u{1b}[0m\u{1b}[?2026l")
        // Only the line that differs.
        let second = screen.show(
            try Self.column(.pureRed, .pureRed, .pureGreen, .pureGreen), Self.canvas,
            footer: ("Still.", 3))
        #expect(
            String(decoding: second, as: UTF8.self)
                == "\u{1b}[?2026h\u{1b}[2H\u{1b}[48;2;0;255;0m \u{1b}[0m\u{1b}[?2026l")
        #expect(
            screen.show(
                try Self.column(.pureRed, .pureRed, .pureGreen, .pureGreen), Self.canvas,
                footer: ("Still.", 3)
            ).isEmpty)
    }

    @Test func forgottenScreenIsDrawnAgain() throws {
        var screen = Screen(image: 2)
        let pixels = try Self.column(.pureRed, .pureRed, .pureBlue, .pureBlue)
        let first = screen.show(pixels, Self.canvas, footer: nil)
        #expect(screen.show(pixels, Self.canvas, footer: nil).isEmpty)
        screen.forget()
        #expect(screen.show(pixels, Self.canvas, footer: nil) == first)
    }

    @Test func tooTallIsCutOff() throws {
        var screen = Screen(image: 2)
        let frame = screen.show(
            try Self.column(.pureRed, .pureRed, .pureBlue, .pureBlue, .pureGreen), Self.canvas,
            footer: nil)
        #expect(!String(decoding: frame, as: UTF8.self).contains("0;255;0"))
    }

    /// The next picture is there before the last one is removed, and the last one is removed with
    /// the screen.
    @Test func kittyPicturesTakeTurns() throws {
        var screen = Screen(image: 2)
        let canvas = PictureCanvas(.kitty, columns: 1, rows: 1, cell: nil)
        let frames = try [RGB.pureRed, .pureGreen, .pureBlue].map { color in
            String(
                decoding: screen.show(try Self.column(color), canvas, footer: nil), as: UTF8.self)
        }
        func deletion(_ image: UInt32) -> String {
            String(decoding: KittyGraphics.deletion(of: image), as: UTF8.self)
        }
        #expect(frames[0].contains("i=2,c=1,r=1") && !frames[0].contains("a=d"))
        #expect(frames[1].contains("i=3,c=1,r=1") && frames[1].hasSuffix(deletion(2)))
        #expect(frames[2].contains("i=2,c=1,r=1") && frames[2].hasSuffix(deletion(3)))
        let end = String(decoding: screen.close(isInterrupted: false), as: UTF8.self)
        #expect(end.hasPrefix(deletion(2)))
        #expect(
            !String(decoding: screen.close(isInterrupted: false), as: UTF8.self).contains("a=d"))
    }

    @Test func sixelStandsInTheMiddle() throws {
        var screen = Screen(image: 2)
        let limits = Sixel.Limits(width: 10, height: 20)
        let canvas = PictureCanvas(.sixel(limits), columns: 7, rows: 3, cell: nil)
        let frame = screen.show(try Self.column(.pureRed), canvas, footer: nil)
        let sixel = String(
            decoding: Sixel.bytes(try Self.column(.pureRed), limits: limits), as: UTF8.self)
        #expect(
            String(decoding: frame, as: UTF8.self)
                == "\u{1b}[?2026h\u{1b}[0m\u{1b}[2J\u{1b}[1;4H\(sixel)\u{1b}[?2026l")
    }

    @Test func everyModeIsLeftAgain() {
        var screen = Screen(image: 2)
        let end = String(decoding: screen.close(isInterrupted: false), as: UTF8.self)
        var reader = Reader(Screen.opening)
        while reader.take("\u{1b}[?"), let mode = reader.number() {
            let isSet = reader.take("h")
            let isEnded = isSet || reader.take("l")
            #expect(isEnded)
            #expect(end.contains("\u{1b}[?\(mode)\(isSet ? "l" : "h")"))
        }
        #expect(reader.isAtEnd)
        #expect(end.hasSuffix("\u{1b}[?1049l"))
    }

    @Test func interruptedFrameIsEndedFirst() {
        var screen = Screen(image: 2)
        let end = String(decoding: screen.close(isInterrupted: true), as: UTF8.self)
        #expect(end.hasPrefix("\u{1b}\\\u{1b}[?2026l"))
    }
}
