/// How many colours text in a terminal can have.
public enum ColorDepth: Equatable, Sendable {
    /// 24 bits: 8 for each of red, green and blue.
    case trueColor
    /// The 256 colours of xterm. The first 16 are set by the user, and are not used.
    case palette256
    /// The 16 colours of a console, which are set by the user. Whether the ground is dark or light
    /// is unknown, so the ground is left as it is, and text gets colours that are readable on both.
    case palette16

    /// Derives the depth from `COLORTERM` and `TERM`.
    public init(environment: [String: String]) {
        let name = environment["TERM"] ?? ""
        if ["truecolor", "24bit"].contains(environment["COLORTERM"]) || name.hasSuffix("-direct") {
            self = .trueColor
        } else if Self.consoles.contains(name) || name.hasSuffix("-16color") {
            self = .palette16
        } else {
            self = .palette256
        }
    }

    /// The names of terminals with 8 or 16 colours.
    private static let consoles: Set = ["linux", "ansi", "cygwin", "xterm-color"]
}
