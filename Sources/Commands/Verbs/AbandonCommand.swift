import ArgumentParsing
import Client
import Presentation
import Words

struct AbandonCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "abandon", abstract: Words.Help.abandon)

    @OptionGroup var outputOptions: OutputOptions

    func run() throws {
        try asking { () throws(ClientError) in try AgentProxy(activates: true).timer1.abandon() }
        try Output(color: outputOptions.color).line(Words.abandoned)
    }
}
