import Client
import Fasting
import LocalTime
import Words

/// The words of a timer screen at one moment.
package struct TimerText: Equatable {
    package enum Kind: Equatable {
        /// The agent is not running.
        case away
        case idle
        case fasting
        /// The fast has ended; the end is still shown.
        case ended
    }

    package var kind: Kind
    /// `12h 30m`; nil if there is no fast.
    package var duration: String?
    package var title: String
    /// Since when, or from when to when.
    package var times: String?
    /// What the body likely does.
    package var paragraphs: [String] = []
    /// What is said about a long fast, and about the records if something is wrong with them; nil if nothing is.
    package var caution: String?
    /// Only while Vigil is on.
    package var scripture: String?
    /// Today's water while a fast runs; nil if there is none.
    package var water: String?

    /// - Parameters:
    ///   - report: nil if the agent is not running.
    ///   - isDismissed: whether the user has left the picture of a fast that has ended.
    package init(_ report: AgentReport?, isDismissed: Bool, now: Instant, zone: Zone) {
        guard let report else {
            self.init(kind: .away, title: Words.away, paragraphs: [Words.awayNote])
            return
        }
        let timer = report.timer
        var cautions: [String] = []
        if timer.isActive {
            self.init(kind: .fasting, title: timer.phaseTitle.printable)
            times = timer.startedAt.map {
                Words.since(
                    TimeText.short($0, now: now, zone: zone, words: .ofUser), lasting: now - $0)
            }
            paragraphs = Words.paragraphs(of: timer.phaseText(report.vigil)).map(\.printable)
            cautions = timer.cautions(at: now).map(\.windowText.text)
        } else if timer.isIdle || isDismissed {
            self.init(kind: .idle, title: Words.idle)
        } else {
            self.init(kind: .ended, title: timer.restLine)
            if let start = timer.startedAt, let end = timer.endedAt {
                let span = TimeText.interval(
                    from: start, to: end, now: now, zone: zone, words: .ofUser)
                times = Words.withDays(
                    Words.interval(from: span.start, to: span.end), seconds: end - start)
            }
        }
        if let problem = report.agent?.problem, !problem.isEmpty {
            cautions.append(problem.printable)
        }
        caution = cautions.isEmpty ? nil : cautions.joined(separator: " ")
        if kind != .idle {
            duration = timer.elapsed(at: now).map(TimeText.duration(seconds:))
        }
        // The line of an ended fast does not belong to the timer at rest.
        if kind != .idle || timer.isIdle { scripture = report.vigil?.scripture?.printable }
        if kind == .fasting, let state = report.water, state.todayMilliliters > 0 {
            water = Words.Water.today(state.amount(Int64(state.todayMilliliters)))
        }
    }

    init(kind: Kind, title: String, paragraphs: [String] = []) {
        self.kind = kind
        self.title = title
        self.paragraphs = paragraphs
    }

    /// Whether another state or another phase is shown. The time and the water may differ.
    package func hasSameSubject(as other: TimerText) -> Bool {
        kind == other.kind && title == other.title && paragraphs == other.paragraphs
    }
}

// The words about the running fast in the language of this program. The agent may have been started in
// another one, and a screen has only one.

extension Timer1State {
    /// The title of the phase. That of a phase which only a newer agent knows is the agent's.
    package var phaseTitle: String { milestone.map(Words.title) ?? milestoneTitle }

    /// The companion text of the phase.
    ///
    /// - Parameter vigil: nil if the agent was not asked. Then an addition is left out if the agent has another
    ///   language.
    package func phaseText(_ vigil: Vigil1State?) -> String {
        guard let milestone, milestoneTitle != Words.title(milestone) else { return milestoneText }
        return Words.companion(milestone, withVigil: vigil?.enabled ?? false)
    }

    /// The cautions about the running fast; none without one.
    package func cautions(at now: Instant) -> [Caution] {
        guard isActive, let target, let elapsed = elapsed(at: now) else { return [] }
        return Caution.all(seconds: max(target.wholeSeconds, elapsed))
    }

    /// The line while no fast is running; empty during one.
    package var restLine: String {
        switch status {
        case .active: ""
        case .idle: Words.idle
        case .completed: Words.line(after: .completed, kept: kept)
        case .endedEarly: Words.line(after: .endedEarly, kept: kept)
        case .abandoned: Words.line(after: .abandoned, kept: kept)
        }
    }
}

extension AgentProxy {
    /// Water as the agent has it, but with the sum of the day in the zone of this program. The agent may
    /// have another zone, and its own sum is of its day.
    package func water(
        in zone: Zone, now: Instant = Clock.now
    ) throws(ClientError) -> Water1State {
        try ofDay(try water1.state(), in: zone, now: now)
    }

    /// Replaces the sum of the agent's day.
    package func ofDay(
        _ state: Water1State, in zone: Zone, now: Instant = Clock.now
    ) throws(ClientError) -> Water1State {
        let midnight = max(zone.start(of: zone.civil(now)), Instant(secondsSinceEpoch: 1))
        let entries = try waterEntries(since: midnight).filter { $0.at <= now }
        var state = state
        state.todayMilliliters = UInt32(
            clamping: entries.reduce(0) { $0 + $1.amount.milliliters })
        return state
    }
}
