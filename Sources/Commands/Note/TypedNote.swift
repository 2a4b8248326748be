import Fasting
import Presentation
import Words

/// Reads a note that was typed; `-` is standard input.
///
/// - Throws: ``Problem`` if it is too long, or not text.
func typedNote(_ text: String?) throws(Problem) -> String? {
    guard let text else { return nil }
    return try checkedNote(
        text == "-" ? noteText(try InputFile.bytes(of: text, upTo: longestInput)) : text)
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
