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
        let (wide, high) = (decimal(width), decimal(height))
        // QtSvg knows only the older form of links.
        line(
            #"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" "#
                + #"width="\#(wide)" height="\#(high)" viewBox="0 0 \#(wide) \#(high)" role="group" "#
                + #"aria-labelledby="title">"#)
        line(#"<title id="title">\#(scene.title.map(text) ?? "")</title>"#)
        define(scene)
        for layer in scene.layers { write(layer) }
        line("</svg>")
    }

    private mutating func line(_ line: String) {
        text += line
        text += "\n"
    }

    private func text(_ name: Scene.Name) -> String { xmlEscaped(captions.text(name)) }

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
                #"<stop offset="\#(decimal(place))" stop-color="\#(color)"/>"#
            }
            return SVG.gradient(id, from: 0, to: Silhouette.side, stops.joined())
        }
    }

    /// A gradient from a height of the picture to another.
    private static func gradient(
        _ id: String, from top: Double, to bottom: Double, _ stops: String
    ) -> String {
        #"<linearGradient id="\#(id)" gradientUnits="userSpaceOnUse" x1="0" x2="0" "#
            + #"y1="\#(decimal(top))" y2="\#(decimal(bottom))">\#(stops)</linearGradient>"#
    }

    /// A gradient from the top of what it fills to its foot.
    private static func gradient(_ id: String, _ stops: [String]) -> String {
        #"<linearGradient id="\#(id)" x1="0" y1="0" x2="0" y2="1">\#(stops.joined())</linearGradient>"#
    }

    private static func stop(_ place: Double, _ color: Color, _ opacity: Double) -> String {
        #"<stop offset="\#(decimal(place))" stop-color="\#(color.hex)" stop-opacity="\#(decimal(opacity))"/>"#
    }

    /// The gradient of the sky, and of the light where the sun has gone.
    static func definition(of sky: Scene.DuskMark.Sky) -> String {
        let stops = sky.stops.map {
            #"<stop offset="\#(decimal($0.position))" stop-color="\#($0.color.hex)"/>"#
        }
        return gradient("dusk", stops) + (sky == .dusk || sky == .dawn ? "" : afterglow)
    }

    private static let afterglow =
        "\n<radialGradient id=\"afterglow\">"
        + Nightfall.Afterglow.stops.map { stop($0.position, $0.color, $0.opacity) }.joined()
        + "</radialGradient>"

    /// A silhouette for `use` in any size and colour.
    static func definition(ofTree variant: Int) -> String {
        #"<path id="tree_\#(variant)" d="\#(Silhouette.all[variant].path)"/>"#
    }

    /// A silhouette that keeps what is drawn over it inside.
    static func clip(of variant: Int) -> String {
        ##"<clipPath id="clip_\##(variant)"><use xlink:href="#tree_\##(variant)"/></clipPath>"##
    }

    /// A tree moved down inside its silhouette, so that the edge below it is seen.
    static func inside(_ variant: Int) -> String {
        let drop = decimal(Scene.TreeMark.rimDepth * Silhouette.side)
        return
            ##"<g clip-path="url(#clip_\##(variant))"><use xlink:href="#tree_\##(variant)" y="\##(drop)"/></g>"##
    }

    /// A star around the origin.
    package static let star: String = {
        let glow = StarShape.glow.map { stop($0.position, Palette.star, $0.opacity) }
        let capsules = StarShape.capsules.flatMap { capsule in
            (0..<2).map { quarter in
                let turn = quarter * 90 + (capsule.isDiagonal ? 45 : 0)
                let rotation = turn == 0 ? "" : #" transform="rotate(\#(turn))""#
                let (width, length) = (capsule.width, capsule.length)
                return #"<rect x="\#(decimal(-width / 2))" y="\#(decimal(-length / 2))" "#
                    + #"width="\#(decimal(width))" height="\#(decimal(length))" "#
                    + #"rx="\#(decimal(width / 2))"\#(rotation)/>"#
            }
        }
        return #"<radialGradient id="glow">\#(glow.joined())</radialGradient>"# + "\n"
            + #"<g id="star" fill="\#(Palette.star.hex)">"#
            + ##"<circle r="\##(decimal(StarShape.glowRadius))" fill="url(#glow)"/>"##
            + capsules.joined() + "</g>"
    }()

    // MARK: Marks

    private mutating func write(_ layer: Scene.Layer) {
        let opacity = layer.opacity == 1 ? "" : #" opacity="\#(decimal(layer.opacity))""#
        line("<g\(opacity)>")
        let (left, top) = layer.origin
        for mark in layer.marks {
            switch mark {
            case .dusk(let dusk): write(dusk, x: dusk.x - left, y: dusk.y - top)
            case .ridge(let ridge):
                ridgeCount += 1
                let id = "\(prefix)ridge_\(ridgeCount)"
                line(Self.gradient(ridge, id: id, top: top))
                let path = Self.path(ridge.line.moved(x: -left, y: -top), bottom: height)
                line(##"<path d="\##(path)" fill="url(#\##(id))"/>"##)
            case .mist(let mist): write(mist, top: top)
            case .tree(let tree): write(tree, x: tree.x - left, y: tree.y - top)
            case .star(let star): write(star, x: star.x - left, y: star.y - top)
            case .line(let mark): write(mark, x: mark.x - left, y: mark.y - top)
            }
        }
        line("</g>")
    }

    private mutating func write(_ dusk: Scene.DuskMark, x: Double, y: Double) {
        let corner = dusk.corner == 0 ? "" : #" rx="\#(decimal(dusk.corner))""#
        line(
            ##"<rect x="\##(decimal(x))" y="\##(decimal(y))" width="\##(decimal(dusk.width))" "##
                + ##"height="\##(decimal(dusk.height))"\##(corner) fill="url(#dusk)"/>"##)
        guard let glow = dusk.afterglow(x: x, y: y) else { return }
        line(
            ##"<ellipse cx="\##(decimal(glow.x))" cy="\##(decimal(glow.y))" "##
                + ##"rx="\##(decimal(glow.width))" ry="\##(decimal(glow.height))" fill="url(#afterglow)"/>"##
        )
    }

    private mutating func write(_ mist: Scene.MistMark, top: Double) {
        mistCount += 1
        let id = "\(prefix)mist_\(mistCount)"
        let stops = Scene.MistMark.steps.map {
            Self.stop($0.position, mist.color, $0.part * mist.opacity)
        }
        line(Self.gradient(id, stops))
        let (upper, lower) = (mist.top - top, mist.bottom - top)
        line(
            ##"<rect x="0" y="\##(decimal(upper))" width="\##(decimal(width))" "##
                + ##"height="\##(decimal(lower - upper))" fill="url(#\##(id))"/>"##)
    }

    static func gradient(_ ridge: Scene.RidgeMark, id: String, top: Double = 0) -> String {
        gradient(
            id, from: ridge.top - top, to: ridge.reach - top,
            #"<stop offset="0" stop-color="\#(ridge.crest.hex)"/>"#
                + #"<stop offset="1" stop-color="\#(ridge.mist.hex)"/>"#)
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
        let title = "<title>\(text(tree.name))</title>"
        let link = "xlink:href=\"#tree_\(tree.variant)\""
        if tree.rim.isEmpty {
            let opacity = tree.opacity == 1 ? "" : #" fill-opacity="\#(decimal(tree.opacity))""#
            return line(
                #"<use \#(link) fill="\#(fill(tree.shade))"\#(opacity) transform="\#(place)" role="img">"#
                    + "\(title)</use>")
        }
        line(
            #"<g fill="\#(fill(tree.shade))" transform="\#(place)" role="img">\#(title)"#
                + #"<use \#(link) fill="\#(fill(tree.rim))"/>"# + Self.inside(tree.variant) + "</g>"
        )
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
        let use =
            ##"<use xlink:href="#star" transform="translate(\##(decimal(x)) \##(decimal(y))) scale(\##(size))""##
        line(
            use
                + (star.name.map { #" role="img"><title>\#(text($0))</title></use>"# }
                    ?? #" aria-hidden="true"/>"#))
    }

    private mutating func write(_ mark: Scene.LineMark, x: Double, y: Double) {
        line(
            #"<text x="\#(decimal(x))" y="\#(decimal(y))" text-anchor="middle" "#
                + #"font-family="ui-rounded, Quicksand, Nunito, Cantarell, sans-serif" "#
                + #"font-size="\#(decimal(mark.size))" fill="\#(Palette.highlight.hex)" "#
                + #"fill-opacity="0.6">\#(xmlEscaped(captions.empty))</text>"#)
    }
}
