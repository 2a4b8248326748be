import Client
import Contract
import Fasting
import Interchange
import LocalTime
import Words

extension RecordsImport {
    /// Leaves out the fasts of another program's file that are here already: both ends within a minute, but with
    /// another id, as from two exports of one program. Counts those with the id of one here that differ and
    /// change nothing. The call waits for its answer.
    package mutating func compare(with agent: AgentProxy, now: Instant) throws(Problem) {
        guard let earliest = file.sessions.map(\.start).min() else { return }
        let first = Instant(secondsSinceEpoch: 1)
        let kept = try asking { try agent.sessions(since: max(earliest - Self.nearness, first)) }
        compare(with: kept, now: now)
    }

    /// In seconds.
    private static let nearness: Int64 = 60

    mutating func compare(with kept: [Session], now: Instant) {
        let here = Dictionary(kept.map { ($0.id, $0) }) { first, _ in first }
        differing = file.sessions.count { session in
            guard let same = here[session.id], same != session else { return false }
            return session.merge(into: same, active: nil, now: now) == .equal
                && (same.start != session.start || same.end != session.end
                    || session.target != nil
                        && same.target != session.target
                    || session.note.stated != nil && same.note != session.note)
        }
        if case .atrest = file.source { return }
        let ordered = kept.sorted { $0.start < $1.start }
        let found = file.sessions.filter { session in
            here[session.id] == nil && Self.hasTwin(session, in: ordered)
        }
        twins = found.count
        if twins > 0 { file = file.without(Set(found.map(\.id))) }
    }

    /// - Parameter kept: by start.
    private static func hasTwin(_ session: Session, in kept: [Session]) -> Bool {
        var (low, high) = (0, kept.count)
        while low < high {
            let middle = (low + high) / 2
            if kept[middle].start < session.start - nearness {
                low = middle + 1
            } else {
                high = middle
            }
        }
        while low < kept.count, kept[low].start <= session.start + nearness {
            if abs(kept[low].end - session.end) <= nearness { return true }
            low += 1
        }
        return false
    }
}

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

/// What an import does besides the records that it counts: fasts that overlap others or are very long,
/// and a running fast that goes on here.
package struct ImportEffects: Equatable, Sendable {
    package let report: MergeReport
    /// The fast that ran when the file was written; nil if the file has none.
    private let running: RunningFast?
    /// What becomes of it; nil if the agent does not say.
    private let fate: RunningFast.Fate?

    package init(
        _ report: MergeReport = MergeReport(), running: RunningFast? = nil,
        _ fate: RunningFast.Fate? = nil
    ) {
        (self.report, self.running, self.fate) = (report, running, fate)
    }

    /// What the trial of an import has named, with what became of the running fast.
    package func after(_ sent: ImportEffects) -> ImportEffects {
        ImportEffects(report, running: sent.running, sent.fate)
    }

    /// The fast that goes on here after the import; nil if there is none.
    package var startedFast: RunningFast? { fate == .starts ? running : nil }

    // MARK: Words

    /// What the preview says.
    package var lines: [String] { lines(at: Clock.now) }

    package func lines(at now: Instant) -> [String] {
        typealias Say = Words.Interchange
        var lines: [String] = []
        if report.long > 0 {
            lines.append(Say.longFasts(report.long))
            lines += report.longest.map { "  " + Self.span($0) }
        }
        lines += overlapLines
        lines += report.overlaps.map {
            "  " + Say.overlap(Self.span($0.fast), with: Self.span($0.other))
        }
        if let fast = startedFast {
            lines.append(
                Say.runningContinues(
                    since: UserInput.shown(fast.start), target: TimeText.hours(fast.target)))
            let duration = max(fast.target.wholeSeconds, now - fast.start)
            lines += Caution.all(seconds: duration).map(\.windowText.text)
        } else if let running, let fate,
            let line = Say.runningLeftOut(since: UserInput.shown(running.start), fate)
        {
            lines.append(line)
        }
        return lines
    }

    /// Says that there are overlaps, even after the import.
    package var overlapLines: [String] {
        report.overlapping == 0 ? [] : [Words.Interchange.overlapping(report.overlapping)]
    }

    /// Says that the fast goes on here; nil if there is none.
    package var startedLine: String? {
        startedFast.map {
            Words.adjusted(since: UserInput.shown($0.start), target: TimeText.hours($0.target))
        }
    }

    private static func span(_ span: MergeReport.Span) -> String {
        guard let end = span.end else {
            return Words.Interchange.runningFast(since: UserInput.shown(span.start))
        }
        return ActAnswer.Reader.local.span(from: span.start, to: end)
    }
}

extension AgentProxy {
    /// The fast that runs, as files have it.
    package func runningFast() throws(ClientError) -> RunningFast? {
        let timer = try timer1.state()
        guard timer.isActive, let id = timer.id, let start = timer.startedAt,
            let target = timer.target
        else { return nil }
        let note = try note(of: id)
        return RunningFast(id: id, start: start, target: target, note: note)
    }
}
