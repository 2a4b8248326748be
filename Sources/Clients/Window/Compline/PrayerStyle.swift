import Compline
import Picture

/// The style sheet of the night prayer. Rule: docs/rules/words.md, Compline.
enum PrayerStyle {
    /// How opaque less important text is. With 40 % it would have a contrast of 3.6 only.
    static let secondary = 0.7
    static let quiet = 0.55

    private static let night = PrayerColor.night.hex
    private static let text = PrayerColor.text.hex
    private static let button = PrayerColor.button.hex

    static let sheet = """
        .prayer { background-color: \(night); color: \(text); }
        .prayer headerbar {
            background: none;
            box-shadow: none;
            border: none;
            color: inherit;
        }
        .prayer scrolledwindow undershoot, .prayer scrolledwindow overshoot { background: none; }
        .prayer-crossing { transition: opacity \(PrayerCrossing.fadeIn)s ease-in-out; }
        .prayer-crossing.leaving {
            opacity: 0;
            transition: opacity \(PrayerCrossing.fadeOut)s ease-in-out;
        }
        .prayer-page { padding: 20px; }
        .prayer-focus:focus-visible { outline: none; }
        .prayer-title { font-size: 18pt; font-weight: 300; }
        .prayer-text { font-size: 12pt; }
        .prayer-scripture {
            font-family: \(Palette.serifs);
            font-weight: 300;
            font-size: 11.5pt;
            letter-spacing: 0.3px;
            line-height: 1.5;
        }
        .prayer-secondary { color: alpha(white, \(secondary)); font-size: 10.5pt; }
        .prayer-quiet { color: alpha(white, \(quiet)); font-size: 9.5pt; font-weight: normal; }
        .prayer-dots { color: alpha(white, \(quiet)); font-size: 7pt; letter-spacing: 2px; }
        .prayer-bottom { padding: 10px 20px 20px 20px; }
        .prayer .prayer-button {
            background-color: alpha(\(button), 0.65);
            box-shadow: inset 0 0 0 1px alpha(\(text), 0.3);
            color: \(text);
            min-width: 150px;
            padding-top: 9px;
            padding-bottom: 9px;
        }
        .prayer .prayer-button:hover { background-color: alpha(\(button), 0.8); }
        .prayer .glyph { color: \(text); }
        .prayer .reflection-open { color: alpha(white, \(secondary)); font-weight: normal; }
        .prayer .reflection {
            background-color: alpha(\(text), 0.07);
            color: \(text);
            border-radius: 12px;
        }
        .prayer .reflection textview, .prayer .reflection textview text {
            background: none;
            color: inherit;
            caret-color: \(text);
        }
        .prayer .reflection textview { font-size: 12pt; }
        .prayer *:focus-visible { outline-color: alpha(\(text), 0.7); }
        .prayer.high-contrast label { color: white; }
        .prayer.high-contrast .glyph { opacity: 1; }

        """
}

extension PrayerColor {
    /// As in `#050510`.
    var hex: String {
        "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
