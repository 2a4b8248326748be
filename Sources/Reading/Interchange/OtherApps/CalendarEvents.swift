import Fasting
import LocalTime

/// The events of a calendar (RFC 5545). The title and the categories are the kind. A time has its zone in brackets, or the
/// offset that the calendar itself states.
struct CalendarEvents {
    private(set) var table = RowSource(names: ["start", "end", "duration", "kind", "note", "id"])
    private var zones: [String: CalendarZone] = [:]
    /// Of times without their own, as Google and Apple write it.
    private var usualZone = ""

    private struct Event {
        var start = ""
        /// The start as it is written, with its zone.
        var written: (value: String, parameters: [String]) = ("", [])
        var end = ""
        var length = ""
        var kinds: [String] = []
        var note = ""
        var id = ""
        /// Of an event that repeats, the time of this one if it was changed.
        var occurrence = ""
        var sequence = 0
        /// When it was changed, in UTC.
        var modified = ""
        var isCancelled = false
        /// Of an event that repeats. It is a plan, so its end cannot be read.
        var rule: String?
        /// The line of its start, if it begins with a day and not at a time.
        var day: String?

        func isOlder(than other: Event) -> Bool {
            if sequence != other.sequence { return sequence < other.sequence }
            return !modified.isEmpty && modified < other.modified
        }
    }

    /// - Parameter bytes: a calendar.
    init(_ bytes: [UInt8]) {
        var events: [Event] = []
        var places: [String: Int] = [:]
        var event: Event?
        var zone: CalendarZone?
        var isCancelled = false
        // An alarm within an event has a text and a length of its own.
        var depth = 0
        for bytes in RecordLines.Lines(Self.unfolded(bytes)) {
            let line = String(decoding: bytes, as: UTF8.self)
            guard let (parameters, value) = Self.divided(line) else { continue }
            let name = parameters[0].uppercased()
            switch (name, value.uppercased()) {
            case ("BEGIN", "VEVENT"): (event, depth) = (Event(), 0)
            case ("BEGIN", "VCALENDAR"): (isCancelled, usualZone) = (false, "")
            case ("BEGIN", "VTIMEZONE"): zone = CalendarZone()
            case ("BEGIN", "STANDARD"), ("BEGIN", "DAYLIGHT"): zone?.begin()
            case ("BEGIN", _): depth += 1
            case ("METHOD", "CANCEL"): isCancelled = true
            case ("X-WR-TIMEZONE", _): usualZone = value
            case ("END", "VTIMEZONE"):
                if let zone { zones[zone.name] = zone }
                zone = nil
            case ("END", "STANDARD"), ("END", "DAYLIGHT"): break
            case ("END", "VEVENT"):
                guard var done = event else { break }
                event = nil
                if isCancelled { done.isCancelled = true }
                if let end = endByDays(done) { (done.end, done.length) = (end, "") }
                // A later version of an event takes its place.
                let key = done.id + " " + done.occurrence
                if !done.id.isEmpty, let place = places[key] {
                    if !done.isOlder(than: events[place]) { events[place] = done }
                } else {
                    places[key] = events.count
                    events.append(done)
                }
            case ("END", _): depth -= 1
            default:
                if zone?.read(name, value) == false { zone = nil }
                if depth == 0, event != nil { read(name, parameters, value, line, into: &event!) }
            }
        }
        let cancelled = Set(events.filter { $0.isCancelled && $0.occurrence.isEmpty }.map(\.id))
        events.removeAll { event in
            event.isCancelled || !event.id.isEmpty && cancelled.contains(event.id)
        }
        // A whole day says nothing about its hours. Beside events with times, its row cannot be read.
        let timed = events.filter { $0.day == nil }
        for event in timed { table.append(Self.row(event)) }
        for var event in events where event.day != nil {
            if !timed.isEmpty { (event.start, event.end, event.rule) = (event.day!, "", nil) }
            table.append(Self.row(event))
        }
    }

    private static func row(_ event: Event) -> [String] {
        let kinds = event.kinds.joined(separator: ",")
        // The occurrences of an event have one id.
        let id = event.occurrence.isEmpty ? event.id : ""
        return [event.start, event.rule ?? event.end, event.length, kinds, event.note, id]
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
    private func time(_ value: String, _ parameters: [String]) -> String {
        let parameter = parameters.first { $0.uppercased().hasPrefix("TZID=") }
        let id = parameter.map { String($0.dropFirst(5)) } ?? usualZone
        guard !id.isEmpty, value.last != "Z", value.utf8.count > 8 else { return value }
        let name = Self.zoneName(id)
        // A zone of the whole calendar that is not known says nothing.
        if parameter == nil, zones[id] == nil, NamedZone.find(name) == nil { return value }
        // A name such as "Pacific Time" means what the calendar says.
        if !name.contains("/") || NamedZone.find(name) == nil, let zone = zones[id],
            let civil = CellTime(Array(value.utf8)[...])?.civil(.yearFirst),
            let offset = zone.offset(at: civil)
        {
            return value + TimeText.offset(minutes: Int(offset / 60))
        }
        return value + "[" + name + "]"
    }

    /// What is the same for a time in all zones in which it may be written.
    private func occurrence(_ time: String) -> String {
        guard let cell = CellTime(Array(time.utf8)[...]), cell.place != .local,
            let moment = cell.moment(.yearFirst, .utc)
        else { return time }
        return String(moment.instant.secondsSinceEpoch)
    }

    /// The end of an event whose length has days. They are counted on the calendar, also if the clock is changed.
    private func endByDays(_ event: Event) -> String? {
        let (start, length) = (event.written.value, event.length.lowercased())
        guard event.end.isEmpty, length.contains("d") || length.contains("w"),
            let microseconds = TextCursor.isoDuration(Array(length.utf8)[...]),
            let civil = ISO8601Text(Array(start.utf8)[...])?.civil
        else { return nil }
        let end = civil.secondsSinceEpoch + microseconds / 1_000_000
        let text = TimeText.iso8601(Instant(secondsSinceEpoch: end)).filter { !"-:Z".contains($0) }
        return time(start.last == "Z" ? text + "Z" : text, event.written.parameters)
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

    private func read(
        _ name: String, _ parameters: [String], _ value: String, _ line: String,
        into event: inout Event
    ) {
        switch name {
        case "DTSTART":
            event.start = time(value, parameters)
            event.written = (value, parameters)
            event.day = value.utf8.count == 8 ? line : nil
        // A day says nothing about the hour.
        case "DTEND":
            event.end = value.utf8.count == 8 && event.day == nil ? line : time(value, parameters)
        case "DURATION": event.length = value
        case "SUMMARY": event.kinds.append(value.replacingEscapes)
        case "CATEGORIES": event.kinds.append(value)
        case "STATUS": event.isCancelled = value.uppercased() == "CANCELLED"
        case "RRULE", "RDATE": event.rule = line
        case "DESCRIPTION": event.note = value.replacingEscapes
        case "UID": event.id = value
        case "LAST-MODIFIED": event.modified = value
        case "SEQUENCE": event.sequence = Int(value) ?? 0
        case "RECURRENCE-ID": event.occurrence = occurrence(time(value, parameters))
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
