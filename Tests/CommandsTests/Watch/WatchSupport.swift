import Client
import Contract
import Fasting
import FullScreen
import LocalTime
import SteadyTime
import TerminalPicture
import Words

@testable import Commands

/// 2026-11-21 12:00:00 UTC.
let noon = Instant(secondsSinceEpoch: 1_795_262_400)
/// An instant of the screen's clock.
let zero = SteadyClock.now

/// The report of a fast that began some hours before ``noon``.
func fasting(
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
func ended(
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

func idle(vigil: Bool = false, water: UInt32 = 0) -> AgentReport {
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
            reducedMotion: motion),
        forest: Forest1State(available: true))
}

func watchModel(_ report: AgentReport?, isStill: Bool = false) -> WatchModel {
    WatchModel(report, zone: .utc, desktopIsStill: isStill, at: zero)
}

let plainFeatures = ScreenFeatures(pictures: .braille, colors: nil)
let colorFeatures = ScreenFeatures(pictures: .halfBlocks(.trueColor), colors: .trueColor)

extension WatchModel {
    /// What a screen shows of it.
    func frame(
        _ columns: Int, _ rows: Int, _ features: ScreenFeatures = plainFeatures,
        wall: Instant = noon, at now: SteadyClock.Instant = zero + .seconds(10)
    ) -> Frame {
        WatchView(model: self, features: features, zone: .utc)
            .frame(ScreenSize(columns: columns, rows: rows), wall: wall, at: now)
    }
}
