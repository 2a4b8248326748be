import Client
import Contract
import Fasting
import Presentation
import SDBus
import Words

struct StartCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "start", Words.Help.start,
        discussion: Words.Safety.first.map(\.text).joined(separator: " "),
        examples: ["start --at 20:00", "start --ago 2h --target 18"])

    @OptionGroup var time: TimeOptions
    @Option(.hours, Words.Help.target) var target: String?
    @Option(.text, Words.Note.optionHelp) var note: String?
    @OptionGroup var outputOptions: OutputOptions

    func run() throws {
        let at = try time.instant(of: Self.self) { text throws(Problem) in
            try UserInput.startTime(text)
        }
        let target = try target.map(UserInput.hours)
        let note = try typedNote(note)
        try outputOptions.start(.init(startedAt: at, target: target, note: note))
    }
}

struct AdjustCommand: ParsableCommand {
    static let configuration = CommandConfiguration("adjust", Words.Help.adjust)

    @Option(.time, Words.Help.adjustedStart) var start: String?
    @Option(.hours, Words.Help.target) var target: String?
    @OptionGroup var outputOptions: OutputOptions

    func run() throws {
        guard start != nil || target != nil else { throw Problem(.usage, Words.adjustWhat) }
        let start = try start.map { text in
            let isRelative = UserInput.isRelative(text)
            let present = isRelative ? try AgentProxy.starting().timer1.state().startedAt : nil
            return try UserInput.time(text, changing: present)
        }
        let target = try target.map(UserInput.hours)
        try outputOptions.adjust(.init(startedAt: start, target: target))
    }
}

struct ToggleCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "toggle", Words.Toggle.help, discussion: Words.Toggle.discussion)

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
