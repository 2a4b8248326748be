import Glibc
import Picture

/// The colours of the dots in the calendar. Rule: docs/rules/domain.md, Calendar.
enum DotTone {
    /// The contrast that a mark needs (WCAG 2.1, 1.4.11).
    static let contrast = 3.0

    /// The background of a window of libadwaita.
    static func background(isDark: Bool) -> Color { Color(isDark ? 0x242424 : 0xFAFAFA) }

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
        return steps.first { contrast($0, background) >= contrast } ?? edge
    }

    /// The contrast of two colours (WCAG 2.1, "contrast ratio").
    static func contrast(_ a: Color, _ b: Color) -> Double {
        let (light, dark) = (max(luminance(a), luminance(b)), min(luminance(a), luminance(b)))
        return (light + 0.05) / (dark + 0.05)
    }

    private static func luminance(_ color: Color) -> Double {
        0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }

    /// The light of a component.
    private static func linear(_ part: Double) -> Double {
        part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
}
