import Client
import Contract
import Presentation
import Words

struct EndCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "end", Words.Help.end, examples: ["end --at 20:00", "end --ago 30m"])

    @OptionGroup var time: TimeOptions
    @Option(.text, Words.Note.optionHelp) var note: String?
    @OptionGroup var outputOptions: OutputOptions

    func run() throws {
        let at = try time.instant(of: Self.self)
        let note = try typedNote(note)
        let agent = try AgentProxy.starting()
        if let at, let typed = time.typed, UserInput.isWithoutDay(typed) {
            let timer = try agent.timer1.state()
            try UserInput.checkEnd(at, typed, of: timer.isActive ? timer.startedAt : nil)
        }
        do {
            try outputOptions.carryOut(with: agent) {
                .ended(try $0.timer1.end(options: .init(endedAt: at, note: note)))
            }
            try PremiumCommand.askOnce(agent, outputOptions.output)
        } catch let error as ClientError {
            throw problem(error, agent)
        }
    }

    /// If a time is given and the fast has already ended, the user probably wants to correct its end, if
    /// the fast was kept.
    private func problem(_ error: ClientError, _ agent: AgentProxy) -> Problem {
        guard case .refused(let refusal) = error, refusal.name == ErrorName.notActive.rawValue,
            let typed = time.typed,
            let timer = try? agent.timer1.state(), timer.kept,
            let last = try? agent.sessions(limit: 1).first, last.id == timer.id
        else { return Problem(error) }
        return Problem(.refused, Words.noneRunning(correctingTo: typed))
    }
}

struct AbandonCommand: ParsableCommand {
    static let configuration = CommandConfiguration("abandon", Words.Help.abandon)

    @OptionGroup var outputOptions: OutputOptions

    func run() throws {
        try outputOptions.carryOut(.abandoned) { try $0.abandon(options: .init(), $1) }
    }
}
