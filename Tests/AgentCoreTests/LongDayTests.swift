import Fasting
import Store
import Testing

@testable import AgentCore

/// Days that are not 24 hours long, and days of another zone.
struct LongDayTests {
    private let run = EngineRun()
    /// 2026-10-25 01:00:00 UTC: in Berlin the clock is set back from 3 to 2 o'clock.
    private let change = Instant(secondsSinceEpoch: 1_792_890_000)

    private func drink(_ milliliters: Int64, at instant: Instant) throws {
        run.pass(instant - run.now)
        try run.engine.perform(.addWater(WaterAmount(milliliters: milliliters)))
    }

    @Test func waterOfADayOf25Hours_countsFromItsFirstToItsLastHour() throws {
        run.zoneOffset.set(hours: 2)
        run.zoneOffset.set(hours: 1, from: change)
        // 00:10 and 23:30 of that day.
        let midnight = change - 3 * hour
        try drink(100, at: midnight + 600)
        try drink(200, at: midnight + 24 * hour + 1800)
        #expect(run.snapshot.waterToday == 300)
        // 23:59:59, and midnight.
        run.pass(1799)
        #expect(run.snapshot.waterToday == 300)
        run.pass(1)
        #expect(run.snapshot.waterToday == 0)
        try drink(400, at: run.now)
        #expect(run.snapshot.waterToday == 400)
    }

    @Test func waterOfADayOf23Hours_endsWithIt() throws {
        run.zoneOffset.set(hours: 1)
        run.zoneOffset.set(hours: 2, from: change)
        let midnight = change - 2 * hour
        try drink(100, at: midnight + 600)
        try drink(200, at: midnight + 23 * hour)
        #expect(run.snapshot.waterToday == 200)
    }

    @Test func aBackup_isOfTheLocalDay() throws {
        run.zoneOffset.set(hours: 10)
        // 2026-03-03 02:00:00 there, the day before in UTC.
        try drink(100, at: morning + 10 * hour)
        run.runScheduled()
        #expect(try run.engine.backups().map(\.day) == ["2026-03-03"])
    }
}
