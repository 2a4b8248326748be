import Client
import Fasting
import LocalTime
import Presentation
import Words

/// What remains of a fast, in a sentence.
struct LeftView {
    private let timer: Timer1State
    private let now: Instant
    private let zone: Zone

    init(_ timer: Timer1State, now: Instant, zone: Zone) {
        (self.timer, self.now, self.zone) = (timer, now, zone)
    }

    private func checkRunning() throws(Problem) {
        if !timer.isActive { throw Problem(.refused, Words.refusal(.notActive) { _ in "" }) }
    }

    /// - Throws: ``Problem`` if no fast is running.
    func left() throws(Problem) -> String {
        try checkRunning()
        guard let start = timer.startedAt, let target = timer.target else { return Words.idle }
        let end = start + target.wholeSeconds
        let hours = TimeText.hours(target)
        return end > now
            ? Words.Left.left(duration(until: end), target: hours, at: time(end))
            : Words.Left.passed(hours, at: time(end))
    }

    /// - Throws: ``Problem`` if no fast is running.
    func next() throws(Problem) -> String {
        try checkRunning()
        guard let next = timer.nextMilestone, let at = timer.nextMilestoneAt else {
            return Words.Left.lastPhase(timer.phaseTitle)
        }
        return Words.Left.next(Words.title(next), in: duration(until: at), at: time(at))
    }

    /// Rounded up to a whole minute, so that it is not 0 while some of it remains.
    private func duration(until instant: Instant) -> String {
        TimeText.duration(seconds: (max(0, instant - now) + 59) / 60 * 60)
    }

    /// The date is left out if the time is less than a day away.
    private func time(_ instant: Instant) -> String {
        abs(instant - now) < 24 * secondsPerHour
            ? TimeText.clock(zone.civil(instant))
            : TimeText.dated(instant, now: now, zone: zone, words: .ofUser)
    }
}
