import Fasting
import LocalTime

/// What is said after an act was carried out. It is made from what the agent knows after the act, and
/// it is the same for the command line, the timer in a terminal, the window and the desktop's buttons.
public struct ActAnswer: Equatable, Sendable {
    /// Where the answer is read.
    public enum Place: Equatable, Sendable {
        /// Lines of a terminal, or a notification: the reader sees nothing else of the fast.
        case lines
        /// Below the timer in a terminal, which shows the fast itself.
        case timer
        /// A toast of the window, which shows the fast itself. The toast has a button that undoes the
        /// act.
        case toast
    }

    /// What happened: one sentence, or a second one about what could not be done.
    public let sentences: [String]
    /// Whether this was the very first start. Then it is said who should ask a physician first, and
    /// when to stop. Rule: docs/rules/evidence.md, Safety.
    public let isFirstStart: Bool
    /// What is said about a fast that is, or is meant to be, very long.
    public let cautions: [Caution]

    public init(
        _ sentences: String..., isFirstStart: Bool = false, cautions: [Caution] = []
    ) {
        self.init(sentences, isFirstStart: isFirstStart, cautions: cautions)
    }

    public init(
        _ sentences: [String], isFirstStart: Bool = false, cautions: [Caution] = []
    ) {
        self.sentences = sentences
        self.isFirstStart = isFirstStart
        self.cautions = cautions
    }

    /// In one line.
    public var text: String { sentences.joined(separator: " ") }

    /// The paragraphs about safety that belong to it.
    public var safety: [String] {
        (isFirstStart ? Words.Safety.first.map(\.text) : [])
            + cautions.map(\.text.text)
    }

    // MARK: Acts with times

    /// The clock and the zone of the reader.
    public struct Reader {
        public let now: Instant
        public let zone: Zone

        /// The clock and the zone of this machine.
        public static var local: Reader { Reader(now: Clock.now, zone: .system) }

        public init(now: Instant, zone: Zone) {
            self.now = now
            self.zone = zone
        }

        public func short(_ instant: Instant) -> String {
            TimeText.short(instant, now: now, zone: zone, words: .ofUser)
        }

        /// The duration, the start and the end of a fast, and the target if there is one.
        public func span(from start: Instant, to end: Instant, target: Target? = nil) -> String {
            let times = TimeText.interval(
                from: start, to: end, now: now, zone: zone, words: .ofUser)
            let span = Words.span(
                lasting: max(0, end - start), from: times.start, to: times.end)
            return target.map { Words.span(span, target: TimeText.hours($0)) } ?? span
        }
    }

    /// - Parameter isGiven: whether the user has given the target. It is not said otherwise.
    public static func started(
        at start: Instant, target: Target, isGiven: Bool, isFirst: Bool, in place: Place = .lines,
        for reader: Reader
    ) -> ActAnswer {
        let since = reader.short(start)
        return ActAnswer(
            isGiven
                ? Words.adjusted(since: since, target: TimeText.hours(target))
                : Words.started(since: since),
            isFirstStart: isFirst, cautions: cautions(start, target, in: place, for: reader))
    }

    public static func adjusted(
        start: Instant, target: Target, in place: Place, for reader: Reader
    ) -> ActAnswer {
        ActAnswer(
            Words.adjusted(since: reader.short(start), target: TimeText.hours(target)),
            cautions: cautions(start, target, in: place, for: reader))
    }

    public static func ended(
        from start: Instant, to end: Instant, kept: Bool, in place: Place, for reader: Reader
    ) -> ActAnswer {
        if kept, start < firstTrueTime {
            return endedFromWrongClock(from: start, to: end, in: place, for: reader)
        }
        if reader.now < max(start, firstTrueTime) {
            let shown = Words.clockIsWrong(TimeText.full(reader.now, zone: reader.zone))
            return switch place {
            case .lines:
                ActAnswer(Words.ended(reader.span(from: start, to: end), kept: kept), shown)
            case .timer: ActAnswer(shown, Words.Watch.undoEnding)
            case .toast: ActAnswer(Words.Timer.ended, shown)
            }
        }
        let cautions: [Caution] =
            Words.Safety.isLong(seconds: end - start) ? [.eatingAgain] : []
        return switch place {
        case .lines:
            ActAnswer(
                Words.ended(reader.span(from: start, to: end), kept: kept), cautions: cautions)
        case .timer: ActAnswer(Words.Watch.undoEnding, cautions: cautions)
        // The window says it where it shows the fast that ended.
        case .toast: ActAnswer(Words.Timer.ended)
        }
    }

    /// The beginning of 2020. No fast began before there was this program: a machine without a battery for its clock
    /// starts in 1970, or at the date of its system, until it has asked for the time.
    private static let firstTrueTime = Instant(secondsSinceEpoch: 1_577_836_800)

    /// How long the fast has lasted is not known.
    private static func endedFromWrongClock(
        from start: Instant, to end: Instant, in place: Place, for reader: Reader
    ) -> ActAnswer {
        let began = TimeText.full(start, zone: reader.zone)
        return switch place {
        case .lines:
            ActAnswer(
                Words.ended(reader.span(from: start, to: end), kept: true),
                Words.clockWasWrong(began))
        case .timer: ActAnswer(Words.clockWasWrong(began), Words.Watch.undoEnding)
        case .toast: ActAnswer(Words.Timer.ended, Words.Timer.clockWasWrong(began))
        }
    }

    /// A fast was stopped without keeping it. The caution about eating again is the same as for a fast that is kept.
    ///
    /// - Parameter span: nil if it is not known any more.
    public static func abandoned(
        _ span: (start: Instant, end: Instant)?, in place: Place, for reader: Reader
    ) -> ActAnswer {
        let isLong = span.map { Words.Safety.isLong(seconds: $0.end - $0.start) } ?? false
        let cautions: [Caution] = isLong ? [.eatingAgain] : []
        return switch place {
        case .lines:
            ActAnswer(
                span.map { Words.abandoned(reader.span(from: $0.start, to: $0.end)) }
                    ?? Words.abandoned, cautions: cautions)
        case .timer: ActAnswer(Words.Watch.undoEnding, cautions: cautions)
        // The window says it where it shows the fast that ended.
        case .toast: ActAnswer(Words.Timer.abandoned)
        }
    }

    /// - Parameters:
    ///   - end: nil if the fast runs.
    ///   - isDeleted: whether the fast has no note now.
    public static func noted(
        from start: Instant, to end: Instant?, isDeleted: Bool, in place: Place, for reader: Reader
    ) -> ActAnswer {
        if place != .lines { return ActAnswer(isDeleted ? Words.Note.deleted : Words.Note.saved) }
        let fast =
            end.map { reader.span(from: start, to: $0) }
            ?? Words.Note.running(since: reader.short(start))
        return ActAnswer(isDeleted ? Words.Note.deleted(of: fast) : Words.Note.saved(for: fast))
    }

    /// - Parameters:
    ///   - at: nil if it was added just now.
    ///   - total: the water of the day, in millilitres.
    ///   - recent: the water of the last hours, in millilitres.
    public static func added(
        _ amount: WaterAmount, at: Instant?, total: Int64, recent: Int64, in unit: WaterUnit,
        for reader: Reader
    ) -> ActAnswer {
        let added = Words.Water.added(
            Words.amount(milliliters: amount.milliliters, in: unit), at: at.map(reader.short),
            today: Words.amount(milliliters: total, in: unit))
        // An entry of another day says nothing about the last hours.
        return recent > WaterEntry.much && at == nil
            ? ActAnswer(added, Words.Safety.muchWater.text) : ActAnswer(added)
    }

    /// A place that shows the fast shows the cautions beside it, for as long as they are true.
    private static func cautions(
        _ start: Instant, _ target: Target, in place: Place, for reader: Reader
    ) -> [Caution] {
        place == .lines
            ? Caution.all(seconds: max(target.wholeSeconds, reader.now - start)) : []
    }
}
