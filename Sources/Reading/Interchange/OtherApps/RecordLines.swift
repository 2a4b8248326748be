import LocalTime

/// Text files of programs for time sheets and notes, which have a record in a line or two. Each becomes a table
/// with the columns of ``RecordLines/names``.
enum RecordLines {
    static let names = ["start", "end", "kind", "note"]

    /// - Returns: nil if the file has none of these forms.
    static func table(_ bytes: [UInt8]) -> (form: FileForm, table: RowSource)? {
        let first = bytes.prefix(4096)
        let lines = Lines(bytes)
        if CalendarEvents.isCalendar(bytes) { return (.calendar, CalendarEvents(bytes).table) }
        if first.contains("CLOCK: [") { return (.org, org(lines)) }
        if isTimeclock(first) { return (.timeclock, timeclock(lines)) }
        if isKlog(lines) { return (.klog, klog(lines)) }
        return nil
    }

    /// The lines of a text, without the signs at their ends.
    struct Lines: Sequence, IteratorProtocol {
        private var rest: Bytes

        init(_ bytes: [UInt8]) { rest = bytes[...] }

        mutating func next() -> Bytes? {
            guard !rest.isEmpty else { return nil }
            let line = rest.prefix { $0 != Byte.lineFeed }
            rest = rest.dropFirst(line.count + 1)
            return line.last == Byte.carriageReturn ? line.dropLast() : line
        }
    }

    private static func text(_ bytes: Bytes) -> String {
        String(decoding: bytes.trimmed, as: UTF8.self)
    }

    // MARK: Org

    /// `CLOCK: [2026-11-20 Fri 20:00]--[2026-11-21 Sat 12:00] => 16:00` below the headline `* Fasting`.
    private static func org(_ lines: Lines) -> RowSource {
        var table = RowSource(names: names)
        var headline = ""
        for line in lines {
            let trimmed = line.trimmed
            if line.first == UInt8(ascii: "*") {
                headline = text(line.drop { $0 == UInt8(ascii: "*") })
            } else if trimmed.starts(with: Array("CLOCK:".utf8)) {
                let parts = trimmed.split { $0 == Byte.openBracket || $0 == Byte.closeBracket }
                let times = parts.filter { $0.first.map(Byte.isDigit) ?? false }.prefix(2).map(
                    orgTime)
                table.append([times.first ?? "", times.count > 1 ? times[1] : "", headline, ""])
            }
        }
        return table
    }

    /// `2026-11-20 Fri 20:00` without the day of the week.
    private static func orgTime(_ time: Bytes) -> String {
        let parts = time.split(separator: Byte.blank)
        return parts.count == 3 ? text(parts[0]) + " " + text(parts[2]) : text(time)
    }

    // MARK: Timeclock

    private static func isTimeclock(_ first: Bytes) -> Bool {
        let line = first.prefix { $0 != Byte.lineFeed }
        return line.count > 12 && line.starts(with: [UInt8(ascii: "i"), Byte.blank])
            && line.dropFirst(2).prefix(4).allSatisfy(Byte.isDigit)
    }

    /// `i 2026/11/20 20:00:00 fasting` and `o 2026/11/21 12:00:00`.
    private static func timeclock(_ lines: Lines) -> RowSource {
        var table = RowSource(names: names)
        var open: (start: String, kind: String)?
        for line in lines {
            let parts = line.split(separator: Byte.blank, maxSplits: 4)
            guard parts.count >= 3 else { continue }
            let isHalf = parts.count > 3 && ["am", "pm"].contains(text(parts[3]).lowercased())
            let time = parts[1...(isHalf ? 3 : 2)].map(text).joined(separator: " ")
            let rest = parts.dropFirst(isHalf ? 4 : 3).map(text).joined(separator: " ")
            if parts[0].equals("i") {
                if let open { table.append([open.start, "", open.kind, ""]) }
                open = (time, rest)
            } else if parts[0].equals("o") || parts[0].equals("O"), let begun = open {
                table.append([begun.start, time, begun.kind, ""])
                open = nil
            }
        }
        if let open { table.append([open.start, "", open.kind, ""]) }
        return table
    }

    // MARK: klog

    private static func isDay(_ line: Bytes) -> Bool {
        guard line.count >= 10, let time = CellTime(line.prefix(10)) else { return false }
        return time.date != nil && time.clock == nil
            && (line.count == 10 || line.dropFirst(10).first == Byte.blank)
    }

    /// Whether the first line is a day, and the next ones are indented.
    private static func isKlog(_ lines: Lines) -> Bool {
        var lines = lines.makeIterator()
        guard let first = lines.next(), isDay(first) else { return false }
        while let line = lines.next() {
            if line.trimmed.isEmpty { return false }
            if line.first == Byte.blank || line.first == Byte.tab {
                return line.trimmed.first.map { Byte.isDigit($0) || $0 == UInt8(ascii: "<") }
                    ?? false
            }
        }
        return false
    }

    /// `    20:00 - 12:00> #fasting` below `2026-11-20`. `<20:00` is of the day before, `12:00>` of the day after. The tags
    /// between a day and its entries are those of all entries.
    private static func klog(_ lines: Lines) -> RowSource {
        var table = RowSource(names: names)
        var day: CivilTime?
        var tags: [String] = []
        for line in lines {
            if isDay(line) {
                if case .fixed(let year, let month, let date)? = CellTime(line.prefix(10))?.date {
                    day = CivilTime(validYear: year, month: month, day: date)
                }
                tags = []
                continue
            }
            guard line.first == Byte.blank || line.first == Byte.tab else {
                tags += Self.tags(line)
                continue
            }
            guard let day, let dash = line.firstIndex(of: Byte.minus) else { continue }
            let after = line[(dash + 1)...].trimmed
            let end = after.prefix { $0 != Byte.blank }
            let note = text(after.dropFirst(end.count))
            let own = tags + Self.tags(after)
            table.append([
                klogTime(line[..<dash].trimmed, day), klogTime(end, day),
                own.isEmpty ? note : own.joined(separator: ","), note,
            ])
        }
        return table
    }

    /// `#fasting` of `#fasting slept well`.
    private static func tags(_ line: Bytes) -> [String] {
        line.split(separator: Byte.blank).filter { $0.first == UInt8(ascii: "#") }.map(text)
    }

    /// - Returns: an empty text if the cell has no time.
    private static func klogTime(_ text: Bytes, _ day: CivilTime) -> String {
        var text = text
        var day = day
        if text.first == UInt8(ascii: "<") {
            text = text.dropFirst()
            day = day.adding(days: -1)
        }
        if text.last == UInt8(ascii: ">") {
            text = text.dropLast()
            day = day.adding(days: 1)
        }
        guard let clock = CellTime(text)?.clock else { return "" }
        (day.hour, day.minute) = (clock.hour, clock.minute)
        return "\(TimeText.date(day)) \(TimeText.clock(day))"
    }

    // MARK: Markdown

    /// The first table of a note.
    static func markdown(_ bytes: [UInt8]) -> RowSource? {
        guard bytes.prefix(4096).contains("|") else { return nil }
        let lines = Lines(bytes)
        var title = ""
        var rows: [[Bytes]] = []
        var hasRule = false
        for line in lines {
            let trimmed = line.trimmed
            guard trimmed.first == UInt8(ascii: "|") else {
                if !rows.isEmpty { break }
                if trimmed.first == UInt8(ascii: "#") {
                    title = text(trimmed.drop { $0 == UInt8(ascii: "#") })
                }
                continue
            }
            let cells = Self.cells(trimmed.dropFirst())
            let isRule = cells.allSatisfy { cell in
                cell.trimmed.allSatisfy { $0 == Byte.minus || $0 == Byte.colon }
            }
            if isRule { hasRule = true } else { rows.append(cells.map(\.trimmed)) }
        }
        guard hasRule, let names = rows.first else { return nil }
        var table = RowSource(
            title: title, names: names.map { String(decoding: $0, as: UTF8.self) })
        for row in rows.dropFirst() { table.append(row) }
        return table
    }

    /// The cells of a row. A bar after a backslash is part of the text.
    private static func cells(_ row: Bytes) -> [Bytes] {
        let (bar, backslash) = (UInt8(ascii: "|"), UInt8(ascii: "\\"))
        return row.split(separator: bar, omittingEmptySubsequences: false).reduce(into: []) {
            cells, part in
            guard let last = cells.last, last.last == backslash else { return cells.append(part) }
            cells[cells.count - 1] = (last.dropLast() + [bar] + part)[...]
        }
    }
}
