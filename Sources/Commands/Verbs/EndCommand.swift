import ArgumentParser
import Client
import Fasting
import LocalTime
import Words

struct EndCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "end", abstract: Words.Help.end)

    @OptionGroup var moment: MomentOptions
    @OptionGroup var outputOptions: OutputOptions

    func run() throws {
        let at = try moment.moment()
        let ending = try asking { () throws(ClientError) in
            try AgentProxy(activates: true).timer1.end(options: .init(endedAt: at))
        }
        try Output(color: outputOptions.color).line(
            Words.ended(
                ending.outcome, kept: ending.kept,
                duration: TimeText.duration(seconds: max(0, ending.endedAt - ending.startedAt)),
                from: Typed.shown(ending.startedAt), to: Typed.shown(ending.endedAt)))
    }
}
