import AgentCore
import Contract
import Fasting
import SDBus
import Words

/// `app.atrest.Premium1` on the bus. It is exported only if the installation names a licence authority.
final class Premium1Object: PublishingObject<Premium1Properties>, Premium1Handler {
    func add(licence: String) throws -> Premium1.StateResult {
        try state(after: .addLicence(licence))
    }

    func show() throws -> String { try engine.licenceText() }

    func remove() throws -> Premium1.StateResult { try state(after: .removeLicence) }

    func dismiss() throws -> Premium1.StateResult { try state(after: .dismissPrompt) }

    private func state(after command: Command) throws(Refusal) -> Premium1.StateResult {
        try engine.perform(command)
        return Premium1.StateResult(state: engine.snapshot.entitlement.rawValue)
    }
}

extension Premium1Properties {
    init(_ snapshot: Snapshot) {
        self.init()
        state = snapshot.entitlement.rawValue
        momentDue = snapshot.isLicencePromptDue
        guard let licensing = snapshot.licensing else { return }
        until = licensing.licence?.until?.microsecondsSinceEpoch ?? 0
        holder = licensing.licence?.name ?? ""
        problem = licensing.problem?.kind.rawValue ?? ""
    }
}
