import Client
import Contract
import Fasting
import LocalTime
import Presentation
import Words

struct CalendarCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "calendar", Words.Calendar.help, examples: ["calendar", "calendar last month"])

    @Argument(.monthOrDay, Words.Calendar.whenHelp) var when: [String] = []
    @OptionGroup var answer: AnswerOptions

    func run() throws {
        let today = Zone.system.civil(Clock.now)
        var month = Month(of: today)
        if !when.isEmpty {
            let period = try period(when.joined(separator: " "))
            if period.isDay { return try show(day: period.first) }
            month = Month(of: period.first)
        }
        let agent = try AgentProxy.starting()
        let entries = try agent.fastingDays(of: [month])
        let view = CalendarView(
            month, entries,
            longFasts: answer.json
                ? []
                : try agent.longFasts(
                    agent.sessions(on: month.days, orLaterBy: LongFast.reach),
                    known: entries + agent.fastingDays(of: month.ends.dropFirst())),
            today: today, names: .system)
        try answer.show(view.json, view.lines() + view.legend)
    }

    private func period(_ text: String) throws(Problem) -> Period {
        let period = try UserInput.period(text, orElse: Words.Calendar.unreadable)
        if period.isDay || period.isMonth { return period }
        throw Problem(.usage, Words.Calendar.unreadable(text))
    }

    private func show(day: CivilTime) throws {
        let agent = try AgentProxy.starting()
        let sessions = try agent.sessions(
            on: day.dayNumber..<day.dayNumber + 1, orLaterBy: answer.json ? 0 : LongFast.reach)
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

    fileprivate func sessions(
        on days: Range<Int64>, orLaterBy later: Int64
    ) throws -> [Session] {
        let ends = Session.ends(on: days, orLaterBy: later)
        return try sessions(since: ends.lowerBound, until: ends.upperBound)
    }

    /// The fasts of two days and more among some, and the running one if it is as long.
    fileprivate func longFasts(
        _ sessions: [Session], known: [History1.DayRow]
    ) throws -> [LongFast] {
        let running = LongFast(try timer1.state(), now: Clock.now, zone: .system)
        return LongFast.all(sessions, known: known, running: running, zone: .system)
    }
}

extension CalendarView {
    var json: JSON {
        .array(
            entries.map { entry in
                .answer([
                    "day": TimeText.date(month.day(Int(entry.day))), "id": entry.id,
                    "mark": entry.mark.rawValue,
                    "tone": entry.tone,
                ])
            })
    }
}

extension DayView {
    var json: JSON {
        .array(
            entries.map { entry in
                guard case .object(let members) = HistoryView.json(entry) else { return .null }
                let phase = DayView.milestone(entry)
                let words = JSON.object(["key": phase.rawValue, "title": Words.title(phase)])
                return .object(members + [("milestone", words)])
            })
    }
}
