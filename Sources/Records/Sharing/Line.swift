import Fasting
import Text

/// One line that a device has written for the others: one record of one act (rule: docs/rules/devices.md,
/// The folder).
public struct Line: Equatable, Sendable {
    /// The writer that wrote it first, and its number among that writer's lines.
    public let writer: Writer
    public let number: Int64
    public let clock: ActClock
    /// The writer of the values. It differs from ``writer`` if a device writes lines for records that it
    /// had before it shared them.
    public let author: Writer
    /// The number of the act on its machine; 0 if the line does not give it.
    public let act: Int64
    public let content: Content

    public init(
        writer: Writer, number: Int64, clock: ActClock, author: Writer? = nil, act: Int64,
        content: Content
    ) {
        self.writer = writer
        self.number = number
        self.clock = clock
        self.author = author ?? writer
        self.act = act
        self.content = content
    }

    public enum Content: Equatable, Sendable {
        case record(RecordKind, RecordID, FieldValues)
        case act(ToldAct)
        /// What the user calls the machine.
        case device(name: String)
        /// Content of a newer version. It is kept, and ignored.
        case unknown
    }

    public var stamp: Stamp { Stamp(clock: clock, by: author) }
}

/// What an act was, for the journals of the other machines. It comes before the records that the act wrote.
public struct ToldAct: Equatable, Sendable {
    public enum Kind: Equatable, Sendable {
        case ordinary(ActKind)
        /// Undoes or redoes an act: the writer and the number of that act.
        case undo(Writer, Int64)
        case redo(Writer, Int64)
    }

    public let kind: Kind
    public let at: Instant
    /// How many records it wrote.
    public let fasts: Int
    public let water: Int

    public init(_ kind: Kind, at: Instant, fasts: Int, water: Int) {
        self.kind = kind
        self.at = at
        self.fasts = fasts
        self.water = water
    }
}

extension RecordID {
    /// The sum of a text, as 64 hexadecimal digits.
    public static func sum(of text: String) -> String { SHA256.text(of: Array(text.utf8)) }

    /// An id that each machine makes from the same text.
    public init(sumOf text: String) {
        let digits = Array(RecordID.sum(of: text).utf8.prefix(32))
        var ascii: [UInt8] = []
        for (index, digit) in digits.enumerated() {
            if [8, 12, 16, 20].contains(index) { ascii.append(UInt8(ascii: "-")) }
            ascii.append(digit)
        }
        self.init(ascii: ascii[...])!
    }
}

/// A line with its text, as it is kept and carried on.
public struct WrittenLine: Equatable, Sendable {
    public let line: Line
    /// Without the newline.
    public let text: String
    /// The first 16 hexadecimal digits of the sum. Together with the writer and the number, it identifies a
    /// line.
    public let sum: String

    init(line: Line, text: String, sum: String) {
        self.line = line
        self.text = text
        self.sum = sum
    }

    /// Writes a line.
    public init(_ line: Line) {
        self.line = line
        (text, sum) = LineText.sealed(LineText.prefix(line.number) + LineText.body(of: line))
    }

    /// Wraps a line of another writer in a line of this machine. It keeps its writer, its number and its
    /// stamp.
    ///
    /// - Parameters:
    ///   - number: of the new line.
    ///   - writer: of the new line.
    public init(carrying other: WrittenLine, as number: Int64, by writer: Writer) {
        line = Line(
            writer: writer, number: number, clock: other.line.clock, author: other.line.author,
            act: other.line.act, content: .unknown)
        let bytes = Array(other.text.utf8)
        let rest = bytes.dropFirst(LineText.prefix(other.line.number).count)
            .dropLast(LineText.sealLength)
        (text, sum) = LineText.sealed(
            LineText.prefix(number) + Array("\"n\":\(other.line.number),".utf8) + rest)
    }
}
