import CAdwaita
import Client
import Fasting
import Interchange
import LocalTime
import Presentation
import Words

/// Imports a file: reads it, shows what would change, and imports it if the user agrees. The work is
/// done on a thread with a connection of its own.
final class ImportFlow {
    private typealias Say = Words.DataPage

    private(set) var row: BusyRow!
    private let context: WindowContext

    init(_ context: WindowContext) {
        self.context = context
        row = BusyRow(Say.importing, Say.importMeaning) {
            [unowned self] in choose()
        }
    }

    private func choose() {
        chooseFile(
            over: row.widget, Say.importTitle, button: Say.choose, cancel: Say.cancel,
            saveAs: nil
        ) { [unowned self] path in
            if let path { open(path) } else { fail(Say.notLocal) }
        }
    }

    // MARK: Reading

    /// Reads a file and shows what is in it.
    func open(_ path: String) {
        guard !row.isBusy else { return }
        row.show(Say.reading)
        inBackground {
            Result { () throws(Problem) in
                try ImportPreview.read(try InputFile.bytes(ofPlainFile: path), order: nil)
            }
        } then: { [weak self] (result: Result<ImportPreview, Problem>) in
            guard let self else { return }
            row.show(nil)
            switch result {
            case .success(let preview): show(preview)
            case .failure(let problem): fail(problem.sentence ?? "")
            }
        }
    }

    private func show(_ preview: ImportPreview) {
        let body = preview.lines(in: context.zone).joined(separator: "\n")
        guard preview.hasRecords || preview.hasSettings else {
            return MessageDialog(over: row.widget, Say.nothingToImport, body).present()
        }
        ImportDialog(preview, over: row.widget, zone: context.zone) { [weak self] in
            self?.send($0, withSettings: $1)
        }.present()
    }

    // MARK: Importing

    private func send(_ preview: ImportPreview, withSettings: Bool) {
        row.show(Words.Interchange.importing)
        inBackground {
            Result { () throws(Problem) in try preview.send(withSettings: withSettings) }
        } then: { [weak self] (result: Result<MergeCounts, Problem>) in
            guard let self else { return }
            row.show(nil)
            switch result {
            case .success(let counts): answer(preview, counts, withSettings: withSettings)
            case .failure(let problem): fail(problem.sentence ?? "")
            }
        }
    }

    private func answer(_ preview: ImportPreview, _ counts: MergeCounts, withSettings: Bool) {
        let sentence = RecordsImport.answer(
            preview.records.file, counts, takesSettings: withSettings
        ).joined(separator: " ")
        if counts.new + counts.changed > 0 {
            context.toasts.offerUndo(sentence)
        } else {
            context.toasts.show(sentence)
        }
    }

    func fail(_ sentence: String) {
        MessageDialog(over: row.widget, Say.notImported, sentence.printable).present()
    }
}

/// A file that was read, and what the agent says an import would change.
struct ImportPreview: Sendable {
    let bytes: [UInt8]
    let records: RecordsImport
    let counts: MergeCounts

    var hasRecords: Bool { counts.new + counts.changed > 0 }
    var hasSettings: Bool { !records.file.extras.settings.isEmpty }

    /// Reads a file and asks the agent what would change. It waits for the answer.
    static func read(
        _ bytes: [UInt8], order: DateOrder?
    ) throws(Problem) -> ImportPreview {
        let records = try RecordsImport(
            reading: bytes, now: Clock.now, zone: .system, dateOrder: order)
        let agent = try asking { () throws(ClientError) in try AgentProxy(activates: true) }
        return ImportPreview(
            bytes: bytes, records: records, counts: try records.send(to: agent, isTrial: true))
    }

    /// Imports the file. It waits for the answer.
    func send(withSettings: Bool) throws(Problem) -> MergeCounts {
        let agent = try asking { () throws(ClientError) in try AgentProxy(activates: true) }
        let counts = try records.send(to: agent, isTrial: false)
        if withSettings { try records.applySettings(to: agent) }
        return counts
    }

    /// What is in the file and what would change.
    func lines(in zone: Zone) -> [String] {
        var lines = records.preview(counts, zone: zone, namesOption: false)
        if !hasRecords, counts.equal > 0 { lines.append(Words.Interchange.nothingNew) }
        return lines.map(\.printable)
    }
}
