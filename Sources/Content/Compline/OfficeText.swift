import Text

/// The sections and parts of an office file, not yet understood. The format is described in the file.
struct OfficeText {
    struct Section {
        let name: String
        /// The line of the heading, from 1.
        let line: Int
        var parts: [Part] = []
    }

    struct Part {
        let name: String
        let line: Int
        /// Without empty lines before and after.
        var lines: [String] = []
    }

    private(set) var sections: [Section] = []

    init(_ bytes: [UInt8]) throws(OfficeError) {
        let lines = try Self.lines(of: bytes)
        for (index, line) in lines.enumerated() { try add(line, number: index + 1) }
        for section in sections.indices {
            for part in sections[section].parts.indices {
                sections[section].parts[part].trim()
            }
        }
    }

    private mutating func add(_ line: String, number: Int) throws(OfficeError) {
        if line.hasPrefix(";") { return }
        if line.hasPrefix("# ") {
            sections.append(Section(name: String(line.dropFirst(2)), line: number))
        } else if line.hasPrefix("## ") {
            guard let section = sections.indices.last else {
                throw .unknownHeading(line: number)
            }
            let name = String(line.dropFirst(3))
            if sections[section].parts.contains(where: { $0.name == name }) {
                throw .repeatedHeading(line: number)
            }
            sections[section].parts.append(Part(name: name, line: number))
        } else if line.hasPrefix("#") {
            throw .unknownHeading(line: number)
        } else if let section = sections.indices.last,
            let part = sections[section].parts.indices.last
        {
            sections[section].parts[part].lines.append(
                line.hasPrefix("\\") ? String(line.dropFirst()) : line)
        } else if !line.isEmpty {
            throw .strayText(line: number)
        }
    }

    /// Lines without their ends and without spaces before these.
    private static func lines(of bytes: [UInt8]) throws(OfficeError) -> [String] {
        if bytes.count > Office.maximumSize { throw .tooLarge }
        var lines: [String] = []
        for bytes in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
            guard var line = String(validating: bytes, as: UTF8.self) else { throw .notUTF8 }
            // An editor may have written a byte order mark or ends of lines of another system.
            if lines.isEmpty, line.unicodeScalars.first == "\u{FEFF}" {
                line.unicodeScalars.removeFirst()
            }
            if line.unicodeScalars.last == "\r" { line.unicodeScalars.removeLast() }
            if line.unicodeScalars.contains(where: { $0.isUnprintable || $0 == "\u{FEFF}" }) {
                throw .controlCharacter(line: lines.count + 1)
            }
            while line.unicodeScalars.last == " " { line.unicodeScalars.removeLast() }
            lines.append(line)
        }
        return lines
    }
}

extension OfficeText.Part {
    fileprivate mutating func trim() {
        while lines.last?.isEmpty == true { lines.removeLast() }
        lines.removeFirst(lines.prefix { $0.isEmpty }.count)
    }
}
