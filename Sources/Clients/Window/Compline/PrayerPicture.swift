import CAdwaita
import Compline
import Fasting
import Glibc

/// The picture of a page: the circle that breathes, the candle, or the moon. It is decoration: what it
/// means is said in words beside it.
final class PrayerPicture: PaintedContent {
    enum Kind {
        case circle, candle, moon
    }

    private(set) lazy var widget: Widget = paintedWidget(
        role: GTK_ACCESSIBLE_ROLE_PRESENTATION, self)
    private let kind: Kind
    private var size: (width: Double, height: Double) { widget.size }
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

/// A few stars behind the prayer. They stand still, and none stands behind a text.
final class NightPicture: PaintedContent {
    private(set) lazy var widget: Widget = paintedWidget(
        role: GTK_ACCESSIBLE_ROLE_PRESENTATION, self)
    /// The widgets that stars keep out of.
    var texts: () -> [Widget] = { [] }
    /// 1 for a few stars; more for more.
    var density = 1.0 { didSet { gtk_widget_queue_draw(widget) } }
    private var size: (width: Double, height: Double) { widget.size }

    init() {
        widget.expanding(horizontally: true, vertically: true)
    }

    struct Star: Equatable {
        /// From 0 to 1.
        let x: Double
        let y: Double
        let brightness: Double
    }

    /// - Parameter count: a larger number adds stars, and moves none.
    static func stars(_ count: Int) -> [Star] {
        var random = SplitMix64(seed: 91)
        return (0..<count).map { _ in
            Star(
                x: random.nextFraction(), y: pow(random.nextFraction(), 1.25),
                brightness: 0.22 + 0.68 * pow(random.nextFraction(), 3))
        }
    }

    func snapshot(_ snapshot: OpaquePointer) {
        let count = Int(min(90, max(24, size.width * size.height / 7_000)) * density)
        let taken = texts().compactMap { place(of: $0) }
        for star in Self.stars(count) {
            let (x, y) = (star.x * size.width, star.y * size.height)
            let isTaken = taken.contains {
                (Double($0.origin.x) - 8...Double($0.origin.x + $0.size.width) + 8).contains(x)
                    && (Double($0.origin.y) - 4...Double($0.origin.y + $0.size.height) + 4)
                        .contains(y)
            }
            if !isTaken { draw(star, x, y, snapshot) }
        }
    }

    private func place(of text: Widget) -> graphene_rect_t? {
        var place = graphene_rect_t()
        guard gtk_widget_get_mapped(text) != 0,
            gtk_widget_compute_bounds(text, widget, &place) != 0
        else { return nil }
        return place
    }

    private func draw(_ star: Star, _ x: Double, _ y: Double, _ snapshot: OpaquePointer) {
        let radius = star.brightness > 0.62 ? 3.2 : 1.7
        RadialLight.add(
            to: snapshot, x: x, y: y, radius: radius,
            [(0, .text, star.brightness), (0.35, .text, star.brightness * 0.7), (1, .text, 0)])
    }
}

/// Light that changes with the distance from a point.
enum RadialLight {
    /// - Parameter stops: the part of the radius, the colour, and how opaque it is.
    static func add(
        to snapshot: OpaquePointer, x: Double, y: Double, radius: Double,
        _ stops: [(part: Double, color: PrayerColor, strength: Double)]
    ) {
        var bounds = rectangle(
            x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
        var middle = graphene_point_t(x: Float(x), y: Float(y))
        let stops = stops.map { stop in
            GskColorStop(
                offset: Float(stop.part),
                color: GdkRGBA(
                    red: Float(stop.color.red) / 255, green: Float(stop.color.green) / 255,
                    blue: Float(stop.color.blue) / 255, alpha: Float(stop.strength)))
        }
        gtk_snapshot_append_radial_gradient(
            snapshot, &bounds, &middle, Float(radius), Float(radius), 0, 1, stops,
            gsize(stops.count))
    }
}

/// The style of the night prayer. Rule: docs/rules/words.md, Compline.
enum PrayerStyle {
    /// How opaque less important text is. With 40 % it would have a contrast of 3.6 only.
    static let secondary = 0.7
    static let quiet = 0.55
}

extension PrayerColor {
    /// As in `#050510`.
    var hex: String {
        "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
