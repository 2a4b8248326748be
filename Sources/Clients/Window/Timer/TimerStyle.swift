import Picture

/// The style sheet of the timer. Sizes are in points, so that they follow the size of the desktop's
/// text: 36 points are 48 pixels.
///
/// Rule: docs/rules/picture.md, Palette.
enum TimerStyle {
    static let sheet = """
        .timer .elapsed {
            font-size: 36pt;
            font-weight: 300;
            font-feature-settings: "tnum";
            color: #E0D6C7;
        }
        .timer .phase { font-size: 12pt; }
        .timer .companion { font-size: 11pt; line-height: 1.45; color: #C8C0BE; }
        .timer .detail { font-size: 10pt; color: #ADA6BD; font-feature-settings: "tnum"; }
        .timer.rest .phase { font-size: 20pt; font-weight: 300; color: #E0D6C7; }
        .timer .purpose { font-size: 11pt; color: #C8C0BE; }
        .timer .water { min-height: 46px; }
        .timer .answer { margin-top: 0; margin-bottom: 0; }
        .timer .light {
            font-family: \(Palette.serifs);
            font-weight: 300;
            font-size: 10pt;
            line-height: 1.6;
            letter-spacing: 1.2px;
            color: alpha(#F0EDE6, \(Palette.scriptureOpacity));
        }
        .timer .citation {
            font-family: \(Palette.serifs);
            font-weight: 300;
            font-size: 8.5pt;
            letter-spacing: 1.6px;
            color: alpha(#F0EDE6, \(Palette.citationOpacity));
        }
        .timer button.bare {
            background: none;
            box-shadow: none;
            border: none;
            padding: 2px 10px;
            min-height: 24px;
        }
        .timer button.why { color: #ADA6BD; font-size: 9pt; padding: 2px 14px; min-height: 26px; }
        .timer .quiet, .timer .quiet > button {
            color: #E0D6C7;
            font-size: 10pt;
            font-weight: normal;
            font-feature-settings: "tnum";
        }
        .timer .quiet label { font-weight: normal; }
        .timer .main { border-radius: 999px; background-color: alpha(#948CA6, 0.28); }
        .timer .main > button, .timer .main > menubutton > button {
            background: none;
            color: #E0D6C7;
            font-weight: normal;
            min-height: 42px;
            padding-top: 0;
            padding-bottom: 0;
        }
        .timer .main > button { padding-left: 34px; padding-right: 34px; }
        .timer .main > menubutton > button { padding-left: 12px; padding-right: 14px; }
        .timer .main > button:not(.alone):dir(ltr) { border-radius: 999px 0 0 999px; padding-right: 22px; }
        .timer .main > button:not(.alone):dir(rtl) { border-radius: 0 999px 999px 0; padding-left: 22px; }
        .timer .main > menubutton:dir(ltr) > button { border-radius: 0 999px 999px 0; }
        .timer .main > menubutton:dir(rtl) > button { border-radius: 999px 0 0 999px; }
        .timer .main > button.alone { border-radius: 999px; }
        .timer .main button:hover { background-color: alpha(#E0D6C7, 0.1); }
        .timer .main button:active, .timer .main button:checked {
            background-color: alpha(#E0D6C7, 0.18);
        }
        .timer .glyph { color: #F0EDE6; -gtk-icon-size: 24px; min-width: 34px; padding: 0; }
        .timer .glyph.small, .timer menubutton.glyph.small > button { -gtk-icon-size: 16px; }
        .timer *:focus-visible { outline-color: alpha(#F0EDE6, 0.7); }
        .timer popover > contents, .timer popover > arrow {
            background-color: #261F2C;
            color: #E0D6C7;
        }
        .timer popover entry { background-color: alpha(#E0D6C7, 0.1); color: #E0D6C7; }
        .timer popover modelbutton:hover, .timer popover modelbutton:selected {
            background-color: alpha(#E0D6C7, 0.12);
        }
        .timer popover .problem { color: #E8A94E; }
        .timer .entry-time { font-feature-settings: "tnum"; opacity: 0.75; }
        .timer .entry-amount { font-feature-settings: "tnum"; }
        .timer windowcontrols > button { color: #E0D6C7; }

        .timer.high-contrast { background: #0D0D1A; }
        .timer.high-contrast .elapsed, .timer.high-contrast label,
        .timer.high-contrast .light, .timer.high-contrast .citation {
            color: #FFFFFF;
            opacity: 1;
        }
        .timer.high-contrast .glyph { opacity: 1; }
        .timer.high-contrast button { box-shadow: inset 0 0 0 1px #FFFFFF; }
        .timer.high-contrast button.bare { box-shadow: none; }
        .timer.high-contrast popover > contents { border: 1px solid #FFFFFF; }
        """
}
