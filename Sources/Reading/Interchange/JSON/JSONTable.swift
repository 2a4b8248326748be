import Fasting

/// Reads lists of objects as tables: the keys are the names of the columns. Nested keys are joined.
enum JSONTable {
    /// The most columns, and how deep a list may be in objects.
    private static let mostColumns = 256
    private static let deepest = 4
    /// The most records of an object that has them by their keys.
    private static let mostMembers = 600_000

    /// A list of objects in a file, and the key that it has.
    struct List {
        let range: Range<Int>
        let key: String
        /// A time zone that the file states outside its lists, with its key; empty if it states none.
        var zone = ""
    }

    /// Finds the lists of objects in a value.
    static func lists(_ bytes: [UInt8]) throws(FormatProblem) -> [List] {
        var reader = JSONReader(bytes)
        var lists: [List] = []
        var zone = ""
        try find(&reader, key: "", depth: 0, &lists, &zone)
        try reader.finish()
        for index in lists.indices { lists[index].zone = zone }
        return lists
    }

    private static func find(
        _ reader: inout JSONReader, key: String, depth: Int, _ lists: inout [List],
        _ zone: inout String
    ) throws(FormatProblem) {
        let first = try reader.next()
        if first == Byte.openBracket {
            let range = try reader.skip()
            var inner = JSONReader(reader.bytes, in: range)
            if try inner.enterArray(), try inner.nextElement(), try inner.next() == Byte.openBrace {
                lists.append(List(range: range, key: key))
            }
        } else if first == Byte.openBrace, depth < deepest {
            _ = try reader.enterObject()
            while let name = try reader.nextKey() {
                let path = path(key, reader.text(name))
                try find(&reader, key: path, depth: depth + 1, &lists, &zone)
            }
        } else if first == Byte.quote,
            // "meta timezone", "user timezone"
            ColumnMeaning(key.split(separator: " ").last.map(String.init) ?? "").role == .zone,
            let value = try reader.string()
        {
            zone += " " + key + ": " + reader.text(value)
        } else {
            let value = try reader.skip()
            if reader.bytes[value].first == UInt8(ascii: "t"), ColumnMeaning(key).place == .utc {
                zone += " zone: " + key
            }
        }
    }

    /// The name of a key in an object with a key. A key such as `$date` is the type of a value and
    /// not its name.
    private static func path(_ key: String, _ name: String) -> String {
        if name.hasPrefix("$"), !key.isEmpty { return key }
        return key.isEmpty ? name : key + " " + name
    }

    /// Whether the first object of a list has a start, and an end or a length, and the key of the list says nothing
    /// else.
    static func mayHaveFasts(_ bytes: [UInt8], _ list: List) throws(FormatProblem) -> Bool {
        var reader = JSONReader(bytes, in: list.range)
        var rows = Rows()
        guard ColumnMeaning(list.key).mayBeFast, try reader.enterArray(), try reader.nextElement()
        else { return false }
        try rows.append(&reader)
        return rows.hasStart && rows.hasEnd
    }

    /// Reads a list as a table.
    static func table(_ bytes: [UInt8], _ list: List) throws(FormatProblem) -> RowSource {
        var reader = JSONReader(bytes, in: list.range)
        var rows = Rows()
        guard try reader.enterArray() else { throw .unrecognized }
        while try reader.nextElement() { try rows.append(&reader) }
        return rows.table(title: list.key + list.zone)
    }

    /// Reads lines of objects as a table.
    ///
    /// - Returns: nil if the file is one object.
    static func lines(_ bytes: [UInt8]) throws(FormatProblem) -> RowSource? {
        var reader = JSONReader(bytes)
        var rows = Rows()
        while true {
            reader.skipWhiteSpace()
            guard reader.position < reader.end else { break }
            guard try reader.next() == Byte.openBrace else { return nil }
            try rows.append(&reader)
        }
        return rows.count > 1 ? rows.table(title: "") : nil
    }

    // MARK: Without a list

    /// Reads an object without lists as a table: it is one record, has the records by their keys
    /// (`{"a": {"start": …}, "b": {…}}`), or has a list or an object for each column
    /// (`{"start": {"0": …}, "end": {…}}`).
    ///
    /// - Returns: nil if no key is a start.
    static func object(
        _ bytes: [UInt8], title: String = ""
    ) throws(FormatProblem) -> RowSource? {
        var reader = JSONReader(bytes)
        guard try reader.enterObject() else { return nil }
        var members: [(name: String, range: Range<Int>)] = []
        while let name = try reader.nextKey() {
            guard members.count < mostMembers else { return nil }
            members.append((reader.text(name), try reader.skip()))
        }
        if members.contains(where: { isStart($0.name) }) {
            var parts: [[Bytes]?] = []
            for member in members { parts.append(try values(JSONReader(bytes, in: member.range))) }
            if parts.contains(where: { $0 != nil }) {
                return columns(title, members.map(\.name), parts.map { $0 ?? [] })
            }
            var rows = Rows()
            var whole = JSONReader(bytes)
            try rows.append(&whole)
            return rows.table(title: title)
        }
        // A list of records by their keys may itself be the only member.
        if members.count == 1, bytes[members[0].range.lowerBound] == Byte.openBrace {
            let inner = [UInt8](bytes[members[0].range])
            return try object(inner, title: path(title, members[0].name))
        }
        var rows = Rows()
        for member in members where bytes[member.range.lowerBound] == Byte.openBrace {
            var record = JSONReader(bytes, in: member.range)
            try rows.append(&record)
        }
        return rows.hasStart ? rows.table(title: title) : nil
    }

    private static func isStart(_ name: String) -> Bool { ColumnMeaning(name).role == .start }

    /// The values of a list, or of the members of an object; nil for another value.
    private static func values(_ reader: JSONReader) throws(FormatProblem) -> [Bytes]? {
        var reader = reader
        var values: [Bytes] = []
        func value() throws(FormatProblem) -> Bytes {
            if let string = try reader.string() { return reader.content(string) }
            let range = try reader.skip()
            return reader.bytes[range].first == UInt8(ascii: "n") ? [] : reader.bytes[range]
        }
        switch try reader.next() {
        case Byte.openBrace:
            _ = try reader.enterObject()
            while try reader.nextKey() != nil { values.append(try value()) }
        case Byte.openBracket:
            _ = try reader.enterArray()
            while try reader.nextElement() { values.append(try value()) }
        default: return nil
        }
        return values
    }

    private static func columns(
        _ title: String, _ names: [String], _ columns: [[Bytes]]
    ) -> RowSource {
        var table = RowSource(title: title, names: names)
        for row in 0..<(columns.map(\.count).max() ?? 0) {
            table.append(columns.map { row < $0.count ? $0[row] : [] })
        }
        return table
    }

    private struct Rows {
        private var columns: [String: Int] = [:]
        private var names: [String] = []
        private var rows: [[Bytes]] = []
        var count: Int { rows.count }
        var hasStart: Bool { names.contains(where: JSONTable.isStart) }
        var hasEnd: Bool {
            names.contains { [.end, .length].contains(ColumnMeaning($0).role) }
        }

        /// Reads the next value as a row. A value that is not an object is an empty row.
        mutating func append(_ reader: inout JSONReader) throws(FormatProblem) {
            var cells: [Bytes] = []
            cells.reserveCapacity(names.count)
            try read(&reader, key: "", depth: 0, &cells)
            rows.append(cells)
        }

        private mutating func read(
            _ reader: inout JSONReader, key: String, depth: Int, _ cells: inout [Bytes]
        ) throws(FormatProblem) {
            let first = try reader.next()
            if first == Byte.openBrace, depth < JSONTable.deepest {
                _ = try reader.enterObject()
                while let name = try reader.nextKey() {
                    let path = JSONTable.path(key, reader.text(name))
                    try read(&reader, key: path, depth: depth + 1, &cells)
                }
            } else if first == Byte.openBracket, !key.isEmpty {
                _ = try reader.enterArray()
                var texts: [UInt8] = []
                while try reader.nextElement() {
                    if let string = try reader.string() {
                        if !texts.isEmpty { texts += [Byte.comma, Byte.blank] }
                        texts += reader.content(string)
                    } else {
                        try reader.skip()
                    }
                }
                set(texts[...], key, &cells)
            } else if first == Byte.quote {
                if let string = try reader.string() { set(reader.content(string), key, &cells) }
            } else {
                let range = try reader.skip()
                if first == UInt8(ascii: "n") || first == Byte.openBrace { return }
                set(reader.bytes[range], key, &cells)
            }
        }

        private mutating func set(_ value: Bytes, _ key: String, _ cells: inout [Bytes]) {
            guard !key.isEmpty else { return }
            let column: Int
            if let known = columns[key] {
                column = known
            } else {
                guard names.count < JSONTable.mostColumns else { return }
                column = names.count
                columns[key] = column
                names.append(key)
            }
            while cells.count <= column { cells.append([]) }
            cells[column] = value
        }

        func table(title: String) -> RowSource {
            var table = RowSource(title: title, names: names)
            for row in rows { table.append(row) }
            return table
        }
    }
}
