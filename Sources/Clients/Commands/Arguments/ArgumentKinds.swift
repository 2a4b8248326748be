import Compline
import Contract
import Fasting
import Interchange
import LocalTime
import Presentation
import Words

/// The kinds of values that the commands have.
extension ArgumentKind {
    private typealias Say = Words.CommandLine.Placeholder
    private typealias Candidate = Completion.Candidate

    /// That of a flag.
    static let none = Self("", [])

    // MARK: Times

    static let time = Self(Say.time) { source, _ in times(source) }.with {
        $0.reads = isTime
        $0.accepts = { (try? UserInput.time($0)) != nil }
        $0.isMoment = true
    }
    static let times = Self(Say.times) { source, _ in times(source) }.with { $0.isMoment = true }
    static let day = Self(Say.time) { source, _ in days(source) }.with {
        $0.reads = { isTime($0) || (try? UserInput.day($0)) != nil }
        $0.isMoment = true
    }
    static let month = Self(Say.month) { source, _ in months(source) }.with {
        $0.reads = { (try? UserInput.period($0)) != nil }
        $0.isMoment = true
    }
    static let monthOrDay = Self(Say.monthOrDay) { source, _ in months(source) }
    static let period = Self(Say.period) { source, _ in
        words(":day", ":week", ":month", ":year", ":lastweek", ":lastmonth", ":lastyear")
            + months(source)
    }.with { $0.isMoment = true }
    static let duration = Self(Say.duration) { source, _ in durations(source) }.with {
        $0.reads = { (try? UserInput.ago($0)) != nil }
        $0.isMoment = true
    }
    static let hours = Self(Say.hours, Target.presets.map { String($0) }).with {
        $0.reads = { (try? UserInput.hours($0)) != nil }
    }
    static let backupDay = Self(Say.day) { source, _ in source.backups() }.with {
        $0.reads = { _ in true }
    }
    static let plan = Self(Say.when, Settings.Key.plan.suggestions)
    static let planNumber = Self(Say.number, ["1", "2", "3"])
    static let invitation = Self(Say.time, ["21:00", "21:30", "22:00", "22:30", "off"])

    @Sendable private static func isTime(_ text: String) -> Bool { UserInput.isMeantAsTime(text) }

    // MARK: Records

    /// The running fast can be named too.
    static let fast = Self(Say.id) { source, _ in fasts(source, includesRunning: true) }.with {
        $0.begins = { words in
            words[0].hasPrefix("@") || words[0].allSatisfy { $0.isHexDigit || $0 == "-" }
        }
    }
    static let keptFast = Self(Say.id) { source, _ in fasts(source, includesRunning: false) }
    static let fastOrText = Self(Say.text) { source, _ in
        fasts(source, includesRunning: true)
    }.with { $0.canBeEmpty = true }
    static let waterEntry = Self(Say.id) { source, _ in source.waterEntries() }
    static let amount = Self(Say.amount, WaterAmount.presets.map { String($0) }).with {
        $0.begins = { $0[0].first?.isNumber == true }
    }
    static let count = Self(Say.number, ["10", "20", "50", "100"])
    static let span = Self(Say.span, CalendarSpan.allCases.map(\.rawValue))

    // MARK: Files

    static let file = Self(Say.file, nil)
    static let folder = Self(Say.folder, nil)
    static let exportFormat = Self(Say.format, ExportFormat.allCases.map(\.rawValue))
    static let dateOrder = Self(Say.order, DateOrder.allCases.map(\.rawValue))
    static let tag = Self(Say.tag, TimewarriorReader.usualTags)
    static let columns = Self(Say.columns, [])
    static let size = Self(Say.size, ["1280x720", "1920x1080", "3840x2160"])

    // MARK: The setup

    static let color = Self(Say.when, [])
    static let setting = Self(Say.key) { _, _ in
        Settings.Key.allCases.map {
            Candidate(value: $0.rawValue, description: Words.Settings.meaning($0))
        }
    }
    /// Only that of one setting is a path.
    static let settingValue = Self(Say.value, isPath: true) { _, before in
        let key = Settings.Key(rawValue: before.last?.lowercased() ?? "")
        return key?.suggestions.map { Candidate(value: $0) } ?? []
    }.with {
        $0.reads = { _ in true }
        $0.canBeEmpty = true
    }
    static let onOrOff = Self("on|off", ["on", "off"])
    static let machine = Self(Say.device) { source, _ in source.machines() }

    // MARK: Texts and screens

    /// A text that only the user knows.
    static let text = Self(Say.text, []).with { $0.canBeEmpty = true }
    static let name = Self(Say.name, []).with { $0.canBeEmpty = true }
    static let template = Self(Say.template, Template.Field.allCases.map { "{{\($0.rawValue)}}" })
        .with { $0.canBeEmpty = true }
    static let bar = Self(Say.bar, Bar.allCases.map(\.rawValue))
    static let screen = Self(Say.screen, ScreenName.allCases.map(\.rawValue))
    static let vigilAct = Self("on|off|show|forest", VigilCommand.Act.allCases.map(\.rawValue))
    static let phase = Self(Say.phase) { _, _ in
        Words.Why.allCases.map { Candidate(value: $0.key, description: $0.title) }
            + ClaimSearch.offered.map { Candidate(value: $0, description: Words.Completion.search) }
    }
    static let prayerPhase = Self(Say.number) { _, _ in
        OfficeFile.tonight.office.phases.enumerated().map {
            Candidate(value: String($0 + 1), description: $1.title)
        }
    }

    // MARK: Values from outside

    private static func words(_ texts: String...) -> [Candidate] {
        texts.map { Candidate(value: $0) }
    }

    /// The present time, the last full hours, and how long ago they were.
    private static func times(_ source: any CompletionSource) -> [Candidate] {
        let minutes = Int64(source.zone.civil(source.now).minute)
        let hours = (0..<6).map { minutes * 60 + $0 * secondsPerHour }
        return ([0] + hours.filter { $0 > 0 }).map { ago in
            Candidate(
                value: TimeText.clock(source.zone.civil(source.now - ago)),
                description: ago == 0
                    ? Words.Completion.now
                    : Words.Completion.ago(TimeText.duration(seconds: ago)))
        }
    }

    private static func durations(_ source: any CompletionSource) -> [Candidate] {
        [("15m", 15), ("30m", 30), ("1h", 60), ("2h", 120), ("4h", 240), ("8h", 480), ("12h", 720)]
            .map { text, minutes in
                Candidate(
                    value: text,
                    description: TimeText.clock(
                        source.zone.civil(source.now - Int64(minutes) * 60)))
            }
    }

    /// Today and some days before it.
    private static func days(_ source: any CompletionSource) -> [Candidate] {
        let today = source.zone.civil(source.now)
        return [0, 1, 7, 30, 365].map { days in
            Candidate(
                value: TimeText.date(today.adding(days: Int64(-days))),
                description: Words.Completion.daysAgo(days))
        }
    }

    /// This month and the eleven before it.
    private static func months(_ source: any CompletionSource) -> [Candidate] {
        let today = source.zone.civil(source.now)
        let names = CalendarNames.system.months
        return (0..<12).map { back in
            let month = today.year * 12 + today.month - 1 - back
            let text = TimeText.date(
                CivilTime(year: month / 12, month: month % 12 + 1, day: 1))
            return Candidate(
                value: String(text.dropLast(3)), description: names[month % 12])
        }
    }

    /// The running fast and the latest ones by number, then the latest ones by their id.
    private static func fasts(
        _ source: any CompletionSource, includesRunning: Bool
    ) -> [Candidate] {
        var candidates: [Candidate] = []
        if includesRunning, let start = source.runningSince() {
            candidates.append(
                Candidate(
                    value: "@0", description: Words.since(source.text(of: start))))
        }
        let fasts = source.fasts()
        let descriptions = fasts.map {
            source.text(of: $0.start) + ", " + TimeText.duration(seconds: $0.duration)
        }
        for (index, text) in descriptions.enumerated() {
            candidates.append(Candidate(value: "@\(index + 1)", description: text))
        }
        for (fast, text) in zip(fasts, descriptions) {
            let id = String(fast.id.description.prefix(Words.shownIDLength))
            candidates.append(Candidate(value: id, description: text))
        }
        return candidates
    }
}
