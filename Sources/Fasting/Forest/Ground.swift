/// The ground of the forest: long, soft ridges that follow from the places of the trees, so that each
/// tree stands on one. Rule: docs/rules/picture.md, Forest.
///
/// Positions are fractions of the picture's width and height, as those of trees.
package struct Ground: Sendable {
    /// From the farthest to the nearest. A later one is drawn over an earlier one.
    package let ridges: [Ridge]

    /// - Parameter trees: the oldest first. An older tree decides before a newer one, so a new fast
    ///   moves no ridge below the feet of an older tree.
    init(_ trees: [ForestTree]) {
        let reach = Self.reach(of: trees.count)
        var ridges: [Ridge] = []
        for tree in trees {
            let candidates = ridges.indices.filter { ridges[$0].depth == tree.depth }
            let distances = candidates.map { ($0, ridges[$0].distance(to: tree, reach)) }
            let nearest = distances.min { $0.1 < $1.1 }
            if let nearest, nearest.1 <= 1 {
                ridges[nearest.0].add(tree)
            } else {
                ridges.append(Ridge(tree))
            }
        }
        self.ridges = ridges.sorted { ($0.order, $0.feet[0].x) < ($1.order, $1.feet[0].x) }
    }

    /// The height of the canvas that decides which trees share a ridge, in pixels of a view 390 wide.
    /// It grows in a few steps, so that one more fast hardly ever changes it.
    private static func reach(of count: Int) -> Double {
        let steps = [24, 48, 96, Forest.treeLimit]
        let step = steps.first { count <= $0 } ?? Forest.treeLimit
        return max(1266, Double(step) * 35 + 422)
    }
}

/// A line of the ground that passes below the feet of some trees.
package struct Ridge: Sendable {
    package let depth: Depth
    /// The centres of its trees, from left to right. The line is below them by half of a tree's size.
    package private(set) var feet: [(x: Double, y: Double)]
    /// How fast the ridge falls to the left and to the right of its trees. It follows from the first
    /// tree.
    private let slopes: (left: Double, right: Double)

    fileprivate init(_ tree: ForestTree) {
        depth = tree.depth
        feet = [(tree.x, tree.y)]
        var numbers = SplitMix64(seed: Tree.seed(of: tree.id) ^ 0x6772_6f75_6e64)
        slopes = (0.06 + 0.18 * numbers.nextFraction(), 0.06 + 0.18 * numbers.nextFraction())
    }

    /// Farther ridges have smaller values.
    fileprivate var order: Double { feet.reduce(0) { $0 + $1.y } / Double(feet.count) }

    fileprivate mutating func add(_ tree: ForestTree) {
        let place = feet.firstIndex { $0.x > tree.x } ?? feet.count
        feet.insert((tree.x, tree.y), at: place)
    }

    /// How far the ridge is from a tree: at most 1 if the tree can stand on it without a steep place.
    ///
    /// - Parameter height: of the canvas, in pixels of a view 390 wide.
    fileprivate func distance(to tree: ForestTree, _ height: Double) -> Double {
        var steepness = 0.0
        for foot in feet {
            let slope = abs(foot.y - tree.y) * height / max(abs(foot.x - tree.x) * 390, 1)
            steepness = max(steepness, slope / Self.steepest)
            // Most ridges are too far away, and the line is not needed.
            if steepness > 1 { return steepness }
        }
        let gap = abs(line(height: height, drop: 390).y(at: tree.x) - tree.y) * height
        return max(gap / (depth.treeSize * 0.8), steepness)
    }

    /// The steepest slope between two trees.
    private static let steepest = 0.45

    /// The line through the feet, and on to both sides.
    ///
    /// - Parameters:
    ///   - height: of the canvas, in the unit of `drop`.
    ///   - drop: the width of the view.
    package func line(height: Double, drop width: Double) -> RidgeLine {
        let ratio = width / height
        let (first, last) = (feet[0], feet[feet.count - 1])
        let left = (x: -0.15, y: first.y + slopes.left * (first.x + 0.15) * ratio)
        let right = (x: 1.15, y: last.y + slopes.right * (1.15 - last.x) * ratio)
        return RidgeLine([left] + feet + [right])
    }
}

/// A smooth line through points, without overshooting between them (Fritsch and Carlson, 1980).
package struct RidgeLine: Sendable {
    /// From left to right, with the slope of the line there.
    package let knots: [(x: Double, y: Double, slope: Double)]

    package init(_ points: [(x: Double, y: Double)]) {
        let secants = zip(points, points.dropFirst()).map { from, to in
            (to.y - from.y) / max(to.x - from.x, 1e-6)
        }
        knots = points.indices.map { index in
            guard index > 0, index < secants.count else {
                return (points[index].x, points[index].y, secants[min(index, secants.count - 1)])
            }
            let (before, after) = (secants[index - 1], secants[index])
            let slope = before * after <= 0 ? 0 : 2 * before * after / (before + after)
            return (points[index].x, points[index].y, slope)
        }
    }

    private init(knots: [(x: Double, y: Double, slope: Double)]) { self.knots = knots }

    /// The same line in another unit.
    package func scaled(x width: Double, y height: Double, down offset: Double) -> RidgeLine {
        RidgeLine(
            knots: knots.map { ($0.x * width, $0.y * height + offset, $0.slope * height / width) })
    }

    /// The height of the line at a place between its ends.
    package func y(at x: Double) -> Double {
        let next = knots.firstIndex { $0.x >= x } ?? knots.count - 1
        guard next > 0 else { return knots[0].y }
        let (from, to) = (knots[next - 1], knots[next])
        let width = to.x - from.x
        guard width > 0 else { return to.y }
        let t = (x - from.x) / width
        let (t2, t3) = (t * t, t * t * t)
        return from.y * (2 * t3 - 3 * t2 + 1) + from.slope * width * (t3 - 2 * t2 + t)
            + to.y * (3 * t2 - 2 * t3) + to.slope * width * (t3 - t2)
    }

    /// The highest place.
    package var top: Double {
        // Without overshooting the highest place is a knot.
        knots.map(\.y).min() ?? 0
    }
}
