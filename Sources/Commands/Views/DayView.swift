import Client
import Contract
import Fasting
import LocalTime
import Presentation
import Words

/// The fasts that ended on one day.
struct DayView {
    let date: CivilTime
    let entries: [Session]
    let view: HistoryView
    /// Whether the calendar does not know a fast of that day.
    private let isCut: Bool

    /// - Parameters:
    ///   - entries: fasts that ended around that day, in any order.
    ///   - shown: those that the calendar knows; nil for all.
    init(_ date: CivilTime, _ entries: [Session], shown: Set<RecordID>? = nil, zone: Zone) {
        view = HistoryView(zone: zone)
        self.date = date
        let view = view
        let ofDay = entries.filter { view.civil($0.end, of: $0).dayNumber == date.dayNumber }
        self.entries = ofDay.filter { shown?.contains($0.id) ?? true }
            .sorted { ($0.end, $0.id) < ($1.end, $1.id) }
        isCut = self.entries.count < ofDay.count
    }

    private func milestone(_ entry: Session) -> Milestone {
        Milestone(elapsed: entry.duration)
    }

    private var none: String { isCut ? Words.Calendar.notShown : Words.Calendar.nothing }

    func lines() -> [StyledText] {
        [.bold(TimeText.date(date))]
            + (entries.isEmpty ? [StyledText(none)] : [])
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
                let words = JSON.object(["key": phase.rawValue, "title": Words.title(phase)])
                return .object(members + [("milestone", words)])
            })
    }
}
