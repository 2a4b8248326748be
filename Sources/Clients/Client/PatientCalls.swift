import Contract
import Glibc
import SDBus
import System

/// Calls that may take long, because they work on many records. They wait as long as the agent is at work, and end
/// like any other call if it is not: if it was stopped, or hangs.
///
/// After a second the agent is asked for a sign of life. It answers calls in order, so its answer also says that the
/// call has begun. If it does not answer, it may be busy with the records, which the kernel knows.
extension AgentProxy {
    /// The time after which the agent is asked for a sign of life.
    private static let firstQuestion = Duration.seconds(1)

    /// Calls a method that may take long, and waits for its reply.
    ///
    /// - Throws: ``BusError``: `NoReply` if the agent does nothing.
    func callPatiently(_ message: Message) throws -> Message {
        var answer: Result<Message, BusError>?
        let slot = try bus.callAsync(message, timeout: Self.longTimeout) { answer = $0 }
        var question: Slot?
        var lastSign = SteadyClock.now
        try withExtendedLifetime(slot) {
            while answer == nil {
                if try bus.process() { continue }
                let silence = SteadyClock.now - lastSign
                if silence >= Self.timeout {
                    guard isAtWork else { throw BusError.noReply }
                    lastSign = SteadyClock.now
                    onWait()
                } else if silence >= Self.firstQuestion, question == nil {
                    question = try ask(timeout: Self.longTimeout) { _ in
                        question = nil
                        lastSign = SteadyClock.now
                        self.onWait()
                    }
                }
                let next = silence < Self.firstQuestion ? Self.firstQuestion : Self.timeout
                if answer == nil {
                    _ = try bus.wait(timeout: max(.milliseconds(10), next - silence))
                }
            }
        }
        return try answer!.get()
    }

    /// Asks the agent for a sign of life.
    private func ask(
        timeout: Duration, _ onAnswer: @escaping (Result<Message, BusError>) -> Void
    ) throws(SystemError) -> Slot {
        let ping = try bus.methodCall(
            to: Self.destination(Self.peer), "Ping", activates: activates)
        return try bus.callAsync(ping, timeout: timeout, handler: onAnswer)
    }

    /// Whether the process of the agent computes, or waits for a disk, as the kernel says. A process that was stopped,
    /// or waits for something else, does not.
    private var isAtWork: Bool {
        guard let process = bus.process(of: Names.application, timeout: Self.ownerPatience),
            let state = processState(process, named: Names.agentProgram)
        else { return false }
        return state == "R" || state == "D"
    }

    /// As ``callPatiently(_:)``, without blocking: gives up if the agent has not begun with the call in time.
    ///
    /// - Parameter slot: of the call. It is cancelled then.
    func watch(_ slot: Slot, onFailure: @escaping (BusError) -> Void) throws(SystemError) {
        weak let call = slot
        slot.watcher = try ask(timeout: Self.timeout) { [unowned self] answer in
            guard let call, case .failure(let error) = answer, ClientError(error) == .noAnswer,
                !isAtWork
            else { return }
            call.cancel()
            onFailure(error)
        }
    }
}

extension BusError {
    fileprivate static let noReply = BusError(
        name: Name.noReply, message: "The agent gives no sign of life.")
}

/// The state of a process as proc_pid_stat(5) names it; nil if it is not there or has another name, as in a sandbox that
/// has its own processes.
public func processState(_ id: UInt32, named name: String) -> Character? {
    guard let text = textOfFile("/proc/\(id)/stat") else { return nil }
    let start = "\(id) (\(name)) "
    return text.hasPrefix(start) ? text.dropFirst(start.count).first : nil
}
