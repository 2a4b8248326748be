import ArgumentParsing
import Client
import Contract
import LocalTime
import Presentation
import UserFolders
import Words

struct RestoreCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore", abstract: Words.Restore.help)

    @Argument(help: ArgumentHelp(Words.Restore.dayHelp, valueName: "day")) var day: String?
    @Flag(help: ArgumentHelp(Words.Interchange.dryRunHelp)) var dryRun = false
    @Flag(help: ArgumentHelp(Words.Interchange.yesHelp)) var yes = false
    @Flag(help: ArgumentHelp(Words.Help.json)) var json = false
    @OptionGroup var outputOptions: OutputOptions

    func run() throws {
        let output = Output(color: outputOptions.color)
        let day = try day.map { (text) throws(Problem) in TimeText.date(try Typed.day(text)) }
        if day == nil, dryRun || yes { throw Problem(.usage, Words.Restore.whichDay) }
        let folder = dataFolderPath()
        for danger in FolderDanger.all(of: folder) {
            Output.printError(danger.sentence(about: folder))
        }
        let agent = try asking { () throws(ClientError) in try AgentProxy(activates: true) }
        if let day { return try restore(day, agent, output) }
        let backups = try asking { () throws(ClientError) in try agent.journal1.backups() }
        let view = RestoreView()
        if json { return try output.line(view.json(backups).text) }
        try output.lines(view.lines(backups))
    }

    private func restore(_ day: String, _ agent: AgentProxy, _ output: Output) throws {
        // With --yes the records are counted while they are restored, so no dry run is needed.
        let asks = dryRun || !yes
        let counts = try restore(day, agent, isTrial: asks)
        let view = RestoreView()
        try output.lines(
            json ? [StyledText(view.json(counts, of: day).text)] : view.lines(counts, of: day))
        if dryRun || !counts.differs { return }
        if asks {
            try Question.confirm(Words.Restore.ask, noTerminal: Words.Restore.noTerminal)
            _ = try restore(day, agent, isTrial: false)
        }
        if !json { try output.line(Words.Restore.done) }
    }

    private func restore(
        _ day: String, _ agent: AgentProxy, isTrial: Bool
    ) throws(Problem) -> Journal1.RestoreResult {
        try asking { () throws(ClientError) in
            try agent.journal1.restore(day: day, options: .init(dryRun: isTrial ? true : nil))
        }
    }
}
