import CSystemd

/// The calls of one client that wait for their turn, the first one first.
///
/// They hold no descriptors: a process has few of them, and a client could use up all with calls that
/// wait.
struct WaitingCalls {
    /// The bytes of all of them, roughly.
    private(set) var bytes = 0
    private var calls: [WaitingCall?] = []
    /// The number of calls at the beginning of the array that were taken out.
    private var taken = 0

    var count: Int { calls.count - taken }
    var isEmpty: Bool { count == 0 }

    mutating func append(_ call: WaitingCall) {
        calls.append(call)
        bytes += call.bytes
    }

    /// Takes the first call out; there must be one.
    mutating func removeFirst() -> Message {
        let call = calls[taken]!
        calls[taken] = nil
        taken += 1
        bytes -= call.bytes
        // Moving the rest each time would take long if there are many.
        if taken * 2 > calls.count {
            calls.removeFirst(taken)
            taken = 0
        }
        return call.message
    }
}

/// A copy of a call that can be processed later, as if it were received again.
struct WaitingCall {
    fileprivate let message: Message
    let bytes: Int

    /// Copies a call without the descriptors that it may carry.
    ///
    /// - Throws: ``SystemError``, `EBADF` if a descriptor is among its values.
    init(copying call: OpaquePointer) throws(SystemError) {
        var copy: OpaquePointer?
        var bytes = ReplyLimits.bytesPerCall
        try check(csd_copy_call(call, &copy, &bytes), "copying a call")
        message = Message(owning: copy!)
        self.bytes = bytes
    }
}
