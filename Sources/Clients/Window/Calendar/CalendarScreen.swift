import CAdwaita
import Client
import Contract
import Fasting
import LocalTime
import Presentation
import Words

/// The calendar: a month, and the fasts of one day of it.
final class CalendarScreen: WindowScreen {
    let widget: Widget
    private let sky: SkyColumn
    let context: WindowContext
    private let text: CalendarText
    private var model: CalendarModel
    private lazy var month = MonthView(text) { [unowned self] in move($0) }
    private lazy var day = DayPane(text, self)
    private let absence: AbsenceNote
    /// Both parts: one below the other, or side by side in a wide window.
    private let parts = column(spacing: 20)
    private lazy var clamp = clamped(parts, to: 1060)
    private let page = verticalScroller()
    private let land = CalendarLand()
    private lazy var bar = headerBar(
        context, title: notNull(adw_window_title_new(Words.Watch.calendar, "")))
    private var isRoomy = false
    private var steps = ScrollSteps()
    private var hasAnswer = false
    private var wasPresent = false
    /// Whether the selected day gets the keyboard when its fasts are known.
    private var awaitsFocus = false
    private lazy var midnight: LoopTimer = LoopTimer { [unowned self] in
        if isShown { dayChanged() }
    }
    /// The page of totals while it is open.
    private var totals: TotalsDialog?

    init(_ context: WindowContext) {
        self.context = context
        text = .system(context.zone)
        model = CalendarModel(today: context.zone.civil(Clock.now))
        absence = AbsenceNote(context.connection)
        sky = SkyColumn { [style = context.style] in style.sky }
        widget = sky.widget.styled("calendar")
        build()
        addKeys()
        show()
        context.connection.observe { [unowned self] in stateChanged($0) }
        context.connection.observeHistory { [unowned self] in
            loadIfShown()
            totals?.load()
        }
        context.connection.observeClock { [unowned self] in
            if isShown { dayChanged() }
        }
    }

    func willAppear() {
        awaitsFocus = true
        dayChanged()
    }

    /// Moves the keyboard to the selected day after the screen was opened, if it is on no other place meanwhile. A reader
    /// says the name of the day then, so its fasts are known first.
    private func focusIfAwaited() {
        guard awaitsFocus else { return }
        awaitsFocus = false
        later { [weak self] in
            guard let self, isShown else { return }
            month.focusDay()
        }
    }

    private var isShown: Bool { gtk_widget_get_mapped(widget) != 0 }

    // MARK: Parts

    private func build() {
        totalsText.isVisible = false
        adw_header_bar_pack_end(bar.opaque, row(totalsText, totalsIcon))
        widget.append(bar)
        widget.append(absence.widget)
        widget.append(content())
        widget.append(land.widget)
        // The dots are of other colours on a dark background.
        followStyle("dark", adw_style_manager_get_dark, in: self)
    }

    /// A narrow window has no room for it beside the title.
    private lazy var totalsText = textButton(Words.Calendar.totals, "flat") { [unowned self] in
        openTotals()
    }
    private lazy var totalsIcon = iconButton(
        "view-list-symbolic", name: Words.Calendar.totals, "flat"
    ) { [unowned self] in openTotals() }

    private func content() -> Widget {
        for part in [month.widget, day.widget] {
            parts.append(
                clamped(part, to: 560).expanding(horizontally: true)
                    .aligned(vertical: GTK_ALIGN_START))
        }
        parts.margins(top: 14, bottom: 14, sides: 12)
        gtk_scrolled_window_set_child(page.opaque, clamp)
        page.expanding(horizontally: true, vertically: true)
        let width = notNull(gtk_scrolled_window_get_hadjustment(page.opaque))
        onChange(of: "page-size", width.object) { [unowned self] in
            // The layout cannot change while it is being made.
            later { [weak self] in self?.arrange(gtk_adjustment_get_page_size(width)) }
        }
        let height = notNull(gtk_scrolled_window_get_vadjustment(page.opaque))
        for property in ["page-size", "upper"] {
            onChange(of: property, height.object) { [unowned self] in
                later { [weak self] in self?.arrangeLand() }
            }
        }
        onScroll(month.widget) { [unowned self] in scrolled($0, $1, $2) }
        return page
    }

    /// Puts the parts side by side if there is room, and makes the days larger if there is more.
    private func arrange(_ width: Double) {
        let isRoomy = CalendarStyle.isRoomy(width: width, textScale: TextScale.current)
        if isRoomy != self.isRoomy {
            self.isRoomy = isRoomy
            widget.setClass("roomy", isRoomy)
            // Between the upper edge and the land.
            clamp.aligned(vertical: isRoomy ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL)
            // What the parts need is known in the next frame.
            if !isRoomy { later { [weak self] in self?.arrange(width) } }
        }
        let isWide = isRoomy || width >= max(720, leastWidth * 1.1 + 44)
        gtk_orientable_set_orientation(
            parts.opaque, isWide ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL)
        gtk_box_set_spacing(parts.cast(), isWide ? 44 : 20)
        widget.setClass("wide", isWide)
        totalsText.isVisible = isWide
        totalsIcon.isVisible = !isWide
        arrangeLand()
    }

    /// The widths of both parts.
    private var leastWidth: Double {
        parts.children.reduce(0) { sum, part in
            var least: Int32 = 0
            gtk_widget_measure(part, GTK_ORIENTATION_HORIZONTAL, -1, &least, nil, nil, nil)
            return sum + Double(least)
        }
    }

    /// Shows the land if there is room below both parts.
    private func arrangeLand() {
        var needed: Int32 = 0
        let width = gtk_widget_get_width(page)
        // Before its first layout. It is arranged again then.
        guard width > 0 else { return }
        if let content = gtk_scrolled_window_get_child(page.opaque) {
            gtk_widget_measure(content, GTK_ORIENTATION_VERTICAL, width, nil, &needed, nil, nil)
        }
        let room = gtk_widget_get_height(widget) - gtk_widget_get_height(bar) - needed
        let isThere =
            isRoomy && !context.style.hasHighContrast
            && context.connection.report?.hasForest == true
        let height = isThere ? CalendarLand.height(in: room) : nil
        if let height { gtk_widget_set_size_request(land.widget, -1, height) }
        land.picture.isDawn = context.style.isDawn
        land.widget.isVisible = height != nil
    }

    private func openTotals() {
        guard totals == nil else { return }
        totals = TotalsDialog(model.month, text, context, over: widget) { [weak self] in
            self?.totals = nil
        }
    }

    // MARK: Moving

    private func addKeys() {
        for (keys, months) in [("Page_Up", -1), ("Page_Down", 1)] {
            onKeys(keys, in: widget, scope: GTK_SHORTCUT_SCOPE_LOCAL) { [unowned self] in
                move(.months(months))
                if month.hasFocus { month.focusDay() }
            }
        }
    }

    /// Sideways always; up and down if the page does not scroll.
    private func scrolled(_ x: Double, _ y: Double, _ time: UInt32) -> Bool {
        let height = notNull(gtk_scrolled_window_get_vadjustment(page.opaque))
        let scrolls = gtk_adjustment_get_upper(height) > gtk_adjustment_get_page_size(height)
        let isSideways = abs(x) > abs(y)
        if !isSideways && scrolls { return false }
        let step = steps.step(isSideways ? x : y, at: time)
        if step != 0 { move(.months(step)) }
        return true
    }

    private func move(_ move: CalendarModel.Move) {
        let before = model.month
        let hadFocus = month.hasFocus
        model.move(move, firstDay: text.names.firstDay)
        if model.month == before { loadWater() } else { load() }
        show()
        if hadFocus {
            month.focusDay()
        } else if model.month != before {
            // The keyboard is not on a day, whose name says the month.
            announce(text.title(model.month), in: widget)
        }
    }

    var selectedDay: CivilTime { model.selected }

    func showToday() {
        move(.today)
        month.focusDay()
    }

    /// Shows the day on which a fast ended.
    func select(_ end: Instant) {
        let before = model.month
        model.select(context.zone.civil(end))
        if model.month != before { load() }
        show()
    }

    private func show() {
        let listHadFocus = day.hasFocus
        model.running = LongFast(
            context.connection.report?.timer, now: Clock.now, zone: context.zone)
        month.show(model)
        // Without a licence the calendar does not know earlier days, and cannot say that they had no fast.
        let knowsAllDays = context.connection.report?.hasForest == true
        day.show(model, saysNothing: hasAnswer && knowsAllDays)
        land.picture.show(model.sessions)
        arrangeLand()
        // The row with the keyboard may be gone.
        if listHadFocus && !day.hasFocus { month.focusDay() }
    }

    // MARK: The agent

    private func stateChanged(_ state: AgentConnection.State) {
        let isPresent = state.report != nil
        if isPresent != wasPresent { page.isVisible = isPresent }
        defer { wasPresent = isPresent }
        guard isPresent, isShown || !wasPresent else { return }
        // A report may be about water, or about another day.
        if wasPresent { dayChanged(loads: false) } else { load() }
        loadWater()
    }

    private func loadIfShown() { if isShown { load() } }

    /// Asks for the fasts of the month.
    private func load() {
        loadWater()
        let month = model.month
        let ends = Session.ends(on: month.days, orLaterBy: LongFast.reach)
        days(of: month.ends[...], []) { [unowned self] days in
            context.ask {
                try $0.history1.list(
                    options: .init(since: ends.lowerBound, until: ends.upperBound), $1)
            } or: { [unowned self] in
                failed($0)
            } then: { [unowned self] rows in
                hasAnswer = true
                model.take(
                    days[0], later: days.dropFirst().flatMap(\.self),
                    rows.compactMap { try? Session($0) }, of: month, zone: context.zone)
                show()
                focusIfAwaited()
            }
        }
    }

    /// The fasts of some months, one list for each.
    private func days(
        of months: ArraySlice<Month>, _ known: [[History1.DayRow]],
        then handler: @escaping ([[History1.DayRow]]) -> Void
    ) {
        guard let month = months.first else { return handler(known) }
        context.ask {
            try $0.history1.month(
                year: UInt32(month.year), month: UInt32(month.month), $1)
        } or: { [unowned self] in
            failed($0)
        } then: { [unowned self] rows in
            days(of: months.dropFirst(), known + [rows], then: handler)
        }
    }

    /// While the agent is away, the note says so.
    private func failed(_ error: ClientError) {
        if context.connection.report != nil { context.toasts.show(error) }
        focusIfAwaited()
    }

    /// Asks for the water of the selected day.
    private func loadWater() {
        let selected = model.selected
        let start = context.zone.start(of: selected)
        let end = context.zone.start(of: selected.adding(days: 1))
        guard start.secondsSinceEpoch > 0, let state = context.connection.report?.water else {
            return day.show(water: nil)
        }
        context.connection.ask {
            try $0.water1.list(options: .init(since: start, until: end), $1)
        } then: { [weak self] answer in
            guard let self, selected == model.selected else { return }
            let total = ((try? answer.get()) ?? []).reduce(0) { $0 + $1.amount.milliliters }
            day.show(water: total > 0 ? state.amount(total) : nil)
        }
    }

    // MARK: Midnight

    /// Shows which day is today, asks again, and waits for the next midnight.
    private func dayChanged(loads: Bool = true) {
        let now = Clock.now
        let wasToday = model.selected == model.today
        let today = CalendarModel.date(context.zone.civil(now))
        if today.dayNumber != model.today.dayNumber {
            model.today = today
            if wasToday { model.move(.today, firstDay: text.names.firstDay) }
        }
        show()
        if loads { load() }
        let wait = context.zone.midnight(after: now) - now
        midnight.arm(afterMilliseconds: UInt32(clamping: 1000 * (wait + 1)))
    }
}
