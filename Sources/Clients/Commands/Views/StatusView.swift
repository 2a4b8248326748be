import Client
import Contract
import Fasting
import LocalTime
import Presentation
import Words

/// The state of the fast at one moment, in each form in which it is printed.
struct StatusView {
    /// nil if nothing is known about the fast.
    let report: Timer1State?
    /// Why the agent cannot read its records, if nothing is known, or else why the last change could not be stored, or
    /// what was done because the records were damaged or missing.
    var problem: String?
    var vigil: Vigil1State?
    var water: Water1State?
    /// These are asked for the form for programs only.
    var settings: Settings1State?
    var forest: Forest1State?
    var journal: Journal1State?
    var compline: Compline1State?
    /// When the latest fast in the history ended. It is asked for only if a program wants it.
    var earlierEnd: Instant?
    let now: Instant
    let zone: Zone

    /// The status if nothing is known about the fast.
    private var absence: String { (problem.map(AgentState.unreadable) ?? .away).name }

    private var elapsed: Int64? { report?.elapsed(at: now) }
    private var start: Instant? { report?.startedAt }

    private func short(_ instant: Instant) -> String {
        TimeText.short(instant, now: now, zone: zone, words: .ofUser)
    }

    // MARK: For people

    /// The lines of `atrest status`.
    ///
    /// - Parameter more: whether to say what is left until the target, and which phase comes next.
    func screen(_ output: Output, more: Bool = false) -> [StyledText] {
        let indent = output.width == nil ? "" : "  "
        guard let report else {
            return [StyledText(indent + Words.away), indent + .dim(Words.awayNote)]
        }
        var lines: [StyledText] = []
        if report.isActive, let elapsed, let start {
            lines = [
                indent + .bold(TimeText.duration(seconds: elapsed)) + " · \(report.phaseTitle)",
                indent + .dim(Words.since(short(start), lasting: elapsed)),
            ]
            for paragraph in Words.paragraphs(of: report.phaseText(vigil)) {
                lines += [""] + output.wrapped(paragraph, indent: indent)
            }
            for caution in report.cautions(at: now) {
                lines += [""] + output.wrapped(caution.text.text, indent: indent)
            }
            if more {
                let view = LeftView(timer: report, now: now, zone: zone)
                lines += [""] + view.sentences.flatMap { output.wrapped($0, indent: indent) }
            }
        } else {
            lines = output.wrapped(report.restLine, indent: indent)
            if report.neverStarted, output.width != nil {
                lines += output.wrapped(Words.CommandLine.firstSteps, .dim, indent: indent)
            }
            if let elapsed, let start, let end = report.endedAt {
                let times = TimeText.interval(
                    from: start, to: end, now: now, zone: zone, words: .ofUser)
                let span = Words.span(lasting: elapsed, from: times.start, to: times.end)
                lines.append(indent + .dim(span))
            }
        }
        if let scripture = vigil?.scripture {
            lines += [""] + output.wrapped(scripture, .italic, indent: indent)
        }
        if let problem { lines += [""] + output.wrapped(problem, indent: indent) }
        return output.width == nil ? lines : [""] + lines + [""]
    }

    /// The line of `atrest status --follow`.
    var line: String {
        guard let report else { return problem ?? Words.away }
        guard report.isActive, let elapsed else { return report.restLine }
        return "\(TimeText.duration(seconds: elapsed)) · \(report.phaseTitle)"
    }

    // MARK: For programs

    /// What is said if no fast is known to be active.
    private var sentence: String? {
        guard let report else { return problem }
        return report.restLine.isEmpty ? nil : report.restLine
    }

    func filled(_ template: Template) -> StyledText {
        // Without a report every line says why, even if it has no status field.
        if report == nil, !template.fields.contains(.status) {
            return StyledText(absence)
        }
        return template.filled { field in
            switch field {
            case .status: report?.status.rawValue ?? absence
            case .elapsed: elapsed.map(TimeText.duration(seconds:)) ?? ""
            case .remaining: remaining.map(TimeText.duration(seconds:)) ?? ""
            case .milestone: report?.milestone?.rawValue ?? ""
            case .title: report?.phaseTitle ?? ""
            // A template is one line.
            case .text:
                Words.paragraphs(of: report?.phaseText(vigil) ?? "").joined(separator: " · ")
            case .scripture: vigil?.scripture ?? ""
            case .started: start.map(short) ?? ""
            case .target: report?.target.map(TimeText.hours) ?? ""
            case .ended: lastEnd.map(short) ?? ""
            }
        }
    }

    /// The latest ending that is known.
    private var lastEnd: Instant? { report?.endedAt ?? earlierEnd }

    /// Seconds to the target, rounded up to whole minutes; nil if no fast is active.
    private var remaining: Int64? {
        guard let report, report.isActive, let target = report.target, let elapsed else {
            return nil
        }
        let seconds = max(0, target.wholeSeconds - elapsed)
        return (seconds + 59) / 60 * 60
    }

    /// One object. Rule: docs/rules/contract.md, Command line: absent things are null, never left
    /// out.
    var json: JSON {
        .answer([
            "status": report?.status.rawValue ?? absence, "id": report?.id,
            "startedAt": report?.startedAt, "lastEndedAt": lastEnd, "elapsedSeconds": elapsed,
            "targetSeconds": report?.target, "targetAt": targetAt, "milestone": milestone,
            "next": next, "tree": tree, "vigil": words,
            "line": sentence, "problem": problem,
            "caution": caution, "water": waterOfToday,
            "firstFast": report?.firstFast, "undoAct": report?.undoAct,
            "undoText": undoText(report?.undoDetails),
            "latestAct": journal?.undoAct, "latestActText": undoText(journal?.undoDetails),
            "complineInvitation": compline?.enabled,
            "forest": forest?.available, "reducedMotion": settings?.reducedMotion.rawValue,
            "utcOffsetSeconds": zone.offset(now),
        ])
    }

    private func undoText(_ act: Journal1.ActDetails?) -> String? { act?.buttonText(in: zone) }

    private var waterOfToday: JSON? {
        guard let water else { return nil }
        return .object([
            "todayMilliliters": water.todayMilliliters,
            "quickAddMilliliters": water.quickAdd.milliliters,
            "unit": water.unit.rawValue,
        ])
    }

    private var caution: String? {
        let cautions = report?.cautions(at: now).map(\.windowText.text) ?? []
        return cautions.isEmpty ? nil : cautions.joined(separator: " ")
    }

    private var milestone: JSON? {
        guard let report, let milestone = report.milestone else { return nil }
        return .object([
            "key": milestone.rawValue, "title": report.phaseTitle,
            "text": report.phaseText(vigil), "since": report.milestoneSince,
        ])
    }

    /// nil while Vigil is off.
    private var words: JSON? {
        guard let vigil, vigil.enabled else { return nil }
        return .object(["scripture": vigil.scripture, "companion": vigil.companion])
    }

    private var next: JSON? {
        guard let report, let next = report.nextMilestone else { return nil }
        return .object([
            "key": next.rawValue, "title": Words.title(next), "at": report.nextMilestoneAt,
        ])
    }

    private var tree: JSON? {
        guard let report, report.isActive || report.status == .completed else { return nil }
        let target = report.target ?? .standard
        let progress = report.isActive ? Tree.progress(elapsed: elapsed ?? 0, target: target) : 1
        return .object([
            "variant": report.treeVariant, "tone": report.treeTone, "progress": progress,
        ])
    }

    /// The first whole second at which the target is reached.
    private var targetAt: Instant? {
        guard let start, let target = report?.target else { return nil }
        return start + target.wholeSeconds
    }
}

/// What remains of the running fast.
struct LeftView {
    let timer: Timer1State
    let now: Instant
    let zone: Zone

    /// How long it is until the target, and which phase comes next.
    var sentences: [String] { [left, next] }

    private var left: String {
        guard let start = timer.startedAt, let target = timer.target else { return Words.idle }
        let end = start + target.wholeSeconds
        let hours = TimeText.hours(target)
        return end > now
            ? Words.Left.left(duration(until: end), target: hours, when(end))
            : Words.Left.passed(hours, when(end))
    }

    private var next: String {
        guard let next = timer.nextMilestone, let at = timer.nextMilestoneAt else {
            return Words.Left.lastPhase(timer.phaseTitle)
        }
        return Words.Left.next(Words.title(next), in: duration(until: at), when(at))
    }

    /// Rounded up to a whole minute, so that it is not 0 while some of it remains.
    private func duration(until instant: Instant) -> String {
        TimeText.duration(seconds: (max(0, instant - now) + 59) / 60 * 60)
    }

    private func when(_ instant: Instant) -> String {
        Words.Times.when(instant, now: now, zone: zone)
    }
}
