import CAdwaita
import Client
import Contract
import Fasting
import Presentation
import SDBus

/// The connection of the window to the agent, in GLib's loop. It follows the agent for as long as the
/// window exists; the agent may come and go.
final class AgentConnection {
    /// What is known about the agent.
    enum State {
        /// The first answer has not come.
        case connecting
        /// The agent is not running.
        case away
        case present(AgentReport)
        /// The agent is running and gives no usable answer. The connection tries again on its own.
        case failing(ClientError)
        /// The session bus cannot be reached.
        case noBus(ClientError)

        /// nil while nothing is known.
        var report: AgentReport? { if case .present(let report) = self { report } else { nil } }

        /// Why there is no report; nil if there is one, or if it is only late.
        ///
        /// - Parameter away: what is said if the agent is not running.
        func absence(away: String) -> String? {
            switch self {
            case .connecting, .present: nil
            case .away: away
            case .failing(let error), .noBus(let error):
                error.sentence.isEmpty ? away : error.sentence
            }
        }
    }

    private(set) var state = State.connecting {
        didSet {
            for observer in observers { observer(state) }
            guard let report else { return }
            let waiting = waiting
            self.waiting = []
            for body in waiting { body(report) }
        }
    }

    /// The last report; nil while the agent is away.
    var report: AgentReport? { state.report }

    /// nil if the session bus cannot be reached.
    private(set) var agent: AgentProxy?
    private var loop: SDEventLoop?
    private var watch: AgentWatch?
    private var desktop: DesktopMotion?
    private var clockWatch: ClockWatch?
    private var source: LoopSource?
    private var observers: [(State) -> Void] = []
    /// The closures that wait for a report.
    private var waiting: [(AgentReport) -> Void] = []
    private var clockObservers: [() -> Void] = []
    private var motionObservers: [(_ isStill: Bool) -> Void] = []
    private var history: Subscription?
    private var historyObservers: [() -> Void] = []
    private var pending: [UInt64: AnyObject] = [:]
    private var nextCall: UInt64 = 0

    /// What the window shows. Timer1 comes last, as in the agent's announcements.
    private static let interfaces = [
        Vigil1.interface, Water1.interface, Settings1.interface, Forest1.interface,
        Compline1.interface, Premium1.interface, Devices1.interface, Journal1.interface,
        Agent1.interface, Timer1.interface,
    ]

    /// Connects, and starts the agent if it is not running.
    init() {
        do {
            let agent = try AgentProxy(activates: true)
            let loop = try SDEventLoop()
            (self.agent, self.loop) = (agent, loop)
            try follow(agent, loop)
        } catch let error as ClientError {
            state = .noBus(error)
        } catch {
            state = .noBus(.noBus("\(error)"))
        }
    }

    private func follow(_ agent: AgentProxy, _ loop: SDEventLoop) throws(SystemError) {
        watch = try AgentWatch(
            agent, of: Self.interfaces, on: loop,
            onReport: { [unowned self] in state = $0.map(State.present) ?? stateWithoutAgent },
            onFailure: { [unowned self] in state = .failing($0) })
        desktop = DesktopMotion(on: agent.bus) { [unowned self] isStill in
            desktopIsStill = isStill
            for observer in motionObservers { observer(self.isStill) }
        }
        clockWatch = try loop.addClockWatch { [unowned self] in
            for observer in clockObservers { observer() }
        }
        source = LoopSource(
            loop.descriptor, isReady: { [unowned self] in isReady },
            process: { [unowned self] in process() })
        startAgent()
    }

    /// An error counts as ready, so that ``process()`` sees it.
    private var isReady: Bool { (try? loop?.isReady) ?? true }

    /// - Returns: false if the bus has closed the connection.
    private func process() -> Bool {
        if let loop, case nil = try? loop.process() as Int32?? ?? .some(0) { return true }
        pending = [:]
        state = .noBus(.noBus("the connection was closed"))
        return false
    }

    /// Ends the connection. Nothing is observed any more.
    func close() { source = nil }

    // MARK: What changes

    /// Calls a closure now and after each change.
    func observe(_ body: @escaping (State) -> Void) {
        observers.append(body)
        body(state)
    }

    /// Calls a closure with the report, or with the next one if the agent has given none yet.
    func withReport(_ body: @escaping (AgentReport) -> Void) {
        if let report { body(report) } else { waiting.append(body) }
    }

    /// Calls a closure after the system's clock was set, or the machine was asleep.
    func observeClock(_ body: @escaping () -> Void) { clockObservers.append(body) }

    /// Calls a closure when the desktop starts or stops asking for stillness.
    func observeMotion(_ body: @escaping (_ isStill: Bool) -> Void) {
        motionObservers.append(body)
    }

    private var desktopIsStill = false

    /// Whether nothing is to move. The setting of Atrest comes before that of the desktop.
    var isStill: Bool {
        report?.isStill(desktopIsStill: desktopIsStill) ?? desktopIsStill
    }

    /// Calls a closure after the stored fasts have changed, or may have changed.
    func observeHistory(_ body: @escaping () -> Void) {
        historyObservers.append(body)
        guard history == nil, let agent else { return }
        let rule = MatchRule(
            path: Names.objectPath, interface: History1.interface,
            member: History1.Signal.changed.rawValue)
        history = try? agent.bus.subscribe(to: rule, from: Names.application) { [unowned self] _ in
            for observer in historyObservers { observer() }
        }
    }

    // MARK: Calls

    /// Whether the agent is being started.
    private var isStartingAgent = false

    /// The agent that the window starts is not shown as away before its first answer.
    private var stateWithoutAgent: State {
        if isStartingAgent, case .connecting = state { .connecting } else { .away }
    }

    /// Starts the agent if it is not running.
    func startAgent() {
        isStartingAgent = true
        ask {
            try $0.startAgent($1)
        } then: { [unowned self] answer in
            isStartingAgent = false
            if case .failure(let error) = answer, report == nil { state = .failing(error) }
        }
    }

    /// Calls the agent without waiting.
    ///
    ///     connection.ask { try $0.timer1.abandon($1) } then: { answer in … }
    ///
    /// - Parameters:
    ///   - call: makes the call with the handler that it gets.
    ///   - handler: called from the loop with the answer, or at once if the call cannot be made.
    func ask<Answer, Call: AnyObject>(
        _ call: (AgentProxy, @escaping (Result<Answer, ClientError>) -> Void) throws -> Call,
        then handler: @escaping (Result<Answer, ClientError>) -> Void
    ) {
        guard let agent else { return handler(.failure(.noBus(""))) }
        let number = nextCall
        nextCall += 1
        do {
            pending[number] = try call(agent) { [weak self] answer in
                // The call is released after its handler has returned.
                later { self?.pending[number] = nil }
                self?.watch?.settle()
                self?.check(answer)
                handler(answer)
            }
        } catch {
            handler(.failure(.noBus("\(error)")))
        }
    }

    /// Asks for all stored fasts without waiting. When the returned object goes, no answer comes.
    func sessions(_ handler: @escaping (Result<[Session], ClientError>) -> Void) -> SessionPages? {
        agent?.sessions { [weak self] answer in
            self?.check(answer)
            handler(answer)
        }
    }

    // MARK: An agent that gives no answer in time

    /// Whether the agent is asked to say when it gives answers again.
    private var isAwaitingAnswers = false

    /// If a call was not answered, something may be missing on a screen, and no signal reports that.
    /// When the agent gives answers again, the screens load what they show.
    private func check<Answer>(_ answer: Result<Answer, ClientError>) {
        guard case .failure(.noAnswer) = answer, !isAwaitingAnswers else { return }
        isAwaitingAnswers = true
        let isStarting = isStartingAgent
        ask {
            try $0.awaitAnswers(activates: isStarting, $1)
        } then: { [unowned self] answer in
            isAwaitingAnswers = false
            switch answer {
            case .success: for observer in historyObservers { observer() }
            // The agent has ended, so the user can start it with the button.
            case .failure(.away): if case .failing = state { state = .away }
            // The bus could not start it.
            case .failure(let error): if isStarting, report == nil { state = .failing(error) }
            }
        }
    }
}

extension ClientError {
    /// What is said about the failure.
    var sentence: String { Problem(self).windowText ?? "" }
}

extension Result where Failure == ClientError {
    /// Why it was refused; nil if it was not.
    var refusal: String? { if case .failure(let error) = self { error.sentence } else { nil } }
}
