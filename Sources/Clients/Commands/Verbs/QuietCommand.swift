import Client
import Contract
import Fasting
import LocalTime
import Presentation
import Words

struct QuietCommand: ParsableCommand {
    static let configuration = CommandConfiguration("quiet", Words.Quiet.help)

    @OptionGroup var answer: AnswerOptions

    /// Never starts the agent: an agent that has just started has no cost to show.
    func run() throws {
        let agent = try asking { try AgentProxy(activates: false) }
        let usage: Agent1.UsageResult
        do throws(ClientError) { usage = try agent.agent1.usage() } catch {
            // The general sentence says that the bus cannot start the agent.
            guard error == .away, agent.isActivatable else { throw Problem(error) }
            throw Problem(.unavailable, Words.Quiet.notRunning)
        }
        let view = QuietView(usage: usage, now: Clock.now, zone: .system)
        try answer.show(view.json, view.lines.map { StyledText($0) })
    }
}

/// What the agent has cost, as `atrest quiet` prints it.
struct QuietView {
    let usage: Agent1.UsageResult
    let now: Instant
    let zone: Zone

    private var processorSeconds: Double { usage.processorTime / .seconds(1) }

    var lines: [String] {
        [
            Words.Quiet.since(
                TimeText.short(usage.since, now: now, zone: zone, words: .ofUser)),
            Words.Quiet.wakeups(usage.wakeups),
            Words.Quiet.processorTime(
                Self.decimal(processorSeconds, digits: 2)),
            Words.Quiet.memory(Self.decimal(Double(usage.memory) / 1_048_576)),
            Words.Quiet.written(Self.decimal(Double(usage.written) / 1024)),
            Words.Quiet.notices(usage.notices),
        ]
    }

    /// All of it in a line.
    var sentence: String {
        "\(lines[0]) \(lines.dropFirst().joined(separator: " · "))"
    }

    private static func decimal(_ number: Double, digits: Int = 1) -> String {
        let scale = digits == 1 ? 10 : 100
        let parts = Int64((number * Double(scale)).rounded())
        let fraction = String(parts % Int64(scale))
        let zeros = String(repeating: "0", count: digits - fraction.count)
        return "\(parts / Int64(scale))\(Words.decimalPoint)\(zeros)\(fraction)"
    }

    var json: JSON {
        .answer([
            "since": usage.since, "wakeups": usage.wakeups, "processorSeconds": processorSeconds,
            "memoryBytes": usage.memory, "writtenBytes": usage.written, "notices": usage.notices,
        ])
    }
}
