import Client
import Presentation
import Words

struct StartCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "start", abstract: Words.Help.start,
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
