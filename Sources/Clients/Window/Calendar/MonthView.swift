import CAdwaita
import Contract
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

/// A day of the grid: its number, and below it a dot for each fast and the line of a long one.
final class DayCell {
    /// A GtkToggleButton, which is pressed while the day is selected.
    let widget = notNull(gtk_toggle_button_new())
    /// The day of the month; nil if the place is empty.
    private(set) var day: Int?
    private let number = label()
    private let dots = row(spacing: 3)
    /// The line from the edge to the dots, and from the dots to the other edge.
    private let lines = (before: row(), after: row())
    private var shown: DayMarks?
    private var name = ""

    /// How many dots a day has room for. The list of the day has every fast.
    static let mostDots = 4

    init(onPress: @escaping (Int) -> Void) {
        dots.styled("calendar-dots").aligned(horizontal: GTK_ALIGN_CENTER)
        for line in [lines.before, lines.after] {
            line.expanding(horizontally: true).aligned(vertical: GTK_ALIGN_CENTER)
        }
        let marks = row(lines.before, dots, lines.after)
        let content = column(spacing: 4, number, marks).aligned(vertical: GTK_ALIGN_CENTER)
        gtk_button_set_child(widget.cast(), content.hiddenFromReaders())
        widget.styled("flat", "calendar-day")
        onSignal(widget.object, "clicked") { [unowned self] in
            if let day { onPress(day) }
        }
    }

    func hide() {
        day = nil
        widget.isVisible = false
    }

    func show(
        _ day: Int, _ marks: DayMarks, isToday: Bool, isSelected: Bool, spoken: String
    ) {
        self.day = day
        gtk_label_set_text(number.opaque, String(day))
        widget.isVisible = true
        widget.setClass("today", isToday)
        // A reader says each change of the name of what has the focus.
        if spoken != name {
            name = spoken
            widget.named(spoken)
        }
        gtk_widget_set_focusable(widget, isSelected ? 1 : 0)
        if isSelected { gtk_toggle_button_set_active(widget.cast(), 1) }
        guard marks != shown else { return }
        let before = shown
        shown = marks
        dots.removeAll()
        for fast in marks.dots.prefix(Self.mostDots) { dots.append(Self.dot(fast)) }
        dots.setClass("some", !marks.dots.isEmpty)
        Self.draw(marks.before, in: lines.before, "before", insteadOf: before?.before)
        Self.draw(marks.after, in: lines.after, "after", insteadOf: before?.after)
    }

    /// - Parameter side: of the dots.
    private static func draw(
        _ color: LongFast.Color?, in line: Widget, _ side: String, insteadOf old: LongFast.Color?
    ) {
        line.setClass("calendar-line-\(side)", color != nil)
        line.setClass("calendar-line", color != nil)
        if let old { line.setClass(CalendarStyle.line(old), false) }
        if let color { line.setClass(CalendarStyle.line(color), true) }
    }

    /// Filled in the tone of the tree for a completed fast, a grey ring for one that ended early.
    static func dot(_ fast: History1.DayRow) -> Widget {
        let tone = fast.mark == .completed ? fast.tone : nil
        return row().styled("calendar-dot", CalendarStyle.dot(tone: tone))
            .aligned(horizontal: GTK_ALIGN_CENTER, vertical: GTK_ALIGN_CENTER)
    }
}

/// Turns scrolling into whole steps: one for each notch of a wheel, one for each swipe on a touchpad.
struct ScrollSteps {
    /// How far a touchpad has to move.
    static let swipe = 3.0
    /// The pause between two swipes, in milliseconds.
    static let pause: UInt32 = 250

    private var isSpent = false
    private var total = 0.0
    private var last: UInt32 = 0

    /// - Parameters:
    ///   - way: 1 for a notch of a wheel; a touchpad sends fractions.
    ///   - time: of the event, in milliseconds of a clock that may overflow.
    /// - Returns: -1, 0 or 1.
    mutating func step(_ way: Double, at time: UInt32) -> Int {
        if time &- last > Self.pause {
            total = 0
            isSpent = false
        }
        last = time
        if way == way.rounded(), way != 0 { return way < 0 ? -1 : 1 }
        total += way
        guard !isSpent, abs(total) >= Self.swipe else { return 0 }
        isSpent = true
        return total < 0 ? -1 : 1
    }
}
