import CAdwaita
import Client
import Fasting
import Interchange
import LocalTime
import Presentation
import Words

/// Imports a file: reads it, shows what would change, and imports it if the user agrees. The work is
/// done on a thread with its own connection.
final class ImportFlow {
    private typealias Say = Words.DataPage

    private(set) lazy var row = BusyRow(
        Say.importing, Say.importMeaning, chooser: Say.importTitle, button: Say.choose,
        saveAs: nil, failure: Say.notImported
    ) { [unowned self] in open($0) }
    private let context: WindowContext

    init(_ context: WindowContext) {
        self.context = context
    }

    /// Reads a file and shows what is in it.
    func open(_ path: String) {
        row.work(Say.reading) { () -> Result<ImportPreview, RefusedTable> in
            let bytes = try InputFile.bytes(ofPlainFile: path)
            do throws(Problem) {
                return .success(try ImportPreview.read(bytes, ImportOptions()))
            } catch {
                guard error.exitStatus == .badInput, let refused = RefusedTable(bytes) else {
                    throw error
                }
                return .failure(refused)
            }
        } then: { [unowned self] in
            show($0)
        }
    }

    private func show(_ file: Result<ImportPreview, RefusedTable>) {
        if case .success(let preview) = file, !preview.hasRecords, !preview.hasSettings,
            preview.effects.startedFast == nil
        {
            let found = preview.found(in: context.zone)
            let dialog = MessageDialog(over: row.widget, Say.nothingToImport)
            dialog.show(found.lines, problems: found.problems)
            return dialog.present()
        }
        ImportDialog(file, over: row.widget, zone: context.zone) { [weak self] in
            self?.send($0, withSettings: $1)
        }.present()
    }

    private func send(_ preview: ImportPreview, withSettings: Bool) {
        row.work(Words.Interchange.importing) {
            try preview.send(withSettings: withSettings)
        } then: { [unowned self] in
            answer(preview, $0, withSettings: withSettings)
        }
    }

    private func answer(
        _ preview: ImportPreview, _ sent: ImportPreview.Sent, withSettings: Bool
    ) {
        let counts = sent.counts
        var lines = RecordsImport.answer(
            preview.records.file, counts, sent.effects, takesSettings: withSettings)
        if let started = sent.effects.startedLine { lines.append(started) }
        let sentence = lines.joined(separator: " ")
        // After a start, an undo would undo only that.
        if counts.new + counts.changed > 0, sent.effects.startedFast == nil {
            context.toasts.offerUndo(sentence, of: sent.act)
        } else {
            context.toasts.show(sentence)
        }
    }
}

/// A table in which no fasts were found.
struct RefusedTable: Error {
    let bytes: [UInt8]
    let sample: TableSample

    /// - Returns: nil if the file can be imported, or is not a table with columns to choose.
    init?(_ bytes: [UInt8]) {
        let file = try? ImportFile(reading: bytes, now: Clock.now, zone: .system)
        guard file == nil, let sample = TableSample(of: bytes), sample.columns.count > 1 else {
            return nil
        }
        (self.bytes, self.sample) = (bytes, sample)
    }
}

/// A file that was read, and what the agent says an import would change.
struct ImportPreview: Sendable {
    let bytes: [UInt8]
    let records: RecordsImport
    let counts: MergeCounts
    let effects: ImportEffects

    /// What an import did. The number of the act is 0 if nothing changed.
    typealias Sent = (counts: MergeCounts, effects: ImportEffects, act: UInt64)

    var hasRecords: Bool { counts.new + counts.changed > 0 }
    var hasSettings: Bool { !records.file.extras.settings.isEmpty }

    /// Reads a file and asks the agent what would change. It waits for the answer.
    static func read(
        _ bytes: [UInt8], _ options: ImportOptions
    ) throws(Problem) -> ImportPreview {
        var records = try RecordsImport(
            reading: bytes, now: Clock.now, zone: .system, options)
        let agent = try connectingToAgent()
        try records.compare(with: agent, now: Clock.now)
        let (counts, effects, _) = try records.send(to: agent, isTrial: true)
        return ImportPreview(bytes: bytes, records: records, counts: counts, effects: effects)
    }

    /// Imports the file. It waits for the answer.
    func send(withSettings: Bool) throws(Problem) -> Sent {
        let sent = try records.send(to: try connectingToAgent(), takesSettings: withSettings)
        return (sent.counts, effects.after(sent.effects), sent.act)
    }

    /// What is in the file and what would change.
    func found(in zone: Zone) -> (lines: [String], problems: [String], columns: String) {
        let preview = records.preview(counts, effects, zone: zone, isInWindow: true)
        let isKnown = !hasRecords && counts.equal > 0 && effects.startedFast == nil
        return (
            (preview.facts + (isKnown ? [Words.Interchange.nothingNew] : [])).map(\.printable),
            preview.leftOut.map(\.printable.withoutCommands),
            preview.columns.joined(separator: " ").printable.withQuotes
        )
    }
}
