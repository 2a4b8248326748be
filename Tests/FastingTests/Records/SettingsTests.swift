import Fasting
import Testing

struct SettingsTests {
    private static let values: [(Settings.Key, String)] = [
        (.targetHours, "16"), (.targetHours, "4"), (.targetHours, "168"),
        (.targetHours, "16.333"), (.waterUnit, "ml"), (.waterUnit, "floz"),
        (.quickAddMilliliters, "1"), (.quickAddMilliliters, "5000"),
        (.notifyMilestones, "false"), (.notifyTarget, "true"), (.discreet, "true"),
        (.trayIcon, "false"), (.reducedMotion, "on"), (.reducedMotion, "auto"),
    ]
    private static let refused: [(Settings.Key, String)] = [
        (.targetHours, "3.9"), (.targetHours, "168.1"), (.targetHours, "nan"),
        (.targetHours, "inf"), (.targetHours, "-16"), (.targetHours, ""), (.waterUnit, "l"),
        (.quickAddMilliliters, "0"), (.quickAddMilliliters, "5001"),
        (.quickAddMilliliters, "9999999999999999999"), (.discreet, "1"), (.discreet, "TRUE"),
        (.reducedMotion, ""),
    ]

    @Test(arguments: values) func valueIsTakenAndWrittenBack(_ key: Settings.Key, _ text: String) {
        var settings = Settings()
        let isTaken = settings.set(key, to: text)
        #expect(isTaken)
        #expect(settings.text(key) == text)
        #expect(Settings(stored: settings.stored) == settings)
    }

    @Test(arguments: refused) func valueIsRefusedAndChangesNothing(
        _ key: Settings.Key, _ text: String
    ) {
        var settings = Settings()
        let isTaken = settings.set(key, to: text)
        #expect(!isTaken)
        #expect(settings == Settings())
    }

    @Test func everySettingIsStoredUnderAName() {
        let stored = Settings().stored
        #expect(stored.count == Settings.Key.allCases.count + 1)
        #expect(stored[Settings.vigilKey] == "false")
        #expect(Settings(stored: [:]) == Settings())
        #expect(Settings(stored: ["target-hours": "x", "vigil": "yes"]) == Settings())
    }
}
