import CAdwaita
import Fasting
import Picture

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
            return Texture(width: raster.width, height: raster.height, pixels: raster.pixels)
        } then: { [weak self] texture in
            // What comes too late is not shown.
            guard let self, shown == self.shown, size == self.size else { return }
            self.texture = texture
            gtk_widget_queue_draw(widget)
        }
    }
}
