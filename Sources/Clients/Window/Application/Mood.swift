import Picture

/// The colours of the screens and dialogs that are not pictures.
enum Mood: String, CaseIterable {
    /// The colours of the timer's evening sky.
    case dusk
    /// The colours of the desktop.
    case desktop
}

/// The colours of ``Mood/dusk``. Rule: docs/rules/picture.md, Palette.
enum DuskStyle {
    static let ground = Palette.duskBase
    static let text = Palette.highlight
    /// What lies above the ground: dialogs, menus.
    static let raised = Color(0x261F2C)
    /// Switches that are on, and the button that matters.
    static let accent = Palette.accent
    static let onAccent = Palette.deepNight
    /// An act that deletes.
    static let destructive = Color(0xF0A29A)
    /// How much of the text's colour a card has.
    static let cardPart = 0.07

    private static let card = "alpha(\(text.hex), \(cardPart))"

    /// The colours of libadwaita by their names there.
    static let colors: [(name: String, value: String)] =
        ["window", "view"].flatMap { pair($0, ground.hex) }
        + ["headerbar", "dialog", "popover"].flatMap { pair($0, raised.hex) }
        + pair("card", card)
        + [
            ("headerbar_backdrop_color", ground.hex),
            ("warning_color", Palette.tones[1].hex),
            ("accent_bg_color", accent.hex), ("accent_fg_color", onAccent.hex),
            ("accent_color", accent.mixed(with: Color(0xFFFFFF), 0.3).hex),
            ("destructive_bg_color", destructive.hex), ("destructive_fg_color", onAccent.hex),
            ("destructive_color", destructive.hex), ("error_color", destructive.hex),
        ]

    private static func pair(_ name: String, _ value: String) -> [(name: String, value: String)] {
        [("\(name)_bg_color", value), ("\(name)_fg_color", text.hex)]
    }

    /// - Parameter hasProperties: whether the colours are custom properties too, as from GTK 4.16 on.
    static func sheet(hasProperties: Bool) -> String {
        let names = colors.map { "@define-color \($0.name) \($0.value);\n" }.joined()
        let properties = colors.map {
            "--" + String($0.name.map { $0 == "_" ? "-" : $0 }) + ": \($0.value);"
        }
        return names + (hasProperties ? ":root { \(properties.joined(separator: " ")) }\n" : "")
    }
}
