extension String {
    /// In lower case and without accents, so that a word is found in every spelling: `Début` is `debut`, `LÄNGE`
    /// is `lange`, `Kapanış` is `kapanis`.
    var folded: String {
        if utf8.allSatisfy({ $0 < 0x80 }) { return lowercased() }
        var result = ""
        for character in lowercased() {
            if character.isASCII {
                result.append(character)
            } else if let base = Self.bases[character] {
                result.append(base)
            } else {
                result.append(character)
            }
        }
        return result
    }

    private static let bases: [Character: String] = {
        let spellings: [(String, String)] = [
            ("a", "àáâãäåāăąα\u{301}ά"), ("ae", "æ"), ("c", "çćĉċč"), ("d", "ďđð"),
            ("e", "èéêëēĕėęěέ"), ("g", "ĝğġģ"), ("h", "ĥħ"), ("i", "ìíîïĩīĭįıίϊ"), ("j", "ĵ"),
            ("k", "ķ"),
            ("l", "ĺļľŀł"), ("n", "ñńņňŋ"), ("o", "òóôõöøōŏőό"), ("oe", "œ"), ("r", "ŕŗř"),
            ("s", "śŝşšș"), ("ss", "ß"), ("t", "ţťŧțþ"), ("u", "ùúûüũūŭůűųύϋ"), ("w", "ŵ"),
            ("y", "ýÿŷ"),
            ("z", "źżž"),
        ]
        var bases: [Character: String] = [:]
        let greek: [Character: String] = [
            "ά": "α", "έ": "ε", "ή": "η", "ί": "ι", "ϊ": "ι", "ό": "ο", "ύ": "υ", "ϋ": "υ",
            "ώ": "ω",
        ]
        for (base, letters) in spellings { for letter in letters { bases[letter] = base } }
        return bases.merging(greek) { $1 }
    }()
}
