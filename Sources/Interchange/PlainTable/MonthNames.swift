/// The names of months in the languages of the European Union and some others.
enum MonthNames {
    /// - Parameter word: in any case.
    /// - Returns: 1 … 12; nil if the word is not a month, or is one in two languages that do not agree, such as
    ///   `listopad`.
    static func month(_ word: Bytes) -> Int? {
        if word.count == 3, let month = english[key(word)] { return month }
        let folded = String(decoding: word, as: UTF8.self).folded
        guard folded.count >= 3 else { return nil }
        // The longest known beginning of the word counts: "marraskuu" is not "mar".
        for count in stride(from: min(8, folded.count), through: 3, by: -1) {
            if let month = stems[String(folded.prefix(count))] { return month }
        }
        return nil
    }

    private static func key(_ word: Bytes) -> UInt32 {
        word.reduce(0) { $0 << 8 | UInt32($1 | 0x20) }
    }

    private static let english: [UInt32: Int] = {
        let names = [
            "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
        ]
        return Dictionary(
            uniqueKeysWithValues: zip(names.map { key(Array($0.utf8)[...]) }, 1...))
    }()

    private static let stems: [String: Int] = {
        let lists = [
            "jan gen ene led sty sij tammi ian sau jaa oca янв яну ιαν",
            "feb fev uno lut vel helmi vas vee sub fvr фев φεβ",
            "mar mrz mrt bre ozu maalis kov maa мар μαρ",
            "apr abr avr dub kwi tra huhti bal nis апр απρ",
            "may mai mag maj mei kve svi touko geg май мая μαι",
            "jun juin giu cerven cervna cvn cze lipa lipn bir kesa haz июн юни ιουν",
            "jul juil lug cervenec cervence cvc lipi lipc srpanj srpnj lie heina tem июл юли ιουλ",
            "aug ago aou avg sie srpen srpna kol elo rugp agu авг αυγ",
            "sep set zar wrz ruj syys rugs eyl szep сен σεπ",
            "oct okt out ott rij paz loka spa eki окт οκτ",
            "nov noi stu marras lap kas ноя ное νοε",
            "dec dez dic des pros gru joulu ara det дек δεκ",
        ]
        var stems: [String: Int] = [:]
        for (index, list) in lists.enumerated() {
            for stem in list.split(separator: " ") { stems[String(stem)] = index + 1 }
        }
        return stems
    }()
}

/// The names of days of the week, which a date may have before it.
enum WeekdayNames {
    /// - Parameter word: in any case.
    static func contain(_ word: Bytes) -> Bool {
        let folded = String(decoding: word, as: UTF8.self).folded
        guard folded.count >= 2 else { return false }
        return stems.contains(String(folded.prefix(3))) || short.contains(folded)
    }

    private static let short: Set<String> = Set(
        "mo di mi do fr sa so lu ma me je ve sa di lu ma mi ju vi do gi po ut st ct pa so ne pn wt sr cz pt sb nd"
            .split(
                separator: " "
            ).map(String.init))
    private static let stems: Set<String> = Set(
        ("mon tue wed thu fri sat sun mit die don fre sam son lun mar mie jue vie sab dom mer jeu ven dim gio seg ter "
            + "qua qui sex maa woe vri zat zon din tor ons lor man tir fre pon uto sre str cet czw pat pia sob ned "
            + "nie het ked sze csu pen szo vas tii kes tor per lau").split(separator: " ").map(
                String.init))
}
