import Client
import Fasting
import Presentation
import Words

struct AdjustCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "adjust", abstract: Words.Help.adjust)

    @Option(.time, Words.Help.adjustedStart) var start: String?
    @Option(.hours, Words.Help.target) var target: String?
    @OptionGroup var outputOptions: OutputOptions

    func run() throws {
        guard start != nil || target != nil else { throw Problem(.usage, Words.adjustWhat) }
        let start = try start.map { try UserInput.time($0) }
        let target = try target.map(UserInput.hours)
        try outputOptions.adjust(.init(startedAt: start, target: target))
    }
}
