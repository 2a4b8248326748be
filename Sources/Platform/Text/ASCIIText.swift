extension Character {
    /// The character of ASCII that is most like it, of its own width or narrower; nil if it is of ASCII itself, or
    /// nothing in ASCII is like it.
    package var ascii: Character? { Self.asciiCharacters[self] }

    private static let asciiCharacters: [Character: Character] = {
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

/// Whether the name of a character set is that of UTF-8.
package func isUTF8(_ charset: some StringProtocol) -> Bool {
    ["utf-8", "utf8"].contains(charset.lowercased())
}
