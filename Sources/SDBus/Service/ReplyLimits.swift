/// How much may wait for clients that do not read their replies. See ``Bus/limitReplies(_:on:)``.
public struct ReplyLimits: Sendable {
    /// Bytes that one client may be sent without a sign that it reads them.
    public var bytesPerClient: Int
    /// Bytes a second that are forgiven without such a sign, for clients that only ever make calls
    /// that block, and therefore answer nothing.
    public var forgivenPerSecond: Int
    /// Calls of one client that may wait for their turn.
    public var waitingCalls: Int
    /// How long a client may take to answer the question if it reads.
    public var answerTime = Duration.seconds(10)

    /// Bytes above which a client is asked for a sign, and above which its calls wait until no other
    /// client's calls are left.
    var unaskedBytes: Int { bytesPerClient / 64 }
    /// What a call counts at least: an error, or the properties of an interface.
    static let bytesPerCall = 512

    public init(
        bytesPerClient: Int = 16 << 20, forgivenPerSecond: Int = 256 << 10, waitingCalls: Int = 256
    ) {
        self.bytesPerClient = bytesPerClient
        self.forgivenPerSecond = forgivenPerSecond
        self.waitingCalls = waitingCalls
    }
}

/// What one client was sent, as far as there is no sign that it has read it.
struct ReplyAccount {
    private(set) var bytes = 0
    private var countedAt: Duration

    init(at now: Duration) { countedAt = now }

    mutating func add(_ count: Int) { bytes += count }

    /// The client has read so many bytes.
    mutating func confirm(_ count: Int) { bytes = max(0, bytes - count) }

    /// Forgives what the time since the last call of this method allows.
    mutating func settle(at now: Duration, _ limits: ReplyLimits) {
        let passed = (now - countedAt).wholeMicroseconds
        let forgiven = Double(passed) * Double(limits.forgivenPerSecond) / 1_000_000
        if forgiven >= 1 {
            confirm(Int(min(forgiven, Double(Int32.max))))
            countedAt = now
        }
    }

    enum Verdict { case serve, wait, refuse, ignore }

    func isOver(_ limits: ReplyLimits) -> Bool { bytes > limits.bytesPerClient }

    /// What to do with a call of this client.
    ///
    /// - Parameter isSilent: the client did not answer the question if it reads.
    func verdict(waitingCalls: Int, isSilent: Bool, _ limits: ReplyLimits) -> Verdict {
        // Even an error would only add to what the client does not read.
        if bytes > limits.bytesPerClient * 2 { return .ignore }
        if waitingCalls >= limits.waitingCalls || isOver(limits) && isSilent { return .refuse }
        return bytes > limits.unaskedBytes || waitingCalls > 0 ? .wait : .serve
    }
}
