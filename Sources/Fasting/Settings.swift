/// The user's settings. Each has a default value.
public struct Settings: Equatable, Sendable {
    /// The target of a fast that is started without one. A change does not affect a running fast.
    public var target = Target.standard
    public var waterUnit = WaterUnit.milliliters
    /// The amount of water that one press adds.
    public var quickAdd = WaterAmount(milliliters: 250)!
    public var notifiesMilestones = true
    public var notifiesTarget = true
    /// Whether notifications say nothing about the fast.
    public var isDiscreet = false
    public var showsTrayIcon = true
    public var reducedMotion = ReducedMotion.auto
    /// Whether Vigil adds its words.
    public var isVigilOn = false

    public enum ReducedMotion: String, CaseIterable, Sendable {
        /// Follow the desktop's setting.
        case auto
        case on
        case off
    }

    /// The settings that `app.atrest.Settings1` holds, by the names that the command line takes.
    public enum Key: String, CaseIterable, Sendable {
        case targetHours = "target-hours"
        case waterUnit = "water-unit"
        case quickAddMilliliters = "quick-add-milliliters"
        case notifyMilestones = "notify-milestones"
        case notifyTarget = "notify-target"
        case discreet
        case trayIcon = "tray-icon"
        case reducedMotion = "reduced-motion"
    }

    public init() {}
}

// MARK: - As text

extension Settings {
    /// The name under which ``isVigilOn`` is stored.
    public static let vigilKey = "vigil"

    /// Reads what ``stored`` returned. A missing or invalid entry gives the default value.
    public init(stored: [String: String]) {
        for key in Key.allCases {
            if let text = stored[key.rawValue] { _ = set(key, to: text) }
        }
        isVigilOn = stored[Self.vigilKey] == "true"
    }

    /// Every value under its name.
    public var stored: [String: String] {
        var entries = Dictionary(uniqueKeysWithValues: Key.allCases.map { ($0.rawValue, text($0)) })
        entries[Self.vigilKey] = String(isVigilOn)
        return entries
    }

    /// A value as a person types it.
    public func text(_ key: Key) -> String {
        switch key {
        case .targetHours: target.hoursText
        case .waterUnit: waterUnit.rawValue
        case .quickAddMilliliters: String(quickAdd.milliliters)
        case .notifyMilestones: String(notifiesMilestones)
        case .notifyTarget: String(notifiesTarget)
        case .discreet: String(isDiscreet)
        case .trayIcon: String(showsTrayIcon)
        case .reducedMotion: reducedMotion.rawValue
        }
    }

    /// - Returns: false if the value is invalid. Nothing has changed then.
    public mutating func set(_ key: Key, to text: String) -> Bool {
        switch key {
        case .targetHours: assign(Double(text).flatMap(Target.init(hours:)), to: \.target)
        case .waterUnit: assign(WaterUnit(rawValue: text), to: \.waterUnit)
        case .quickAddMilliliters:
            assign(Int64(text).flatMap(WaterAmount.init(milliliters:)), to: \.quickAdd)
        case .notifyMilestones: assign(Bool(text), to: \.notifiesMilestones)
        case .notifyTarget: assign(Bool(text), to: \.notifiesTarget)
        case .discreet: assign(Bool(text), to: \.isDiscreet)
        case .trayIcon: assign(Bool(text), to: \.showsTrayIcon)
        case .reducedMotion: assign(ReducedMotion(rawValue: text), to: \.reducedMotion)
        }
    }

    private mutating func assign<Content>(
        _ value: Content?, to setting: WritableKeyPath<Settings, Content>
    ) -> Bool {
        guard let value else { return false }
        self[keyPath: setting] = value
        return true
    }
}
