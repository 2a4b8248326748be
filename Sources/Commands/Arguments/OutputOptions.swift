import ArgumentParsing
import Client
import Presentation
import Words

/// The options that every verb takes.
struct OutputOptions: ParsableArguments {
    @Option(help: ArgumentHelp(Words.Help.color, valueName: "when")) var color = Output.Color.auto

    /// Carries out an act, and says what happened.
    ///
    /// - Parameters:
    ///   - agent: nil opens a connection.
    ///   - explain: what is wrong if the agent refuses.
    ///   - act: carries it out.
    /// - Throws: ``Problem``, ``Output/Closed``.
    func carryOut(
        with agent: AgentProxy? = nil,
        explaining explain: (ClientError, AgentProxy) -> Problem = { error, _ in Problem(error) },
        _ act: (AgentProxy) throws(ClientError) -> ActReply
    ) throws {
        let agent = try asking { () throws(ClientError) in
            if let agent { agent } else { try AgentProxy(activates: true) }
        }
        let answer: ActAnswer?
        do throws(ClientError) {
            answer = try act(agent).answer(asking: agent, for: .local)
        } catch {
            throw explain(error, agent)
        }
        if let answer { try Output(color: color).say(answer) }
    }
}

extension Output.Color: ExpressibleByArgument {}
