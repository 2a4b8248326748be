import Fasting
import Synchronization

/// The outline of one of the eight trees, in a square of 1024 units.
///
/// The drawings are the SVG files in `Trees`, and ``TreePaths`` has their paths. A test compares them.
public struct Silhouette: Sendable {
    /// The side of the square.
    public static let side = 1024.0

    /// All eight. The variant of a tree is an index. Each is read from its drawing when it is used for
    /// the first time: `atrest status` shows one tree and has no time for eight.
    public static let all = Drawings()

    /// The variant without leaves.
    package static let bare = 4

    /// The variant with a flat crown that is as wide as the picture.
    package static let acacia = 5

    /// The drawings, read one by one.
    public struct Drawings: RandomAccessCollection, Sendable {
        public let startIndex = 0
        public let endIndex = 8

        public subscript(variant: Int) -> Silhouette {
            Silhouette.read.withLock { read in
                if let silhouette = read[variant] { return silhouette }
                let silhouette = Silhouette(path: TreePaths.all[variant])
                read[variant] = silhouette
                return silhouette
            }
        }
    }

    private static let read = Mutex([Int: Silhouette]())

    /// The path in the syntax of SVG.
    public let path: String
    /// Closed outlines of straight lines, fine enough for every size that ``Raster`` paints.
    let outlines: [[Point]]

    struct Point: Equatable {
        var x: Double
        var y: Double
    }

    init(path: String) {
        self.path = path
        outlines = PathReader(path).outlines()
    }
}

/// Reads the part of SVG's path syntax that the drawings use: `M`, `c`, `l` and `z`.
private struct PathReader {
    private var rest: Substring.UTF8View

    init(_ path: String) { rest = path[...].utf8 }

    /// How many straight lines replace a curve. The curves are short: a few pixels in a picture of
    /// 512.
    private static let pieces = 5

    func outlines() -> [[Silhouette.Point]] {
        var reader = self
        var outlines: [[Silhouette.Point]] = []
        var outline: [Silhouette.Point] = []
        var command = UInt8(ascii: "M")
        while let next = reader.peek() {
            if next != UInt8(ascii: "-"), next != UInt8(ascii: "."), !isDigit(next) {
                command = next
                reader.rest.removeFirst()
                if command == UInt8(ascii: "z") {
                    outlines.append(outline)
                    outline = []
                }
                continue
            }
            switch command {
            case UInt8(ascii: "M"): outline.append(reader.point())
            case UInt8(ascii: "l"): outline.append(reader.point(from: outline.last))
            case UInt8(ascii: "c"):
                guard let start = outline.last else { return outlines }
                let curve = (0..<3).map { _ in reader.point(from: start) }
                outline += Self.points(start, curve[0], curve[1], curve[2])
            default: return outlines
            }
        }
        return outlines
    }

    private static func points(
        _ a: Silhouette.Point, _ b: Silhouette.Point, _ c: Silhouette.Point, _ d: Silhouette.Point
    ) -> [Silhouette.Point] {
        (1...pieces).map { piece in
            let t = Double(piece) / Double(pieces)
            let s = 1 - t
            let weights = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
            return Silhouette.Point(
                x: weights.0 * a.x + weights.1 * b.x + weights.2 * c.x + weights.3 * d.x,
                y: weights.0 * a.y + weights.1 * b.y + weights.2 * c.y + weights.3 * d.y)
        }
    }

    private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    private mutating func peek() -> UInt8? {
        while let byte = rest.first, byte == 0x20 || byte == 0x0a || byte == 0x2c {
            rest.removeFirst()
        }
        return rest.first
    }

    private mutating func point(from origin: Silhouette.Point? = nil) -> Silhouette.Point {
        let x = number()
        let y = number()
        return Silhouette.Point(x: (origin?.x ?? 0) + x, y: (origin?.y ?? 0) + y)
    }

    /// Reads a decimal number without an exponent.
    private mutating func number() -> Double {
        guard let first = peek() else { return 0 }
        let isNegative = first == UInt8(ascii: "-")
        if isNegative { rest.removeFirst() }
        var value = 0.0
        var scale = 0.0
        while let byte = rest.first {
            if isDigit(byte) {
                value = value * 10 + Double(byte - 0x30)
                scale *= 10
            } else if byte == UInt8(ascii: "."), scale == 0 {
                scale = 1
            } else {
                break
            }
            rest.removeFirst()
        }
        if scale > 1 { value /= scale }
        return isNegative ? -value : value
    }
}
