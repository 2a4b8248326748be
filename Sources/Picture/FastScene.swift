import Fasting

extension Scene {
    /// The picture of the timer: the sky, the tree at its progress, and a star if the fast is completed.
    /// Rule: docs/rules/picture.md, Trees.
    ///
    /// - Parameter fast: nil draws only the sky.
    public static func timer(
        _ fast: TreeGrowth?, _ view: ViewSize, captions: Captions, hasSky: Bool = true
    ) -> Scene {
        let width = Double(view.width)
        let height = Double(view.height)
        var scene = Scene(width: width, height: height, title: captions.fast)
        if hasSky { scene.addSky() }
        guard let fast else { return scene }
        let size = width * 0.72
        scene.add(
            fast, x: width / 2, top: height * 0.28, size: size, star: size * Self.starPart,
            captions)
        return scene
    }

    /// The tree at its progress on a square of sky, like the application's icon.
    ///
    /// - Parameter fast: nil draws only the square.
    public static func icon(
        _ fast: TreeGrowth?, _ view: ViewSize, captions: Captions, hasSky: Bool = true
    ) -> Scene {
        let width = Double(view.width)
        let height = Double(view.height)
        var scene = Scene(width: width, height: height, title: captions.fast)
        let side = min(width, height)
        if hasSky {
            let edge = side / 32
            let tile = DuskMark(
                x: (width - side) / 2 + edge, y: (height - side) / 2 + edge,
                width: side - 2 * edge, height: side - 2 * edge, corner: side * 7 / 32)
            scene.layers.append(Layer([.dusk(tile)]))
        }
        guard let fast else { return scene }
        let size = side * (hasSky ? 0.78 : 1)
        scene.add(
            fast, x: width / 2, top: (height - size) / 2, size: size, star: side * 0.14, captions)
        return scene
    }

    /// The length of the star beside a tree, as a fraction of the tree's size. In a picture 390 pixels
    /// wide the tree is 281 pixels wide, and the star has the length of the rule.
    private static let starPart = StarShape.length / 281

    private mutating func add(
        _ fast: TreeGrowth, x: Double, top: Double, size: Double, star: Double,
        _ captions: Captions
    ) {
        let look = TreeLook(tone: Int(fast.tree.tone), progress: fast.progress)
        let tree = TreeMark(
            variant: Int(fast.tree.variant), x: x, y: top + size / 2, size: size, color: look.color,
            opacity: look.opacity, name: captions.tree(of: fast))
        layers.append(Layer([.tree(tree)]))
        guard fast.isComplete else { return }
        let place = StarShape.place(beside: Int(fast.tree.variant))
        let light = StarMark(
            x: x + size * place.x, y: top + size * place.y, size: star, name: captions.star)
        layers.append(Layer([.star(light)]))
    }
}
