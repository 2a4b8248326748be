/// How much may wait for clients that do not read their replies. See ``Bus/limitReplies(_:on:)``.
public struct ReplyLimits: Sendable {
    /// Bytes that may wait for one client.
    public var bytesPerClient: Int
    /// Calls of one client that may wait for their turn.
    public var waitingCalls: Int

    /// Bytes after which the bus is asked how much of them the client has read, and until its answer
    /// the calls of the client wait until no other client's calls are left.
    var uncheckedBytes: Int { bytesPerClient / 64 }
    /// What a call counts at least: an error, or the properties of an interface.
    static let bytesPerCall = 512

    public init(bytesPerClient: Int = 16 << 20, waitingCalls: Int = 256) {
        self.bytesPerClient = bytesPerClient
        self.waitingCalls = waitingCalls
    }

    enum Verdict { case serve, wait, refuse, ignore }

    /// What to do with a call of a client.
    ///
    /// - Parameters:
    ///   - bytes: what was sent to the client and may wait to be read.
    ///   - waiting: the number of its waiting calls.
    ///   - isBehind: the bus has said that the client does not read.
    func verdict(bytes: Int, waiting: Int, isBehind: Bool) -> Verdict {
        // Even an error would only add to what the client does not read.
        if isBehind, bytes > bytesPerClient * 2 { return .ignore }
        if waiting >= waitingCalls { return .refuse }
        return bytes > uncheckedBytes || waiting > 0 ? .wait : .serve
    }
}
