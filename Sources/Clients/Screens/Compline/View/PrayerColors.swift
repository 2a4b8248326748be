import Compline
import FullScreen

/// The colours of the prayer, for what a terminal can show. Rule: docs/rules/words.md, Compline.
struct PrayerColors: Equatable {
    /// nil for no colours.
    let depth: ColorDepth?
    /// How much can be seen of what is drawn, from 0 to 1. Less than 1 while it fades.
    var opacity = 1.0

    enum Tone: Equatable {
        case title
        case text
        /// A text that is quoted.
        case quoted
        case secondary
        /// What can be overlooked: the time, a citation.
        case quiet
        case button
        /// The edge of a button.
        case edge
        case link(isChosen: Bool)
        /// Text that the user types.
        case typed
    }

    static let night = RGB(PrayerColor.night)
    static let text = RGB(PrayerColor.text)
    static let candle = RGB(PrayerColor.candle)
    static let button = RGB(PrayerColor.button)
    private static let white = RGB(PrayerColor.white)

    /// Whether the night can be painted. With fewer colours the terminal keeps its own ground, which
    /// may be light, and text keeps the terminal's own colour.
    var hasNight: Bool { depth == .trueColor || depth == .palette256 }

    /// The style of an empty place.
    var ground: TextStyle { TextStyle(nil, on: hasNight ? Self.night : nil) }

    func style(_ tone: Tone) -> TextStyle {
        hasNight ? nightStyle(tone) : plainStyle(tone)
    }

    /// A light in front of the night.
    ///
    /// - Parameter strength: from 0 to 1.
    func light(_ color: RGB, _ strength: Double) -> RGB {
        Self.night.mixed(with: color, strength * opacity)
    }

    private func nightStyle(_ tone: Tone) -> TextStyle {
        switch tone {
        case .title: TextStyle(light(Self.text, 1), .bold)
        case .text: TextStyle(light(Self.text, 1))
        case .quoted: TextStyle(light(Self.text, 1), .italic)
        case .secondary: TextStyle(light(Self.white, 0.7))
        case .quiet: TextStyle(light(Self.white, 0.55))
        case .button: TextStyle(onButton, on: face)
        case .edge: TextStyle(light(Self.text, 0.3))
        case .link(false): TextStyle(light(Self.white, 0.7), .underlined)
        case .link(true): TextStyle(onButton, on: face, .underlined)
        case .typed: TextStyle(light(Self.text, 1), on: light(Self.text, 0.07))
        }
    }

    /// The face of a button, as opaque as in the window.
    private var face: RGB { light(Self.button, 0.65) }

    private var onButton: RGB { face.mixed(with: Self.text, opacity) }

    private func plainStyle(_ tone: Tone) -> TextStyle {
        switch tone {
        case .title: TextStyle(nil, .bold)
        case .text, .typed: .plain
        case .quoted: TextStyle(nil, .italic)
        case .secondary, .quiet, .edge: TextStyle(nil, .dim)
        case .button, .link(true): TextStyle(nil, .reversed)
        case .link(false): TextStyle(nil, .underlined)
        }
    }
}

extension TextStyle {
    fileprivate init(_ color: RGB?, _ attributes: TextAttributes) {
        self.init(color, on: nil, attributes)
    }
}
