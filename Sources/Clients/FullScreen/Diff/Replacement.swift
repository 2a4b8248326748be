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
        if let known = Self.replacements[self] { return known }
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

    private static let replacements: [Character: Character] = {
        var table: [Character: Character] = [:]
        for (characters, replacement) in groups {
            for character in characters { table[character] = replacement }
        }
        return table
    }()

    private static let groups: [(String, Character)] = [
        ("‐‑‒–—―−─━┄┅┈┉╌╍═╴╶╸╺", "-"), ("│┃┆┇┊┋╎╏║╵╷╹╻", "|"),
        ("┌┐└┘├┤┬┴┼┏┓┗┛┣┫┳┻╋╔╗╚╝╠╣╦╩╬╭╮╰╯", "+"), ("‘’‚‛′´ʼ", "'"), ("“”„‟″«»", "\""),
        ("·∙⋅․…", "."), ("•●◉⬤∗★✦✧✶✷✸✹⋆☀✨◆⭐🕯", "*"), ("○◯◌◦☆◇⚬", "o"), ("☾☽🌙", ")"),
        ("→►▶▸➜➤›⟶⇒", ">"), ("←◄◀◂‹⟵⇐", "<"), ("↑▲▴⇑", "^"), ("↓▼▾⇓", "v"), ("✓✔", "+"),
        ("×✕✖✗✘", "x"), ("█▉▊▋▌▐■▓", "#"), ("▒◼▪", "+"), ("░▫", "."), ("▀", "\""), ("▄▂▃▁", "_"),
        ("▅▆▇", "#"), ("□☐", "o"), ("\u{a0}\u{2002}\u{2003}\u{2007}\u{2009}\u{200a}\u{202f}", " "),
        ("ÀÁÂÃÄÅĀĂĄ", "A"), ("àáâãäåāăąª", "a"), ("ÇĆČ", "C"), ("çćč", "c"), ("ĐĎÐ", "D"),
        ("đďð", "d"), ("ÈÉÊËĒĖĘĚ", "E"), ("èéêëēėęě", "e"), ("Ğ", "G"), ("ğ", "g"),
        ("ÌÍÎÏĪİ", "I"), ("ìíîïīı", "i"), ("ŁĽ", "L"), ("łľ", "l"), ("ÑŃŇ", "N"), ("ñńň", "n"),
        ("ÒÓÔÕÖØŌŐ", "O"), ("òóôõöøōőº°", "o"), ("ŘŔ", "R"), ("řŕ", "r"), ("ŚŠŞȘẞ", "S"),
        ("śšşșß", "s"), ("ŤȚ", "T"), ("ťț", "t"), ("ÙÚÛÜŪŮŰ", "U"), ("ùúûüūůűµ", "u"),
        ("ÝŸ", "Y"), ("ýÿ", "y"), ("ŹŻŽ", "Z"), ("źżž", "z"),
    ]
}
