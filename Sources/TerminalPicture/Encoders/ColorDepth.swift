/// How many colours text in a terminal can have.
public enum ColorDepth: Equatable, Sendable {
    /// 24 bits: 8 for each of red, green and blue.
    case trueColor
    /// The 256 colours of xterm. The first 16 are set by the user, and are not used.
    case palette256

    /// Derives the depth from `COLORTERM` and `TERM`.
    public init(environment: [String: String]) {
        let isTrue = ["truecolor", "24bit"].contains(environment["COLORTERM"])
        let isDirect = environment["TERM"]?.hasSuffix("-direct") ?? false
        self = isTrue || isDirect ? .trueColor : .palette256
    }

    /// Text in a colour on a background; afterwards the terminal's default colours apply.
    public func styled(_ text: String, _ color: RGB, on ground: RGB) -> String {
        "\u{1b}[38;\(parameters(color));48;\(parameters(ground))m\(text)\u{1b}[0m"
    }

    /// The parameters that select a colour in an escape sequence, after 38 (foreground) or 48
    /// (background).
    func parameters(_ color: RGB) -> String {
        switch self {
        case .trueColor: "2;\(color.red);\(color.green);\(color.blue)"
        case .palette256: "5;\(XtermPalette.nearest(to: color))"
        }
    }
}
