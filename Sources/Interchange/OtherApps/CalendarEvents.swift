import LocalTime

/// The events of a calendar (RFC 5545). The title and the categories are the kind. A time has its zone in brackets.
struct CalendarEvents {
    let table: CSVReader

    private struct Event {
        var start = ""
        var end = ""
        var length = ""
        var kinds: [String] = []
        var note = ""
        var isCancelled = false
        /// Of an event that repeats. It is a plan, so its end cannot be read.
        var rule: String?
        /// The line of its start, if it begins with a day and not at a time.
        var day: String?
    }

    /// - Parameter bytes: a calendar.
    init(_ bytes: [UInt8]) {
        var table = RecordTable(names: ["start", "end", "duration", "kind", "note"])
        var events: [Event] = []
        var event: Event?
        // An alarm within an event has a text and a length of its own.
        var depth = 0
        for bytes in RecordLines.Lines(Self.unfolded(bytes)) {
            let line = String(decoding: bytes, as: UTF8.self)
            let name = line.prefix { $0 != ":" }.uppercased()
            if name == "BEGIN" {
                if event != nil { depth += 1 }
                if line.uppercased() == "BEGIN:VEVENT" { (event, depth) = (Event(), 0) }
            } else if name == "END" {
                if depth > 0 {
                    depth -= 1
                } else if let done = event {
                    if !done.isCancelled { events.append(done) }
                    event = nil
                }
            } else if depth == 0, event != nil {
                Self.read(line, into: &event!)
            }
        }
        // A whole day says nothing about its hours. Beside events with times, its row cannot be read.
        let timed = events.filter { $0.day == nil }
        for event in timed { table.append(Self.row(event)) }
        for var event in events where event.day != nil {
            if !timed.isEmpty { (event.start, event.end, event.rule) = (event.day!, "", nil) }
            table.append(Self.row(event))
        }
        self.table = table.reader
    }

    private static func row(_ event: Event) -> [String] {
        let kinds = event.kinds.joined(separator: ",")
        return [event.start, event.rule ?? event.end, event.length, kinds, event.note]
    }

    /// Whether a file is a calendar. The case of its first line does not matter.
    static func isCalendar(_ bytes: [UInt8]) -> Bool {
        let first = bytes.starts(with: byteOrderMark) ? bytes.dropFirst(3) : bytes[...]
        let name = first.prefix(15).map { $0 >= 0x61 && $0 <= 0x7A ? $0 & 0xDF : $0 }
        return name == Array("BEGIN:VCALENDAR".utf8)
    }

    /// A calendar with the lines that begin with a space joined to the ones before. Programs that fold their
    /// lines by bytes also cut characters, so this comes before the text is decoded.
    ///
    /// - Returns: another file as it is.
    static func unfolded(_ bytes: [UInt8]) -> [UInt8] {
        guard isCalendar(bytes) else { return bytes }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        for byte in bytes {
            let isFold = (byte == Byte.blank || byte == Byte.tab) && result.last == Byte.lineFeed
            guard isFold else {
                result.append(byte)
                continue
            }
            result.removeLast()
            if result.last == Byte.carriageReturn { result.removeLast() }
        }
        return result
    }

    /// `20260220T200000[Europe/Berlin]` of `DTSTART;TZID=Europe/Berlin:20260220T200000`.
    private static func time(_ value: String, _ parameters: [String]) -> String {
        let parameter = parameters.first { $0.uppercased().hasPrefix("TZID=") }
        guard let id = parameter?.dropFirst(5), !id.isEmpty else { return value }
        return value + "[" + zoneName(String(id)) + "]"
    }

    /// The name in `/freeassociation.sourceforge.net/Europe/Berlin`, which some programs write.
    private static func zoneName(_ id: String) -> String {
        let parts = id.split(separator: "/" as Character)
        for count in [3, 2] where id.first == "/" && parts.count > count {
            let name = parts.suffix(count).joined(separator: "/")
            if NamedZone.find(name) != nil { return name }
        }
        return id
    }

    /// Divides `DTSTART;TZID="a:b":20260220T200000` into its name with the parameters, without quotes, and its value.
    private static func divided(_ line: String) -> (parameters: [String], value: String)? {
        var parameters = [""]
        var isQuoted = false
        for (index, character) in zip(line.indices, line) {
            switch character {
            case "\"": isQuoted.toggle()
            case ";" where !isQuoted: parameters.append("")
            case ":" where !isQuoted:
                return (parameters, String(line[line.index(after: index)...]))
            default: parameters[parameters.count - 1].append(character)
            }
        }
        return nil
    }

    private static func read(_ line: String, into event: inout Event) {
        guard let (parameters, value) = divided(line) else { return }
        switch parameters.first?.uppercased() {
        case "DTSTART":
            event.start = time(value, parameters)
            event.day = value.utf8.count == 8 ? line : nil
        case "DTEND": event.end = time(value, parameters)
        case "DURATION": event.length = value
        case "SUMMARY": event.kinds.append(value.replacingEscapes)
        case "CATEGORIES": event.kinds.append(value)
        case "STATUS": event.isCancelled = value.uppercased() == "CANCELLED"
        case "RRULE", "RDATE": event.rule = line
        case "DESCRIPTION": event.note = value.replacingEscapes
        default: break
        }
    }
}

extension String {
    /// Without the backslashes of RFC 5545.
    fileprivate var replacingEscapes: String {
        var result = ""
        var isEscaped = false
        for character in self {
            if isEscaped {
                result.append(character == "n" || character == "N" ? "\n" : character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                result.append(character)
            }
        }
        return result
    }
}
