/// What is on the screen of a terminal. It produces the bytes that change the screen to something
/// else, and does not repeat what is there.
struct Screen {
    /// The lines of text on the screen, from the top, without the footer.
    private var lines: [String] = []
    private var footer: String?
    /// Two ids that pictures use in turn: the new picture is there before the old one is removed.
    private let images: (UInt32, UInt32)
    private var shown: UInt32?
    private var isFresh = true

    /// - Parameter image: an even number, the first of the two picture ids.
    init(image: UInt32) { images = (image, image | 1) }

    /// Switches to the alternate screen, hides the cursor, turns line wrapping off, and reports the
    /// mouse wheel.
    static let opening = "\u{1b}[?1049h\u{1b}[?25l\u{1b}[?7l\u{1b}[?1000h\u{1b}[?1006h"

    /// Undoes ``opening``.
    ///
    /// - Parameter isInterrupted: whether the last frame was written only in part.
    mutating func close(isInterrupted: Bool) -> [UInt8] {
        var bytes = isInterrupted ? Array("\u{1b}\\\u{1b}[?2026l".utf8) : []
        if let shown { bytes += KittyGraphics.deletion(of: shown) }
        // The screen is cleared for terminals without an alternate screen.
        bytes +=
            "\u{1b}[0m\u{1b}[2J\u{1b}[H\u{1b}[?1006l\u{1b}[?1000l\u{1b}[?7h\u{1b}[?25h\u{1b}[?1049l"
            .utf8
        forget()
        shown = nil
        return bytes
    }

    /// Forgets the content, so that the next frame is complete.
    mutating func forget() {
        lines = []
        footer = nil
        isFresh = true
    }

    /// - Parameters:
    ///   - footer: the text under the picture, and its row, from 1.
    /// - Returns: a frame. Terminals with synchronized output show it at once.
    mutating func show(
        _ pixels: Pixels, _ canvas: PictureCanvas, footer: (text: String, row: Int)?
    ) -> [UInt8] {
        var frame: [UInt8] = []
        if isFresh { frame += "\u{1b}[0m\u{1b}[2J".utf8 }
        isFresh = false
        // A picture that is too high would scroll the screen.
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
        // kitty ends a synchronized update that is as large as a picture. It needs none, since the
        // new picture covers the old one.
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
