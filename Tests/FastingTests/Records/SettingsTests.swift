import Fasting
import Testing

struct SettingsTests {
    private static let values: [(Settings.Key, String)] = [
        (.targetHours, "16"), (.targetHours, "4"), (.targetHours, "168"),
        (.targetHours, "16.333"), (.waterUnit, "ml"), (.waterUnit, "floz"),
        (.quickAddMilliliters, "1"), (.quickAddMilliliters, "5000"),
        (.notifyMilestones, "false"), (.notifyTarget, "true"), (.discreet, "true"),
        (.trayIcon, "false"), (.reducedMotion, "on"), (.reducedMotion, "auto"),
        (.calendarFolder, "/home/a/.calendars/atrest"), (.calendarFolder, "/ä b"),
        (.calendarFolder, ""), (.calendarRunning, "true"), (.calendarYears, "1"),
        (.calendarYears, "100"), (.todayPage, "true"),
    ]
    private static let refused: [(Settings.Key, String)] = [
        (.targetHours, "3.9"), (.targetHours, "168.1"), (.targetHours, "nan"),
        (.targetHours, "inf"), (.targetHours, "-16"), (.targetHours, ""), (.waterUnit, "l"),
        (.quickAddMilliliters, "0"), (.quickAddMilliliters, "5001"),
        (.quickAddMilliliters, "9999999999999999999"), (.discreet, "1"), (.discreet, "TRUE"),
        (.reducedMotion, ""), (.calendarFolder, "a"), (.calendarFolder, "~/a"),
        (.calendarFolder, "/"), (.calendarFolder, "///"), (.calendarFolder, "/a\nb"),
        (.calendarFolder, "/" + String(repeating: "a", count: 4095)), (.calendarYears, "0"),
        (.calendarYears, "101"),
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
        #expect(stored.count == Settings.Key.allCases.count + 3)
        #expect(stored[Settings.vigilKey] == "false")
        #expect(stored[Settings.complineKey] == "false")
        #expect(stored[Settings.invitationKey] == "")
        #expect(Settings(stored: [:]) == Settings())
        #expect(Settings(stored: ["target-hours": "x", "vigil": "yes"]) == Settings())
        #expect(
            Settings(stored: ["compline": "yes", "compline-invitation": "9:30"]) == Settings())
    }

    @Test func theInvitationIsStored() {
        var settings = Settings()
        settings.isComplineOn = true
        settings.invitationTime = TimeOfDay("21:30")
        #expect(settings.stored[Settings.invitationKey] == "21:30")
        #expect(Settings(stored: settings.stored) == settings)
        settings.isComplineOn = false
        #expect(Settings(stored: settings.stored) == settings)
    }

    @Test(arguments: ["00:00", "05:07", "21:30", "23:59"])
    func aTimeOfDayIsWrittenAsItIsRead(_ text: String) {
        #expect(TimeOfDay(text)?.description == text)
    }

    @Test(arguments: [
        "", "24:00", "21:60", "9:30", "21:3", "21.30", "21:30 ", " 21:30", "+1:30", "-1:30",
        "21:30:00", "٢١:٣٠", "99:99", "2130", "aa:bb", "21:3\u{0301}0",
    ])
    func otherTextsAreNoTimeOfDay(_ text: String) { #expect(TimeOfDay(text) == nil) }

    @Test func everyMinuteOfTheDayHasItsOwnText() {
        let times = (0..<24).flatMap { hour in
            (0..<60).compactMap { TimeOfDay(hour: hour, minute: $0) }
        }
        #expect(Set(times.map(\.description)).count == 1440)
        #expect(times == times.sorted())
        #expect(times.map(\.description).map { TimeOfDay($0) } == times)
        #expect(TimeOfDay(hour: 24, minute: 0) == nil)
        #expect(TimeOfDay(hour: 0, minute: -1) == nil)
    }
}
