/// How many colours a terminal's text has.
public enum ColorDepth: Equatable, Sendable {
    /// Any colour, 8 bits each part.
    case trueColor
    /// The palette of xterm. Its first 16 colours are the user's own and are not used.
    case palette256

    /// What the environment says of the terminal: `COLORTERM`, or a `TERM` for direct colour.
    public init(environment: [String: String]) {
        let isTrue = ["truecolor", "24bit"].contains(environment["COLORTERM"])
        let isDirect = environment["TERM"]?.hasSuffix("-direct") ?? false
        self = isTrue || isDirect ? .trueColor : .palette256
    }

    /// A text in one colour on another; what comes after it has the terminal's own.
    public func styled(_ text: String, _ color: RGB, on ground: RGB) -> String {
        "\u{1b}[38;\(parameters(color));48;\(parameters(ground))m\(text)\u{1b}[0m"
    }

    /// What chooses a colour in an escape sequence, after 38 for the text or 48 for what is behind.
    func parameters(_ color: RGB) -> String {
        switch self {
        case .trueColor: "2;\(color.red);\(color.green);\(color.blue)"
        case .palette256: "5;\(XtermPalette.nearest(to: color))"
        }
    }
}
