/// Which part of the scroll a picture shows, and how near. Lengths are heights of the picture. Rule:
/// docs/rules/picture.md, Forest.
package struct ForestCamera: Sendable {
    /// How wide the picture is.
    package let width: Double
    /// How much larger trees are, and how much farther apart.
    package let zoom: Double
    /// The place in the scroll at the left edge.
    package let origin: Double
    /// How much farther apart trees are than that. The lines of the ground are longer by as much.
    package let stretch: Double

    /// The empty ground beside the outermost trees, and at most which part of a view's width it has.
    package static let margin = (height: 0.06, width: 0.04)
    /// How near the view comes to few trees.
    package static let nearest = 1.6
    /// The part of the sky that no tree reaches.
    package static let sky = 0.345
    /// How wide a tree may be in a narrow view, as a fraction of its width: with ground at both sides.
    package static let widest = 1 - 2 * margin.width
    /// How far a view steps back that is narrower than it is high, so that it has more than a few trees: at most to this
    /// size, and by how much for each part of the height that its width lacks.
    package static let stepBack = (least: 0.8, slope: 0.45)

    /// How far apart trees may be that do not fill a view, as a part of their usual distance.
    package static let few = 1.0...2.6
    /// The same in a strip, which many trees fill too.
    package static let strip = 0.5...12.0

    /// - Parameters: as for ``ForestLayout``.
    init(_ forest: Forest, _ view: ViewSize, isWhole: Bool, isStrip: Bool = false) {
        let view = Double(view.width) / Double(view.height)
        guard let land = forest.extent else {
            (width, zoom, origin, stretch) = (view, 1, 0, 1)
            return
        }
        // Few trees fill the view as far as they can. In a narrow view each of them is whole.
        let margin = min(Self.margin.height, Self.margin.width * view)
        let filling = (view - 2 * margin) / land.length
        zoom = min(
            min(land.nearest, max(Self.usualZoom(view), filling)),
            Self.widest * view / land.largestTree)
        let length = land.length * zoom + 2 * margin
        if isStrip || length < view {
            let trunks = land.trunks
            let way = max(0.001, (trunks.upperBound - trunks.lowerBound) * zoom)
            // The land goes on beside the outermost trees, by half of the way between two.
            let count = Double(forest.trees.count)
            let room = (view - 2 * margin - land.largestTree * zoom) * (count - 1) / count
            let bounds = isStrip ? Self.strip : Self.few
            stretch = min(bounds.upperBound, max(bounds.lowerBound, room / way))
            width = view
            origin = (trunks.lowerBound + trunks.upperBound - view / (zoom * stretch)) / 2
            return
        }
        stretch = 1
        width = isWhole ? view : max(view, length)
        origin =
            length > width
            ? land.right + (margin - width) / zoom
            : (land.left + land.right - width / zoom) / 2
    }

    /// How near a view is to many trees.
    ///
    /// - Parameter view: its width, in heights.
    private static func usualZoom(_ view: Double) -> Double {
        min(1, max(stepBack.least, 1 - stepBack.slope * (1 - view)))
    }

    /// Where a place in the scroll is in the picture.
    func x(_ place: Double) -> Double { (place - origin) * zoom * stretch }
}

extension Forest {
    /// The part of the scroll with the trees that are drawn; nil if there are none.
    package var extent: Extent? {
        guard let first = trees.first else { return nil }
        var extent = Extent(
            left: first.x, right: first.x, trunks: first.x...first.x, largestTree: 0)
        for tree in trees {
            extent.trunks =
                min(extent.trunks.lowerBound, tree.x)...max(extent.trunks.upperBound, tree.x)
            extent.left = min(extent.left, tree.x - tree.size / 2)
            extent.right = max(extent.right, tree.x + tree.size / 2)
            extent.largestTree = max(extent.largestTree, tree.size)
            extent.nearest = min(extent.nearest, tree.nearest)
        }
        return extent
    }

    /// A part of the scroll.
    package struct Extent: Sendable {
        package fileprivate(set) var left: Double
        package fileprivate(set) var right: Double
        /// The outermost places of trunks.
        package fileprivate(set) var trunks: ClosedRange<Double>
        package fileprivate(set) var largestTree: Double
        /// How near the view may come.
        package fileprivate(set) var nearest = ForestCamera.nearest

        package var length: Double { right - left }
    }
}
