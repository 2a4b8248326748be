import Fasting

/// Values in our own files. A value of another type is an error, which names the member.
extension JSONReader {
    mutating func id(_ name: String) throws(FormatProblem) -> RecordID {
        guard let string = try string(), let id = RecordID(ascii: content(string)) else {
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
