import Compline
import Fasting
import LocalTime
import Testing

@testable import AgentCore

/// Who shows the night prayer, and in which night.
@Suite final class PrayerStateTests {
    private var now = PrayerStateTests.utc(20)
    private var changes: [Bool] = []
    private lazy var state: PrayerState = {
        let state = PrayerState(
            EngineEnvironment(
                now: { [unowned self] in now }, zone: .utc, setAlarm: { _ in },
                schedule: { _, _ in }, makeID: { throw CancellationError() },
                usage: { fatalError("not asked for") }))
        state.onChange = { [unowned self, unowned state] in changes.append(state.isRunning) }
        return state
    }()

    /// 2026-03-02 at an hour, which may be after midnight.
    private static func utc(_ hour: Int64) -> Instant {
        Instant(
            secondsSinceEpoch: CivilTime(year: 2026, month: 3, day: 2).secondsSinceEpoch
                + hour * 3600)
    }

    private let evening = CivilTime(year: 2026, month: 3, day: 2).dayNumber

    @Test func begin_byDay_isNoNight() {
        state.begin("a")
        #expect(state.isRunning)
        state.end("a")
        #expect(state.night == nil)
        #expect(changes == [true, false])
    }

    @Test func begin_afterMidnight_isOfLastNight() {
        now = Self.utc(24 + 4)
        state.begin("a")
        #expect(state.night?.evening == evening)
    }

    @Test func end_inTheNight_countsForAPrayerThatBeganBefore() {
        state.begin("a")
        now = Self.utc(21)
        #expect(state.night == nil)
        state.end("a")
        #expect(state.night?.evening == evening)
        // By day the night is remembered.
        now = Self.utc(24 + 10)
        state.begin("a")
        #expect(state.night?.evening == evening)
    }

    @Test func severalCallers_areOnePrayer() {
        state.begin("a")
        state.begin("b")
        state.begin("a")
        state.end("a")
        #expect(state.isRunning)
        #expect(changes == [true])
        state.end("b")
        #expect(changes == [true, false])
    }

    @Test func end_withoutBegin_changesNothing() {
        now = Self.utc(22)
        state.end("a")
        #expect(state.night == nil)
        #expect(changes.isEmpty)
    }
}
