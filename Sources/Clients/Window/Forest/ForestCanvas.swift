import CAdwaita
import Fasting
import Pages
import Picture

/// The picture of the forest, composed of textures: only what the view shows and what is beside it is
/// painted, each part once, on its own thread. Nothing is drawn while nothing moves.
final class ForestCanvas: PaintedContent {
    private(set) lazy var widget: Widget = paintedWidget(
        role: GTK_ACCESSIBLE_ROLE_PRESENTATION, self)
    /// Called with the size of the view, when it has changed.
    var onResize: () -> Void = {}

    var position = ForestPicture.Position() {
        didSet {
            if position == oldValue { return }
            gtk_widget_queue_draw(widget)
            // The stars are at other places then.
            if position.isStill != oldValue.isStill, shown != nil || next != nil { repaint() }
        }
    }

    /// How far the view can move.
    var range = 0.0

    /// nil until the fasts are known. Then the canvas is empty.
    private var forest: Forest?
    private var size = (width: 0, height: 0)
    /// What is drawn; nil if nothing is.
    private var shown: ForestPicture?
    /// What is drawn as soon as all that the view shows is painted, after the fasts or the size have
    /// changed.
    private var next: ForestPicture?
    private var isPainting = false
    /// Waits until a new size has stayed.
    private lazy var resizing: LoopTimer = LoopTimer { [unowned self] in repaint() }
    /// The allocator would keep what the frames needed.
    private let trimming = LoopTimer { cadwaita_trim_heap() }

    /// How long a new size has to stay before it is painted, in milliseconds. Until then the old
    /// picture is stretched.
    private static let patience: UInt32 = 80
    /// When the frame that still showed the pictures is gone, in milliseconds.
    private static let lastFrame: UInt32 = 1000

    init() {
        widget.expanding(horizontally: true, vertically: true)
        onChange(of: "scale-factor", widget.object) { [unowned self] in repaint() }
        onSignal(widget.object, "unmap") { [unowned self] in forget() }
    }

    // MARK: Content

    func show(_ forest: Forest) {
        self.forest = forest
        repaint()
    }

    /// Where things are, for the present size; nil before the widget has one.
    var layout: ForestLayout? { view.map { ForestLayout(forest ?? Forest([]), $0) } }

    /// nil before the widget has a size.
    private var view: ViewSize? {
        ViewSize(width: UInt32(clamping: size.width), height: UInt32(clamping: size.height))
    }

    /// Gives the memory of the pictures back.
    private func forget() {
        shown = nil
        next = nil
        trimming.arm(afterMilliseconds: Self.lastFrame)
    }

    // MARK: Size

    func allocated(width: Int, height: Int) {
        guard (width, height) != size else { return }
        size = (width, height)
        // The size of other widgets cannot change now.
        later { [weak self] in self?.onResize() }
        guard shown != nil || next != nil else { return }
        resizing.arm(afterMilliseconds: Self.patience)
    }

    // MARK: Painting

    /// Paints everything again. What is there is drawn until then.
    private func repaint() {
        next = nil
        guard gtk_widget_get_mapped(widget) != 0, let forest, let view else { return }
        next = ForestPicture(
            ForestPainter(
                forest: forest, view: view, scale: Int(gtk_widget_get_scale_factor(widget)),
                isStill: position.isStill))
        paint()
    }

    /// Paints the next part, and after it those that are missing then.
    private func paint() {
        guard !isPainting, let picture = next ?? shown else { return }
        let missing = picture.missing(at: position)
        guard let part = missing ?? picture.missing(beside: position) else { return }
        isPainting = true
        let painter = picture.painter
        inBackground {
            painter.paint(part)
        } then: { [weak self] texture in
            picture.take(texture, for: part)
            self?.painted(picture, isShown: missing != nil)
        }
    }

    private func painted(_ picture: ForestPicture, isShown: Bool) {
        isPainting = false
        if picture === next, picture.missing(at: position) == nil {
            shown = picture
            next = nil
        }
        if picture === shown, isShown { gtk_widget_queue_draw(widget) }
        paint()
    }

    // MARK: Drawing

    func snapshot(_ snapshot: OpaquePointer) {
        if shown == nil, next == nil { repaint() }
        guard let shown else { return }
        let view = shown.painter.view
        var bounds = rectangle(width: Double(size.width), height: Double(size.height))
        gtk_snapshot_push_clip(snapshot, &bounds)
        gtk_snapshot_save(snapshot)
        // A size that is not painted yet.
        gtk_snapshot_scale(
            snapshot, Float(Double(size.width) / Double(view.width)),
            Float(Double(size.height) / Double(view.height)))
        var position = position
        if shown.painter.view != self.view, range > 0 {
            // The same part of it.
            let old = max(0, shown.painter.strips.canvas - Double(view.width))
            position.left *= old / range
        }
        shown.add(to: snapshot, byCairo: widget.isDrawnByCairo, position)
        gtk_snapshot_restore(snapshot)
        gtk_snapshot_pop(snapshot)
        paint()
    }
}

/// A part of the forest that is painted by itself. Strips are those of ``Strips``.
enum ForestPart: Hashable, Sendable {
    case sky
    case stars(strip: Int)
    case land(strip: Int)

    /// Whether it is among the strips that are shown, or close to them.
    func isNear(stars: Range<Int>, land: Range<Int>) -> Bool {
        func isNear(_ strip: Int, _ shown: Range<Int>) -> Bool {
            (shown.lowerBound - 2...shown.upperBound + 1).contains(strip)
        }
        switch self {
        case .sky: return true
        case .stars(let strip): return isNear(strip, stars)
        case .land(let strip): return isNear(strip, land)
        }
    }
}

/// Paints the parts of the forest for a view.
struct ForestPainter: Sendable {
    let view: ViewSize
    /// How many pixels of the screen one pixel of the layout has.
    let scale: Int
    /// Whether the stars move with the trees.
    let isStill: Bool
    let strips: Strips
    private let scene: ForestScene

    init(forest: Forest, view: ViewSize, scale: Int, isStill: Bool) {
        self.view = view
        self.scale = scale
        self.isStill = isStill
        scene = ForestScene(forest, view)
        strips = Strips(canvas: scene.width)
    }

    /// - Returns: nil if nothing is in this part.
    func paint(_ part: ForestPart) -> Texture? {
        let picture = picture(part)
        if picture.layers.allSatisfy(\.marks.isEmpty) { return nil }
        return Texture(Raster(picture, scale: Double(scale)))
    }

    private func picture(_ part: ForestPart) -> Scene {
        switch part {
        case .sky: scene.sky
        case .stars(let strip): scene.starField(columns: strips.edges(strip), isStill: isStill)
        case .land(let strip): scene.land(columns: strips.edges(strip))
        }
    }
}

/// A picture that is wider than the view, in strips of equal width. Everything is in the pixels of the window's layout.
struct Strips {
    static let width = 256.0
    /// The width of the whole picture.
    let canvas: Double

    private var count: Int { Int((canvas / Self.width).rounded(.up)) }

    /// The strips that a view of a width shows at a scroll position.
    func shown(left: Double, view: Double) -> Range<Int> {
        let first = min(max(0, Int((left / Self.width).rounded(.down))), count)
        let end = min(max(first, Int(((left + view) / Self.width).rounded(.up))), count)
        return first..<end
    }

    /// The strips beside those that are shown.
    func beside(_ shown: Range<Int>) -> [Int] {
        [shown.upperBound, shown.lowerBound - 1].filter((0..<count).contains)
    }

    /// The left and the right edge of a strip.
    func edges(_ index: Int) -> Range<Double> {
        let left = Double(index) * Self.width
        return left..<max(left, min(left + Self.width, canvas))
    }
}
