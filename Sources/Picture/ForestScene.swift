import Fasting

/// The forest as it is drawn in views of one size. All marks are made once, and each picture of it is cut
/// out of them.
public struct ForestScene: Sendable {
    private let view: ViewSize
    private let title: String
    /// The height of the whole picture.
    public let height: Double
    /// Stars, without a sky.
    private let stars: Scene
    /// The ground and the trees, without a sky. A forest without trees has a line of text instead.
    private let land: Scene

    /// - Parameter isWhole: true if the picture is as high as the view, so that nothing scrolls. It shows the
    ///   most recent trees that it can hold.
    public init(_ forest: Forest, _ view: ViewSize, isWhole: Bool = false, captions: Captions) {
        let layout = ForestLayout(forest, view, isWhole: isWhole)
        self.view = view
        title = captions.forest
        height = layout.height
        var stars: [Scene.Layer] = []
        var land: [Scene.Layer] = []
        for layer in layout.layers {
            switch layer {
            case .stars(let places, let depth):
                let opacity = forest.trees.isEmpty ? 0.5 : depth?.opacity ?? Forest.farStarOpacity
                let name = forest.trees.isEmpty ? nil : captions.star
                stars.append(
                    Scene.Layer(opacity: opacity, places.map { .star(Scene.StarMark($0, name)) }))
            case .ridges(let places):
                land.append(Scene.Layer(places.map { .ridge(Scene.RidgeMark($0)) }))
            case .trees(let places):
                land.append(Scene.Layer(places.map { .tree(Scene.TreeMark($0, captions)) }))
            }
        }
        if forest.trees.isEmpty { land.append(Self.line(captions.empty, layout)) }
        func scene(_ layers: [Scene.Layer]) -> Scene {
            Scene(
                width: layout.width, height: layout.height, title: captions.forest, layers: layers)
        }
        self.stars = scene(stars)
        self.land = scene(land)
    }

    /// The line of text in a forest without trees.
    private static func line(_ text: String, _ layout: ForestLayout) -> Scene.Layer {
        Scene.Layer([
            .line(
                Scene.LineMark(
                    text: text, x: layout.width / 2, y: (layout.height * 0.62).rounded(),
                    size: min(22, layout.width / 18)))
        ])
    }

    // MARK: Pictures

    /// All of it.
    ///
    /// - Parameter hasSky: false for a picture that is drawn over another one.
    public func whole(hasSky: Bool = true) -> Scene {
        var scene = Scene(width: land.width, height: height, title: title)
        if hasSky { scene.addSky(isFine: true) }
        scene.layers += stars.layers + land.layers
        return scene
    }

    /// What the view shows if the forest is scrolled. The sky does not move, and stars move at
    /// ``Forest/starSpeed``.
    ///
    /// - Parameters:
    ///   - top: the scroll position in pixels, from 0 to the difference of the two heights.
    ///   - isStill: true if the stars move with the trees.
    public func window(top: Double, isStill: Bool) -> Scene {
        let end = Double(view.height)
        let starTop = isStill ? top : top * Forest.starSpeed
        var scene = sky
        scene.layers += stars.rows(starTop..<starTop + end).layers
        scene.layers += land.rows(top..<top + end).layers
        return scene
    }

    // MARK: Parts, for a view that paints them apart

    /// The sky of a view, without stars. It does not move.
    public var sky: Scene {
        var scene = Scene(width: land.width, height: Double(view.height), title: title)
        scene.addSky(bleed: 1, isFine: true)
        return scene
    }

    /// The stars, without a sky. They move at ``Forest/starSpeed``.
    ///
    /// - Parameter rows: a part of the canvas, in pixels. At a scroll position of 0 it starts at the
    ///   upper edge of the view.
    public func starField(rows: Range<Double>) -> Scene { stars.rows(rows) }

    /// The ground and the trees, without a sky.
    ///
    /// - Parameter rows: a part of the canvas, in pixels.
    public func land(rows: Range<Double>) -> Scene { land.rows(rows) }
}

extension Forest {
    /// The forest as a picture. The parameters are those of ``ForestScene``.
    public func scene(
        _ view: ViewSize, captions: Captions, isWhole: Bool = false, hasSky: Bool = true
    ) -> Scene {
        ForestScene(self, view, isWhole: isWhole, captions: captions).whole(hasSky: hasSky)
    }

    /// How faint stars are whose trees are not drawn.
    static let farStarOpacity = 0.30
}

extension Raster {
    /// A forest with trees. It is painted in strips, since a large picture takes much more memory while it
    /// is painted than afterwards. Its gradients have no bands.
    ///
    /// - Parameters:
    ///   - scale: how many pixels are painted for one pixel of the view.
    ///   - isWhole: as for ``ForestScene``.
    public init(
        _ forest: Forest, _ view: ViewSize, scale: Int = 1, isWhole: Bool, captions: Captions
    ) {
        let scene = ForestScene(forest, view, isWhole: isWhole, captions: captions).whole()
        let height = scene.height.rounded(.down)
        let (columns, rows) = (Int(view.width) * scale, Int(height) * scale)
        var pixels: [UInt8] = []
        pixels.reserveCapacity(columns * rows * 4)
        for top in stride(from: 0, to: height, by: 256) {
            let strip = scene.rows(top..<min(top + 256, height))
            pixels += Raster(strip, scale: Double(scale)).pixels
        }
        self.init(width: columns, height: rows, pixels: pixels)
    }
}

// MARK: - Marks

extension Depth {
    public var opacity: Double {
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

    /// The colour of the tree in the air in front of it, which takes the colour of the ground: more for
    /// a far tree, and for an old one. It is opaque, so that no ridge, star or other tree shines
    /// through it.
    ///
    /// - Parameter age: how many trees are newer.
    func color(age: Int) -> Color {
        let ground = GroundColor.mist(y, isThread: true)
        let part = look.opacity * depth.opacity * (1 - Self.recession(age: age))
        let shown = ground.mixed(with: look.color, part)
        func isVisible(_ color: Color) -> Bool {
            color.contrast(with: ground) >= Self.leastContrast
        }
        if isVisible(shown) { return shown }
        // As much lighter as needed: up to its own colour, or on from there to that of the stars.
        let ends = isVisible(look.color) ? (shown, look.color) : (look.color, Palette.star)
        var (low, high) = (0.0, 1.0)
        while high - low > 0.01 {
            let middle = (low + high) / 2
            if isVisible(ends.0.mixed(with: ends.1, middle)) { high = middle } else { low = middle }
        }
        return ends.0.mixed(with: ends.1, high)
    }

    /// How much an old tree recedes: nothing for the newest one, always less than half.
    private static func recession(age: Int) -> Double { 0.45 * Double(age) / Double(age + 30) }

    /// Rule: docs/rules/picture.md, Forest.
    static let leastContrast = 1.6
}

extension Scene.TreeMark {
    fileprivate init(_ place: PlacedTree, _ captions: Captions) {
        let tree = place.tree
        self.init(
            variant: Int(tree.variant), x: place.x, y: place.y, size: place.size,
            color: tree.color(age: place.age), opacity: 1,
            name: captions.tree(isComplete: tree.isEstablished))
    }
}

extension Scene.StarMark {
    fileprivate init(_ place: PlacedStar, _ name: String?) {
        self.init(x: place.x, y: place.y, size: place.size, name: name)
    }
}

extension Scene.RidgeMark {
    init(_ place: PlacedRidge) {
        let mist =
            switch place.mist {
            case .none: GroundColor.lowest
            case .thin: GroundColor.mist(place.nearness, isThread: false)
            case .thread: GroundColor.mist(place.nearness, isThread: true)
            }
        self.init(
            line: place.line, reach: place.reach, crest: GroundColor.crest(place.nearness),
            mist: mist)
    }
}
