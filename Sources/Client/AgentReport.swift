import Contract
import Fasting
import SDBus

/// What the agent said of itself at one moment, as far as it was asked.
public struct AgentReport: Equatable, Sendable {
    /// By interface; an interface that an older agent does not have is missing.
    private var values: [String: [String: Value]]

    public init(_ values: [String: [String: Value]]) { self.values = values }

    /// Takes in what a `PropertiesChanged` carried.
    mutating func apply(_ changed: [String: Value], of interface: String) {
        values[interface, default: [:]].merge(changed) { $1 }
    }

    public var timer: TimerReport { TimerReport(values[Timer1.interface] ?? [:]) }
    /// Whether the user wants nothing to move.
    public var isStill: Bool {
        values[Settings1.interface]?[Settings1.Property.reducedMotion.rawValue]?.stringValue
            == Settings.ReducedMotion.on.rawValue
    }
    /// Whether there is a forest to be shown; an agent that was not asked is taken to have one.
    public var hasForest: Bool {
        values[Forest1.interface]?[Forest1.Property.available.rawValue]?.booleanValue ?? true
    }
    /// nil where nobody asked, or the agent knows nothing of it.
    public var vigil: VigilReport? { values[Vigil1.interface].map(VigilReport.init) }
    /// nil where nobody asked, or the agent knows nothing of it.
    public var water: WaterReport? { values[Water1.interface].map(WaterReport.init) }
}

/// The properties of `app.atrest.Vigil1` at one moment.
public struct VigilReport: Equatable, Sendable {
    private let values: [String: Value]

    public init(_ values: [String: Value]) { self.values = values }

    public var isOn: Bool { values[Vigil1.Property.enabled.rawValue]?.booleanValue ?? false }
    /// nil where Vigil is silent.
    public var scripture: String? { text(.scripture) }
    /// What the companion text already ends with; nil where there is none.
    public var companion: String? { text(.companion) }

    /// For the frame of the forest.
    public var inscription: String? { text(.inscription) }

    private func text(_ property: Vigil1.Property) -> String? {
        values[property.rawValue]?.stringValue.flatMap { $0.isEmpty ? nil : $0 }
    }
}

/// The properties of `app.atrest.Water1` at one moment.
public struct WaterReport: Equatable, Sendable {
    private let values: [String: Value]

    public init(_ values: [String: Value]) { self.values = values }

    public var todayMilliliters: UInt32 {
        values[Water1.Property.todayMilliliters.rawValue]?.uint32Value ?? 0
    }
    /// `ml` or `floz`.
    public var unit: String {
        values[Water1.Property.unit.rawValue]?.stringValue ?? WaterUnit.milliliters.rawValue
    }
    public var quickAdd: UInt32 {
        values[Water1.Property.quickAdd.rawValue]?.uint32Value ?? 0
    }
}
