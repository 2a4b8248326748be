import Client
import Contract
import Fasting
import LocalTime
import Words

/// The fasts that ended on one day.
struct DayView {
    let date: CivilTime
    let entries: [Session]
    let view: HistoryView

    /// - Parameter entries: fasts that ended around that day, in any order.
    init(_ date: CivilTime, _ entries: [Session], zone: Zone) {
        view = HistoryView(zone: zone)
        self.date = date
        let view = view
        self.entries = entries.filter { view.civil($0.end, of: $0).dayNumber == date.dayNumber }
            .sorted { ($0.end, $0.id) < ($1.end, $1.id) }
    }

    private func milestone(_ entry: Session) -> Milestone {
        Milestone(elapsed: entry.duration)
    }

    func lines() -> [StyledText] {
        [.bold(TimeText.date(date))]
            + (entries.isEmpty ? [StyledText(Words.Calendar.nothing)] : [])
            + entries.flatMap { entry -> [StyledText] in
                let parts = [
                    HistoryView.duration(entry), HistoryView.outcome(entry.outcome),
                    Words.title(milestone(entry)),
                ]
                return [
                    StyledText(parts.joined(separator: " · ")), .dim(view.interval(entry)),
                ]
            }
    }

    var json: JSON {
        .array(
            entries.map { entry in
                guard case .object(let members) = HistoryView.json(entry) else { return .null }
                let phase = milestone(entry)
                return .object(
                    members + [
                        (
                            "milestone",
                            .object([
                                ("key", .string(phase.rawValue)),
                                ("title", .string(Words.title(phase))),
                            ])
                        )
                    ])
            })
    }
}
