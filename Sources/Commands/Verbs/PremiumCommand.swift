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

        @Flag(help: ArgumentHelp(Words.Help.json)) var json = false
        @OptionGroup var outputOptions: OutputOptions

        func run() throws {
            let output = Output(color: outputOptions.color)
            let agent = try asking { () throws(ClientError) in try AgentProxy(activates: true) }
            try PremiumCommand.show(agent, output, json: json)
        }
    }

    struct Add: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "add", abstract: Words.Premium.addHelp)

        @Argument(help: ArgumentHelp(Words.Premium.fileHelp, valueName: "file")) var file: String
        @Flag(help: ArgumentHelp(Words.Help.json)) var json = false
        @OptionGroup var outputOptions: OutputOptions

        func run() throws {
            let bytes = try InputFile.bytes(of: file, upTo: PremiumText.enough)
            guard let text = PremiumText.licence(bytes) else {
                throw Problem(.badInput, Words.Premium.sentence(.wrong))
            }
            let agent = try asking { () throws(ClientError) in try AgentProxy(activates: true) }
            do throws(ClientError) {
                _ = try agent.premium1.add(licence: text)
            } catch {
                throw PremiumCommand.problem(error)
            }
            let output = Output(color: outputOptions.color)
            if !json { try output.line(Words.Premium.added) }
            try PremiumCommand.show(agent, output, json: json)
        }
    }

    struct Remove: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "remove", abstract: Words.Premium.removeHelp)

        @Flag(help: ArgumentHelp(Words.Help.json)) var json = false
        @OptionGroup var outputOptions: OutputOptions

        func run() throws {
            let agent = try asking { () throws(ClientError) in try AgentProxy(activates: true) }
            do throws(ClientError) { try agent.premium1.remove() } catch {
                throw PremiumCommand.problem(error)
            }
            let output = Output(color: outputOptions.color)
            if json { return try PremiumCommand.show(agent, output, json: true) }
            try output.line(Words.Premium.removed)
        }
    }

    private static func show(_ agent: AgentProxy, _ output: Output, json: Bool) throws {
        let state: Premium1State
        do throws(ClientError) { state = try agent.premium1.state() } catch {
            throw problem(error)
        }
        let view = PremiumView(state: state)
        try output.lines(json ? [StyledText(view.json().text)] : view.lines())
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
