import CAdwaita
import Picture

/// The picture of the forest, composed of textures: only what the view shows is painted, and a texture
/// is painted once. Nothing is drawn while nothing moves.
final class ForestCanvas: PaintedContent {
    private(set) var widget: Widget!
    /// Called with the size of the view, when it has changed.
    var onResize: () -> Void = {}

    /// The scroll position.
    var top = 0.0 {
        didSet { if top != oldValue { gtk_widget_queue_draw(widget) } }
    }
    /// Whether the stars move with the trees.
    var isStill = false {
        didSet { if isStill != oldValue { gtk_widget_queue_draw(widget) } }
    }

    private var forest = Forest([])
    private var size = (width: 0, height: 0)
    /// What is painted; nil if nothing is.
    private var painter: ForestPainter?
    private var sky: Texture?
    private var stars = StripCache<Texture?>()
    private var land = StripCache<Texture?>()
    private var timer: UInt32 = 0
    /// The source that paints the strips beside the view; 0 if there is none.
    private var ahead: UInt32 = 0

    /// How long a new size has to stay before it is painted, in milliseconds. Until then the old
    /// picture is stretched.
    private static let patience: UInt32 = 80

    init() {
        widget = paintedWidget(role: GTK_ACCESSIBLE_ROLE_PRESENTATION, self)
        widget.expanding(horizontally: true, vertically: true)
        onChange(of: "scale-factor", widget.object) { [unowned self] in repaint() }
        onSignal(widget.object, "unmap") { [unowned self] in forget() }
    }

    deinit { for source in [timer, ahead] where source != 0 { g_source_remove(source) } }

    // MARK: Content

    func show(_ forest: Forest) {
        self.forest = forest
        repaint()
    }

    /// The height of the whole picture and the scroll position at first, for the present size.
    var extent: (height: Double, opening: Double)? {
        guard let next = makePainter() else { return nil }
        return (next.canvasHeight, next.opening)
    }

    private func makePainter() -> ForestPainter? {
        guard
            let view = ViewSize(
                width: UInt32(clamping: size.width), height: UInt32(clamping: size.height))
        else { return nil }
        return ForestPainter(
            forest: forest, view: view, scale: Int(gtk_widget_get_scale_factor(widget)))
    }

    /// Paints everything again when it is drawn next.
    private func repaint() {
        forget()
        gtk_widget_queue_draw(widget)
    }

    /// Gives the memory of the pictures back.
    private func forget() {
        painter = nil
        sky = nil
        stars.removeAll()
        land.removeAll()
    }

    // MARK: Size

    func allocated(width: Int, height: Int) {
        guard (width, height) != size else { return }
        size = (width, height)
        // The size of other widgets cannot change now.
        later { [weak self] in self?.onResize() }
        guard painter != nil else { return }
        if timer != 0 { g_source_remove(timer) }
        timer = g_timeout_add(
            Self.patience,
            { data in
                let canvas = Unmanaged<ForestCanvas>.fromOpaque(data!).takeUnretainedValue()
                canvas.timer = 0
                canvas.repaint()
                return 0
            }, Unmanaged.passUnretained(self).toOpaque())
    }

    // MARK: Drawing

    func snapshot(_ snapshot: OpaquePointer) {
        if painter == nil { painter = makePainter() }
        guard let painter else { return }
        let (width, height) = (Double(painter.view.width), Double(painter.view.height))
        let sky = self.sky ?? painter.sky()
        self.sky = sky
        var bounds = graphene_rect_t(
            origin: graphene_point_t(x: 0, y: 0),
            size: graphene_size_t(width: Float(size.width), height: Float(size.height)))
        gtk_snapshot_push_clip(snapshot, &bounds)
        gtk_snapshot_save(snapshot)
        // A size that is not painted yet.
        gtk_snapshot_scale(
            snapshot, Float(Double(size.width) / width), Float(Double(size.height) / height))
        sky?.add(to: snapshot, x: 0, y: 0, width: width, height: height)
        add(
            &stars, at: ForestPainter.starTop(top, isStill: isStill), painter, snapshot,
            painter.stars)
        add(&land, at: top, painter, snapshot, painter.land)
        gtk_snapshot_restore(snapshot)
        gtk_snapshot_pop(snapshot)
        paintAhead()
    }

    private func add(
        _ cache: inout StripCache<Texture?>, at top: Double, _ painter: ForestPainter,
        _ snapshot: OpaquePointer, _ paint: (Range<Double>) -> Texture?
    ) {
        let canvas = painter.canvasHeight
        let shown = StripCache<Texture?>.indices(
            top: top, view: Double(painter.view.height), canvas: canvas)
        // At whole pixels of the screen, where the pictures are sharp.
        let scale = Double(painter.scale)
        let top = (top * scale).rounded() / scale
        for index in shown {
            let edges = StripCache<Texture?>.edges(index, canvas: canvas)
            cache.strip(index) { _ in paint(edges) }?.add(
                to: snapshot, x: 0, y: edges.lowerBound - top, width: Double(painter.view.width),
                height: edges.upperBound - edges.lowerBound)
        }
        cache.keep(around: shown)
    }

    /// Paints the strips beside the view, one at a time, while nothing else is to be done.
    private func paintAhead() {
        if ahead != 0 { return }
        ahead = g_idle_add_full(
            G_PRIORITY_LOW,
            { data in
                let canvas = Unmanaged<ForestCanvas>.fromOpaque(data!).takeUnretainedValue()
                if canvas.paintNext() { return 1 }
                canvas.ahead = 0
                return 0
            }, Unmanaged.passUnretained(self).toOpaque(), nil)
    }

    /// - Returns: whether there may be more to paint.
    private func paintNext() -> Bool {
        guard let painter else { return false }
        let canvas = painter.canvasHeight
        let shown = StripCache<Texture?>.indices(
            top: top, view: Double(painter.view.height), canvas: canvas)
        let count = Int((canvas / StripCache<Texture?>.height).rounded(.up))
        guard let next = land.missing(beside: shown, of: count) else { return false }
        _ = land.strip(next) { painter.land(StripCache<Texture?>.edges($0, canvas: canvas)) }
        return true
    }
}
