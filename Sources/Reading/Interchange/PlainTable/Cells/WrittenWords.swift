import LocalTime

/// The words and signs around the numbers of a written time.
extension TextCursor {
    /// The letters that come next, and other bytes beyond ASCII.
    var word: Bytes { rest.prefix { $0 >= 0x80 || $0 >= 0x61 && $0 <= 0x7A } }

    mutating func take(count: Int) {
        for byte in rest.prefix(count) { _ = take(byte) }
    }

    /// Skips any of these bytes.
    mutating func skip(_ bytes: StaticString) {
        let bytes = UnsafeBufferPointer(start: bytes.utf8Start, count: bytes.utf8CodeUnitCount)
        while let next = rest.first, bytes.contains(next) { _ = take(next) }
    }

    /// Skips a text if it comes next.
    mutating func take(_ text: StaticString) -> Bool {
        guard rest.prefix(text.utf8CodeUnitCount).equals(text) else { return false }
        take(count: text.utf8CodeUnitCount)
        return true
    }

    /// Skips the first of these texts that comes next and is not the beginning of a longer word.
    ///
    /// - Returns: whether there was one.
    @discardableResult
    mutating func takeWord(of texts: [StaticString]) -> Bool {
        guard let first = rest.first else { return false }
        for text in texts where text.utf8Start[0] == first {
            var ahead = self
            guard ahead.take(text), ahead.word.isEmpty else { continue }
            self = ahead
            return true
        }
        return false
    }

    // MARK: Halves of the day

    /// Reads AM or PM, after a time.
    mutating func half() -> Bool? {
        guard let first = rest.first else { return nil }
        for (text, isAfternoon) in Self.halves where text.utf8Start[0] == first {
            if takeWord(of: [text]) { return isAfternoon }
        }
        return nil
    }

    /// Reads the half of the day in front of a time, as the languages of East Asia write it.
    mutating func halfInFront() -> Bool? {
        guard let first = rest.first, first >= 0x80 else { return nil }
        for (text, isAfternoon) in Self.halvesInFront where take(text) {
            skip(" ")
            return isAfternoon
        }
        return nil
    }

    /// In lower case, the longer ones first. Source: CLDR, as browsers and spreadsheets write them.
    private static let halves: [(StaticString, Bool)] = [
        ("a. m.", false), ("p. m.", true), ("a.m.", false), ("p.m.", true), ("a.m", false),
        ("p.m", true), ("am", false), ("pm", true), ("a", false), ("p", true),
        ("π.μ.", false), ("μ.μ.", true), ("Π.Μ.", false), ("Μ.Μ.", true), ("πμ", false),
        ("μμ", true), ("пр.об.", false), ("сл.об.", true), ("дп", false), ("пп", true),
        ("de.", false), ("du.", true), ("dop.", false), ("odp.", true), ("ap.", false),
        ("ip.", true), ("f.m.", false), ("e.m.", true), ("fm", false), ("em", true),
        ("vorm.", false), ("nachm.", true), ("öö", false), ("ös", true), ("ص", false),
        ("م", true), ("ق.ظ.", false), ("ب.ظ.", true),
    ]

    private static let halvesInFront: [(StaticString, Bool)] = [
        ("上午", false), ("下午", true), ("午前", false), ("午後", true), ("오전", false), ("오후", true),
        ("凌晨", false), ("清晨", false), ("早上", false), ("中午", true), ("傍晚", true), ("晚上", true),
        ("öö ", false), ("ös ", true),
    ]

    // MARK: Between date and time

    /// Skips what may stand between a date and a time: a comma, the word for the year, the day of the week, "at".
    ///
    /// - Parameter weekday: is set to the day, if there is one and it is clear which.
    /// - Returns: false if something else comes next.
    mutating func skipBetweenDateAndTime(_ weekday: inout Int?) -> Bool {
        let before = rest.count
        skip(", ")
        if takeWord(of: ["г.", "г", "р.", "m."]) { skip(", ") }
        skipWeekdayAfterDate(&weekday)
        takeWord(of: [
            "t", "um", "at", "@", "-", "a", "à", "às", "as", "klo", "kl.", "kl", "om", "alle", "o",
            "в", "об", "о", "u", "у", "ob", "v", "plkst.", "saat", "στις",
        ])
        skip(". ")
        return rest.count < before
    }

    /// Skips `(fr)`, `(金)`, `fri` or `freitag`.
    private mutating func skipWeekdayAfterDate(_ weekday: inout Int?) {
        var ahead = self
        if ahead.take("(") {
            let name = ahead.rest.prefix { $0 != UInt8(ascii: ")") }
            guard name.count <= 30, !name.contains(where: Byte.isDigit) else { return }
            ahead.take(count: name.count + 1)
            weekday = EuropeanNames.weekday(String(decoding: name, as: UTF8.self)) ?? weekday
        } else {
            let name = ahead.word
            let text = String(decoding: name, as: UTF8.self)
            guard name.count > 1, EuropeanNames.isDay(text) else { return }
            ahead.take(count: name.count)
            guard [Byte.blank, Byte.comma, Byte.point].contains(ahead.rest.first ?? Byte.blank)
            else { return }
            weekday = EuropeanNames.weekday(text) ?? weekday
        }
        ahead.skip(".")
        self = ahead
        skip(", ")
    }
}
