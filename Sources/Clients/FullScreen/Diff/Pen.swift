/// How a terminal writes text: a style as far as the terminal can show it.
struct Pen: Hashable {
    var foreground = TerminalColor.standard
    var background = TerminalColor.standard
    var attributes: TextAttributes = []

    static let plain = Pen()

    /// The escape sequence that changes from another pen; "" if there is no difference.
    ///
    /// - Parameter other: nil if the present pen is unknown.
    func change(from other: Pen?) -> String {
        if self == other { return "" }
        guard self != .plain else { return "\u{1b}[0m" }
        var parameters: [String] = []
        var before = other ?? .plain
        // Most attributes can only be switched off together.
        if other == nil || !before.attributes.isSubset(of: attributes) {
            parameters.append("0")
            before = .plain
        }
        for (attribute, parameter) in Self.attributes
        where attributes.contains(attribute) && !before.attributes.contains(attribute) {
            parameters.append(parameter)
        }
        if foreground != before.foreground { parameters.append(foreground.foreground) }
        if background != before.background { parameters.append(background.background) }
        return "\u{1b}[\(parameters.joined(separator: ";"))m"
    }

    private static let attributes: [(TextAttributes, String)] = [
        (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underlined, "4"), (.reversed, "7"),
    ]
}

/// Turns styles into pens.
struct PenCache {
    private let colors: ColorDepth?
    /// What the terminal shows.
    private let attributes: TextAttributes
    /// What was found before. A frame uses the same few colours again and again.
    private var known: [RGB: TerminalColor] = [:]

    init(_ features: ScreenFeatures) {
        colors = features.colors
        attributes = features.showsDim ? .all : .all.subtracting(.dim)
    }

    /// - Parameter isBlank: whether the character is a space. Then only its ground can be seen.
    mutating func pen(_ style: TextStyle, isBlank: Bool) -> Pen {
        var pen = Pen()
        let shown: TextAttributes = isBlank ? [.underlined, .reversed] : attributes
        pen.attributes = style.attributes.intersection(shown)
        guard let colors else { return pen }
        if let ground = style.ground, colors != .palette16 {
            pen.background = color(ground, colors)
        }
        if let color = style.color, !isBlank || !pen.attributes.isEmpty {
            pen.foreground = self.color(color, colors)
        }
        return pen
    }

    private mutating func color(_ color: RGB, _ colors: ColorDepth) -> TerminalColor {
        if colors == .trueColor { return .rgb(color) }
        if let known = known[color] { return known }
        if known.count > 10_000 { known = [:] }
        let nearest = colors.foreground(color)
        known[color] = nearest
        return nearest
    }
}

extension TextAttributes {
    static let all: Self = [.bold, .dim, .italic, .underlined, .reversed]
}
