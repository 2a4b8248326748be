import CAdwaita
import Compline
import Fasting
import Glibc

/// A few stars behind the prayer. They stand still, and none stands behind a text.
final class NightPicture: PaintedContent {
    private(set) lazy var widget: Widget = paintedWidget(
        role: GTK_ACCESSIBLE_ROLE_PRESENTATION, self)
    /// The widgets that stars keep out of.
    var texts: () -> [Widget] = { [] }
    /// 1 for a few stars; more for more.
    var density = 1.0 { didSet { gtk_widget_queue_draw(widget) } }
    private var size = (width: 0.0, height: 0.0)

    init() {
        widget.expanding(horizontally: true, vertically: true)
    }

    func allocated(width: Int, height: Int) { size = (Double(width), Double(height)) }

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
        var bounds = graphene_rect_t(
            origin: graphene_point_t(x: Float(x - radius), y: Float(y - radius)),
            size: graphene_size_t(width: Float(2 * radius), height: Float(2 * radius)))
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
