import CAdwaita
import Compline
import Contract
import LocalTime
import Presentation
import SDBus
import Words

/// The night prayer: its six phases with the words before and after them, one page at a time. The prayer ends
/// when another screen is shown or the window closes. Nothing of it is kept then.
final class PrayerScreen: WindowScreen {
    let widget: Widget
    private let context: WindowContext
    private let sky = NightPicture()
    private let bottom: PrayerBottom
    private let reflection: ReflectionField
    private let scroller = verticalScroller()
    private let answers = ToastPlace()
    private var office = Office.builtIn
    /// Where the user is. What is shown follows after the old page has left.
    private var step = PrayerStep.hub
    private var page: PrayerPageWidget?
    /// Waits until the old page has left.
    private lazy var crossing: LoopTimer = LoopTimer { [unowned self] in arrive() }
    private var hold: PrayerGuard?
    private lazy var redraw: LoopTimer = LoopTimer { [unowned self] in
        gtk_widget_queue_draw(sky.widget)
    }

    init(_ context: WindowContext) {
        self.context = context
        bottom = PrayerBottom()
        reflection = ReflectionField(context)
        widget = notNull(gtk_overlay_new())
        widget.styled("prayer")
        build()
        bottom.onContinue = { [unowned self] in goForward() }
        bottom.onBack = { [unowned self] in goBack() }
        reflection.onResize = { [unowned self] in
            // After the page was laid out.
            redraw.arm(afterMilliseconds: 50)
        }
        reflection.onClose = { [unowned self] in bottom.focus() }
        onSignal(widget.object, "unmap") { [unowned self] in end() }
        context.connection.observeMotion { [unowned self] _ in followMotion() }
        followStyle("high-contrast", adw_style_manager_get_high_contrast, in: self)
    }

    // MARK: Parts

    private func build() {
        let bar = headerBar(context, title: label(Words.Compline.setting, "prayer-quiet"))
        scroller.styled("prayer-crossing")
        let content = column(
            bar, scroller.expanding(vertically: true), answers.widget, bottom.widget)
        gtk_overlay_set_child(widget.opaque, sky.widget)
        gtk_overlay_add_overlay(widget.opaque, content)
        sky.texts = { [unowned self] in
            (page?.solid ?? []) + [bottom.widget, bar]
        }
        onSignal(adjustment.object, "value-changed") { [unowned self] in
            gtk_widget_queue_draw(sky.widget)
        }
    }

    // MARK: From the beginning to the end

    func willAppear() {
        guard gtk_widget_get_mapped(widget) == 0 else { return }
        let night = PrayerNight(at: Clock.now, zone: context.zone)
        office = OfficeFile(in: dataFolders(), for: night).office
        step = .hub
        show()
        context.toasts.placeInFront = answers
        later { [weak self] in self?.page?.focus() }
    }

    /// Another screen is in front, or the window has closed.
    private func end() {
        crossing.cancel()
        scroller.setClass("leaving", false)
        hold?.end()
        hold = nil
        // A widget that has the focus must not go while GTK hides the screen: the window would get no more keys.
        later { [weak self] in self?.forget() }
        if context.toasts.placeInFront === answers { context.toasts.placeInFront = nil }
    }

    /// Nothing of the prayer stays, unless the screen is shown again already.
    private func forget() {
        guard gtk_widget_get_mapped(widget) == 0 else { return }
        removePage()
        reflection.forget()
    }

    // MARK: Steps

    private func goForward() {
        guard let next = office.step(after: step) else { return context.show(.timer) }
        go(to: next)
    }

    private func goBack() {
        if let previous = office.step(before: step) { go(to: previous) }
    }

    private func go(to next: PrayerStep) {
        reflection.close()
        step = next
        if next != .hub, hold == nil { hold = PrayerGuard() }
        // A page that is leaving is replaced at once.
        if context.connection.isStill || crossing.isArmed { return arrive() }
        scroller.setClass("leaving", true)
        crossing.arm(afterMilliseconds: UInt32(1000 * PrayerCrossing.fadeOut))
    }

    private func arrive() {
        crossing.cancel()
        show()
        page?.focus()
        scroller.setClass("leaving", false)
    }

    /// Shows the page of the present step.
    private func show() {
        removePage()
        let hour = PrayerHour(at: Clock.now, zone: context.zone)
        let page = PrayerPageWidget(
            office, step, greeting: office.greeting(at: hour, name: UserName.ofUser ?? ""),
            isNight: hour == .compline, reflection: reflection)
        self.page = page
        page.picture?.isMoving = !context.connection.isStill
        page.onKey = { [unowned self] in take($0) }
        gtk_scrolled_window_set_child(scroller.opaque, page.widget)
        gtk_adjustment_set_value(adjustment, 0)
        bottom.show(office, step)
        sky.density = step == .closing ? 1.7 : 1
    }

    private func removePage() {
        page?.picture?.isMoving = false
        page = nil
        gtk_scrolled_window_set_child(scroller.opaque, nil)
    }

    private var adjustment: UnsafeMutablePointer<GtkAdjustment> {
        gtk_scrolled_window_get_vadjustment(scroller.opaque)
    }

    // MARK: Keys

    private func take(_ key: PrayerPageWidget.Key) {
        switch key {
        case .next:
            // Nothing of the prayer is skipped unread.
            if !scroll(by: 0.9) { goForward() }
        case .forward: goForward()
        case .back: goBack()
        case .up: scroll(by: -0.15)
        case .down: scroll(by: 0.15)
        }
    }

    /// - Parameter part: of the height of the view.
    /// - Returns: false if there is nothing more in this direction.
    @discardableResult private func scroll(by part: Double) -> Bool {
        let (value, view) = (
            gtk_adjustment_get_value(adjustment), gtk_adjustment_get_page_size(adjustment)
        )
        let last = gtk_adjustment_get_upper(adjustment) - view
        let new = min(last, max(0, value + part * view))
        gtk_adjustment_set_value(adjustment, new)
        return abs(new - value) > 1
    }

    // MARK: Motion. Rule: docs/rules/picture.md, Motion.

    private func followMotion() {
        page?.picture?.isMoving = !context.connection.isStill
    }
}

/// Holds notifications back and keeps the screen on during a prayer, in GLib's loop. Everything ends with the
/// object, and with the process.
final class PrayerGuard {
    private let hold: PrayerHold?
    private var source: LoopSource?

    init() {
        hold = try? PrayerHold()
        guard let hold else { return }
        hold.begin()
        source = LoopSource(
            hold.descriptor, isReady: { [unowned hold] in hold.isReady },
            process: { [unowned hold] in
                hold.process()
                return hold.descriptor >= 0
            })
    }

    deinit { end() }

    func end() {
        source = nil
        hold?.end()
    }
}
