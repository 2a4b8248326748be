import CAdwaita
import Fasting
import LocalTime
import Presentation
import Words

/// A month as a grid of days, with a dot for each fast and a line over the days of a long one. The keyboard is on one day at a time, as in
/// other grids: Tab leaves it.
final class MonthView {
    let widget: Widget
    private let title = label("", at: .middle, "title-3")
    private let grid = notNull(gtk_grid_new())
    private var cells: [DayCell] = []
    private var weekdays: [(label: Widget, name: String)] = []
    private let text: CalendarText
    private let onMove: (CalendarModel.Move) -> Void
    private var model: CalendarModel?

    /// - Parameter onMove: called when the user moves to another day or month.
    init(_ text: CalendarText, onMove: @escaping (CalendarModel.Move) -> Void) {
        self.text = text
        self.onMove = onMove
        widget = column(spacing: 10)
        widget.append(header())
        gtk_grid_set_column_homogeneous(grid.cast(), 1)
        gtk_grid_set_row_spacing(grid.cast(), 2)
        gtk_grid_set_column_spacing(grid.cast(), 2)
        addWeekdays()
        for index in 0..<42 {
            let cell = DayCell { onMove(.day($0)) }
            if let first = cells.first {
                gtk_toggle_button_set_group(cell.widget.cast(), first.widget.cast())
            }
            gtk_grid_attach(grid.cast(), cell.widget, Int32(index % 7), Int32(index / 7 + 1), 1, 1)
            cells.append(cell)
        }
        widget.append(grid)
        addKeys()
        onSwipe(grid) { [unowned self] x, y in
            guard abs(x) > 2 * abs(y), abs(x) > 200 else { return }
            onMove(.months(isRightToLeft == (x < 0) ? -1 : 1))
        }
    }

    // MARK: Parts

    private func header() -> Widget {
        let back = iconButton(
            "go-previous-symbolic", name: Words.Calendar.previousMonth, "flat", "circular"
        ) { [unowned self] in onMove(.months(-1)) }
        let forth = iconButton(
            "go-next-symbolic", name: Words.Calendar.nextMonth, "flat", "circular"
        ) { [unowned self] in onMove(.months(1)) }
        return row(spacing: 6, back, title.expanding(horizontally: true), forth)
    }

    private func addWeekdays() {
        for (column, day) in MonthGrid(
            Month(year: 2026, month: 1), firstDay: text.names.firstDay
        ).weekdays.enumerated() {
            let name = label("", "dim-label", "calendar-weekday")
            weekdays.append((name, text.names.days[day]))
            gtk_label_set_wrap(name.opaque, 0)
            gtk_label_set_ellipsize(name.opaque, PANGO_ELLIPSIZE_END)
            name.named(text.wholeDays[day])
            gtk_grid_attach(grid.cast(), name, Int32(column), 0, 1, 1)
        }
        nameWeekdays()
        TextScale.follow { [weak self] in self?.nameWeekdays() }
    }

    /// Large text leaves room for two letters only.
    private func nameWeekdays() {
        let isLarge = TextScale.isLarge
        for (label, name) in weekdays {
            gtk_label_set_text(label.opaque, isLarge ? String(name.prefix(2)) : name)
        }
    }

    private var isRightToLeft: Bool { gtk_widget_get_direction(grid) == GTK_TEXT_DIR_RTL }

    private func addKeys() {
        func add(_ keys: String, _ move: @escaping () -> CalendarModel.Move) {
            onKeys(keys, in: grid, scope: GTK_SHORTCUT_SCOPE_LOCAL) { [unowned self] in
                onMove(move())
                focusDay()
            }
        }
        add("Left") { [unowned self] in .days(isRightToLeft ? 1 : -1) }
        add("Right") { [unowned self] in .days(isRightToLeft ? -1 : 1) }
        add("Up") { .days(-7) }
        add("Down") { .days(7) }
        add("Home") { .startOfWeek }
        add("End") { .endOfWeek }
    }

    // MARK: Showing

    func show(_ model: CalendarModel) {
        guard model != self.model else { return }
        self.model = model
        gtk_label_set_text(title.opaque, text.title(model.month))
        let places = MonthGrid(model.month, firstDay: text.names.firstDay).weeks.joined()
        let days = zip(cells, Array(places) + Array(repeating: nil, count: cells.count))
        let hadFocus = hasFocus
        // A reader says the new name of what has the focus. So the selected day comes first, and the focus goes there
        // before the cell that had it gets the name of another day.
        for (cell, number) in days where number == model.selected.day {
            show(model, number, in: cell)
        }
        if hadFocus { focusDay() }
        for (cell, number) in days where number != model.selected.day {
            show(model, number, in: cell)
        }
    }

    /// - Parameter number: of the day; nil if the place is empty.
    private func show(_ model: CalendarModel, _ number: Int?, in cell: DayCell) {
        guard let number else { return cell.hide() }
        let day = model.month.day(number)
        let marks = model.marks(on: number)
        cell.show(
            number, marks, isToday: day.dayNumber == model.today.dayNumber,
            isSelected: day == model.selected,
            spoken: text.spoken(day, today: model.today, marks))
    }

    /// Moves the keyboard to the selected day.
    func focusDay() {
        guard let model, let cell = cells.first(where: { $0.day == model.selected.day }) else {
            return
        }
        gtk_widget_grab_focus(cell.widget)
    }

    /// Whether the keyboard is on a day.
    var hasFocus: Bool { gtk_widget_get_focus_child(grid) != nil }
}
