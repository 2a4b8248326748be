import CAdwaita
import Compline
import Picture

/// The style sheet of the window: `window.css`, and what depends on the desktop. Rule: docs/rules/picture.md, Palette.
final class Style {
    /// The colours of what is not a picture.
    private(set) var mood: Mood
    private let provider: UnsafeMutablePointer<GtkCssProvider> = gtk_css_provider_new()
    private let manager = notNull(adw_style_manager_get_default())

    /// Adds the style sheet to the display. Make it once, after GTK has started. It stays for as long as
    /// the program runs.
    init() {
        mood = WindowFile.mood
        use(mood)
        for property in ["high-contrast", "dark"] {
            onChange(of: property, manager.object) { [unowned self] in use(mood) }
        }
        TextScale.follow { [unowned self] in use(mood) }
        gtk_style_context_add_provider_for_display(
            gdk_display_get_default(), OpaquePointer(provider),
            UInt32(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    }

    /// Shows everything in a mood. In high contrast the desktop's own colours stay.
    func use(_ mood: Mood) {
        self.mood = mood
        let isDusk = mood == .dusk && !hasHighContrast
        adw_style_manager_set_color_scheme(
            manager, isDusk ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_DEFAULT)
        let colors = isDusk ? DuskStyle.sheet(hasProperties: gtk_get_minor_version() >= 16) : ""
        gtk_css_provider_load_from_data(
            provider,
            colors + Self.named + Self.sheet + (sky == nil ? "" : Self.skyHeader)
                + (hasHighContrast ? "" : Self.quietText)
                + (hasHighContrast ? Self.highContrast : "")
                + (TextScale.isLarge ? Self.largeText : ""), -1)
    }

    var hasHighContrast: Bool { adw_style_manager_get_high_contrast(manager) != 0 }

    // MARK: Skies

    /// Behind the timer, which has one in all colours.
    var timerSky: Scene.DuskMark.Sky? { hasHighContrast ? nil : .dusk }

    /// Behind the screens that have no picture. In the desktop's dark colours there is none.
    var sky: Scene.DuskMark.Sky? {
        if hasHighContrast { return nil }
        if mood == .dusk { return .dusk }
        return isDawn ? .dawn : nil
    }

    /// Whether the screens that have no picture are light.
    var isDawn: Bool { mood == .desktop && adw_style_manager_get_dark(manager) == 0 }

    /// The sky is behind the header bar too.
    private static let skyHeader = """
        .calendar headerbar, .settings headerbar {
            background: none;
            box-shadow: none;
            border: none;
        }

        """

    /// What is drawn and does not follow libadwaita by itself.
    private static let highContrast = """
        .inscription, .inscription-citation { color: white; }
        .answer { box-shadow: inset 0 0 0 1px white; color: white; }
        .answer button { color: white; }

        """

    /// The large digits and titles grow less than other text, so that they stay in one line.
    private static let largeText = """
        headerbar .title { font-size: 0.62em; }
        .timer .elapsed { font-size: 25pt; }
        .timer .companion { line-height: 1.3; }

        """

    /// Text that libadwaita shows at 55 %, with a contrast of only 3.3 in its light colours. Here it is
    /// at least 4.5 (WCAG 2.1, 1.4.3). In high contrast libadwaita's own is higher.
    private static let quietText = """
        label.dim-label, row label.subtitle, row.entry label.title { opacity: 0.7; }

        """

    /// What `window.css` leaves to this program: the colours by their names, the fonts of Scripture, the lengths of
    /// crossings, and the dots of the calendar.
    static let named: String = {
        let colors = [
            ("dusk_base", Palette.duskBase.hex), ("deep_night", Palette.deepNight.hex),
            ("highlight", Palette.highlight.hex), ("star", Palette.star.hex),
            ("lavender", Palette.accent.hex), ("amber", Palette.tones[1].hex),
            ("soft", "#C8C0BE"), ("faint", "#ADA6BD"), ("raised", DuskStyle.raised.hex),
            ("forest_ground", Palette.forestGround.hex),
            ("scripture", "alpha(\(Palette.star.hex), \(Palette.scriptureOpacity))"),
            ("citation", "alpha(\(Palette.star.hex), \(Palette.citationOpacity))"),
            ("night", PrayerColor.night.hex), ("prayer_text", PrayerColor.text.hex),
            ("prayer_button", PrayerColor.button.hex),
            ("prayer_secondary", "alpha(white, \(PrayerStyle.secondary))"),
            ("prayer_quiet", "alpha(white, \(PrayerStyle.quiet))"),
        ]
        return colors.map { "@define-color \($0) \($1);\n" }.joined() + """
            .timer .light, .timer .citation, .inscription, .inscription-citation, .prayer-scripture {
                font-family: \(Palette.serifs);
                font-weight: 300;
            }
            .prayer-crossing { transition: opacity \(PrayerCrossing.fadeIn)s ease-in-out; }
            .prayer-crossing.leaving {
                opacity: 0;
                transition: opacity \(PrayerCrossing.fadeOut)s ease-in-out;
            }

            """ + CalendarStyle.tones
    }()

    /// Everything else.
    static let sheet = String(decoding: PackageResources.window_css, as: UTF8.self)
}

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
