import CAdwaita
import Client
import Fasting
import Presentation
import Words

/// The forest: the landscape of all fasts, which scrolls sideways. The frame around it has the back button, and
/// below the picture the inscription while Vigil is on.
final class ForestScreen: WindowScreen {
    let widget: Widget
    private let picture = notNull(gtk_overlay_new())
    private let context: WindowContext
    private let canvas = ForestCanvas()
    private let reader: ForestReader
    private lazy var bar = headerBar(context, title: label())
    private let scroller = notNull(gtk_scrolled_window_new())
    private let empty = label(Words.Forest.empty, at: .middle, "forest-empty")
    private let absent = label(Words.Forest.absent, at: .middle, "forest-empty")
    private let absence: AbsenceNote
    /// The line below the picture, on the frame.
    private lazy var frame = CitedLine(
        "inscription", "inscription-citation", button: "flat", "inscription-button"
    ) { [unowned context] handler in
        context.ask({ try $0.vigil1.inscriptionCitation($1) }, or: { _ in }, then: handler)
    }
    private lazy var glide = SmoothScroll(position, widget)
    private var forest: Forest?
    private var pages: SessionPages?
    private var wasPresent = false
    /// Where the view is, from 0 to 1, in a view of any size.
    private var part = 1.0
    /// The width of the whole picture, and of the view that it is laid out for; nil until they are known.
    private var extent: (picture: Double, view: Double)?

    init(_ context: WindowContext) {
        self.context = context
        absence = AbsenceNote(context.connection)
        let text = CalendarText.system(context.zone)
        reader = ForestReader { text.title(Month(of: text.zone.civil($0))) }
        widget = column(picture.expanding(vertically: true))
        build()
        addKeys()
        context.connection.observe { [unowned self] in stateChanged($0) }
        context.connection.observeMotion { [unowned self] in canvas.position.isStill = $0 }
        context.connection.observeHistory { [unowned self] in if isShown { load() } }
    }

    func willAppear() {
        // At the newest tree.
        part = 1
        arrange()
        load()
        later { [unowned self] in gtk_widget_grab_focus(reader.widget) }
    }

    private var isShown: Bool { gtk_widget_get_mapped(widget) != 0 }

    // MARK: Parts

    private func build() {
        // The sky, until it is painted.
        widget.styled("dusk", "forest")
        gtk_overlay_set_child(picture.opaque, canvas.widget)
        reader.widget.styled("forest-reader")
        // The scroll grows to the right in every language.
        for part in [scroller, reader.widget] { gtk_widget_set_direction(part, GTK_TEXT_DIR_LTR) }
        gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER)
        gtk_scrolled_window_set_child(scroller.opaque, reader.widget)
        // The picture is behind both. Screen readers come to the bar first, as the eyes do.
        let content = column(spacing: 0, bar, scroller.expanding(vertically: true))
        for text in [empty, absent] {
            text.aligned(horizontal: GTK_ALIGN_CENTER, vertical: GTK_ALIGN_CENTER)
            gtk_widget_set_can_target(text, 0)
            text.isVisible = false
        }
        for part in [content, empty, absent, absence.widget] {
            gtk_overlay_add_overlay(picture.opaque, part)
        }
        widget.append(frame.widget.styled("inscription-frame"))
        followScrolling()
        canvas.onResize = { [unowned self] in arrange() }
    }

    private var position: UnsafeMutablePointer<GtkAdjustment> {
        gtk_scrolled_window_get_hadjustment(scroller.opaque)
    }

    private func followScrolling() {
        let object = position.object
        onSignal(object, "value-changed") { [unowned self] in
            let value = gtk_adjustment_get_value(position)
            canvas.position.left = value
            if let range { part = range > 0 ? value / range : 1 }
        }
        onSignal(object, "changed") { [unowned self] in settle() }
        // A wheel moves by notches, and what would move down moves along the scroll. Ways to the side are those
        // of the scrolled window.
        onScroll(scroller) { [unowned self] x, y, _ in
            guard abs(y) > abs(x) else {
                glide.stop()
                return false
            }
            if abs(y) == 1 {
                glide.move(by: y * 100)
            } else {
                glide.stop()
                gtk_adjustment_set_value(position, gtk_adjustment_get_value(position) + y * 2.5)
            }
            return true
        }
        var held = 0.0
        onMouseDrag(scroller) { [unowned self] in
            glide.stop()
            held = gtk_adjustment_get_value(position)
        } move: { [unowned self] way in
            gtk_adjustment_set_value(position, held - way)
        }
    }

    private func addKeys() {
        func add(_ keys: String, _ way: @escaping (_ view: Double) -> Double) {
            onKeys(keys, in: widget, scope: GTK_SHORTCUT_SCOPE_LOCAL) { [unowned self] in
                glide.move(by: way(gtk_adjustment_get_page_size(position)))
            }
        }
        for keys in ["Left", "Up"] { add(keys) { _ in -80 } }
        for keys in ["Right", "Down"] { add(keys) { _ in 80 } }
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
            if case .failure(let error) = answer { context.toasts.show(error) }
            if case .success(let sessions) = answer { show(Forest(sessions)) }
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

    /// Gives the scrolled picture its width. The place in it stays when the view gets another size.
    private func arrange() {
        guard let layout = canvas.layout else { return }
        extent = (layout.width, Double(gtk_widget_get_width(canvas.widget)))
        if let forest { reader.show(forest, layout, below: barHeight) }
        settle()
    }

    /// The part of the picture that is behind the bar.
    private var barHeight: Double { Double(gtk_widget_get_height(bar)) }

    /// How far the view can move; nil while the adjustment does not have the width of the picture yet.
    private var range: Double? {
        let (upper, view) = (
            gtk_adjustment_get_upper(position), gtk_adjustment_get_page_size(position)
        )
        guard forest != nil, let extent, view > 0, abs(upper - extent.picture) < 2,
            abs(view - extent.view) < 2
        else { return nil }
        return max(0, upper - view)
    }

    /// Moves the view to its place as soon as it can.
    private func settle() {
        guard let range else { return }
        canvas.range = range
        gtk_adjustment_set_value(position, part * range)
    }
}
