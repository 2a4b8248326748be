import Contract
import Fasting
import LocalTime
import Presentation
import Words

/// What is typed about a fast: one that begins, the running one, or one that is kept.
struct FastForm: Equatable {
    enum Purpose: Equatable {
        case begin
        /// Changes the running fast.
        case adjust
        /// Ends the running fast, usually at a time that has passed.
        case end
        /// Adds a fast that has ended.
        case add
        case change(Session)
    }

    enum Field {
        case start, end, target, note
    }

    /// Why a field cannot be read.
    struct FieldProblem: Error, Equatable {
        let field: Field
        let problem: Problem
    }

    let purpose: Purpose
    /// What was in the fields at first.
    private var first: [Field: String]
    private var texts: [Field: String]

    private init(_ purpose: Purpose, _ texts: [Field: String]) {
        self.purpose = purpose
        self.texts = texts
        first = texts
    }

    /// What is asked for, in its order.
    var fields: [Field] {
        switch purpose {
        case .begin, .adjust: [.start, .target, .note]
        case .end: [.end, .note]
        case .add, .change: [.start, .end, .target, .note]
        }
    }

    subscript(field: Field) -> String {
        get { texts[field] ?? "" }
        set { texts[field] = newValue }
    }

    // MARK: Beginning

    /// - Parameter target: the usual one; nil if it is not known.
    static func begin(_ target: Target?) -> FastForm {
        FastForm(.begin, target.map { [.target: TimeText.hours($0)] } ?? [:])
    }

    static func adjust(start: Instant, _ target: Target, now: Instant, zone: Zone) -> FastForm {
        FastForm(
            .adjust,
            [
                .start: TimeText.short(start, now: now, zone: zone, words: .ofUser),
                .target: TimeText.hours(target),
            ])
    }

    static let end = FastForm(.end, [:])

    static func change(_ session: Session, now: Instant, zone: Zone) -> FastForm {
        // With another offset the text names it, so that it means the same when it is typed.
        let isElsewhere = session.offset(otherThan: zone) != nil
        let place = session.zone(orElse: zone)
        let text = { (time: Instant) in
            isElsewhere
                ? TimeText.withOffset(time, zone: place)
                : TimeText.dated(time, now: now, zone: zone, words: .ofUser)
        }
        return FastForm(
            .change(session),
            [
                .start: text(session.start), .end: text(session.end),
                .target: session.target.map(TimeText.hours) ?? "", .note: session.note.text,
            ])
    }

    /// Adds a fast that ended on a day: by default at noon, or just now if that is earlier, after the usual number of
    /// hours.
    static func add(on day: CivilTime, hours: Double, now: Instant, zone: Zone) -> FastForm {
        let noon = CivilTime(year: day.year, month: day.month, day: day.day, hour: 12)
        let end: Instant
        switch zone.resolve(noon) {
        case .instant(let instant), .skipped(let instant): end = min(instant, now)
        }
        let start = end - Int64((hours * 3600).rounded())
        let text = { TimeText.dated($0, now: now, zone: zone, words: .ofUser) }
        return FastForm(.add, [.start: text(start), .end: text(end)])
    }

    /// Shows the note that the fast has, unless something was typed already.
    mutating func fill(note: String) {
        guard self[.note].isEmpty else { return }
        (first[.note], texts[.note]) = (note, note)
    }

    // MARK: Reading

    /// What the texts mean. What is nil was not typed, or stays as it is.
    struct Reading: Equatable {
        var start: Instant?
        var end: Instant?
        var target: Duration?
        var note: String?
    }

    /// Reads the texts as the command line does. A text that was not changed keeps its seconds.
    func reading() throws(FieldProblem) -> Reading {
        var reading = try times()
        reading.target = try read(.target) { text throws(Problem) in
            text.allSatisfy(\.isWhitespace) ? nil : try UserInput.hours(text)
        }
        reading.note = try read(.note) { text throws(Problem) in
            guard let note = Note(text) else { throw Problem(.usage, Words.noteTooLong) }
            return note.text
        }
        return reading
    }

    private func times() throws(FieldProblem) -> Reading {
        switch purpose {
        case .begin: return Reading(start: try read(.start, UserInput.startTime))
        case .adjust:
            let start = try read(.start) { text throws(Problem) in
                try UserInput.time(text, changing: try? first[.start].map(time))
            }
            return Reading(start: start)
        case .end:
            guard let end = try read(.end, time) else {
                throw FieldProblem(field: .end, problem: Problem(.usage, Words.Timer.endMissing))
            }
            return Reading(end: end)
        case .add, .change:
            do throws(UserInput.IntervalProblem) {
                return try interval()
            } catch {
                switch error {
                case .start(let problem): throw FieldProblem(field: .start, problem: problem)
                case .end(let problem): throw FieldProblem(field: .end, problem: problem)
                }
            }
        }
    }

    private func time(_ text: String) throws(Problem) -> Instant { try UserInput.time(text) }

    private func interval() throws(UserInput.IntervalProblem) -> Reading {
        guard case .change(let fast) = purpose else {
            let (start, end) = try UserInput.interval(start: self[.start], end: self[.end])
            return Reading(start: start, end: end)
        }
        let (start, end) = try UserInput.interval(
            changing: (fast.start, fast.end), start: typed(.start), end: typed(.end))
        return Reading(
            start: start == fast.start ? nil : start, end: end == fast.end ? nil : end)
    }

    /// - Returns: nil if the field is as it was at first.
    private func typed(_ field: Field) -> String? {
        self[field] == first[field] ?? "" ? nil : self[field]
    }

    private func read<Value>(
        _ field: Field, _ body: (String) throws(Problem) -> Value?
    ) throws(FieldProblem) -> Value? {
        guard let text = typed(field) else { return nil }
        do throws(Problem) {
            return try body(text)
        } catch {
            throw FieldProblem(field: field, problem: error)
        }
    }

    /// How the times are understood: for a fast that is kept its duration, start and end. nil if they cannot be read,
    /// or the end comes first.
    var preview: String? {
        guard let reading = try? self.reading() else { return nil }
        var (start, end) = (reading.start, reading.end)
        if case .change(let fast) = purpose {
            (start, end) = (start ?? fast.start, end ?? fast.end)
        }
        guard let start, let end, end > start else { return nil }
        return ActAnswer.Reader.local.span(from: start, to: end)
    }
}
