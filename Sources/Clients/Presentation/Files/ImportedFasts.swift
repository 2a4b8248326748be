import Fasting
import Interchange
import LocalTime
import Words

extension RecordsImport {
    /// How the text was encoded, if it is not UTF-8.
    var encodingLines: [String] {
        switch file.encoding {
        case .utf8: []
        case .windows1252: [Words.Interchange.guessedEncoding(file.encoding.rawValue)]
        case .utf16, .utf32: [Words.Interchange.encoding(file.encoding.rawValue)]
        }
    }

    /// The first, last, shortest and longest fast of another program's file, and the zone of their times.
    func shownFasts(_ zone: Zone, isInWindow: Bool) -> [String] {
        switch file.source {
        case .atrest, .atrestTable: return []
        default: break
        }
        let sessions = file.sessions.filter(\.isSendable)
        guard let last = sessions.first, let first = sessions.min(by: { $0.start < $1.start })
        else { return [] }
        func text(_ fast: Session) -> String {
            isInWindow
                ? ActAnswer.Reader.local.span(from: fast.start, to: fast.end)
                : Self.span(fast, zone)
        }
        var shown = [Words.Interchange.first(text(first))]
        func show(_ sentence: (String) -> String, _ session: Session?) {
            if let session { shown.append(sentence(text(session))) }
        }
        if sessions.count > 1 { show(Words.Interchange.last, last) }
        if sessions.count > 2 {
            show(Words.Interchange.shortest, sessions.min { $0.duration < $1.duration })
            show(Words.Interchange.longest, sessions.max { $0.duration < $1.duration })
        }
        let offset = TimeText.offset(minutes: zone.offsetMinutes(at: last.end))
        return shown + [Words.Interchange.shownZone(offset)]
    }

    /// Every fast of the file, the first one first.
    package func list(zone: Zone) -> [String] {
        file.sessions.reversed().map { Self.span($0, zone) }
    }

    /// `2026-11-20 20:00 – 2026-11-21 12:00, 16h 0m`.
    private static func span(_ session: Session, _ zone: Zone) -> String {
        Words.Interchange.datedFast(
            from: TimeText.full(session.start, zone: zone),
            to: TimeText.full(session.end, zone: zone),
            TimeText.duration(seconds: session.duration))
    }
}
