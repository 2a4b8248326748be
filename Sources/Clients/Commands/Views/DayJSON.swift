import Fasting
import Presentation
import Words

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
