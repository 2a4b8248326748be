import Fasting
import LocalTime

/// Reads the file `fasts.yaml` of Fastimer: a list of `{length, started, stopped}`, written by
/// PyYAML as one line for each member, after a byte order mark. The length is the target in hours.
/// Times are local, such as `2022-07-20 19:59:14`, at first with a fraction. `stopped` is absent or
/// null while the fast runs.
/// Source: the program's code, github.com/vkostyanetsky/Fastimer, `fastimer/datafile.py` at 1.3.1, the
/// example in its README, and a file that it wrote. Only this form of YAML is read.
struct FastimerReader {
    fileprivate struct Fast {
        var line: Int
        var length: Bytes?
        var started: Bytes?
        var stopped: Bytes?
    }

    /// Whether the first line that is not a comment begins an element of a list, and one has a start as Fastimer calls
    /// it. `position` is in front of a line with content.
    static func recognizes(_ bytes: [UInt8], at position: Int) -> Bool {
        var rest = bytes[position...]
        while rest.first == UInt8(ascii: "#") {
            rest = rest.drop { $0 != Byte.lineFeed }.drop { $0 <= Byte.blank }
        }
        return rest.starts(with: [Byte.minus, Byte.blank])
            && member(rest.dropFirst(2).prefix { $0 != Byte.lineFeed }) != nil
            && rest.prefix(4096).contains("started:")
    }

    /// - Returns: the key and the value of `key: value`, without quotes and comments; nil for
    ///   another line.
    private static func member(_ line: Bytes) -> (key: Bytes, value: Bytes)? {
        let line = line.last == Byte.carriageReturn ? line.dropLast().trimmed : line.trimmed
        guard let colon = line.firstIndex(of: Byte.colon) else { return nil }
        let key = line[..<colon]
        guard !key.isEmpty, key.allSatisfy({ $0 >= 0x61 && $0 <= 0x7A }) else { return nil }
        var value = line[(colon + 1)...]
        guard value.isEmpty || value.first == Byte.blank else { return nil }
        if let comment = value.firstIndex(of: UInt8(ascii: "#")) { value = value[..<comment] }
        value = value.trimmed
        let apostrophe = UInt8(ascii: "'")
        if value.count >= 2, let first = value.first, first == value.last,
            first == Byte.quote || first == apostrophe
        {
            value = value.dropFirst().dropLast()
        }
        return (key, value)
    }

    /// - Throws: ``FormatProblem/row(line:)`` for a line of another form,
    ///   ``FormatProblem/unrecognized`` if no element has a start.
    static func read(
        _ bytes: [UInt8], at position: Int, zone: Zone, into collector: inout RecordCollector
    ) throws(FormatProblem) {
        var fast: Fast?
        var line = bytes[..<position].count { $0 == Byte.lineFeed }
        var rest = bytes[position...]
        var hasStart = false
        while !rest.isEmpty {
            let end = rest.firstIndex(of: Byte.lineFeed) ?? rest.endIndex
            var text = rest[rest.startIndex..<end]
            rest = rest[min(end + 1, rest.endIndex)...]
            line += 1
            let content = text.filter { $0 != Byte.blank && $0 != Byte.carriageReturn }
            if content.isEmpty || content.first == UInt8(ascii: "#") { continue }
            if text.first == Byte.minus {
                if let fast { hasStart = collector.add(fast, zone) || hasStart }
                fast = Fast(line: line)
                text = text.dropFirst()
            }
            guard text.first == Byte.blank, let (key, value) = member(text) else {
                throw .row(line: line)
            }
            if key.equals("length") { fast?.length = value }
            if key.equals("started") { fast?.started = value }
            if key.equals("stopped") { fast?.stopped = value }
        }
        if let fast { hasStart = collector.add(fast, zone) || hasStart }
        if !hasStart { throw .unrecognized }
    }
}

extension RecordCollector {
    /// - Returns: whether the element has a start.
    fileprivate mutating func add(_ fast: FastimerReader.Fast, _ zone: Zone) -> Bool {
        guard let started = fast.started else {
            skipped.unreadable += 1
            return false
        }
        let stopped = fast.stopped ?? []
        if stopped.isEmpty || stopped.equals("null") || stopped.equals("~") {
            skipped.unfinished += 1
            return true
        }
        addFastimer(from: started, to: stopped, hours: fast.length, zone)
        return true
    }
}

extension RecordCollector {
    /// Adds a fast of Fastimer with local times, or counts it.
    ///
    /// - Parameter hours: the target; nil if it is not stated.
    mutating func addFastimer(
        from start: Bytes, to end: Bytes, hours: Bytes?, _ zone: Zone
    ) {
        guard let from = CellTime(start), let to = CellTime(end) else {
            skipped.unreadable += 1
            return
        }
        guard let start = from.recorded(zone), let end = to.recorded(zone) else {
            skipped.impossible += 1
            return
        }
        let id = RecordID(from: "fastimer", start: start.recordTime, end: end.recordTime)
        add(
            Session(
                id: id, start: start.instant, end: end.instant, endOffset: end.offset,
                target: hours.flatMap { TextCursor.decimal($0) }.flatMap { target(hours: $0) }))
    }
}

extension CellTime {
    /// For a local time that the clock skips, the instant of the change.
    fileprivate func recorded(_ zone: Zone) -> TableTime? {
        civil(.yearFirst).flatMap { TableTime($0, place, zone, skipped: { $0 }) }
    }
}
