import CAdwaita
import Client
import Fasting
import Presentation
import Words

/// The forest: the landscape of all fasts, which scrolls. The frame around it has the back button, and
/// the inscription while Vigil is on.
final class ForestScreen: WindowScreen {
    let widget = gtk_overlay_new()!
    private let context: WindowContext
    private let canvas = ForestCanvas()
    private let reader = ForestReader()
    private let bar = adw_header_bar_new()!
    private let scroller = gtk_scrolled_window_new()!
    private let empty = label(Words.Forest.empty, "forest-empty")
    private let absent = label(Words.Forest.absent, "forest-empty")
    private let absence: AbsenceNote
    private var frame: InscriptionFrame!
    private var glide: SmoothScroll!
    private var forest: Forest?
    private var pages: SessionPages?
    /// Whether the view goes to the foreground as soon as its size is known.
    private var isOpening = true
    private var wasPresent = false

    init(_ context: WindowContext) {
        self.context = context
        absence = AbsenceNote(context.connection)
        frame = InscriptionFrame(
            isStill: { [unowned context] in context.connection.isStill },
            ask: { [unowned context] handler in
                context.connection.ask {
                    try $0.vigil1.inscriptionCitation($1)
                } then: {
                    handler((try? $0.get()) ?? nil)
                }
            })
        build()
        addKeys()
        context.connection.observe { [unowned self] in stateChanged($0) }
        context.connection.observeMotion { [unowned self] in canvas.position.isStill = $0 }
        context.connection.observeHistory { [unowned self] in if isShown { load() } }
    }

    func willAppear() {
        isOpening = true
        arrange()
        load()
        later { [unowned self] in gtk_widget_grab_focus(reader.widget) }
    }

    private var isShown: Bool { gtk_widget_get_mapped(widget) != 0 }

    // MARK: Parts

    private func build() {
        // The sky, until it is painted.
        widget.styled("dusk", "forest")
        gtk_overlay_set_child(widget.opaque, canvas.widget)
        reader.widget.styled("forest-reader")
        gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
        gtk_scrolled_window_set_child(scroller.opaque, reader.widget)
        adw_header_bar_set_title_widget(bar.opaque, label())
        adw_header_bar_pack_start(
            bar.opaque,
            iconButton("go-previous-symbolic", name: Words.Watch.toTimer) { [unowned self] in
                context.show(.timer)
            })
        // The picture is behind both. Screen readers come to the bar first, as the eyes do.
        let content = column(spacing: 0, bar, scroller.expanding(vertically: true))
        for text in [empty, absent] {
            text.aligned(horizontal: GTK_ALIGN_CENTER, vertical: GTK_ALIGN_CENTER)
            gtk_label_set_justify(text.opaque, GTK_JUSTIFY_CENTER)
            gtk_widget_set_can_target(text, 0)
            text.isVisible = false
        }
        for part in [content, empty, absent, absence.widget, frame.widget] {
            gtk_overlay_add_overlay(widget.opaque, part)
        }
        followScrolling()
        canvas.onResize = { [unowned self] in arrange() }
    }

    private var position: UnsafeMutablePointer<GtkAdjustment> {
        gtk_scrolled_window_get_vadjustment(scroller.opaque)
    }

    private func followScrolling() {
        glide = SmoothScroll(position, widget)
        let object = UnsafeMutableRawPointer(position)
        onSignal(object, "value-changed") { [unowned self] in
            canvas.position.top = gtk_adjustment_get_value(position)
        }
        onSignal(object, "changed") { [unowned self] in openIfPossible() }
        // A wheel moves by notches. Touchpads and fingers move the view themselves.
        onScroll(scroller) { [unowned self] x, y, _ in
            guard x == 0, abs(y) == 1 else {
                glide.stop()
                return false
            }
            glide.move(by: y * 100, isStill: context.connection.isStill)
            return true
        }
    }

    private func addKeys() {
        func add(_ keys: String, _ way: @escaping (_ view: Double) -> Double) {
            onKeys(keys, in: widget, scope: GTK_SHORTCUT_SCOPE_LOCAL) { [unowned self] in
                glide.move(
                    by: way(gtk_adjustment_get_page_size(position)),
                    isStill: context.connection.isStill)
            }
        }
        add("Up") { _ in -80 }
        add("Down") { _ in 80 }
        add("Page_Up") { -0.85 * $0 }
        add("Page_Down") { 0.85 * $0 }
        add("space") { 0.85 * $0 }
        add("<Shift>space") { -0.85 * $0 }
        add("Home") { _ in -.infinity }
        add("End") { _ in .infinity }
    }

    // MARK: The agent

    private func stateChanged(_ state: AgentConnection.State) {
        canvas.position.isStill = context.connection.isStill
        let report = state.report
        scroller.isVisible = report?.hasForest ?? false
        absent.isVisible = report.map { !$0.hasForest } ?? false
        showTexts()
        defer { wasPresent = report != nil }
        if report != nil, !wasPresent, isShown { load() }
    }

    /// Asks for all fasts.
    private func load() {
        guard let report = context.connection.report, report.hasForest else { return }
        pages = context.connection.sessions { [unowned self] answer in
            switch answer {
            case .success(let sessions): show(Forest(sessions))
            case .failure(let error): context.toasts.show(error)
            }
        }
    }

    private func show(_ forest: Forest) {
        self.forest = forest
        canvas.show(forest)
        arrange()
        showTexts()
    }

    private func showTexts() {
        let report = context.connection.report
        let hasTrees = forest.map { !$0.trees.isEmpty } ?? false
        let isThere = report?.hasForest ?? false
        empty.isVisible = isThere && forest != nil && !hasTrees
        frame.show(isThere && hasTrees ? report?.vigil?.inscription?.printable : nil)
    }

    // MARK: Size

    /// Gives the scrolled picture its height. The place in it stays when the view gets another size.
    private func arrange() {
        guard let extent = canvas.extent else { return }
        let height = gtk_adjustment_get_upper(position) - gtk_adjustment_get_page_size(position)
        let part = height > 0 ? gtk_adjustment_get_value(position) / height : 0
        if let forest {
            let width = Double(gtk_widget_get_width(widget))
            reader.show(forest, width: width, height: extent.height, below: barHeight)
        }
        place = part
        openIfPossible()
    }

    /// The part of the picture that is behind the bar, and does not scroll.
    private var barHeight: Double { Double(gtk_widget_get_height(bar)) }

    /// Where the view is, from 0 to 1, until the new height is known; nil if it is.
    private var place: Double?

    private func openIfPossible() {
        guard forest != nil, let extent = canvas.extent else { return }
        let (upper, view) = (
            gtk_adjustment_get_upper(position), gtk_adjustment_get_page_size(position)
        )
        guard view > 0, abs(upper - (extent.height - barHeight).rounded(.down)) < 2 else { return }
        if isOpening {
            isOpening = false
            place = nil
            gtk_adjustment_set_value(position, extent.opening)
        } else if let place {
            self.place = nil
            gtk_adjustment_set_value(position, place * (upper - view))
        }
    }
}
