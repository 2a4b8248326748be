import Fasting
import Folders
import SDBus

/// Brings a calendar folder up to date on a thread of its own.
final class CalendarWriter {
    typealias Result = Swift.Result<CalendarFolder.Outcome, FolderProblem>

    private let job: BackgroundJob<Result>

    init(loop: SDEventLoop) { job = BackgroundJob(loop: loop) }

    /// Does the work, and then calls the handler on the loop. Call it again only after that.
    func start(
        _ work: CalendarFolder.Work, in folder: CalendarFolder,
        title: @escaping @Sendable (CalendarEvent) -> String,
        then handler: @escaping (Result) -> Void
    ) {
        job.start {
            do throws(FolderProblem) {
                return .success(try folder.bring(to: work, title: title))
            } catch {
                return .failure(error)
            }
        } then: { result in
            switch result {
            case .success(let result): handler(result)
            case .failure: handler(.failure(FolderProblem(.calendar, .failed, folder.path)))
            }
        }
    }
}
