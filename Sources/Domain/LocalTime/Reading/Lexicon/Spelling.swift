extension TimeWords {
    /// A text with one letter of one word set right, if only then it can be read.
    ///
    /// - Parameter read: returns what a text means.
    /// - Returns: nil if that gives no meaning, or several.
    public func corrected<Meaning: Hashable>(
        _ text: String, _ read: (String) throws -> Meaning
    ) -> String? {
        let typed = text.split(whereSeparator: \.isWhitespace).map { String($0) }
        var found: [(text: String, meaning: Meaning)] = []
        for (place, word) in typed.enumerated() where word.allSatisfy(\.isLetter) {
            let letters = Array(word.foldedAsTyped)
            guard letters.count > 2, entries[String(letters)] == nil else { continue }
            for known in vocabulary where Self.isNear(letters, Array(known)) {
                var corrected = typed
                corrected[place] = known
                let text = corrected.joined(separator: " ")
                if let meaning = try? read(text) { found.append((text, meaning)) }
            }
        }
        guard Set(found.map(\.meaning)).count == 1 else { return nil }
        return found.map(\.text).max { ($0.count, $0) < ($1.count, $1) }
    }

    private var vocabulary: Set<String> {
        entries.reduce(into: []) { words, entry in
            words.insert(entry.key)
            for phrase in entry.value { words.formUnion(phrase.rest) }
        }
    }

    /// Whether one letter was changed, left out or added, or two beside each other were exchanged. A short word with another
    /// letter is another word: "soon" and "noon".
    private static func isNear(_ typed: [Character], _ known: [Character]) -> Bool {
        guard abs(typed.count - known.count) <= 1, known.count > 2 else { return false }
        let same = zip(typed, known).prefix { $0 == $1 }.count
        let (a, b) = (typed.dropFirst(same), known.dropFirst(same))
        if a.count == b.count, a.count > 1, a.dropFirst(2) == b.dropFirst(2),
            a.prefix(2).reversed() == Array(b.prefix(2))
        {
            return true
        }
        if typed.count < 5 { return false }
        return a.dropFirst(a.count < b.count ? 0 : 1) == b.dropFirst(b.count < a.count ? 0 : 1)
    }
}
