import Contract
import SDBus
import System

/// The start of an agent that is not running, apart from what it is asked for. A busy machine may need longer for the start
/// than a call waits. A call that the bus keeps meanwhile may still be carried out when its caller has given up. A call that
/// is sent after the start is either answered, or the agent hangs.
extension AgentProxy {
    /// Does something with the agent. If it is not running, the bus starts it first, for as long as that takes.
    ///
    /// - Parameter body: it is done again after the start, so its first call must fail if the agent is not running.
    func startingAgent<Result>(
        _ body: () throws(ClientError) -> Result
    ) throws(ClientError) -> Result {
        guard activates else { return try body() }
        do throws(ClientError) {
            // The calls of the body do not start it.
            activates = false
            defer { activates = true }
            return try body()
        } catch {
            guard error == .away else { throw error }
        }
        try startAgent()
        return try body()
    }

    /// As ``startingAgent(_:)``, for something that changes nothing. If the agent leaves before it has answered, as when it
    /// is restarted, it is asked once more.
    func askingAgain<Result>(
        _ body: () throws(ClientError) -> Result
    ) throws(ClientError) -> Result {
        let start = SteadyClock.now
        do throws(ClientError) { return try startingAgent(body) } catch {
            // The bus says at once that the agent has left. An agent that is silent is not asked again.
            guard error == .noAnswer, SteadyClock.now - start < Self.timeout else { throw error }
        }
        return try startingAgent(body)
    }

    /// The methods that change nothing.
    static let reads: Set<String> = [
        "Get", "GetAll", "List", "ListWithOptions", "Versions", "VersionsWithOptions", "Month",
        "Total", "Note", "Why", "Citation", "InscriptionCitation", "Office", "Backups", "Compare",
        "Svg", "Render", "Trees",
    ]

    /// Asks the bus to start the agent, and waits until it has its name or the bus says why it has not.
    private func startAgent() throws(ClientError) {
        do throws(BusError) {
            return try startAgent(waiting: Patience.answer)
        } catch {
            guard ClientError(error) == .noAnswer else { throw cause(of: error) }
        }
        if let failure = bus.failureOfUnit {
            throw .activationFailed("\(Names.unit), \(failure)")
        }
        onLateStart(true)
        defer { onLateStart(false) }
        do throws(BusError) {
            // The same start if it goes on, because the bus starts a service once.
            try startAgent(waiting: Patience.start - Patience.answer)
        } catch {
            throw cause(of: error)
        }
    }

    /// Why a start failed. A bus may not know that the unit is masked, or how it failed.
    private func cause(of error: BusError) -> ClientError {
        let problem = ClientError(error)
        if problem == .noAnswer { return .activationFailed(error.message) }
        guard case .activationFailed = problem else { return problem }
        if let state = bus.stateOfUnitFile, state.hasPrefix("masked") { return .masked(state) }
        guard error.isBrokersFailedStart, let failure = bus.failureOfUnit else {
            return problem
        }
        return .activationFailed("\(Names.unit), \(failure)")
    }

    /// Whether the bus knows how to start the agent.
    public var isActivatable: Bool {
        let names: [String]? = try? bus.call(
            .daemon, "ListActivatableNames", timeout: Patience.question)
        return names?.contains(Names.application) ?? false
    }

    private func startAgent(waiting timeout: Duration) throws(BusError) {
        try bus.call(
            .daemon, "StartServiceByName", Names.application, UInt32(0), timeout: timeout)
    }
}
