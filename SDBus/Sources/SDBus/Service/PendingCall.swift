import CSystemd
import Glibc

/// A call that has no reply yet. If it is released without one, the caller receives `NoReply`.
///
/// Use and release it on the thread of its bus.
public final class PendingCall {
    /// The call, with its sender.
    public let message: Message
    private var hasReplied = false

    init(_ message: Message) { self.message = message }

    deinit {
        if !hasReplied {
            try? fail(BusError(name: BusError.Name.noReply, message: "The call was dropped."))
        }
    }

    /// Replies with results of the declared types (`sd_bus_message_new_method_return`). Nothing is sent if the caller
    /// wants no reply.
    ///
    /// - Throws: ``SystemError``: `EALREADY` if there was a reply before, `ENOMSG` if the results have
    ///   other types. In the second case the call still needs a reply.
    public func answer<each Output: BusWritable>(
        _ results: repeat each Output
    ) throws(SystemError) {
        try checkOpen()
        try reply(to: message) { (reply) throws(SystemError) in
            try reply.append(repeat each results)
        }
        hasReplied = true
    }

    /// Replies with an error (`sd_bus_reply_method_error`): the same as if the handler had thrown it.
    ///
    /// - Parameter error: ``Bus/errorFor`` is asked first. A ``BusError`` is sent as it is. What the caller's message
    ///   lacks (a ``SystemError`` with `EBADMSG`) becomes `InvalidArgs`, and anything else `Failed`.
    /// - Throws: ``SystemError``, `EALREADY` if there was a reply before.
    public func fail(_ error: any Error) throws(SystemError) {
        try checkOpen()
        hasReplied = true
        try message.replyWithError(BusError(wrapping: error, on: message.service))
    }

    /// Throws `error` so that sd-bus replies with it, unless the handler has replied: a call has one
    /// reply.
    func throwUnlessReplied(_ error: any Error) throws {
        if hasReplied { return }
        hasReplied = true
        throw error
    }

    private func checkOpen() throws(SystemError) {
        if hasReplied { throw SystemError(code: EALREADY, operation: "replying a second time") }
    }
}

extension Message {
    func replyWithError(_ error: BusError) throws(SystemError) {
        let error = error.sendable
        service?.onRefusal?(error)
        var copy = sd_bus_error()
        sd_bus_error_set(&copy, error.name, error.message)
        defer { sd_bus_error_free(&copy) }
        try check(sd_bus_reply_method_error(raw, &copy), "replying with an error")
    }
}

/// Sends the reply to a call, filled by `fill`.
func reply(
    to call: Message, _ fill: (Message) throws(SystemError) -> Void
) throws(SystemError) {
    // The caller asked for no reply, so do not write one.
    if sd_bus_message_get_expect_reply(call.raw) == 0 { return }
    var raw: OpaquePointer?
    try check(sd_bus_message_new_method_return(call.raw, &raw), "making a reply")
    let reply = Message(owning: raw!)
    try fill(reply)
    try check(sd_bus_send(sd_bus_message_get_bus(call.raw), reply.raw, nil), "sending a reply")
    call.service?.replyLimiter?.count(reply.appendedBytes, of: call)
}
