import Presentation
import Words

/// A row that works on a file that the user chooses. The work is done on a thread.
final class FileRow {
    let row: BusyRow
    /// The heading over the reason of a failure.
    private let failure: String

    var widget: Widget { row.widget }

    /// - Parameters:
    ///   - button: of the chooser.
    ///   - name: of a file to be written; nil if a file is read.
    init(
        _ title: String, _ meaning: String, chooser: String, button: String, saveAs name: String?,
        failure: String, onChoice: @escaping (_ path: String) -> Void
    ) {
        self.failure = failure
        var choose = {}
        row = BusyRow(title, meaning) { choose() }
        choose = { [unowned self] in
            chooseFile(
                over: row.widget, chooser, button: button, cancel: Words.DataPage.cancel,
                saveAs: name
            ) { [unowned self] path in
                if let path { onChoice(path) } else { fail(Words.DataPage.notLocal) }
            }
        }
    }

    /// Does work on a thread, and says so in the meantime. While it is under way, no other work begins.
    func work<Value: Sendable>(
        _ text: String, _ body: @escaping @Sendable () throws -> Value,
        then handler: @escaping (Value) -> Void
    ) {
        guard !row.isBusy else { return }
        row.show(text)
        inBackground {
            Result(catching: body)
        } then: { [weak self] (result: Result<Value, any Error>) in
            guard let self else { return }
            row.show(nil)
            switch result {
            case .success(let value): handler(value)
            case .failure(let error): fail(Problem(of: error).sentence ?? "")
            }
        }
    }

    func fail(_ sentence: String) {
        MessageDialog(over: row.widget, failure, sentence.printable).present()
    }
}
