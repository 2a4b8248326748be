import CalendarFiles
import Glibc
import SDBus
import Synchronization

/// Brings a calendar folder up to date on a thread of its own, so that a slow disk delays no answer. The
/// thread is there only while it has work.
final class CalendarWriter {
    typealias Result = Swift.Result<CalendarFolder.Outcome, CalendarFolder.Problem>

    /// What a thread takes with it.
    private struct Job: Sendable {
        let folder: CalendarFolder
        let work: CalendarFolder.Work
        let title: @Sendable (CalendarEvent) -> String
        let done: Completion
    }

    /// What a thread leaves behind.
    private final class Completion: Sendable {
        let result = Mutex<Result?>(nil)
        /// The ends of a pipe; -1 if there is none.
        let (reading, writing): (Int32, Int32)

        init() {
            var ends: (Int32, Int32) = (-1, -1)
            withUnsafeMutablePointer(to: &ends) { pointer in
                pointer.withMemoryRebound(to: Int32.self, capacity: 2) { _ = pipe($0) }
            }
            (reading, writing) = ends
            for end in [reading, writing] where end >= 0 { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        }

        deinit { for end in [reading, writing] where end >= 0 { close(end) } }
    }

    private let loop: SDEventLoop
    private var source: EventSource?

    init(loop: SDEventLoop) { self.loop = loop }

    /// Does the work, and then calls the handler on the loop. Call it again only after that.
    func start(
        _ work: CalendarFolder.Work, in folder: CalendarFolder,
        title: @escaping @Sendable (CalendarEvent) -> String,
        then handler: @escaping (Result) -> Void
    ) {
        let done = Completion()
        guard done.reading >= 0 else { return handler(.failure(.failed(EMFILE))) }
        do throws(SystemError) {
            source = try loop.addDescriptor(done.reading, events: .readable) {
                [unowned self] _ in
                source = nil
                let result = done.result.withLock { $0 }
                handler(result ?? .failure(.failed(EIO)))
            }
        } catch {
            return handler(.failure(.failed(error.code)))
        }
        let code = Self.run(Job(folder: folder, work: work, title: title, done: done))
        if code != 0 {
            source = nil
            handler(.failure(.failed(code)))
        }
    }

    private final class Box {
        let job: Job

        init(_ job: Job) { self.job = job }
    }

    /// - Returns: 0, or why there is no thread.
    private static func run(_ job: Job) -> Int32 {
        let box = Unmanaged.passRetained(Box(job))
        var thread = pthread_t()
        let code = pthread_create(
            &thread, nil,
            { argument in
                let job = Unmanaged<Box>.fromOpaque(argument!).takeRetainedValue().job
                let result: Result
                do throws(CalendarFolder.Problem) {
                    result = .success(try job.folder.bring(to: job.work, title: job.title))
                } catch {
                    result = .failure(error)
                }
                job.done.result.withLock { $0 = result }
                var byte: UInt8 = 0
                _ = write(job.done.writing, &byte, 1)
                return nil
            }, box.toOpaque())
        if code == 0 { pthread_detach(thread) } else { box.release() }
        return code
    }
}
