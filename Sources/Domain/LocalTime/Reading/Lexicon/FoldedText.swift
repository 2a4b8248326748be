extension String {
    /// In lower case and without accents, so that a word is found in every spelling: `Début` is `debut`, `LÄNGE`
    /// is `lange`, `Kapanış` is `kapanis`.
    package var folded: String { folded(FoldedText.bases) }

    /// The same, but with the letters that people type for one with a mark: "märz" and "maerz" are `maerz`.
    var foldedAsTyped: String { folded(FoldedText.typedBases) }

    private func folded(_ bases: [Character: String]) -> String {
        if utf8.allSatisfy({ $0 < 0x80 }) { return lowercased() }
        return lowercased().reduce(into: "") { $0 += bases[$1] ?? String($1) }
    }
}

private enum FoldedText {
    static let bases = letters([
        ("a", "àáâãäåāăąα\u{301}ά"), ("ae", "æ"), ("c", "çćĉċč"), ("d", "ďđð"),
        ("e", "èéêëēĕėęěέ"), ("g", "ĝğġģ"), ("h", "ĥħ"), ("i", "ìíîïĩīĭįıίϊ"), ("i", "i\u{307}"),
        ("j", "ĵ"), ("k", "ķ"), ("l", "ĺļľŀł"), ("n", "ñńņňŋ"), ("o", "òóôõöøōŏőό"), ("oe", "œ"),
        ("r", "ŕŗř"), ("s", "śŝşšș"), ("ss", "ß"), ("t", "ţťŧțþ"), ("u", "ùúûüũūŭůűųύϋ"),
        ("w", "ŵ"),
        ("y", "ýÿŷ"), ("z", "źżž"), ("α", "ά"), ("ε", "έ"), ("η", "ή"), ("ι", "ίϊΐ"), ("ο", "ό"),
        ("υ", "ύϋΰ"), ("ω", "ώ"), ("σ", "ς"),
    ])

    static let typedBases = bases.merging(
        letters([("ae", "ä"), ("oe", "öø"), ("ue", "ü"), ("th", "þ")])
    ) { $1 }

    private static func letters(_ spellings: [(String, String)]) -> [Character: String] {
        var bases: [Character: String] = [:]
        for (base, letters) in spellings { for letter in letters { bases[letter] = base } }
        return bases
    }
}
