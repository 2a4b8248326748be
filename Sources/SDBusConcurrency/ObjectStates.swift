import SDBus

extension RemoteObject {
    /// The states from now on, the current one first. If the reader is slow it receives only the
    /// newest. Ends when this object is released.
    public func states() -> AsyncStream<State> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: State.self, bufferingPolicy: .bufferingNewest(1))
        continuation.yield(state)
        let writer = Writer(continuation)
        observers.append { writer.continuation.yield($0) }
        return stream
    }

    /// Ends the stream when the object releases it.
    private final class Writer {
        let continuation: AsyncStream<State>.Continuation

        init(_ continuation: AsyncStream<State>.Continuation) {
            self.continuation = continuation
        }

        deinit { continuation.finish() }
    }
}
