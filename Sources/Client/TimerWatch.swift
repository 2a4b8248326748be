import Contract
import Glibc
import SDBus

/// Follows the agent without ever starting it: a report at once and after every change, nil while
/// it is away.
public final class TimerWatch {
    private let proxy: AgentProxy
    private let onReport: (TimerReport?) -> Void
    private let onFailure: (ClientError) -> Void
    private var report: TimerReport?
    private var slots: [Slot] = []
    private var pending: Slot?
    private var retry: Timer?
    /// How long to wait before an agent is asked again that is there and gave no report, in
    /// microseconds: first, and at most. It doubles each time.
    private static let retryDelays: ClosedRange<UInt64> = 1_000_000...60_000_000
    private var retryDelay = retryDelays.lowerBound

    /// - Parameters:
    ///   - onReport: called from the loop.
    ///   - onFailure: gets the reason where the agent is there and gives no report.
    public init(
        _ proxy: AgentProxy, on loop: EventLoop, onReport: @escaping (TimerReport?) -> Void,
        onFailure: @escaping (ClientError) -> Void
    ) throws(SystemError) {
        self.proxy = proxy
        self.onReport = onReport
        self.onFailure = onFailure
        try loop.attach(proxy.bus)
        try proxy.bus.exitOnDisconnect()
        let changes = MatchRule(
            sender: Names.application, path: Names.objectPath,
            interface: AgentProxy.properties.interface, member: "PropertiesChanged",
            arg0: Timer1.interface)
        retry = try loop.addTimer(.monotonic, accuracy: 100_000) { [unowned self] in try? ask() }
        slots = [
            try proxy.bus.match(changes) { [unowned self] in take($0) },
            try proxy.bus.match(.ownerChange(of: Names.application)) { [unowned self] in
                ownerChanged($0)
            },
        ]
        try ask()
    }

    private func take(_ message: Message) {
        guard var report else {
            // It speaks, though it gave no report before.
            if pending == nil { try? ask() }
            return
        }
        guard
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
            try? retry?.disarm()
            tell(nil)
        } else {
            retryDelay = Self.retryDelays.lowerBound
            try? ask()
        }
    }

    /// Asks for everything. Changes that come before the answer are in the answer.
    private func ask() throws(SystemError) {
        let call = try proxy.bus.methodCall(to: AgentProxy.properties, "GetAll", activates: false)
        do { try call.append(Timer1.interface) } catch {
            throw SystemError(code: EINVAL, operation: "asking for the fast: \(error)")
        }
        try retry?.disarm()
        pending = try proxy.bus.callAsync(call) { [unowned self] reply in
            pending = nil
            do {
                tell(TimerReport(try reply.get().read([String: Value].self)))
                retryDelay = Self.retryDelays.lowerBound
            } catch {
                tell(nil)
                failed(ClientError(error as? BusError ?? .invalidArgs("\(error)")))
            }
        }
    }

    private func failed(_ error: ClientError) {
        // Its coming is announced.
        if error == .away { return }
        onFailure(error)
        try? retry?.arm(at: Timer.Clock.monotonic.now + retryDelay)
        retryDelay = min(2 * retryDelay, Self.retryDelays.upperBound)
    }

    private func tell(_ report: TimerReport?) {
        self.report = report
        onReport(report)
    }
}
