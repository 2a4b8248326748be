import Glibc
import SDBus
import Synchronization

/// Runs jobs that may wait for a disk on a thread of their own, one at a time, so that a slow disk delays no
/// answer. The thread is there only while it has work.
final class BackgroundJob<Result: Sendable> {
    typealias Body = @Sendable () -> Result

    /// Why a job was not run: the value of errno.
    struct Failure: Error {
        let code: Int32
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
    func start(
        _ body: @escaping Body, then handler: @escaping (Swift.Result<Result, Failure>) -> Void
    ) {
        let done = Completion()
        guard done.reading >= 0 else { return handler(.failure(Failure(code: EMFILE))) }
        do throws(SystemError) {
            source = try loop.addDescriptor(done.reading, events: .readable) {
                [unowned self] _ in
                source = nil
                let result = done.result.withLock { $0 }
                handler(result.map { .success($0) } ?? .failure(Failure(code: EIO)))
            }
        } catch {
            return handler(.failure(Failure(code: error.code)))
        }
        let code = Self.run(Box(body, done))
        if code != 0 {
            source = nil
            handler(.failure(Failure(code: code)))
        }
    }

    /// - Returns: 0, or why there is no thread.
    private static func run(_ box: Box) -> Int32 {
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
        return code
    }
}

/// A function for a thread, which has no generic type.
private final class Runner {
    let run: () -> Void

    init(_ run: @escaping () -> Void) { self.run = run }
}
