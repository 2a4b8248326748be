import CAdwaita
import Client
import Fasting
import Interchange
import LocalTime
import Presentation
import Words

/// A row that starts long work and shows its progress.
final class BusyRow {
    let widget: Widget
    /// Shown while no work is under way.
    var subtitle: String { didSet { if !isBusy { setSubtitle(of: widget, subtitle) } } }
    private let spinner: Widget = notNull(gtk_spinner_new())
    private let arrow = decorativeIcon("go-next-symbolic")
    /// The heading over the reason of a failure.
    private let failure: String
    private var isBusy = false

    init(
        _ title: String, _ subtitle: String, failure: String, onClick: @escaping (BusyRow) -> Void
    ) {
        self.subtitle = subtitle
        self.failure = failure
        widget = buttonRow(title, subtitle, icon: arrow) {}
        onSignal(widget.object, "activated") { [unowned self] in onClick(self) }
        adw_action_row_add_suffix(widget.cast(), spinner.hiddenFromReaders())
        spinner.isVisible = false
    }

    /// A row that works on a file that the user chooses.
    ///
    /// - Parameters:
    ///   - button: of the chooser.
    ///   - name: of a file to be written; nil if a file is read.
    convenience init(
        _ title: String, _ subtitle: String, chooser: String, button: String, saveAs name: String?,
        failure: String, onChoice: @escaping (_ path: String) -> Void
    ) {
        self.init(title, subtitle, failure: failure) { row in
            chooseFile(over: row.widget, chooser, button: button, saveAs: name) { [unowned row] in
                if let path = $0 { onChoice(path) } else { row.fail(Words.DataPage.notLocal) }
            }
        }
    }

    /// - Parameter text: the progress of the work; nil if there is none.
    func show(_ text: String?) {
        if isBusy != (text != nil) {
            isBusy = text != nil
            spinner.isVisible = isBusy
            arrow.isVisible = !isBusy
            gtk_spinner_set_spinning(spinner.opaque, isBusy ? 1 : 0)
            gtk_list_box_row_set_activatable(widget.cast(), isBusy ? 0 : 1)
            if let text { announce(text, in: widget) }
        }
        setSubtitle(of: widget, text ?? subtitle)
    }

    /// Does work on a thread, and says so in the meantime. While it is under way, no other work begins.
    func work<Value: Sendable>(
        _ text: String, _ body: @escaping @Sendable () throws -> Value,
        then handler: @escaping (Value) -> Void
    ) {
        guard !isBusy else { return }
        show(text)
        inBackground {
            Result(catching: body)
        } then: { [weak self] (result: Result<Value, any Error>) in
            guard let self else { return }
            show(nil)
            switch result {
            case .success(let value): handler(value)
            case .failure(let error): fail(Problem(of: error).windowText ?? "")
            }
        }
    }

    func fail(_ sentence: String) {
        MessageDialog(over: widget, failure, [sentence.printable]).present()
    }
}

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
