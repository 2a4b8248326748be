/// A picture as DEC sixel graphics: six rows of pixels make one band of characters.
public enum Sixel {
    /// The limits of a terminal.
    public struct Limits: Equatable, Sendable {
        /// The number of colours in a picture, from 2 to 256.
        public let colors: Int
        /// The size of the largest picture, in pixels; nil if the terminal does not say.
        public let width: Int?
        public let height: Int?

        public init(colors: Int = 256, width: Int? = nil, height: Int? = nil) {
            self.colors = min(256, max(2, colors))
            self.width = width
            self.height = height
        }
    }

    /// The control string that shows the picture at the cursor, with square pixels. Transparent
    /// pixels leave the screen as it is.
    public static func bytes(_ pixels: Pixels, limits: Limits = Limits()) -> [UInt8] {
        let indexed = IndexedPixels(pixels, limit: limits.colors)
        var output = SixelWriter()
        output.put("\u{1b}P0;1;0q\"1;1;\(pixels.width);\(pixels.height)")
        for (register, color) in indexed.colors.enumerated() {
            let parts = [color.red, color.green, color.blue].map { SixelPalette.percent($0) }
            output.put("#\(register);2;\(parts[0]);\(parts[1]);\(parts[2])")
        }
        var band = SixelBand(width: pixels.width, colors: indexed.colors.count)
        for top in stride(from: 0, to: pixels.height, by: 6) {
            if top > 0 { output.put("-") }
            band.read(indexed, top: top)
            band.write(to: &output)
        }
        output.put("\u{1b}\\")
        return output.bytes
    }
}

/// A picture with a palette.
struct IndexedPixels {
    let width: Int
    let height: Int
    let colors: [RGB]
    /// The index in ``colors`` of each pixel, row by row; −1 for a transparent pixel.
    let indices: [Int16]

    init(_ pixels: Pixels, limit: Int) {
        let counts = Self.counts(pixels)
        let palette = SixelPalette(for: counts, limit: limit)
        var mixes: [RGB: SixelPalette.Mix] = [:]
        mixes.reserveCapacity(counts.count)
        var indices: [Int16] = []
        indices.reserveCapacity(pixels.width * pixels.height)
        // Neighbouring pixels often have the same colour.
        var last: (color: RGB, mix: SixelPalette.Mix)?
        for y in 0..<pixels.height {
            for x in 0..<pixels.width {
                guard let color = pixels[x, y] else {
                    indices.append(-1)
                    continue
                }
                let mix: SixelPalette.Mix
                if let last, last.color == color {
                    mix = last.mix
                } else if let known = mixes[color] {
                    mix = known
                } else {
                    mix = palette.mix(for: color)
                    mixes[color] = mix
                }
                last = (color, mix)
                let isSecond = Dither.level(x: x, y: y) < mix.share
                indices.append(Int16(isSecond ? mix.second : mix.first))
            }
        }
        width = pixels.width
        height = pixels.height
        colors = palette.colors
        self.indices = indices
    }

    private static func counts(_ pixels: Pixels) -> [RGB: Int] {
        var counts: [RGB: Int] = [:]
        var run: (color: RGB, count: Int)?
        for y in 0..<pixels.height {
            for x in 0..<pixels.width {
                guard let color = pixels[x, y] else { continue }
                if run?.color == color {
                    run?.count += 1
                } else {
                    if let run { counts[run.color, default: 0] += run.count }
                    run = (color, 1)
                }
            }
        }
        if let run { counts[run.color, default: 0] += run.count }
        return counts
    }
}

/// Six rows of pixels: for each colour, the dots that have it in each column.
private struct SixelBand {
    private let width: Int
    /// Colour by colour, one byte for each column. The lowest bit is the uppermost dot.
    private var dots: [UInt8]
    /// The columns in which each colour occurs; empty if it does not occur in the band.
    private var reach: [Range<Int>]

    init(width: Int, colors: Int) {
        self.width = width
        dots = Array(repeating: 0, count: width * colors)
        reach = Array(repeating: 0..<0, count: colors)
    }

    mutating func read(_ pixels: IndexedPixels, top: Int) {
        for y in top..<min(top + 6, pixels.height) {
            let bit = UInt8(1) << UInt8(y - top)
            for x in 0..<width {
                let color = Int(pixels.indices[y * width + x])
                if color < 0 { continue }
                dots[color * width + x] |= bit
                let columns = reach[color]
                if columns.isEmpty {
                    reach[color] = x..<x + 1
                } else if x < columns.lowerBound || x >= columns.upperBound {
                    reach[color] = min(x, columns.lowerBound)..<max(x + 1, columns.upperBound)
                }
            }
        }
    }

    /// Writes the colours one over the other, and clears the band.
    mutating func write(to output: inout SixelWriter) {
        var isFirst = true
        for color in reach.indices where !reach[color].isEmpty {
            if !isFirst { output.put("$") }
            isFirst = false
            output.put("#\(color)")
            output.repeats(0, reach[color].lowerBound)
            let base = color * width
            var run: (dots: UInt8, count: Int) = (0, 0)
            for x in reach[color] {
                if dots[base + x] == run.dots {
                    run.count += 1
                } else {
                    output.repeats(run.dots, run.count)
                    run = (dots[base + x], 1)
                }
                dots[base + x] = 0
            }
            output.repeats(run.dots, run.count)
            reach[color] = 0..<0
        }
    }
}

private struct SixelWriter {
    private(set) var bytes: [UInt8] = []

    mutating func put(_ text: String) { bytes += text.utf8 }

    /// Writes several columns with the same dots.
    mutating func repeats(_ dots: UInt8, _ count: Int) {
        let character = dots + UInt8(ascii: "?")
        if count > 3 {
            put("!\(count)")
            bytes.append(character)
        } else {
            for _ in 0..<count { bytes.append(character) }
        }
    }
}
