import Glibc

/// Calls that have waited for so long that their callers may be gone.
///
/// While the process is stopped, or a handler takes long, calls wait in the socket. Their callers may have given up by
/// then, and may have made the same call again. A message does not say how long it has waited. But the bus delivers
/// in order: when the reply to a question that is asked afterwards has come, every call that waited has been read.
/// Until then the bus is asked for each caller whether it is still there, and a call of one that is gone is dropped. At all
/// other times nothing is asked.
final class GoneCallers {
    private weak var bus: Bus?
    /// The question that ends the doubt.
    private var question: Slot?

    /// A caller that waits for a person gives up after two seconds.
    static let patience = Duration.seconds(1)

    init(on bus: Bus) { self.bus = bus }

    /// Whether this process has gone on after it was stopped, since this was asked last. The kernel wakes a stopped
    /// process a moment before it sends the signal, and keeps the signal until it is taken here.
    private static var hasContinued: Bool {
        var signals = continuing
        var noTime = timespec()
        return sigtimedwait(&signals, nil, &noTime) == SIGCONT
    }

    fileprivate static var continuing: sigset_t {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGCONT)
        return signals
    }

    /// Call it after a time in which no call was read.
    func doubt() {
        guard let bus, let call = try? bus.methodCall(to: .daemon, "GetId") else { return }
        question = try? bus.callAsync(call, timeout: .seconds(25)) { [weak self] _ in
            self?.question = nil
        }
    }

    /// Whether a call is to be dropped.
    func isGone(_ message: Message) -> Bool {
        if Self.hasContinued { doubt() }
        guard question != nil, let bus, let sender = message.sender else { return false }
        let isThere: Bool? = try? bus.call(
            .daemon, "NameHasOwner", sender, timeout: .seconds(1))
        return isThere == false
    }
}

extension Bus {
    /// Drops the calls of callers that are gone, after this process was stopped (SIGSTOP) or a handler took long.
    ///
    /// Call it before the process starts another thread: it blocks SIGCONT for this thread and for all threads started
    /// by it. The process goes on nevertheless.
    ///
    /// - Throws: ``SystemError`` of pthread_sigmask(3), which does not fail.
    public func dropCallsOfGoneCallers() throws(SystemError) {
        var signals = GoneCallers.continuing
        try check(-pthread_sigmask(SIG_BLOCK, &signals, nil), "waiting for signal \(SIGCONT)")
        goneCallers = GoneCallers(on: self)
    }
}
