import AgentCore
import Fasting
import SDBus

/// Brings the files of a folder to what follows from the present state, one pass after the other, on a thread. Nothing
/// waits for a pass, and an event only says that one is needed. After a failure, the next event tries again.
final class FolderKeeper<Outcome: Sendable> {
    typealias Result = Swift.Result<Outcome, FolderProblem>

    private enum Activity {
        case idle
        case scheduled
        /// The records are read, or the files are written.
        case busy
    }

    private let engine: Engine
    private let job: BackgroundJob
    private var activity = Activity.idle
    /// Whether something has happened since the pass began. It may have brought the folder back.
    private(set) var mustRetry = false

    init(_ engine: Engine, loop: SDEventLoop) {
        self.engine = engine
        job = BackgroundJob(loop: loop)
    }

    /// Begins a pass in a later turn of the loop. It ends with ``end()``.
    ///
    /// - Parameter isNeeded: whether there is something to do. If a pass runs, that is noted.
    func schedule(
        if isNeeded: Bool, after delay: Duration = .zero, _ begin: @escaping () -> Void
    ) {
        if activity == .busy { mustRetry = true }
        guard activity == .idle, isNeeded else { return }
        activity = .scheduled
        engine.environment.schedule(delay) { [weak self] in
            guard let self else { return }
            (activity, mustRetry) = (.busy, false)
            begin()
        }
    }

    /// Writes the files.
    ///
    /// - Parameter failure: the result if there is no thread.
    func run(
        _ failure: FolderProblem,
        _ body: @escaping @Sendable () throws(FolderProblem) -> Outcome,
        then handler: @escaping (Result) -> Void
    ) {
        job.start {
            Result(catching: body)
        } then: { (result: Result?) in
            handler(result ?? .failure(failure))
        }
    }

    func end() { activity = .idle }
}
