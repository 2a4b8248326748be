/// The way in which a picture is shown.
public enum PictureFormat: Equatable, Sendable {
    case kitty
    case sixel(Sixel.Limits)
    case halfBlocks(ColorDepth)
    case braille

    /// What a terminal shows that says in its environment what it is. It need not be asked then.
    public init(environment: [String: String]) {
        let names = ["TERM", "TERM_PROGRAM"].compactMap { environment[$0]?.lowercased() }
        let isMultiplexer = environment["TMUX"] != nil || environment["STY"] != nil
        if !isMultiplexer, names.contains(where: Self.haveKittyGraphics.contains) {
            self = .kitty
        } else if !isMultiplexer, names.contains(where: { $0 == "foot" || $0.hasPrefix("foot-") }) {
            self = .sixel(Sixel.Limits())
        } else {
            self = .halfBlocks(ColorDepth(environment: environment))
        }
    }

    private static let haveKittyGraphics: Set = [
        "xterm-kitty", "xterm-ghostty", "ghostty", "wezterm",
    ]
}
