/// A forest on a canvas of one size: where its parts are, in pixels from the upper left corner, and in which
/// order they are drawn. Rule: docs/rules/picture.md, Forest.
package struct ForestLayout: Sendable {
    package let width: Double
    package let height: Double
    /// From back to front. None is empty.
    package private(set) var layers: [Layer] = []

    /// Parts that are drawn together.
    package enum Layer: Sendable {
        /// The depth is nil for stars whose trees are not drawn. They are the farthest.
        case stars([PlacedStar], Depth?)
        case ridges([PlacedRidge])
        case trees([PlacedTree])
    }

    /// - Parameter isWhole: true if the canvas is as high as the view, so that nothing scrolls. It has the
    ///   most recent trees that it can hold.
    package init(_ forest: Forest, _ view: ViewSize, isWhole: Bool = false) {
        let height = Double(view.height)
        self.init(
            isWhole ? forest.recent(Forest.capacity(of: view)) : forest, width: Double(view.width),
            height: isWhole ? height : forest.canvasHeight(for: height))
    }

    private init(_ forest: Forest, width: Double, height: Double) {
        (self.width, self.height) = (width, height)
        if forest.trees.isEmpty {
            add(.stars(Forest.stillStars.map { place($0, sky: 1) }, nil))
            return
        }
        let ridges = place(forest.ground) { $0.treeSize * scale * (0.5 - Self.rootDepth) }
        let sky = Forest.sky(above: (ridges.map(\.line.top).min() ?? height) / height)
        let far = forest.farStarCount
        add(
            .stars(
                forest.stars.prefix(far).map { place($0, sky: sky, part: Forest.farStarSize) }, nil)
        )
        // Far layers first: near ones are drawn over them.
        for depth in Depth.allCases.reversed() {
            let stars = forest.stars.dropFirst(far).filter { $0.depth == depth }
            add(.stars(stars.map { place($0, sky: sky) }, depth))
        }
        add(.ridges(ridges))
        let aged = zip(forest.trees, (0..<forest.trees.count).reversed())
        for depth in Depth.allCases.reversed() {
            // A lower tree is nearer.
            let row = aged.filter { $0.0.depth == depth }.sorted {
                ($0.0.y, $0.0.id) < ($1.0.y, $1.0.id)
            }
            add(.trees(row.map { place($0.0, age: $0.1) }))
        }
    }

    private mutating func add(_ layer: Layer) {
        let isEmpty =
            switch layer {
            case .stars(let stars, _): stars.isEmpty
            case .ridges(let ridges): ridges.isEmpty
            case .trees(let trees): trees.isEmpty
            }
        if !isEmpty { layers.append(layer) }
    }

    /// How large trees and stars are.
    private var scale: Double { Depth.scale(width: width, height: height) }

    /// How deep the roots are below the line of the ground, as a fraction of the tree's size.
    private static let rootDepth = 0.03

    // MARK: Places

    private func place(_ tree: ForestTree, age: Int) -> PlacedTree {
        let size = tree.depth.treeSize * scale
        return PlacedTree(
            tree: tree, age: age, x: keptInside(tree.x, width, size),
            y: keptInside(tree.y, height, size), size: size)
    }

    /// - Parameters:
    ///   - sky: the lowest place of a star, as a fraction of the canvas.
    ///   - part: how large the star is, as a fraction of its usual size.
    private func place(_ star: ForestStar, sky: Double, part: Double = 1) -> PlacedStar {
        let size = star.depth.starSize * scale * part
        return PlacedStar(
            x: keptInside(star.x, width, size), y: keptInside(star.y(above: sky), height, size),
            size: size)
    }

    /// - Parameter lowering: how far a ridge is below the centres of its trees.
    private func place(_ ground: Ground, lowering: (Depth) -> Double) -> [PlacedRidge] {
        let ridges = ground.ridges
        let lines = ridges.map { ridge in
            ridge.line(height: height, drop: width).scaled(
                x: width, y: height, down: lowering(ridge.depth))
        }
        return ridges.indices.map { index in
            let (depth, line) = (ridges[index].depth, lines[index])
            var ridge = PlacedRidge(
                depth: depth, line: line, nearness: line.top / height, reach: height)
            if index + 1 < ridges.count {
                // The mist is where the next ridge begins, but not far below this one.
                let size = depth.treeSize * scale
                let room = lines[index + 1].top - line.top
                ridge.reach = line.top + min(max(room * 1.15, size), size * 5)
                let isThread = ridges[index + 1].depth.rawValue < depth.rawValue
                ridge.mist = isThread ? .thread : .thin
            }
            return ridge
        }
    }

    /// The ridges for a picture that is stretched over a canvas of an unknown size, in a unit of 1000 for
    /// each side, and the lowest place of a star, as a fraction of the canvas. The ridges are not yet
    /// lowered by half of a tree.
    package static func stretched(_ forest: Forest) -> (ridges: [PlacedRidge], sky: Double) {
        let layout = ForestLayout(forest, ViewSize(width: 780, height: 844)!)
        let (x, y) = (1000 / layout.width, 1000 / layout.height)
        let ridges = layout.place(forest.ground) { _ in 0 }.map { ridge in
            var stretched = ridge
            stretched.line = ridge.line.scaled(x: x, y: y, down: 0)
            stretched.reach *= y
            return stretched
        }
        return (ridges, Forest.sky(above: (ridges.map(\.line.top).min() ?? 1000) / 1000))
    }
}

/// A tree on a canvas. Its position is that of its centre.
package struct PlacedTree: Sendable {
    package let tree: ForestTree
    /// How many trees are newer.
    package let age: Int
    package let x: Double
    package let y: Double
    package let size: Double
}

/// A star on a canvas. Its position is that of its centre.
package struct PlacedStar: Sendable {
    package let x: Double
    package let y: Double
    package let size: Double
}

/// A ridge on a canvas: everything below a line.
package struct PlacedRidge: Sendable {
    package let depth: Depth
    package fileprivate(set) var line: RidgeLine
    /// 0 at the top of the canvas, 1 at its lower edge.
    package let nearness: Double
    /// Where the mist is as thick as it becomes.
    package fileprivate(set) var reach: Double
    package fileprivate(set) var mist: Mist = .none

    /// What is between a ridge and the next one.
    package enum Mist: Sendable {
        /// There is no next one.
        case none
        case thin
        /// The next ridge belongs to a nearer depth.
        case thread
    }
}

/// The position of a centre, moved so that the whole object is inside. If the room is too small, the
/// object is in the middle.
///
/// - Parameter part: the position as a fraction of the room.
private func keptInside(_ part: Double, _ room: Double, _ size: Double) -> Double {
    size >= room ? room / 2 : min(max(part * room, size / 2), room - size / 2)
}
