/// What a person wrote about a fast: one text for each fast, running or kept (rule: docs/rules/domain.md,
/// A fast). It is private: no notification, panel or bar shows it.
public struct Note: Equatable, Hashable, Sendable {
    /// How many characters a note has at most.
    public static let longest = 1000

    /// How many bytes it has at most as UTF-8. A character may have any number of marks.
    static let largest = 16_000

    /// No note.
    public static let none = Note(checked: "")

    /// Empty if there is no note. It has no control characters except newline and tab.
    public let text: String

    /// Control characters are left out, and white space at both ends.
    ///
    /// - Returns: nil if the text is longer than ``longest``.
    public init?(_ text: String) {
        let text = Self.cleaned(text)
        let bytes = text.utf8.count
        guard bytes <= Self.longest || bytes <= Self.largest && text.count <= Self.longest else {
            return nil
        }
        self.text = text
    }

    /// The beginning of a text that may be too long.
    public init(beginningOf text: String) {
        let text = Self.cleaned(text)
        if text.utf8.count <= Self.longest {
            self.text = text
            return
        }
        var beginning = text.prefix(Self.longest)
        while beginning.utf8.count > Self.largest { beginning.removeLast() }
        self.text = Self.cleaned(String(beginning))
    }

    private init(checked text: String) { self.text = text }

    public var isEmpty: Bool { text.isEmpty }

    /// nil if there is no note.
    public var stated: String? { isEmpty ? nil : text }

    /// Chooses between the notes of two records with the same id: a whole one before one with damaged characters,
    /// then the longer one, then the one that comes later by its bytes. So a file without notes takes none
    /// away, and the order of files does not matter.
    func merged(with other: Note) -> Note {
        if !isEmpty, !other.isEmpty, isDamaged != other.isDamaged {
            return isDamaged ? other : self
        }
        let (mine, yours) = (text.utf8, other.text.utf8)
        if mine.count != yours.count { return mine.count > yours.count ? self : other }
        return mine.lexicographicallyPrecedes(yours) ? other : self
    }

    /// The notes of two parts of one fast, the earlier one first. A damaged note is left out if the other one is
    /// whole.
    public func joined(with later: Note) -> Note {
        if isEmpty || later.isEmpty || self == later { return isEmpty ? later : self }
        if isDamaged != later.isDamaged { return isDamaged ? later : self }
        return Note(beginningOf: text + "\n" + later.text)
    }

    /// Whether a character was replaced by U+FFFD, because its bytes could not be read.
    var isDamaged: Bool { text.unicodeScalars.contains("\u{FFFD}") }

    /// Whether nothing has to be left out, as of each note that is stored.
    private static func isClean(_ text: String) -> Bool {
        guard let first = text.first, let last = text.last else { return true }
        if first.isWhitespace || last.isWhitespace { return false }
        var before: (UInt8, UInt8) = (0, 0)
        for byte in text.utf8 {
            switch (before.0, before.1, byte) {
            case (_, _, 0..<0x20): if byte != 0x0A, byte != 0x09 { return false }
            case (_, _, 0x7F): return false
            // U+0080 to U+009F, and the separators of lines and paragraphs.
            case (_, 0xC2, 0x80..<0xA0), (0xE2, 0x80, 0xA8...0xA9): return false
            default: break
            }
            before = (before.1, byte)
        }
        return true
    }

    /// A terminal must not be controlled by a note that came from a file.
    private static func cleaned(_ text: String) -> String {
        if isClean(text) { return text }
        var scalars = String.UnicodeScalarView()
        var isAfterReturn = false
        for scalar in text.unicodeScalars {
            defer { isAfterReturn = scalar == "\r" }
            switch scalar {
            case "\r", "\u{2028}", "\u{2029}": scalars.append("\n")
            case "\n": if !isAfterReturn { scalars.append(scalar) }
            case "\t": scalars.append(scalar)
            default: if scalar.properties.generalCategory != .control { scalars.append(scalar) }
            }
        }
        var rest = Substring(String(scalars))
        while let first = rest.first, first.isWhitespace { rest.removeFirst() }
        while let last = rest.last, last.isWhitespace { rest.removeLast() }
        return String(rest)
    }
}
