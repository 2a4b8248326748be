import Client
import Contract
import Fasting
import System
import Words

/// 2026-11-21 12:00:00 UTC.
package let noon = Instant(secondsSinceEpoch: 1_795_262_400)
/// An instant of the screen's clock.
package let zero = SteadyClock.now

/// The report of a fast that began some hours before ``noon``.
package func fasting(
    hours: Int64 = 12, vigil: Bool = false, water: UInt32 = 500,
    motion: Settings.ReducedMotion = .auto, id: String = "A"
) -> AgentReport {
    let phase = Milestone(elapsed: hours * 3600)
    return report(
        Timer1State(
            status: .active, id: recordID(id), startedAt: noon - hours * 3600 - 1800,
            target: .standard, milestone: phase, milestoneTitle: Words.title(phase),
            milestoneText: Words.companion(phase, withVigil: vigil)),
        scripture: Words.Vigil.scripture(phase).text, vigil: vigil, water: water, motion: motion)
}

/// The report after a fast of 16 hours.
package func ended(
    _ status: Timer1.Status = .completed, vigil: Bool = false, id: String = "A"
) -> AgentReport {
    let outcome = Outcome(rawValue: status.rawValue) ?? .completed
    return report(
        Timer1State(
            status: status, id: recordID(id), kept: true, startedAt: noon - 16 * 3600,
            endedAt: noon, target: .standard, line: Words.line(after: outcome, kept: true)),
        scripture: status == .completed
            ? Words.Vigil.arrival(completedCount: 1).text : nil, vigil: vigil)
}

package func idle(vigil: Bool = false, water: UInt32 = 0) -> AgentReport {
    report(
        Timer1State(line: Words.idle), scripture: Words.Vigil.idle(dayOfYear: 8).text,
        vigil: vigil, water: water)
}

private func report(
    _ timer: Timer1State, scripture: String?, vigil: Bool, water: UInt32 = 0,
    motion: Settings.ReducedMotion = .auto
) -> AgentReport {
    AgentReport(
        timer: timer,
        vigil: Vigil1State(
            enabled: vigil, scripture: vigil ? scripture : nil,
            fastStartLine: vigil ? Words.Vigil.fastStart : nil),
        water: Water1State(
            todayMilliliters: water, quickAdd: WaterAmount(milliliters: 250)!, unit: .milliliters),
        settings: Settings1State(
            waterUnit: .milliliters, quickAddMilliliters: WaterAmount(milliliters: 250)!,
            reducedMotion: motion, calendarState: .none),
        forest: Forest1State(available: true))
}

/// An id that begins with some digits.
package func recordID(_ start: String) -> RecordID {
    let digits = start + String(repeating: "0", count: 32 - start.count)
    let lengths = [8, 4, 4, 4, 12]
    var rest = digits[...]
    return RecordID(
        lengths.map { length in
            defer { rest = rest.dropFirst(length) }
            return String(rest.prefix(length))
        }.joined(separator: "-"))!
}
