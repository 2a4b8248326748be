import Fasting

/// Files that are recognised only to say what they are and what to do instead.
enum FileSignature {
    /// - Returns: nil if the file may be one that is read.
    static func problem(_ bytes: [UInt8]) -> FormatProblem? {
        if bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) { return archive(bytes) }
        if bytes.starts(with: Array("%PDF".utf8)) { return .document }
        if bytes.starts(with: [0xD0, 0xCF, 0x11, 0xE0]) { return .spreadsheet }
        if bytes.starts(with: Array("SQLite format 3".utf8)) { return .database }
        if bytes.starts(with: [0x1F, 0x8B]) || bytes.starts(with: [0x42, 0x5A, 0x68])
            || bytes.starts(with: [0xFD, 0x37, 0x7A, 0x58, 0x5A])
            || bytes.starts(with: [0x28, 0xB5, 0x2F, 0xFD])
            || bytes.starts(with: [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C])
            || bytes.starts(with: Array("Rar!".utf8))
            || bytes.starts(with: [0x50, 0x4B, 0x05, 0x06])
        {
            return .archive
        }
        for start in ["\u{7F}ELF", "GIF8", "PAR1", "bplist", "{\\rtf"]
        where bytes.starts(with: Array(start.utf8)) { return .notText }
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) || bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            return .notText
        }
        return nil
    }

    /// The same for text files.
    static func textProblem(_ bytes: [UInt8]) -> FormatProblem? {
        let first = bytes.drop { $0 <= Byte.blank || byteOrderMark.contains($0) }.prefix(4096)
        if first.starts(with: Array("inc ".utf8)),
            first.dropFirst(4).prefix(8).allSatisfy(Byte.isDigit)
        {
            return .timewarriorData
        }
        if isSQL(first) { return .sql }
        guard first.first == UInt8(ascii: "<") else { return nil }
        if first.contains("<HealthData") || first.contains("HKQuantityType") {
            return .appleHealth
        }
        if first.contains("<?xml") || first.contains("<table") || first.contains("<!DOCTYPE")
            || first.contains("<html")
        {
            return .markup
        }
        return nil
    }

    /// Whether a text begins as the dump of a database does, after its comments.
    private static func isSQL(_ first: Bytes) -> Bool {
        for line in first.split(whereSeparator: { $0 == Byte.lineFeed || $0 == Byte.carriageReturn }
        )
        where !line.starts(with: [Byte.minus, Byte.minus]) && !line.starts(with: Array("/*".utf8)) {
            let small = line.prefix(14).map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
            return [
                "insert into ", "create table ", "pragma ", "begin transact", "drop table ",
                "set names ",
            ]
            .contains { small.starts(with: Array($0.utf8)) }
        }
        return false
    }

    /// A spreadsheet is an archive with certain names in it.
    private static func archive(_ bytes: [UInt8]) -> FormatProblem {
        let first = bytes.prefix(4096)
        let isSheet =
            first.contains("xl/") || first.contains("[Content_Types].xml")
            || first.contains("application/vnd.oasis.opendocument.spreadsheet")
            || first.contains("Index/")
        return isSheet ? .spreadsheet : .archive
    }
}
