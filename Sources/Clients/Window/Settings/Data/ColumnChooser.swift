import CAdwaita
import Interchange
import Presentation
import Words

/// The first rows of a table, with a list above each column that says what the column is.
final class ColumnChooser {
    private typealias Say = Words.DataPage

    /// A row that opens and shows the table.
    let widget = expanderRow(Words.DataPage.columns, Words.DataPage.columnsMeaning)
    private var lists: [Widget] = []
    private var roles: [ColumnRole?] { [nil] + ColumnRole.allCases }

    /// - Parameters:
    ///   - isOpen: whether the table is shown at once.
    ///   - onChoice: called when the user has chosen something else for a column.
    init(_ sample: TableSample, isOpen: Bool, onChoice: @escaping () -> Void) {
        adw_expander_row_set_expanded(widget.cast(), isOpen ? 1 : 0)
        let grid = notNull(gtk_grid_new())
        gtk_grid_set_column_spacing(grid.cast(), 12)
        gtk_grid_set_row_spacing(grid.cast(), 4)
        grid.margins(12)
        for (index, column) in sample.columns.enumerated() {
            let title = column.name?.printable ?? ""
            let list = self.list(column.role, Say.column(index + 1, title))
            onChange(of: "selected", list.object, onChoice)
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

    /// What the lists say now.
    var choice: ColumnChoice {
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
