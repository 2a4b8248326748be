import Compline
import Contract
import Fasting
import Interchange
import LocalTime
import Presentation
import Words

/// What the value of an option or of a positional argument is, for completion.
enum CompletedValue: Equatable {
    case file
    case time
    case duration
    case hours
    case count
    /// The id of a fast. The running one can be named too.
    case fast(includesRunning: Bool)
    /// A text that only the user knows.
    case text
    case waterEntry
    case waterAmount
    case bar
    case exportFormat
    case template
    case plan
    case month
    case day
    case period
    case span
    case backupDay
    case machine
    case onOrOff
    case setting
    case settingValue
    case vigilAct
    case phase
    case dateOrder
    case tag
    case pictureSize
    case prayerPhase
    case invitation
    case screen

    /// - Parameters:
    ///   - argument: an option, known by its long name, or a positional argument, known by the name
    ///     of its value.
    ///   - path: the verb, and its subcommand if it has one.
    /// - Returns: nil if the name is unknown. A test finds such names.
    init?(of argument: ArgumentModel, path: [String]) {
        self.init(
            named: argument.kind == .positional ? argument.valueName : argument.name, path: path)
    }

    init?(named key: String, path: [String]) {
        switch (key, path) {
        case ("id", ["water", "remove"]): self = .waterEntry
        case ("id", ["delete"]): self = .fast(includesRunning: false)
        case ("id", _), ("text", ["note"]): self = .fast(includesRunning: true)
        case ("note", _), ("grep", _): self = .text
        case ("format", ["export"]): self = .exportFormat
        case ("format", _): self = .template
        case ("file", _), ("svg", _), ("png", _), ("html", _): self = .file
        case ("at", _), ("start", _), ("end", _), ("time", _): self = .time
        case ("since", _), ("until", _): self = .day
        case ("times", _): self = .time
        case ("number", _): self = .count
        case ("ago", _): self = .duration
        case ("target", _): self = .hours
        case ("limit", _): self = .count
        case ("amount", _): self = .waterAmount
        case ("bar", _): self = .bar
        case ("when", ["plan"]): self = .plan
        case ("month", _), ("when", _), ("month or day", _): self = .month
        case ("day", ["restore"]): self = .backupDay
        case ("folder", ["devices", "join"]): self = .file
        case ("name", ["devices", "name"]): self = .text
        case ("device", _): self = .machine
        case ("day", _): self = .day
        case ("period", _): self = .period
        case ("by", _): self = .span
        case ("key", _): self = .setting
        case ("value", ["settings", "set"]): self = .settingValue
        case ("state", _): self = .onOrOff
        case ("act", _): self = .vigilAct
        case ("phase", ["compline"]): self = .prayerPhase
        case ("invite", _): self = .invitation
        case ("phase", _), ("topic", _): self = .phase
        case ("date-order", _): self = .dateOrder
        case ("tag", _): self = .tag
        case ("columns", ["import"]): self = .text
        case ("size", _): self = .pictureSize
        case ("screen", _): self = .screen
        default: return nil
        }
    }

    /// - Parameter before: the positional arguments before this one.
    /// - Returns: nil for files.
    func candidates(
        _ source: any CompletionSource, before: [String]
    ) -> [Completion.Candidate]? {
        switch self {
        case .file: nil
        case .time: Self.times(source)
        case .duration: Self.durations(source)
        case .hours: Target.presets.map { Self.word(String($0)) }
        case .count: ["10", "20", "50", "100"].map { Self.word($0) }
        case .fast(let includesRunning): Self.fasts(source, includesRunning)
        case .text: []
        case .waterEntry: source.waterEntries()
        case .waterAmount: Self.amounts
        case .bar: Bar.allCases.map { Self.word($0.rawValue) }
        case .exportFormat: ExportFormat.allCases.map { Self.word($0.rawValue) }
        case .template: Template.Field.allCases.map { Self.word("{{\($0.rawValue)}}") }
        case .plan:
            (Settings.Key.plan.suggestions + (before.isEmpty ? ["add", "remove"] : [])).map(
                Self.word)
        case .month: Self.months(source)
        case .day: Self.days(source)
        case .period: Self.periods.map(Self.word) + Self.months(source)
        case .span: CalendarSpan.allCases.map { Self.word($0.rawValue) }
        case .backupDay: source.backups()
        case .machine: source.machines()
        case .onOrOff: ["on", "off"].map { Completion.Candidate(value: $0) }
        case .setting:
            Settings.Key.allCases.map {
                Completion.Candidate(
                    value: $0.rawValue, description: Words.Settings.meaning($0))
            }
        case .settingValue:
            Settings.Key(rawValue: before.last?.lowercased() ?? "")?.suggestions.map(Self.word)
                ?? []
        case .tag: TimewarriorReader.usualTags.map { Self.word($0) }
        case .vigilAct: VigilCommand.Act.allCases.map { Self.word($0.rawValue) }
        case .phase:
            Words.Why.allCases.map {
                Completion.Candidate(value: $0.key, description: $0.title)
            }
                + ClaimSearch.offered.map {
                    Completion.Candidate(value: $0, description: Words.Completion.search)
                }
        case .dateOrder: DateOrder.allCases.map { Self.word($0.rawValue) }
        case .prayerPhase:
            OfficeFile.tonight.office.phases.enumerated().map {
                Completion.Candidate(value: String($0 + 1), description: $1.title)
            }
        case .invitation: ["21:00", "21:30", "22:00", "22:30", "off"].map { Self.word($0) }
        case .screen: ScreenName.allCases.map { Self.word($0.rawValue) }
        case .pictureSize: ["1280x720", "1920x1080", "3840x2160"].map { Self.word($0) }
        }
    }

    private static func word(_ text: String) -> Completion.Candidate {
        Completion.Candidate(value: text)
    }

    private static let amounts = WaterAmount.presets.map { word(String($0)) }

    private static let periods = [
        ":day", ":week", ":month", ":year", ":lastweek", ":lastmonth", ":lastyear",
    ]

    /// The present time, the last full hours, and how long ago they were.
    private static func times(_ source: any CompletionSource) -> [Completion.Candidate] {
        let minutes = Int64(source.zone.civil(source.now).minute)
        let hours = (0..<6).map { minutes * 60 + $0 * secondsPerHour }
        return ([0] + hours.filter { $0 > 0 }).map { ago in
            Completion.Candidate(
                value: TimeText.clock(source.zone.civil(source.now - ago)),
                description: ago == 0
                    ? Words.Completion.now
                    : Words.Completion.ago(TimeText.duration(seconds: ago)))
        }
    }

    private static func durations(_ source: any CompletionSource) -> [Completion.Candidate] {
        [("15m", 15), ("30m", 30), ("1h", 60), ("2h", 120), ("4h", 240), ("8h", 480), ("12h", 720)]
            .map { text, minutes in
                Completion.Candidate(
                    value: text,
                    description: TimeText.clock(
                        source.zone.civil(source.now - Int64(minutes) * 60)))
            }
    }

    /// Today and some days before it.
    private static func days(_ source: any CompletionSource) -> [Completion.Candidate] {
        let today = source.zone.civil(source.now)
        return [0, 1, 7, 30, 365].map { days in
            Completion.Candidate(
                value: TimeText.date(today.adding(days: Int64(-days))),
                description: Words.Completion.daysAgo(days))
        }
    }

    /// This month and the eleven before it.
    private static func months(_ source: any CompletionSource) -> [Completion.Candidate] {
        let today = source.zone.civil(source.now)
        let names = CalendarNames.system.months
        return (0..<12).map { back in
            let month = today.year * 12 + today.month - 1 - back
            let text = TimeText.date(
                CivilTime(year: month / 12, month: month % 12 + 1, day: 1))
            return Completion.Candidate(
                value: String(text.dropLast(3)), description: names[month % 12])
        }
    }

    /// The running fast and the latest ones by number, then the latest ones by their id.
    private static func fasts(
        _ source: any CompletionSource, _ includesRunning: Bool
    ) -> [Completion.Candidate] {
        var candidates: [Completion.Candidate] = []
        if includesRunning, let start = source.runningSince() {
            candidates.append(
                Completion.Candidate(
                    value: "@0", description: Words.since(source.text(of: start))))
        }
        let fasts = source.fasts()
        let descriptions = fasts.map {
            source.text(of: $0.start) + ", " + TimeText.duration(seconds: $0.duration)
        }
        for (index, text) in descriptions.enumerated() {
            candidates.append(Completion.Candidate(value: "@\(index + 1)", description: text))
        }
        for (fast, text) in zip(fasts, descriptions) {
            let id = String(fast.id.description.prefix(Words.shownIDLength))
            candidates.append(Completion.Candidate(value: id, description: text))
        }
        return candidates
    }
}
