import Compline
import FullScreen

extension RGB {
    init(_ color: PrayerColor) { self.init(color.red, color.green, color.blue) }
}

extension Frame {
    /// Draws a source of light into an area: with half blocks where the night can be painted, otherwise with
    /// dots, and in an ASCII locale with characters.
    ///
    /// - Parameters:
    ///   - shown: the rows of the screen in which it may be drawn, as when a page is scrolled.
    mutating func draw(
        _ source: some LightSource, in area: CellArea, shown: Range<Int>, _ ink: PrayerColors,
        _ characters: ScreenFeatures.Characters
    ) {
        if characters == .unicode, ink.hasNight {
            let rows = area.rowRange.clamped(to: shown)
            guard let pixels = Self.pixels(source, area, rows, ink) else { return }
            return draw(
                pixels, .halfBlocks(.trueColor), row: rows.lowerBound, column: area.column)
        }
        let middle = Double(area.columns) / 2
        for row in area.rowRange where shown.contains(row) {
            let y = Double(row - area.row) * 2
            for column in area.columnRange {
                let x = Double(column - area.column) - middle
                self[row, column] =
                    characters == .unicode
                    ? Self.dots(source, x, y, ink) : Self.ascii(source, x, y, ink)
            }
        }
    }

    /// The light of some rows of an area, with the night behind it; nil if there is no such row.
    private static func pixels(
        _ source: some LightSource, _ area: CellArea, _ rows: Range<Int>, _ ink: PrayerColors
    ) -> Pixels? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(area.columns * rows.count * 8)
        for y in 0..<rows.count * 2 {
            let y = Double((rows.lowerBound - area.row) * 2 + y) + 0.5
            for x in 0..<area.columns {
                let x = Double(x) - Double(area.columns) / 2 + 0.5
                let color = PrayerColor.night.lit(by: source.light(x: x, y: y), ink.opacity)
                bytes += [color.red, color.green, color.blue, 255]
            }
        }
        return Pixels(width: area.columns, height: rows.count * 2, bytes: bytes)
    }

    private static func dots(
        _ source: some LightSource, _ x: Double, _ y: Double, _ ink: PrayerColors
    ) -> Cell {
        let dots = Braille.character { column, row in
            let (dx, dy) = (0.25 + Double(column) / 2, 0.25 + Double(row) / 2)
            return source.shape(x: x + dx, y: y + dy).cover >= 0.5
        }
        guard dots != "\u{2800}" else { return Cell(" ", ink.ground) }
        let color = ink.depth == nil ? nil : RGB(source.shape(x: x + 0.5, y: y + 1).color)
        return Cell(Character(dots), TextStyle(color))
    }

    private static func ascii(
        _ source: some LightSource, _ x: Double, _ y: Double, _ ink: PrayerColors
    ) -> Cell {
        let points = [(0.25, 0.5), (0.75, 0.5), (0.25, 1.5), (0.75, 1.5)]
        let cover = points.reduce(0) { $0 + source.shape(x: x + $1.0, y: y + $1.1).cover } / 4
        let ramp: [Character] = [" ", ".", ":", "o", "O"]
        let character = ramp[min(ramp.count - 1, Int((cover * 4.5).rounded(.down)))]
        var style = ink.ground
        if character != " ", ink.depth != nil {
            let color = RGB(source.shape(x: x + 0.5, y: y + 1).color)
            style.color = ink.hasNight ? ink.light(color, 1) : color
        }
        return Cell(character, style)
    }
}
