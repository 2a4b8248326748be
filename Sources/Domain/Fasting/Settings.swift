/// The user's settings. Each has a default value.
public struct Settings: Equatable, Sendable {
    /// The target of a fast that is started without one. A change does not affect a running fast.
    public var target = Target.standard
    public var waterUnit = WaterUnit.milliliters
    /// The amount of water that one press adds.
    public var quickAdd = WaterAmount(milliliters: 250)!
    public var notifiesMilestones = true
    public var notifiesTarget = true
    /// Whether notifications leave out everything about the fast.
    public var isDiscreet = false
    public var showsTrayIcon = true
    public var reducedMotion = ReducedMotion.auto
    /// When the user usually begins.
    public var plans = DailyPlans.none
    /// The folder that gets an event for each fast; "" for none.
    public var calendarFolder = ""
    /// Whether the running fast has an event there too.
    public var showsRunningInCalendar = false
    /// How many years back fasts get an event.
    public var calendarYears: UInt32 = 2
    /// Whether the shared folder has a page with the running fast.
    public var showsTodayPage = false
    /// Whether Vigil adds its texts.
    public var isVigilOn = false
    /// Whether the agent invites the user to the night prayer.
    public var isComplineOn = false
    /// The local time of that invitation; nil if there is none.
    public var invitationTime: TimeOfDay?

    public enum ReducedMotion: String, CaseIterable, Sendable {
        /// Follow the desktop's setting.
        case auto
        case on
        case off
    }

    public init() {}
}

// MARK: - Each setting by its key

extension Settings {
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
        case plan
        case calendarFolder = "calendar-folder"
        case calendarRunning = "calendar-running"
        case calendarYears = "calendar-years"
        case todayPage = "today-page"

        public var kind: Kind { descriptor.kind }
        /// The values of a setting that takes one of a few words; empty for a number and for a text.
        public var words: [String] { descriptor.words }
        /// Values to offer while one is typed.
        public var suggestions: [String] { descriptor.suggestions }
    }

    /// The type of a setting's value.
    public enum Kind: Equatable, Sendable {
        case number
        case count
        case flag
        case word
        /// Any text of a certain form; empty for none.
        case text
    }

    /// The value of a setting.
    public enum Value: Equatable, Sendable {
        case number(Double)
        case count(UInt32)
        case flag(Bool)
        case word(String)
        case text(String)

        /// As a person types it.
        public var text: String {
            switch self {
            case .number(let number): Int64(exactly: number).map { String($0) } ?? String(number)
            case .count(let count): String(count)
            case .flag(let flag): String(flag)
            case .word(let word): word
            case .text(let text): text
            }
        }

        /// Reads what ``text`` writes.
        ///
        /// - Returns: nil if the text is not of this kind.
        public init?(_ text: String, kind: Kind) {
            let value: Value? =
                switch kind {
                case .number: Double(text).map { .number($0) }
                case .count: UInt32(text).map { .count($0) }
                case .flag: Bool(text).map { .flag($0) }
                case .word: .word(text)
                case .text: .text(text)
                }
            guard let value else { return nil }
            self = value
        }
    }

    public func value(_ key: Key) -> Value { key.descriptor.get(self) }

    /// - Returns: false if the value is invalid. Nothing has changed then.
    public mutating func set(_ key: Key, to value: Value) -> Bool {
        key.descriptor.set(&self, value)
    }
}

/// One row of the table of settings: the kind and the values of a setting, and how it is read and replaced.
/// The bus, the command line, completion, the records and the window follow from it. CONTRIBUTING.md lists
/// what else a new setting needs.
private struct Descriptor {
    let kind: Settings.Kind
    var words: [String] = []
    let suggestions: [String]
    let get: (Settings) -> Settings.Value
    /// Returns false if the value is not allowed.
    let set: (inout Settings, Settings.Value) -> Bool

    /// - Parameter read: returns nil if the value is not allowed.
    init<Property>(
        _ kind: Settings.Kind, _ path: WritableKeyPath<Settings, Property>, _ suggestions: [String],
        _ value: @escaping (Property) -> Settings.Value,
        _ read: @escaping (Settings.Value) -> Property?
    ) {
        (self.kind, self.suggestions) = (kind, suggestions)
        get = { value($0[keyPath: path]) }
        set = { settings, value in
            guard let property = read(value) else { return false }
            settings[keyPath: path] = property
            return true
        }
    }

    static func flag(_ path: WritableKeyPath<Settings, Bool>) -> Descriptor {
        var row = Descriptor(.flag, path, ["on", "off"], { .flag($0) }, \.flag)
        row.words = ["true", "false"]
        return row
    }

    static func word<Word: RawRepresentable<String> & CaseIterable>(
        _ path: WritableKeyPath<Settings, Word>
    ) -> Descriptor {
        let words = Word.allCases.map(\.rawValue)
        var row = Descriptor(
            .word, path, words, { .word($0.rawValue) }, { $0.word.flatMap(Word.init) })
        row.words = words
        return row
    }
}

extension Settings.Value {
    fileprivate var number: Double? { if case .number(let value) = self { value } else { nil } }
    fileprivate var count: UInt32? { if case .count(let value) = self { value } else { nil } }
    fileprivate var flag: Bool? { if case .flag(let value) = self { value } else { nil } }
    fileprivate var word: String? { if case .word(let value) = self { value } else { nil } }
    fileprivate var string: String? { if case .text(let value) = self { value } else { nil } }
}

extension Settings.Key {
    fileprivate var descriptor: Descriptor {
        switch self {
        case .targetHours:
            Descriptor(
                .number, \.target, Target.presets.map { String($0) }, { .number($0.hours) },
                { $0.number.flatMap { Target(hours: $0) } })
        case .quickAddMilliliters:
            Descriptor(
                .count, \.quickAdd, WaterAmount.presets.map { String($0) },
                { .count(UInt32($0.milliliters)) },
                { $0.count.flatMap { WaterAmount(milliliters: $0) } })
        case .waterUnit: .word(\.waterUnit)
        case .notifyMilestones: .flag(\.notifiesMilestones)
        case .notifyTarget: .flag(\.notifiesTarget)
        case .discreet: .flag(\.isDiscreet)
        case .trayIcon: .flag(\.showsTrayIcon)
        case .reducedMotion: .word(\.reducedMotion)
        case .plan:
            Descriptor(
                .text, \.plans, ["daily 20:00", "weekdays 20:00", "every 2 days 20:00", "off"],
                { .text($0.description) }, { $0.string.flatMap { DailyPlans($0) } })
        case .calendarFolder:
            Descriptor(
                .text, \.calendarFolder, ["off"], { .text($0) },
                { $0.string.flatMap { $0.isEmpty || $0.isFolderPath ? $0 : nil } })
        case .todayPage: .flag(\.showsTodayPage)
        case .calendarRunning: .flag(\.showsRunningInCalendar)
        case .calendarYears:
            Descriptor(
                .count, \.calendarYears, ["1", "2", "100"], { .count($0) },
                { $0.count.flatMap { (1...100).contains($0) ? $0 : nil } })
        }
    }
}

extension String {
    /// Whether it can be the path of a folder: absolute, on one line, and not the whole file system.
    fileprivate var isFolderPath: Bool {
        utf8.first == UInt8(ascii: "/") && utf8.count < 4096 && contains { $0 != "/" }
            && utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
    }
}

// MARK: - As text

extension Settings {
    /// Settings that mean nothing on another machine. They are not exported.
    public static let local: [Key] = [.calendarFolder, .todayPage]

    /// The name under which ``isVigilOn`` is stored.
    public static let vigilKey = "vigil"
    /// The names under which ``isComplineOn`` and ``invitationTime`` are stored.
    public static let complineKey = "compline"
    public static let invitationKey = "compline-invitation"

    /// Reads what ``stored`` has written. A setting that is absent or has a bad value keeps its
    /// usual one, so that a broken entry breaks nothing else.
    public init(stored: [String: String]) {
        for key in Key.allCases {
            if let text = stored[key.rawValue] { _ = set(key, to: text) }
        }
        isVigilOn = stored[Self.vigilKey] == "true"
        isComplineOn = stored[Self.complineKey] == "true"
        invitationTime = stored[Self.invitationKey].flatMap { TimeOfDay($0) }
    }

    /// Every value under its name.
    public var stored: [String: String] {
        var entries = Dictionary(uniqueKeysWithValues: Key.allCases.map { ($0.rawValue, text($0)) })
        entries[Self.vigilKey] = String(isVigilOn)
        entries[Self.complineKey] = String(isComplineOn)
        entries[Self.invitationKey] = invitationTime?.description ?? ""
        return entries
    }

    /// A value as a person types it.
    public func text(_ key: Key) -> String { value(key).text }

    /// - Returns: false if the value is invalid. Nothing has changed then.
    public mutating func set(_ key: Key, to text: String) -> Bool {
        guard let value = Value(text, kind: key.kind) else { return false }
        return set(key, to: value)
    }
}
