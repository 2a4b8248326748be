import Fasting
import Text

/// The text of a line: one JSON object that begins with its number and ends with its sum.
enum LineText {
    /// `,"x":"0123456789abcdef"}`
    static let sealLength = 24

    static func prefix(_ number: Int64) -> [UInt8] { Array("{\"i\":\(number),".utf8) }

    /// Adds the sum over everything before it.
    ///
    /// - Parameter open: the object without its end.
    static func sealed(_ open: [UInt8]) -> (text: String, sum: String) {
        let sum = sum(of: open)
        let text = String(decoding: open, as: UTF8.self) + ",\"x\":\"\(sum)\"}"
        return (text, sum)
    }

    /// - Parameter open: the object without its end and without the sum.
    static func sum(of open: some Collection<UInt8>) -> String {
        var bytes = Array(open)
        bytes.append(UInt8(ascii: "}"))
        return String(decoding: SHA256.hex(of: bytes).prefix(16), as: UTF8.self)
    }

    /// What follows the number.
    static func body(of line: Line) -> [UInt8] {
        var text = "\"w\":\"\(line.writer)\",\"c\":[\(line.clock.wall.secondsSinceEpoch),"
        text += "\(line.clock.counter)]"
        if line.author != line.writer { text += ",\"s\":\"\(line.author)\"" }
        text += ",\"a\":\(line.act),\"k\":"
        switch line.content {
        case .fast(let id, let values): text += "\"fast\",\"id\":\"\(id)\"" + fields(values)
        case .water(let id, let values): text += "\"water\",\"id\":\"\(id)\"" + fields(values)
        case .act(let act): text += "\"act\"" + fields(act)
        case .device(let name): text += "\"device\",\"name\":" + quoted(name)
        case .unknown: text += "\"unknown\""
        }
        return Array(text.utf8)
    }

    private static func fields(_ values: FastValues) -> String {
        var text = ""
        if let start = values.start { text += ",\"start\":\(start.secondsSinceEpoch)" }
        if let target = values.target?.target { text += ",\"target\":\(target.microseconds)" }
        if let stated = values.target, stated.target == nil { text += ",\"target\":null" }
        switch values.ending {
        case nil: break
        case .running: text += ",\"ending\":\"running\""
        case .ended(let end, let offset):
            let offset = offset.map { String($0) } ?? "null"
            text += ",\"ending\":[\(end.secondsSinceEpoch),\(offset)]"
        }
        if let note = values.note { text += ",\"note\":" + quoted(note.text) }
        if let there = values.there { text += ",\"there\":\(there)" }
        return text
    }

    private static func fields(_ values: WaterValues) -> String {
        var text = ""
        if let at = values.at { text += ",\"at\":\(at.secondsSinceEpoch)" }
        if let amount = values.amount { text += ",\"ml\":\(amount.milliliters)" }
        if let there = values.there { text += ",\"there\":\(there)" }
        return text
    }

    private static func fields(_ act: ToldAct) -> String {
        var text = ",\"act\":"
        switch act.kind {
        case .ordinary(let kind): text += "\"\(kind.rawValue)\""
        case .undo(let writer, let number): text += "\"undo\",\"of\":[\"\(writer)\",\(number)]"
        case .redo(let writer, let number): text += "\"redo\",\"of\":[\"\(writer)\",\(number)]"
        }
        return text
            + ",\"at\":\(act.at.secondsSinceEpoch),\"fasts\":\(act.fasts),\"water\":\(act.water)"
    }

    /// A string in the form of JSON.
    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\t": quoted += "\\t"
            case "\u{0}"..<"\u{20}": quoted += "\\u" + Hex.text(UInt64(scalar.value), digits: 4)
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
