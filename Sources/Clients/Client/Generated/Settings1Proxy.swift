// Generated from dbus/app.atrest.Settings1.xml by `make contract`; do not edit.
// swift-format-ignore-file

import Contract
import Fasting
import SDBus

/// The properties of `app.atrest.Settings1` at one moment.
public struct Settings1State: InterfaceState, Equatable, Sendable {
    public static var interface: String { Settings1.interface }

    public var targetHours: Double
    public var waterUnit: WaterUnit
    public var quickAddMilliliters: WaterAmount
    public var notifyMilestones: Bool
    public var notifyTarget: Bool
    public var discreet: Bool
    public var trayIcon: Bool
    public var reducedMotion: Settings.ReducedMotion
    public var plan: String
    public var calendarFolder: String
    public var calendarRunning: Bool
    public var calendarYears: UInt32
    public var todayPage: Bool
    public var vigil: Bool
    public var compline: Bool
    public var complineInvitation: String
    public var calendarState: CalendarState

    public init(targetHours: Double = 0, waterUnit: WaterUnit, quickAddMilliliters: WaterAmount, notifyMilestones: Bool = false, notifyTarget: Bool = false, discreet: Bool = false, trayIcon: Bool = false, reducedMotion: Settings.ReducedMotion, plan: String = "", calendarFolder: String = "", calendarRunning: Bool = false, calendarYears: UInt32 = 0, todayPage: Bool = false, vigil: Bool = false, compline: Bool = false, complineInvitation: String = "", calendarState: CalendarState) {
        (self.targetHours, self.waterUnit, self.quickAddMilliliters, self.notifyMilestones, self.notifyTarget, self.discreet, self.trayIcon, self.reducedMotion, self.plan, self.calendarFolder, self.calendarRunning, self.calendarYears, self.todayPage, self.vigil, self.compline, self.complineInvitation, self.calendarState) = (targetHours, waterUnit, quickAddMilliliters, notifyMilestones, notifyTarget, discreet, trayIcon, reducedMotion, plan, calendarFolder, calendarRunning, calendarYears, todayPage, vigil, compline, complineInvitation, calendarState)
    }

    public init(_ values: AnswerValues) throws(ClientError) {
        targetHours = try values.value("TargetHours")
        waterUnit = try values.required("WaterUnit")
        quickAddMilliliters = try values.required("QuickAddMilliliters")
        notifyMilestones = try values.value("NotifyMilestones")
        notifyTarget = try values.value("NotifyTarget")
        discreet = try values.value("Discreet")
        trayIcon = try values.value("TrayIcon")
        reducedMotion = try values.required("ReducedMotion")
        plan = try values.value("Plan")
        calendarFolder = try values.value("CalendarFolder")
        calendarRunning = try values.value("CalendarRunning")
        calendarYears = try values.value("CalendarYears")
        todayPage = try values.value("TodayPage")
        vigil = try values.value("Vigil")
        compline = try values.value("Compline")
        complineInvitation = try values.value("ComplineInvitation")
        calendarState = try values.required("CalendarState")
    }
}

/// Calls `app.atrest.Settings1`.
public struct Settings1Proxy {
    let agent: AgentProxy

    public func state() throws(ClientError) -> Settings1State { try agent.state() }
}

extension AgentProxy { public var settings1: Settings1Proxy { .init(agent: self) } }
