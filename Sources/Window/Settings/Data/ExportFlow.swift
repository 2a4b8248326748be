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

    private(set) var row: BusyRow!
    private let context: WindowContext

    init(_ context: WindowContext) {
        self.context = context
        row = BusyRow(Say.export, Say.exportMeaning) {
            [unowned self] in choose()
        }
    }

    /// The name that the chooser proposes.
    static let fileName = "fasts.json"

    private func choose() {
        chooseFile(
            over: row.widget, Say.exportTitle, button: Say.exportButton, cancel: Say.cancel,
            saveAs: Self.fileName
        ) { [unowned self] path in
            if let path { export(to: path) } else { fail(Say.notLocal) }
        }
    }

    /// Writes the file. The chooser has asked whether to replace one.
    func export(to path: String) {
        guard !row.isBusy else { return }
        row.show(Say.exporting)
        let progress = ProgressReporter { [weak self] in self?.row.show($0) }
        let now = Clock.now
        inBackground {
            Result { try Self.write(to: path, now: now, progress) }
        } then: { [weak self] (result: Result<Int, any Error>) in
            guard let self else { return }
            row.show(nil)
            let name = path.split(separator: "/").last.map { String($0) } ?? path
            switch result {
            case .success(let count):
                context.toasts.show(Words.Interchange.exported(count, to: name))
            case .failure(let error): fail((error as? Problem)?.sentence ?? "\(error)")
            }
        }
    }

    private static func write(
        to path: String, now: Instant, _ progress: ProgressReporter
    ) throws -> Int {
        let agent = try asking { () throws(ClientError) in try AgentProxy(activates: true) }
        let format = ExportFormat(fileName: path)
        let sessions = try asking { () throws(ClientError) in try agent.sessions() }
        if format == .ics, sessions.isEmpty {
            throw Problem(.refused, Words.Interchange.nothingToExport)
        }
        let export = try RecordsExport(format, of: agent, sessions: sessions, now: now)
        return try export.write(to: path, now: now) {
            progress.report(Words.Interchange.progress($0, of: $1))
        }
    }

    private func fail(_ sentence: String) {
        MessageDialog(over: row.widget, Say.exportTitle, sentence.printable).present()
    }
}
