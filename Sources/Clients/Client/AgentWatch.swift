import Contract
import Glibc
import SDBus
import System

/// Follows the agent without starting it: reports at once and after every change, and nil while the
/// agent is away.
public final class AgentWatch {
    private let proxy: AgentProxy
    private let interfaces: [String]
    private let onReport: (AgentReport?) -> Void
    private let onFailure: (ClientError) -> Void
    private var report: AgentReport?
    /// Why the agent runs and gives no report; nil if it gives one or does not run. It is known before
    /// `onReport` is called.
    public private(set) var failure: ClientError?
    private var subscriptions: [Subscription] = []
    private var watch: NameWatch?
    private var retry: SDEventTimer?
    /// The calls whose answers have not come.
    private var pending: [Slot] = []
    private var answers: [String: Result<AnswerValues, ClientError>] = [:]
    /// Whether nothing is known yet, or everything is asked for again.
    private var isAsking = true
    /// Called with the next report.
    private var waiting: [() -> Void] = []
    /// Waits for the other signals of the same act.
    private var fence: Slot?
    /// How long to wait before the next call to an agent that runs and gave no report.
    private var retryDelay = DoublingDelay(.seconds(1) ... .seconds(60))

    /// - Parameters:
    ///   - interfaces: what to report; Timer1 is always among it.
    ///   - onReport: called from the loop.
    ///   - onFailure: gets the reason if the agent runs and gives no report.
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
        for interface in interfaces.filter({ $0 != Agent1.interface }) + [Agent1.interface] {
            subscriptions.append(
                try proxy.bus.subscribe(
                    to: AgentProxy.changes(of: interface), from: Names.application,
                    onFailure: { [unowned self] in hearsNothing($0) },
                    handler: { [unowned self] in
                        // Whether the records can be read has changed, and with it everything.
                        if interface == Agent1.interface { try? ask() } else { take($0) }
                    }))
        }
        // The first report comes once the bus has said whether the agent is running.
        watch = try proxy.bus.watchName(Names.application) { [unowned self] in ownerChanged($0) }
    }

    private func take(_ message: Message) {
        guard let report else {
            // The agent runs, though it gave no report before.
            if pending.isEmpty { try? ask() }
            return
        }
        guard
            let (interface, changed, _) = try? message.read(
                String.self, [String: Value].self, [String].self)
        else { return }
        do throws(ClientError) {
            self.report = try report.applying(AnswerValues(changed), of: interface)
        } catch {
            failed(error)
            return
        }
        if interface == Timer1.interface {
            // The last signal of an act.
            fence = nil
            tell(self.report)
        } else {
            waitForTheRest()
        }
    }

    /// An act may change several interfaces, with a signal for each, and is one change. When the
    /// agent has answered a ping, all signals of the act have arrived.
    private func waitForTheRest() {
        let peer = AgentProxy.destination("org.freedesktop.DBus.Peer")
        guard let ping = try? proxy.bus.methodCall(to: peer, "Ping", activates: false) else {
            return tell(report)
        }
        fence = try? proxy.bus.callAsync(ping) { [unowned self] _ in
            fence = nil
            if report != nil { tell(report) }
        }
    }

    /// Reports at once what it has received. Call it when the agent has replied to an act: it sends all
    /// signals of an act before its reply (docs/decisions/0002-announce-before-answering.md).
    public func settle() {
        guard fence != nil, let report else { return }
        fence = nil
        onReport(report)
    }

    /// Calls a closure once the report has everything up to the reply that has just come. Right after the
    /// beginning the agent is still asked for its state, and the signals of the act are in that answer.
    public func whenSettled(_ body: @escaping () -> Void) {
        settle()
        if isAsking { waiting.append(body) } else { body() }
    }

    private func ownerChanged(_ owner: String?) {
        fence = nil
        failure = nil
        if owner == nil {
            pending = []
            try? retry?.disarm()
            tell(nil)
        } else {
            retryDelay.reset()
            try? ask()
        }
    }

    /// Asks for everything. The answers contain changes that arrive before them.
    private func ask() throws(SystemError) {
        try retry?.disarm()
        answers = [:]
        pending = []
        isAsking = true
        for interface in interfaces {
            pending.append(
                try proxy.getAll(of: interface) { [unowned self] in answered(interface, $0) })
        }
    }

    private func answered(
        _ interface: String, _ answer: Result<AnswerValues, ClientError>
    ) {
        answers[interface] = answer
        guard answers.count == interfaces.count else { return }
        pending = []
        do throws(ClientError) {
            let report = try AgentReport(answers: answers)
            retryDelay.reset()
            failure = nil
            tell(report)
        } catch {
            failed(error)
        }
    }

    private func failed(_ error: ClientError) {
        failure = error == .away ? nil : error
        tell(nil)
        // The watch reports when the agent starts.
        if error == .away { return }
        onFailure(error)
        try? retry?.arm(after: retryDelay.duration)
        retryDelay.lengthen()
    }

    /// The bus does not deliver the agent's signals. A report would never change, so there is none any more.
    private func hearsNothing(_ error: BusError) {
        (watch, pending, fence) = (nil, [], nil)
        let error = ClientError(error)
        failure = error
        tell(nil)
        onFailure(error)
    }

    private func tell(_ report: AgentReport?) {
        self.report = report
        isAsking = false
        onReport(report)
        let bodies = waiting
        waiting = []
        for body in bodies { body() }
    }
}
