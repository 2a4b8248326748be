/// A forest in a view of one size: where its parts are, in pixels from the upper left corner, and in which
/// order they are drawn. Rule: docs/rules/picture.md, Forest.
package struct ForestLayout: Sendable {
    package let width: Double
    package let height: Double
    /// Stars, from the farthest to the nearest. None is empty.
    package private(set) var sky: [StarLayer] = []
    /// The ridges from back to front, each with the trees on it.
    package private(set) var land: [PlacedRidge] = []

    /// Where the view is.
    private let camera: ForestCamera

    /// Stars that are equally bright.
    package struct StarLayer: Sendable {
        /// nil for stars whose trees are not drawn. They are the farthest.
        package let depth: Depth?
        package let stars: [PlacedStar]
    }

    /// - Parameters:
    ///   - isWhole: true if the picture is exactly as large as the view and shows the newest part of the
    ///     scroll. Otherwise it is the scroll.
    ///   - isStrip: true if the picture is exactly as large as the view, and its trees are spread over all of it.
    package init(
        _ forest: Forest, _ view: ViewSize, isWhole: Bool = false, isStrip: Bool = false
    ) {
        height = Double(view.height)
        let camera = ForestCamera(forest, view, isWhole: isWhole, isStrip: isStrip)
        self.camera = camera
        // A forest that fills the view exactly does not scroll.
        width = max(Double(view.width), (camera.width * height).rounded(.down))
        if forest.trees.isEmpty {
            let stars = Forest.stillStars.map { place($0, x: $0.x * width) }
            sky = [StarLayer(depth: nil, stars: stars)]
        } else {
            addSky(forest)
        }
        // The land is there before the trees.
        addLand(forest)
    }

    private mutating func addSky(_ forest: Forest) {
        let far = forest.farStarCount
        let farStars = forest.stars.prefix(far).map {
            place($0, x: x(forest.farPlace(of: $0)), part: Forest.farStarSize)
        }
        var layers = [StarLayer(depth: nil, stars: farStars)]
        for depth in Depth.allCases.reversed() {
            let stars = forest.stars.dropFirst(far).filter { $0.depth == depth }
            layers.append(StarLayer(depth: depth, stars: stars.map { place($0, x: x($0.x)) }))
        }
        sky = layers.compactMap { layer in
            // A star at the edge would be half a star.
            let stars = layer.stars.filter { $0.x >= $0.size / 2 && $0.x <= width - $0.size / 2 }
            return stars.isEmpty ? nil : StarLayer(depth: layer.depth, stars: stars)
        }
    }

    private mutating func addLand(_ forest: Forest) {
        var rows = [[PlacedTree]](repeating: [], count: Ground.ridges.count)
        for (tree, age) in zip(forest.trees, (0..<forest.trees.count).reversed()) {
            let place = place(tree, age: age)
            if place.x + place.size / 2 <= 0 || place.x - place.size / 2 >= width { continue }
            rows[tree.ridge].append(place)
        }
        for (number, ridge) in Ground.ridges.enumerated() {
            // A lower tree is nearer.
            let trees = rows[number].sorted { ($0.tree.y, $0.tree.id) < ($1.tree.y, $1.tree.id) }
            land.append(place(ridge, number: number, trees))
        }
    }

    // MARK: Places

    /// The place of something in the picture.
    private func x(_ place: Double) -> Double { camera.x(place) * height }

    private func place(_ tree: ForestTree, age: Int) -> PlacedTree {
        let size = min(tree.size * camera.zoom, tree.highest) * height
        let foot = tree.y * height
        return PlacedTree(
            tree: tree, age: age, x: x(tree.x), y: foot + size * (Self.rootDepth - 0.5), size: size,
            foot: foot)
    }

    /// How deep the roots are below the line of the ground, as a fraction of the tree's size.
    package static let rootDepth = 0.03

    /// - Parameter part: how large the star is, as a fraction of its usual size.
    private func place(_ star: ForestStar, x: Double, part: Double = 1) -> PlacedStar {
        // In a terminal a star has two pixels.
        let least = 9 * star.depth.starSize / Depth.foreground.starSize
        let size = max(star.depth.starSize * height, least) * part
        return PlacedStar(x: x, y: max(star.y * height, size / 2), size: size)
    }

    private func place(_ ridge: Ridge, number: Int, _ trees: [PlacedTree]) -> PlacedRidge {
        let zoom = camera.zoom * camera.stretch
        let seen = camera.origin...camera.origin + camera.width / zoom
        let scale = zoom * height
        let line = ridge.line(seen).moved(
            x: -camera.origin * scale, scale: scale, by: height)
        return PlacedRidge(number: number, line: line, trees: trees)
    }
}

/// A tree in a picture. Its position is that of its centre.
package struct PlacedTree: Sendable {
    package let tree: ForestTree
    /// How many trees are newer.
    package let age: Int
    package let x: Double
    package let y: Double
    package let size: Double
    /// The line of the ground at its trunk.
    package let foot: Double
}

/// A star in a picture. Its position is that of its centre.
package struct PlacedStar: Sendable {
    package let x: Double
    package let y: Double
    package let size: Double
}

/// A ridge in a picture, which is everything below a line, and the trees on it.
package struct PlacedRidge: Sendable {
    /// The index of ``Ground/ridges``.
    package let number: Int
    package let line: RidgeLine
    /// From back to front.
    package let trees: [PlacedTree]
}
