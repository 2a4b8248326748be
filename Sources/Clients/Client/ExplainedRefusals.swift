import Contract
import SDBus

/// An error has only a name and a sentence, in the language of the agent. The agent gives the details of a
/// refusal when it is asked for them, so a call that succeeds costs nothing. Without details the sentence of the error is
/// used.
extension AgentProxy {
    /// A refusal, with its ``BusError/details``. Any other error as it is.
    func explained(_ error: ClientError) -> ClientError {
        guard case .refused(var refusal) = error, refusal.hasDetails,
            let question = try? question(refusal), let answer = try? bus.call(question)
        else { return error }
        refusal.details = (try? answer.read([String: Value].self)) ?? [:]
        return .refused(refusal)
    }

    /// As ``explained(_:)``, without blocking.
    ///
    /// - Parameter slot: of the call that was answered. If it is released meanwhile, no answer comes.
    func explain(
        _ answer: Result<Message, ClientError>, of slot: Slot?,
        handler: @escaping (Result<Message, ClientError>) -> Void
    ) {
        guard case .failure(.refused(var refusal)) = answer, refusal.hasDetails, let slot else {
            return handler(answer)
        }
        do {
            slot.next = try bus.callAsync(try question(refusal)) { reply in
                refusal.details = (try? reply.get().read([String: Value].self)) ?? [:]
                handler(.failure(.refused(refusal)))
            }
        } catch {
            handler(answer)
        }
    }

    private func question(_ refusal: BusError) throws(SystemError) -> Message {
        let call = try bus.methodCall(
            to: Self.destination(Agent1.interface), Agent1.Method.explain.rawValue, activates: false
        )
        try call.append(refusal.message)
        return call
    }
}

extension BusError {
    /// Whether the agent itself may have said more than the sentence.
    fileprivate var hasDetails: Bool {
        name == Name.invalidArgs || name == Name.failed || ErrorName(rawValue: name) != nil
    }
}
