import Fasting
import Presentation
import Words

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
