import AgentCore
import Fasting
import LocalTime
import Testing

@testable import AgentBus

/// What a search shows about an act.
struct SearchTextTests {
    /// 2026-11-20 22:15 UTC.
    private static let now = Instant(secondsSinceEpoch: 1_795_212_900)
    private static let hour: Int64 = 3600

    private func text(_ act: TypedAct, _ change: (inout Snapshot) -> Void = { _ in }) -> String {
        var snapshot = Snapshot(
            fast: FastState(), settings: Settings(), waterToday: 500, now: Self.now, zone: .utc)
        change(&snapshot)
        let text = SearchText(act, snapshot, now: Self.now)
        return text.detail.isEmpty ? text.title : "\(text.title) / \(text.detail)"
    }

    private func running(hours: Int64) -> (inout Snapshot) -> Void {
        { snapshot in
            let start = Self.now - hours * Self.hour
            snapshot.fast.stage = .active(
                ActiveFast(
                    id: RecordID(bytes: [UInt8](repeating: 7, count: 16))!, start: start,
                    target: .standard, actedAt: Self.now, observedAt: Self.now))
        }
    }

    @Test func sentences() {
        let target = Target(hours: 18)!
        let yesterday = Self.now - 24 * Self.hour
        let water = WaterAmount(milliliters: 330)!
        let rows: [(TypedAct, String)] = [
            (.start(), "Start a fast / Target 16h"),
            (.start(target: target), "Start a fast, target 18h"),
            (.start(at: yesterday), "Start a fast, since yesterday 22:15 / Target 16h"),
            (
                .start(at: yesterday, target: target),
                "Start a fast, since yesterday 22:15, target 18h"
            ),
            (.end(), "End the fast"),
            (.addWater(water), "Add 330 ml of water / Brings today's total to 830 ml"),
            (
                .addWater(water, at: Self.now - Self.hour),
                "Add 330 ml of water at 21:15 / Brings today's total to 830 ml"
            ),
            (.addWater(water, at: yesterday), "Add 330 ml of water at 19 Nov 22:15"),
        ]
        for (act, sentence) in rows { #expect(text(act) == sentence) }
    }

    @Test func endShowsWhatItMeans() {
        #expect(
            text(.end(), running(hours: 17)) == "End the fast / 17h 0m, 05:15 to 22:15")
        #expect(
            text(.end(at: Self.now - Self.hour), running(hours: 17))
                == "End the fast at 21:15 / 16h 0m, 05:15 to 21:15")
        #expect(
            text(.end(), running(hours: 3))
                == "End the fast / 3h 0m, 19:15 to 22:15. Under 4 hours: it is not kept.")
        // Another fast may run by now.
        #expect(
            text(.end(at: Self.now - 5 * Self.hour), running(hours: 3)) == "End the fast at 17:15")
    }

    /// Others may see the screen.
    @Test func discreetTextsTellNothingAboutTheDay() {
        let discreet: (inout Snapshot) -> Void = { snapshot in
            running(hours: 17)(&snapshot)
            snapshot.settings.isDiscreet = true
        }
        #expect(text(.end(), discreet) == "End the fast")
        #expect(
            text(.addWater(WaterAmount(milliliters: 330)!), discreet) == "Add 330 ml of water")
    }
}
