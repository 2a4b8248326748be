import Glibc
import Text

/// What a terminal can show.
public struct ScreenFeatures: Equatable, Sendable {
    /// How pictures are shown.
    public var pictures: PictureFormat
    /// nil for no colours.
    public var colors: ColorDepth?
    public var characters: Characters
    public var motion: Motion
    /// The size of a character in pixels; nil if it is unknown. While a program runs, ``ScreenSize``
    /// has the present one.
    public var cell: CellSize?
    /// Whether the terminal reports which key was pressed (``KeyReport``). The keys of letters then work on a layout
    /// without Latin letters too, by their place.
    public var reportsKeys = false
    /// Whether the terminal shows dim text so that it can be read on each ground. Otherwise it is shown as other text.
    public var showsDim = true

    public enum Characters: Equatable, Sendable {
        case unicode
        /// A Linux console with UTF-8: its font has letters, lines and blocks, but no braille and no
        /// symbols.
        case console
        /// A locale without UTF-8.
        case ascii
    }

    public enum Motion: Equatable, Sendable {
        case full
        /// Nothing moves: each change is shown at once.
        case reduced
    }

    public init(
        pictures: PictureFormat, colors: ColorDepth?, characters: Characters = .unicode,
        motion: Motion = .full, cell: CellSize? = nil
    ) {
        self.pictures = pictures
        self.colors = colors
        self.characters = characters
        self.motion = motion
        self.cell = cell
    }
}

extension ScreenFeatures {
    /// What a terminal can show by its answers and its environment.
    ///
    /// - Parameters:
    ///   - usesColor: whether the user wants colours, for example with `--color`. `NO_COLOR` counts
    ///     only if it is nil.
    ///   - environment: `TERM`, `COLORTERM`, `NO_COLOR` and the variables of the locale are used.
    public init(
        _ capabilities: TerminalCapabilities, usesColor: Bool? = nil,
        motion: Motion = .full, environment: [String: String]
    ) {
        let isUnwanted = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
        let hasColor = usesColor ?? !isUnwanted
        self.init(
            pictures: capabilities.format(hasColor: hasColor, environment: environment),
            colors: hasColor ? ColorDepth(environment: environment) : nil,
            characters: Characters(environment: environment), motion: motion,
            cell: capabilities.cell)
        reportsKeys = capabilities.reportsKeys
        showsDim = Self.showsDim { environment[$0] != nil }
    }

    /// Whether it is known that dim text can be read on each ground. VTE and xterm show it with two thirds of its light,
    /// which on a white ground is as clear. kitty mixes it with the ground, and its contrast falls below 2 there. Most
    /// others do not say what they are.
    ///
    /// - Parameter isSet: whether a variable of the environment is there.
    public static func showsDim(_ isSet: (String) -> Bool) -> Bool {
        ["VTE_VERSION", "XTERM_VERSION"].contains(where: isSet)
    }

    /// The size of a terminal that can show a full-screen program; nil if a descriptor is not a
    /// terminal, the terminal has no cursor to move, or it is too small.
    public static func screen(
        input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO, environment: [String: String]
    ) -> ScreenSize? {
        guard isatty(input) != 0, isatty(output) != 0,
            !["", "dumb", "unknown"].contains(environment["TERM"] ?? "")
        else { return nil }
        let screen = ScreenSize(of: output)
        return screen.isEnough ? screen : nil
    }
}

extension ScreenFeatures.Characters {
    /// Derives the characters from `TERM` and the locale.
    public init(environment: [String: String]) {
        let names = ["LC_ALL", "LC_CTYPE", "LANG"]
        let name = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        // A locale may be missing here and still say what the terminal shows.
        let charset = name.split(separator: "@").first?.split(separator: ".").dropFirst().first
        let isUnicode = charset.map { isUTF8($0) } ?? Self.isUnicode(charsetOf: name)
        self = !isUnicode ? .ascii : environment["TERM"] == "linux" ? .console : .unicode
    }

    private static func isUnicode(charsetOf name: String) -> Bool {
        guard let locale = newlocale(Int32(LC_CTYPE_MASK), name.isEmpty ? "C" : name, nil) else {
            return false
        }
        defer { freelocale(locale) }
        return nl_langinfo_l(Int32(CODESET), locale).map { isUTF8(String(cString: $0)) } ?? false
    }
}
