import CAdwaita
import Client
import Contract
import LocalTime
import Presentation
import Words

/// The backups. Each can be restored, after the user has seen what would change.
final class BackupList {
    private typealias Say = Words.DataPage

    let widget = expanderRow(Words.DataPage.backups, Words.DataPage.backupsMeaning)
    private let context: WindowContext
    private var rows: [Widget] = []
    private var shown: [Journal1.BackupRow]?
    private var isBusy = false

    init(_ context: WindowContext) {
        self.context = context
        onChange(of: "expanded", widget.object) { [unowned self] in
            if adw_expander_row_get_expanded(widget.cast()) != 0 { load() }
        }
    }

    /// Asks for the backups again, if they can be seen.
    func refresh() {
        if adw_expander_row_get_expanded(widget.cast()) != 0 { load() }
    }

    private func load() {
        context.ask(
            { try $0.journal1.backups($1) },
            or: { [weak self] in self?.show([], $0.sentence) },
            then: { [weak self] in self?.show($0) })
    }

    /// - Parameter sentence: if they could not be read.
    private func show(_ backups: [Journal1.BackupRow], _ sentence: String? = nil) {
        // The focus stays where it is if nothing has changed.
        guard shown != backups || sentence != nil else { return }
        shown = sentence == nil ? backups : nil
        for row in rows { adw_expander_row_remove(widget.cast(), row) }
        rows = backups.map(row)
        if backups.isEmpty { rows = [textRow(sentence ?? Words.Restore.none)] }
        for row in rows { adw_expander_row_add_row(widget.cast(), row) }
    }

    private func row(_ backup: Journal1.BackupRow) -> Widget {
        let day = Self.text(backup.day)
        let content = Words.Restore.content(fasts: Int(backup.fasts), water: Int(backup.water))
        let row = actionRow(day, content)
        let button = textButton(Say.restore) { [unowned self] in preview(backup.day) }
        button.named(Say.restore(day)).described(content)
        adw_action_row_add_suffix(row.cast(), button.aligned(vertical: GTK_ALIGN_CENTER))
        takeFocus(from: row)
        return row
    }

    /// - Parameter day: as in `2026-11-20`.
    private static func text(_ day: String) -> String {
        TimeText.date(day)?.localDate ?? day.printable
    }

    // MARK: Restoring

    private func preview(_ day: String) {
        restore(day, isTrial: true) { [unowned self] counts in
            guard counts.differs else { return ask(RestorePreview(counts: counts), day) }
            compare(day) { [unowned self] changes in
                let preview = RestorePreview(
                    counts: counts, changes: changes,
                    unit: context.connection.report?.water?.unit ?? .milliliters)
                ask(preview, day)
            }
        }
    }

    private func ask(_ preview: RestorePreview, _ day: String) {
        let name = Self.text(day)
        let body = preview.lines(of: name, most: RestorePreview.rowsOfDialog, for: .local)
        guard preview.counts.differs else {
            return MessageDialog(over: widget, Say.nothingToRestore, body).present()
        }
        MessageDialog(
            over: widget, Say.restoreQuestion(name), body, confirm: Say.restoreButton,
            onConfirm: { [weak self] in self?.restore(day, after: preview.counts.act) }
        ).present()
    }

    /// - Parameter handler: gets nil if the agent cannot tell the records one by one.
    private func compare(_ day: String, then handler: @escaping ([Journal1.ChangeRow]?) -> Void) {
        setBusy(true)
        context.connection.ask {
            try $0.journal1.compare(
                day: day, limit: UInt32(RestorePreview.rowsOfDialog), $1)
        } then: { [weak self] answer in
            self?.setBusy(false)
            handler(try? answer.get())
        }
    }

    /// - Parameter act: what the dry run answered.
    private func restore(_ day: String, after act: UInt64?) {
        restore(day, isTrial: false, after: act) { [unowned self] restored in
            context.toasts.offerUndo(Say.restored(Self.text(day)), of: restored.act)
            load()
        }
    }

    private func restore(
        _ day: String, isTrial: Bool, after act: UInt64? = nil,
        then handler: @escaping (Journal1.RestoreResult) -> Void
    ) {
        guard !isBusy else { return }
        setBusy(true)
        context.ask {
            try $0.journal1.restore(
                day: day, options: .init(dryRun: isTrial ? true : nil, act: act), $1)
        } or: { [weak self] in
            guard let self else { return }
            setBusy(false)
            MessageDialog(over: widget, Say.backups, [$0.sentence]).present()
        } then: { [weak self] in
            self?.setBusy(false)
            handler($0)
        }
    }

    private func setBusy(_ isBusy: Bool) {
        self.isBusy = isBusy
        adw_expander_row_set_subtitle(
            widget.cast(), isBusy ? Say.restoring : Say.backupsMeaning)
    }
}
