import Client
import Contract
import Presentation
import SDBus
import Words

/// The options that every verb takes.
struct OutputOptions: ParsableArguments {
    @Option(.color, Words.Help.color) var color = Output.Color.auto

    var output: Output { Output(color: color) }

    /// Carries out an act, and says what happened.
    ///
    /// - Parameters:
    ///   - agent: nil opens a connection.
    ///   - act: carries it out.
    func carryOut(
        with agent: AgentProxy? = nil, _ act: (AgentProxy) throws -> ActReply
    ) throws {
        let agent = try agent ?? AgentProxy.starting()
        try say(try act(agent))
    }

    /// Starts a fast, and says what happened.
    func start(_ options: Timer1.StartOptions = .init(), with agent: AgentProxy? = nil) throws {
        try carryOut(.started(hasTarget: options.target != nil), with: agent) {
            try $0.start(options: options, $1)
        }
    }

    /// Changes the running fast, and says what happened.
    func adjust(_ options: Timer1.AdjustOptions, with agent: AgentProxy? = nil) throws {
        try carryOut(.adjusted, with: agent) {
            try $0.adjust(options: options, $1)
        }
    }

    /// Carries out an act on the running fast, and says what the fast is now.
    func carryOut<Reply>(
        _ reply: ActReply, with agent: AgentProxy? = nil,
        _ act: (Timer1Proxy, @escaping (Result<Reply, ClientError>) -> Void) throws -> Slot
    ) throws {
        let agent = try agent ?? AgentProxy.starting()
        let timer: Timer1State = try agent.state(after: { try act(agent.timer1, $0) }).state
        try say(reply, timer)
    }

    func say(_ reply: ActReply, _ timer: Timer1State? = nil, _ water: Water1State? = nil) throws {
        if let answer = reply.answer(timer, water, in: .lines, for: .local) {
            try output.say(answer)
        }
    }
}

/// The options of a verb that can answer with JSON.
struct AnswerOptions: ParsableArguments {
    @Flag(Words.Help.json) var json = false
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
