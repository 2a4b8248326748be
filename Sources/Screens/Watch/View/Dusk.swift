import Picture
import TerminalPicture

/// The dusk behind the timer: one colour for each row. Rule: docs/rules/picture.md, Palette.
///
/// From row to row a colour changes by one step of 255 or two, so half steps would not be seen. They
/// would be drawn with half blocks whose two colours are almost equal, which kitty 0.26 shows in red.
struct Dusk: Equatable {
    /// From top to bottom.
    private(set) var rows: [RGB]

    /// - Parameter isDithered: whether neighbouring steps alternate, so that no bands are seen.
    init(rows count: Int, isDithered: Bool) {
        let count = max(1, count)
        var missing = (0.0, 0.0, 0.0)
        rows = (0..<count).map { row in
            let color = Self.color(at: (Double(row) + 0.5) / Double(count))
            // The rounding error of a row is passed to the next one.
            func step(_ part: Double, _ missing: inout Double) -> UInt8 {
                let wanted = part * 255 + (isDithered ? missing : 0)
                let rounded = min(255, max(0, wanted.rounded()))
                missing = wanted - rounded
                return UInt8(rounded)
            }
            return RGB(
                step(color.red, &missing.0), step(color.green, &missing.1),
                step(color.blue, &missing.2))
        }
    }

    /// As a terminal shows it best: without bands.
    init(rows count: Int, _ depth: ColorDepth) {
        self.init(rows: count, isDithered: depth == .trueColor)
        rows = rows.map(depth.inSky)
    }

    /// The nearest row's colour if there is no such row.
    subscript(row: Int) -> RGB { rows[min(max(0, row), rows.count - 1)] }

    /// - Parameter depth: from 0, the top, to 1.
    static func color(at depth: Double) -> Color {
        let stops = Palette.dusk
        guard let next = stops.firstIndex(where: { $0.0 >= depth }) else {
            return stops[stops.count - 1].1
        }
        if next == 0 { return stops[0].1 }
        let (from, to) = (stops[next - 1], stops[next])
        return from.1.mixed(with: to.1, (depth - from.0) / (to.0 - from.0))
    }
}

extension RGB {
    /// A colour between this one and another.
    ///
    /// - Parameter part: 0 for this colour, 1 for the other.
    func mixed(with other: RGB, _ part: Double) -> RGB {
        func mix(_ from: UInt8, _ to: UInt8) -> UInt8 {
            let value = Double(from) + (Double(to) - Double(from)) * part
            return UInt8(min(255, max(0, value.rounded())))
        }
        return RGB(mix(red, other.red), mix(green, other.green), mix(blue, other.blue))
    }

    /// Whether no component differs by more than a few steps.
    func isLike(_ other: RGB) -> Bool {
        zip([red, green, blue], [other.red, other.green, other.blue]).allSatisfy {
            abs(Int($0) - Int($1)) <= 4
        }
    }
}
