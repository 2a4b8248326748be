import CAdwaita
import Client
import Fasting
import Interchange
import LocalTime
import Presentation
import Words

/// Exports to a file that the user names. The work is done on a thread with its own connection.
final class ExportFlow {
    private typealias Say = Words.DataPage

    private(set) lazy var row = BusyRow(
        Say.export, Say.exportMeaning, chooser: Say.exportTitle, button: Say.exportButton,
        saveAs: "fasts.json", failure: Say.exportTitle
    ) { [unowned self] in export(to: $0) }
    private let context: WindowContext

    init(_ context: WindowContext) {
        self.context = context
    }

    /// Writes the file. The chooser has asked whether to replace one.
    private func export(to path: String) {
        let progress = ProgressReporter { [weak self] in self?.row.show($0) }
        let now = Clock.now
        row.work(Say.exporting) {
            try Self.write(to: path, now: now, progress)
        } then: { [unowned self] count in
            let name = path.split(separator: "/").last.map { String($0) } ?? path
            context.toasts.show(ExportFormat(fileName: name).answer(count, to: name))
        }
    }

    private static func write(
        to path: String, now: Instant, _ progress: ProgressReporter
    ) throws -> Int {
        let agent = try connectingToAgent()
        let format = ExportFormat(fileName: path)
        let sessions = try asking { try agent.sessions() }
        if format == .ics, sessions.isEmpty {
            throw Problem(.refused, Words.Interchange.nothingToExport)
        }
        let export = try RecordsExport(format, of: agent, sessions: sessions, now: now)
        return try export.write(to: path, now: now) {
            progress.report(Words.Interchange.progress($0, of: $1))
        }
    }
}
