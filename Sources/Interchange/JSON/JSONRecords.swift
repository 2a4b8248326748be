import Fasting

/// Values in our own files. A value of another type is an error, which names the member.
extension JSONReader {
    mutating func id(_ name: String) throws(FormatProblem) -> RecordID {
        guard let string = try string(), let id = RecordID(content(string)) else {
            throw memberProblem(name)
        }
        return id
    }

    mutating func time(_ name: String) throws(FormatProblem) -> FileTime {
        guard let string = try string(), let time = FileTime(content(string)) else {
            throw memberProblem(name)
        }
        return time
    }

    mutating func amount(_ name: String) throws(FormatProblem) -> Double {
        guard let number = try number(), let amount = double(number) else {
            throw memberProblem(name)
        }
        return amount
    }

    mutating func whole(_ name: String) throws(FormatProblem) -> Int64 {
        guard let number = try number(), let whole = integer(number) else {
            throw memberProblem(name)
        }
        return whole
    }
}

/// Values in files of other programs. A value of another type is skipped.
extension JSONReader {
    mutating func stringOrSkip() throws(FormatProblem) -> JSONString? {
        if let string = try string() { return string }
        try skip()
        return nil
    }

    mutating func numberOrSkip() throws(FormatProblem) -> JSONNumber? {
        if let number = try number() { return number }
        try skip()
        return nil
    }
}

extension RecordID {
    /// Reads `8-4-4-4-12` hexadecimal digits in either case.
    init?(_ text: Bytes) {
        guard text.count == 36 else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(16)
        var index = text.startIndex
        while index < text.endIndex {
            let offset = index - text.startIndex
            if offset == 8 || offset == 13 || offset == 18 || offset == 23 {
                guard text[index] == Byte.minus else { return nil }
                index += 1
                continue
            }
            guard let high = Byte.hexValue(text[index]), let low = Byte.hexValue(text[index + 1])
            else { return nil }
            bytes.append(high << 4 | low)
            index += 2
        }
        self.init(bytes: bytes)
    }
}
