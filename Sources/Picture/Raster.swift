/// A scene as pixels. They are the same on every machine, because no library paints them. Lines of text
/// are not painted.
public struct Raster: Sendable {
    public let width: Int
    public let height: Int
    /// Red, green, blue and opacity of each pixel, row by row. Colours are not premultiplied.
    public private(set) var pixels: [UInt8]

    init(width: Int, height: Int, pixels: [UInt8]) {
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// - Parameters:
    ///   - scale: how many pixels are painted for one pixel of the scene.
    ///   - width: the number of pixels in a row. nil for the width of the scene.
    ///   - height: the number of rows. nil for the height of the scene.
    public init(_ scene: Scene, scale: Double = 1, width: Int? = nil, height: Int? = nil) {
        let canvas = Canvas(
            width: max(1, width ?? Int((scene.width * scale).rounded())),
            height: max(1, height ?? Int((scene.height * scale).rounded())))
        self.width = canvas.width
        self.height = canvas.height
        var painting = canvas
        let painter = Painter(scale: scale)
        var sheet = canvas
        for layer in scene.layers {
            if case .ridge = layer.marks.first {
                painter.paint(ridges: layer.marks, on: &sheet)
                painting.lay(&sheet, opacity: 1)
            } else if layer.opacity == 1 {
                for mark in layer.marks { painter.paint(mark, on: &painting) }
            } else {
                for mark in layer.marks { painter.paint(mark, on: &sheet) }
                painting.lay(&sheet, opacity: Float(layer.opacity))
            }
        }
        pixels = painting.bytes
    }
}

/// Pixels while they are painted. Colours are premultiplied.
private struct Canvas {
    let width: Int
    let height: Int
    var pixels: [SIMD4<Float>]
    /// The rows that something was painted on.
    private var touched = 0..<0

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        pixels = Array(repeating: .zero, count: width * height)
    }

    mutating func blend(_ color: SIMD4<Float>, x: Int, y: Int, part: Float) {
        guard x >= 0, y >= 0, x < width, y < height else { return }
        let source = color * part
        let index = y * width + x
        pixels[index] = source + pixels[index] * (1 - source.w)
        touch(y)
    }

    /// Covers a row.
    mutating func fill(_ row: Int, _ color: SIMD4<Float>) {
        for index in row * width..<(row + 1) * width { pixels[index] = color }
        touch(row)
    }

    /// Adds a colour to a pixel that is not painted yet.
    mutating func paintUnder(_ color: SIMD4<Float>, x: Int, y: Int) {
        let index = y * width + x
        pixels[index] += color * (1 - pixels[index].w)
    }

    mutating func touch(_ row: Int) {
        touched =
            touched.isEmpty
            ? row..<row + 1 : min(touched.lowerBound, row)..<max(touched.upperBound, row + 1)
    }

    /// Draws another layer over this one and clears the other.
    mutating func lay(_ other: inout Canvas, opacity: Float) {
        for index in other.touched.lowerBound * width..<other.touched.upperBound * width
        where other.pixels[index].w > 0 {
            let source = other.pixels[index] * opacity
            pixels[index] = source + pixels[index] * (1 - source.w)
            other.pixels[index] = .zero
        }
        other.touched = 0..<0
    }

    var bytes: [UInt8] {
        [UInt8](unsafeUninitializedCapacity: pixels.count * 4) { buffer, count in
            for (index, pixel) in pixels.enumerated() {
                let opacity = pixel.w
                let color = opacity > 0 && opacity < 1 ? pixel / opacity : pixel
                let scaled = (color * 255).rounded(.toNearestOrAwayFromZero)
                let parts = scaled.clamped(
                    lowerBound: .zero, upperBound: SIMD4(repeating: 255))
                for place in 0..<3 { buffer[index * 4 + place] = UInt8(parts[place]) }
                buffer[index * 4 + 3] = UInt8(min(255, max(0, (opacity * 255).rounded())))
            }
            count = pixels.count * 4
        }
    }
}

/// A premultiplied colour.
private func paint(_ color: Color, _ opacity: Double) -> SIMD4<Float> {
    SIMD4(Float(color.red), Float(color.green), Float(color.blue), 1) * Float(opacity)
}

private struct Painter {
    let scale: Double

    func paint(_ mark: Scene.Mark, on canvas: inout Canvas) {
        switch mark {
        case .dusk(let dusk): paint(dusk, on: &canvas)
        case .tree(let tree): paint(tree, on: &canvas)
        case .star(let star): paint(star, on: &canvas)
        case .ridge, .line: break
        }
    }

    /// Paints the ridges of a layer, the nearest first. Farther ones are painted only in places that
    /// nearer ones leave free.
    func paint(ridges marks: [Scene.Mark], on canvas: inout Canvas) {
        // The highest place of what is painted so far, in each column.
        var limits = [Double](repeating: Double(canvas.height), count: canvas.width)
        for case .ridge(let ridge) in marks.reversed() {
            guard ridge.line.top * scale < Double(canvas.height) else { continue }
            let crest = (0..<canvas.width).map {
                ridge.line.y(at: (Double($0) + 0.5) / scale) * scale
            }
            paint(ridge, crest: crest, above: limits, on: &canvas)
            for x in limits.indices { limits[x] = min(limits[x], crest[x]) }
        }
    }

    private func paint(
        _ ridge: Scene.RidgeMark, crest: [Double], above limits: [Double], on canvas: inout Canvas
    ) {
        let top = ridge.line.top * scale
        let reach = max(1, ridge.reach * scale - top)
        let first = max(0, Int(top.rounded(.down)))
        let last = min(canvas.height, Int((limits.max() ?? 0).rounded(.up)))
        guard first < last else { return }
        for y in first..<last {
            let part = min(1, max(0, (Double(y) + 0.5 - top) / reach))
            let color = ridge.crest.mixed(with: ridge.mist, part)
            for x in 0..<canvas.width where limits[x] > Double(y) {
                let covered = min(1, Double(y + 1) - crest[x])
                if covered > 0 {
                    canvas.paintUnder(
                        dithered(color, x, y) * Float(covered), x: x, y: y)
                }
            }
            canvas.touch(y)
        }
    }

    /// A colour that differs by less than a step of a pixel, so that a gradient has no bands. Source:
    /// the interleaved gradient noise of Jimenez, "Next Generation Post Processing", 2014.
    private func dithered(_ color: Color, _ x: Int, _ y: Int) -> SIMD4<Float> {
        let place = 0.06711056 * Float(x) + 0.00583715 * Float(y)
        let noise = 52.9829189 * (place - place.rounded(.down))
        let step = (noise - noise.rounded(.down) - 0.5) / 255
        return Picture.paint(color, 1) + SIMD4(step, step, step, 0)
    }

    private func paint(_ dusk: Scene.DuskMark, on canvas: inout Canvas) {
        let left = dusk.x * scale
        let upper = dusk.y * scale
        let (width, height) = (dusk.width * scale, dusk.height * scale)
        let corner = dusk.corner * scale
        for y in 0..<canvas.height {
            let depth = Double(y) + 0.5 - upper
            let color = Picture.paint(Palette.sky(at: depth / height), 1)
            if dusk.isFine {
                for x in 0..<canvas.width {
                    canvas.blend(
                        dithered(Palette.sky(at: depth / height), x, y), x: x, y: y, part: 1)
                }
                continue
            }
            if corner == 0, left <= 0, left + width >= Double(canvas.width), depth >= 0.5,
                depth <= height - 0.5
            {
                canvas.fill(y, color)
                continue
            }
            for x in 0..<canvas.width {
                // The distance of the pixel's centre from the rounded rectangle.
                let across = abs(Double(x) + 0.5 - left - width / 2) - width / 2 + corner
                let down = abs(depth - height / 2) - height / 2 + corner
                let outside =
                    across > 0 && down > 0
                    ? (across * across + down * down).squareRoot() - corner
                    : max(across, down) - corner
                let part = min(1, max(0, 0.5 - outside))
                if part > 0 { canvas.blend(color, x: x, y: y, part: Float(part)) }
            }
        }
    }

    private func paint(_ tree: Scene.TreeMark, on canvas: inout Canvas) {
        let size = tree.size * scale
        let left = tree.x * scale - size / 2
        let upper = tree.y * scale - size / 2
        if upper + size < 0 || upper > Double(canvas.height) { return }
        // The square, extended to whole pixels.
        let column = Int(left.rounded(.down))
        let row = Int(upper.rounded(.down))
        let side = Int(size.rounded(.up)) + 2
        var coverage = Coverage(width: side, height: side)
        let unit = size / Silhouette.side
        for outline in Silhouette.all[tree.variant].outlines {
            coverage.add(
                outline.map {
                    (
                        Float($0.x * unit + left - Double(column)),
                        Float($0.y * unit + upper - Double(row))
                    )
                })
        }
        let color = Picture.paint(tree.color, tree.opacity)
        coverage.visit { canvas.blend(color, x: column + $0, y: row + $1, part: $2) }
    }

    private func paint(_ star: Scene.StarMark, on canvas: inout Canvas) {
        let unit = star.size / StarShape.length * scale
        let (x, y) = (star.x * scale, star.y * scale)
        let reach = StarShape.length / 2 * unit + 1
        if y + reach < 0 || y - reach > Double(canvas.height) { return }
        for row in Int((y - reach).rounded(.down))...Int((y + reach).rounded(.up)) {
            for column in Int((x - reach).rounded(.down))...Int((x + reach).rounded(.up)) {
                let away = (x: Double(column) + 0.5 - x, y: Double(row) + 0.5 - y)
                let light = Self.light(of: away, unit)
                if light > 0 {
                    canvas.blend(
                        Picture.paint(Palette.star, 1), x: column, y: row, part: Float(light))
                }
            }
        }
    }

    /// The brightness of a star at a distance from its centre: the glow and the capsules.
    private static func light(of away: (x: Double, y: Double), _ unit: Double) -> Double {
        let distance = (away.x * away.x + away.y * away.y).squareRoot()
        let glow = StarShape.glow
        var dark = 1 - glow.opacity * max(0, 1 - distance / (glow.radius * unit))
        let half = 0.5.squareRoot()
        let turned = (x: (away.x + away.y) * half, y: (away.y - away.x) * half)
        for capsule in StarShape.capsules {
            let place = capsule.isDiagonal ? turned : away
            for (along, across) in [(place.y, place.x), (place.x, place.y)] {
                let radius = capsule.width / 2 * unit
                let beyond = max(0, abs(along) - (capsule.length / 2 * unit - radius))
                let outside = (beyond * beyond + across * across).squareRoot() - radius
                // A capsule that is thinner than a pixel covers only a part of it.
                dark *= 1 - min(1, max(0, 0.5 - outside), 2 * radius)
            }
        }
        return 1 - dark
    }
}
