import CAdwaita
import Picture
import Text

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

/// The window's own file, with the mood that the user has chosen and the size of the window. The agent draws
/// nothing with them.
enum WindowFile {
    static let group = "window"
    private static let key = "mood"

    private static var folder: String { String(path: g_get_user_config_dir()) + "/atrest" }
    private static var path: String { folder + "/window.conf" }

    /// The dusk if nothing was chosen, or the file cannot be read.
    static var mood: Mood {
        withFile { file in
            guard let text = g_key_file_get_string(file, group, key, nil) else { return .dusk }
            defer { g_free(text) }
            return Mood(rawValue: String(cString: text)) ?? .dusk
        }
    }

    /// - Returns: false if it could not be stored.
    static func store(_ mood: Mood) -> Bool {
        store { g_key_file_set_string($0, group, key, mood.rawValue) }
    }

    /// - Parameter change: writes into the file.
    /// - Returns: false if it could not be stored.
    static func store(_ change: (OpaquePointer) -> Void) -> Bool {
        withFile { file in
            change(file)
            return folder.withPath { g_mkdir_with_parents($0, 0o700) } == 0
                && path.withPath { g_key_file_save_to_file(file, $0, nil) } != 0
        }
    }

    /// Other lines of the file stay.
    static func withFile<Result>(_ body: (OpaquePointer) -> Result) -> Result {
        let file = notNull(g_key_file_new())
        defer { g_key_file_unref(file) }
        _ = path.withPath { cadwaita_load(file, $0) }
        return body(file)
    }
}
