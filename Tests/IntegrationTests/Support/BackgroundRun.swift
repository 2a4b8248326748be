import Foundation
import Synchronization

extension Thread {
    /// A closure that runs on its own thread while the test runs a loop.
    final class Result<Value: Sendable>: Sendable {
        private let outcome = Mutex<Swift.Result<Value, any Error>?>(nil)

        init(_ body: @escaping () throws -> Value) {
            nonisolated(unsafe) let body = body
            Thread.detachNewThread { [self] in
                let result = Swift.Result { try body() }
                outcome.withLock { $0 = result }
            }
        }

        var isDone: Bool { outcome.withLock { $0 != nil } }

        func value() throws -> Value { try outcome.withLock { try $0!.get() } }
    }
}
