import CAdwaita
import Fasting
import Picture

/// The forest as it is painted so far, for one size of the view.
final class ForestPicture {
    let painter: ForestPainter
    /// The parts that are painted, with nil for those in which nothing is.
    private var painted: [ForestPart: Texture?] = [:]

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
        let stars = shown(position.starLeft).map(ForestPart.stars)
        let land = shown(position.left).map(ForestPart.land)
        return ([.sky] + stars + land).first { painted[$0] == nil }
    }

    /// The part beside the view that is not painted; nil if all are.
    func missing(beside position: Position) -> ForestPart? {
        let land = painter.strips.beside(shown(position.left)).map(ForestPart.land)
        let stars = painter.strips.beside(shown(position.starLeft)).map(ForestPart.stars)
        return (land + stars).first { painted[$0] == nil }
    }

    /// - Parameter texture: nil if nothing is in the part.
    func take(_ texture: Texture?, for part: ForestPart) {
        painted.updateValue(texture, forKey: part)
    }

    private func shown(_ left: Double) -> Range<Int> {
        painter.strips.shown(left: left, view: Double(painter.view.width))
    }

    // MARK: Drawing

    /// Adds the painted parts to a snapshot that has the size of the view, and forgets those that are
    /// far from it.
    func add(to snapshot: OpaquePointer, byCairo: Bool, _ position: Position) {
        func add(_ part: ForestPart, at place: Range<Double>, left: Double = 0) {
            // At whole pixels of the screen, where the pictures are sharp.
            let scale = Double(painter.scale)
            let left = (left * scale).rounded() / scale
            painted[part]??.add(
                to: snapshot, byCairo: byCairo, x: place.lowerBound - left, y: 0,
                width: place.upperBound - place.lowerBound, height: Double(painter.view.height))
        }
        let strips = painter.strips
        let stars = shown(position.starLeft)
        let land = shown(position.left)
        add(.sky, at: 0..<Double(painter.view.width))
        for strip in stars {
            add(.stars(strip: strip), at: strips.edges(strip), left: position.starLeft)
        }
        for strip in land {
            add(.land(strip: strip), at: strips.edges(strip), left: position.left)
        }
        painted = painted.filter { $0.key.isNear(stars: stars, land: land) }
    }
}

/// A picture of the forest that stands still in a widget. It is painted on a thread, for the size of the widget. Until a
/// new one is painted, the old one is stretched.
final class LandPicture {
    /// Paints the picture of a forest; nil if the size is none.
    typealias Paint =
        @Sendable (
            Forest, _ size: (width: Int, height: Int, scale: Int), _ isDawn: Bool
        ) -> Raster?

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
            guard var raster = paint(Forest(shown), size, isDawn) else {
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
