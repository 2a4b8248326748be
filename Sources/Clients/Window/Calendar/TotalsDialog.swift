import CAdwaita
import Client
import Contract
import Fasting
import LocalTime
import Presentation
import Text
import Words

/// How many fasts there are in the month or the year that the calendar shows, and how long they
/// lasted. Nothing is best, and nothing is compared.
final class TotalsDialog {
    private let context: WindowContext
    private let text: CalendarText
    private var model: TotalsModel
    private let spans = row().styled("linked").aligned(horizontal: GTK_ALIGN_CENTER)
    private let title = label("", at: .start, "heading")
    private let whole = boxedList()
    private let parts = boxedList()
    private let nothing = label(Words.History.noneThen, at: .start, "dim-label")
    private let onClose: () -> Void

    /// Opens it. The owner keeps it until it is closed.
    init(
        _ month: Month, _ text: CalendarText, _ context: WindowContext, over parent: Widget,
        onClose: @escaping () -> Void
    ) {
        (self.context, self.text, self.onClose) = (context, text, onClose)
        model = TotalsModel(month: month)
        addSpans()
        let window = DialogWindow(
            over: parent, Words.Calendar.totals, size: (420, 540), content())
        onSignal(window.widget.object, "destroy") { [weak self] in self?.onClose() }
        window.present(focus: chosenSpan)
        load()
    }

    // MARK: Parts

    private func addSpans() {
        for span in CalendarSpan.allCases {
            let button = notNull(gtk_toggle_button_new_with_label(Self.name(of: span)))
            if let first = spans.children.first {
                gtk_toggle_button_set_group(button.cast(), first.cast())
            }
            gtk_toggle_button_set_active(button.cast(), span == model.span ? 1 : 0)
            onSignal(button.object, "toggled") { [unowned self] in
                guard gtk_toggle_button_get_active(button.cast()) != 0 else { return }
                model.span = span
                load()
            }
            spans.append(button)
        }
    }

    private var chosenSpan: Widget {
        spans.children.first { gtk_toggle_button_get_active($0.cast()) != 0 } ?? spans
    }

    private func content() -> Widget {
        for part in [whole, nothing, parts] { part.isVisible = false }
        let content = column(spacing: 14, spans, title, whole, nothing, parts)
        return clamped(content.margins(14), to: 560)
    }

    // MARK: The agent

    /// Asks for the fasts of the period.
    func load() {
        let model = model
        let ends = Session.ends(on: model.days)
        context.ask {
            $0.sessions(since: ends.lowerBound, until: ends.upperBound, $1)
        } then: { [weak self] in
            self?.show($0, of: model)
        }
    }

    /// An answer for other spans than those that are shown now comes too late.
    private func show(_ sessions: [Session], of model: TotalsModel) {
        guard model == self.model else { return }
        let whole = model.totals(of: sessions, by: nil, text)
        let parts = model.totals(of: sessions, by: model.span, text)
        let name = model.title(text)
        title.show(name)
        fill(self.whole, name, (model.whole(whole, text)?.facts ?? []).map(Self.line))
        fill(
            self.parts, Self.name(of: model.span), model.lines(parts, text).map(Self.line))
        nothing.isVisible = whole.isEmpty
    }

    private static func name(of span: CalendarSpan) -> String {
        switch span {
        case .day: Words.Calendar.byDay
        case .week: Words.Calendar.byWeek
        case .month: Words.Calendar.byMonth
        }
    }

    // MARK: Lists

    private func fill(_ list: Widget, _ name: String, _ rows: [Widget]) {
        list.removeAll { gtk_list_box_remove(list.opaque, $0) }
        for row in rows { gtk_list_box_append(list.opaque, row) }
        list.named(name).isVisible = !rows.isEmpty
    }

    private static func line(_ fact: TotalText.Fact) -> Widget { valueRow(fact.name, fact.value) }

    private static func line(_ line: TotalsModel.Line) -> Widget {
        actionRow(line.title, line.subtitle.withTiedWords)
            .named("\(line.title), \(line.subtitle)")
    }
}

/// What the page of totals shows: those of a month by day or week, or those of its year by month. It
/// depends only on its properties.
struct TotalsModel: Equatable {
    let month: Month
    var span = CalendarSpan.week

    /// The days that are summed up, as ``CivilTime/dayNumber`` counts them.
    var days: Range<Int64> {
        switch span {
        case .day, .week: month.days
        case .month:
            Month(year: month.year, month: 1).days
                .lowerBound..<Month(year: month.year + 1, month: 1)
                .days.lowerBound
        }
    }

    /// The sums of the period. A fast belongs to the day on which it ended where it ended, as in the calendar.
    ///
    /// - Parameter span: nil for the whole period.
    func totals(
        of sessions: [Session], by span: CalendarSpan?, _ text: CalendarText
    ) -> [History1.TotalRow] {
        let first = CivilTime(secondsSinceEpoch: days.lowerBound * 86_400)
        return sessions.filter { days.contains($0.localEnd(in: text.zone).dayNumber) }.totals(
            by: span, firstWeekday: text.names.firstDay, in: text.zone,
            since: text.zone.start(of: first))
    }

    /// A line of the page.
    struct Line: Equatable {
        let title: String
        let facts: [TotalText.Fact]

        /// `Fasts 5 · Hours 80h 0m · …`
        var subtitle: String {
            facts.map { "\($0.name) \($0.value)" }.joined(separator: " · ")
        }
    }

    /// `November 2026`, or the year.
    func title(_ text: CalendarText) -> String {
        span == .month ? String(month.year) : text.title(month)
    }

    /// The line of the whole period; nil if no fast ended in it.
    func whole(_ rows: [History1.TotalRow], _ text: CalendarText) -> Line? {
        rows.first.map { Line(title: title(text), facts: TotalText($0).facts) }
    }

    /// A line for each span, the latest first.
    func lines(_ rows: [History1.TotalRow], _ text: CalendarText) -> [Line] {
        rows.map { Line(title: name($0, text), facts: TotalText($0).facts) }
    }

    private func name(_ row: History1.TotalRow, _ text: CalendarText) -> String {
        guard let day = row.firstDay.flatMap(TimeText.date) else { return row.firstDay ?? "" }
        return switch span {
        case .day: text.title(day, today: month.day(1))
        case .week: Words.Calendar.weekFrom(text.title(day, today: month.day(1)))
        case .month: text.title(Month(of: day))
        }
    }
}
