import Contract
import Fasting
import SDBus

/// The properties of some interfaces at one moment.
public struct AgentReport: Equatable, Sendable {
    public private(set) var timer: Timer1State
    /// nil if it was not asked for; so are those below.
    public private(set) var vigil: Vigil1State?
    public private(set) var water: Water1State?
    public private(set) var settings: Settings1State?
    public private(set) var forest: Forest1State?
    public private(set) var compline: Compline1State?
    /// nil also if the installation needs no licence.
    public private(set) var premium: Premium1State?
    public private(set) var devices: Devices1State?
    public private(set) var journal: Journal1State?
    public private(set) var agent: Agent1State?
    /// By interface: what the states were read from.
    private(set) var values: [String: AnswerValues]

    public init(
        timer: Timer1State, vigil: Vigil1State? = nil, water: Water1State? = nil,
        settings: Settings1State? = nil, forest: Forest1State? = nil,
        compline: Compline1State? = nil, premium: Premium1State? = nil,
        devices: Devices1State? = nil, journal: Journal1State? = nil,
        agent: Agent1State? = nil
    ) {
        (self.timer, self.vigil, self.water, self.settings) = (timer, vigil, water, settings)
        (self.forest, self.compline, self.premium) = (forest, compline, premium)
        (self.devices, self.journal, self.agent) = (devices, journal, agent)
        values = [:]
    }

    /// - Throws: ``ClientError/unexpectedAnswer(_:)`` if a value is absent or of another type.
    init(_ values: [String: AnswerValues]) throws(ClientError) {
        func state<State: InterfaceState>() throws(ClientError) -> State? {
            guard let values = values[State.interface] else { return nil }
            return try State(values)
        }
        guard let timer: Timer1State = try state() else {
            throw .unexpectedAnswer(Timer1.interface)
        }
        try self.init(
            timer: timer, vigil: state(), water: state(), settings: state(), forest: state(),
            compline: state(), premium: state(), devices: state(), journal: state(),
            agent: state())
        self.values = values
    }

    /// The report after a `PropertiesChanged`. Changes of an interface that gave no values before
    /// are left out.
    func applying(
        _ changed: AnswerValues, of interface: String
    ) throws(ClientError) -> AgentReport {
        var values = values
        values[interface]?.merge(changed)
        return try AgentReport(values)
    }

    /// Whether the user wants nothing to move.
    public var isStill: Bool { isStill(desktopIsStill: false) }

    /// Whether nothing is to move. The setting of Atrest comes before that of the desktop.
    public func isStill(desktopIsStill: Bool) -> Bool {
        switch settings?.reducedMotion {
        case .on: true
        case .off: false
        case .auto, nil: desktopIsStill
        }
    }

    /// Whether there is a forest; true if the agent was not asked.
    public var hasForest: Bool { forest?.available ?? true }
}

extension Timer1State {
    public var isActive: Bool { status == .active }
    public var isIdle: Bool { status == .idle }

    /// Whole seconds, never below 0; nil if there is no fast.
    public func elapsed(at now: Instant) -> Int64? {
        startedAt.map { max(0, (endedAt ?? now) - $0) }
    }
}

extension AgentProxy {
    /// Asks several interfaces at once: the answers come together.
    ///
    /// - Parameter interfaces: Timer1 is always among them.
    public func report(of interfaces: [String]) throws(ClientError) -> AgentReport {
        try askingAgain { () throws(ClientError) in try reportOnce(of: interfaces) }
    }

    private func reportOnce(of interfaces: [String]) throws(ClientError) -> AgentReport {
        var answers: [String: Result<AnswerValues, ClientError>] = [:]
        var slots: [Slot] = []
        do throws(SystemError) {
            for interface in interfaces {
                slots.append(try getAll(of: interface) { answers[interface] = $0 })
            }
            while answers.count < interfaces.count {
                if try !bus.process() { _ = try bus.wait() }
            }
        } catch {
            throw .noBus(error.description)
        }
        return try AgentReport(answers: answers)
    }
}

extension AgentProxy {
    /// Carries out an act, and asks for the properties of an interface. Both calls are sent at once: the agent
    /// answers them in their order, and the client waits only once.
    ///
    /// - Parameters:
    ///   - isRepeatable: whether the act counts once, however often it is sent.
    ///   - act: sends the act.
    /// - Throws: why it was not carried out.
    public func state<Reply, State: InterfaceState>(
        isRepeatable: Bool = false,
        after act: (_ handler: @escaping (Result<Reply, ClientError>) -> Void) throws -> Slot
    ) throws(ClientError) -> (reply: Reply, state: State) {
        var state: Result<State, ClientError>?
        let send = { () throws(ClientError) -> Reply in
            var reply: Result<Reply, ClientError>?
            state = nil
            do {
                let slots = [try act { reply = $0 }, try self.state { state = $0 }]
                while reply == nil || state == nil {
                    if try !self.bus.process() { _ = try self.bus.wait() }
                }
                withExtendedLifetime(slots) {}
            } catch {
                throw .noBus("\(error)")
            }
            return try reply!.get()
        }
        let reply = isRepeatable ? try askingAgain(send) : try startingAgent(send)
        if case .success(let state) = state { return (reply, state) }
        // The act is done. The agent may have left since, as when it is restarted.
        return (reply, try self.state())
    }
}

extension AgentReport {
    /// - Throws: why Timer1 did not answer. Without the others there is less to show, and Premium1 is not everywhere.
    init(answers: [String: Result<AnswerValues, ClientError>]) throws(ClientError) {
        var values: [String: AnswerValues] = [:]
        for (interface, answer) in answers {
            do throws(ClientError) {
                values[interface] = try answer.get()
            } catch {
                if interface == Timer1.interface { throw error }
            }
        }
        try self.init(values)
    }
}
