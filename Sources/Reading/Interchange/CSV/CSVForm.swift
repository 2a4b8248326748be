/// How a table is written: its separator and its quotes. They follow from its first lines.
struct CSVForm: Equatable {
    var separator = Byte.comma
    /// The sign around fields.
    var quote = Byte.quote
    /// Whether a backslash in front of a quote means that the quote belongs to the text.
    var hasBackslashes = false
    /// Where the table begins, after a byte order mark and a line `sep=;`.
    var start = 0

    /// How many lines are looked at.
    private static let mostLines = 60
    /// How many bytes are looked at.
    private static let mostBytes = 65_536

    /// Signs that separate fields, the likelier ones first. Without names of columns, a decimal comma may be as
    /// frequent as the separator.
    private static let separators: [UInt8] = [
        Byte.tab, Byte.semicolon, Byte.comma, UInt8(ascii: "|"), UInt8(ascii: "~"),
        UInt8(ascii: "^"), 0x1F,
        UInt8(ascii: "&"), UInt8(ascii: "!"), UInt8(ascii: "#"), UInt8(ascii: "*"),
        UInt8(ascii: "$"),
    ]

    init(_ bytes: [UInt8]) {
        start = bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
        let sample = bytes[start...].prefix(Self.mostBytes)
        let first = sample.prefix { $0 != Byte.lineFeed && $0 != Byte.carriageReturn }
        quote = Self.quote(of: sample)
        hasBackslashes = Self.hasBackslashes(sample, quote)
        if first.count == 5, first.starts(with: Array("sep=".utf8)), let named = first.last {
            separator = named
            start += first.count
        } else {
            separator = Self.separator(of: sample, quote) ?? Byte.comma
        }
    }

    /// An apostrophe counts as a quote if fields begin and end with it, and none with a quote.
    private static func quote(of sample: Bytes) -> UInt8 {
        let apostrophe = UInt8(ascii: "'")
        guard sample.first == apostrophe || sample.prefix(400).contains(apostrophe) else {
            return Byte.quote
        }
        var (opened, closed, quotes) = (0, 0, 0)
        var previous = Byte.lineFeed
        for (index, byte) in zip(sample.indices, sample) {
            let isAtStart =
                previous == Byte.lineFeed || previous == Byte.carriageReturn
                || separators.contains(previous)
            if byte == Byte.quote, isAtStart { quotes += 1 }
            if byte == apostrophe {
                let next = index + 1 < sample.endIndex ? sample[index + 1] : Byte.lineFeed
                if isAtStart { opened += 1 }
                if next == Byte.lineFeed || next == Byte.carriageReturn || separators.contains(next)
                {
                    closed += 1
                }
            }
            previous = byte
        }
        return quotes == 0 && opened > 1 && closed > 1 ? apostrophe : Byte.quote
    }

    /// In RFC 4180, what follows `\"` within quotes is another quote or the end of the field.
    private static func hasBackslashes(_ sample: Bytes, _ quote: UInt8) -> Bool {
        guard sample.contains(Byte.backslash), sample.count > 3 else { return false }
        for at in sample.startIndex..<(sample.endIndex - 2)
        where sample[at] == Byte.backslash && sample[at + 1] == quote {
            let next = sample[at + 2]
            let ends =
                next == Byte.lineFeed || next == Byte.carriageReturn || separators.contains(next)
            if next != quote, !ends { return true }
        }
        return false
    }

    /// The sign that most lines have equally often.
    private static func separator(of sample: Bytes, _ quote: UInt8) -> UInt8? {
        var counts = [[Int]](repeating: [], count: separators.count)
        var line = [Int](repeating: 0, count: 256)
        var isQuoted = false
        var lines = 0
        var isEmpty = true
        func endLine() {
            if isEmpty { return }
            lines += 1
            for (index, separator) in separators.enumerated() {
                counts[index].append(line[Int(separator)])
                line[Int(separator)] = 0
            }
            isEmpty = true
        }
        for byte in sample {
            if byte == Byte.lineFeed || byte == Byte.carriageReturn {
                // A quote that stays open is a mistake of its line.
                isQuoted = false
                endLine()
                if lines == mostLines { break }
                continue
            }
            // A comment begins with the sign.
            if isEmpty, byte == UInt8(ascii: "#") {
                isEmpty = false
                continue
            }
            isEmpty = false
            if byte == quote { isQuoted.toggle() }
            if !isQuoted { line[Int(byte)] += 1 }
        }
        endLine()
        var best: (separator: UInt8, weight: Int)?
        for (index, separator) in separators.enumerated() {
            var alike: [Int: Int] = [:]
            for count in counts[index] where count > 0 { alike[count, default: 0] += 1 }
            guard let most = alike.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }) else {
                continue
            }
            // Lines that have the sign at all count a little: rows may be broken.
            // The line of names decides between two signs that are equally frequent.
            let isInFirst = counts[index][0] == most.key
            let weight =
                most.value * 100 + counts[index].count { $0 > 0 } + (isInFirst ? 1 : 0)
            if weight > best?.weight ?? 0 { best = (separator, weight) }
        }
        return best?.separator
    }
}
