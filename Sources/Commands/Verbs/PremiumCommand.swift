import ArgumentParsing
import Client
import Contract
import Licences
import LocalTime
import Presentation
import SDBus
import UserFolders
import Words

/// The licence. The command is there only if the installation names a licence authority.
struct PremiumCommand: CommandGroup {
    static let isOffered = Authority.isInstalled(in: sharedFolders())

    static let configuration = CommandConfiguration(
        commandName: "premium", abstract: Words.Premium.help,
        discussion: Words.Premium.discussion, subcommands: [Show.self, Add.self, Remove.self],
        defaultSubcommand: Show.self)

    struct Show: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "show", abstract: Words.Premium.showHelp)

        @OptionGroup var answer: AnswerOptions

        func run() throws {
            try PremiumCommand.show(try AgentProxy(activates: true), answer)
        }
    }

    struct Add: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "add", abstract: Words.Premium.addHelp)

        @Argument(help: ArgumentHelp(Words.Premium.fileHelp, valueName: "file")) var file: String
        @OptionGroup var answer: AnswerOptions

        func run() throws {
            let bytes = try InputFile.bytes(of: file, upTo: PremiumText.enough)
            guard let text = PremiumText.licence(bytes) else {
                throw Problem(.badInput, Words.Premium.sentence(.wrong))
            }
            let agent = try AgentProxy(activates: true)
            try PremiumCommand.asking { _ = try agent.premium1.add(licence: text) }
            if !answer.json { try answer.output.line(Words.Premium.added) }
            try PremiumCommand.show(agent, answer)
        }
    }

    struct Remove: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "remove", abstract: Words.Premium.removeHelp)

        @OptionGroup var answer: AnswerOptions

        func run() throws {
            let agent = try AgentProxy(activates: true)
            try PremiumCommand.asking { try agent.premium1.remove() }
            if answer.json { return try PremiumCommand.show(agent, answer) }
            try answer.output.line(Words.Premium.removed)
        }
    }

    private static func show(_ agent: AgentProxy, _ answer: AnswerOptions) throws {
        let view = PremiumView(state: try asking { try agent.premium1.state() })
        try answer.show(view.json(), view.lines())
    }

    private static func asking<Reply>(_ call: () throws -> Reply) throws -> Reply {
        do { return try call() } catch let error as ClientError { throw problem(error) }
    }

    private static func problem(_ error: ClientError) -> Problem {
        guard case .refused(let refusal) = error else { return Problem(error) }
        switch refusal.name {
        case BusError.Name.invalidArgs: return Problem(.badInput, refusal.message)
        case BusError.Name.unknownInterface, BusError.Name.unknownMethod:
            return Problem(.refused, Words.Premium.notServed)
        default: return Problem(error)
        }
    }
}
