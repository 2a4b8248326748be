/// A number as pictures write it: at most two decimals, the same on every machine.
func decimal(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let whole = abs(hundredths) / 100
    let rest = abs(hundredths) % 100
    var text = (hundredths < 0 ? "-" : "") + String(whole)
    if rest > 0 {
        text += rest < 10 ? ".0" : "."
        text += String(rest % 10 == 0 && rest >= 10 ? rest / 10 : rest)
    }
    return text
}

/// Text inside an element or an attribute of XML, and of HTML.
public func escaped(_ text: String) -> String {
    // Words are written very often, and hardly ever hold any of these.
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
