/// The few colours that a picture is shown in, chosen for it, and what each of its own colours is
/// shown as.
struct SixelPalette {
    /// As many as were allowed, or fewer.
    let colors: [RGB]

    /// A colour between two of the palette is shown as dots of both.
    struct Mix {
        let first: UInt8
        let second: UInt8
        /// So many dots of ``Dither/levels`` are of the second.
        let share: UInt8
    }

    /// A terminal is told each part of a colour in percent. Chosen are only such colours, so that what
    /// is seen is what was chosen.
    static func percent(_ part: UInt8) -> Int { (Int(part) * 100 + 127) / 255 }

    static func part(percent: Int) -> UInt8 { UInt8((percent * 255 + 50) / 100) }

    /// - Parameters:
    ///   - counts: how often each colour occurs.
    ///   - limit: how many there may be, from 2 to 256.
    init(for counts: [RGB: Int], limit: Int) {
        var boxes = [Box(counts.map { Box.Entry($0.key, count: $0.value) })]
        while boxes.count < limit {
            // The one in which most is lost.
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

    /// The two colours that together come nearest to this one. Among those that come as near, the two
    /// that are more alike: their dots are less seen.
    func mix(for color: RGB) -> Mix {
        let wanted = SIMD3(color)
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
            // Sixteenths of a square: what is missed, and a little of what the dots differ.
            let error = missing.squaredLength / levels + length / 4
            if error < best.error { best = (second, share, error) }
        }
        return Mix(first: UInt8(first), second: UInt8(best.second), share: UInt8(best.share))
    }
}

/// In which order the dots of a square take the second of two colours: an ordered dither (Bayer).
enum Dither {
    static let levels = 16

    /// - Returns: 0 ..< ``levels``.
    static func level(x: Int, y: Int) -> UInt8 { matrix[(y & 3) << 2 | (x & 3)] }

    private static let matrix: [UInt8] = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]
}

/// Colours that are shown as one, until it is split in two (median cut, where the cut loses least).
private struct Box {
    struct Entry {
        let color: RGB
        let count: Int

        init(_ color: RGB, count: Int) {
            self.color = color
            self.count = count
        }

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
    /// The sum of all squared distances from the mean.
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

    /// As a terminal can be told it.
    var mean: RGB {
        func part(_ axis: Int) -> UInt8 {
            let mean = (sum[axis] + count / 2) / max(1, count)
            return SixelPalette.part(percent: SixelPalette.percent(UInt8(mean)))
        }
        return RGB(part(0), part(1), part(2))
    }

    /// Cuts it where the two parts are each most alike; nil where it has one colour.
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

    /// The last value of the lower part where both means are furthest apart, weighed by how many
    /// pixels they stand for.
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
    fileprivate var vector: SIMD3<Int32> { SIMD3(self) }
}

extension SIMD3<Int32> {
    fileprivate init(_ color: RGB) {
        self.init(Int32(color.red), Int32(color.green), Int32(color.blue))
    }

    fileprivate var squaredLength: Int32 { (self &* self).wrappedSum() }
}
