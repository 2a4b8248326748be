import Fasting

/// Reads the lines of a segment.
public enum LineReader {
    /// The longest line that is read, in bytes. A note has at most 16,000.
    static let longest = 1 << 17

    /// Reads each line separately: one bad byte damages no other line. A line that is cut or changed is passed over: its
    /// number is missing.
    ///
    /// - Parameter writer: the writer of lines that do not name one; nil if it does not follow from the
    ///   folder's name.
    /// - Returns: the lines. One that is carried on for another writer comes right after the one that carries it.
    public static func read(
        _ bytes: some Collection<UInt8>, of writer: Writer?
    ) -> [WrittenLine] {
        var lines: [WrittenLine] = []
        for part in Array(bytes).split(separator: UInt8(ascii: "\n")) {
            // Some programs, such as git, change the ends of lines.
            let bytes = Array(part.last == UInt8(ascii: "\r") ? part.dropLast() : part)
            guard bytes.count <= longest, isText(bytes),
                let (line, carried) = line(bytes, of: writer)
            else { continue }
            lines.append(line)
            if let carried { lines.append(carried) }
        }
        return lines
    }

    /// The number of a line that carries another one, and what it carries; nil if it carries none.
    ///
    /// - Parameter text: of a line that was read. It is not checked again.
    public static func carried(by text: String) -> (number: Int64, line: LineKey)? {
        let bytes = Array(text.utf8.prefix(128))
        guard bytes.starts(with: numberKey),
            let (number, rest) = number(bytes.dropFirst(numberKey.count)),
            rest.starts(with: carriedKey),
            let (inner, body) = Self.number(rest.dropFirst(carriedKey.count)),
            body.starts(with: writerKey),
            let writer = Writer(
                String(decoding: body.dropFirst(writerKey.count).prefix(41), as: UTF8.self))
        else { return nil }
        return (number, LineKey(writer: writer, number: inner))
    }

    /// Whether the bytes are UTF-8. Others would be stored as different bytes, with a different sum.
    private static func isText(_ bytes: [UInt8]) -> Bool {
        String(validating: bytes, as: UTF8.self) != nil
    }

    private static let numberKey = Array("{\"i\":".utf8)
    private static let carriedKey = Array("\"n\":".utf8)
    private static let writerKey = Array("\"w\":\"".utf8)
    private static let sealKey = Array(",\"x\":\"".utf8)
    private static let idKey = Array("\"id\":\"".utf8)

    /// - Returns: nil if the line is not complete.
    private static func line(
        _ bytes: [UInt8], of writer: Writer?
    ) -> (WrittenLine, carried: WrittenLine?)? {
        guard let (number, rest) = opened(bytes), number > 0 else { return nil }
        if rest.starts(with: carriedKey) {
            guard let writer, let inner = carried(rest) else { return nil }
            let line = Line(
                writer: writer, number: number, clock: inner.line.clock,
                author: inner.line.author, act: inner.line.act, content: .unknown)
            let sum = seal(of: bytes)
            let outer = WrittenLine(
                line: line, text: String(decoding: bytes, as: UTF8.self), sum: sum)
            return (outer, inner)
        }
        guard let line = plain(number, rest, of: writer, in: bytes) else { return nil }
        return (line, nil)
    }

    /// Checks the sum, and removes the number and the sum.
    private static func opened(_ bytes: [UInt8]) -> (number: Int64, rest: ArraySlice<UInt8>)? {
        guard bytes.count > LineText.sealLength, bytes.starts(with: numberKey) else { return nil }
        let open = bytes.dropLast(LineText.sealLength)
        guard bytes[open.endIndex...].starts(with: sealKey),
            bytes.suffix(2) == [UInt8(ascii: "\""), UInt8(ascii: "}")],
            LineText.sum(of: open) == seal(of: bytes)
        else { return nil }
        return number(open.dropFirst(numberKey.count))
    }

    private static func seal(of bytes: [UInt8]) -> String {
        String(decoding: bytes.suffix(18).prefix(16), as: UTF8.self)
    }

    /// Digits, and the comma after them.
    private static func number(
        _ bytes: ArraySlice<UInt8>
    ) -> (number: Int64, rest: ArraySlice<UInt8>)? {
        guard let comma = bytes.firstIndex(of: UInt8(ascii: ",")), comma - bytes.startIndex <= 15,
            let number = Int64(String(decoding: bytes[..<comma], as: UTF8.self)), number >= 0
        else { return nil }
        return (number, bytes[(comma + 1)...])
    }

    /// The line that is carried on, as its writer wrote it.
    private static func carried(_ rest: ArraySlice<UInt8>) -> WrittenLine? {
        guard let (number, inner) = number(rest.dropFirst(carriedKey.count)), number > 0,
            !inner.starts(with: carriedKey)
        else { return nil }
        return plain(number, inner, of: nil)
    }

    /// - Parameter whole: the line, if its sum was checked already.
    private static func plain(
        _ number: Int64, _ rest: ArraySlice<UInt8>, of folder: Writer?, in whole: [UInt8] = []
    ) -> WrittenLine? {
        var body = Array(rest)
        let prefix = LineText.prefix(number)
        let (text, sum): (String, String)
        if body.starts(with: writerKey), whole.starts(with: prefix) {
            (text, sum) = (String(decoding: whole, as: UTF8.self), seal(of: whole))
        } else {
            if !body.starts(with: writerKey) {
                // A line names its writer in the form in which it is kept.
                guard let folder else { return nil }
                body = writerKey + Array("\(folder)\",".utf8) + body
            }
            (text, sum) = LineText.sealed(prefix + body)
        }
        guard let fields = JSONFields(body),
            let writer = fields["w"]?.text.flatMap({ Writer($0) }),
            let clock = fields["c"]?.list, clock.count >= 2, let wall = clock[0].instant,
            let counter = clock[1].number, ActClock(wall: wall, counter: counter).isValid,
            let act = fields["a"]?.number, act >= 0
        else { return nil }
        var author: Writer?
        if let stated = fields["s"] {
            guard let other = stated.text.flatMap({ Writer($0) }) else { return nil }
            author = other
        }
        let content = fields.content
        if case .record(_, let id, _) = content, !Self.names(id, in: body) { return nil }
        let line = Line(
            writer: writer, number: number, clock: ActClock(wall: wall, counter: counter),
            author: author, act: act, content: content)
        return WrittenLine(line: line, text: text, sum: sum)
    }

    /// Whether the first id in a line is that of its record, as this program spells it. The lines about a record are found
    /// by it.
    private static func names(_ id: RecordID, in body: [UInt8]) -> Bool {
        let first = body.indices.first { body[$0] == idKey[0] && body[$0...].starts(with: idKey) }
        var spelled = idKey
        id.append(to: &spelled)
        return first.map { body[$0...].starts(with: spelled) } ?? false
    }
}

extension JSONFields {
    /// A value that makes no sense makes the whole content unknown: half of an act is not used.
    fileprivate var content: Line.Content {
        let name = self["k"]?.text ?? ""
        if let kind = RecordKind(rawValue: name) {
            guard let id = self["id"]?.text.flatMap({ RecordID($0) }),
                let values = values(kind.fields)
            else { return .unknown }
            return .record(kind, id, values)
        }
        return switch name {
        case "act": toldAct.map { .act($0) } ?? .unknown
        case "device": self["name"]?.text.map { .device(name: Self.name($0)) } ?? .unknown
        default: .unknown
        }
    }

    private static func name(_ text: String) -> String { DeviceName(beginningOf: text).text }

    private func values(_ fields: [Field]) -> FieldValues? {
        var values: FieldValues = [:]
        for field in fields {
            guard let json = self[field.key] else { continue }
            guard let value = field.value(json) else { return nil }
            values[field] = value
        }
        return values
    }

    private var toldAct: ToldAct? {
        guard let at = self["at"]?.instant, let name = self["act"]?.text,
            let fasts = self["fasts"]?.number.flatMap(Int.init(exactly:)), fasts >= 0,
            let water = self["water"]?.number.flatMap(Int.init(exactly:)), water >= 0
        else { return nil }
        let kind: ToldAct.Kind
        switch name {
        case "undo", "redo":
            guard let of = self["of"]?.list, of.count >= 2,
                let writer = of[0].text.flatMap({ Writer($0) }), let number = of[1].number
            else { return nil }
            kind = name == "undo" ? .undo(writer, number) : .redo(writer, number)
        default:
            guard let ordinary = ActKind(rawValue: name) else { return nil }
            kind = .ordinary(ordinary)
        }
        return ToldAct(kind, at: at, fasts: fasts, water: water)
    }
}
