/// How much may wait for clients that do not read their replies. See ``Bus/limitReplies(_:on:)``.
public struct ReplyLimits: Sendable {
    /// Bytes that may wait for one client.
    public var bytesPerClient: Int
    /// Bytes of the calls of one client that may wait for their turn. If much waits in all, one client
    /// may add only a part of it.
    public var waitingBytes: Int

    /// Bytes after which the bus is asked how much of them the client has read, and until its answer
    /// the calls of the client wait until no other client's calls are left.
    var uncheckedBytes: Int { bytesPerClient / 64 }
    /// What the reply to a call counts at least: an error, or the properties of an interface.
    static let bytesPerReply = 512
    /// What a call that waits counts besides its values.
    static let bytesPerCall = 1024

    /// The defaults are 16 MiB each.
    public init(bytesPerClient: Int = 16 << 20, waitingBytes: Int = 16 << 20) {
        self.bytesPerClient = bytesPerClient
        self.waitingBytes = waitingBytes
    }

    /// Whether one more call may wait.
    ///
    /// - Parameters:
    ///   - bytes: of the call.
    ///   - own: bytes of the calls of its client that wait.
    ///   - all: bytes of the calls of all clients that wait.
    func mayWait(_ bytes: Int, own: Int, all: Int) -> Bool {
        // A few clients that send very much leave room for others.
        let share = all <= 2 * waitingBytes ? waitingBytes : waitingBytes / 16
        return own + bytes <= share && all + bytes <= 4 * waitingBytes
    }
}
