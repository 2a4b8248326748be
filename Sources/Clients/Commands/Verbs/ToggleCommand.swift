import Client
import Contract
import Presentation
import SDBus
import Words

struct ToggleCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "toggle", abstract: Words.Toggle.help, discussion: Words.Toggle.discussion)

    @OptionGroup var outputOptions: OutputOptions

    func run() throws {
        let agent = try AgentProxy.starting()
        // A key of the desktop has no terminal. The agent says what happened in a notification.
        guard outputOptions.output.width != nil else { return try agent.activate("Toggle") }
        if try agent.timer1.state().isActive {
            return try outputOptions.carryOut(with: agent) {
                .ended(try $0.timer1.end(options: .init()))
            }
        }
        try outputOptions.start(with: agent)
    }
}
