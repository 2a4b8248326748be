import Client
import Contract
import Fasting
import LocalTime
import Presentation
import Words

/// What a key of the timer screen asks the agent for.
enum WatchAct: Equatable {
    case start
    /// nil for now.
    case end(at: Instant?)
    case abandon
    /// Undoes the act that the screen knows as the latest; nil if it knows none.
    case undo(Journal1.UndoOptions)
    case addWater
    /// Changes the running fast. A value that is nil stays as it is.
    case adjust(start: Instant?, target: Duration?)
    /// Starts the agent.
    case startAgent
}

/// The answer to a ``WatchAct``, as it is shown.
struct WatchAnswer: Equatable {
    /// A quiet line; nil for none.
    var notice: String?
    /// Whether the line stays until a key is pressed.
    var isLasting = false
    /// A text that must be seen; nil for none.
    var note: String?

    static func refused(_ error: ClientError) -> WatchAnswer {
        WatchAnswer(notice: Problem(error).sentence?.printable)
    }
}

extension WatchAnswer {
    /// A sentence about safety stays until a key is pressed. After the very first start it is a page.
    init(_ answer: ActAnswer) {
        notice = ([answer.text] + answer.cautions.map(\.windowText.text)).joined(separator: " ")
        isLasting = !answer.cautions.isEmpty
        note =
            answer.isFirstStart
            ? Words.Safety.first.map(\.text).joined(separator: "\n") : nil
    }

    /// - Parameters:
    ///   - reply: nil in it if there is nothing to say.
    ///   - report: what the agent announced before its reply.
    init(_ reply: Result<ActReply?, ClientError>, _ report: AgentReport?, zone: Zone) {
        switch reply {
        case .failure(let error): self = .refused(error)
        case .success(let reply):
            let reader = ActAnswer.Reader(now: Clock.now, zone: zone)
            let answer = report.flatMap { reply?.answer($0, in: .timer, for: reader) }
            self = answer.map(WatchAnswer.init) ?? WatchAnswer()
        }
    }
}
