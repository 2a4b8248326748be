import Compline

/// The style of the night prayer. Rule: docs/rules/words.md, Compline.
enum PrayerStyle {
    /// How opaque less important text is. With 40 % it would have a contrast of 3.6 only.
    static let secondary = 0.7
    static let quiet = 0.55
}

extension PrayerColor {
    /// As in `#050510`.
    var hex: String {
        "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
