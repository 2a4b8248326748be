import Client
import Presentation
import Words

struct AbandonCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "abandon", abstract: Words.Help.abandon)

    @OptionGroup var outputOptions: OutputOptions

    func run() throws {
        try outputOptions.carryOut(.abandoned) { try $0.abandon(options: .init(), $1) }
    }
}
