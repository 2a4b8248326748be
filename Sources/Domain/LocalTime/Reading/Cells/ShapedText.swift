import Synchronization

/// What shapes mean, once they were read.
final class KnownShapes<Meaning: Sendable>: Sendable {
    static var most: Int { 4096 }

    final class Shape: Sendable {
        let form: UInt8
        let shape: [UInt8]
        /// nil if the shape means nothing.
        let meaning: Meaning?

        init(form: UInt8, shape: [UInt8], meaning: Meaning?) {
            (self.form, self.shape, self.meaning) = (form, shape, meaning)
        }
    }

    let all = Mutex<[UInt64: Shape]>([:])
}

/// A text, its numbers, and its shape: the text with a 0 for each digit. Nearly all times of a column have a few shapes.
/// The grammar reads a shape once, and what it says is kept.
struct ShapedText {
    private static let mostNumbers = 12
    private static let longest = 120

    let text: ArraySlice<UInt8>
    private(set) var numbers = InlineArray<12, Int>(repeating: 0)
    private(set) var count = 0
    /// Where the digits belong to the shape: those of an offset from UTC.
    private var fixed: Int
    private var key: UInt64 = 0xCBF2_9CE4_8422_2325
    /// What else the meaning of the text depends on.
    private let form: UInt8

    /// A text whose numbers all belong to the shape.
    init?(zone text: ArraySlice<UInt8>) {
        guard text.count <= Self.longest else { return nil }
        (self.text, form, fixed) = (text, 0, text.startIndex)
        for byte in text { key = (key ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }

    /// - Returns: nil if the text has no number, or too many.
    init?(_ text: ArraySlice<UInt8>, _ form: UInt8 = 0) {
        guard text.count <= Self.longest else { return nil }
        (self.text, self.form, fixed) = (text, form, text.endIndex)
        key ^= UInt64(form)
        var (hasColon, isInNumber) = (false, false)
        for at in text.indices {
            var byte = text[at]
            let isDigit = TextCursor.isDigit(byte)
            if isDigit, fixed == text.endIndex {
                if !isInNumber {
                    if count == Self.mostNumbers { return nil }
                    count += 1
                }
                numbers[count - 1] = numbers[count - 1] &* 10 &+ Int(byte - UInt8(ascii: "0"))
                byte = UInt8(ascii: "0")
            } else if byte == UInt8(ascii: ":") {
                hasColon = true
            } else if hasColon, at < fixed, Self.isOffset(text[at...]) {
                fixed = at
            }
            isInNumber = isDigit
            key = (key ^ UInt64(byte)) &* 0x100_0000_01B3
        }
        if count == 0 { return nil }
    }

    /// Whether a sign and digits begin, and not the rest of a date: `-11-26`.
    private static func isOffset(_ rest: ArraySlice<UInt8>) -> Bool {
        let sign: Int
        switch rest.first {
        case UInt8(ascii: "+"), UInt8(ascii: "-"): sign = 1
        // Longer dashes.
        case 0xE2 where rest.starts(with: [0xE2, 0x80]): sign = 3
        default: return false
        }
        let after = rest.dropFirst(sign).drop(while: TextCursor.isDigit)
        return after.count < rest.count - sign && after.first != UInt8(ascii: "-")
    }

    /// What the shape means.
    ///
    /// - Parameter read: is asked if the shape is new.
    func found<Meaning>(
        _ shapes: KnownShapes<Meaning>, _ read: (ShapedText) -> Meaning?
    ) -> Meaning? {
        if let known = shapes.all.withLock({ $0[key] }) {
            return isEqual(to: known) ? known.meaning : read(self)
        }
        let meaning = read(self)
        let shape = KnownShapes<Meaning>.Shape(
            form: form, shape: text.indices.map { shaped($0) }, meaning: meaning)
        shapes.all.withLock { all in
            if all.count >= KnownShapes<Meaning>.most { all.removeAll() }
            all[key] = shape
        }
        return meaning
    }

    private func shaped(_ at: Int) -> UInt8 {
        TextCursor.isDigit(text[at]) && at < fixed ? UInt8(ascii: "0") : text[at]
    }

    private func isEqual<Meaning>(to known: KnownShapes<Meaning>.Shape) -> Bool {
        guard known.form == form, known.shape.count == text.count else { return false }
        for at in text.indices where shaped(at) != known.shape[at - text.startIndex] {
            return false
        }
        return true
    }

    /// The places of the numbers in the text.
    var places: [Range<Int>] {
        var places: [Range<Int>] = []
        var at = text.startIndex
        while at < fixed {
            let end = text[at..<fixed].firstIndex { !TextCursor.isDigit($0) } ?? fixed
            if end > at { places.append(at..<end) }
            at = max(end, at + 1)
        }
        return places
    }

    /// The text with other numbers, of as many digits.
    func replacing(_ places: [Range<Int>], with numbers: [Int]) -> String {
        var written: [UInt8] = []
        var at = text.startIndex
        for (place, number) in zip(places, numbers) {
            let digits = Array(String(number).utf8)
            let zeros = Array(
                repeating: UInt8(ascii: "0"), count: max(0, place.count - digits.count))
            written += text[at..<place.lowerBound] + zeros + digits
            at = place.upperBound
        }
        return String(decoding: written + text[at...], as: UTF8.self)
    }

    /// The numbers that belong to the shape.
    var fixedNumbers: [Int] {
        text[fixed...].split { !TextCursor.isDigit($0) }.compactMap {
            Int(String(decoding: $0, as: UTF8.self))
        }
    }
}
