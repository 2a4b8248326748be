import Contract
import SDBus

/// Follows the agent without ever starting it: a report at once and after every change, nil while
/// it is away.
public final class TimerWatch {
    private let proxy: AgentProxy
    private let onReport: (TimerReport?) -> Void
    private var report: TimerReport?
    private var slots: [Slot] = []
    private var pending: Slot?

    /// - Parameter onReport: called from the loop.
    public init(
        _ proxy: AgentProxy, on loop: EventLoop, onReport: @escaping (TimerReport?) -> Void
    ) throws(SystemError) {
        self.proxy = proxy
        self.onReport = onReport
        try loop.attach(proxy.bus)
        try proxy.bus.exitOnDisconnect()
        let changes = MatchRule(
            sender: Names.application, path: Names.objectPath,
            interface: AgentProxy.properties.interface, member: "PropertiesChanged",
            arg0: Timer1.interface)
        slots = [
            try proxy.bus.match(changes) { [unowned self] in take($0) },
            try proxy.bus.match(.ownerChange(of: Names.application)) { [unowned self] in
                ownerChanged($0)
            },
        ]
        try ask()
    }

    private func take(_ message: Message) {
        guard var report,
            let (_, changed, _) = try? message.read(
                String.self, [String: Value].self, [String].self)
        else { return }
        report.apply(changed)
        tell(report)
    }

    private func ownerChanged(_ message: Message) {
        guard let (_, _, owner) = try? message.read(String.self, String.self, String.self) else {
            return
        }
        if owner.isEmpty {
            pending = nil
            tell(nil)
        } else {
            try? ask()
        }
    }

    /// Asks for everything. Changes that come before the answer are in the answer.
    private func ask() throws(SystemError) {
        let call = try proxy.bus.methodCall(to: AgentProxy.properties, "GetAll", activates: false)
        do { try call.append(Timer1.interface) } catch {
            throw SystemError(code: 22, operation: "asking for the fast: \(error)")
        }
        pending = try proxy.bus.callAsync(call) { [unowned self] reply in
            let values = try? reply.get().read([String: Value].self)
            tell(values.map { TimerReport($0) })
        }
    }

    private func tell(_ report: TimerReport?) {
        self.report = report
        onReport(report)
    }
}
