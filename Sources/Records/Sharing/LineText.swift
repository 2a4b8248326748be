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
        case .record(let kind, let id, let values):
            text += "\"\(kind.rawValue)\",\"id\":\"\(id)\""
            for field in kind.fields {
                if let value = values[field] { text += ",\"\(field.key)\":\(value.json)" }
            }
        case .act(let act): text += "\"act\"" + fields(act)
        case .device(let name): text += "\"device\",\"name\":" + quoted(name)
        case .unknown: text += "\"unknown\""
        }
        return Array(text.utf8)
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
    fileprivate static func quoted(_ text: String) -> String {
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

/// How a register is written in a line, and read.
extension Field {
    var key: String {
        switch self {
        case .start: "start"
        case .target: "target"
        case .ending: "ending"
        case .note: "note"
        case .at: "at"
        case .amount: "ml"
        case .there: "there"
        }
    }

    /// - Returns: nil if the value makes no sense.
    func value(_ json: JSONValue) -> FieldValue? {
        switch (self, json) {
        case (.start, _), (.at, _): json.instant.map { .instant($0) }
        case (.target, .null): .target(nil)
        case (.target, .number(let microseconds)):
            Target(microseconds: UInt64(max(0, microseconds))).map { .target($0) }
        case (.ending, .text("running")): .ending(.running)
        case (.ending, .list(let parts)): Self.end(parts).map { .ending($0) }
        case (.note, .text(let text)): .note(Note(beginningOf: text))
        case (.amount, .number(let amount)):
            WaterAmount(milliliters: amount).map { .amount($0) }
        case (.there, .truth(let isThere)): .truth(isThere)
        default: nil
        }
    }

    private static func end(_ parts: [JSONValue]) -> FastEnding? {
        guard parts.count >= 2, let end = parts[0].instant else { return nil }
        if parts[1] == .null { return .ended(at: end, offset: nil) }
        guard let offset = parts[1].number.flatMap(Int.init(exactly:)),
            (-Session.offsetLimit...Session.offsetLimit).contains(offset)
        else { return nil }
        return .ended(at: end, offset: offset)
    }
}

extension FieldValue {
    fileprivate var json: String {
        switch self {
        case .instant(let instant): "\(instant.secondsSinceEpoch)"
        case .target(let target): target.map { "\($0.microseconds)" } ?? "null"
        case .ending(.running): "\"running\""
        case .ending(.ended(let end, let offset)):
            "[\(end.secondsSinceEpoch),\(offset.map { "\($0)" } ?? "null")]"
        case .note(let note): LineText.quoted(note.text)
        case .amount(let amount): "\(amount.milliliters)"
        case .truth(let isTrue): "\(isTrue)"
        }
    }
}
