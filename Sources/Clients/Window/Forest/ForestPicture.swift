import CAdwaita
import Fasting
import Picture

/// The forest as it is painted so far, for one size of the view.
final class ForestPicture {
    let painter: ForestPainter
    private var sky: Texture??
    private var stars = StripCache<Texture?>()
    private var land = StripCache<Texture?>()

    /// Where the view is.
    struct Position: Equatable {
        /// The scroll position.
        var left = 0.0
        /// Whether the stars move with the trees.
        var isStill = false

        /// The scroll position of the stars.
        var starLeft: Double { isStill ? left : left * Forest.starSpeed }
    }

    init(_ painter: ForestPainter) { self.painter = painter }

    // MARK: What is painted

    /// The first part that the view shows and that is not painted; nil if all are.
    func missing(at position: Position) -> ForestPart? {
        if sky == nil { return .sky }
        if let strip = stars.missing(shown(position.starLeft)) { return .stars(strip: strip) }
        return land.missing(shown(position.left)).map { .land(strip: $0) }
    }

    /// The part beside the view that is not painted; nil if all are.
    func missing(beside position: Position) -> ForestPart? {
        let canvas = painter.canvasWidth
        return land.missing(beside: shown(position.left), canvas: canvas).map { .land(strip: $0) }
            ?? stars.missing(beside: shown(position.starLeft), canvas: canvas).map {
                .stars(strip: $0)
            }
    }

    /// - Parameter texture: nil if nothing is in the part.
    func take(_ texture: Texture?, for part: ForestPart) {
        switch part {
        case .sky: sky = .some(texture)
        case .stars(let strip): stars[strip] = .some(texture)
        case .land(let strip): land[strip] = .some(texture)
        }
    }

    private func shown(_ left: Double) -> Range<Int> {
        StripCache<Texture?>.indices(
            left: left, view: Double(painter.view.width), canvas: painter.canvasWidth)
    }

    // MARK: Drawing

    /// Adds the painted parts to a snapshot that has the size of the view, and forgets those that are
    /// far from it.
    func add(to snapshot: OpaquePointer, byCairo: Bool, _ position: Position) {
        if case .some(let sky?) = sky {
            sky.add(
                to: snapshot, byCairo: byCairo, x: 0, y: 0, width: Double(painter.view.width),
                height: Double(painter.view.height))
        }
        add(&stars, to: snapshot, byCairo: byCairo, left: position.starLeft)
        add(&land, to: snapshot, byCairo: byCairo, left: position.left)
    }

    private func add(
        _ cache: inout StripCache<Texture?>, to snapshot: OpaquePointer, byCairo: Bool, left: Double
    ) {
        let strips = shown(left)
        // At whole pixels of the screen, where the pictures are sharp.
        let scale = Double(painter.scale)
        let left = (left * scale).rounded() / scale
        for index in strips {
            guard case .some(let texture?) = cache[index] else { continue }
            let edges = StripCache<Texture?>.edges(index, canvas: painter.canvasWidth)
            texture.add(
                to: snapshot, byCairo: byCairo, x: edges.lowerBound - left, y: 0,
                width: edges.upperBound - edges.lowerBound, height: Double(painter.view.height))
        }
        cache.keep(around: strips)
    }
}

/// A picture of the forest that stands still in a widget. It is painted on a thread, for the size of the widget. Until a
/// new one is painted, the old one is stretched.
final class LandPicture {
    /// Paints the picture of a forest; nil if the size is none.
    typealias Paint = @Sendable (Forest, _ width: Int, _ height: Int, _ scale: Int) -> Raster?

    private let widget: Widget
    private let paint: Paint
    /// nil for no picture.
    private var shown: [Session]?
    private var texture: Texture?
    /// For which size it was asked last.
    private var size = (width: 0, height: 0, scale: 0)
    private lazy var waiting: LoopTimer = LoopTimer { [unowned self] in start() }

    /// How long a new size has to stay before it is painted, in milliseconds.
    private static let patience: UInt32 = 80

    /// - Parameter widget: has the picture, and draws it with ``snapshot(_:)``.
    init(in widget: Widget, _ paint: @escaping Paint) {
        (self.widget, self.paint) = (widget, paint)
    }

    /// Whether it is seen in the morning light.
    var isDawn = false { didSet { if isDawn != oldValue { repaint() } } }

    /// - Parameter sessions: the fasts whose trees are in the forest. nil for no picture.
    func show(_ sessions: [Session]?) {
        guard sessions != shown else { return }
        shown = sessions
        if sessions == nil { texture = nil }
        repaint()
    }

    func snapshot(_ snapshot: OpaquePointer) {
        let (width, height) = (gtk_widget_get_width(widget), gtk_widget_get_height(widget))
        let now = (Int(width), Int(height), Int(gtk_widget_get_scale_factor(widget)))
        if shown != nil, now != size {
            size = now
            waiting.arm(afterMilliseconds: texture == nil ? 0 : Self.patience)
        }
        texture?.add(
            to: snapshot, byCairo: widget.isDrawnByCairo, x: 0, y: 0, width: Double(width),
            height: Double(height))
    }

    private func repaint() {
        size = (0, 0, 0)
        gtk_widget_queue_draw(widget)
    }

    private func start() {
        guard let shown else { return }
        let (size, isDawn, paint) = (size, isDawn, paint)
        inBackground { () -> Texture? in
            guard var raster = paint(Forest(shown), size.width, size.height, size.scale) else {
                return nil
            }
            if isDawn { raster.turnToDawn() }
            return Texture(raster)
        } then: { [weak self] texture in
            // What comes too late is not shown.
            guard let self, shown == self.shown, size == self.size else { return }
            self.texture = texture
            gtk_widget_queue_draw(widget)
        }
    }
}
