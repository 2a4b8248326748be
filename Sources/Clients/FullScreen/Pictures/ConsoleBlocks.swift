/// A picture as text for a terminal whose ground is unknown: pixels that are lighter than the
/// background become half blocks, in colours that are readable on any ground.
public enum ConsoleBlocks {
    /// A character of a picture: a half block, a full block or a space, and its colour.
    public struct Block: Equatable, Sendable {
        public let character: Character
        /// nil for a space.
        public let color: RGB?
    }

    /// Two rows of pixels make a row of characters.
    public static func cells(_ pixels: Pixels) -> [[Block]] {
        let dots = Braille.Dots(pixels)
        return stride(from: 0, to: pixels.height, by: 2).map { y in
            (0..<pixels.width).map { x in
                switch (dots[x, y], dots[x, y + 1]) {
                case (false, false): Block(character: " ", color: nil)
                case (true, false): Block(character: "▀", color: pixels[x, y])
                case (false, true): Block(character: "▄", color: pixels[x, y + 1])
                case (true, true): Block(character: "█", color: pixels[x, y])
                }
            }
        }
    }
}
