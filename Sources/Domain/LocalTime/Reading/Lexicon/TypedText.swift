/// How many steps may be taken to read a text, so that none takes long.
final class ReadingBudget {
    /// Texts that people type need less than a tenth of it.
    static let limit = 3000

    private(set) var steps = 0

    var isExhausted: Bool { steps > Self.limit }

    /// Counts a step.
    ///
    /// - Returns: false if there were too many.
    func take() -> Bool {
        steps += 1
        return !isExhausted
    }
}

/// A typed text, divided into numbers, words and signs.
///
/// What the words mean is found once for each position and kept, because a text is read in many ways.
final class TypedText {
    enum Piece: Equatable {
        /// ASCII digits.
        case number(String)
        /// Letters, folded.
        case word(String)
        case sign(Character)
    }

    private let pieces: [Piece]
    /// Whether white space stands before a piece.
    private let spaces: [Bool]
    /// Whether a word begins with a capital.
    private let capitals: [Bool]
    let words: TimeWords
    private var senses: [Int: [(sense: TimeWords.Sense, end: Int)]] = [:]
    private let budget: ReadingBudget
    /// What can begin at a position, once it was found.
    var items: [Int: [TypedItem]] = [:]

    /// Longer texts are never times. In bytes.
    private static let lengthLimit = 200

    /// - Parameter budget: shared with other parts of the same text.
    /// - Returns: nil if the text is too long or has no piece.
    init?(_ text: String, _ words: TimeWords, _ budget: ReadingBudget = ReadingBudget()) {
        guard text.utf8.count <= Self.lengthLimit else { return nil }
        var pieces: [Piece] = []
        var spaces: [Bool] = []
        var capitals: [Bool] = []
        var rest = PlainSigns.typed(text)[...]
        while true {
            let count = rest.utf8.count
            rest = rest.drop(while: \.isWhitespace)
            guard let first = rest.first else { break }
            spaces.append(rest.utf8.count < count)
            capitals.append(first.isUppercase)
            if first.isASCIIDigit {
                let digits = rest.prefix { $0.isASCIIDigit }
                pieces.append(.number(String(digits)))
                rest = rest[digits.endIndex...]
            } else if first.isLetter {
                let letters = rest.prefix { $0.isLetter }
                pieces.append(.word(String(letters).foldedAsTyped))
                rest = rest[letters.endIndex...]
            } else {
                pieces.append(.sign(first.isDash ? "-" : first))
                rest = rest.dropFirst()
            }
        }
        guard !pieces.isEmpty else { return nil }
        (self.pieces, self.spaces, self.capitals, self.words) = (pieces, spaces, capitals, words)
        self.budget = budget
    }

    var end: Int { pieces.count }

    /// Counts a step.
    ///
    /// - Returns: false if there were too many. Then nothing more is read.
    func step() -> Bool { budget.take() }

    /// Whether the text could not be read in every way.
    var isTooLong: Bool { budget.isExhausted }

    func isAfterSpace(_ at: Int) -> Bool { at < end && spaces[at] }

    func isCapitalized(_ at: Int) -> Bool { at < end && capitals[at] }

    /// The pieces of a range without the spaces between them.
    func written(_ range: Range<Int>) -> String {
        pieces[range].reduce(into: "") { text, piece in
            switch piece {
            case .number(let part), .word(let part): text += part
            case .sign(let sign): text.append(sign)
            }
        }
    }

    func isNumber(_ at: Int) -> Bool { digits(at) != nil }

    func isWord(_ at: Int) -> Bool { word(at) != nil }

    /// The word at a position.
    func word(_ at: Int) -> String? {
        guard at >= 0, at < end, case .word(let word) = pieces[at] else { return nil }
        return word
    }

    func sign(_ at: Int) -> Character? {
        guard at >= 0, at < end, case .sign(let sign) = pieces[at] else { return nil }
        return sign
    }

    /// - Parameter touches: whether the sign must follow without a space.
    func isSign(_ sign: Character, at: Int, touches: Bool = true) -> Bool {
        at >= 0 && at < end && pieces[at] == .sign(sign) && !(touches && spaces[at])
    }

    /// The digits at a position.
    ///
    /// - Parameter touches: whether they must follow without a space.
    func digits(_ at: Int, touches: Bool = false) -> String? {
        guard at >= 0, at < end, case .number(let digits) = pieces[at], !(touches && spaces[at])
        else { return nil }
        return digits
    }

    /// - Parameter count: how many digits it may have; at most 9.
    func number(_ at: Int, _ count: ClosedRange<Int>) -> Int? {
        guard let digits = digits(at), count.contains(digits.count) else { return nil }
        return Int(digits)
    }

    // MARK: Words

    /// What the phrases mean that begin at a position, and the positions after them. A full stop may
    /// follow each word: "p.m.", "Nov."
    func senses(at start: Int) -> [(sense: TimeWords.Sense, end: Int)] {
        if let known = senses[start] { return known }
        guard let word = word(start) else { return [] }
        var found: [(sense: TimeWords.Sense, end: Int)] = []
        for entry in words.entries[word] ?? [] {
            if let end = self.end(of: entry.rest, at: afterStop(start + 1)) {
                found.append((entry.sense, end))
            }
        }
        if words.entries[word] == nil, word.utf8.count > 2 || words.isOfCells {
            let unit = LengthUnit(word)?.meaning.map { TimeWords.Sense.meaning($0) }
            let names =
                words.isOfCells
                ? EuropeanNames.meaningsInCells(word) : EuropeanNames.meanings(word)
            found = (names + [unit].compactMap { $0 }).map { ($0, afterStop(start + 1)) }
        }
        senses[start] = found
        return found
    }

    private func afterStop(_ at: Int) -> Int { isSign(".", at: at) ? at + 1 : at }

    /// The position after words that begin at a position. A dash may be between them: "week-end".
    private func end(of rest: [String], at start: Int) -> Int? {
        var at = start
        for word in rest {
            if isSign("-", at: at), !isAfterSpace(at + 1) { at += 1 }
            guard at < end, pieces[at] == .word(word) else { return nil }
            at = afterStop(at + 1)
        }
        return at
    }

    func ends(of meaning: TimeWords.Meaning, at start: Int) -> [Int] {
        senses(at: start).compactMap { $0.sense == .meaning(meaning) ? $0.end : nil }
    }

    /// Whether the whole text is one word with a meaning.
    func isOne(_ meaning: TimeWords.Meaning) -> Bool { ends(of: meaning, at: 0).contains(end) }

    /// The position after a word of this text at a position.
    func end(of word: String, at start: Int) -> Int? {
        self.word(start) == word ? afterStop(start + 1) : nil
    }

    /// The number that words at a position mean, and the position after them: "eight", "twenty-one",
    /// "zweiunddreißig".
    func numberWord(_ at: Int) -> (number: Int, end: Int)? {
        var longest: (number: Int, end: Int)?
        func take(_ number: Int, _ end: Int) {
            if end > longest?.end ?? at { longest = (number, end) }
        }
        for (sense, end) in senses(at: at) {
            switch sense {
            case .number(let number): take(number, end)
            case .tens(let tens):
                take(tens, end)
                let next = isSign("-", at: end) && !isAfterSpace(end + 1) ? end + 1 : end
                for case (.number(let number), let end) in senses(at: next) where number < 10 {
                    take(tens + number, end)
                }
            default: continue
            }
        }
        if longest == nil, let word = word(at), word.utf8.count > 9, words.entries[word] == nil,
            let number = compoundNumber(word)
        {
            return (number, at + 1)
        }
        return longest
    }

    /// "zweiunddreissig": the ones, "and" and the tens in one word.
    private func compoundNumber(_ word: String) -> Int? {
        for (tensWord, entries) in words.entries where word.hasSuffix(tensWord) {
            for case .tens(let tens) in entries.map(\.sense) {
                let rest = String(word.dropLast(tensWord.count))
                for ones in words.beginnings(of: rest, before: .meaning(.and)) {
                    for case .number(let number) in ones where number < 10 { return tens + number }
                }
            }
        }
        return nil
    }

    /// What the beginnings of an unknown word mean whose end has a meaning.
    func beginnings(of at: Int, before end: TimeWords.Sense) -> [[TimeWords.Sense]] {
        guard let word = word(at), word.utf8.count > 6, words.entries[word] == nil else {
            return []
        }
        return words.beginnings(of: word, before: end)
    }
}

extension TimeWords {
    fileprivate func beginnings(of word: String, before end: Sense) -> [[Sense]] {
        word.indices.dropFirst().compactMap { split in
            let isEnd = entries[String(word[split...])]?.contains {
                $0.sense == end && $0.rest.isEmpty
            }
            return isEnd == true ? (entries[String(word[..<split])] ?? []).map(\.sense) : nil
        }
    }
}

extension Character {
    var isASCIIDigit: Bool { asciiValue.map { (48...57).contains($0) } ?? false }

    /// Whether it is the dash of the keyboard, or one that word processors write.
    package var isDash: Bool {
        ["-", "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2014}", "\u{2212}"].contains(self)
    }
}
