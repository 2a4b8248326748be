// Generated from dbus/app.atrest.Settings1.xml by `make contract`; do not edit.
// swift-format-ignore-file

import Contract
import Fasting
import SDBus

/// The properties of `app.atrest.Settings1` whose changes are announced.
struct Settings1Properties: PropertyValues {
    static var interface: String { Settings1.interface }

    /// The target of a fast that is started without one, 4 to 168 hours, including fractions; the
    /// default is 16. A running fast keeps its target.
    var targetHours: Double = 0
    /// How water is shown and typed, ml or floz.
    var waterUnit: String = ""
    /// The amount that one click adds, 1 to 5000; the default is 250.
    var quickAddMilliliters: UInt32 = 0
    /// Whether a notification is shown when a phase begins. The one at the end of a completed fast
    /// is shown if this or NotifyTarget is true.
    var notifyMilestones: Bool = false
    /// Whether a notification is shown at the target.
    var notifyTarget: Bool = false
    /// Whether notifications, calendar events and the shared page say nothing about the fast; the
    /// default is false.
    var discreet: Bool = false
    /// Whether an icon is shown in the tray, if there is a tray.
    var trayIcon: Bool = false
    /// auto (same as the desktop), on or off.
    var reducedMotion: String = ""
    /// When the user usually begins a fast; empty for no plan, which `off` sets too. At that time
    /// one notification offers to begin. The days, the time and perhaps the target: `daily 20:00`,
    /// `weekdays 20:00 18h`, `weekends 19:30`, `mon,wed,fri 20:00`, `every 2 days from 2026-11-28
    /// 20:00`. Without `from` and a date, every 2 to 99 days are counted from the day on which the
    /// time comes next. Up to 16 plans have `; ` between them, and each has its own notification;
    /// no two may be equal.
    var plan: String = ""
    /// The folder that gets an iCalendar file for each fast, as an absolute path; empty for none,
    /// which `off` sets too. The agent only writes there, and leaves files that other programs have
    /// changed as they are. A folder that does not exist or cannot be written to is refused. If the
    /// folder disappears later, no other call is refused, and the files are brought up to date when
    /// it is back.
    var calendarFolder: String = ""
    /// Whether the running fast is in the calendar folder too, up to its target; the default is
    /// false.
    var calendarRunning: Bool = false
    /// How many years back fasts get a file in the calendar folder, 1 to 100; the default is 2.
    /// Existing files stay.
    var calendarYears: UInt32 = 0
    /// Whether the shared folder has `today.html`, a page that shows the running fast in any
    /// browser and counts by itself; the default is false. Without a shared folder it has no
    /// effect.
    var todayPage: Bool = false
    /// Whether Vigil adds its texts, as Vigil1.Enabled; the default is false. Setting either one
    /// sets both.
    var vigil: Bool = false
    /// Whether the agent invites the user to the night prayer, as Compline1.Enabled; the default is
    /// false. Setting either one sets both.
    var compline: Bool = false
    /// The local time of the invitation to the night prayer, as HH:MM; empty for none, which `off`
    /// sets too. It is Compline1.InvitationAt: setting either one sets both, and a time also turns
    /// Compline1.Enabled on.
    var complineInvitation: String = ""
    /// none (there is no calendar folder), ready, absent, read-only, full or refused. In the last
    /// four states, the files are written after the next act or wake-up, or at the next start of
    /// the agent.
    var calendarState: String = ""

    func names(differingFrom other: Settings1Properties?) -> [String] {
        var names: [String] = []
        if targetHours != other?.targetHours { names.append("TargetHours") }
        if waterUnit != other?.waterUnit { names.append("WaterUnit") }
        if quickAddMilliliters != other?.quickAddMilliliters { names.append("QuickAddMilliliters") }
        if notifyMilestones != other?.notifyMilestones { names.append("NotifyMilestones") }
        if notifyTarget != other?.notifyTarget { names.append("NotifyTarget") }
        if discreet != other?.discreet { names.append("Discreet") }
        if trayIcon != other?.trayIcon { names.append("TrayIcon") }
        if reducedMotion != other?.reducedMotion { names.append("ReducedMotion") }
        if plan != other?.plan { names.append("Plan") }
        if calendarFolder != other?.calendarFolder { names.append("CalendarFolder") }
        if calendarRunning != other?.calendarRunning { names.append("CalendarRunning") }
        if calendarYears != other?.calendarYears { names.append("CalendarYears") }
        if todayPage != other?.todayPage { names.append("TodayPage") }
        if vigil != other?.vigil { names.append("Vigil") }
        if compline != other?.compline { names.append("Compline") }
        if complineInvitation != other?.complineInvitation { names.append("ComplineInvitation") }
        if calendarState != other?.calendarState { names.append("CalendarState") }
        return names
    }

    /// Those with a basic type, as the bus reads them.
    final class Stored: StoredValues {
        let targetHours = StoredProperty<Double>(0)
        let waterUnit = StoredProperty<String>("")
        let quickAddMilliliters = StoredProperty<UInt32>(0)
        let notifyMilestones = StoredProperty<Bool>(false)
        let notifyTarget = StoredProperty<Bool>(false)
        let discreet = StoredProperty<Bool>(false)
        let trayIcon = StoredProperty<Bool>(false)
        let reducedMotion = StoredProperty<String>("")
        let plan = StoredProperty<String>("")
        let calendarFolder = StoredProperty<String>("")
        let calendarRunning = StoredProperty<Bool>(false)
        let calendarYears = StoredProperty<UInt32>(0)
        let todayPage = StoredProperty<Bool>(false)
        let vigil = StoredProperty<Bool>(false)
        let compline = StoredProperty<Bool>(false)
        let complineInvitation = StoredProperty<String>("")
        let calendarState = StoredProperty<String>("")

        func set(_ values: Settings1Properties) {
            targetHours.value = values.targetHours
            waterUnit.value = values.waterUnit
            quickAddMilliliters.value = values.quickAddMilliliters
            notifyMilestones.value = values.notifyMilestones
            notifyTarget.value = values.notifyTarget
            discreet.value = values.discreet
            trayIcon.value = values.trayIcon
            reducedMotion.value = values.reducedMotion
            plan.value = values.plan
            calendarFolder.value = values.calendarFolder
            calendarRunning.value = values.calendarRunning
            calendarYears.value = values.calendarYears
            todayPage.value = values.todayPage
            vigil.value = values.vigil
            compline.value = values.compline
            complineInvitation.value = values.complineInvitation
            calendarState.value = values.calendarState
        }
    }
}

/// What carries out the calls of `app.atrest.Settings1`.
protocol Settings1Handler: PublishingInterface where Properties == Settings1Properties {
    /// Sets `TargetHours`.
    func setTargetHours(_ value: Double) throws
    /// Sets `WaterUnit`.
    func setWaterUnit(_ value: String) throws
    /// Sets `QuickAddMilliliters`.
    func setQuickAddMilliliters(_ value: UInt32) throws
    /// Sets `NotifyMilestones`.
    func setNotifyMilestones(_ value: Bool) throws
    /// Sets `NotifyTarget`.
    func setNotifyTarget(_ value: Bool) throws
    /// Sets `Discreet`.
    func setDiscreet(_ value: Bool) throws
    /// Sets `TrayIcon`.
    func setTrayIcon(_ value: Bool) throws
    /// Sets `ReducedMotion`.
    func setReducedMotion(_ value: String) throws
    /// Sets `Plan`.
    func setPlan(_ value: String) throws
    /// Sets `CalendarFolder`.
    func setCalendarFolder(_ value: String) throws
    /// Sets `CalendarRunning`.
    func setCalendarRunning(_ value: Bool) throws
    /// Sets `CalendarYears`.
    func setCalendarYears(_ value: UInt32) throws
    /// Sets `TodayPage`.
    func setTodayPage(_ value: Bool) throws
    /// Sets `Vigil`.
    func setVigil(_ value: Bool) throws
    /// Sets `Compline`.
    func setCompline(_ value: Bool) throws
    /// Sets `ComplineInvitation`.
    func setComplineInvitation(_ value: String) throws
}

extension Settings1Handler {
    /// The interface as it is exported: calls go to this handler, which must outlive it.
    func makeInterface() -> Interface {
        var members: [Interface.Member] = []
        let published = published
        members.append(.property("TargetHours", .emitsChange, published.stored.targetHours) { [unowned self] (value: Double) in try self.setTargetHours(value) })
        members.append(.property("WaterUnit", .emitsChange, published.stored.waterUnit) { [unowned self] (value: String) in try self.setWaterUnit(value) })
        members.append(.property("QuickAddMilliliters", .emitsChange, published.stored.quickAddMilliliters) { [unowned self] (value: UInt32) in try self.setQuickAddMilliliters(value) })
        members.append(.property("NotifyMilestones", .emitsChange, published.stored.notifyMilestones) { [unowned self] (value: Bool) in try self.setNotifyMilestones(value) })
        members.append(.property("NotifyTarget", .emitsChange, published.stored.notifyTarget) { [unowned self] (value: Bool) in try self.setNotifyTarget(value) })
        members.append(.property("Discreet", .emitsChange, published.stored.discreet) { [unowned self] (value: Bool) in try self.setDiscreet(value) })
        members.append(.property("TrayIcon", .emitsChange, published.stored.trayIcon) { [unowned self] (value: Bool) in try self.setTrayIcon(value) })
        members.append(.property("ReducedMotion", .emitsChange, published.stored.reducedMotion) { [unowned self] (value: String) in try self.setReducedMotion(value) })
        members.append(.property("Plan", .emitsChange, published.stored.plan) { [unowned self] (value: String) in try self.setPlan(value) })
        members.append(.property("CalendarFolder", .emitsChange, published.stored.calendarFolder) { [unowned self] (value: String) in try self.setCalendarFolder(value) })
        members.append(.property("CalendarRunning", .emitsChange, published.stored.calendarRunning) { [unowned self] (value: Bool) in try self.setCalendarRunning(value) })
        members.append(.property("CalendarYears", .emitsChange, published.stored.calendarYears) { [unowned self] (value: UInt32) in try self.setCalendarYears(value) })
        members.append(.property("TodayPage", .emitsChange, published.stored.todayPage) { [unowned self] (value: Bool) in try self.setTodayPage(value) })
        members.append(.property("Vigil", .emitsChange, published.stored.vigil) { [unowned self] (value: Bool) in try self.setVigil(value) })
        members.append(.property("Compline", .emitsChange, published.stored.compline) { [unowned self] (value: Bool) in try self.setCompline(value) })
        members.append(.property("ComplineInvitation", .emitsChange, published.stored.complineInvitation) { [unowned self] (value: String) in try self.setComplineInvitation(value) })
        members.append(.property("CalendarState", .emitsChange, published.stored.calendarState))
        members.append(.property("Version", .constant) { Settings1.version })
        return Interface(Settings1.interface, members, beforeReading: published.check)
    }
}
