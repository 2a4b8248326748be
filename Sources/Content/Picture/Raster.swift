/// A scene as pixels. They are the same on every machine, because no library paints them. Lines of text
/// are not painted.
public struct Raster: Sendable {
    public let width: Int
    public let height: Int
    /// Red, green, blue and opacity of each pixel, row by row. Colours are not premultiplied.
    public internal(set) var pixels: [UInt8]

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
        var sheet = canvas
        for layer in scene.layers {
            let painter = Painter(scale: scale, origin: layer.origin)
            if layer.opacity == 1 {
                for mark in layer.marks { painter.paint(mark, on: &painting) }
            } else {
                for mark in layer.marks { painter.paint(mark, on: &sheet) }
                painting.lay(&sheet, opacity: Float(layer.opacity))
            }
        }
        pixels = painting.bytes
    }
}

extension Raster {
    /// A sky alone. Beside itself it looks like a wider one.
    public init(_ sky: Scene.DuskMark.Sky, width: Int, height: Int) {
        var scene = Scene(width: Double(width), height: Double(height))
        scene.addSky(sky)
        self.init(scene)
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
    ///
    /// - Parameter color: gets the column.
    mutating func fill(_ row: Int, _ color: (Int) -> SIMD4<Float>) {
        touch(row)
        let first = row * width
        pixels.withUnsafeMutableBufferPointer { pixels in
            for x in 0..<width { pixels[first + x] = color(x) }
        }
    }

    /// Blends into pixels of one row that are inside the canvas.
    ///
    /// - Parameters:
    ///   - part: how much of the colour, by column.
    ///   - color: opaque, by column.
    mutating func blend(
        row: Int, columns: Range<Int>, part: (Int) -> Float, color: (Int) -> SIMD4<Float>
    ) {
        touch(row)
        let first = row * width
        pixels.withUnsafeMutableBufferPointer { pixels in
            for x in columns {
                let part = part(x)
                if part <= 0 { continue }
                let behind = pixels[first + x]
                pixels[first + x] = part < 1 ? behind + (color(x) - behind) * part : color(x)
            }
        }
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

    /// The nearest of 256 steps. `rounded()` would call a function of libm for each.
    private static func byte(_ part: Float) -> UInt8 {
        UInt8(max(0, min(255, part * 255 + 0.5)))
    }

    var bytes: [UInt8] {
        [UInt8](unsafeUninitializedCapacity: pixels.count * 4) { buffer, count in
            for (index, pixel) in pixels.enumerated() {
                let opacity = pixel.w
                let color = opacity > 0 && opacity < 1 ? pixel / opacity : pixel
                for place in 0..<3 { buffer[index * 4 + place] = Self.byte(color[place]) }
                buffer[index * 4 + 3] = Self.byte(opacity)
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
    /// Which place of the scene is the upper left corner.
    let origin: (x: Double, y: Double)

    func paint(_ mark: Scene.Mark, on canvas: inout Canvas) {
        switch mark {
        case .dusk(let dusk):
            paint(dusk, on: &canvas)
            paintAfterglow(of: dusk, on: &canvas)
        case .tree(let tree): paint(tree, on: &canvas)
        case .star(let star): paint(star, on: &canvas)
        case .ridge(let ridge): paint(ridge, on: &canvas)
        case .mist(let mist): paint(mist, on: &canvas)
        case .line: break
        }
    }

    /// Paints a ridge down to where nearer ones cover it.
    private func paint(_ ridge: Scene.RidgeMark, on canvas: inout Canvas) {
        let line = ridge.line.moved(x: -origin.x, y: -origin.y)
        let first = max(0, Int((line.top * scale).rounded(.down)))
        let floor =
            ridge.floor.map { Int((($0 - origin.y) * scale).rounded(.up)) + 1 } ?? canvas.height
        let last = min(canvas.height, floor)
        guard first < last else { return }
        let crest = (0..<canvas.width).map {
            Float(line.y(at: (Double($0) + 0.5) / scale) * scale)
        }
        let top = (ridge.top - origin.y) * scale
        let reach = max(1, (ridge.reach - origin.y) * scale - top)
        for y in first..<last {
            let part = min(1, max(0, (Double(y) + 0.5 - top) / reach))
            let color = Picture.paint(ridge.crest.mixed(with: ridge.mist, part), 1)
            crest.withUnsafeBufferPointer { crest in
                canvas.blend(row: y, columns: 0..<canvas.width) { x in
                    min(1, Float(y + 1) - crest[x])
                } color: { x in
                    dithered(color, x, y)
                }
            }
        }
    }

    private func paint(_ mist: Scene.MistMark, on canvas: inout Canvas) {
        let (upper, lower) = (mist.top - origin.y, mist.bottom - origin.y)
        let (top, height) = (upper * scale, (lower - upper) * scale)
        let rows = (top: Int(top.rounded(.down)), bottom: Int((top + height).rounded(.up)))
        let color = Picture.paint(mist.color, 1)
        let (first, last) = (max(0, rows.top), min(canvas.height, rows.bottom))
        guard first < last else { return }
        for y in first..<last {
            let part = mist.opacity * Scene.MistMark.part(at: (Double(y) + 0.5 - top) / height)
            canvas.blend(row: y, columns: 0..<canvas.width) { _ in
                Float(part)
            } color: { x in
                dithered(color, x, y)
            }
        }
    }

    /// A colour that differs by less than a step of a pixel, so that a gradient has no bands. Source:
    /// the interleaved gradient noise of Jimenez, "Next Generation Post Processing", 2014.
    private func dithered(_ color: SIMD4<Float>, _ x: Int, _ y: Int) -> SIMD4<Float> {
        let place = 0.06711056 * Float(x) + 0.00583715 * Float(y)
        let noise = 52.9829189 * (place - place.rounded(.down))
        let step = (noise - noise.rounded(.down) - 0.5) / 255
        return color + SIMD4(step, step, step, 0)
    }

    private func paint(_ dusk: Scene.DuskMark, on canvas: inout Canvas) {
        let left = (dusk.x - origin.x) * scale
        let upper = (dusk.y - origin.y) * scale
        let (width, height) = (dusk.width * scale, dusk.height * scale)
        let corner = dusk.corner * scale
        let stops = dusk.sky.stops
        if stops.isEmpty { return }
        for y in 0..<canvas.height {
            let depth = Double(y) + 0.5 - upper
            let color = Picture.paint(.at(depth / height, of: stops), 1)
            // A forest has no edge, also if the size of its pixels is not a part of its own.
            if dusk.sky == .nightfall
                || corner == 0 && left <= 0 && left + width >= Double(canvas.width)
                    && depth >= 0.5 && depth <= height - 0.5
            {
                canvas.fill(y) { dithered(color, $0, y) }
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

    private func paintAfterglow(of dusk: Scene.DuskMark, on canvas: inout Canvas) {
        guard let glow = dusk.afterglow(x: dusk.x - origin.x, y: dusk.y - origin.y) else { return }
        let steps = 256
        let lights = (0...steps).map { Nightfall.Afterglow.light(at: Double($0) / Double(steps)) }
        let colors = lights.map { Picture.paint($0.color, 1) }
        let parts = lights.map { Float($0.opacity) }
        let (x, y) = (glow.x * scale, glow.y * scale)
        let (width, height) = (glow.width * scale, glow.height * scale)
        let columns = (Int(x - width)..<Int((x + width).rounded(.up))).clamped(to: 0..<canvas.width)
        let rows = Int(y - height)..<Int((y + height).rounded(.up))
        for row in rows.clamped(to: 0..<canvas.height) {
            let down = Float((Double(row) + 0.5 - y) / height)
            func step(_ column: Int) -> Int {
                let across = (Float(column) + 0.5 - Float(x)) / Float(width)
                return min(steps, Int((across * across + down * down).squareRoot() * Float(steps)))
            }
            canvas.blend(row: row, columns: columns) {
                parts[step($0)]
            } color: {
                dithered(colors[step($0)], $0, row)
            }
        }
    }

    private func paint(_ tree: Scene.TreeMark, on canvas: inout Canvas) {
        let size = tree.size * scale
        let left = (tree.x - origin.x) * scale - size / 2
        let upper = (tree.y - origin.y) * scale - size / 2
        if upper + size < 0 || upper > Double(canvas.height) { return }
        if left + size < 0 || left > Double(canvas.width) { return }
        // The square, extended to whole pixels.
        let column = Int(left.rounded(.down))
        let row = Int(upper.rounded(.down))
        let side = Int(size.rounded(.up)) + 2
        var coverage = Coverage(width: side, height: side)
        let unit = size / Silhouette.side
        // Mirrored outlines run in the other direction. That changes the sign of the area only.
        let (from, step) = tree.isMirrored ? (left + size, -unit) : (left, unit)
        for outline in Silhouette.all[tree.variant].outlines {
            coverage.add(
                outline.map {
                    (
                        Float($0.x * step + from - Double(column)),
                        Float($0.y * unit + upper - Double(row))
                    )
                })
        }
        func colors(_ shade: [Color]) -> [SIMD4<Float>] {
            (0..<side).map { y in
                let part = (Double(row + y) + 0.5 - upper) / size
                let color = shade.isEmpty ? tree.color : Scene.TreeMark.color(at: part, of: shade)
                return Picture.paint(color, tree.opacity)
            }
        }
        let body = colors(tree.shade)
        if tree.rim.isEmpty {
            return coverage.visit { canvas.blend(body[$1], x: column + $0, y: row + $1, part: $2) }
        }
        let (rim, parts) = (colors(tree.rim), coverage.parts)
        let drop = Scene.TreeMark.rimDepth * size
        let (rows, rest) = (Int(drop), Float(drop - drop.rounded(.down)))
        coverage.visit { x, y, part in
            // How much of the tree that is moved down is here.
            func moved(_ y: Int) -> Float { y < 0 ? 0 : parts[y * side + x] }
            let inside = moved(y - rows) * (1 - rest) + moved(y - rows - 1) * rest
            let color = rim[y] + (body[y] - rim[y]) * min(1, inside / part)
            canvas.blend(color, x: column + x, y: row + y, part: part)
        }
    }

    private func paint(_ star: Scene.StarMark, on canvas: inout Canvas) {
        let unit = star.size / StarShape.length * scale
        let (x, y) = ((star.x - origin.x) * scale, (star.y - origin.y) * scale)
        let reach = StarShape.glowRadius * unit + 1
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
        var dark = 1 - StarShape.glow(at: distance / (StarShape.glowRadius * unit))
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
