import Contract
import Fasting
import Presentation
import Words

/// What a key of the timer screen asks the agent for.
enum WatchAct: Equatable {
    case start
    case end
    case abandon
    case undo
    case addWater
    /// Starts the agent.
    case wake
}

/// The answer to a ``WatchAct``, as it is shown.
struct WatchAnswer: Equatable {
    /// A quiet line; nil for none.
    var notice: String?
    /// Whether the line stays until a key is pressed.
    var isLasting = false
    /// A text that must be seen; nil for none.
    var note: String?

    /// - Parameters:
    ///   - since: when the fast began, as it is shown.
    ///   - isFirst: whether it is the very first start. Rule: docs/rules/evidence.md, Safety.
    static func started(since: String, isFirst: Bool) -> WatchAnswer {
        WatchAnswer(
            notice: Words.started(since: since), note: isFirst ? Words.Safety.first.text : nil)
    }

    /// After an ending the screen says so by itself. The line says what a key takes back.
    static func ended(_ result: Timer1.EndResult) -> WatchAnswer {
        let seconds = result.endedAt - result.startedAt
        guard seconds > Words.Safety.longFastHours * secondsPerHour else { return abandoned }
        return WatchAnswer(
            notice: "\(Words.Watch.undoEnding) \(Words.Safety.longFast.text)", isLasting: true)
    }

    static var abandoned: WatchAnswer { WatchAnswer(notice: Words.Watch.undoEnding) }

    static func refused(_ problem: Problem) -> WatchAnswer {
        WatchAnswer(notice: problem.sentence?.printable)
    }
}
