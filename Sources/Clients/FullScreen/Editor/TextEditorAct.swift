/// What a key does in a ``TextEditor``.
enum TextEditorAct: Equatable, Sendable {
    case insert(Character)
    /// Inserts what was deleted last as a word or a part of a line.
    case insertDeleted
    case delete(Range)
    case move(Range)
    /// Down by this number of rows; negative for up.
    case rows(Int)
    /// Down by this number of pages; negative for up.
    case page(Int)
    case rowStart
    case rowEnd

    /// From the cursor to another place.
    enum Range: Equatable, Sendable {
        case characterBefore
        case characterAfter
        case wordBefore
        /// Up to white space, punctuation included.
        case blankWordBefore
        case wordAfter
        case paragraphStart
        case paragraphEnd
        /// The line feed if the cursor is in front of it.
        case paragraphEndOrFeed

        /// True if Ctrl-Y brings it back after it was deleted.
        var isKept: Bool { self != .characterBefore && self != .characterAfter }
    }

    /// The act of a key; nil if it has none. The keys with Ctrl are those of Bash and Emacs.
    init?(_ key: ScreenKey) {
        switch key {
        case .character(let character): self = .insert(character)
        case .enter: self = .insert("\n")
        case .backspace: self = .delete(.characterBefore)
        case .delete: self = .delete(.characterAfter)
        case .up: self = .rows(-1)
        case .down: self = .rows(1)
        case .left: self = .move(.characterBefore)
        case .right: self = .move(.characterAfter)
        case .home: self = .rowStart
        case .end: self = .rowEnd
        case .pageUp: self = .page(-1)
        case .pageDown: self = .page(1)
        case .wordLeft: self = .move(.wordBefore)
        case .wordRight: self = .move(.wordAfter)
        case .control(let letter): self.init(control: letter)
        case .alt("d"): self = .delete(.wordAfter)
        case .tab, .escape, .alt, .wheelUp, .wheelDown: return nil
        }
    }

    private init?(control letter: Character) {
        switch letter {
        case "a": self = .move(.paragraphStart)
        case "b": self = .move(.characterBefore)
        case "d": self = .delete(.characterAfter)
        case "e": self = .move(.paragraphEnd)
        case "f": self = .move(.characterAfter)
        case "h": self = .delete(.characterBefore)
        case "k": self = .delete(.paragraphEndOrFeed)
        case "n": self = .rows(1)
        case "p": self = .rows(-1)
        case "u": self = .delete(.paragraphStart)
        case "w": self = .delete(.blankWordBefore)
        case "y": self = .insertDeleted
        default: return nil
        }
    }
}

extension Character {
    /// Letters, digits and what can be between them in one word.
    fileprivate var isWordCharacter: Bool { isLetter || isNumber || self == "_" }

    var isPartOfWord: Bool { isWordCharacter || self == "'" || self == "’" }
}

extension String {
    /// The beginning of the word before a place. Characters between that word and the place are
    /// skipped, except a line feed that is not the first of them.
    func start(ofWordBefore place: Index, _ isPart: (Character) -> Bool) -> Index {
        var place = place
        func isBefore(_ condition: (Character) -> Bool) -> Bool {
            place > startIndex && condition(self[index(before: place)])
        }
        if isBefore({ $0 == "\n" }) { return index(before: place) }
        while isBefore({ !isPart($0) && $0 != "\n" }) { place = index(before: place) }
        while isBefore(isPart) { place = index(before: place) }
        return place
    }

    /// The end of the word after a place, found like its beginning.
    func end(ofWordAfter place: Index) -> Index {
        var place = place
        if place < endIndex, self[place] == "\n" { return index(after: place) }
        while place < endIndex, !self[place].isPartOfWord, self[place] != "\n" {
            place = index(after: place)
        }
        while place < endIndex, self[place].isPartOfWord { place = index(after: place) }
        return place
    }
}
