import ArgumentParsing
import Client
import Contract
import Presentation
import Words

/// The options that every verb takes.
struct OutputOptions: ParsableArguments {
    @Option(help: ArgumentHelp(Words.Help.color, valueName: "when")) var color = Output.Color.auto

    var output: Output { Output(color: color) }

    /// Carries out an act, and says what happened.
    ///
    /// - Parameters:
    ///   - agent: nil opens a connection.
    ///   - act: carries it out.
    func carryOut(
        with agent: AgentProxy? = nil, _ act: (AgentProxy) throws -> ActReply
    ) throws {
        let agent = try agent ?? AgentProxy(activates: true)
        let answer = try act(agent).answer(asking: agent, for: .local)
        if let answer { try output.say(answer) }
    }

    /// Starts a fast, and says what happened.
    func start(_ options: Timer1.StartOptions = .init(), with agent: AgentProxy? = nil) throws {
        let timer = try (agent ?? AgentProxy(activates: true)).start(options)
        let answer = ActReply.started(hasTarget: options.target != nil).answer(
            AgentReport(timer: timer), in: .lines, for: .local)
        if let answer { try output.say(answer) }
    }
}

/// The options of a verb that can answer with JSON.
struct AnswerOptions: ParsableArguments {
    @Flag(help: ArgumentHelp(Words.Help.json)) var json = false
    @OptionGroup var options: OutputOptions

    var output: Output { options.output }

    /// Prints an answer in the form that is asked for.
    func show(
        _ object: @autoclosure () -> JSON, _ lines: @autoclosure () -> [StyledText]
    ) throws {
        if json {
            try output.line(object())
        } else {
            try output.lines(lines().flatMap(output.folded))
        }
    }
}

extension Output.Color: ExpressibleByArgument {}
