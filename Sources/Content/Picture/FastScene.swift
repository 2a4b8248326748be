import Fasting

extension Scene {
    /// The picture of the timer: the sky, the tree at its progress, and a star if the fast is completed.
    /// Rule: docs/rules/picture.md, Trees.
    ///
    /// - Parameter fast: nil draws only the sky.
    public static func timer(
        _ fast: TreeGrowth?, _ view: ViewSize, hasSky: Bool = true
    ) -> Scene {
        let width = Double(view.width)
        let height = Double(view.height)
        var scene = Scene(width: width, height: height, title: .fast)
        if hasSky { scene.addSky() }
        guard let fast else { return scene }
        let size = width * 0.72
        scene.add(
            fast, x: width / 2, top: height * 0.28, size: size, star: size * StarShape.part)
        return scene
    }

    /// The tree at its progress on a square of sky, like the application's icon.
    ///
    /// - Parameter fast: nil draws only the square.
    public static func icon(
        _ fast: TreeGrowth?, _ view: ViewSize, hasSky: Bool = true
    ) -> Scene {
        let width = Double(view.width)
        let height = Double(view.height)
        var scene = Scene(width: width, height: height, title: .fast)
        let side = min(width, height)
        guard hasSky else {
            if let fast { scene.addSquare(fast, side: side, star: iconStar) }
            return scene
        }
        let edge = side / 32
        let tile = DuskMark(
            x: (width - side) / 2 + edge, y: (height - side) / 2 + edge,
            width: side - 2 * edge, height: side - 2 * edge, corner: side * 7 / 32)
        scene.layers.append(Layer([.dusk(tile)]))
        guard let fast else { return scene }
        let size = side * 0.78
        scene.add(
            fast, x: width / 2, top: (height - size) / 2, size: size, star: size * iconStar)
        return scene
    }

    /// The length of the star of an icon, in sizes of the tree.
    private static let iconStar = 0.14 / 0.78

    /// The tree and its star in a square without a sky.
    ///
    /// - Parameter isLarge: true for a star as small as beside the timer, false for one as in an icon.
    package static func square(
        _ fast: TreeGrowth, side: Int, isLarge: Bool
    ) -> Scene {
        var scene = Scene(width: Double(side), height: Double(side), title: .fast)
        scene.addSquare(
            fast, side: Double(side), star: isLarge ? StarShape.part : iconStar)
        return scene
    }

    /// Adds a tree as large as a square and the glow of the star above it permit.
    private mutating func addSquare(
        _ fast: TreeGrowth, side: Double, star: Double
    ) {
        let variant = Int(fast.tree.variant)
        let head = StarShape.headroom(above: variant, part: star)
        let right =
            StarShape.place(beside: variant).x + star * StarShape.glowRadius / StarShape.length
        let size = min(side / (1 + head), side / 2 / right)
        let top = (height - size * (1 - head)) / 2
        add(fast, x: width / 2, top: top, size: size, star: size * star)
    }

    /// One silhouette in a square.
    package static func silhouette(of tree: Tree, side: Int) -> Scene {
        let side = Double(side)
        let mark = TreeMark(
            variant: Int(tree.variant), x: side / 2, y: side / 2, size: side, color: Palette.star,
            opacity: 1, name: .tree(isComplete: true))
        return Scene(width: side, height: side, layers: [Layer([.tree(mark)])])
    }

    private mutating func add(
        _ fast: TreeGrowth, x: Double, top: Double, size: Double, star: Double
    ) {
        let look = TreeLook(tone: Int(fast.tree.tone), progress: fast.progress)
        let tree = TreeMark(
            variant: Int(fast.tree.variant), x: x, y: top + size / 2, size: size, color: look.color,
            opacity: look.opacity, name: fast.phase.map { .growing($0) } ?? .tree(isComplete: true))
        layers.append(Layer([.tree(tree)]))
        guard fast.isComplete else { return }
        let place = StarShape.place(beside: Int(fast.tree.variant))
        let light = StarMark(
            x: x + size * place.x, y: top + size * place.y, size: star, name: .star)
        layers.append(Layer([.star(light)]))
    }
}
