/// A picture as text without colours: braille characters of 2 × 4 dots.
/// Pixels that are lighter than the background become dots; the background stays empty. The fainter
/// a shape is, the fewer dots it gets.
public enum Braille {
    /// Four rows of pixels make a line, and two columns a character. Missing pixels at the right
    /// and the lower edge are empty. The lines contain only U+2800 … U+28FF.
    public static func lines(_ pixels: Pixels) -> [String] {
        cells(pixels).map { row in
            var line = String.UnicodeScalarView()
            line.append(contentsOf: row)
            return String(line)
        }
    }

    /// The characters row by row.
    public static func cells(_ pixels: Pixels) -> [[Unicode.Scalar]] {
        let dots = Dots(pixels)
        return stride(from: 0, to: pixels.height, by: 4).map { y in
            stride(from: 0, to: pixels.width, by: 2).map { dots.cell($0, y) }
        }
    }

    /// The pixels that are lighter than what is behind them. Nothing is behind a picture that is partly transparent.
    struct Dots {
        let width: Int
        let height: Int
        private let isSet: [Bool]

        subscript(x: Int, y: Int) -> Bool { x < width && y < height && isSet[y * width + x] }

        init(_ pixels: Pixels) {
            let width = pixels.width
            let lumas = Braille.lumas(pixels)
            let grounds =
                pixels.isOpaque
                ? Braille.grounds(lumas, width: width) : Array(repeating: 0, count: pixels.height)
            self.width = width
            height = pixels.height
            isSet = lumas.indices.map { place in
                let (y, x) = place.quotientAndRemainder(dividingBy: width)
                return lumas[place] - grounds[y] >= Braille.threshold(x, y)
            }
        }

        /// - Parameters: the position of the upper left dot.
        func cell(_ x: Int, _ y: Int) -> Unicode.Scalar {
            Braille.character { self[x + $0, y + $1] }
        }
    }

    /// A character of 2 × 4 dots.
    ///
    /// - Parameter isSet: whether there is a dot in a column and a row.
    public static func character(_ isSet: (_ x: Int, _ y: Int) -> Bool) -> Unicode.Scalar {
        var pattern: UInt8 = 0
        for (bit, place) in places.enumerated() where isSet(place.x, place.y) {
            pattern |= 1 << bit
        }
        return Unicode.Scalar(UInt32(0x2800) + UInt32(pattern)) ?? " "
    }

    /// The positions of the dots in the order of their bits.
    private static let places = [
        (x: 0, y: 0), (x: 0, y: 1), (x: 0, y: 2), (x: 1, y: 0), (x: 1, y: 1), (x: 1, y: 2),
        (x: 0, y: 3), (x: 1, y: 3),
    ]

    /// The brightness of each pixel. A transparent pixel counts as black.
    private static func lumas(_ pixels: Pixels) -> [Int] {
        (0..<pixels.height).flatMap { y in
            (0..<pixels.width).map { x in
                let cover = Int(pixels.bytes[(y * pixels.width + x) * 4 + 3])
                return (pixels[x, y]?.luma ?? 0) * cover / 255
            }
        }
    }

    /// The brightness of the background for each row: a fifth of the pixels nearby is not brighter.
    /// It follows a sky that changes from top to bottom, even if a shape is in front of it.
    private static func grounds(_ lumas: [Int], width: Int) -> [Int] {
        let reach = 4
        let height = lumas.count / width
        return (0..<height).map { y in
            let near = lumas[max(0, y - reach) * width..<min(height, y + reach + 1) * width]
            return near.sorted()[near.count / 5]
        }
    }

    /// How much brighter than the background a pixel must be to become a dot. An ordered dither, so
    /// that the density follows the brightness.
    private static func threshold(_ x: Int, _ y: Int) -> Int {
        faintest + bayer[y & 3][x & 3] * (solid - faintest) / 16
    }

    /// A shape this much brighter than the background gets a few dots; below that it counts as
    /// background.
    private static let faintest = 8
    /// A shape this much brighter than the background gets all dots.
    private static let solid = 48

    private static let bayer = [[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]]
}
