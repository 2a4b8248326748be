import FullScreen
import Words

/// What covers the timer until it is closed.
enum WatchPage: Equatable {
    /// The keys, with the choice that Enter makes; nil for none.
    case keys(WatchChoice?)
    /// What is known about a phase; nil if no fast is running.
    case why(Words.Why?, scroll: Int)
    case calendar(WatchCalendar)
    case question(WatchQuestion)
    /// A text that must be seen.
    case note(String)

    /// What a key does.
    enum Turn: Equatable {
        case stays
        /// Another page, or the timer.
        case shows(WatchPage?)
        /// The page closes, and a key does on the timer what it does there.
        case passes(ScreenKey)
        /// The page closes, and the agent is asked.
        case asks(WatchAct)
    }

    /// - Parameter choices: what can be done on the timer.
    func turned(by key: ScreenKey, among choices: [WatchChoice]) -> Turn {
        switch self {
        case .keys(let chosen):
            if let next = WatchChoice.moved(from: chosen, by: key, among: choices) {
                return .shows(.keys(next))
            }
            if key == .enter, let chosen, choices.contains(chosen) {
                return .passes(chosen.key)
            }
            if key == .escape || key == .enter || key.asksForHelp { return .shows(nil) }
            return key.isUnknownLetter ? .stays : .passes(key)
        case .note: return .shows(nil)
        case .why(let topic, let scroll):
            if Self.closing.contains(key) || key == .character("w") { return .shows(nil) }
            guard let step = key.scrolled(page: 10) else { return .stays }
            // The view limits it at the end.
            return .shows(.why(topic, scroll: max(0, scroll + step)))
        case .calendar(let calendar):
            if Self.closing.contains(key) || key == .character("c") { return .shows(nil) }
            return calendar.turned(by: key).map { .shows(.calendar($0)) } ?? .stays
        case .question(let question): return question.turned(by: key)
        }
    }

    private static let closing: [ScreenKey] = [
        .character("q"), .character("Q"), .escape, .enter,
    ]

    /// The page with its scroll limited.
    ///
    /// - Parameter limit: the first line at which the last one is still seen.
    func limited(to limit: Int) -> WatchPage {
        guard case .why(let topic, let scroll) = self else { return self }
        return .why(topic, scroll: min(scroll, max(0, limit)))
    }
}
