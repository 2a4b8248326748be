import Foundation
import Testing

/// Something that the voice never says, with samples that test the rule.
struct VoiceRule: CustomTestStringConvertible, Sendable {
    /// The texts that a rule applies to.
    enum Place: Sendable {
        /// Also sources, docs, scripts and the names of files.
        case everywhere
        /// Texts that users read, in any language.
        case read
        /// Texts that users read, except those of Vigil and Compline.
        case readOutsideVigil
        /// Texts that users read, except those that say what is known and what is not.
        case readOutsideEvidence
        /// The words of Vigil and Compline.
        case vigil
        /// Texts that users read in German.
        case german
        case germanOutsideVigil
        case germanOutsideEvidence

        func covers(_ text: VoiceText) -> Bool {
            switch self {
            case .everywhere: true
            case .read: text.isRead
            case .readOutsideVigil: text.isRead && !text.isVigil
            case .readOutsideEvidence: text.isRead && !text.isEvidence
            case .vigil: text.isRead && text.isVigil
            case .german: text.isRead && text.isGerman
            case .germanOutsideEvidence: text.isRead && text.isGerman && !text.isEvidence
            case .germanOutsideVigil: text.isRead && text.isGerman && !text.isVigil
            }
        }
    }

    let name: String
    let place: Place
    let phrases: [String]
    /// Texts that the rule must catch, and texts that it must let pass.
    let caught: [String]
    let passed: [String]
    private let patterns: [Pattern]
    private let exceptions: NSRegularExpression?

    /// - Parameters:
    ///   - phrases: separated by a comma and white space, in lower case, without hyphens. `*` is
    ///     the rest of a word, `…` up to five words of the same sentence, `#` a number and `§` a
    ///     book of the Bible.
    ///   - exceptions: phrases that are allowed although they contain one of those.
    init(
        _ name: String, _ place: Place, _ phrases: String, except exceptions: [String] = [],
        catches caught: [String], passes passed: [String]
    ) {
        self.name = name
        self.place = place
        self.phrases = phrases.split(separator: /,\s+/).map { String($0) }
        self.caught = caught
        self.passed = passed
        patterns = self.phrases.map(Pattern.init)
        self.exceptions = exceptions.isEmpty ? nil : Pattern.expression(exceptions)
    }

    var testDescription: String { name }

    // MARK: Matching

    /// A phrase that was found in a text where it must not be.
    struct Offence: CustomStringConvertible {
        let rule: String
        let text: VoiceText
        let line: Int
        let phrase: String

        var description: String {
            let whole = text.isRead ? ": \"\(text.text)\"" : ""
            return "\(text.file):\(line): \(rule): \"\(phrase)\"\(whole)"
        }
    }

    func offences(in text: VoiceText) -> [Offence] {
        guard place.covers(text) else { return [] }
        let folded = text.folded
        let all = NSRange(location: 0, length: folded.utf16.count)
        let matches = patterns.flatMap { $0.matches(in: folded, all) }
        if matches.isEmpty { return [] }
        let excused = exceptions?.matches(in: folded, range: all).map(\.range) ?? []
        return matches.compactMap { match in
            guard !excused.contains(where: { NSIntersectionRange($0, match.range).length > 0 }),
                let range = Range(match.range, in: folded)
            else { return nil }
            return Offence(
                rule: name, text: text, line: text.line - 1 + folded.line(at: range.lowerBound),
                phrase: String(folded[range]))
        }
    }
}

/// What finds a phrase.
private struct Pattern: Sendable {
    /// What the phrase has between its signs. A text without one of them does not have the phrase, and that is found
    /// faster than with the expression.
    private let parts: [String]
    private let expression: NSRegularExpression

    init(_ phrase: String) {
        parts = phrase.filter { $0 != "'" }.replacing("ß", with: "ss")
            .split { $0.isWhitespace || "…*#§".contains($0) }.map { String($0) }
        expression = Self.expression([phrase])
    }

    func matches(in folded: String, _ range: NSRange) -> [NSTextCheckingResult] {
        guard parts.allSatisfy({ strstr(folded, $0) != nil }) else { return [] }
        return expression.matches(in: folded, range: range)
    }

    static func expression(_ phrases: [String]) -> NSRegularExpression {
        // Everything but letters and the signs above is escaped, so it is well formed.
        try! NSRegularExpression(pattern: phrases.map(expression).joined(separator: "|"))
    }

    private static func expression(_ phrase: String) -> String {
        let words = phrase.filter { $0 != "'" }.split(whereSeparator: \.isWhitespace).map { word in
            word == "…" ? #"(?:[^\s.;:?!]+\s+){0,5}?"# : word.map(expression).joined() + #"\s+"#
        }
        // Words match as a whole; an exclamation mark belongs to the word before it.
        let start = phrase.hasPrefix("!") ? #"(?<=[\p{L}\p{N}}])"# : #"(?<![\p{L}\p{N}])"#
        return start + words.joined().dropLast(3) + #"(?![\p{L}\p{N}])"#
    }

    private static func expression(_ character: Character) -> String {
        switch character {
        case "*": #"[\p{L}\p{N}]*"#
        case "#": #"\d+"#
        case "§": "(?:\(books))"
        case "ß": "ss"
        case _ where character.isASCII && !character.isLetter && !character.isNumber:
            "\\\(character)"
        default: String(character)
        }
    }
}

extension String {
    /// Encodes a text so that no rule finds it, or decodes it. Moves the letters from A to Z by 13
    /// places.
    var rot13: String {
        String(
            String.UnicodeScalarView(
                unicodeScalars.map { scalar in
                    guard scalar.properties.isAlphabetic, scalar.isASCII else { return scalar }
                    let first = scalar.value & 0x60 + 1
                    return Unicode.Scalar((scalar.value - first + 13) % 26 + first) ?? scalar
                }))
    }

    /// The text in lower case, with only spaces and line breaks between words. Markup, quotes,
    /// hyphens and underscores become spaces, apostrophes are removed, and `aWordInsideAnother`
    /// becomes several words.
    ///
    /// Most lines have only ASCII. They are folded byte by byte, because the whole package is, and that takes a tenth
    /// of the time.
    var folded: String {
        var folded: [UInt8] = []
        let bytes = Array(utf8)
        folded.reserveCapacity(bytes.count)
        var index = 0
        var lineStart = (here: 0, folded: 0)
        var isAfterSmall = false
        while index < bytes.count {
            let byte = bytes[index]
            guard byte < 0x80 else {
                let end = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
                let line = String(decoding: bytes[lineStart.here..<end], as: UTF8.self)
                folded.removeSubrange(lineStart.folded...)
                folded += Array(line.foldedByScalars.utf8)
                index = end
                isAfterSmall = false
                continue
            }
            index += 1
            if byte == UInt8(ascii: "'") { continue }
            if isAfterSmall, byte >= 0x41, byte <= 0x5A { folded.append(0x20) }
            isAfterSmall = byte >= 0x61 && byte <= 0x7A
            folded.append(Self.foldedASCII[Int(byte)])
            if byte == UInt8(ascii: "\n") { lineStart = (index, folded.count) }
        }
        return String(decoding: folded, as: UTF8.self)
    }

    private static let foldedASCII: [UInt8] = (UInt8(0)..<0x80).map {
        String(UnicodeScalar($0)).foldedByScalars.utf8.first ?? 0x20
    }

    /// A line, folded in each script.
    var foldedByScalars: String {
        var folded = String.UnicodeScalarView()
        var isAfterSmall = false
        for scalar in precomposedStringWithCompatibilityMapping.unicodeScalars {
            let properties = scalar.properties
            if "'’‘ʼ".unicodeScalars.contains(scalar) || properties.generalCategory == .format {
                continue
            }
            if isAfterSmall, properties.isUppercase { folded.append(" ") }
            isAfterSmall = properties.isLowercase
            let stays =
                properties.isAlphabetic || properties.numericType != nil
                || ".,:;?!{}\n".unicodeScalars.contains(scalar)
            if properties.isEmojiPresentation {
                folded.append(contentsOf: " \(scalar) ".unicodeScalars)
            } else {
                folded.append(stays ? scalar : " ")
            }
        }
        return String(folded).lowercased().replacing("ß", with: "ss")
    }
}
