import Contract
import Fasting
import LocalTime
import Presentation
import Words

/// What a mistyped word is likely meant to be.
enum Suggestions {
    /// The known words that are nearest to a typed one, at most three: what a synonym stands for,
    /// otherwise the words that begin with it, otherwise those that differ by the fewest letters, otherwise
    /// what a mistyped synonym stands for.
    ///
    /// - Parameters:
    ///   - known: the words that would have been understood, in lower case.
    ///   - synonyms: what other programs call it, and what they mean by it. A meaning of several words
    ///     begins with a known one.
    static func words(
        for typed: String, among known: [String], synonyms: [String: [String]] = [:]
    ) -> [String] {
        let word = typed.lowercased()
        if word.count > longest { return [] }
        if known.contains(word) { return [word] }
        func meant(_ meanings: [String]) -> [String] {
            meanings.filter { meaning in
                meaning.hasPrefix("-")
                    || known.contains { meaning.split(separator: " ").first! == $0 }
            }
        }
        if let meanings = synonyms[word] { return meant(meanings) }
        if word.count >= 2 {
            let longer = known.filter { $0.hasPrefix(word) }
            if (1...most).contains(longer.count) { return longer }
        }
        let near = known.map { ($0, distance(word, $0)) }.filter { $1 <= tolerance(word) }
        if let least = near.map(\.1).min() {
            return near.filter { $0.1 == least }.prefix(most).map(\.0)
        }
        // A short word is one letter away from many.
        guard word.count > 4 else { return [] }
        let mistyped = synonyms.keys.filter { $0.count > 4 && distance(word, $0) == 1 }
        return mistyped.count == 1 ? meant(synonyms[mistyped[0]] ?? []) : []
    }

    /// The options that a value without one may be meant for: `--target 18`, `--ago 2h`; or the option whose
    /// name is written without dashes.
    static func options(for value: String, in model: CommandModel) -> [String] {
        var options: [String] = []
        func add(_ name: String, _ value: String) {
            if model.option(typed: name) != nil { options.append("\(name) \(value)") }
        }
        func add(_ name: String) { add(name, value) }
        if let space = value.firstIndex(of: " ") {
            let rest = String(value[space...].dropFirst())
            let name = "--" + value[..<space]
            let kind = model.option(typed: name)?.value
            let reads = kind?.accepts ?? kind?.reads
            if reads?(rest) ?? true { add(name, rest) }
            if !options.isEmpty { return options }
        }
        let target = (try? UserInput.hours(value)).flatMap { Target(microseconds: $0.wire) }
        if target != nil { add("--target") }
        if let number = Int(value), number > 0 { add("--limit") }
        let unsigned = value.hasPrefix("-") ? String(value.dropFirst()) : value
        if (try? UserInput.ago(unsigned)) != nil {
            add("--ago", unsigned)
        } else if (try? UserInput.time(value)) != nil {
            add("--at")
            // Of a fast that has ended, it may be the end.
            if model.option(typed: "--end") == nil { add("--start") }
        }
        return options
    }

    /// The value that a word names.
    ///
    /// - Parameter refusal: what is said if there is none; the likely words follow it.
    static func value<Value: RawRepresentable<String> & CaseIterable>(
        _ typed: String, synonyms: [String: [String]], orElse refusal: (String) -> String
    ) throws(Problem) -> Value {
        if let value = Value(rawValue: typed.lowercased()) { return value }
        let likely = words(
            for: typed, among: Value.allCases.map(\.rawValue), synonyms: synonyms)
        throw Problem(.usage, Words.CommandLine.suggesting(likely, after: refusal(typed)))
    }

    private static let most = 3
    /// No command is longer, and longer words would take long to compare.
    private static let longest = 32

    /// How many letters may be wrong in a word.
    private static func tolerance(_ word: String) -> Int {
        switch word.count {
        case ...1: 0
        case ...4: 1
        case ...8: 2
        default: 3
        }
    }

    /// How many letters have to be added, removed, replaced or swapped with the next one to turn one
    /// word into another (optimal string alignment).
    static func distance(_ a: String, _ b: String) -> Int {
        let (a, b) = (Array(a), Array(b))
        var beforeLast: [Int] = []
        var last = Array(0...b.count)
        for i in a.indices {
            var row = [i + 1]
            for j in b.indices {
                var least = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
                    least = min(least, beforeLast[j - 1] + 1)
                }
                row.append(least)
            }
            (beforeLast, last) = (last, row)
        }
        return last[b.count]
    }
}
