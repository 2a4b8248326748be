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
            try AgentProxy(activates: true).end(at: at)
        }
        let seconds = Int64((ending.endedAt - ending.startedAt) / 1_000_000)
        try Output(color: outputOptions.color).line(
            Words.ended(
                Outcome(rawValue: ending.outcome) ?? .endedEarly, kept: ending.kept,
                duration: TimeText.duration(seconds: seconds),
                from: Typed.shown(ending.startedAt), to: Typed.shown(ending.endedAt)))
    }
}
