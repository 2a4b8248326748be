/// The screen of a terminal while a picture is on it: what must be sent so that it shows something
/// else. What stands there already is not sent again.
struct Screen {
    /// The lines of text that stand there, from the top; the footer is not among them.
    private var lines: [String] = []
    private var footer: String?
    /// Of the two names that pictures have in turn: the next one is there before the last one goes.
    private let images: (UInt32, UInt32)
    private var shown: UInt32?
    private var isFresh = true

    /// - Parameter image: an even number, after which pictures are called in kitty's protocol.
    init(image: UInt32) { images = (image, image | 1) }

    /// Another screen, no cursor, no line break at the right edge, and the mouse wheel tells of itself.
    static let opening = "\u{1b}[?1049h\u{1b}[?25l\u{1b}[?7l\u{1b}[?1000h\u{1b}[?1006h"

    /// All of it undone.
    ///
    /// - Parameter isBrokenOff: the last frame ended somewhere in the middle.
    mutating func close(isBrokenOff: Bool) -> [UInt8] {
        var bytes = isBrokenOff ? Array("\u{1b}\\\u{1b}[?2026l".utf8) : []
        if let shown { bytes += KittyGraphics.deletion(of: shown) }
        // Where there is no other screen to leave, an empty one.
        bytes +=
            "\u{1b}[0m\u{1b}[2J\u{1b}[H\u{1b}[?1006l\u{1b}[?1000l\u{1b}[?7h\u{1b}[?25h\u{1b}[?1049l"
            .utf8
        forget()
        shown = nil
        return bytes
    }

    /// Nobody knows what stands there.
    mutating func forget() {
        lines = []
        footer = nil
        isFresh = true
    }

    /// - Parameters:
    ///   - footer: the text under the picture and the row where it stands, from 1.
    /// - Returns: a frame that the terminal shows at once, where it knows how to.
    mutating func show(
        _ pixels: Pixels, _ canvas: PictureCanvas, footer: (text: String, row: Int)?
    ) -> [UInt8] {
        var frame: [UInt8] = []
        if isFresh { frame += "\u{1b}[0m\u{1b}[2J".utf8 }
        isFresh = false
        // A picture that is too tall would scroll the screen.
        let pixels = pixels.rows(0..<canvas.height) ?? pixels
        switch canvas.format {
        case .halfBlocks(let depth):
            frame += changes(to: HalfBlocks.lines(pixels, depth: depth))
        case .braille:
            frame += changes(to: Braille.lines(pixels))
        case .sixel(let limits):
            frame += Self.position(row: 1, column: canvas.margin + 1)
            frame += Sixel.bytes(pixels, limits: limits)
        case .kitty:
            frame += kitty(pixels, canvas)
        }
        if let footer, footer.text != self.footer {
            frame +=
                Self.position(row: footer.row) + "\u{1b}[0m\u{1b}[2K\(footer.text)\u{1b}[0m".utf8
            self.footer = footer.text
        }
        // kitty gives up on as much as a picture, and one picture lies over the other anyway.
        if frame.isEmpty || canvas.format == .kitty { return frame }
        return Array("\u{1b}[?2026h".utf8) + frame + Array("\u{1b}[?2026l".utf8)
    }

    private mutating func changes(to new: [String]) -> [UInt8] {
        var bytes: [UInt8] = []
        for (row, line) in new.enumerated() where row >= lines.count || lines[row] != line {
            bytes += Self.position(row: row + 1) + line.utf8
        }
        lines = new
        return bytes
    }

    private mutating func kitty(_ pixels: Pixels, _ canvas: PictureCanvas) -> [UInt8] {
        let image = shown == images.0 ? images.1 : images.0
        var bytes = Self.position(row: 1)
        bytes += KittyGraphics.bytes(pixels, image: image, cells: (canvas.columns, canvas.rows))
        if let shown { bytes += KittyGraphics.deletion(of: shown) }
        shown = image
        return bytes
    }

    private static func position(row: Int, column: Int = 1) -> [UInt8] {
        Array((column == 1 ? "\u{1b}[\(row)H" : "\u{1b}[\(row);\(column)H").utf8)
    }
}
