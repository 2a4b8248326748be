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
        case becomes(WatchPage)
        case closes
        /// The page closes, and a key does on the timer what it does there.
        case closesAndPasses(ScreenKey)
        /// The page closes, and the agent is asked.
        case asks(WatchAct)
    }

    /// - Parameter choices: what can be done on the timer.
    func turned(by key: ScreenKey, among choices: [WatchChoice]) -> Turn {
        switch self {
        case .keys(let chosen):
            if let next = WatchChoice.moved(from: chosen, by: key, among: choices) {
                return .becomes(.keys(next))
            }
            if key == .enter, let chosen, choices.contains(chosen) {
                return .closesAndPasses(chosen.key)
            }
            if key == .escape || key == .enter || key.asksForHelp { return .closes }
            return key.isUnknownLetter ? .stays : .closesAndPasses(key)
        case .note: return .closes
        case .why(let topic, let scroll):
            if Self.closing.contains(key) || key == .character("w") { return .closes }
            guard let step = Self.step(key) else { return .stays }
            // The view limits it at the end.
            return .becomes(.why(topic, scroll: max(0, step == .min ? 0 : scroll + step)))
        case .calendar(let calendar):
            if Self.closing.contains(key) || key == .character("c") { return .closes }
            return calendar.turned(by: key).map { .becomes(.calendar($0)) } ?? .stays
        case .question(let question): return question.turned(by: key)
        }
    }

    private static let closing: [ScreenKey] = [
        .character("q"), .character("Q"), .escape, .enter,
    ]

    /// How many lines a key scrolls: `.min` to the beginning; nil if it does not scroll.
    private static func step(_ key: ScreenKey) -> Int? {
        switch key {
        case .up, .character("k"): -1
        case .down, .character("j"): 1
        case .wheelUp: -3
        case .wheelDown: 3
        case .pageUp, .character("b"): -10
        case .pageDown, .character(" "): 10
        case .home, .character("g"): .min
        case .end, .character("G"): 10_000
        default: nil
        }
    }

    /// The page with its scroll limited.
    ///
    /// - Parameter limit: the first line at which the last one is still seen.
    func limited(to limit: Int) -> WatchPage {
        guard case .why(let topic, let scroll) = self else { return self }
        return .why(topic, scroll: min(scroll, max(0, limit)))
    }
}
