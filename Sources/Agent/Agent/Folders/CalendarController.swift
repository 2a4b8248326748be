import AgentCore
import Fasting
import Folders
import LocalTime
import SDBus
import Words

/// Keeps the calendar folder in step with the records. Nothing waits for it: what cannot be written now is
/// written after a later act, after a wake-up, or at the next start.
final class CalendarController {
    private let engine: Engine
    private let keeper: FolderKeeper<CalendarFolder.Outcome>
    /// Gets a sentence about a file that someone else has changed or removed.
    private let onForeign: (String) -> Void

    private var due = CalendarDue()
    /// The files that have been reported, so that each is reported only once.
    private var named: Set<String> = []

    /// The number of fasts that are read in one turn of the loop.
    private static let page = 500
    /// Seconds.
    private static let year: Int64 = 31_556_952
    /// How long a pass waits after a change of a setting, or after the start, so that callers are answered
    /// first.
    private static let delay = Duration.milliseconds(200)

    init(_ engine: Engine, loop: SDEventLoop, onForeign: @escaping (String) -> Void) {
        self.engine = engine
        self.onForeign = onForeign
        keeper = FolderKeeper(engine, loop: loop)
    }

    /// Schedules the work that a change causes for the folder.
    func apply(_ change: Change) {
        guard case .readable = change.after.records else { return }
        if due.note(change) { named = [] }
        schedule()
    }

    /// Tries again what could not be written, for example because a disk was not there.
    func retry() { schedule() }

    private func schedule() {
        keeper.schedule(
            if: !due.events.isEmpty, after: due.events.isWhole ? Self.delay : .zero
        ) { [weak self] in
            self?.begin()
        }
    }

    // MARK: Reading

    private func begin() {
        let taken = due.take()
        if taken.isEmpty { return keeper.end() }
        let now = engine.environment.now()
        let since = now - Int64(due.options.years) * Self.year
        var work = CalendarFolder.Work(isWhole: taken.isWhole, since: since, now: now)
        if taken.isWhole { return readPage(after: nil, into: work, taken) }
        do throws(Refusal) {
            for id in taken.ids {
                if let event = try engine.calendarEvent(id, due.options) {
                    work.events.append(event)
                } else {
                    work.removed.append(id)
                }
            }
            write(work, taken)
        } catch {
            giveUp(taken)
        }
    }

    /// Reads all fasts, page by page, so that callers are answered in between. What changes meanwhile is
    /// noted and written afterwards.
    private func readPage(
        after id: RecordID?, into work: CalendarFolder.Work, _ taken: CalendarDue.Events
    ) {
        var work = work
        do throws(Refusal) {
            let page = try engine.sessionVersions(after: id, limit: Self.page)
            work.events += page.compactMap(CalendarEvent.init(keeping:))
            if page.count == Self.page, let last = page.last {
                engine.environment.schedule(.zero) { [weak self] in
                    self?.readPage(after: last.session.id, into: work, taken)
                }
                return
            }
            if let running = try engine.runningEvent(due.options) { work.events.append(running) }
            write(work, taken)
        } catch {
            giveUp(taken)
        }
    }

    /// The records cannot be read. The next change tries again.
    private func giveUp(_ taken: CalendarDue.Events) {
        due.putBack(taken)
        keeper.end()
    }

    // MARK: Writing

    private func write(_ work: CalendarFolder.Work, _ taken: CalendarDue.Events) {
        let options = due.options
        keeper.run(FolderProblem(.calendar, .failed, options.folder)) { () throws(FolderProblem) in
            try CalendarFolder(path: options.folder).bring(to: work) { event in
                Words.Interchange.eventTitle(
                    TimeText.duration(seconds: event.duration), isRunning: event.isRunning,
                    isDiscreet: options.isDiscreet)
            }
        } then: { [weak self] result in
            self?.finish(result, taken, in: options.folder)
        }
    }

    private func finish(
        _ result: FolderKeeper<CalendarFolder.Outcome>.Result, _ taken: CalendarDue.Events,
        in folder: String
    ) {
        switch result {
        case .success(let outcome):
            for file in outcome.foreign where named.insert(file.name).inserted {
                onForeign(
                    Words.CalendarFolder.foreignFile(
                        file.name, isRemoved: file.change == .removed, in: folder))
            }
            report(.ready, of: folder)
            keeper.end()
            schedule()
        case .failure(let problem):
            // Still busy while this is announced, so that the announcement does not try again.
            let again = keeper.mustRetry
            let state = CalendarState(problem)
            report(state, of: folder)
            if folder == due.options.folder { due.putBack(taken, isAbsent: state == .absent) }
            keeper.end()
            // A change in the meantime may have brought the folder back.
            if folder != due.options.folder || again { schedule() }
        }
    }

    private func report(_ state: CalendarState, of folder: String) {
        if folder == due.options.folder { engine.setCalendarState(state) }
    }
}

extension CalendarState {
    init(_ problem: FolderProblem) {
        switch problem.cause {
        case .absent, .unmarked, .notAFolder: self = .absent
        case .readOnly: self = .readOnly
        case .full: self = .full
        case .notOurs, .newer, .denied, .hangs, .failed: self = .refused
        }
    }
}
