import ArgumentParser
import Client
import Words

struct AbandonCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "abandon", abstract: Words.Help.abandon)

    @OptionGroup var look: LookOptions

    func run() throws {
        try asking { () throws(ClientError) in try AgentProxy(activates: true).abandon() }
        try Output(color: look.color).line(Words.abandoned)
    }
}
