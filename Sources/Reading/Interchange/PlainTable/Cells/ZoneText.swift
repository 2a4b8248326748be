import LocalTime

extension CellTime {
    /// Divides `20:00 America/New_York`, `20:00[Europe/Berlin]` and `20:00 (Asia/Tokyo)` into the time and its zone.
    ///
    /// - Returns: nil if no zone with a name is at the end.
    static func zoneAtEnd(_ text: Bytes) -> (time: Bytes, place: Place)? {
        guard let last = text.last else { return nil }
        let open: UInt8
        switch last {
        case Byte.closeBracket: open = Byte.openBracket
        case UInt8(ascii: ")"): open = UInt8(ascii: "(")
        default:
            guard Byte.isLetter(last), text.contains(Byte.slash) else { return nil }
            open = Byte.blank
        }
        guard let begin = text.lastIndex(of: open), begin > text.startIndex else { return nil }
        let end = open == Byte.blank ? text.endIndex : text.endIndex - 1
        let name = text[(begin + 1)..<end]
        let time = text[..<begin].trimmed
        let hasArea = name.contains(Byte.slash) && name.first.map(Byte.isLetter) ?? false
        // "8:00 PM" is not worth a search.
        if open == Byte.blank, !hasArea { return nil }
        if let place = place(of: name) { return (time, place) }
        // Between square brackets there is nothing but a zone.
        return open == Byte.openBracket || hasArea ? (time, .unknownZone) : nil
    }

    /// Reads the whole of a text as a zone: `UTC`, `GMT+2`, `-05:00`, `CET`, `Europe/Berlin`,
    /// `W. Europe Standard Time`.
    ///
    /// - Returns: nil if it is not one that is known.
    static func place(of text: Bytes) -> Place? {
        if let said = ZoneSaid(text) { return Place(said) }
        return NamedZone.find(String(decoding: text, as: UTF8.self)).map(Place.zone)
    }

    /// Reads the zone that the name of a column or a title states: `Start (UTC+2)`, `End [Europe/Berlin]`,
    /// `Start EST`, `Time zone: America/New_York`, `Times are Pacific Time`.
    ///
    /// - Returns: nil if it states none.
    static func place(in name: String) -> Place? {
        let signs: [Character] = ["(", ")", "[", "]", ",", ";", ":", "\"", "'", "=", "*"]
        let words = name.split { $0 == " " || $0 == "\u{A0}" || signs.contains($0) }
        for (index, word) in words.enumerated() {
            let text = Array(word.utf8)[...]
            if let slash = word.firstIndex(of: "/") {
                if let zone = NamedZone.find(String(word)) { return .zone(zone) }
                if areas.contains(word[..<slash].lowercased()) { return .unknownZone }
            }
            if word == "Time" || word == "time", index > 0,
                index == 1 || mayStandBeforeZone(words[index - 2]),
                let zone = NamedZone.find(words[index - 1] + " Time")
            {
                return .zone(zone)
            }
            let isBracketed =
                word.startIndex > name.startIndex
                && ["(", "["].contains(name[name.index(before: word.startIndex)])
            guard isBracketed || index > 0 && index == words.count - 1,
                (2...5).contains(text.count), text.allSatisfy({ (0x41...0x5A).contains($0) })
            else { continue }
            if ambiguous.contains(String(word)) { return .unknownZone }
            if let place = place(of: text) { return place }
            if isBracketed, rare.contains(String(word)) { return .unknownZone }
        }
        return nil
    }

    /// The areas of the names of zones.
    private static let areas: Set<String> = [
        "africa", "america", "antarctica", "arctic", "asia", "atlantic", "australia", "europe",
        "indian", "pacific",
    ]
    /// Short names of zones that mean several, or one that has summer time.
    private static let ambiguous: Set<String> = ["ET", "CT", "MT", "PT", "IST", "BST"]

    /// Other short names of zones, in brackets: "Start (BNT)". They have no meaning here.
    private static let rare: Set<String> = [
        "ACDT", "ACST", "ADT", "AKT", "AMT", "AST", "AZT", "BNT", "BOT", "BRST", "BRT", "BTT",
        "CHST",
        "CLST", "CLT", "CST", "ECT", "FJT", "GFT", "GST", "GYT", "ICT", "IDT", "IRDT", "IRKT",
        "IRST",
        "KGT", "KRAT", "MAGT", "MMT", "MUT", "MVT", "MYT", "NDT", "NOVT", "NPT", "NST", "OMST",
        "PETT", "PGT", "PHST", "PHT", "PKT", "PYT", "SAMT", "SCT", "SRT", "SST", "THA", "TJT",
        "TMT",
        "TRT", "ULAT", "UYT", "UZT", "VET", "VLAT", "WAT", "WIB", "WITA", "YAKT", "YEKT",
    ]

    /// Whether "Pacific Time" after this word is the one of that name: "Times are", "US", but not "Australian Eastern".
    private static func mayStandBeforeZone(_ word: Substring) -> Bool {
        word.first?.isLowercase == true || word == "US"
            || ColumnWords.senses(word.lowercased()) != nil
    }
}
