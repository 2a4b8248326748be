/// Records with a line for each member, as in YAML, in the head of a note, and in lists that people write:
/// `- start: 2026-11-20 20:00`, `end: 2026-11-21 12:00`, `Start:: 20:00`.
extension RecordLines {
    /// How many lines are looked at to recognise the form.
    private static let mostLines = 40
    /// The most names of members.
    private static let mostNames = 256

    /// - Returns: nil if the first lines are not members of a record with a start.
    static func members(_ bytes: [UInt8]) -> RowSource? {
        guard areMembers(bytes) else { return nil }
        var records: [[String: Bytes]] = []
        var names: [String] = []
        var title = ""
        var record: [String: Bytes] = [:]
        var other: String?
        // In a list of members, an element does not begin a record.
        let haveOthers = Lines(bytes).contains { line in
            Member(line).map { !$0.isFirst && !$0.value.isEmpty } ?? false
        }
        func endRecord() {
            if !record.isEmpty { records.append(record) }
            record = [:]
        }
        lines: for line in Lines(bytes) {
            guard let member = Member(line) else {
                // A blank line, `---` or other text ends a record.
                endRecord()
                continue
            }
            if member.value.isEmpty {
                let isOuter = line.first.map { $0 != Byte.blank && $0 != Byte.minus } ?? false
                if records.isEmpty, !haveStart(record) {
                    // What is above the list, such as a zone, is said of all of it.
                    title = record.reduce(member.name) {
                        "\($0) \($1.key): \(String(decoding: $1.value, as: UTF8.self))"
                    }
                    (record, names) = ([:], [])
                } else if isOuter, !title.isEmpty {
                    // Another list begins, of something else.
                    endRecord()
                    other = member.name
                    break lines
                }
                continue
            }
            if member.isFirst && haveOthers || record[member.name] != nil { endRecord() }
            if !names.contains(member.name) {
                guard names.count < mostNames else { continue }
                names.append(member.name)
            }
            record[member.name] = member.value
        }
        endRecord()
        var table = RowSource(title: title, names: names)
        for record in records { table.append(names.map { record[$0] ?? [] }) }
        if let other { table.append([other]) }
        return table
    }

    private static func haveStart(_ record: [String: Bytes]) -> Bool {
        record.keys.contains { ColumnMeaning($0).role == .start }
    }

    private static func areMembers(_ bytes: [UInt8]) -> Bool {
        var lines = Lines(bytes)
        var roles: [ColumnMeaning.Role] = []
        var count = 0
        while count < mostLines, let line = lines.next() {
            count += 1
            if let member = Member(line), !member.value.isEmpty,
                let role = ColumnMeaning(member.name).role
            {
                roles.append(role)
            }
        }
        return roles.contains(.start) && (roles.contains(.end) || roles.contains(.length))
    }

    private struct Member {
        let name: String
        let value: Bytes
        /// Whether the line begins an element of a list.
        let isFirst: Bool

        private static let longestName = 40

        init?(_ line: Bytes) {
            var rest = line.trimmed
            isFirst = rest.starts(with: [Byte.minus, Byte.blank])
            if isFirst { rest = rest.dropFirst(2).trimmed }
            let name = rest.prefix { $0 != Byte.colon }
            guard name.count < rest.count, (1...Self.longestName).contains(name.count),
                name.allSatisfy({
                    Byte.isLetter($0) || $0 >= 0x80 || $0 == Byte.blank || $0 == UInt8(ascii: "_")
                        || $0 == Byte.minus || $0 == UInt8(ascii: "*")
                })
            else { return nil }
            rest = rest.dropFirst(name.count + 1)
            if rest.first == Byte.colon { rest = rest.dropFirst() }
            // A name is followed by a space, a time of day by digits.
            guard
                rest.isEmpty || rest.first == Byte.blank || rest.first == Byte.tab
                    || rest.first == UInt8(ascii: "*")
            else { return nil }
            self.name = String(decoding: name, as: UTF8.self)
            var value = rest.drop { $0 == UInt8(ascii: "*") }.trimmed
            if let quoted = Self.quoted(value) {
                value = quoted
            } else if let comment = value.start(of: " # ") {
                value = value[..<comment].trimmed
            }
            self.value = value
        }

        /// The text between the quotes at the beginning of a value. A quote that is doubled, or after a backslash, is part
        /// of it.
        private static func quoted(_ value: Bytes) -> Bytes? {
            guard let quote = value.first, quote == Byte.quote || quote == UInt8(ascii: "'") else {
                return nil
            }
            var text: [UInt8] = []
            var rest = value.dropFirst()
            while let byte = rest.popFirst() {
                if byte == quote, rest.first != quote { return text[...] }
                let isEscaped = byte == UInt8(ascii: "\\") && quote == Byte.quote
                if byte == quote || isEscaped, let next = rest.popFirst() {
                    text.append(next)
                } else {
                    text.append(byte)
                }
            }
            return nil
        }
    }
}
