import Fasting
import LocalTime

/// What the name of a column says about it. Only the name counts, word by word.
struct ColumnMeaning: Equatable {
    /// Whether something took place.
    enum Standing {
        /// "valid", "not deleted"
        case real
        case deleted
        case planned
        /// "draft", "did not happen"
        case unreal

        var isNever: Bool { self != .real }
    }

    enum Role: String {
        case id
        case start
        case end
        /// When eating ended, which begins a fast, or when it began.
        case lastMeal
        case firstMeal
        /// How long the fast was meant to last.
        case target
        /// How long it lasted, or was meant to: the values decide.
        case length
        case date
        case clock
        case note
        case kind
        case zone
        /// How much was drunk.
        case amount
    }

    /// nil if the name is unknown, or says what is not read.
    private(set) var role: Role?
    /// The unit of numbers, as in `Duration (min)`.
    private(set) var unit: TableUnit?
    private(set) var volume: VolumeUnit?
    /// The zone of times, as in `Start (UTC)`.
    var place: CellTime.Place?
    /// Whether the name says that times are of no stated zone: "Local start".
    private(set) var isLocal = false
    private(set) var subjects: Set<ColumnSubject> = []
    /// Whether the name has a unit of something else.
    private(set) var hasForeignUnit = false
    /// Words that are not known. They make another column with the same role more likely.
    private(set) var unknown: [String] = []
    /// Whether any word is known.
    private(set) var isKnown = false
    /// Whether the name says that times are of something that was planned, or when a row was written.
    private(set) var isLeftOut = false
    /// Whether what is named took place.
    private(set) var standing: Standing?
    /// Whether the values say what became of each row: "completed", "cancelled".
    private(set) var isState = false
    /// Whether the values say of each row that it is a day without times: "All day event".
    private(set) var isWholeDay = false
    /// Whether all words are kinds of fasts: "Custom", "OMAD".
    private(set) var isKindOfFast = false
    /// Whether the name has a drink that is not water.
    private(set) var isOtherDrink = false
    /// Whether zones are those of the ends: "End time zone".
    private(set) var isOfEnd = false
    /// Whether the values may be dates and not kinds: "Tag" is a kind in English and a day in German.
    private(set) var mayBeDay = false
    /// Whether the name has the form of a length: "Goal (hh:mm)".
    private(set) var isForm = false
    /// Whether the name says that the last two digits of a length are minutes: "Duration (hh.mm)".
    private(set) var hasMinutesInNumbers = false
    /// Whether the values may be the hour or the minute of a length: the unit is all that the name says.
    private(set) var isBareUnit = false

    init(_ name: String) {
        var senses: Set<ColumnWord> = []
        var volumes: [VolumeUnit] = []
        let words = Self.words(name)
        // "hh:mm" is how a length is written.
        isForm = words.contains("mm") && !Self.parts.isDisjoint(with: words)
        for (place, word) in words.enumerated() where !isForm || word != "mm" {
            if let rest = ColumnWords.unknownPart(word) { unknown.append(rest) }
            guard let found = ColumnWords.senses(word) else {
                unknown.append(word)
                continue
            }
            if found == [.real] { unknown.append(word) }
            // A letter is a unit only at the end: "Goal (h)", but not "l'heure".
            let isUnit = word.count > 1 || place == words.count - 1
            senses.formUnion(isUnit ? found : found.filter { !$0.isUnit })
        }
        if senses.contains(.subject(.fast)),
            words.contains(where: { $0 == "break" || $0 == "breaks" })
        {
            senses.remove(.subject(.work))
            senses.insert(.end)
        }
        if senses.contains(.subject(.fast)), !Self.notOfFasts.isDisjoint(with: words) {
            senses.insert(.source)
            senses.subtract([.start, .end, .length])
        }
        // The digits of a time since the epoch say its unit.
        if senses.contains(.start) != senses.contains(.end), !Self.fractions.isDisjoint(with: words)
        {
            senses.remove(.foreignUnit)
        }
        let hasCurrency = name.contains(where: \.isCurrencySymbol)
        if hasCurrency || name.contains(where: { "%\u{B0}\u{2030}".contains($0) }) {
            senses.insert(.foreignUnit)
        }
        if hasCurrency || name.contains("\u{B0}") { senses.insert(.subject(.elsewhere)) }
        // A window that is opened and closed is that of eating, unless the name says that it is one of fasting.
        if !Self.windows.isDisjoint(with: words), !senses.contains(.subject(.fast)),
            senses.contains(.start) || senses.contains(.end)
        {
            senses.insert(.subject(.eating))
        }
        for sense in senses {
            if case .subject(let subject) = sense { subjects.insert(subject) }
            if case .volume(let unit) = sense { volumes.append(unit) }
        }
        hasMinutesInNumbers =
            isForm && !name.contains(":") || words.contains("hhmm") || words.contains("hmm")
        isLocal = words.contains { ["local", "lokal", "locale"].contains($0) }
        isWholeDay = Self.wholeDays.contains { day in
            words.indices.contains { words[$0...].starts(with: day) }
        }
        isKnown = !senses.subtracting([.filler, .kindOfFast]).isEmpty
        isKindOfFast =
            senses.contains(.kindOfFast) && senses.isSubset(of: [.filler, .kindOfFast])
            && unknown.isEmpty
        isOtherDrink = senses.contains(.otherDrink)
        hasForeignUnit = senses.contains(.foreignUnit)
        // "fl oz": a later word says more.
        volume = volumes.count == 1 ? volumes[0] : nil
        unit = [TableUnit.milliseconds, .seconds, .minutes, .hours].first {
            senses.contains(.unit($0))
        }
        if unit == nil, senses.contains(.length), words.contains("days") || words.contains("tage") {
            unit = .days
        }
        place = Self.place(name, senses)
        decide(senses)
        standing = standing(senses, words)
    }

    /// What the user says about a column of a table of fasts. A unit or a zone in its name still counts.
    init(_ role: ColumnRole, _ unit: TableUnit?, _ name: ColumnMeaning) {
        (self.role, isKnown, subjects) = (role.meaning, true, [.fast])
        (self.unit, place) = (unit ?? name.unit, name.place)
    }

    /// Whether the column may be about a fast: neither its subject nor its unit is another one.
    var mayBeFast: Bool {
        !hasForeignUnit && volume == nil && !isLeftOut && subjects.subtracting([.fast]).isEmpty
    }

    /// "Fast charging" is about a car.
    var isAboutFast: Bool { subjects.contains(.fast) && !subjects.contains(.elsewhere) }

    /// Takes the column for one of dates.
    mutating func settleDay() { (role, mayBeDay) = (.date, false) }

    private func standing(_ senses: Set<ColumnWord>, _ words: [String]) -> Standing? {
        // "Skipped meals" says nothing about the row, and "as planned" not that it was only planned.
        guard subjects.isSubset(of: [.fast]), Self.comparisons.isDisjoint(with: words) else {
            return nil
        }
        let isDenied = !Self.denials.isDisjoint(with: words)
        let isTime = senses.contains(.start) || senses.contains(.end)
        let isPlan = !isTime && unit == nil
        let words: [(word: ColumnWord, means: Standing)] =
            [(.deleted, .deleted), (.unreal, .unreal)] + (isPlan ? [(.planned, .planned)] : [])
        let never = words.first { senses.contains($0.word) }?.means
        // "not started"
        let isReal = senses.contains(.real) || isDenied && role == .start
        if (never != nil) == isReal { return nil }
        return isDenied == isReal ? never ?? .unreal : .real
    }

    private mutating func decide(_ senses: Set<ColumnWord>) {
        let isEating = subjects.contains(.eating)
        let starts = senses.contains(.start)
        let ends = senses.contains(.end)
        if senses.contains(.deleted) || senses.contains(.unreal) {
            isLeftOut = true
        } else if senses.contains(.stamp) && starts == ends
            || senses.contains(.source) && !starts && !ends
        {
            isLeftOut = true
        } else if senses.contains(.zone), !senses.contains(.target) {
            (role, isOfEnd) = (.zone, ends && !starts)
        } else if senses.contains(.id) && !starts && !ends {
            role = .id
        } else if senses.contains(.note) && !starts && !ends {
            role = .note
        } else if senses.contains(.reached) {
            (isLeftOut, isState) = (true, true)
        } else if senses.contains(.target) || senses.contains(.planned) {
            // A planned end is a time and not how long.
            if starts || ends { isLeftOut = true } else { role = .target }
        } else if isEating, !starts || !ends {
            decideMeal(senses, starts: starts, ends: ends)
        } else if senses.contains(.length) {
            role = .length
        } else if starts != ends {
            role = starts ? .start : .end
        } else if starts {
            role = nil
        } else {
            decideWeak(senses)
        }
    }

    private mutating func decideMeal(_ senses: Set<ColumnWord>, starts: Bool, ends: Bool) {
        if senses.contains(.length) || unit != nil { return }
        if senses.contains(.last) != senses.contains(.first) {
            // "First meal next day" and "start of the last meal" name a meal.
            role = senses.contains(.last) ? .lastMeal : .firstMeal
        } else if senses.contains(.again) || starts {
            role = .firstMeal
        } else if ends {
            role = .lastMeal
        }
        // "Fast broken with a meal".
        if subjects.contains(.fast) { role = starts ? .start : ends ? .end : nil }
    }

    private mutating func decideWeak(_ senses: Set<ColumnWord>) {
        let isDate = senses.contains(.date)
        let isClock = senses.contains(.clock)
        let isAlone = unknown.isEmpty
        if senses.contains(.weakStart) != senses.contains(.weakEnd), isAlone, unit == nil {
            role = senses.contains(.weakStart) ? .start : .end
        } else if volume != nil || senses.contains(.amount) {
            role = .amount
        } else if unit != nil {
            // "Flight hours" are of something that is not known.
            if isAlone, !isDate { (role, isBareUnit) = (.length, true) }
        } else if senses.contains(.kind) {
            (role, mayBeDay) = (.kind, isDate)
        } else if isDate {
            role = .date
        } else if isClock {
            // "Fasting time" is a time or a length.
            if !isAboutFast { role = .clock }
        }
    }

    // MARK: Zones

    /// `Start (UTC)`, `Start GMT+2`, `Beginn (+01:00)`, `Start -05:00`.
    private static func place(_ name: String, _ senses: Set<ColumnWord>) -> CellTime.Place? {
        let plain = name.folded.map { $0.isDash ? "-" : $0 }
        let text = Array(String(plain).utf8)[...]
        for index in text.indices where text[index] == Byte.plus || text[index] == Byte.minus {
            // "UTC - 5", "utc offset: -05:00"
            let last = text[..<index].lastIndex {
                Byte.isLetter($0) || Byte.isDigit($0) || $0 == UInt8(ascii: "(")
            }
            let name = text[..<(last.map { $0 + 1 } ?? text.startIndex)]
            let isAfterName =
                name.suffix(3).equals("utc") || name.suffix(3).equals("gmt")
                || name.suffix(6).equals("offset")
            let isBracketed = index > 0 && text[index - 1] == UInt8(ascii: "(")
            let number = text[(index + 1)...].drop { $0 == Byte.blank }
            // Not the end of "20:00-12:00".
            let isAtEnd =
                index > 0 && text[index - 1] == Byte.blank
                && text[(index + 1)...].count == 5 && number.contains(Byte.colon)
            guard isAfterName || isBracketed || isAtEnd else { continue }
            var cursor = TextCursor(([text[index]] + number)[...])
            if let offset = cursor.offset(mayBeShort: true) { return .offset(offset) }
            if isAfterName, number.first.map(Byte.isDigit) == true { return .unknownZone }
        }
        return CellTime.place(in: name) ?? (senses.contains(.utc) ? .utc : nil)
    }

    // MARK: Words

    private static let wholeDays = [
        "all day", "allday", "ganztagig", "ganztagiges", "ganztagige", "journee entiere",
        "dia completo", "hele dag", "heledag",
    ].map { $0.split(separator: " ").map(String.init) }

    private static let fractions: Set<String> = [
        "us", "micros", "microseconds", "ns", "nanos", "nanoseconds",
    ]

    /// The words that deny what follows.
    static let denials: Set<String> = ["non", "not", "nicht", "never", "nie"]

    private static let comparisons: Set<String> = ["as", "than", "wie", "als"]

    /// Before a fast, in the name of a time that is not one of it.
    private static let notOfFasts = denials.union(["breaking"])

    /// Beside "mm", the other parts of a length.
    private static let parts: Set<String> = ["h", "hh", "ss"]

    private static let windows: Set<String> = [
        "window", "windows", "fenster", "fenetre", "ventana",
    ]

    /// The words of a name, in lower case and without accents. Case, digits and signs separate words.
    static func words(_ name: String) -> [String] {
        var words: [String] = []
        var word = ""
        var wasSmall = false
        var capitals = 0
        for character in name.prefix(240) {
            if !character.isLetter || wasSmall && character.isUppercase {
                words.append(word)
                (word, capitals) = ("", 0)
            } else if character.isLowercase, capitals > 1, capitals == word.count {
                // "StartDTMLocal": the last capital begins a word.
                let last = word.removeLast()
                words.append(word)
                word = String(last)
            }
            if character.isLetter {
                word.append(character)
                capitals = character.isUppercase ? capitals + 1 : 0
            }
            wasSmall = character.isLowercase
        }
        return (words + [word]).filter { !$0.isEmpty }.map(\.folded)
    }
}
