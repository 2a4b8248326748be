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
        {
            return .archive
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
        guard first.first == UInt8(ascii: "<") else { return nil }
        if first.contains("<HealthData") || first.contains("HKQuantityType") {
            return .appleHealth
        }
        if first.contains("<?xml") || first.contains("<!DOCTYPE") || first.contains("<html") {
            return .markup
        }
        return nil
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
