import Fasting
import Store
import Testing

@testable import AgentCore

struct WaterTests {
    let run = EngineRun()

    /// The date stays the same, but midnight is at another instant.
    @Test func waterToday_afterTravel_isThatOfTheLocalDay() throws {
        try run.engine.perform(.addWater(nil, at: morning - 5 * hour))
        #expect(run.snapshot.waterToday == 250)
        run.zoneOffset.set(hours: -3)
        try run.engine.prepareRead()
        #expect(run.snapshot.waterToday == 0)
    }

    @Test func addWater_withoutAnAmount_addsTheQuickAddAmount() throws {
        try run.engine.perform(.set(.quickAddMilliliters, to: .count(330)))
        guard case .id(let id) = try run.engine.perform(.addWater(nil)) else {
            Issue.record("no id")
            return
        }
        #expect(run.snapshot.waterToday == 330)
        #expect(run.takeEvents().last == .waterAdded(id))
        let entries = try run.engine.water(since: Instant(secondsSinceEpoch: 0), until: nil)
        #expect(entries.map(\.id) == [id])
        try run.engine.perform(.removeWater(id))
        #expect(run.snapshot.waterToday == 0)
    }

    @Test func addWater_ofYesterday_doesNotCountToday() throws {
        try run.engine.perform(.addWater(nil, at: morning - 7 * hour))
        #expect(run.snapshot.waterToday == 0)
    }

    @Test func addWater_inTheFuture_isRefused() {
        #expect(run.refusal(.addWater(nil, at: morning + 1)) == .plain(.waterInTheFuture))
    }

    @Test func removeWater_thatIsNotThere_isRefused() {
        #expect(run.refusal(.removeWater(id(1))) == .waterNotFound(id(1)))
        #expect(run.takeChanges().isEmpty)
    }

    @Test func mergeWater_asDryRun_changesNothing() throws {
        let entry = WaterEntry(id: id(1), at: morning, amount: WaterAmount(milliliters: 200)!)
        guard
            case .merged(let counts, _, _) = try run.engine.perform(
                .merge(water: [entry], isDryRun: true))
        else {
            Issue.record("no counts")
            return
        }
        #expect(counts.new == 1)
        #expect(run.snapshot.waterToday == 0)
        #expect(run.takeEvents().isEmpty)
        try run.engine.perform(.merge(water: [entry]))
        #expect(run.snapshot.waterToday == 200)
    }
}

struct SettingsTests {
    let run = EngineRun()

    @Test(arguments: [
        (Settings.Key.targetHours, Settings.Value.number(3)), (.waterUnit, .word("pint")),
        (.quickAddMilliliters, .count(0)), (.discreet, .word("maybe")),
        (.reducedMotion, .word("")),
    ]) func set_toAnInvalidValue_isRefused(_ key: Settings.Key, _ value: Settings.Value) {
        #expect(run.refusal(.set(key, to: value)) == .invalidSetting(key))
        #expect(run.snapshot.settings == Settings())
    }

    @Test func set_isStoredAndAnnouncedOnce() throws {
        try run.engine.perform(.set(.discreet, to: .flag(true)))
        #expect(run.takeEvents() == [.settingChanged(key: "discreet")])
        try run.engine.perform(.set(.discreet, to: .flag(true)))
        #expect(run.takeChanges().isEmpty)
        run.start()
        #expect(run.snapshot.settings.isDiscreet)
    }

    @Test func setVigil_movesTheAlarmToMidnight() throws {
        #expect(run.alarm == nil)
        try run.engine.perform(.setVigil(true))
        #expect(run.alarm == morning + 18 * hour)
        try run.engine.perform(.setVigil(false))
        #expect(run.alarm == nil)
    }

    @Test func setInvitation_turnsItOnAndNeverOff() throws {
        try run.engine.perform(.setInvitation(TimeOfDay("21:30")))
        #expect(
            run.takeEvents() == [
                .settingChanged(key: "compline"), .settingChanged(key: "compline-invitation"),
            ])
        #expect(run.snapshot.settings.isComplineOn)
        try run.engine.perform(.setCompline(false))
        #expect(run.snapshot.settings.invitationTime == TimeOfDay("21:30"))
        try run.engine.perform(.setCompline(true))
        try run.engine.perform(.setInvitation(nil))
        #expect(run.snapshot.settings.isComplineOn)
        #expect(run.snapshot.settings.invitationTime == nil)
        try run.engine.perform(.setInvitation(TimeOfDay("04:59")))
        run.start()
        #expect(run.snapshot.settings.isComplineOn)
        #expect(run.snapshot.settings.invitationTime == TimeOfDay("04:59"))
        // The engine has no alarm for it.
        #expect(run.alarm == nil)
    }

    @Test func set_targetHours_doesNotTouchARunningFast() throws {
        try run.engine.perform(.start())
        try run.engine.perform(.set(.targetHours, to: .number(20)))
        #expect(run.snapshot.fast.active?.target == .standard)
    }
}
