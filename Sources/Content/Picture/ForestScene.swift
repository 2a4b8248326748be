import Fasting

/// The forest as it is drawn in views of one size. All marks are made once, and each picture of it is cut
/// out of them.
public struct ForestScene: Sendable {
    private let view: ViewSize
    /// The width of the whole picture.
    public let width: Double
    /// Stars, without a sky, each above its tree.
    private let stars: Scene
    /// The ground and the trees, without a sky. A forest without trees has a line of text instead.
    private let land: Scene

    /// - Parameters:
    ///   - isWhole: true if the picture is exactly as large as the view, so that nothing scrolls. It
    ///     shows the newest part of the scroll.
    ///   - isStrip: as for ``ForestLayout``.
    public init(
        _ forest: Forest, _ view: ViewSize, isWhole: Bool = false, isStrip: Bool = false
    ) {
        let layout = ForestLayout(forest, view, isWhole: isWhole, isStrip: isStrip)
        self.view = view
        width = layout.width
        let isEmpty = forest.trees.isEmpty
        let stars = layout.sky.map { layer in
            let opacity = isEmpty ? 0.5 : layer.depth?.starOpacity ?? Forest.farStarOpacity
            let name: Scene.Name? = isEmpty ? nil : .star
            return Scene.Layer(
                opacity: opacity, layer.stars.map { .star(Scene.StarMark($0, name)) })
        }
        var land: [Scene.Layer] = []
        for ridge in layout.land {
            let mark = Scene.RidgeMark(
                Ground.ridges[ridge.number], number: ridge.number, line: ridge.line,
                height: layout.height)
            land.append(Scene.Layer([.ridge(mark)]))
            if !ridge.trees.isEmpty {
                land.append(Scene.Layer(ridge.trees.map { .tree(Scene.TreeMark($0)) }))
            }
            if let veil = Nightfall.veil(inFrontOf: ridge.number) {
                land.append(
                    Scene.Layer([.mist(Scene.MistMark(veil, height: layout.height))]))
            }
        }
        if isEmpty { land.append(Self.line(layout)) }
        func scene(_ layers: [Scene.Layer]) -> Scene {
            Scene(
                width: layout.width, height: layout.height, title: .forest, layers: layers)
        }
        self.stars = scene(stars)
        self.land = scene(land)
    }

    /// The line of text in a forest without trees.
    private static func line(_ layout: ForestLayout) -> Scene.Layer {
        Scene.Layer([
            .line(
                Scene.LineMark(
                    x: layout.width / 2, y: (layout.height * 0.5).rounded(),
                    size: min(22, layout.width / 18)))
        ])
    }

    /// The land of a forest without its sky, in a picture that is wide and low. Its trees are spread over it.
    ///
    /// - Parameter hasLight: whether the last light stands at its horizon and fades upwards.
    /// - Returns: nil if the size is none.
    public static func strip(
        of forest: Forest, width: Int, height: Int, hasLight: Bool = false
    ) -> Scene? {
        let whole = (Double(height) / (1 - ForestCamera.sky)).rounded(.up)
        guard let view = ViewSize(width: UInt32(clamping: width), height: UInt32(whole)) else {
            return nil
        }
        var scene = ForestScene(forest, view, isStrip: true).land
        if hasLight {
            var light = Scene(width: scene.width, height: scene.height)
            light.layers.append(Scene.Layer([.mist(.init(Nightfall.horizon, height: whole))]))
            light.addSky(.afterglow)
            scene.layers.insert(contentsOf: light.layers, at: 0)
        }
        return scene.part(rows: whole - Double(height)..<whole)
    }

    // MARK: Pictures

    /// All of it.
    ///
    /// - Parameter hasSky: false for a picture that is drawn over another one.
    public func whole(hasSky: Bool = true) -> Scene {
        var scene = Scene(width: width, height: land.height, title: .forest)
        if hasSky { scene.addSky(.nightfall, view: min(width, Double(view.width))) }
        scene.layers += stars.layers + land.layers
        return scene
    }

    /// What the view shows if the forest is scrolled. The sky does not move, and stars move at
    /// ``Forest/starSpeed``.
    ///
    /// - Parameters:
    ///   - left: the scroll position in pixels, from 0 to the difference of the two widths.
    ///   - isStill: true if the stars move with the trees.
    public func window(left: Double, isStill: Bool) -> Scene {
        let end = Double(view.width)
        let starLeft = isStill ? left : left * Forest.starSpeed
        var scene = sky
        scene.layers += starField(columns: starLeft..<starLeft + end, isStill: isStill).layers
        scene.layers += land.part(columns: left..<left + end).layers
        return scene
    }

    // MARK: Parts, for a view that paints them apart

    /// The sky of a view, without stars. It does not move.
    public var sky: Scene {
        var scene = Scene(width: Double(view.width), height: land.height, title: .forest)
        scene.addSky(.nightfall, bleed: 1)
        return scene
    }

    /// The stars, without a sky. They move at ``Forest/starSpeed`` unless nothing may move.
    ///
    /// - Parameters:
    ///   - columns: a part of the sky, in pixels. At a scroll position of 0 it starts at the left edge of the
    ///     view.
    ///   - isStill: true if the stars move with the trees.
    public func starField(columns: Range<Double>, isStill: Bool) -> Scene {
        if isStill { return stars.part(columns: columns) }
        var field = stars
        let part = skyPart
        field.layers = field.layers.map { layer in
            let marks = layer.marks.map { mark -> Scene.Mark in
                guard case .star(let star) = mark else { return mark }
                return .star(star.spread(by: part))
            }
            return Scene.Layer(opacity: layer.opacity, marks)
        }
        return field.part(columns: columns)
    }

    /// How wide the sky is that is seen while the whole forest is scrolled, as a part of the forest. It is
    /// narrower, because it moves less. So at both ends of the scroll a star stands above its tree.
    private var skyPart: Double {
        let view = min(width, Double(view.width))
        return (view + Forest.starSpeed * (width - view)) / width
    }

    /// The ground and the trees, without a sky.
    ///
    /// - Parameter columns: a part of the scroll, in pixels.
    public func land(columns: Range<Double>) -> Scene { land.part(columns: columns) }
}

extension Forest {
    /// The forest as a picture. The parameters are those of ``ForestScene``.
    public func scene(
        _ view: ViewSize, isWhole: Bool = false, hasSky: Bool = true
    ) -> Scene {
        ForestScene(self, view, isWhole: isWhole).whole(hasSky: hasSky)
    }

    /// How faint stars are whose trees are not drawn.
    static let farStarOpacity = 0.32
}

extension Raster {
    /// A forest with trees. It is painted in strips, since a large picture takes much more memory while it
    /// is painted than afterwards. Its gradients have no bands.
    ///
    /// - Parameters:
    ///   - scale: how many pixels are painted for one pixel of the view.
    ///   - isWhole: as for ``ForestScene``.
    ///   - words: where text stands in front of the picture, so that no star is there; nil for none.
    public init(
        _ forest: Forest, _ view: ViewSize, scale: Int = 1, isWhole: Bool,
        behind words: (x: ClosedRange<Double>, y: ClosedRange<Double>)? = nil
    ) {
        var scene = ForestScene(forest, view, isWhole: isWhole).whole()
        if let words {
            for index in scene.layers.indices {
                scene.layers[index].marks.removeAll {
                    guard case .star(let star) = $0 else { return false }
                    return words.x.contains(star.x) && words.y.contains(star.y)
                }
            }
        }
        let width = scene.width.rounded(.down)
        let (columns, rows) = (Int(width) * scale, Int(view.height) * scale)
        var pixels: [UInt8] = []
        pixels.reserveCapacity(columns * rows * 4)
        for top in stride(from: 0, to: scene.height, by: 256) {
            let strip = scene.part(
                columns: 0..<width, rows: top..<min(top + 256, scene.height))
            pixels += Raster(strip, scale: Double(scale)).pixels
        }
        self.init(width: columns, height: rows, pixels: pixels)
    }
}

// MARK: - Marks

extension Depth {
    /// How bright its stars are.
    public var starOpacity: Double {
        switch self {
        case .foreground: 1
        case .mid: 0.65
        case .background: 0.40
        }
    }
}

extension ForestTree {
    /// The look without the effect of the depth.
    public var look: TreeLook {
        isEstablished ? TreeLook(tone: Int(tone), progress: 1) : .incomplete
    }

    /// The colours of a tree and of its edge at ``Scene/TreeMark/shadeStops``.
    struct Shade {
        var body: [Color]
        var rim: [Color]
    }

    /// The colours in the air in front of the tree: more of it for a far tree, and for an old one. They are opaque, so
    /// that no ridge, star or other tree shines through.
    ///
    /// - Parameters:
    ///   - age: how many trees are newer.
    ///   - height: how high the tree is, as a fraction of the picture's height.
    func shade(age: Int, height: Double) -> Shade {
        let backdrop = Backdrop(self)
        let dark =
            isEstablished
            ? Palette.darkTones[Int(tone)] : look.color.mixed(with: Palette.stroke, 0.6)
        let air = 1 - (1 - Nightfall.air(depth)) * (1 - Nightfall.recession(age: age))
        let warm = Nightfall.haze.mixed(with: look.color, look.opacity)
        // What is bright goes further towards the night.
        let night = (depth == .foreground ? 0.5 : 0.25) * warm.luminance
        let crown = warm.mixed(with: Nightfall.night, night).mixed(with: Nightfall.haze, air)
        let foot = dark.mixed(with: Nightfall.night, min(0.8, 0.2 + 2 * dark.luminance))
            .mixed(with: Nightfall.color(of: ridge, at: y), 0.2 + 0.4 * air)
        let stops = Scene.TreeMark.shadeStops
        let dusk = Nightfall.nightfall(on: self)
        let sights = (0...Self.rows).map { row in
            let part = Double(row) / Double(Self.rows)
            let place = y - height * (1 - ForestLayout.rootDepth - part)
            return Sight(part, at: place, backdrop, Nightfall.veil(around: depth))
        }
        let edge = Nightfall.rim(of: self)
        let tint = look.color.mixed(with: edge.color, edge.part)
            .mixed(with: Nightfall.haze, Nightfall.recession(age: age))
        // The foot is in the ground, so that no tree stands on a pedestal.
        let root = foot.mixed(with: Nightfall.night, dusk.foot)
            .mixed(with: Nightfall.color(of: ridge, at: y), 0.6)
        let light = Nightfall.light(of: self)
        /// - Parameter more: how much more the edge catches than it does by its rule, from 0 to 1.
        func shade(_ more: Double) -> Shade {
            let tint = tint.mixed(with: edge.color, more)
            /// The colour of the edge beside a colour of the tree.
            func rim(_ body: Color, at part: Double) -> Color {
                let way = min(1, part / edge.end)
                return body.mixed(with: tint, 1 - way * (1 - more + more * way))
            }
            var body = [root]
            // From below, because a tree gets no lighter downwards, as far as the eye sees it.
            var least = 0.0
            for index in stops.indices.dropLast().reversed() {
                let part = (stops[index] - stops[0]) / (1 - stops[0])
                let color = crown.mixed(with: foot, part)
                    .mixed(with: Nightfall.night, dusk.crown + (dusk.foot - dusk.crown) * part)
                // Between two stops the colour is between theirs.
                let reach = (index == 0 ? 0 : stops[index - 1])...min(stops[index + 1], 0.9)
                // Only a crown is dark in front of the light.
                let changes = Self.changes.filter { $0 >= 0 || stops[index] < 0.5 }
                let colors = changes.lazy.map {
                    color.mixed(with: $0 < 0 ? Nightfall.night : light, abs($0))
                }
                let best = colors.filter { $0.luminance >= least }.clearest(sights, reach) {
                    $1.contrast($0, rim($0, at: $1.part))
                }
                body.insert(best ?? light, at: 0)
                least = body[0].luminance / 1.1
            }
            return Shade(body: body, rim: zip(body, stops).map(rim))
        }
        // An edge that is not seen catches more.
        return stride(from: 0, through: 1, by: 0.25).lazy.map(shade).clearest(sights, 0...0.9) {
            $1.contrast(
                Scene.TreeMark.color(at: $1.part, of: $0.body),
                Scene.TreeMark.color(at: $1.part, of: $0.rim))
        }!
    }

    /// At how many heights a tree is compared with what is behind it.
    private static let rows = 40

    /// How far a colour may go towards the night, below 0, or towards its own light: the nearest first.
    private static let changes: [Double] =
        [0] + (1...16).flatMap { step in [-1, 1].map { $0 * Double(step) / 16 } }
}

/// A row of a tree, and how light what is behind it may be there.
private struct Sight {
    /// From the tree's top, 0, to its foot, 1.
    let part: Double
    private let mist: (color: Color, part: Double)
    private var lights: [Double] = []

    /// - Parameters:
    ///   - height: of the row in the picture.
    ///   - veil: the mist in front of the tree and of what is behind it.
    init(_ part: Double, at height: Double, _ backdrop: Backdrop, _ veil: Nightfall.Veil?) {
        self.part = part
        mist = veil.map { ($0.color, $0.opacity(at: height)) } ?? (Nightfall.night, 0)
        lights = backdrop.colors(at: height).map(light)
    }

    private func light(of color: Color) -> Double {
        color.mixed(with: mist.color, mist.part).luminance
    }

    /// How well a body or its edge is seen in front of each that may be behind it.
    func contrast(_ body: Color, _ rim: Color) -> Double {
        let (body, rim) = (light(of: body), light(of: rim))
        var least = Double.infinity
        for light in lights {
            least = min(least, max(Color.contrast(body, light), Color.contrast(rim, light)))
        }
        return least
    }
}

extension Sequence {
    /// The first one that is seen everywhere, or the one that is seen best where it is seen least. Rule:
    /// docs/rules/picture.md, Forest.
    ///
    /// - Parameter reach: the rows where it is looked at.
    fileprivate func clearest(
        _ sights: [Sight], _ reach: ClosedRange<Double>, contrast: (Element, Sight) -> Double
    ) -> Element? {
        // A little is lost between the places where it is asked for.
        let enough = 1.6 * 1.04
        var best: (element: Element, seen: Int, least: Double)?
        let sights = sights.filter { reach.contains($0.part) }
        for element in self {
            var (seen, least) = (0, Double.infinity)
            for (row, sight) in sights.enumerated() {
                let contrast = contrast(element, sight)
                if contrast >= enough { seen += 1 }
                least = Swift.min(least, contrast)
                if seen + sights.count - row <= best?.seen ?? 0 { break }
            }
            if least >= enough { return element }
            if (seen, least) > (best?.seen ?? 0, best?.least ?? 0) { best = (element, seen, least) }
        }
        return best?.element
    }
}

extension Scene.TreeMark {
    fileprivate init(_ place: PlacedTree) {
        let tree = place.tree
        let height = place.size * tree.y / place.foot
        let shade = tree.shade(age: place.age, height: height)
        self.init(
            variant: Int(tree.variant), x: place.x, y: place.y, size: place.size,
            color: Nightfall.haze.mixed(with: tree.look.color, tree.look.opacity),
            shade: shade.body, opacity: 1, isMirrored: tree.isMirrored,
            rim: shade.rim, name: .tree(isComplete: tree.isEstablished))
    }
}

extension Scene.StarMark {
    fileprivate init(_ place: PlacedStar, _ name: Scene.Name?) {
        self.init(x: place.x, y: place.y, size: place.size, name: name)
    }
}

extension Scene.MistMark {
    /// - Parameter height: of the picture.
    init(_ veil: Nightfall.Veil, height: Double) {
        self.init(
            top: veil.top * height, bottom: veil.bottom * height, color: veil.color,
            opacity: veil.opacity)
    }
}

extension Scene.RidgeMark {
    /// - Parameters:
    ///   - number: of the ridge, from the farthest, 0.
    ///   - line: the line in the picture.
    ///   - height: of the picture.
    init(_ ridge: Ridge, number: Int, line: RidgeLine, height: Double) {
        let next = number + 1 < Ground.ridges.count ? Ground.ridges[number + 1] : nil
        self.init(
            line: line, top: ridge.top * height, reach: Nightfall.reach(of: number) * height,
            floor: next.map { $0.bottom * height }, crest: Nightfall.crest(number),
            mist: Nightfall.mist(number))
    }
}
