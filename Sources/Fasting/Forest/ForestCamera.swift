/// Which part of the scroll a picture shows, and how near. Lengths are heights of the picture. Rule:
/// docs/rules/picture.md, Forest.
package struct ForestCamera: Sendable {
    /// How wide the picture is.
    package let width: Double
    /// How much larger trees are, and how much farther apart.
    package let zoom: Double
    /// The place in the scroll at the left edge.
    package let origin: Double

    /// The empty ground beside the outermost trees.
    package static let margin = 0.06
    /// How near the view comes to few trees.
    package static let nearest = 1.6
    /// How wide a tree may be in a narrow view, as a fraction of its width.
    package static let widest = 0.94

    /// - Parameter isWhole: as for ``ForestLayout``.
    init(_ forest: Forest, _ view: ViewSize, isWhole: Bool) {
        let view = Double(view.width) / Double(view.height)
        guard let land = forest.extent else {
            (width, zoom, origin) = (view, 1, 0)
            return
        }
        // Few trees fill the view as far as they can. In a narrow view each of them is whole.
        let filling = (view - 2 * Self.margin) / land.length
        zoom = min(
            min(Self.nearest, max(1, filling)), Self.widest * view / land.largestTree)
        let length = land.length * zoom + 2 * Self.margin
        width = isWhole ? view : max(view, length)
        origin =
            length > width
            ? land.right + (Self.margin - width) / zoom
            : (land.left + land.right - width / zoom) / 2
    }

    /// Where a place in the scroll is in the picture.
    func x(_ place: Double) -> Double { (place - origin) * zoom }
}

extension Forest {
    /// The part of the scroll with the trees that are drawn; nil if there are none.
    package var extent: Extent? {
        guard let first = trees.first else { return nil }
        var extent = Extent(left: first.x, right: first.x, largestTree: 0)
        for tree in trees {
            extent.left = min(extent.left, tree.x - tree.size / 2)
            extent.right = max(extent.right, tree.x + tree.size / 2)
            extent.largestTree = max(extent.largestTree, tree.size)
        }
        return extent
    }

    /// A part of the scroll.
    package struct Extent: Sendable {
        package fileprivate(set) var left: Double
        package fileprivate(set) var right: Double
        package fileprivate(set) var largestTree: Double

        package var length: Double { right - left }
    }
}
