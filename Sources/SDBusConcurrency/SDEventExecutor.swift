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
public final class SDEventExecutor: SerialExecutor {
    private let jobs = Mutex<[UnownedJob]>([])
    /// An eventfd(2), which the loop watches.
    fileprivate let descriptor: Int32
    private let thread: UInt

    fileprivate init(descriptor: Int32) {
        self.descriptor = descriptor
        thread = UInt(pthread_self())
    }

    deinit { close(descriptor) }

    /// May be called on any thread.
    public func enqueue(_ job: consuming ExecutorJob) {
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
        for job in ready { job.runSynchronously(on: asUnownedSerialExecutor()) }
    }

    /// Stops the program if the current thread is not the thread of the loop.
    public func checkIsolated() {
        precondition(UInt(pthread_self()) == thread, "Not on the thread of the event loop.")
    }
}

extension SDEventLoop {
    /// The executor of this loop's thread. Call it on that thread.
    public func executor() throws(SystemError) -> SDEventExecutor {
        if let attached = attachment as? AttachedExecutor { return attached.executor }
        let descriptor = eventfd(0, Int32(EFD_CLOEXEC) | Int32(EFD_NONBLOCK))
        if descriptor < 0 { throw SystemError(code: errno, operation: "making an executor") }
        let executor = SDEventExecutor(descriptor: descriptor)
        let box = Box { executor.runJobs() }
        var source: OpaquePointer?
        try check(
            sd_event_add_io(
                raw, &source, descriptor, EPOLLIN.rawValue,
                { _, _, _, userdata in
                    Box<() -> Void>.content(of: userdata)()
                    return 0
                }, box.pointer),
            "adding an executor")
        attachment = AttachedExecutor(executor: executor, source: source, payload: box)
        return executor
    }
}

/// The executor of a loop, owned by the loop.
final class AttachedExecutor {
    let executor: SDEventExecutor
    private let source: OpaquePointer?
    private let payload: AnyObject

    fileprivate init(executor: SDEventExecutor, source: OpaquePointer?, payload: AnyObject) {
        self.executor = executor
        self.source = source
        self.payload = payload
    }

    deinit { sd_event_source_disable_unref(source) }
}
