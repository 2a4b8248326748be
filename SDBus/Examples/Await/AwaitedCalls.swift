import SDBus

extension Bus {
    /// Calls a method without blocking the thread:
    /// `let id: String = try await bus.call(player, "Start", options)`.
    ///
    /// The bus belongs to one thread, so call it from an actor whose executor is that of the bus's
    /// loop, ``SDEventLoop/makeExecutor()``. The caller resumes on the same thread. Cancelling the task
    /// does not cancel the call: it ends with its timeout at the latest.
    ///
    /// Stops the program if no reply could ever arrive: if the bus is not attached to a loop, or the caller is not an actor
    /// of that loop's thread.
    ///
    /// - Throws: ``BusError``, as the call that blocks.
    @_disfavoredOverload  // Without a result, both would match a context of type Void.
    func call<each Argument: BusWritable, each Reply: BusReadable>(
        _ destination: Destination, _ member: String, _ arguments: repeat each Argument,
        timeout: Duration? = nil, isolation: isolated (any Actor)? = #isolation
    ) async throws(BusError) -> (repeat each Reply) {
        let message = try filled(destination, member, repeat each arguments)
        let reply = try await answer(to: message, timeout: timeout)
        do throws(SystemError) {
            return try reply.read(repeat (each Reply).self)
        } catch {
            throw BusError(error)
        }
    }

    /// Calls a method without blocking the thread. Its results are ignored.
    ///
    /// - Throws: ``BusError``, as the call that blocks.
    func call<each Argument: BusWritable>(
        _ destination: Destination, _ member: String, _ arguments: repeat each Argument,
        timeout: Duration? = nil, isolation: isolated (any Actor)? = #isolation
    ) async throws(BusError) {
        let message = try filled(destination, member, repeat each arguments)
        _ = try await answer(to: message, timeout: timeout)
    }

    private func filled<each Argument: BusWritable>(
        _ destination: Destination, _ member: String, _ arguments: repeat each Argument
    ) throws(BusError) -> Message {
        do throws(SystemError) {
            let message = try methodCall(to: destination, member)
            try message.append(repeat each arguments)
            return message
        } catch {
            throw BusError(error)
        }
    }

    private func answer(
        to message: Message, timeout: Duration?,
        isolation: isolated (any Actor)? = #isolation
    ) async throws(BusError) -> Message {
        precondition(
            isAttached, "Attach the bus to a loop before an `await`: nothing else reads the reply.")
        precondition(
            SDEventExecutor.isRunningJob,
            "Call this from an actor with the executor of the loop. Another caller may wait for a thread that the "
                + "loop holds.")
        let result = await withCheckedContinuation {
            (continuation: CheckedContinuation<OneThread<Result<Message, BusError>>, Never>) in
            let pending = PendingReply()
            do throws(SystemError) {
                pending.slot = try callAsync(message, timeout: timeout) { reply in
                    pending.slot = nil
                    continuation.resume(returning: OneThread(content: reply))
                }
            } catch {
                continuation.resume(returning: OneThread(content: .failure(BusError(error))))
            }
        }
        return try result.content.get()
    }
}

/// Keeps the slot of a call until its reply arrives.
private final class PendingReply {
    var slot: Slot?
}

/// Carries a value through a continuation. Both ends are on the thread of the bus, so that nothing is
/// shared between threads.
private struct OneThread<Content>: @unchecked Sendable {
    let content: Content
}
