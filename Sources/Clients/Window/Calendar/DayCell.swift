import CAdwaita
import Contract
import Presentation

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
