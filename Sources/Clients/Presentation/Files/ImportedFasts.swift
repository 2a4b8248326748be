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
    func shownFasts(_ zone: Zone) -> [String] {
        switch file.source {
        case .atrest, .atrestTable: return []
        default: break
        }
        let sessions = file.sessions.filter(\.isSendable)
        guard let last = sessions.first, let first = sessions.min(by: { $0.start < $1.start })
        else { return [] }
        var shown: [(Words.Interchange.ShownFast, Session)] = [(.first, first)]
        if sessions.count > 1 { shown.append((.last, last)) }
        if sessions.count > 2, let shortest = sessions.min(by: { $0.duration < $1.duration }),
            let longest = sessions.max(by: { $0.duration < $1.duration })
        {
            shown += [(.shortest, shortest), (.longest, longest)]
        }
        return shown.map { Words.Interchange.shownFast($0, Self.span($1, zone)) }
            + [
                Words.Interchange.shownZone(
                    TimeText.offset(minutes: zone.offsetMinutes(at: last.end)))
            ]
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

extension SkippedRow.Reason {
    var word: Words.Interchange.LeftOut {
        switch self {
        case .reversed: .reversed
        case .short: .short
        case .future: .future
        case .impossible: .impossible
        case .unfinished: .unfinished
        case .unreadable: .unreadable
        case .unknownZone: .unknownZone
        case .otherKind: .otherKind
        case .deleted: .deleted
        case .water: .water
        }
    }
}
