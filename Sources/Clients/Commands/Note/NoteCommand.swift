import Client
import Contract
import Fasting
import Presentation
import Words

struct NoteCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "note", Words.Note.help, discussion: Words.Note.discussion,
        examples: ["note @1", "note --edit"])

    @Argument(.fastOrText, Words.Note.wordsHelp) var words: [String] = []
    @Flag(Words.Note.editHelp) var edit = false
    @Flag(Words.Note.deleteHelp) var delete = false
    @OptionGroup var answer: AnswerOptions

    func run() throws {
        let (isNamed, opened) = try namesFast()
        let typed = words.dropFirst(isNamed ? 1 : 0).joined(separator: " ")
        if edit, delete || !typed.isEmpty { throw Problem(.usage, Words.Note.editAlone) }
        let text = try typedNote(typed) ?? ""
        if delete, !text.isEmpty { throw Problem(.usage, Words.Note.textOrDelete) }
        let agent = try opened ?? AgentProxy.starting()
        let fast = try fast(isNamed ? words[0] : nil, of: agent)
        if edit { return try write(fast, with: agent) }
        if text.isEmpty {
            let note = try agent.note(of: fast.id).text
            // Without a note there is nothing to delete.
            if !delete || note.isEmpty {
                return try show(fast.id, note, of: isNamed ? words[0] : nil)
            }
        }
        try save(text, of: fast, with: agent)
    }

    private typealias Fast = (id: RecordID, start: Instant, end: Instant?)

    private func save(_ text: String, of fast: Fast, with agent: AgentProxy) throws {
        try agent.history1.setNote(id: fast.id, note: text)
        if answer.json { return try show(fast.id, try agent.note(of: fast.id).text) }
        try answer.options.carryOut(with: agent) { _ in
            .noted(from: fast.start, to: fast.end, isDeleted: text.isEmpty)
        }
    }

    /// Lets the user write in an editor. A text that is not saved stays in its file.
    private func write(_ fast: Fast, with agent: AgentProxy) throws {
        let note = try agent.note(of: fast.id).text
        let draft = try NoteDraft(note)
        let returnedAtOnce = try draft.edit()
        do {
            let text = try draft.text()
            if text != note {
                try save(text, of: fast, with: agent)
            } else if answer.json {
                try show(fast.id, note)
            } else {
                let hints = returnedAtOnce ? [Words.Note.returnedAtOnce] : []
                for line in [Words.Note.unchanged] + hints { try answer.output.line(line) }
            }
        } catch {
            throw draft.naming(Problem(of: error))
        }
        draft.remove()
    }

    /// - Parameter name: how the user named the fast. The hint names the same one.
    private func show(_ id: RecordID, _ note: String, of name: String? = nil) throws {
        let lines = note.isEmpty ? [.dim(Words.Note.none(of: name))] : NoteText.lines(of: note)
        try answer.show(.answer(["id": id, "note": note.isEmpty ? nil : note]), lines)
    }

    /// Whether the first word names a fast, and the connection if it was needed to find out.
    private func namesFast() throws -> (Bool, AgentProxy?) {
        switch words.first.map(FirstWord.init) {
        case nil, .text: return (false, nil)
        case .reference: return (true, nil)
        case .number: throw Problem(.usage, Words.Note.placeOrText(words[0]))
        case .wordOrID:
            let agent = try AgentProxy.starting()
            return ((try? agent.find(words[0])) != nil, agent)
        }
    }

    /// What the first word may be.
    enum FirstWord: Equatable {
        /// `@1`, or eight digits or more of an id.
        case reference
        /// The beginning of an id without a decimal digit, which may be a word.
        case wordOrID
        /// A number of fewer digits, which may be a place.
        case number
        case text

        init(_ word: String) {
            if word.hasPrefix("@") {
                // With a sign or a digit after it, a place is meant: `@-1` is refused.
                let digits = word.dropFirst(["@-", "@+"].contains(word.prefix(2)) ? 2 : 1)
                self = digits.first?.isNumber ?? false ? .reference : .text
                return
            }
            let isID =
                word.utf8.count >= Words.shownIDLength
                && zip(0..., word).allSatisfy { place, character in
                    character == "-"
                        ? [8, 13, 18, 23].contains(place)
                        : character.isHexDigit && character.isASCII
                }
            let isNumber = !word.isEmpty && word.allSatisfy { $0.isASCII && $0.isNumber }
            self =
                isID
                ? (word.contains(where: \.isNumber) ? .reference : .wordOrID)
                : isNumber ? .number : .text
        }
    }

    /// - Parameter name: nil for the running fast, or else the latest one.
    private func fast(_ name: String?, of agent: AgentProxy) throws -> Fast {
        if let name, case .kept(let session) = try agent.find(name) {
            return (session.id, session.start, session.end)
        }
        let timer = try agent.timer1.state()
        if timer.isActive, let id = timer.id, let start = timer.startedAt {
            return (id, start, nil)
        }
        guard let latest = try agent.sessions(limit: 1).first else {
            throw Problem(.refused, Words.Note.noFast)
        }
        return (latest.id, latest.start, latest.end)
    }
}

/// A note in a terminal.
enum NoteText {
    static func lines(of note: String) -> [StyledText] {
        note.split(separator: "\n", omittingEmptySubsequences: false).map {
            StyledText(String($0).printable)
        }
    }
}

extension String {
    /// Whether a text is in this one, in any case.
    func containsIgnoringCase(_ text: String) -> Bool {
        // Letters are compared, so that it does not matter how an accent is written.
        let (letters, wanted) = (Array(lowercased()), Array(text.lowercased()))
        if wanted.count > letters.count { return false }
        return (0...(letters.count - wanted.count)).contains {
            letters[$0..<($0 + wanted.count)].elementsEqual(wanted)
        }
    }
}

/// Reads a note that was typed; `-` is standard input, so that the text is not an argument.
///
/// - Throws: ``Problem`` if it is too long or not text, or if standard input is empty.
func typedNote(_ text: String?) throws(Problem) -> String? {
    guard let text else { return nil }
    return try checkedNote(try typedText(text))
}

/// Reads a private text that was typed; `-` is standard input.
///
/// - Throws: ``Problem`` if that is empty, too long for a note, or not text.
func typedText(_ text: String) throws(Problem) -> String {
    guard text == "-" else { return text }
    let read = try noteText(try InputFile.bytes(of: text, upTo: longestInput))
    // A program that failed before it may have written nothing.
    guard read.contains(where: { !$0.isWhitespace }) else {
        throw Problem(.badInput, Words.Note.emptyInput)
    }
    // The line breaks at the end are those of the program that wrote the text.
    return String(read.reversed().drop(while: \.isNewline).reversed())
}

/// Longer input is too long for a note, so the rest is not read. In bytes.
let longestInput = 1 << 16

/// - Throws: ``Problem`` if the bytes are not text.
func noteText(_ bytes: [UInt8]) throws(Problem) -> String {
    if bytes.count >= longestInput { throw Problem(.usage, Words.noteTooLong) }
    guard let text = String(validating: bytes, as: UTF8.self) else {
        throw Problem(.badInput, Words.Note.notText)
    }
    return text
}

/// - Throws: ``Problem`` if the text is too long.
func checkedNote(_ text: String) throws(Problem) -> String {
    guard let note = Note(text) else { throw Problem(.usage, Words.noteTooLong) }
    return note.text
}
