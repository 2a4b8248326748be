import Compline
import Contract
import LocalTime
import Presentation
import Screens
import Words

struct ComplineCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "compline", Words.Prayer.help, discussion: Words.Prayer.discussion,
        examples: ["compline --list", "compline --invite 21:30"])

    @Option(.prayerPhase, Words.Prayer.phaseHelp(count: Office.phaseCount)) var phase: String?
    @Flag(Words.Prayer.listHelp) var list = false
    @Flag(Words.Prayer.plainHelp) var plain = false
    @Option(.invitation, Words.Prayer.inviteHelp(example: InvitationSetting.example)) var invite:
        String?
    @OptionGroup var outputOptions: OutputOptions

    func run() throws {
        if [list, plain, invite != nil].count(where: { $0 }) > 1 {
            throw Problem(.usage, Words.Prayer.oneWay)
        }
        if phase != nil, list || invite != nil {
            throw Problem(.usage, Words.Prayer.phaseOfWhat)
        }
        let phase = try phase.map(Self.phase)
        if let invite {
            return try InvitationSetting(invite).set(outputOptions.output)
        }
        let file = OfficeFile.tonight
        for problem in file.problems { Output.printError(Words.Compline.problem(problem)) }
        if list { return try listTitles(file.office) }
        let output = outputOptions.output
        if !plain, ComplineProgram.pray(file.office, phase: phase, usesColor: output.usesColor) {
            return
        }
        try PlainSession(office: file.office, phase: phase, output: output).run()
    }

    /// - Returns: the phase, counted from 0.
    static func phase(_ text: String) throws(Problem) -> Int {
        guard text.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int(text),
            (1...Office.phaseCount).contains(number)
        else {
            throw Problem(
                .usage, Words.Prayer.unknownPhase(text, count: Office.phaseCount))
        }
        return number - 1
    }

    private func listTitles(_ office: Office) throws {
        let output = outputOptions.output
        try output.lines(
            office.phases.enumerated().map { StyledText("\($0 + 1)  \($1.title)") })
    }
}

extension OfficeFile {
    /// The office of this night, or by day of the next one.
    static var tonight: OfficeFile {
        OfficeFile(in: dataFolders(), for: PrayerNight(at: Clock.now, zone: .system))
    }
}
