import CAdwaita
import Compline

/// The picture of a page: the circle that breathes, the candle, or the moon. It is decoration: what it
/// means is said in words beside it.
final class PrayerPicture: PaintedContent {
    enum Kind {
        case circle, candle, moon
    }

    private(set) lazy var widget: Widget = paintedWidget(
        role: GTK_ACCESSIBLE_ROLE_PRESENTATION, self)
    private let kind: Kind
    private var size = (width: 0.0, height: 0.0)
    private var textures: [Int: LightTexture] = [:]
    /// When it began to move, in microseconds; nil while it stands still.
    private var begin: gint64?
    private lazy var frames = FrameTicks(widget) { [unowned self] in breathe() }
    private lazy var flame: LoopTimer = LoopTimer { [unowned self] in flicker() }

    init(_ kind: Kind) {
        self.kind = kind
        let height: Int32 =
            switch kind {
            case .circle: 250
            case .candle: 280
            case .moon: 150
            }
        gtk_widget_set_size_request(widget, -1, height)
        onSignal(widget.object, "map") { [weak self] in self?.update() }
        onSignal(widget.object, "unmap") { [weak self] in self?.update() }
    }

    func allocated(width: Int, height: Int) { size = (Double(width), Double(height)) }

    // MARK: Motion

    /// Whether it may move. It does only while it can be seen, and the circle stops after three breaths.
    var isMoving = false { didSet { update() } }

    private func update() {
        let moves = isMoving && kind != .moon && gtk_widget_get_mapped(widget) != 0
        guard moves != (begin != nil) else { return }
        begin = moves ? g_get_monotonic_time() : nil
        frames.isRunning = moves && kind == .circle
        if moves, kind == .candle { arm() } else { flame.cancel() }
        gtk_widget_queue_draw(widget)
    }

    /// Since the page was completely visible; 0 while it stands still.
    private var seconds: Double {
        guard let begin else { return 0 }
        return max(0, Double(g_get_monotonic_time() - begin) / 1_000_000 - PrayerCrossing.fadeIn)
    }

    private func breathe() {
        gtk_widget_queue_draw(widget)
        if seconds >= BreathingCircle.length { frames.isRunning = false }
    }

    private func flicker() {
        gtk_widget_queue_draw(widget)
        arm()
    }

    private func arm() { flame.arm(afterMilliseconds: UInt32(Candle.step * 1000)) }

    // MARK: Drawing

    func snapshot(_ snapshot: OpaquePointer) {
        switch kind {
        case .circle: drawCircle(snapshot)
        case .candle:
            let shape = Int(seconds / Candle.step) % Candle.shapeCount
            draw(snapshot, shape) { .candle(shape: shape) }
        case .moon: draw(snapshot, 0) { .moon }
        }
    }

    private func drawCircle(_ snapshot: OpaquePointer) {
        let glow = 34.0
        let edge = (size.height / 2 - glow) * BreathingCircle.size(seconds: seconds)
        let outer = edge + glow
        RadialLight.add(
            to: snapshot, x: size.width / 2, y: size.height / 2, radius: outer,
            [
                (0, .button, 0.24), ((edge - 10) / outer, .button, 0.4),
                ((edge - 2.5) / outer, .button, 0.48), ((edge - 1) / outer, .text, 0.72),
                ((edge + 0.5) / outer, .text, 0.6), ((edge + 2) / outer, .button, 0.34),
                ((edge + 12) / outer, .button, 0.12), (1, .button, 0),
            ])
    }

    private func draw(_ snapshot: OpaquePointer, _ key: Int, _ make: () -> LightTexture) {
        let texture = textures[key] ?? make()
        textures[key] = texture
        let height = size.height
        let width = height * texture.aspect
        texture.texture.add(
            to: snapshot, byCairo: widget.isDrawnByCairo, x: (size.width - width) / 2, y: 0,
            width: width, height: height)
    }
}

/// A source of light in front of the night, as a texture.
final class LightTexture {
    let texture: Texture
    /// The width divided by the height.
    let aspect: Double

    /// - Parameters:
    ///   - x, y: the part of it in its own unit; there are two pixels for each.
    ///   - fade: over this length the lower edge becomes night.
    init(
        _ source: some LightSource, x: ClosedRange<Double>, y: ClosedRange<Double>,
        fade: Double = 0
    ) {
        let (width, height) = (
            Int((x.upperBound - x.lowerBound) * Self.density),
            Int((y.upperBound - y.lowerBound) * Self.density)
        )
        var pixels: [UInt8] = []
        pixels.reserveCapacity(width * height * 4)
        for row in 0..<height {
            let py = y.lowerBound + (Double(row) + 0.5) / Self.density
            let strength = fade > 0 ? min(1, max(0, (y.upperBound - py) / fade)) : 1
            for column in 0..<width {
                let px = x.lowerBound + (Double(column) + 0.5) / Self.density
                let color = PrayerColor.night.lit(by: source.light(x: px, y: py), strength)
                pixels += [color.red, color.green, color.blue, 255]
            }
        }
        texture = Texture(width: width, height: height, pixels: pixels)
        aspect = Double(width) / Double(height)
    }

    private static let density = 2.0

    static var moon: LightTexture {
        let rows = 30
        let edge = Double(rows) + 6
        return LightTexture(
            CrescentMoon(rows: rows), x: -edge...edge, y: -6...Double(2 * rows) + 6)
    }

    /// - Parameter shape: of the flame.
    static func candle(shape: Int) -> LightTexture {
        let rows = 36.0
        return LightTexture(
            Candle(rows: Int(rows), step: shape), x: -1.7 * rows...1.7 * rows,
            y: -0.7 * rows...2 * rows, fade: 0.3 * rows)
    }
}
