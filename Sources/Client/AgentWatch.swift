import Contract
import Glibc
import SDBus

/// Follows the agent without ever starting it: a report at once and after every change, nil while
/// it is away.
public final class AgentWatch {
    private let proxy: AgentProxy
    private let interfaces: [String]
    private let onReport: (AgentReport?) -> Void
    private let onFailure: (ClientError) -> Void
    private var report: AgentReport?
    private var slots: [Slot] = []
    private var retry: SDEventTimer?
    /// Answers to everything that is asked, until all are there.
    private var pending: [Slot] = []
    private var answers: [String: [String: Value]] = [:]
    /// Waits for what belongs to a change that was heard of.
    private var fence: Slot?
    /// How long to wait before an agent is asked again that is there and gave no report:
    /// first, and at most. It doubles each time.
    private static let retryDelays: ClosedRange<Duration> = .seconds(1) ... .seconds(60)
    private var retryDelay = retryDelays.lowerBound

    /// - Parameters:
    ///   - interfaces: what to report; Timer1 is always among it.
    ///   - onReport: called from the loop.
    ///   - onFailure: gets the reason where the agent is there and gives no report.
    public init(
        _ proxy: AgentProxy, of interfaces: [String], on loop: SDEventLoop,
        onReport: @escaping (AgentReport?) -> Void, onFailure: @escaping (ClientError) -> Void
    ) throws(SystemError) {
        self.proxy = proxy
        self.interfaces = interfaces
        self.onReport = onReport
        self.onFailure = onFailure
        try loop.attach(proxy.bus)
        try proxy.bus.exitOnDisconnect()
        retry = try loop.addTimer(.monotonic, accuracy: .milliseconds(100)) { [unowned self] in
            try? ask()
        }
        for interface in interfaces {
            slots.append(
                try proxy.bus.match(AgentProxy.changes(of: interface)) { [unowned self] in
                    take($0)
                })
        }
        slots.append(
            try proxy.bus.match(.ownerChange(of: Names.application)) { [unowned self] in
                ownerChanged($0)
            })
        try ask()
    }

    private func take(_ message: Message) {
        guard report != nil else {
            // It speaks, though it gave no report before.
            if pending.isEmpty { try? ask() }
            return
        }
        guard
            let (interface, changed, _) = try? message.read(
                String.self, [String: Value].self, [String].self)
        else { return }
        report!.apply(changed, of: interface)
        if interface == Timer1.interface {
            // The last of what belongs to one act.
            fence = nil
            tell(report)
        } else {
            waitForTheRest()
        }
    }

    /// One act may change several interfaces, each with a message of its own, and is one change:
    /// when the agent has answered a ping, whatever belonged to it has arrived.
    private func waitForTheRest() {
        guard
            let ping = try? proxy.bus.methodCall(to: AgentProxy.peer, "Ping", activates: false)
        else { return tell(report) }
        fence = try? proxy.bus.callAsync(ping) { [unowned self] _ in
            fence = nil
            if report != nil { tell(report) }
        }
    }

    private func ownerChanged(_ message: Message) {
        guard let (_, _, owner) = try? message.read(String.self, String.self, String.self) else {
            return
        }
        fence = nil
        if owner.isEmpty {
            pending = []
            try? retry?.disarm()
            tell(nil)
        } else {
            retryDelay = Self.retryDelays.lowerBound
            try? ask()
        }
    }

    /// Asks for everything. Changes that come before the answer are in the answer.
    private func ask() throws(SystemError) {
        try retry?.disarm()
        answers = [:]
        pending = []
        for interface in interfaces {
            pending.append(
                try proxy.getAll(of: interface) { [unowned self] in answered(interface, $0) })
        }
    }

    private func answered(
        _ interface: String, _ answer: Result<[String: Value], ClientError>
    ) {
        switch answer {
        case .success(let values): answers[interface] = values
        // An older agent has fewer interfaces.
        case .failure where interface != Timer1.interface: answers[interface] = [:]
        case .failure(let error):
            pending = []
            tell(nil)
            return failed(error)
        }
        guard answers.count == interfaces.count else { return }
        pending = []
        retryDelay = Self.retryDelays.lowerBound
        tell(AgentReport(answers))
    }

    private func failed(_ error: ClientError) {
        // Its coming is announced.
        if error == .away { return }
        onFailure(error)
        try? retry?.arm(after: retryDelay)
        retryDelay = min(retryDelay * 2, Self.retryDelays.upperBound)
    }

    private func tell(_ report: AgentReport?) {
        self.report = report
        onReport(report)
    }
}
