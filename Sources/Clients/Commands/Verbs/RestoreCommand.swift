import Client
import Contract
import Fasting
import LocalTime
import Presentation
import Text
import Words

struct RestoreCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "restore", Words.Restore.help, examples: ["restore", "restore 2026-11-20 --dry-run"])

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
        Output.printProblem(of: agent)
        let backups = try agent.withPatience { try agent.journal1.backups() }
        let unreadable = Set(DataFolderCheck(path: folder).backupDays).subtracting(
            backups.map(\.day))
        for day in unreadable.sorted() { Output.printError(Words.Doctor.backupUnreadable(day)) }
        if backups.isEmpty, !unreadable.isEmpty, !answer.json { return }
        try answer.show(
            RestoreView().json(backups), RestoreView().lines(backups, width: answer.output.width))
    }

    private func restore(_ day: String, _ agent: AgentProxy) throws {
        func restored(after act: UInt64? = nil) throws -> Journal1.RestoreResult {
            try agent.withPatience {
                try agent.journal1.restore(day: day, options: .init(act: act))
            }
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
            // What came in between was not shown.
            _ = try restored(after: preview.counts.act)
        }
        if !answer.json { try answer.output.line(Words.Restore.done) }
    }
}

/// The backups, and what restoring one changes.
struct RestoreView {
    private typealias Say = Words.Restore

    /// One line for each backup, in columns: the day as it is typed, the day as it is read, and what
    /// is in it.
    ///
    /// - Parameter width: the columns of the terminal; nil if it is none.
    func lines(_ backups: [Journal1.BackupRow], width: Int? = nil) -> [StyledText] {
        if backups.isEmpty { return [StyledText(Say.none)] }
        let rows = backups.map {
            let weekday = TimeText.date($0.day).map { CalendarNames.system.days[$0.weekday] }
            return Table.Row(
                cells: [
                    .bold($0.day), .dim(weekday ?? ""),
                    StyledText(Say.content(fasts: Int($0.fasts), water: Int($0.water))),
                ], narrow: .beside(2))
        }
        return Table(rows: rows).lines(width: width) + [StyledText(Say.howTo)]
    }

    func json(_ backups: [Journal1.BackupRow]) -> JSON {
        .array(
            backups.map {
                .answer(["day": $0.day, "fasts": $0.fasts, "water": $0.water])
            })
    }

    func lines(
        _ preview: RestorePreview, of day: String, for reader: ActAnswer.Reader = .local
    ) -> [StyledText] {
        preview.lines(of: day, most: RestorePreview.rowsOfTerminal, for: reader).map {
            StyledText($0)
        }
    }

    func json(_ preview: RestorePreview, of day: String) -> JSON {
        let counts = preview.counts
        return .answer([
            "day": day, "returned": counts.returned, "changed": counts.changed,
            "removed": counts.removed, "equal": counts.equal,
            "changes": preview.changes.map { $0.map(json) },
        ])
    }

    private func json(_ row: Journal1.ChangeRow) -> JSON {
        .object([
            "change": row.change.rawValue, "record": row.isWater ? "water" : "fast",
            "id": row.id,
            "backup": row.isWater
                ? water(row.waterAt, row.milliliters)
                : fast(row.startedAt, row.endedAt, row.target, row.hasNote),
            "now": row.isWater
                ? water(row.nowWaterAt, row.nowMilliliters)
                : fast(row.nowStartedAt, row.nowEndedAt, row.nowTarget, row.nowHasNote),
        ])
    }

    private func fast(
        _ start: UInt64?, _ end: UInt64?, _ target: UInt64?, _ hasNote: Bool?
    ) -> JSON {
        guard let start, let end else { return .null }
        return .object([
            "startedAt": Instant(wire: start), "endedAt": Instant(wire: end),
            "targetSeconds": target.flatMap(Target.init(wire:)), "hasNote": hasNote ?? false,
        ])
    }

    private func water(_ at: UInt64?, _ milliliters: UInt32?) -> JSON {
        guard let at, let milliliters else { return .null }
        return .object(["at": Instant(wire: at), "milliliters": milliliters])
    }
}
