/// A picture as text without colours: braille, each character cell of which has 2 × 4 dots.
///
/// What is lighter than the ground around it becomes dots; the ground stays empty. The fainter
/// something is, the fewer dots it has.
public enum Braille {
    /// Four rows of pixels make a line, two columns a character; what is missing at the right and
    /// the lower edge is empty. Nothing but braille, U+2800 … U+28FF, without a line break.
    public static func lines(_ pixels: Pixels) -> [String] {
        let dots = Dots(pixels)
        return stride(from: 0, to: pixels.height, by: 4).map { y in
            var line = String.UnicodeScalarView()
            for x in stride(from: 0, to: pixels.width, by: 2) { line.append(dots.cell(x, y)) }
            return String(line)
        }
    }

    private struct Dots {
        let width: Int
        let height: Int
        let isSet: [Bool]

        init(_ pixels: Pixels) {
            let width = pixels.width
            let lumas = Braille.lumas(pixels)
            let grounds = Braille.grounds(lumas, width: width)
            self.width = width
            height = pixels.height
            isSet = lumas.indices.map { place in
                let (y, x) = place.quotientAndRemainder(dividingBy: width)
                return lumas[place] - grounds[y] >= Braille.threshold(x, y)
            }
        }

        /// - Parameters: where its upper left dot is.
        func cell(_ x: Int, _ y: Int) -> Unicode.Scalar {
            var pattern: UInt8 = 0
            for (bit, offset) in Braille.places.enumerated() {
                let (x, y) = (x + offset.x, y + offset.y)
                if x < width, y < height, isSet[y * width + x] { pattern |= 1 << bit }
            }
            return Unicode.Scalar(UInt32(0x2800) + UInt32(pattern)) ?? " "
        }
    }

    /// Where the dots are, in the order of their bits.
    private static let places = [
        (x: 0, y: 0), (x: 0, y: 1), (x: 0, y: 2), (x: 1, y: 0), (x: 1, y: 1), (x: 1, y: 2),
        (x: 0, y: 3), (x: 1, y: 3),
    ]

    /// How bright each pixel is; what covers nothing counts as black.
    private static func lumas(_ pixels: Pixels) -> [Int] {
        (0..<pixels.height).flatMap { y in
            (0..<pixels.width).map { x in
                let cover = Int(pixels.bytes[(y * pixels.width + x) * 4 + 3])
                return (pixels[x, y]?.luma ?? 0) * cover / 255
            }
        }
    }

    /// How bright the ground of each row is: a fifth of what is near is not brighter. So it follows
    /// a sky that changes from top to bottom, whatever stands before it.
    private static func grounds(_ lumas: [Int], width: Int) -> [Int] {
        let reach = 4
        let height = lumas.count / width
        return (0..<height).map { y in
            let near = lumas[max(0, y - reach) * width..<min(height, y + reach + 1) * width]
            return near.sorted()[near.count / 5]
        }
    }

    /// How much brighter than the ground a pixel must be for a dot: an ordered dither, so that a
    /// shape is as dense as it is bright.
    private static func threshold(_ x: Int, _ y: Int) -> Int {
        faintest + bayer[y & 3][x & 3] * (solid - faintest) / 16
    }

    /// What is as bright has a dot here and there; what is less counts as ground.
    private static let faintest = 8
    /// What is as bright has every dot.
    private static let solid = 48

    private static let bayer = [[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]]
}
