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
    private let prefix: String

    /// - Parameter prefix: for the names of gradients, if several pictures become one file.
    public init(_ scene: Scene, prefix: String = "") {
        self.prefix = prefix
        (width, height) = (scene.width, scene.height)
        let size = "width=\"\(decimal(scene.width))\" height=\"\(decimal(scene.height))\""
        let box = "viewBox=\"0 0 \(decimal(scene.width)) \(decimal(scene.height))\""
        // QtSvg knows only the older form of links.
        line(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
                + "\(size) \(box) role=\"group\" aria-labelledby=\"title\">")
        line("<title id=\"title\">\(xmlEscaped(scene.title))</title>")
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
                "<stop offset=\"\(decimal(place))\" stop-color=\"\(color)\"/>"
            }
            return
                "<linearGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\" x1=\"0\" x2=\"0\" "
                + "y1=\"0\" y2=\"\(decimal(Silhouette.side))\">\(stops.joined())</linearGradient>"
        }
    }

    /// The gradient of the sky, and of the light where the sun has gone.
    static func definition(of sky: Scene.DuskMark.Sky) -> String {
        "<linearGradient id=\"dusk\" x1=\"0\" y1=\"0\" x2=\"0\" y2=\"1\">"
            + sky.stops.map { stop in
                "<stop offset=\"\(decimal(stop.position))\" stop-color=\"\(stop.color.hex)\"/>"
            }.joined() + "</linearGradient>" + (sky == .nightfall ? afterglow : "")
    }

    private static let afterglow =
        "\n<radialGradient id=\"afterglow\">"
        + Nightfall.Afterglow.stops.map { stop in
            "<stop offset=\"\(decimal(stop.position))\" stop-color=\"\(stop.color.hex)\" "
                + "stop-opacity=\"\(decimal(stop.opacity))\"/>"
        }.joined() + "</radialGradient>"

    /// A silhouette for `use` in any size and colour.
    static func definition(ofTree variant: Int) -> String {
        "<path id=\"tree_\(variant)\" d=\"\(Silhouette.all[variant].path)\"/>"
    }

    /// A silhouette that keeps what is drawn over it inside.
    static func clip(of variant: Int) -> String {
        "<clipPath id=\"clip_\(variant)\"><use xlink:href=\"#tree_\(variant)\"/></clipPath>"
    }

    /// A tree moved down inside its silhouette, so that the edge below it is seen.
    static func inside(_ variant: Int) -> String {
        "<g clip-path=\"url(#clip_\(variant))\"><use xlink:href=\"#tree_\(variant)\" "
            + "y=\"\(decimal(Scene.TreeMark.rimDepth * Silhouette.side))\"/></g>"
    }

    /// A star around the origin.
    package static let star: String = {
        let color = Palette.star.hex
        var text = "<radialGradient id=\"glow\">"
        for stop in StarShape.glow {
            text +=
                "<stop offset=\"\(decimal(stop.position))\" stop-color=\"\(color)\" "
                + "stop-opacity=\"\(decimal(stop.opacity))\"/>"
        }
        text += "</radialGradient>\n"
        text += "<g id=\"star\" fill=\"\(color)\">"
        text += "<circle r=\"\(decimal(StarShape.glowRadius))\" fill=\"url(#glow)\"/>"
        for capsule in StarShape.capsules {
            for quarter in 0..<2 {
                let turn = quarter * 90 + (capsule.isDiagonal ? 45 : 0)
                let rotation = turn == 0 ? "" : " transform=\"rotate(\(turn))\""
                let (width, length) = (capsule.width, capsule.length)
                text +=
                    "<rect x=\"\(decimal(-width / 2))\" y=\"\(decimal(-length / 2))\" "
                    + "width=\"\(decimal(width))\" height=\"\(decimal(length))\" "
                    + "rx=\"\(decimal(width / 2))\"\(rotation)/>"
            }
        }
        return text + "</g>"
    }()

    // MARK: Marks

    private mutating func write(_ layer: Scene.Layer) {
        let opacity = layer.opacity == 1 ? "" : " opacity=\"\(decimal(layer.opacity))\""
        line("<g\(opacity)>")
        for mark in layer.marks {
            switch mark {
            case .dusk(let dusk): write(dusk)
            case .ridge(let ridge): write(ridge, bottom: height)
            case .mist(let mist): write(mist)
            case .tree(let tree): write(tree)
            case .star(let star): write(star)
            case .line(let text): write(text)
            }
        }
        line("</g>")
    }

    private mutating func write(_ dusk: Scene.DuskMark) {
        let corner = dusk.corner == 0 ? "" : " rx=\"\(decimal(dusk.corner))\""
        line(
            "<rect x=\"\(decimal(dusk.x))\" y=\"\(decimal(dusk.y))\" "
                + "width=\"\(decimal(dusk.width))\" height=\"\(decimal(dusk.height))\"\(corner) "
                + "fill=\"url(#dusk)\"/>")
        guard let glow = dusk.afterglow else { return }
        line(
            "<ellipse cx=\"\(decimal(glow.x))\" cy=\"\(decimal(glow.y))\" rx=\"\(decimal(glow.width))\" "
                + "ry=\"\(decimal(glow.height))\" fill=\"url(#afterglow)\"/>")
    }

    private mutating func write(_ mist: Scene.MistMark) {
        mistCount += 1
        let id = "\(prefix)mist_\(mistCount)"
        let color = mist.color.hex
        let stops = Scene.MistMark.steps.map { step in
            "<stop offset=\"\(decimal(step.position))\" stop-color=\"\(color)\" "
                + "stop-opacity=\"\(decimal(step.part * mist.opacity))\"/>"
        }
        line(
            "<linearGradient id=\"\(id)\" x1=\"0\" y1=\"0\" x2=\"0\" y2=\"1\">\(stops.joined())"
                + "</linearGradient>")
        line(
            "<rect x=\"0\" y=\"\(decimal(mist.top))\" width=\"\(decimal(width))\" "
                + "height=\"\(decimal(mist.bottom - mist.top))\" fill=\"url(#\(id))\"/>")
    }

    private mutating func write(_ ridge: Scene.RidgeMark, bottom: Double) {
        ridgeCount += 1
        let id = "\(prefix)ridge_\(ridgeCount)"
        line(Self.gradient(ridge, id: id))
        line("<path d=\"\(Self.path(ridge.line, bottom: bottom))\" fill=\"url(#\(id))\"/>")
    }

    static func gradient(_ ridge: Scene.RidgeMark, id: String) -> String {
        "<linearGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\" x1=\"0\" x2=\"0\" "
            + "y1=\"\(decimal(ridge.top))\" y2=\"\(decimal(ridge.reach))\">"
            + "<stop offset=\"0\" stop-color=\"\(ridge.crest.hex)\"/>"
            + "<stop offset=\"1\" stop-color=\"\(ridge.mist.hex)\"/></linearGradient>"
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

    private mutating func write(_ tree: Scene.TreeMark) {
        let left = decimal(tree.x - tree.size / 2)
        let top = decimal(tree.y - tree.size / 2)
        let opacity = tree.opacity == 1 ? "" : " fill-opacity=\"\(decimal(tree.opacity))\""
        func fill(_ colors: [Color]) -> String {
            "fill=\"\(shades[Shade(colors)].map { "url(#\($0))" } ?? tree.color.hex)\""
        }
        let size = scale(tree.size)
        let place =
            tree.isMirrored
            ? "translate(\(decimal(tree.x + tree.size / 2)) \(top)) scale(-\(size) \(size))"
            : "translate(\(left) \(top)) scale(\(size))"
        let title = "<title>\(xmlEscaped(tree.name))</title>"
        if tree.rim.isEmpty {
            return line(
                "<use xlink:href=\"#tree_\(tree.variant)\" \(fill(tree.shade))\(opacity) "
                    + "transform=\"\(place)\" role=\"img\">\(title)</use>")
        }
        line(
            "<g \(fill(tree.shade)) transform=\"\(place)\" role=\"img\">\(title)"
                + "<use xlink:href=\"#tree_\(tree.variant)\" \(fill(tree.rim))/>"
                + Self.inside(tree.variant) + "</g>")
    }

    /// The scale of a silhouette. It has six decimals, because a silhouette is 1024 units wide.
    private func scale(_ size: Double) -> String {
        let parts = Int((size / Silhouette.side * 1e6).rounded())
        let digits = String(parts % 1_000_000)
        let rest = String(repeating: "0", count: 6 - digits.count) + digits
        return "\(parts / 1_000_000).\(rest)"
    }

    private mutating func write(_ star: Scene.StarMark) {
        let size = star.size / StarShape.length
        let place =
            "transform=\"translate(\(decimal(star.x)) \(decimal(star.y))) scale(\(decimal(size)))\""
        guard let name = star.name else {
            return line("<use xlink:href=\"#star\" \(place) aria-hidden=\"true\"/>")
        }
        line(
            "<use xlink:href=\"#star\" \(place) role=\"img\">"
                + "<title>\(xmlEscaped(name))</title></use>")
    }

    private mutating func write(_ text: Scene.LineMark) {
        line(
            "<text x=\"\(decimal(text.x))\" y=\"\(decimal(text.y))\" text-anchor=\"middle\" "
                + "font-family=\"ui-rounded, Quicksand, Nunito, Cantarell, sans-serif\" "
                + "font-size=\"\(decimal(text.size))\" fill=\"\(Palette.highlight.hex)\" "
                + "fill-opacity=\"0.6\">\(xmlEscaped(text.text))</text>")
    }
}
