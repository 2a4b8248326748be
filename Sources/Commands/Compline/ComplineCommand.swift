import ArgumentParsing
import Client
import Compline
import Contract
import FullScreen
import Glibc
import LocalTime
import Presentation
import SDBus
import TerminalPicture
import UserFolders
import Words

struct ComplineCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "compline", abstract: Words.Prayer.help, discussion: Words.Prayer.discussion)

    @Option(
        help: ArgumentHelp(
            Words.Prayer.phaseHelp(count: Office.phaseCount), valueName: "number"))
    var phase: String?
    @Flag(help: ArgumentHelp(Words.Prayer.listHelp)) var list = false
    @Flag(help: ArgumentHelp(Words.Prayer.plainHelp)) var plain = false
    @Option(
        help: ArgumentHelp(
            Words.Prayer.inviteHelp(example: InvitationSetting.example), valueName: "time"))
    var invite: String?
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
            return try InvitationSetting(invite).set(Output(color: outputOptions.color))
        }
        let file = OfficeFile(in: dataFolders())
        for problem in file.problems { Output.printError(Words.Compline.problem(problem)) }
        if list { return try listTitles(file.office) }
        let output = Output(color: outputOptions.color)
        let environment = processEnvironment()
        let session = PlainSession(file.office, phase: phase, output)
        guard !plain, ScreenFeatures.screen(environment: environment) != nil else {
            return try session.run()
        }
        do throws(FullScreen.NoTerminal) {
            try pray(file.office, phase, output, environment)
        } catch {
            try session.run()
        }
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

    private func pray(
        _ office: Office, _ phase: Int?, _ output: Output, _ environment: [String: String]
    ) throws(FullScreen.NoTerminal) {
        let memory = LockedMemory()
        let capabilities = TerminalCapabilities.ask(environment: environment)
        let features = ScreenFeatures(
            capabilities, usesColor: output.usesColor,
            motion: ReducedMotion.isWanted ? .reduced : .full, environment: environment)
        let zone = Zone.system
        let program = ComplineProgram(
            office, at: phase.map { .phase($0) } ?? .hub, features: features,
            ComplineProgram.Surroundings(
                name: UserName.ofUser,
                now: {
                    PrayerTime(
                        microsecondsSinceEpoch: SDEventTimer.Clock.microsecondsSinceEpoch, zone)
                },
                companion: (try? PrayerHold()) ?? NoCompanion(), memory: memory,
                save: { PrivateFile.save($0, to: $1, replaces: $2) }))
        defer { program.close() }
        let ending = try FullScreen(features, capabilities: capabilities).run(program)
        program.close()
        ending.raiseSignal()
    }

    private func listTitles(_ office: Office) throws {
        let output = Output(color: outputOptions.color)
        try output.lines(
            office.phases.enumerated().map { StyledText("\($0 + 1)  \($1.title)") })
    }
}
