import Client
import Contract
import Fasting
import LocalTime
import Words

/// What the agent replied to an act, and what the user gave for it.
///
/// The agent announces a change before it replies (docs/decisions/0002-announce-before-answering.md). So
/// a client that follows the agent has everything for ``answer(_:in:for:)`` when the reply comes. Another
/// client asks together with the act (``AgentProxy/state(after:)``).
package enum ActReply: Equatable {
    case started(hasTarget: Bool)
    case adjusted
    case ended(Timer1.EndResult)
    case abandoned
    case logged(from: Instant, to: Instant, target: Duration? = nil)
    /// The times after the change, and the target if it was changed.
    case edited(from: Instant, to: Instant, target: Duration? = nil)
    case deleted(Session)
    /// The times of the fast. The end is nil if it runs.
    case noted(from: Instant, to: Instant?, isDeleted: Bool)
    /// nil for the amount of a glass.
    case addedWater(WaterAmount?, at: Instant? = nil)
    case removedWater(WaterAmount, at: Instant)
    case undone(Journal1.UndoResult)
    case redone(Journal1.UndoResult)

    /// - Parameter report: what the agent announced before its reply.
    /// - Returns: nil if the report lacks what the answer is about, or another act came in between.
    package func answer(
        _ report: AgentReport, in place: ActAnswer.Place, for reader: ActAnswer.Reader
    ) -> ActAnswer? { answer(report.timer, report.water, in: place, for: reader) }

    /// - Parameters:
    ///   - timer: after the act. A start, a change of the running fast and one that is abandoned need it.
    ///   - water: after the act. Acts on water need it.
    package func answer(
        _ timer: Timer1State? = nil, _ water: Water1State? = nil, in place: ActAnswer.Place,
        for reader: ActAnswer.Reader
    ) -> ActAnswer? {
        switch self {
        case .started(let hasTarget):
            guard let timer, timer.isActive, let start = timer.startedAt, let target = timer.target
            else { return nil }
            return .started(
                at: start, target: target, isGiven: hasTarget, isFirst: timer.firstFast,
                in: place, for: reader)
        case .adjusted:
            guard let timer, timer.isActive, let start = timer.startedAt, let target = timer.target
            else { return nil }
            return .adjusted(start: start, target: target, in: place, for: reader)
        case .ended(let ended):
            return .ended(
                from: ended.startedAt, to: ended.endedAt, kept: ended.kept, in: place, for: reader)
        case .abandoned:
            return .abandoned(timer.flatMap(Self.abandonedSpan), in: place, for: reader)
        case .logged(let start, let end, let target):
            return ActAnswer(
                Words.History.logged(Self.span(start, end, target, in: place, for: reader)))
        case .edited(let start, let end, let target):
            return ActAnswer(
                Words.History.edited(Self.span(start, end, target, in: place, for: reader)))
        case .deleted(let session):
            return ActAnswer(
                place == .toast
                    ? Words.Calendar.deleted(TimeText.duration(seconds: session.duration))
                    : Words.Journal.undoable(
                        Words.History.deleted(
                            Self.span(session.start, session.end, nil, in: place, for: reader))))
        case .noted(let start, let end, let isDeleted):
            return .noted(from: start, to: end, isDeleted: isDeleted, in: place, for: reader)
        case .addedWater(let amount, let at):
            return water.map {
                .added(
                    amount ?? $0.quickAdd, at: at,
                    total: Int64($0.todayMilliliters), recent: Int64($0.recentMilliliters),
                    in: $0.unit, for: reader)
            }
        case .removedWater(let amount, let at):
            return water.map {
                guard place == .toast else {
                    return ActAnswer(
                        Words.Journal.undoable(
                            Words.Water.removed(
                                $0.amount(amount.milliliters), at: reader.short(at))))
                }
                return ActAnswer(
                    Words.Timer.removedWater(
                        $0.amount(amount.milliliters), at: reader.short(at)))
            }
        case .undone(let result): return Self.answer(result, Words.Journal.undone, reader)
        case .redone(let result): return Self.answer(result, Words.Journal.redone, reader)
        }
    }

    /// nil if another fast began in between.
    private static func abandonedSpan(_ timer: Timer1State) -> (start: Instant, end: Instant)? {
        guard timer.status == .abandoned, let start = timer.startedAt, let end = timer.endedAt
        else { return nil }
        return (start, end)
    }

    private static func answer(
        _ result: Journal1.UndoResult, _ sentence: (String) -> String, _ reader: ActAnswer.Reader
    ) -> ActAnswer {
        let text = sentence(result.text(in: reader.zone).printable)
        return result.left > 0
            ? ActAnswer(text, Words.Journal.left(Int(result.left))) : ActAnswer(text)
    }

    /// A toast has little room.
    private static func span(
        _ start: Instant, _ end: Instant, _ target: Duration?, in place: ActAnswer.Place,
        for reader: ActAnswer.Reader
    ) -> String {
        place == .toast
            ? TimeText.duration(seconds: max(0, end - start))
            : reader.span(
                from: start, to: end, target: target.flatMap { Target(microseconds: $0.wire) })
    }
}
