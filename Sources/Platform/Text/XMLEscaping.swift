/// Escapes text for an element or an attribute of XML or HTML, and for the markup of notifications.
public func xmlEscaped(_ text: String) -> String {
    // Most texts contain none of these.
    func isSpecial(_ byte: UInt8) -> Bool {
        byte == 0x22 || byte == 0x26 || byte == 0x3c || byte == 0x3e
    }
    if !text.utf8.contains(where: isSpecial) { return text }
    var result = ""
    for character in text.unicodeScalars {
        switch character {
        case "&": result += "&amp;"
        case "<": result += "&lt;"
        case ">": result += "&gt;"
        case "\"": result += "&quot;"
        default: result.unicodeScalars.append(character)
        }
    }
    return result
}
