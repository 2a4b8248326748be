import Fasting
import Text

/// A scene as an SVG file.
///
/// It has only simple shapes, gradients and `use`, which all programs draw alike. Each silhouette is
/// defined once.
public struct SVG: Sendable {
    public private(set) var text = ""
    private let width: Double
    private let height: Double
    private var ridgeCount = 0
    private var mistCount = 0
    /// The names of the gradients of trees.
    private var shades: [Shade: String] = [:]
    private let captions: Captions
    private let prefix: String

    /// - Parameter prefix: for the names of gradients, if several pictures become one file.
    public init(_ scene: Scene, _ captions: Captions, prefix: String = "") {
        self.captions = captions
        self.prefix = prefix
        (width, height) = (scene.width, scene.height)
        // QtSvg knows only the older form of links.
        line(
            opened(
                "svg",
                [
                    "xmlns": "http://www.w3.org/2000/svg",
                    "xmlns:xlink": "http://www.w3.org/1999/xlink", "width": width,
                    "height": height, "viewBox": "0 0 \(decimal(width)) \(decimal(height))",
                    "role": "group", "aria-labelledby": "title",
                ]))
        let title = scene.title.map(captions.text) ?? ""
        line(tag("title", ["id": "title"], xmlEscaped(title)))
        define(scene)
        for layer in scene.layers { write(layer) }
        line("</svg>")
    }

    private mutating func line(_ line: String) {
        text += line
        text += "\n"
    }

    // MARK: Definitions

    private mutating func define(_ scene: Scene) {
        var trees = Set<Int>()
        var rims = Set<Int>()
        var sky: Scene.DuskMark.Sky?
        var definitions: [Shade] = []
        var hasStar = false
        for mark in scene.layers.lazy.flatMap(\.marks) {
            switch mark {
            case .dusk(let dusk): sky = dusk.sky
            case .tree(let tree):
                trees.insert(tree.variant)
                if !tree.rim.isEmpty { rims.insert(tree.variant) }
                for colors in [tree.shade, tree.rim] where !colors.isEmpty {
                    let shade = Shade(colors)
                    if shades[shade] != nil { continue }
                    shades[shade] = "\(prefix)shade_\(shades.count + 1)"
                    definitions.append(shade)
                }
            case .star: hasStar = true
            case .ridge, .mist, .line: break
            }
        }
        guard sky != nil || hasStar || !trees.isEmpty else { return }
        line("<defs>")
        if let sky { line(Self.definition(of: sky)) }
        for shade in definitions { line(shade.definition(shades[shade]!)) }
        for variant in trees.sorted() { line(Self.definition(ofTree: variant)) }
        for variant in rims.sorted() { line(Self.clip(of: variant)) }
        if hasStar { line(Self.star) }
        line("</defs>")
    }

    /// The colours of a tree, from its crown to its foot.
    struct Shade: Hashable {
        let colors: [String]

        init(_ colors: [Color]) { self.colors = colors.map(\.hex) }

        /// A gradient over a silhouette.
        func definition(_ id: String) -> String {
            let stops = zip(Scene.TreeMark.shadeStops, colors).map { place, color in
                tag("stop", ["offset": place, "stop-color": color])
            }
            return SVG.gradient(id, from: 0, to: Silhouette.side, stops.joined())
        }
    }

    /// A gradient from a height of the picture to another.
    private static func gradient(
        _ id: String, from top: Double, to bottom: Double, _ stops: String
    ) -> String {
        tag(
            "linearGradient",
            [
                "id": id, "gradientUnits": "userSpaceOnUse", "x1": "0", "x2": "0", "y1": top,
                "y2": bottom,
            ], stops)
    }

    /// A gradient from the top of what it fills to its foot.
    private static func gradient(_ id: String, _ stops: String) -> String {
        tag("linearGradient", ["id": id, "x1": "0", "y1": "0", "x2": "0", "y2": "1"], stops)
    }

    private static func stop(_ place: Double, _ color: Color, _ opacity: Double?) -> String {
        tag("stop", ["offset": place, "stop-color": color.hex, "stop-opacity": opacity])
    }

    /// The gradient of the sky, and of the light where the sun has gone.
    static func definition(of sky: Scene.DuskMark.Sky) -> String {
        let stops = sky.stops.map { stop($0.position, $0.color, nil) }
        return gradient("dusk", stops.joined()) + (sky == .nightfall ? afterglow : "")
    }

    private static let afterglow =
        "\n"
        + tag(
            "radialGradient", ["id": "afterglow"],
            Nightfall.Afterglow.stops.map { stop($0.position, $0.color, $0.opacity) }.joined())

    /// A silhouette for `use` in any size and colour.
    static func definition(ofTree variant: Int) -> String {
        tag("path", ["id": "tree_\(variant)", "d": Silhouette.all[variant].path])
    }

    /// A silhouette that keeps what is drawn over it inside.
    static func clip(of variant: Int) -> String {
        tag("clipPath", ["id": "clip_\(variant)"], tag("use", ["xlink:href": "#tree_\(variant)"]))
    }

    /// A tree moved down inside its silhouette, so that the edge below it is seen.
    static func inside(_ variant: Int) -> String {
        let drop = Scene.TreeMark.rimDepth * Silhouette.side
        return tag(
            "g", ["clip-path": "url(#clip_\(variant))"],
            tag("use", ["xlink:href": "#tree_\(variant)", "y": drop]))
    }

    /// A star around the origin.
    package static let star: String = {
        let glow = StarShape.glow.map { stop($0.position, Palette.star, $0.opacity) }
        let capsules = StarShape.capsules.flatMap { capsule in
            (0..<2).map { quarter in
                let turn = quarter * 90 + (capsule.isDiagonal ? 45 : 0)
                return tag(
                    "rect",
                    [
                        "x": -capsule.width / 2, "y": -capsule.length / 2, "width": capsule.width,
                        "height": capsule.length, "rx": capsule.width / 2,
                        "transform": turn == 0 ? nil : "rotate(\(turn))",
                    ])
            }
        }
        let circle = tag("circle", ["r": StarShape.glowRadius, "fill": "url(#glow)"])
        return tag("radialGradient", ["id": "glow"], glow.joined()) + "\n"
            + tag("g", ["id": "star", "fill": Palette.star.hex], circle + capsules.joined())
    }()

    // MARK: Marks

    private mutating func write(_ layer: Scene.Layer) {
        line(opened("g", ["opacity": layer.opacity == 1 ? nil : layer.opacity]))
        let (left, top) = layer.origin
        for mark in layer.marks {
            switch mark {
            case .dusk(let dusk): write(dusk, x: dusk.x - left, y: dusk.y - top)
            case .ridge(let ridge):
                ridgeCount += 1
                let id = "\(prefix)ridge_\(ridgeCount)"
                line(Self.gradient(ridge, id: id, top: top))
                let path = Self.path(ridge.line.moved(x: -left, y: -top), bottom: height)
                line(tag("path", ["d": path, "fill": "url(#\(id))"]))
            case .mist(let mist): write(mist, top: top)
            case .tree(let tree): write(tree, x: tree.x - left, y: tree.y - top)
            case .star(let star): write(star, x: star.x - left, y: star.y - top)
            case .line(let mark): write(mark, x: mark.x - left, y: mark.y - top)
            }
        }
        line("</g>")
    }

    private mutating func write(_ dusk: Scene.DuskMark, x: Double, y: Double) {
        line(
            tag(
                "rect",
                [
                    "x": x, "y": y, "width": dusk.width, "height": dusk.height,
                    "rx": dusk.corner == 0 ? nil : dusk.corner, "fill": "url(#dusk)",
                ]))
        guard let glow = dusk.afterglow(x: x, y: y) else { return }
        line(
            tag(
                "ellipse",
                [
                    "cx": glow.x, "cy": glow.y, "rx": glow.width, "ry": glow.height,
                    "fill": "url(#afterglow)",
                ]))
    }

    private mutating func write(_ mist: Scene.MistMark, top: Double) {
        mistCount += 1
        let id = "\(prefix)mist_\(mistCount)"
        let stops = Scene.MistMark.steps.map {
            Self.stop($0.position, mist.color, $0.part * mist.opacity)
        }
        line(Self.gradient(id, stops.joined()))
        let (upper, lower) = (mist.top - top, mist.bottom - top)
        line(
            tag(
                "rect",
                [
                    "x": "0", "y": upper, "width": width, "height": lower - upper,
                    "fill": "url(#\(id))",
                ]))
    }

    static func gradient(_ ridge: Scene.RidgeMark, id: String, top: Double = 0) -> String {
        gradient(
            id, from: ridge.top - top, to: ridge.reach - top,
            tag("stop", ["offset": "0", "stop-color": ridge.crest.hex])
                + tag("stop", ["offset": "1", "stop-color": ridge.mist.hex]))
    }

    /// Everything below a line.
    static func path(_ line: RidgeLine, bottom: Double) -> String {
        let first = line.knots[0]
        var path = "M\(decimal(first.x)) \(decimal(first.y))"
        for (from, to) in zip(line.knots, line.knots.dropFirst()) {
            let third = (to.x - from.x) / 3
            path += "C\(decimal(from.x + third)) \(decimal(from.y + from.slope * third)) "
            path += "\(decimal(to.x - third)) \(decimal(to.y - to.slope * third)) "
            path += "\(decimal(to.x)) \(decimal(to.y))"
        }
        let last = line.knots[line.knots.count - 1]
        let lowest = decimal(max(bottom, line.knots.map(\.y).max() ?? bottom))
        return path + "L\(decimal(last.x)) \(lowest)L\(decimal(first.x)) \(lowest)Z"
    }

    private mutating func write(_ tree: Scene.TreeMark, x: Double, y: Double) {
        let (left, top) = (decimal(x - tree.size / 2), decimal(y - tree.size / 2))
        func fill(_ colors: [Color]) -> String {
            shades[Shade(colors)].map { "url(#\($0))" } ?? tree.color.hex
        }
        let size = scale(tree.size)
        let place =
            tree.isMirrored
            ? "translate(\(decimal(x + tree.size / 2)) \(top)) scale(-\(size) \(size))"
            : "translate(\(left) \(top)) scale(\(size))"
        let title = tag("title", [:], xmlEscaped(captions.text(tree.name)))
        let link = "#tree_\(tree.variant)"
        if tree.rim.isEmpty {
            return line(
                tag(
                    "use",
                    [
                        "xlink:href": link, "fill": fill(tree.shade),
                        "fill-opacity": tree.opacity == 1 ? nil : tree.opacity,
                        "transform": place, "role": "img",
                    ], title))
        }
        line(
            tag(
                "g", ["fill": fill(tree.shade), "transform": place, "role": "img"],
                title + tag("use", ["xlink:href": link, "fill": fill(tree.rim)])
                    + Self.inside(tree.variant)))
    }

    /// The scale of a silhouette. It has six decimals, because a silhouette is 1024 units wide.
    private func scale(_ size: Double) -> String {
        let parts = Int((size / Silhouette.side * 1e6).rounded())
        let digits = String(parts % 1_000_000)
        let rest = String(repeating: "0", count: 6 - digits.count) + digits
        return "\(parts / 1_000_000).\(rest)"
    }

    private mutating func write(_ star: Scene.StarMark, x: Double, y: Double) {
        let size = decimal(star.size / StarShape.length)
        let place = "translate(\(decimal(x)) \(decimal(y))) scale(\(size))"
        let name = star.name.map { tag("title", [:], xmlEscaped(captions.text($0))) }
        line(
            tag(
                "use",
                [
                    "xlink:href": "#star", "transform": place, "role": name == nil ? nil : "img",
                    "aria-hidden": name == nil ? "true" : nil,
                ], name))
    }

    private mutating func write(_ mark: Scene.LineMark, x: Double, y: Double) {
        line(
            tag(
                "text",
                [
                    "x": x, "y": y, "text-anchor": "middle",
                    "font-family": "ui-rounded, Quicksand, Nunito, Cantarell, sans-serif",
                    "font-size": mark.size, "fill": Palette.highlight.hex, "fill-opacity": "0.6",
                ], xmlEscaped(captions.empty)))
    }
}
