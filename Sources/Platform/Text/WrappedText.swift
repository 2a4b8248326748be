/// Breaks text into lines for a width in cells. The lines contain the whole text, except the spaces at
/// which a line ends.
public enum WrappedText {
    /// Wraps at white space. A word that is wider than a line is broken.
    ///
    /// - Parameters:
    ///   - width: in cells, at least 2, since a character may be that wide.
    ///   - indent: how many cells each line but the first is moved to the right.
    /// - Returns: at least one line. The lines do not contain the indent.
    public static func lines(_ text: String, width: Int, indent: Int = 0) -> [String] {
        lines(ofWords: words(of: text), width: width, indent: indent)
    }

    /// The parts of a text at which a line can end. An amount is one of them: `8.5 fl oz`, `16h 45m`,
    /// `47 ± 4 %`.
    public static func words(of text: String) -> [String] {
        var words: [String] = []
        for part in text.split(whereSeparator: \.breaksLine) {
            if let last = words.last, isTied(last, part) {
                words[words.count - 1] = last + " " + part
            } else {
                words.append(String(part))
            }
        }
        return words
    }

    /// Whether no line ends between a word and the one after it. No line begins with a dash.
    static func isTied(_ word: String, _ next: Substring) -> Bool {
        next == "—" || next == "–" || isAmount(word, next) || isFigure(word, next)
    }

    private static let units: Set<Substring> = ["ml", "fl", "kB", "MB", "h", "s"]

    /// Whether a word and the one after it are an amount.
    private static func isAmount(_ word: String, _ next: Substring) -> Bool {
        let end = next.prefix { $0.isLetter || $0.isNumber }
        if end == "oz" { return word.hasSuffix(" fl") }
        guard let first = word.first, first.isNumber else { return false }
        if units.contains(end) { return word.allSatisfy { $0.isNumber || ".,".contains($0) } }
        return word.hasSuffix("h") && end.last == "m" && end.dropLast().allSatisfy(\.isNumber)
            && end.count > 1 && word.dropLast().allSatisfy(\.isNumber)
    }

    /// Whether a word and the one after it are a measured value.
    private static func isFigure(_ word: String, _ next: Substring) -> Bool {
        guard let first = word.first, let last = word.last, first.isNumber else { return false }
        return last == "±" || last.isNumber && (next == "±" || next.first == "%")
    }

    /// As ``lines(_:width:indent:)``, for words that may contain spaces, at which no line ends.
    public static func lines(ofWords words: [String], width: Int, indent: Int = 0) -> [String] {
        let width = max(2, width)
        let indent = min(indent, width - 2)
        var lines: [String] = []
        var line = ""
        var used = 0
        func limit() -> Int { lines.isEmpty ? width : width - indent }
        func end() {
            lines.append(line)
            line = ""
            used = 0
        }
        for word in words {
            if used > 0, used + 1 + word.cellWidth > limit() { end() }
            if used > 0 {
                line += " "
                used += 1
            }
            for character in word {
                if used + character.cellWidth > limit() { end() }
                line.append(character)
                used += character.cellWidth
            }
        }
        end()
        return lines
    }

    /// Puts parts into lines with dots between them. A line ends within a part only if the part is wider.
    public static func lines(ofParts parts: [String], width: Int) -> [String] {
        var lines: [String] = []
        for part in parts {
            if let last = lines.last, (last + " · " + part).cellWidth <= width {
                lines[lines.count - 1] = last + " · " + part
            } else {
                lines += Self.lines(part, width: width)
            }
        }
        return lines
    }

    /// As ``lines(_:width:indent:)`` without an indent, for prose: the last line has at least a third of the width, if
    /// the text then takes no more lines, and no word is broken for it.
    public static func prose(_ text: String, width: Int) -> [String] {
        let words = words(of: text)
        let widest = lines(ofWords: words, width: width)
        guard widest.count > 1, let longest = words.map(\.cellWidth).max() else { return widest }
        let least = max(longest, (2 * width + 2) / 3)
        var lines = widest
        var narrower = width
        while lines.count == widest.count {
            if let last = lines.last, 3 * last.cellWidth >= width { return lines }
            narrower -= 1
            if narrower < least { break }
            lines = self.lines(ofWords: words, width: narrower)
        }
        return widest
    }

    /// As ``lines(_:width:indent:)`` without an indent, with lines of about the same length.
    public static func balanced(_ text: String, width: Int) -> [String] {
        let lines = lines(text, width: width)
        guard lines.count > 1 else { return lines }
        var best = lines
        var narrower = lines.map(\.cellWidth).max() ?? width
        while narrower > 2 {
            narrower -= 1
            let next = self.lines(text, width: narrower)
            if next.count > lines.count { break }
            best = next
        }
        return best
    }
}

extension Character {
    /// Whether a line can end here. It cannot end at a no-break space.
    public var breaksLine: Bool {
        isWhitespace && !["\u{a0}", "\u{2007}", "\u{202f}"].contains(self)
    }
}

extension String {
    /// The same text with no-break spaces before dashes, in amounts, and at the ends of its paragraphs, for what breaks
    /// lines itself. It is as long. The panels do the same in `desktop/shared/lines.js`.
    public var withTiedWords: String {
        split(separator: "\n", omittingEmptySubsequences: false)
            .map { String($0).tied.withTiedEnd }.joined(separator: "\n")
    }

    /// A paragraph with no-break spaces in its last words, if it is longer than a line of about 36 characters. So its
    /// last line has at least a third of them.
    private var withTiedEnd: String {
        let characters = Array(self)
        guard characters.count > 36 else { return self }
        var start = characters.count - 12
        while start > 0, characters[start - 1] != " " { start -= 1 }
        return String(characters[..<start])
            + String(characters[start...].map { $0 == " " ? "\u{A0}" : $0 })
    }

    /// With no-break spaces before dashes and in amounts.
    private var tied: String {
        var tied = ""
        var word = ""
        for part in split(separator: " ", omittingEmptySubsequences: false) {
            let isTied = WrappedText.isTied(word, part)
            if !tied.isEmpty { tied += isTied ? "\u{A0}" : " " }
            tied += part
            word = isTied ? "\(word) \(part)" : String(part)
        }
        return tied
    }
}
