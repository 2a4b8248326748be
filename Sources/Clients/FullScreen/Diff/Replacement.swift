import Text

extension Character {
    /// The character, or what takes its place in a terminal that does not have it: one of its own
    /// width or narrower.
    func shown(with characters: ScreenFeatures.Characters) -> Character {
        switch characters {
        case .unicode: self
        case .console: isInConsoleFont ? self : consoleReplacement ?? replacement
        case .ascii: replacement
        }
    }

    /// Whether the fonts of a console have it.
    private var isInConsoleFont: Bool {
        guard unicodeScalars.count == 1, let value = unicodeScalars.first?.value else {
            return false
        }
        return isASCII || (0xa0...0xff).contains(value) || Self.consoleFont.contains(self)
    }

    private static let consoleFont = Set("–—‘’“”…•─│┌┐└┘├┤┬┴┼▀▄█▌▐░▒▓■")

    /// A character of a console's font that is more alike than an ASCII character.
    private var consoleReplacement: Character? {
        switch self {
        case "╭", "┏", "╔": "┌"
        case "╮", "┓", "╗": "┐"
        case "╰", "┗", "╚": "└"
        case "╯", "┛", "╝": "┘"
        case "━", "═", "╌", "┄": "─"
        case "┃", "║", "╎", "┆": "│"
        case "●", "◉", "⬤", "∙": "•"
        default: nil
        }
    }

    private var replacement: Character {
        if isASCII { return self }
        if let known = ascii { return known }
        guard let first = unicodeScalars.first else { return "?" }
        switch first.value {
        // The more dots of braille, the darker.
        case 0x2800...0x28ff: return Self.density((first.value & 0xff).nonzeroBitCount)
        // A letter with an accent of its own.
        case _ where unicodeScalars.count > 1 && first.isASCII: return Character(first)
        default: return "?"
        }
    }

    private static func density(_ dots: Int) -> Character {
        switch dots {
        case 0: " "
        case 1...2: "."
        case 3...5: ":"
        default: "#"
        }
    }
}
