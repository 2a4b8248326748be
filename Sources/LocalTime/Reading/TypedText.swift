/// A typed text, divided into numbers, words and signs.
struct TypedText {
    enum Piece: Equatable {
        /// ASCII digits.
        case number(String)
        /// Letters, in lower case.
        case word(String)
        case sign(Character)
    }

    private let pieces: [Piece]
    /// Whether white space stands before a piece.
    private let spaces: [Bool]
    let words: TimeWords

    /// Longer texts are never times. In bytes.
    private static let lengthLimit = 200

    /// - Returns: nil if the text is too long or has no piece.
    init?(_ text: String, _ words: TimeWords) {
        guard text.utf8.count <= Self.lengthLimit else { return nil }
        var pieces: [Piece] = []
        var spaces: [Bool] = []
        var rest = text.lowercased()[...]
        while true {
            let count = rest.count
            rest = rest.drop { $0.isWhitespace }
            guard let first = rest.first else { break }
            spaces.append(rest.count < count)
            if first.isASCIIDigit {
                pieces.append(.number(String(rest.prefix { $0.isASCIIDigit })))
            } else if first.isLetter {
                pieces.append(.word(String(rest.prefix { $0.isLetter })))
            } else {
                pieces.append(.sign(first))
            }
            switch pieces[pieces.count - 1] {
            case .number(let text), .word(let text): rest = rest.dropFirst(text.count)
            case .sign: rest = rest.dropFirst()
            }
        }
        guard !pieces.isEmpty else { return nil }
        (self.pieces, self.spaces, self.words) = (pieces, spaces, words)
    }

    var end: Int { pieces.count }

    func isAfterSpace(_ at: Int) -> Bool { at < end && spaces[at] }

    /// - Parameter touches: whether the sign must follow without a space.
    func isSign(_ sign: Character, at: Int, touches: Bool = true) -> Bool {
        at < end && pieces[at] == .sign(sign) && !(touches && spaces[at])
    }

    /// The digits at a position.
    ///
    /// - Parameter touches: whether they must follow without a space.
    func digits(_ at: Int, touches: Bool = false) -> String? {
        guard at < end, case .number(let digits) = pieces[at], !(touches && spaces[at]) else {
            return nil
        }
        return digits
    }

    /// - Parameters:
    ///   - count: how many digits it may have; at most 9.
    ///   - touches: whether they must follow without a space.
    func number(_ at: Int, _ count: ClosedRange<Int>, touches: Bool = false) -> Int? {
        guard let digits = digits(at, touches: touches), count.contains(digits.count) else {
            return nil
        }
        return Int(digits)
    }

    /// The number that a word at a position means, and the position after it.
    func numberWord(_ at: Int) -> (number: Int, end: Int)? {
        var longest: (number: Int, end: Int)?
        for (index, names) in words.numbers.enumerated() {
            // "twenty one" begins with "twenty".
            guard let end = ends(of: names, at: at).max(), end > longest?.end ?? at else {
                continue
            }
            longest = (index + 1, end)
        }
        return longest
    }

    /// The positions after a phrase that begins at a position. A full stop may follow each word:
    /// "p.m.", "Nov."
    func ends(of phrases: [[String]], at start: Int) -> [Int] {
        phrases.compactMap { phrase in
            var at = start
            for word in phrase {
                guard at < end, pieces[at] == .word(word) else { return nil }
                at += 1
                if isSign(".", at: at) { at += 1 }
            }
            return at
        }
    }

    func ends(of meaning: TimeWords.Meaning, at start: Int) -> [Int] {
        ends(of: words[meaning], at: start)
    }

    /// The position itself and those after a word that may be left out.
    func skipping(_ meaning: TimeWords.Meaning, at start: Int) -> [Int] {
        [start] + ends(of: meaning, at: start)
    }

    /// The position after a comma, if there is one.
    func skippingComma(_ at: Int) -> Int { isSign(",", at: at, touches: false) ? at + 1 : at }
}

extension Character {
    var isASCIIDigit: Bool { asciiValue.map { (48...57).contains($0) } ?? false }
}
