import CAdwaita
import Fasting
import Pages
import Picture

/// The forest's land below the calendar, with the trees of the month that is shown. What it shows is in the days too, so
/// screen readers do not come to it.
final class CalendarLand: PaintedContent {
    private(set) lazy var widget: Widget = paintedWidget(
        role: GTK_ACCESSIBLE_ROLE_PRESENTATION, self)
    /// nil until the fasts of the month are known.
    private var forest: Forest?
    private var shown: [RecordID] = []
    private var size = (width: 0, height: 0)
    private var texture: Texture?
    /// Counts what was asked for, so that what comes too late is not shown.
    private var turn = 0
    private lazy var resizing: LoopTimer = LoopTimer { [unowned self] in paint() }

    /// The usual height, and with how little room it is still shown, in pixels.
    static let height: Int32 = 220
    static let leastHeight: Int32 = 120
    /// How long a new size has to stay before it is painted, in milliseconds.
    private static let patience: UInt32 = 80

    init() {
        widget.styled("calendar-land").hiddenFromReaders()
        gtk_widget_set_can_target(widget, 0)
        widget.isVisible = false
        onChange(of: "scale-factor", widget.object) { [unowned self] in paint() }
        onSignal(widget.object, "map") { [unowned self] in paint() }
    }

    /// How high it is beside other things, in pixels.
    ///
    /// - Parameter room: what is left of the height of the window.
    /// - Returns: nil if there is not enough room.
    static func height(in room: Int32) -> Int32? {
        room < leastHeight ? nil : min(room, max(height, room / 2))
    }

    /// Whether it is seen in the morning light.
    var isDawn = false { didSet { if isDawn != oldValue { paint() } } }

    /// - Parameter sessions: the fasts of the month.
    func show(_ sessions: [Session]) {
        let forest = Forest(sessions)
        let trees = forest.trees.map(\.id)
        if self.forest != nil, trees == shown { return }
        (self.forest, shown) = (forest, trees)
        paint()
    }

    func allocated(width: Int, height: Int) {
        guard (width, height) != size else { return }
        size = (width, height)
        resizing.arm(afterMilliseconds: texture == nil ? 0 : Self.patience)
    }

    private func paint() {
        guard let forest, size.width > 0, size.height > 0, gtk_widget_get_mapped(widget) != 0 else {
            return
        }
        let (size, scale) = (size, Int(gtk_widget_get_scale_factor(widget)))
        let isDawn = isDawn
        turn += 1
        let asked = turn
        inBackground { () -> Texture? in
            guard
                let scene = ForestScene.strip(
                    of: forest, width: size.width, height: size.height, captions: .ofProgram)
            else { return nil }
            var raster = Raster(scene, scale: Double(scale))
            if isDawn { raster.turnToDawn() }
            return Texture(width: raster.width, height: raster.height, pixels: raster.pixels)
        } then: { [weak self] texture in
            guard let self, asked == turn else { return }
            self.texture = texture
            gtk_widget_queue_draw(widget)
        }
    }

    func snapshot(_ snapshot: OpaquePointer) {
        texture?.add(
            to: snapshot, byCairo: widget.isDrawnByCairo, x: 0, y: 0, width: Double(size.width),
            height: Double(size.height))
    }
}
