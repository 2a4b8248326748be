import Fasting

/// The one fast that is spoken of, as far as a picture shows it.
public struct FastPicture: Equatable, Sendable {
    public let tree: Tree
    /// 0.05 … 1; at 1 the tree is whole.
    public let progress: Double
    /// Whether the fast has ended as it was meant to.
    public let isComplete: Bool

    public init(tree: Tree, progress: Double, isComplete: Bool) {
        self.tree = tree
        self.progress = progress
        self.isComplete = isComplete
    }
}

extension Scene {
    /// The timer's picture: dusk, the tree at its progress, and a star once it is whole (rule:
    /// picture, "Trees").
    ///
    /// - Parameter fast: nil where no tree comes into being: the sky alone.
    public static func timer(
        _ fast: FastPicture?, _ view: ViewSize, captions: Captions, hasSky: Bool = true
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

    /// The tree at its progress on a tile of dusk, as in the application's icon.
    ///
    /// - Parameters:
    ///   - fast: nil where no tree comes into being: the tile alone.
    public static func icon(
        _ fast: FastPicture?, _ view: ViewSize, captions: Captions, hasSky: Bool = true
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

    /// The length of the star beside a tree, as a part of the tree's size: on a phone's screen of
    /// 390 points the tree is 281 wide, and the star as long as the rule says.
    private static let starPart = StarShape.length / 281

    private mutating func add(
        _ fast: FastPicture, x: Double, top: Double, size: Double, star: Double,
        _ captions: Captions
    ) {
        let look = TreeLook(tone: Int(fast.tree.tone), progress: fast.progress)
        let tree = TreeMark(
            variant: Int(fast.tree.variant), x: x, y: top + size / 2, size: size, color: look.color,
            opacity: look.opacity,
            name: captions.tree(isComplete: fast.isComplete))
        layers.append(Layer([.tree(tree)]))
        guard fast.progress >= 1 else { return }
        let light = StarMark(
            x: x + size * 0.38, y: top + size * 0.08, size: star, name: captions.star)
        layers.append(Layer([.star(light)]))
    }
}
