import Fasting

/// The encoding of a text in a file.
public enum TextEncoding: String, Equatable, Sendable {
    case utf8 = "UTF-8"
    case utf16 = "UTF-16"
    case utf32 = "UTF-32"
    /// Bytes that are not UTF-8, as programs of Western Europe write them.
    case windows1252 = "Windows-1252"
}

/// A text in UTF-8, and the encoding that it had in the file.
struct DecodedText {
    let bytes: [UInt8]
    let encoding: TextEncoding

    /// - Throws: ``FormatProblem/cutInHalf`` if a text of two or four bytes for each character ends within
    ///   one, or has bytes that are not a character.
    init(_ bytes: [UInt8]) throws(FormatProblem) {
        if !Self.hasLine(bytes) {
            // No table has so long a line.
            encoding = .utf8
            self.bytes = bytes
        } else if let wide = Self.wide(bytes) {
            encoding = wide.unit == 2 ? .utf16 : .utf32
            self.bytes = Self.withoutMarks(try Self.decode(bytes, wide))
        } else if Self.mayBeJSON(bytes) || Self.isUTF8(bytes) {
            // JSON is always UTF-8, and its reader names the first byte that is not.
            encoding = .utf8
            self.bytes = Self.withoutMarks(bytes)
        } else {
            encoding = .windows1252
            self.bytes = Self.fromWindows1252(bytes)
        }
    }

    /// A text without byte order marks at the beginnings of lines. Files that were joined have one in front of each
    /// part.
    private static func withoutMarks(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.contains(byteOrderMark[0]) else { return bytes }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var at = 0
        while at < bytes.count {
            let isMark = bytes[at] == byteOrderMark[0] && bytes[at...].starts(with: byteOrderMark)
            if isMark, result.last.map({ $0 == Byte.lineFeed || $0 == Byte.carriageReturn }) ?? true
            {
                at += byteOrderMark.count
            } else {
                result.append(bytes[at])
                at += 1
            }
        }
        return result
    }

    /// Whether the file is short, or its first line is.
    private static func hasLine(_ bytes: [UInt8]) -> Bool {
        bytes.count < 1 << 20
            || bytes.prefix(1 << 18).contains { $0 == Byte.lineFeed || $0 == Byte.carriageReturn }
    }

    private static func mayBeJSON(_ bytes: [UInt8]) -> Bool {
        let first = bytes.first { $0 > Byte.blank && !byteOrderMark.contains($0) }
        return first == Byte.openBrace || first == Byte.openBracket
    }

    // MARK: Two and four bytes

    private struct Wide {
        let unit: Int
        let isBig: Bool
        /// Of the byte order mark.
        let skipped: Int
    }

    /// - Returns: nil for a text of single bytes.
    private static func wide(_ bytes: [UInt8]) -> Wide? {
        if bytes.starts(with: [0xFF, 0xFE, 0, 0]) {
            return Wide(unit: 4, isBig: false, skipped: 4)
        }
        if bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return Wide(unit: 4, isBig: true, skipped: 4) }
        if bytes.starts(with: [0xFF, 0xFE]) { return Wide(unit: 2, isBig: false, skipped: 2) }
        if bytes.starts(with: [0xFE, 0xFF]) { return Wide(unit: 2, isBig: true, skipped: 2) }
        // Most characters of a table are ASCII, whose other bytes are 0.
        let sample = bytes.prefix(1024)
        guard sample.count >= 8, sample.contains(0) else { return nil }
        var zeros = [0, 0, 0, 0]
        for (index, byte) in sample.enumerated() where byte == 0 { zeros[index & 3] += 1 }
        let most = sample.count / 4
        let full = zeros.map { $0 * 10 >= most * 7 }
        switch full {
        case [false, true, true, true]: return Wide(unit: 4, isBig: false, skipped: 0)
        case [true, true, true, false]: return Wide(unit: 4, isBig: true, skipped: 0)
        case [false, true, false, true]: return Wide(unit: 2, isBig: false, skipped: 0)
        case [true, false, true, false]: return Wide(unit: 2, isBig: true, skipped: 0)
        default: return nil
        }
    }

    private static func decode(
        _ bytes: [UInt8], _ wide: Wide
    ) throws(FormatProblem) -> [UInt8] {
        let body = bytes[wide.skipped...]
        guard body.count % wide.unit == 0 else { throw .cutInHalf }
        func unit(_ at: Int) -> UInt32 {
            var value: UInt32 = 0
            for offset in 0..<wide.unit {
                let place = wide.isBig ? offset : wide.unit - 1 - offset
                value = value << 8 | UInt32(body[at + place])
            }
            return value
        }
        var result: [UInt8] = []
        result.reserveCapacity(body.count)
        var at = body.startIndex
        while at < body.endIndex {
            var value = unit(at)
            at += wide.unit
            if wide.unit == 2, value & 0xFC00 == 0xD800 {
                guard at < body.endIndex, unit(at) & 0xFC00 == 0xDC00 else { throw .cutInHalf }
                value = 0x10000 + (value & 0x3FF) << 10 + unit(at) & 0x3FF
                at += wide.unit
            }
            if value < 0x80 {
                result.append(UInt8(value))
            } else if let scalar = Unicode.Scalar(value) {
                result.append(contentsOf: UTF8.encode(scalar)!)
            } else {
                throw .cutInHalf
            }
        }
        return result
    }

    // MARK: Single bytes

    /// How many bytes the character at a place has; nil if it is not UTF-8.
    private static func length(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Int? {
        let first = bytes[place]
        if first < 0x80 { return 1 }
        guard first >= 0xC2, first < 0xF5 else { return nil }
        let count = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        guard place + count <= bytes.count else { return nil }
        for offset in 1..<count where bytes[place + offset] & 0xC0 != 0x80 { return nil }
        let second = bytes[place + 1]
        switch first {
        case 0xE0: return second >= 0xA0 ? count : nil
        case 0xED: return second < 0xA0 ? count : nil
        case 0xF0: return second >= 0x90 ? count : nil
        case 0xF4: return second < 0x90 ? count : nil
        default: return count
        }
    }

    private static func isUTF8(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            var place = 0
            let raw = UnsafeRawBufferPointer(bytes)
            while place < bytes.count {
                // Most texts are ASCII.
                while place + 8 <= bytes.count,
                    raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)
                        & 0x8080_8080_8080_8080 == 0
                {
                    place += 8
                }
                guard place < bytes.count else { break }
                guard let length = Self.length(bytes, at: place) else { return false }
                place += length
            }
            return true
        }
    }

    /// Converts bytes of Windows-1252. What is UTF-8 already, as in files that two programs wrote, stays.
    private static func fromWindows1252(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + bytes.count / 8)
        bytes.withUnsafeBufferPointer { bytes in
            var place = 0
            while place < bytes.count {
                if let length = Self.length(bytes, at: place) {
                    result.append(contentsOf: bytes[place..<place + length])
                    place += length
                } else {
                    let byte = bytes[place]
                    let value = byte < 0xA0 ? Self.high[Int(byte) - 0x80] : UInt16(byte)
                    result.append(contentsOf: UTF8.encode(Unicode.Scalar(value)!)!)
                    place += 1
                }
            }
        }
        return result
    }

    /// The characters of 0x80 … 0x9F. Five have none and stay control characters, as in browsers.
    private static let high: [UInt16] = [
        0x20AC, 0x81, 0x201A, 0x192, 0x201E, 0x2026, 0x2020, 0x2021, 0x2C6, 0x2030, 0x160, 0x2039,
        0x152,
        0x8D, 0x17D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x2DC,
        0x2122,
        0x161, 0x203A, 0x153, 0x9D, 0x17E, 0x178,
    ]
}
