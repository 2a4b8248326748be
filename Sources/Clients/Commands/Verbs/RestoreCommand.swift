import Client
import Contract
import LocalTime
import Presentation
import Words

struct RestoreCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore", abstract: Words.Restore.help,
        examples: ["restore", "restore 2026-11-20 --dry-run"])

    @Argument(.backupDay, Words.Restore.dayHelp) var day: String?
    @Flag(Words.Interchange.dryRunHelp) var dryRun = false
    @Flag(Words.Interchange.yesHelp) var yes = false
    @OptionGroup var answer: AnswerOptions

    func run() throws {
        let day = try day.map { TimeText.date(try UserInput.day($0)) }
        if day == nil, dryRun || yes { throw Problem(.usage, Words.Restore.whichDay) }
        let agent = try AgentProxy.starting()
        let folder = try agent.dataFolder()
        for danger in FolderDanger.all(of: folder) {
            Output.printError(danger.sentence(about: folder))
        }
        if let day { return try restore(day, agent) }
        let backups = try agent.withPatience { try agent.journal1.backups() }
        try answer.show(
            RestoreView().json(backups), RestoreView().lines(backups, width: answer.output.width))
    }

    private func restore(_ day: String, _ agent: AgentProxy) throws {
        func restored() throws -> Journal1.RestoreResult {
            try agent.withPatience { try agent.journal1.restore(day: day, options: .init()) }
        }
        let asks = dryRun || !yes
        // With --yes the records are counted while they are restored, so they are not compared before.
        let preview =
            try asks
            ? agent.withPatience {
                try RestorePreview(
                    of: day, limit: answer.json ? 0 : RestorePreview.rowsOfTerminal, asking: agent)
            }
            : RestorePreview(counts: restored())
        try answer.show(
            RestoreView().json(preview, of: day), RestoreView().lines(preview, of: day))
        if dryRun || !preview.counts.differs { return }
        if asks {
            try Question.confirm(Words.Restore.ask, noTerminal: Words.Restore.noTerminal)
            _ = try restored()
        }
        if !answer.json { try answer.output.line(Words.Restore.done) }
    }
}
