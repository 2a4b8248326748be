import AgentCore
import Contract
import Fasting
import Folders
import LocalTime
import SDBus
import System
import Words

/// `app.atrest.Settings1` on the bus.
final class Settings1Object: PublishingObject<Settings1Properties>, Settings1Handler {
    // MARK: Writable properties

    func setTargetHours(_ value: Double) throws { try set(.targetHours, .number(value)) }
    func setWaterUnit(_ value: String) throws { try set(.waterUnit, .word(value)) }
    func setQuickAddMilliliters(_ value: UInt32) throws {
        try set(.quickAddMilliliters, .count(value))
    }
    func setNotifyMilestones(_ value: Bool) throws { try set(.notifyMilestones, .flag(value)) }
    func setNotifyTarget(_ value: Bool) throws { try set(.notifyTarget, .flag(value)) }
    func setDiscreet(_ value: Bool) throws { try set(.discreet, .flag(value)) }
    func setTrayIcon(_ value: Bool) throws { try set(.trayIcon, .flag(value)) }
    func setReducedMotion(_ value: String) throws { try set(.reducedMotion, .word(value)) }
    func setPlan(_ value: String) throws { try set(.plan, .text(completed(Self.meaning(value)))) }

    // These have interfaces of their own, which hold them.
    func setVigil(_ value: Bool) throws { try engine.perform(.setVigil(value)) }
    func setCompline(_ value: Bool) throws { try engine.perform(.setCompline(value)) }
    func setComplineInvitation(_ value: String) throws {
        try engine.perform(.setInvitation(invitationTime(Self.meaning(value))))
    }

    func setCalendarRunning(_ value: Bool) throws { try set(.calendarRunning, .flag(value)) }
    func setTodayPage(_ value: Bool) throws { try set(.todayPage, .flag(value)) }
    func setCalendarYears(_ value: UInt32) throws { try set(.calendarYears, .count(value)) }

    /// Checks the folder before it is stored, so that the caller gets the error.
    func setCalendarFolder(_ value: String) throws {
        let path = Self.meaning(value)
        var checked = Settings()
        if checked.set(.calendarFolder, to: .text(path)), !path.isEmpty {
            if foldersOverlap(path, engine.folder.path) {
                throw BusError(.calendarOwnRecords)
            }
            do throws(FolderProblem) { try CalendarFolder(path: path).adopt() } catch {
                throw Refusal.folder(error)
            }
        }
        try set(.calendarFolder, .text(path))
        // The same folder again: what waits for it is written now.
        engine.tick()
    }

    /// Plans as they are stored: `every 2 days` is counted from the day on which its time comes next. A text
    /// that cannot be read stays as it is.
    private func completed(_ text: String) -> String {
        let now = engine.environment.zone.civil(engine.environment.now())
        return DailyPlans(text, firstDay: now.nextDay)?.description ?? text
    }

    /// A text that can be turned off, as a person types it.
    private static func meaning(_ text: String) -> String { text == "off" ? "" : text }

    private func set(_ key: Settings.Key, _ value: Settings.Value) throws {
        try engine.perform(.set(key, to: value))
    }
}

extension Settings1Properties {
    init(_ snapshot: Snapshot) {
        self.init()
        let settings = snapshot.settings
        targetHours = settings.target.hours
        waterUnit = settings.waterUnit.rawValue
        quickAddMilliliters = UInt32(settings.quickAdd.milliliters)
        notifyMilestones = settings.notifiesMilestones
        notifyTarget = settings.notifiesTarget
        discreet = settings.isDiscreet
        trayIcon = settings.showsTrayIcon
        reducedMotion = settings.reducedMotion.rawValue
        plan = settings.plans.description
        calendarFolder = settings.calendarFolder
        calendarRunning = settings.showsRunningInCalendar
        calendarYears = settings.calendarYears
        todayPage = settings.showsTodayPage
        vigil = settings.isVigilOn
        compline = settings.isComplineOn
        complineInvitation = settings.invitationTime?.description ?? ""
        calendarState = snapshot.calendar.rawValue
    }
}
