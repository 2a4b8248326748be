import CSystemd
import Glibc
import SDBus
import Synchronization

/// Runs actors on the thread of an event loop, so that they can use a ``Bus`` and `await` replies.
///
///     actor Player {
///         private let executor: SDEventExecutor
///         nonisolated var unownedExecutor: UnownedSerialExecutor {
///             executor.asUnownedSerialExecutor()
///         }
///     }
///
/// Jobs run while the loop runs, in their order. A job that is enqueued after the loop has ended does
/// not run.
final class SDEventExecutor: SerialExecutor {
    private let jobs = Mutex<[UnownedJob]>([])
    /// An eventfd(2), which the loop watches.
    private let descriptor: Int32
    private let thread = UInt(pthread_self())
    /// The threads on which a job of a loop is running.
    private static let busyThreads = Mutex<Set<UInt>>([])

    /// Whether the caller is a job of a loop, and so on its thread.
    static var isRunningJob: Bool {
        busyThreads.withLock { $0.contains(UInt(pthread_self())) }
    }

    fileprivate init(descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    /// May be called on any thread.
    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let isFirst = jobs.withLock { jobs in
            jobs.append(job)
            return jobs.count == 1
        }
        if isFirst { eventfd_write(descriptor, 1) }
    }

    fileprivate func runJobs() {
        var count: eventfd_t = 0
        eventfd_read(descriptor, &count)
        // Jobs that these enqueue run in the next iteration, so that the loop can serve others.
        let ready = jobs.withLock { jobs in
            defer { jobs = [] }
            return jobs
        }
        Self.busyThreads.withLock { _ = $0.insert(thread) }
        for job in ready { job.runSynchronously(on: asUnownedSerialExecutor()) }
        Self.busyThreads.withLock { _ = $0.remove(thread) }
    }

    /// Stops the program if the current thread is not the thread of the loop.
    func checkIsolated() {
        precondition(UInt(pthread_self()) == thread, "Not on the thread of the event loop.")
    }
}

extension SDEventLoop {
    /// Makes an executor of this loop's thread. Call it on that thread.
    ///
    /// - Returns: the executor, and what makes the loop run its jobs. Keep the second one on this thread
    ///   for as long as the loop runs.
    /// - Throws: ``SystemError``, `EMFILE` if this process has too many descriptors.
    func makeExecutor() throws(SystemError) -> (SDEventExecutor, EventSource) {
        let descriptor = eventfd(0, Int32(EFD_CLOEXEC) | Int32(EFD_NONBLOCK))
        if descriptor < 0 { throw SystemError(code: errno, operation: "making an executor") }
        let executor = SDEventExecutor(descriptor: descriptor)
        return (
            executor, try addDescriptor(descriptor, events: .readable) { _ in executor.runJobs() }
        )
    }
}
