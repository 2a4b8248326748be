import FullScreen
import Picture

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
            let color = Palette.sky(at: (Double(row) + 0.5) / Double(count))
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
}

extension RGB {
    /// Whether no component differs by more than a few steps.
    func isLike(_ other: RGB) -> Bool {
        zip([red, green, blue], [other.red, other.green, other.blue]).allSatisfy {
            abs(Int($0) - Int($1)) <= 4
        }
    }
}
