import Client
import Contract
import Fasting
import Interchange
import LocalTime
import Words

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
