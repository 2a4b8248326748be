import FullScreen
import Presentation
import Words

/// What can be done on the timer, in the order in which the page of the keys lists it. Each choice has a key, and is
/// reached with the arrow keys and Enter too, on any keyboard.
enum WatchChoice: Equatable, CaseIterable {
    case startAgent
    case begin
    case end
    case endAt
    case abandon
    case changeStart
    case changeTarget
    case toTimer
    case undo
    case addWater
    case why
    case calendar
    case forest
    case leave

    /// The choices in a state.
    static func all(_ kind: TimerText.Kind) -> [WatchChoice] {
        let always: [WatchChoice] = [.undo, .addWater, .why, .calendar, .forest, .leave]
        return switch kind {
        case .away: [.startAgent, .leave]
        case .idle: [.begin] + always
        case .fasting: [.end, .endAt, .abandon, .changeStart, .changeTarget] + always
        case .ended: [.toTimer] + always
        }
    }

    var key: ScreenKey {
        switch self {
        case .startAgent, .begin, .toTimer: .enter
        case .end: .character("e")
        case .endAt: .character("E")
        case .abandon: .character("x")
        case .changeStart: .character("s")
        case .changeTarget: .character("t")
        case .undo: .character("u")
        case .addWater: .character(" ")
        case .why: .character("w")
        case .calendar: .character("c")
        case .forest: .character("f")
        case .leave: .character("q")
        }
    }

    /// The name of the key.
    var keyName: String {
        switch key {
        case .character(" "): Words.Watch.space
        case .character(let letter): String(letter)
        default: Words.Watch.enter
        }
    }

    var meaning: String {
        switch self {
        case .startAgent: Words.startAgent
        case .begin: Words.Panel.begin
        case .end: Words.Panel.end
        case .endAt: Words.Watch.endAt
        case .abandon: Words.Panel.abandon
        case .changeStart: Words.Watch.changeStart
        case .changeTarget: Words.Watch.changeTarget
        case .toTimer: Words.Timer.done
        case .undo: Words.Panel.undo
        case .addWater: Words.Panel.addWater
        case .why: Words.Panel.why
        case .calendar: Words.Watch.calendar
        case .forest: Words.Forest.name
        case .leave: Words.Watch.leave
        }
    }

    /// The choice that an arrow key moves to; nil for another key.
    ///
    /// - Parameter chosen: the present one; nil for none.
    static func moved(
        from chosen: WatchChoice?, by key: ScreenKey, among choices: [WatchChoice]
    ) -> WatchChoice? {
        let place = chosen.flatMap { choices.firstIndex(of: $0) }
        switch key {
        case .down, .right: return choices[min((place ?? -1) + 1, choices.count - 1)]
        case .up, .left: return choices[max((place ?? choices.count) - 1, 0)]
        case .home, .pageUp: return choices.first
        case .end, .pageDown: return choices.last
        default: return nil
        }
    }
}
