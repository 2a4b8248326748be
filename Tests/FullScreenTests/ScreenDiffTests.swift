import Testing

@testable import FullScreen

/// The bytes of a frame. ``ScreenDiffPropertyTests`` has what a terminal makes of them.
struct ScreenDiffTests {
    private static let features = ScreenFeatures(
        pictures: .halfBlocks(.trueColor), colors: .trueColor)

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    private func frame(_ columns: Int, _ rows: Int, _ colors: RGB?...) throws -> Frame {
        var frame = Frame(columns: columns, rows: rows)
        frame.draw(
            try #require(Pixels(colors.map { [$0] })), .halfBlocks(.trueColor), row: 0, column: 0)
        return frame
    }

    @Test func firstFrameClearsAndLaterOnesDoNot() throws {
        var diff = ScreenDiff(Self.features)
        let size = ScreenSize(columns: 6, rows: 3)
        var first = try frame(6, 3, .pureRed, .pureRed, .pureBlue, .pureBlue)
        first.write("Still.", row: 2, column: 0)
        #expect(
            text(diff.bytes(to: first, size))
                == "\u{1b}[?2026h\u{1b}[0m\u{1b}[2J"
                + "\u{1b}[H\u{1b}[48;2;255;0;0m \u{1b}[2H\u{1b}[48;2;0;0;255m "
                + "\u{1b}[3H\u{1b}[0mStill.\u{1b}[?2026l")
        // Only the cells that differ.
        var second = try frame(6, 3, .pureRed, .pureRed, .pureGreen, .pureGreen)
        second.write("Stall.", row: 2, column: 0)
        #expect(
            text(diff.bytes(to: second, size))
                == "\u{1b}[?2026h\u{1b}[2H\u{1b}[48;2;0;255;0m "
                + "\u{1b}[3;3H\u{1b}[0ma\u{1b}[?2026l")
        #expect(diff.bytes(to: second, size).isEmpty)
        #expect(diff.cellsWritten == 8 + 2)
    }

    @Test func forgottenScreenIsDrawnAgain() throws {
        var diff = ScreenDiff(Self.features)
        let size = ScreenSize(columns: 1, rows: 2)
        let frame = try frame(1, 2, .pureRed, .pureRed, .pureBlue, .pureBlue)
        let first = diff.bytes(to: frame, size)
        #expect(diff.bytes(to: frame, size).isEmpty)
        diff.forget()
        #expect(diff.bytes(to: frame, size) == first)
    }

    /// The next picture is there before the last one is removed.
    @Test func kittyPicturesTakeTurns() throws {
        var features = Self.features
        features.pictures = .kitty
        var diff = ScreenDiff(features, image: 2)
        var frame = Frame(columns: 1, rows: 1)
        let frames = try [RGB.pureRed, .pureGreen, .pureBlue].map { color in
            let pixels = try #require(Pixels([[color]]))
            frame.picture = FramePicture(
                pixels, in: CellArea(row: 0, column: 0, rows: 1, columns: 1))
            return text(diff.bytes(to: frame, ScreenSize(columns: 1, rows: 1)))
        }
        func deletion(_ image: UInt32) -> String { text(KittyGraphics.deletion(of: image)) }
        #expect(frames[0].contains("i=2,c=1,r=1,z=-1") && !frames[0].contains("a=d"))
        #expect(frames[1].contains("i=3,c=1,r=1,z=-1") && frames[1].hasSuffix(deletion(2)))
        #expect(frames[2].contains("i=2,c=1,r=1,z=-1") && frames[2].hasSuffix(deletion(3)))
        #expect(diff.bytes(to: frame, ScreenSize(columns: 1, rows: 1)).isEmpty)
        frame.picture = nil
        #expect(
            text(diff.bytes(to: frame, ScreenSize(columns: 1, rows: 1))) == deletion(2))
    }

    @Test func sixelIsAboveTheGroundAndBelowTheText() throws {
        var features = Self.features
        features.pictures = .sixel(Sixel.Limits())
        var diff = ScreenDiff(features)
        let size = ScreenSize(columns: 7, rows: 3)
        let pixels = try #require(Pixels([[.pureRed]]))
        let sixel = text(Sixel.bytes(pixels, limits: Sixel.Limits()))
        var frame = Frame(columns: 7, rows: 3)
        frame.picture = FramePicture(
            pixels, in: CellArea(row: 0, column: 3, rows: 1, columns: 2))
        frame.write("abcdefg", row: 0, column: 0)
        frame.write("below", row: 1, column: 0)
        let start = "\u{1b}[?2026h"
        let end = "\u{1b}[?2026l"
        #expect(
            text(diff.bytes(to: frame, size)) == start
                + "\u{1b}[0m\u{1b}[2J\u{1b}[Habcdefg\u{1b}[2Hbelow"
                + "\u{1b}[1;4H\(sixel)\u{1b}[1;4Hde" + end)
        // A change beside the picture does not touch it.
        frame.write("B", row: 1, column: 0)
        #expect(text(diff.bytes(to: frame, size)) == start + "\u{1b}[2HB" + end)
        // A change in front of it removes a part, so it is drawn again.
        frame.write("E", row: 0, column: 4)
        #expect(
            text(diff.bytes(to: frame, size)) == start
                + "\u{1b}[1;5HE\u{1b}[1;4H\(sixel)\u{1b}[1;4HdE" + end)
        // Without the picture, the cells are there again.
        frame.picture = nil
        #expect(text(diff.bytes(to: frame, size)) == start + "\u{1b}[1;4HdE" + end)
    }

    /// A sixel picture in the last row would scroll the screen.
    @Test func sixelStaysAboveTheLastRow() throws {
        var features = Self.features
        features.pictures = .sixel(Sixel.Limits())
        var diff = ScreenDiff(features)
        let pixels = try #require(
            Pixels([[.pureRed], [.pureRed], [.pureBlue], [.pureBlue]]))
        var frame = Frame(columns: 3, rows: 2)
        frame.picture = FramePicture(
            pixels, in: CellArea(row: 0, column: 0, rows: 2, columns: 1))
        let upper = try #require(pixels.rows(0..<2))
        let bytes = text(diff.bytes(to: frame, ScreenSize(columns: 3, rows: 2)))
        #expect(bytes.contains(text(Sixel.bytes(upper, limits: Sixel.Limits()))))
    }
}

struct ScreenModesTests {
    private static let features = ScreenFeatures(pictures: .kitty, colors: .trueColor)

    @Test(arguments: [false, true]) func everyModeIsLeftAgain(usesWheel: Bool) throws {
        let modes = ScreenModes(Self.features, usesWheel: usesWheel, image: 2)
        let end = String(decoding: modes.closing(isInterrupted: false), as: UTF8.self)
        let opening = String(decoding: modes.opening, as: UTF8.self)
        let parts = opening.split(separator: "\u{1b}[?")
        #expect(parts.count == (usesWheel ? 6 : 4))
        for part in parts {
            let opposite = part.hasSuffix("h") ? "l" : "h"
            #expect(end.contains("\u{1b}[?\(part.dropLast())\(opposite)"))
        }
        #expect(end.hasSuffix("\u{1b}[?1049l"))
        // Pictures are removed from the terminal's memory.
        for image in [2, 3] { #expect(end.contains("a=d,d=I,i=\(image),")) }
    }

    @Test func interruptedFrameIsEndedFirst() {
        let modes = ScreenModes(Self.features, usesWheel: false, image: 2)
        let end = String(decoding: modes.closing(isInterrupted: true), as: UTF8.self)
        #expect(end.hasPrefix("\u{18}\u{1b}\\\u{1b}[?2026l"))
    }
}
