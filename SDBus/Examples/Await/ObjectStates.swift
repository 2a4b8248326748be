import SDBus

extension RemoteObject {
    /// Follows the object. The states are an asynchronous sequence. If the reader is slow it receives only the
    /// newest. It ends when this object is released, or followed in another way.
    ///
    /// - Throws: ``SystemError``, as ``RemoteObject/follow(_:)``.
    func followedStates() throws(SystemError) -> AsyncStream<State> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: State.self, bufferingPolicy: .bufferingNewest(1))
        let writer = Writer(continuation)
        try follow { writer.continuation.yield($0) }
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
