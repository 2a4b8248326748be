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
    private let zone: Zone
    /// nil if the file cannot be imported as it is read now.
    private var preview: ImportPreview?
    /// What the user has chosen. The file is read again with it.
    private var options = ImportOptions() { didSet { read() } }
    private var chooser: ColumnChooser?
    private let list = boxedList()
    private let settings = switchRow(Say.withSettings)

    /// - Parameters:
    ///   - file: a table in which no fasts were found waits until columns were chosen that have some.
    ///   - onConfirm: gets the preview, and whether to import the settings too.
    init(
        _ file: Result<ImportPreview, RefusedTable>, over parent: Widget, zone: Zone,
        onConfirm: @escaping (ImportPreview, _ withSettings: Bool) -> Void
    ) {
        (self.parent, self.zone, self.onConfirm) = (parent, zone, onConfirm)
        let sample: TableSample?
        switch file {
        case .success(let preview):
            (self.preview, bytes) = (preview, preview.bytes)
            let read = preview.records.file
            sample = read.columns == nil ? nil : read.sample
        case .failure(let refused): (bytes, sample) = (refused.bytes, refused.sample)
        }
        if preview?.hasSettings == true { addSettings() }
        if let open = preview?.records.openDateOrder { addOrder(open) }
        if let sample { addColumns(sample, isOpen: preview == nil) }
        if gtk_widget_get_first_child(list) != nil { dialog.add(list) }
        update()
    }

    func present() { dialog.present() }

    private func update() {
        let found = preview?.found(in: zone)
        dialog.show(found?.lines ?? [Say.chooseColumns], problems: found?.problems ?? [])
        chooser?.describe(found?.columns ?? "")
        dialog.setConfirmEnabled(
            preview.map {
                $0.hasRecords || $0.effects.startedFast != nil
                    || gtk_switch_get_active(settings.toggle.opaque) != 0
            } ?? false)
    }

    private func addSettings() {
        gtk_list_box_append(list.opaque, settings.row)
        onChange(of: "active", settings.toggle.object) { [unowned self] in update() }
    }

    private func addColumns(_ sample: TableSample, isOpen: Bool) {
        let chooser = ColumnChooser(sample, isOpen: isOpen) { [unowned self] in
            options.columns = $0
        }
        self.chooser = chooser
        gtk_list_box_append(list.opaque, chooser.widget)
    }

    private func addOrder(_ open: DateOrder) {
        let orders = DateOrder.allCases
        let order: Widget = notNull(adw_combo_row_new())
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
            options.dateOrder = orders[Int(adw_combo_row_get_selected(order.cast()))]
        }
    }

    /// Reads the file again.
    private func read() {
        let (bytes, options) = (bytes, options)
        preview = nil
        dialog.setConfirmEnabled(false)
        inBackground {
            Result { () throws(Problem) in try ImportPreview.read(bytes, options) }
        } then: { [weak self] (result: Result<ImportPreview, Problem>) in
            // The user may have chosen something else in the meantime.
            guard let self, options == self.options else { return }
            switch result {
            case .success(let preview):
                self.preview = preview
                update()
            case .failure(let problem): dialog.show([problem.windowText ?? ""])
            }
        }
    }
}

/// The first rows of a table, with a list above each column that says what the column is.
final class ColumnChooser {
    private typealias Say = Words.DataPage

    /// A row that opens and shows the table.
    let widget = expanderRow(Words.DataPage.columns, Words.DataPage.columnsMeaning)
    private var lists: [Widget] = []
    private var roles: [ColumnRole?] { [nil] + ColumnRole.allCases }

    /// - Parameters:
    ///   - isOpen: whether the table is shown at once.
    ///   - onChoice: gets what the lists say when the user has chosen something else for a column.
    init(_ sample: TableSample, isOpen: Bool, onChoice: @escaping (ColumnChoice) -> Void) {
        adw_expander_row_set_expanded(widget.cast(), isOpen ? 1 : 0)
        let grid = notNull(gtk_grid_new())
        gtk_grid_set_column_spacing(grid.cast(), 12)
        gtk_grid_set_row_spacing(grid.cast(), 4)
        grid.margins(12)
        for (index, column) in sample.columns.enumerated() {
            let title = column.name?.printable ?? ""
            let list = self.list(column.role, Say.column(index + 1, title))
            onChange(of: "selected", list.object) { [unowned self] in onChoice(choice) }
            lists.append(list)
            let texts =
                [cell(title, "heading")] + column.cells.map { cell($0.printable, "dim-label") }
            for (line, widget) in ([list] + texts).enumerated() {
                gtk_grid_attach(grid.cast(), widget, Int32(index), Int32(line), 1, 1)
            }
        }
        let scroller = notNull(gtk_scrolled_window_new())
        gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER)
        gtk_scrolled_window_set_child(scroller.opaque, grid)
        adw_expander_row_add_row(widget.cast(), scroller)
    }

    /// Says below the title how the columns are read.
    ///
    /// - Parameter text: "" for how to choose them.
    func describe(_ text: String) {
        adw_expander_row_set_subtitle(widget.cast(), text.isEmpty ? Say.columnsMeaning : text)
    }

    private var choice: ColumnChoice {
        var chosen: [Int: ColumnRole] = [:]
        for (column, list) in lists.enumerated() {
            chosen[column] = roles[Int(gtk_drop_down_get_selected(list.opaque))]
        }
        return ColumnChoice(chosen)
    }

    private func list(_ role: ColumnRole?, _ name: String) -> Widget {
        let titles = stringList(roles.map { Say.role($0?.rawValue) })
        let list = notNull(gtk_drop_down_new(titles, nil)).named(name)
        gtk_drop_down_set_selected(list.opaque, UInt32(roles.firstIndex(of: role) ?? 0))
        return list
    }

    private func cell(_ text: String, _ style: String) -> Widget {
        let cell = notNull(gtk_label_new(text)).styled(style)
        gtk_label_set_xalign(cell.opaque, 0)
        return cell
    }
}
