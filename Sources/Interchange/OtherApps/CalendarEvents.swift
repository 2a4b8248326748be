import LocalTime

/// The events of a calendar (RFC 5545). The title and the categories are the kind.
struct CalendarEvents {
    let table: CSVReader

    private struct Event {
        var start = ""
        var end = ""
        var length = ""
        var kinds: [String] = []
        var note = ""
        /// Of the start and the end.
        var zone = ""
    }

    init(_ lines: RecordLines.Lines) {
        var table = RecordTable(names: ["start", "end", "duration", "kind", "note", "timezone"])
        var event: Event?
        for line in Self.unfolded(lines) {
            if line == "BEGIN:VEVENT" { event = Event() }
            if line == "END:VEVENT", let done = event {
                table.append([
                    done.start, done.end, done.length, done.kinds.joined(separator: ","), done.note,
                    done.zone,
                ])
                event = nil
            }
            if event != nil { Self.read(line, into: &event!) }
        }
        self.table = table.reader
    }

    /// The lines, with those that begin with a space joined to the ones before.
    private static func unfolded(_ lines: RecordLines.Lines) -> [String] {
        var result: [String] = []
        for line in lines {
            let text = String(decoding: line, as: UTF8.self)
            if let first = line.first, first == Byte.blank || first == Byte.tab, !result.isEmpty {
                result[result.count - 1] += text.dropFirst()
            } else {
                result.append(text)
            }
        }
        return result
    }

    /// `Europe/Berlin` of `DTSTART;TZID=Europe/Berlin`.
    private static func zone(_ parameters: [Substring]) -> String {
        let name = parameters.first { $0.uppercased().hasPrefix("TZID=") }
        return String(name?.dropFirst(5) ?? "")
    }

    private static func read(_ line: String, into event: inout Event) {
        guard let colon = line.firstIndex(of: ":") else { return }
        let parameters = line[..<colon].split(separator: ";")
        let value = String(line[line.index(after: colon)...])
        switch parameters.first?.uppercased() {
        case "DTSTART": (event.start, event.zone) = (value, zone(parameters))
        case "DTEND": event.end = value
        case "DURATION": event.length = value
        case "SUMMARY": event.kinds.append(value.replacingEscapes)
        case "CATEGORIES": event.kinds.append(value)
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
