import Client
import Contract
import Fasting
import LocalTime
import Presentation
import Words

struct CalendarCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "calendar", abstract: Words.Calendar.help)

    @Argument(help: ArgumentHelp(Words.Calendar.whenHelp, valueName: "month or day"))
    var when: [String] = []
    @OptionGroup var answer: AnswerOptions

    func run() throws {
        let today = Zone.system.civil(Clock.now)
        var month = CivilTime(year: today.year, month: today.month, day: 1)
        if !when.isEmpty {
            let period = try period(when.joined(separator: " "))
            if period.isDay { return try show(day: period.first) }
            month = period.first
        }
        let isThisMonth = month.year == today.year && month.month == today.month
        let agent = try AgentProxy.starting()
        let shown = Month(of: month)
        let entries = try agent.fastingDays(of: [shown])
        let view = CalendarView(
            year: month.year, month: month.month, entries: entries,
            longFasts: answer.json
                ? []
                : try agent.longFasts(
                    agent.sessions(from: shown.day(1), to: shown.day(31), after: LongFast.reach),
                    known: entries + agent.fastingDays(of: shown.ends.dropFirst())),
            today: isThisMonth ? today.day : nil, names: .system)
        try answer.show(view.json, view.lines())
    }

    private func period(_ text: String) throws(Problem) -> Period {
        let period = try UserInput.period(text, orElse: Words.Calendar.unreadable)
        if period.isDay || period.isMonth { return period }
        throw Problem(.usage, Words.Calendar.unreadable(text))
    }

    private func show(day: CivilTime) throws {
        let agent = try AgentProxy.starting()
        let sessions = try agent.sessions(
            from: day, to: day, after: answer.json ? 0 : LongFast.reach)
        // The agent knows which days the calendar has. In its zone the day may be the next one.
        let near = [day.adding(days: -1), day.adding(days: 1)].map(Month.init(of:))
        let months = Set(near + (answer.json ? [] : Month(of: day).ends))
        let known = try agent.fastingDays(of: months.sorted())
        let view = DayView(
            day, sessions, shown: Set(known.map(\.id)),
            longFasts: answer.json ? [] : try agent.longFasts(sessions, known: known),
            zone: .system)
        try answer.show(view.json, view.lines())
    }
}

extension AgentProxy {
    fileprivate func fastingDays(of months: some Sequence<Month>) throws -> [History1.DayRow] {
        try months.flatMap { try fastingDays(year: $0.year, month: $0.month) }
    }

    /// The fasts that ended on some days in any zone, or a number of seconds later.
    fileprivate func sessions(
        from first: CivilTime, to last: CivilTime, after later: Int64
    ) throws -> [Session] {
        // Every zone is within a day of UTC.
        let begin = Instant(secondsSinceEpoch: max(86_400, first.secondsSinceEpoch)) - 86_400
        let end = Instant(secondsSinceEpoch: max(86_400, last.secondsSinceEpoch)) + 2 * 86_400
        return try sessions(since: begin, until: end + later)
    }

    /// The fasts of two days and more among some, and the running one if it is as long.
    fileprivate func longFasts(
        _ sessions: [Session], known: [History1.DayRow]
    ) throws -> [LongFast] {
        let running = LongFast(try timer1.state(), now: Clock.now, zone: .system)
        return LongFast.all(sessions, known: known, running: running, zone: .system)
    }
}
