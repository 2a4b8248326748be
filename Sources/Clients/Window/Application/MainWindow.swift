import CAdwaita
import Fasting
import LocalTime
import Words

/// The window. The timer is its first screen; another screen covers it until the user returns.
final class MainWindow {
    /// The GtkWindow.
    let widget: Widget
    private let context: WindowContext
    private let connection = AgentConnection()
    private let leaflet: Widget
    private let covers: Widget
    private let timer: TimerScreen
    private var licencePrompt: LicencePromptDialog?
    private var wasActive = false
    /// Whether GTK moves, if not the desktop decides.
    private var forcesMotion: Bool?
    private lazy var secondFocus = LoopTimer { [unowned self] in focusAgain() }
    /// The screens that were opened so far.
    private var opened: [Screen: any WindowScreen] = [:]

    init(_ application: UnsafeMutablePointer<GtkApplication>, _ style: Style) {
        widget = notNull(adw_application_window_new(application))
        let toasts = Toasts(connection: connection, zone: .system)
        context = WindowContext(
            connection: connection, zone: .system, toasts: toasts, style: style)
        leaflet = notNull(adw_leaflet_new())
        covers = notNull(gtk_stack_new())
        timer = TimerScreen(context)
        gtk_window_set_title(widget.cast(), Words.name)
        WindowSize.stored.apply(to: widget)
        gtk_widget_set_size_request(widget, WindowSize.least.width, WindowSize.least.height)
        gtk_window_set_icon_name(widget.cast(), "app.atrest.Atrest")
        onSignal(widget.object, "map") { [unowned self] in
            cadwaita_set_desktop_entry(widget, "app.atrest.Atrest")
        }
        onSignal(widget.object, "unmap") { [unowned self] in storeSize() }
        addScreens()
        adw_application_window_set_content(
            widget.cast(), column(leaflet.expanding(vertically: true), toasts.place.widget))
        context.show = { [unowned self] in show($0) }
        context.focusMain = { [unowned self] in focusMain() }
        toasts.onEnd = { [unowned self] in focusMain() }
        toasts.speaker = { [unowned self] in isTimerFree ? timer.speaker : nil }
        followFocus()
        onChange(of: "is-active", widget.object) { [unowned self] in activeChanged() }
        addKeys()
        WindowDialogs.addActions(to: widget, connection)
        addActions()
        connection.observe { [unowned self] _ in followMotion() }
        connection.observeMotion { [unowned self] _ in followMotion() }
        licencePrompt = LicencePromptDialog(over: self, context)
    }

    deinit { connection.close() }

    func present() { gtk_window_present(widget.cast()) }

    /// Keeps the size of the window for the next start.
    func storeSize() { WindowSize(of: widget).store() }

    /// Asks when the running fast has ended.
    func askForEnd() { timer.openEnd() }

    // MARK: Screens

    private func addScreens() {
        adw_leaflet_set_can_unfold(leaflet.opaque, 0)
        // A screen that is not shown does not decide how small the window can be.
        adw_leaflet_set_homogeneous(leaflet.opaque, 0)
        gtk_stack_set_hhomogeneous(covers.opaque, 0)
        gtk_stack_set_vhomogeneous(covers.opaque, 0)
        adw_leaflet_set_can_navigate_back(leaflet.opaque, 1)
        adw_leaflet_append(leaflet.opaque, timer.widget)
        adw_leaflet_append(leaflet.opaque, covers)
        // The keyboard and screen readers go where the eyes go.
        onChange(of: "visible-child", leaflet.object) { [unowned self] in visibleScreenChanged() }
        visibleScreenChanged()
    }

    /// The other screens stay in the tree of widgets. GTK before 4.10 does not tell screen readers that
    /// they are not shown.
    private func visibleScreenChanged() {
        let isCovered = adw_leaflet_get_visible_child(leaflet.opaque) == covers
        let wasCovered = timer.isCovered
        timer.isCovered = isCovered
        timer.widget.hiddenFromReaders(isCovered)
        // GTK gives no keys to a window whose focus is on what is no longer shown.
        if wasCovered, !isCovered { later { [weak self] in self?.focusMain() } }
        let shown = gtk_stack_get_visible_child(covers.opaque)
        for screen in opened.values {
            screen.widget.hiddenFromReaders(!isCovered || screen.widget != shown)
        }
    }

    /// Moves the focus to the timer's main button, if the timer is in front and no menu is open.
    private func focusMain() {
        if isTimerFree { timer.focus() }
    }

    /// Whether the timer is in front and no menu is open.
    private var isTimerFree: Bool {
        adw_leaflet_get_visible_child(leaflet.opaque) == timer.widget && !isInMenu
    }

    /// Whether the focus is in a menu or another popover.
    private var isInMenu: Bool {
        guard let focus = gtk_window_get_focus(widget.cast()), gtk_widget_get_mapped(focus) != 0
        else { return false }
        return gtk_widget_get_ancestor(focus, gtk_popover_get_type()) != nil
    }

    /// A menu or a toast that had the focus and closes leaves it nowhere, and GTK gives it to the first glyph.
    private func followFocus() {
        onChange(of: "focus-widget", widget.object) { [unowned self] in
            if gtk_window_get_focus(widget.cast()) == nil {
                later { [weak self] in self?.focusMainIfLost() }
            }
        }
    }

    private func focusMainIfLost() {
        if gtk_window_get_focus(widget.cast()) == nil { focusMain() }
    }

    // MARK: The first focus

    /// A screen reader learns of the program some tenths of a second after its window was shown, and does not know what
    /// had the focus before. So the main button gets it again. A reader that knows it already says nothing.
    private func activeChanged() {
        guard gtk_window_is_active(widget.cast()) != 0, !wasActive else { return }
        wasActive = true
        secondFocus.arm(afterMilliseconds: 700)
    }

    private func focusAgain() {
        guard let focus = gtk_window_get_focus(widget.cast()), focus == timer.speaker else {
            return
        }
        gtk_window_set_focus(widget.cast(), nil)
        gtk_widget_grab_focus(focus)
    }

    /// What a licence includes, with a button that leads to it in the settings.
    func showOffer() {
        licencePrompt?.offerIsShown()
        OfferDialog.open(over: widget) { [unowned self] in
            show(.settings)
            // After the screen has taken the focus.
            later { [weak self] in (self?.opened[.settings] as? SettingsScreen)?.openLicence() }
        }
    }

    /// Shows a screen.
    func show(_ screen: Screen) {
        guard screen != .timer else {
            timer.willAppear()
            return adw_leaflet_set_visible_child(leaflet.opaque, timer.widget)
        }
        let shown = self.screen(screen)
        shown.willAppear()
        gtk_stack_set_visible_child(covers.opaque, shown.widget)
        adw_leaflet_set_visible_child(leaflet.opaque, covers)
        visibleScreenChanged()
    }

    private func screen(_ screen: Screen) -> any WindowScreen {
        if let made = opened[screen] { return made }
        let made: any WindowScreen =
            switch screen {
            case .timer: timer
            case .forest: ForestScreen(context)
            case .calendar: CalendarScreen(context)
            case .settings: SettingsScreen(context)
            case .compline: PrayerScreen(context)
            }
        // A reader says the name of the screen before what has the focus in it. Without a name of its own, the page would
        // add that of its class. With one, Orca 43 fails when the page is left.
        made.widget.named(Self.name(of: screen))
        let page = notNull(gtk_stack_add_child(covers.opaque, made.widget))
        cadwaita_set_page_name(page, "")
        opened[screen] = made
        return made
    }

    private static func name(of screen: Screen) -> String {
        switch screen {
        case .timer: Words.name
        case .forest: Words.Forest.name
        case .calendar: Words.Watch.calendar
        case .settings: Words.Timer.settings
        case .compline: Words.Compline.setting
        }
    }

    /// The menu has the night prayer only while it is on.
    private func addActions() {
        let compline = addAction("compline", to: widget.opaque) { [unowned self] in
            show(.compline)
        }
        let toasts = context.toasts
        let undo = addAction("undo", to: widget.opaque) { [unowned toasts] in toasts.undoLast() }
        let redo = addAction("redo", to: widget.opaque) { [unowned toasts] in toasts.redoLast() }
        connection.observe { state in
            let (prayer, journal) = (state.report?.compline, state.report?.journal)
            g_simple_action_set_enabled(compline, prayer?.enabled == true ? 1 : 0)
            g_simple_action_set_enabled(undo, journal?.undoAct == 0 ? 0 : 1)
            g_simple_action_set_enabled(redo, journal?.redoAct == 0 ? 0 : 1)
        }
    }

    /// GTK's own animations stop with those of Atrest, whose setting comes before the desktop's.
    private func followMotion() {
        let isForced = connection.report?.settings?.reducedMotion == .off
        let moves = connection.isStill ? false : isForced ? true : nil
        guard moves != forcesMotion else { return }
        forcesMotion = moves
        let settings = gtk_settings_get_default()
        let property = "gtk-enable-animations"
        if let moves {
            cadwaita_set_flag(notNull(settings).object, property, moves ? 1 : 0)
        } else {
            gtk_settings_reset_property(settings, property)
        }
    }

    // MARK: Keys

    private func addKeys() {
        for group in ["app", "win"] { Shortcuts.listen(in: widget, to: group) }
        // The screens also have the numbers that the list of shortcuts leaves out.
        onKeys("<Alt>1", in: widget) { [unowned self] in show(.timer) }
        onKeys("<Alt>4", in: widget) { [unowned self] in show(.settings) }
        addWindowKeys(to: widget)
    }
}
