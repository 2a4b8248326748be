import Picture

/// The colours of the dots in the calendar. Rule: docs/rules/domain.md, Calendar.
enum DotTone {
    /// The contrast that a mark needs (WCAG 2.1, 1.4.11).
    static let contrast = 3.0

    /// The background that has the least contrast with them: a dark window of libadwaita, or the darkest part of the
    /// dawn.
    static func background(isDark: Bool) -> Color {
        isDark
            ? Color(0x242424)
            : Palette.dawn.map(\.color).min { $0.luminance < $1.luminance }!
    }

    /// The tone of a tree, lighter or darker if that is needed to see it.
    static func color(_ tone: Int, isDark: Bool) -> Color {
        visible(Palette.tones[tone], isDark: isDark)
    }

    /// The ring of a fast that ended early.
    static func ring(isDark: Bool) -> Color { visible(Palette.treeGrey, isDark: isDark) }

    private static func visible(_ color: Color, isDark: Bool) -> Color {
        let background = background(isDark: isDark)
        let edge = Color(isDark ? 0xFFFFFF : 0x000000)
        let steps = (0...50).lazy.map { color.mixed(with: edge, Double($0) / 50) }
        return steps.first { $0.contrast(with: background) >= contrast } ?? edge
    }
}
