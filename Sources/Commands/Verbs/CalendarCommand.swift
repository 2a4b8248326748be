import Client
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
        let agent = try AgentProxy(activates: true)
        let shown = Month(of: month)
        let entries = try agent.fastingDays(year: month.year, month: month.month)
        let view = CalendarView(
            year: month.year, month: month.month, entries: entries,
            longFasts: answer.json
                ? [] : try agent.longFasts(from: shown.day(1), to: shown.day(31)),
            today: isThisMonth ? today.day : nil, names: .system)
        try answer.show(view.json, view.lines())
    }

    private func period(_ text: String) throws(Problem) -> Period {
        let period = try UserInput.period(text, orElse: Words.Calendar.unreadable)
        if period.isDay || period.isMonth { return period }
        throw Problem(.usage, Words.Calendar.unreadable(text))
    }

    private func show(day: CivilTime) throws {
        // Every zone is within a day of UTC.
        let begin = Instant(secondsSinceEpoch: max(86_400, day.secondsSinceEpoch))
        let agent = try AgentProxy(activates: true)
        let sessions = try agent.sessions(since: begin - 86_400, until: begin + 2 * 86_400)
        // The agent knows which days the calendar has. In its zone the day may be the next one.
        let (first, last) = (day.adding(days: -1), day.adding(days: 1))
        var known = try agent.fastingDays(year: first.year, month: first.month).map(\.id)
        if last.month != first.month {
            known += try agent.fastingDays(year: last.year, month: last.month).map(\.id)
        }
        let view = DayView(
            day, sessions, shown: Set(known),
            longFasts: answer.json ? [] : try agent.longFasts(from: day, to: day), zone: .system)
        try answer.show(view.json, view.lines())
    }
}

extension AgentProxy {
    /// The fasts of two days and more that may cover one of some days, the running one too.
    fileprivate func longFasts(from first: CivilTime, to last: CivilTime) throws -> [LongFast] {
        // Every zone is within a day of UTC.
        let begin = Instant(secondsSinceEpoch: max(86_400, first.secondsSinceEpoch)) - 86_400
        let end = Instant(secondsSinceEpoch: last.secondsSinceEpoch) + 2 * 86_400 + LongFast.reach
        // The agent knows which fasts the calendar has.
        let known = try Month(of: first).ends.flatMap {
            try fastingDays(year: $0.year, month: $0.month)
        }
        let sessions = try sessions(since: begin, until: end)
        let running = LongFast(try timer1.state(), now: Clock.now, zone: .system)
        return LongFast.all(sessions, known: known, zone: .system) + (running.map { [$0] } ?? [])
    }
}
