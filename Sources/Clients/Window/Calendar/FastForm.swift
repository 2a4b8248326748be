import Client
import Contract
import Fasting
import LocalTime
import Presentation
import Words

/// What is typed about a fast that is added or changed.
struct FastForm: Equatable {
    enum Field {
        case start
        case end
        case target
        case note
    }

    /// Why a field cannot be read.
    struct FieldProblem: Error, Equatable {
        let field: Field
        let problem: Problem
    }

    /// The fast that is changed; nil if one is added.
    let original: Session?
    var start: String
    var end: String
    /// Empty unless the user asks for it.
    var target = ""
    var note = ""
    private let first: (start: String, end: String)

    static func == (a: FastForm, b: FastForm) -> Bool {
        a.original == b.original
            && (a.start, a.end, a.target, a.note) == (b.start, b.end, b.target, b.note)
    }

    // MARK: Beginning

    /// Changes a fast.
    init(changing session: Session, now: Instant, zone: Zone) {
        original = session
        note = session.note.text
        if session.offset(otherThan: zone) != nil {
            // The text names the offset, so that it means the same when it is typed.
            let place = session.zone(orElse: zone)
            start = TimeText.withOffset(session.start, zone: place)
            end = TimeText.withOffset(session.end, zone: place)
        } else {
            start = TimeText.dated(session.start, now: now, zone: zone, words: .ofUser)
            end = TimeText.dated(session.end, now: now, zone: zone, words: .ofUser)
        }
        first = (start, end)
    }

    /// Adds a fast that ended on a day: by default at noon, or just now if that is earlier, after the
    /// usual number of hours.
    init(addingOn day: CivilTime, hours: Double, now: Instant, zone: Zone) {
        original = nil
        let noon = CivilTime(year: day.year, month: day.month, day: day.day, hour: 12)
        let end: Instant
        switch zone.resolve(noon) {
        case .instant(let instant), .skipped(let instant): end = min(instant, now)
        }
        let start = end - Int64((hours * 3600).rounded())
        self.start = TimeText.dated(start, now: now, zone: zone, words: .ofUser)
        self.end = TimeText.dated(end, now: now, zone: zone, words: .ofUser)
        first = (self.start, self.end)
    }

    // MARK: Reading

    /// What the texts mean.
    struct Reading: Equatable {
        let start: Instant
        let end: Instant
        let target: Duration?
        let note: String
    }

    /// Reads the texts as the command line does. A text that was not changed keeps its seconds.
    func reading() throws(FieldProblem) -> Reading {
        let times = try times()
        return Reading(
            start: times.start, end: times.end, target: try typedTarget(), note: try typedNote())
    }

    private func times() throws(FieldProblem) -> (start: Instant, end: Instant) {
        do throws(UserInput.IntervalProblem) {
            guard let original else { return try UserInput.interval(start: start, end: end) }
            return try UserInput.interval(
                changing: (original.start, original.end),
                start: start == first.start ? nil : start, end: end == first.end ? nil : end)
        } catch {
            switch error {
            case .start(let problem): throw FieldProblem(field: .start, problem: problem)
            case .end(let problem): throw FieldProblem(field: .end, problem: problem)
            }
        }
    }

    private func typedTarget() throws(FieldProblem) -> Duration? {
        if target.allSatisfy(\.isWhitespace) { return nil }
        do throws(Problem) {
            return try UserInput.hours(target)
        } catch {
            throw FieldProblem(field: .target, problem: error)
        }
    }

    private func typedNote() throws(FieldProblem) -> String {
        guard let note = Note(note) else {
            throw FieldProblem(field: .note, problem: Problem(.usage, Words.noteTooLong))
        }
        return note.text
    }

    /// What has to change in the original; nil if nothing does.
    func changes(_ reading: Reading) -> History1.EditOptions? {
        let options = History1.EditOptions(
            startedAt: reading.start == original?.start ? nil : reading.start,
            endedAt: reading.end == original?.end ? nil : reading.end, target: reading.target,
            note: reading.note == original?.note.text ? nil : reading.note)
        return options == History1.EditOptions() ? nil : options
    }

    /// The duration, the start and the end, as they are understood; nil if they cannot be read, or
    /// the end comes first.
    var preview: String? {
        guard let reading = try? self.reading(), reading.end > reading.start else { return nil }
        return ActAnswer.Reader.local.span(from: reading.start, to: reading.end)
    }
}
