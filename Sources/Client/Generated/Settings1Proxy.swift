// Generated from dbus/app.atrest.Settings1.xml by `make contract`; do not edit.
// swift-format-ignore-file

import Contract
import Fasting
import Glibc
import SDBus

/// The properties of `app.atrest.Settings1` at one moment.
public struct Settings1State: InterfaceState, Equatable, Sendable {
    public static var interface: String { Settings1.interface }

    /// The target of a fast that is started without one, 4 to 168 hours, including fractions; the
    /// default is 16. A running fast keeps its target.
    public var targetHours: Double
    /// How water is shown and typed, ml or floz.
    public var waterUnit: WaterUnit
    /// The amount that one click adds, 1 to 5000; the default is 250.
    public var quickAddMilliliters: WaterAmount
    /// Whether a notification is shown when a phase begins. The one at the end of a completed fast
    /// is shown if this or NotifyTarget is true.
    public var notifyMilestones: Bool
    /// Whether a notification is shown at the target.
    public var notifyTarget: Bool
    /// Whether notifications say nothing about the fast; the default is false.
    public var discreet: Bool
    /// Whether an icon is shown in the tray, if there is a tray.
    public var trayIcon: Bool
    /// auto (same as the desktop), on or off.
    public var reducedMotion: Settings.ReducedMotion
    /// Of the program.
    public var version: String
    /// Of these interfaces; additions keep it.
    public var apiVersion: UInt32

    public init(
        targetHours: Double = 0,
        waterUnit: WaterUnit,
        quickAddMilliliters: WaterAmount,
        notifyMilestones: Bool = false,
        notifyTarget: Bool = false,
        discreet: Bool = false,
        trayIcon: Bool = false,
        reducedMotion: Settings.ReducedMotion,
        version: String = "",
        apiVersion: UInt32 = 0
    ) {
        self.targetHours = targetHours
        self.waterUnit = waterUnit
        self.quickAddMilliliters = quickAddMilliliters
        self.notifyMilestones = notifyMilestones
        self.notifyTarget = notifyTarget
        self.discreet = discreet
        self.trayIcon = trayIcon
        self.reducedMotion = reducedMotion
        self.version = version
        self.apiVersion = apiVersion
    }

    /// - Throws: if a property is absent or of another type.
    public init(_ values: AnswerValues) throws(ClientError) {
        targetHours = try values.value("TargetHours")
        waterUnit = try values.required("WaterUnit")
        quickAddMilliliters = try values.required("QuickAddMilliliters")
        notifyMilestones = try values.value("NotifyMilestones")
        notifyTarget = try values.value("NotifyTarget")
        discreet = try values.value("Discreet")
        trayIcon = try values.value("TrayIcon")
        reducedMotion = try values.required("ReducedMotion")
        version = try values.value("Version")
        apiVersion = try values.value("ApiVersion")
    }
}

/// The user's settings.
///
/// Each property is set through org.freedesktop.DBus.Properties.Set, checked
/// (org.freedesktop.DBus.Error.InvalidArgs with a sentence, and nothing is changed), stored and
/// announced. If the records cannot be read or written, each answers app.atrest.Error.Storage.
public struct Settings1Proxy {
    let agent: AgentProxy

    /// Asks for all properties.
    public func state() throws(ClientError) -> Settings1State { try agent.state() }

    /// Sets `TargetHours`.
    public func setTargetHours(_ value: Double) throws(ClientError) {
        try agent.set("TargetHours", of: Settings1.interface, to: .double(value))
    }

    /// Sets `WaterUnit`.
    public func setWaterUnit(_ value: WaterUnit) throws(ClientError) {
        try agent.set("WaterUnit", of: Settings1.interface, to: .string(value.wire))
    }

    /// Sets `QuickAddMilliliters`.
    public func setQuickAddMilliliters(_ value: WaterAmount) throws(ClientError) {
        try agent.set("QuickAddMilliliters", of: Settings1.interface, to: .uint32(value.wire))
    }

    /// Sets `NotifyMilestones`.
    public func setNotifyMilestones(_ value: Bool) throws(ClientError) {
        try agent.set("NotifyMilestones", of: Settings1.interface, to: .boolean(value))
    }

    /// Sets `NotifyTarget`.
    public func setNotifyTarget(_ value: Bool) throws(ClientError) {
        try agent.set("NotifyTarget", of: Settings1.interface, to: .boolean(value))
    }

    /// Sets `Discreet`.
    public func setDiscreet(_ value: Bool) throws(ClientError) {
        try agent.set("Discreet", of: Settings1.interface, to: .boolean(value))
    }

    /// Sets `TrayIcon`.
    public func setTrayIcon(_ value: Bool) throws(ClientError) {
        try agent.set("TrayIcon", of: Settings1.interface, to: .boolean(value))
    }

    /// Sets `ReducedMotion`.
    public func setReducedMotion(_ value: Settings.ReducedMotion) throws(ClientError) {
        try agent.set("ReducedMotion", of: Settings1.interface, to: .string(value.wire))
    }
}

extension AgentProxy {
    /// `app.atrest.Settings1` of the agent.
    public var settings1: Settings1Proxy { Settings1Proxy(agent: self) }
}
