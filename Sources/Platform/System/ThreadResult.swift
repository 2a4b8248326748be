import Glibc
import Synchronization

/// What a function brings that runs on a thread of its own, because it may wait for a disk. The thread is there only while
/// the function runs. It is left behind if it is not waited for any longer.
package final class ThreadResult<Value: Sendable>: Sendable {
    private let found = Mutex<Value?>(nil)
    /// The ends of a pipe. The first one is readable as soon as there is a value.
    package let descriptor: Int32
    private let writing: Int32

    /// - Returns: nil if the system gives no thread or no pipe.
    package init?(of body: @escaping @Sendable () -> Value) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (descriptor, writing) = (ends[0], ends[1])
        let isRunning = startThread { [self] in
            let value = body()
            found.withLock { $0 = value }
            var byte: UInt8 = 0
            _ = write(writing, &byte, 1)
        }
        if !isRunning { return nil }
    }

    deinit { for end in [descriptor, writing] { close(end) } }

    package var value: Value? { found.withLock { $0 } }

    /// Waits for the value.
    ///
    /// - Returns: nil if it is not there in time.
    package func value(within milliseconds: Int32) -> Value? {
        var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&wanted, 1, milliseconds)
        return value
    }
}

/// A function for a thread.
private final class Runner {
    let run: () -> Void

    init(_ run: @escaping () -> Void) { self.run = run }
}

/// - Returns: false if there is no thread.
private func startThread(_ body: @escaping () -> Void) -> Bool {
    let argument = Unmanaged.passRetained(Runner(body))
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
