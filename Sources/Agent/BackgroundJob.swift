import Glibc
import SDBus
import Synchronization

/// Runs jobs that may wait for a disk on a thread of their own, one at a time, so that a slow disk delays no
/// answer. The thread is there only while it has work.
final class BackgroundJob<Result: Sendable> {
    typealias Body = @Sendable () -> Result

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

    /// What a thread takes with it.
    private final class Box {
        let body: Body
        let done: Completion

        init(_ body: @escaping Body, _ done: Completion) {
            self.body = body
            self.done = done
        }
    }

    private let loop: SDEventLoop
    private var source: EventSource?

    init(loop: SDEventLoop) { self.loop = loop }

    /// Runs a job, and then calls the handler on the loop. Call it again only after that.
    ///
    /// - Parameter handler: gets nil if the job was not run, because the system gave no thread or no pipe.
    func start(_ body: @escaping Body, then handler: @escaping (Result?) -> Void) {
        let done = Completion()
        guard done.reading >= 0 else { return handler(nil) }
        do throws(SystemError) {
            source = try loop.addDescriptor(done.reading, events: .readable) {
                [unowned self] _ in
                source = nil
                handler(done.result.withLock { $0 })
            }
        } catch {
            return handler(nil)
        }
        if !Self.run(Box(body, done)) {
            source = nil
            handler(nil)
        }
    }

    /// - Returns: false if there is no thread.
    private static func run(_ box: Box) -> Bool {
        let argument = Unmanaged.passRetained(
            Runner { [box] in
                let result = box.body()
                box.done.result.withLock { $0 = result }
                var byte: UInt8 = 0
                _ = write(box.done.writing, &byte, 1)
            })
        var thread = pthread_t()
        let code = pthread_create(
            &thread, nil,
            { argument in
                Unmanaged<Runner>.fromOpaque(argument!).takeRetainedValue().run()
                return nil
            }, argument.toOpaque())
        if code == 0 { pthread_detach(thread) } else { argument.release() }
        return code == 0
    }
}

/// A function for a thread, which has no generic type.
private final class Runner {
    let run: () -> Void

    init(_ run: @escaping () -> Void) { self.run = run }
}
