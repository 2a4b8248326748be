import CAdwaita
import Contract

/// A day of the grid: its number, and a dot for each fast below it.
final class DayCell {
    /// A GtkToggleButton, which is pressed while the day is selected.
    let widget = notNull(gtk_toggle_button_new())
    /// The day of the month; nil if the place is empty.
    private(set) var day: Int?
    private let number = label()
    private let dots = row(spacing: 3)
    private var shown: [History1.DayRow] = []

    /// How many dots a day has room for. The list of the day has every fast.
    static let mostDots = 4

    init(onPress: @escaping (Int) -> Void) {
        dots.styled("calendar-dots").aligned(horizontal: GTK_ALIGN_CENTER)
        let content = column(spacing: 4, number, dots).aligned(vertical: GTK_ALIGN_CENTER)
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
        _ day: Int, _ fasts: [History1.DayRow], isToday: Bool, isSelected: Bool, spoken: String
    ) {
        self.day = day
        gtk_label_set_text(number.opaque, String(day))
        widget.isVisible = true
        widget.setClass("today", isToday)
        widget.named(spoken)
        gtk_widget_set_focusable(widget, isSelected ? 1 : 0)
        if isSelected { gtk_toggle_button_set_active(widget.cast(), 1) }
        guard fasts != shown else { return }
        shown = fasts
        dots.removeAll()
        for fast in fasts.prefix(Self.mostDots) { dots.append(Self.dot(fast)) }
    }

    /// Filled in the tone of the tree for a completed fast, a grey ring for one that ended early.
    static func dot(_ fast: History1.DayRow) -> Widget {
        let tone = fast.mark == .completed ? fast.tone : nil
        return row().styled("calendar-dot", CalendarStyle.dot(tone: tone))
            .aligned(horizontal: GTK_ALIGN_CENTER, vertical: GTK_ALIGN_CENTER)
    }
}
