/// A palette chosen for one picture, and how each colour of the picture is shown with it.
struct SixelPalette {
    /// At most as many colours as allowed.
    let colors: [RGB]

    /// A mix of two palette colours: a colour between them is shown as dots of both.
    struct Mix {
        let first: UInt8
        let second: UInt8
        /// How many of ``Dither/levels`` dots have the second colour.
        let share: UInt8
    }

    /// Sixel colours are set in percent. The palette contains only such colours, so that the
    /// terminal shows exactly what was chosen.
    static func percent(_ part: UInt8) -> Int { (Int(part) * 100 + 127) / 255 }

    static func part(percent: Int) -> UInt8 { UInt8((percent * 255 + 50) / 100) }

    /// - Parameters:
    ///   - counts: how often each colour occurs.
    ///   - limit: the most colours, from 2 to 256.
    init(for counts: [RGB: Int], limit: Int) {
        var boxes = [Box(counts.map { Box.Entry(color: $0.key, count: $0.value) })]
        while boxes.count < limit {
            // The box with the largest error.
            guard let worst = boxes.indices.max(by: { boxes[$0].error < boxes[$1].error }),
                let halves = boxes[worst].split()
            else { break }
            boxes[worst] = halves.0
            boxes.append(halves.1)
        }
        colors = Set(boxes.map(\.mean)).sorted {
            ($0.red, $0.green, $0.blue) < ($1.red, $1.green, $1.blue)
        }
    }

    /// The two palette colours that come nearest to a colour together. If several pairs come as
    /// near, the pair that is most alike, since its dots are least visible.
    func mix(for color: RGB) -> Mix {
        let wanted = color.vector
        let distances = colors.map { ($0.vector &- wanted).squaredLength }
        let first = distances.indices.min { distances[$0] < distances[$1] } ?? 0
        var best = (second: first, share: Int32(0), error: distances[first] * 16)
        if best.error == 0 { return Mix(first: UInt8(first), second: UInt8(first), share: 0) }
        let levels = Int32(Dither.levels)
        let away = wanted &- colors[first].vector
        for second in colors.indices where second != first {
            let way = colors[second].vector &- colors[first].vector
            let along = (way &* away).wrappedSum()
            guard along > 0 else { continue }
            let length = way.squaredLength
            let share = min(levels / 2, (along * levels + length / 2) / length)
            let missing = (away &* levels) &- (way &* share)
            // In sixteenths of a squared distance: the error of the mix, and a small part of the
            // contrast of its dots.
            let error = missing.squaredLength / levels + length / 4
            if error < best.error { best = (second, share, error) }
        }
        return Mix(first: UInt8(first), second: UInt8(best.second), share: UInt8(best.share))
    }
}

/// The order in which the dots of a square get the second of two colours (Bayer's ordered dither).
enum Dither {
    static let levels = 16

    /// - Returns: 0 ..< ``levels``.
    static func level(x: Int, y: Int) -> UInt8 { matrix[(y & 3) << 2 | (x & 3)] }

    private static let matrix: [UInt8] = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]
}

/// Colours that are shown as one, until the box is split in two (median cut, with the cut that
/// reduces the error most).
private struct Box {
    struct Entry {
        let color: RGB
        let count: Int

        func part(_ axis: Int) -> Int {
            switch axis {
            case 0: Int(color.red)
            case 1: Int(color.green)
            default: Int(color.blue)
            }
        }
    }

    private let entries: [Entry]
    private let count: Int
    private let sum: [Int]
    /// The sum of the squared distances from the mean.
    let error: Int

    init(_ entries: [Entry]) {
        self.entries = entries
        count = entries.reduce(0) { $0 + $1.count }
        var sum = [0, 0, 0]
        var squares = 0
        for entry in entries {
            for axis in 0..<3 {
                let part = entry.part(axis)
                sum[axis] += part * entry.count
                squares += part * part * entry.count
            }
        }
        self.sum = sum
        let whole = max(1, count)
        error = squares - sum.reduce(0) { $0 + $1 * $1 / whole }
    }

    /// The mean colour, rounded to what sixel can express.
    var mean: RGB {
        func part(_ axis: Int) -> UInt8 {
            let mean = (sum[axis] + count / 2) / max(1, count)
            return SixelPalette.part(percent: SixelPalette.percent(UInt8(mean)))
        }
        return RGB(part(0), part(1), part(2))
    }

    /// Splits the box so that each half is as uniform as possible; nil if it has only one colour.
    func split() -> (Box, Box)? {
        var best: (axis: Int, last: Int, gain: Double)?
        for axis in 0..<3 {
            guard let cut = cut(axis), cut.gain > best?.gain ?? 0 else { continue }
            best = (axis, cut.last, cut.gain)
        }
        guard let best else { return nil }
        return (
            Box(entries.filter { $0.part(best.axis) <= best.last }),
            Box(entries.filter { $0.part(best.axis) > best.last })
        )
    }

    /// The last value of the lower half, for which the two means are furthest apart, weighted by
    /// the number of pixels.
    private func cut(_ axis: Int) -> (last: Int, gain: Double)? {
        var counts = [Int](repeating: 0, count: 256)
        for entry in entries { counts[entry.part(axis)] += entry.count }
        var best: (last: Int, gain: Double)?
        var lower = (count: 0, sum: 0)
        for value in 0..<255 where counts[value] > 0 {
            lower.count += counts[value]
            lower.sum += counts[value] * value
            let upper = (count: count - lower.count, sum: sum[axis] - lower.sum)
            guard upper.count > 0 else { break }
            let apart =
                Double(upper.sum) / Double(upper.count) - Double(lower.sum) / Double(lower.count)
            let gain = apart * apart * Double(lower.count) * Double(upper.count) / Double(count)
            if gain > best?.gain ?? 0 { best = (value, gain) }
        }
        return best
    }
}

extension RGB {
    fileprivate var vector: SIMD3<Int32> { SIMD3(Int32(red), Int32(green), Int32(blue)) }
}

extension SIMD3<Int32> {
    fileprivate var squaredLength: Int32 { (self &* self).wrappedSum() }
}
