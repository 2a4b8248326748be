/// The way in which a picture is shown.
public enum PictureFormat: Equatable, Sendable {
    case kitty
    case sixel(Sixel.Limits)
    case halfBlocks(ColorDepth)
    case braille

    /// What a terminal shows that says in its environment what it is. It need not be asked then.
    public init(environment: [String: String]) {
        let names = ["TERM", "TERM_PROGRAM"].compactMap { environment[$0]?.lowercased() }
        let isMultiplexer = TerminalQuery.isMultiplexer(environment)
        if !isMultiplexer, names.contains(where: Self.haveKittyGraphics.contains) {
            self = .kitty
        } else if !isMultiplexer, names.contains(where: { $0 == "foot" || $0.hasPrefix("foot-") }) {
            self = .sixel(Sixel.Limits())
        } else {
            self = .text(ColorDepth(environment: environment), environment)
        }
    }

    /// How a picture is shown as text: in the braille of a terminal without colours or with 16 of them, whose blocks show
    /// less than its dots. A console's font has no braille.
    ///
    /// - Parameter depth: nil for no colours.
    public static func text(_ depth: ColorDepth?, _ environment: [String: String]) -> Self {
        let isConsole = ScreenFeatures.Characters(environment: environment) == .console
        if !isConsole, depth ?? .palette16 == .palette16 { return .braille }
        return .halfBlocks(depth ?? .palette16)
    }

    private static let haveKittyGraphics: Set = [
        "xterm-kitty", "xterm-ghostty", "ghostty", "wezterm",
    ]
}
