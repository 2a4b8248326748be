import CAdwaita
import Interchange
import LocalTime
import Presentation
import Words

/// Shows what an import would change, and asks. The user can import the settings of the file too, choose the
/// order of dates that can be read in more than one, and say what the columns of a table are.
final class ImportDialog {
    private typealias Say = Words.DataPage

    /// The closure keeps this object for as long as the dialog exists.
    private lazy var dialog = MessageDialog(
        over: parent, Say.importQuestion, confirm: Say.importButton,
        onConfirm: { [self] in
            guard let preview else { return }
            onConfirm(preview, gtk_switch_get_active(settings.toggle.opaque) != 0)
        })
    private let parent: Widget
    private let onConfirm: (ImportPreview, _ withSettings: Bool) -> Void
    private let bytes: [UInt8]
    /// nil if the file cannot be imported as it is read now.
    private var preview: ImportPreview?
    private var chooser: ColumnChooser?
    /// Whether the user has chosen columns.
    private var hasChosen = false
    /// Whether the user has chosen the order of the dates.
    private var wantsOrder = false
    /// With which the file was read last.
    private var latest = ImportOptions()
    private let zone: Zone
    private let list = boxedList()
    private let settings = switchRow(Say.withSettings)
    private let order: Widget = notNull(adw_combo_row_new())
    private let orders = DateOrder.allCases

    /// - Parameter onConfirm: gets the preview, and whether to import the settings too.
    init(
        _ preview: ImportPreview, over parent: Widget, zone: Zone,
        onConfirm: @escaping (ImportPreview, _ withSettings: Bool) -> Void
    ) {
        (self.preview, self.zone, self.parent, self.onConfirm) = (preview, zone, parent, onConfirm)
        bytes = preview.bytes
        if preview.hasSettings { addSettings() }
        if let open = preview.records.openDateOrder { addOrder(open) }
        if preview.records.file.columns != nil, let sample = preview.records.file.sample {
            addColumns(sample, isOpen: false)
        }
        if gtk_widget_get_first_child(list) != nil { dialog.add(list) }
        update()
    }

    /// - Parameters:
    ///   - refused: a table in which no fasts were found.
    ///   - onConfirm: gets the preview once columns were chosen that have fasts.
    init(
        _ refused: RefusedTable, over parent: Widget, zone: Zone,
        onConfirm: @escaping (ImportPreview, _ withSettings: Bool) -> Void
    ) {
        (self.zone, self.parent, self.onConfirm) = (zone, parent, onConfirm)
        bytes = refused.bytes
        addColumns(refused.sample, isOpen: true)
        dialog.add(list)
        dialog.show([Say.chooseColumns])
        dialog.setConfirmEnabled(false)
    }

    func present() { dialog.present() }

    private func update() {
        guard let preview else { return }
        let found = preview.found(in: zone)
        dialog.show(found.lines, problems: found.problems)
        chooser?.describe(found.columns)
        dialog.setConfirmEnabled(
            preview.hasRecords || preview.effects.startedFast != nil
                || gtk_switch_get_active(settings.toggle.opaque) != 0)
    }

    private func addSettings() {
        gtk_list_box_append(list.opaque, settings.row)
        onChange(of: "active", settings.toggle.object) { [unowned self] in update() }
    }

    private func addColumns(_ sample: TableSample, isOpen: Bool) {
        let chooser = ColumnChooser(sample, isOpen: isOpen) { [unowned self] in
            hasChosen = true
            read()
        }
        self.chooser = chooser
        gtk_list_box_append(list.opaque, chooser.widget)
    }

    private func addOrder(_ open: DateOrder) {
        let titles = orders.map {
            switch $0 {
            case .dayFirst: Say.dayFirst
            case .monthFirst: Say.monthFirst
            case .yearFirst: Say.yearFirst
            }
        }
        setTitle(of: order, Say.dateOrder)
        setChoices(of: order, titles)
        adw_combo_row_set_selected(order.cast(), UInt32(orders.firstIndex(of: open) ?? 0))
        gtk_list_box_append(list.opaque, order)
        onChange(of: "selected", order.object) { [unowned self] in
            wantsOrder = true
            read()
        }
    }

    /// Reads the file again with what the user has chosen.
    private func read() {
        // Without a question about dates the row has no list, and so no index.
        let order = wantsOrder ? orders[Int(adw_combo_row_get_selected(order.cast()))] : nil
        let options = ImportOptions(
            dateOrder: order, columns: hasChosen ? chooser?.choice : nil)
        let bytes = bytes
        preview = nil
        latest = options
        dialog.setConfirmEnabled(false)
        inBackground {
            Result { () throws(Problem) in try ImportPreview.read(bytes, options) }
        } then: { [weak self] (result: Result<ImportPreview, Problem>) in
            // The user may have chosen something else in the meantime.
            guard let self, options == latest else { return }
            switch result {
            case .success(let preview):
                self.preview = preview
                update()
            case .failure(let problem): dialog.show([(problem.sentence ?? "").printable])
            }
        }
    }
}
