/// A smooth line through points, without overshooting between them (Fritsch and Carlson, 1980).
package struct RidgeLine: Sendable {
    /// From left to right, with the slope of the line there.
    package let knots: [Knot]

    package struct Knot: Sendable {
        package let x: Double
        package let y: Double
        package let slope: Double
    }

    package init(_ points: [(x: Double, y: Double)]) {
        let secants = zip(points, points.dropFirst()).map { from, to in
            (to.y - from.y) / max(to.x - from.x, 1e-6)
        }
        knots = points.indices.map { index in
            let point = points[index]
            guard index > 0, index < secants.count else {
                let slope = secants[min(index, secants.count - 1)]
                return Knot(x: point.x, y: point.y, slope: slope)
            }
            let (before, after) = (secants[index - 1], secants[index])
            let slope = before * after <= 0 ? 0 : 2 * before * after / (before + after)
            return Knot(x: point.x, y: point.y, slope: slope)
        }
    }

    private init(knots: [Knot]) { self.knots = knots }

    /// The same line in another unit and at another place.
    package func moved(
        x: Double = 0, y: Double = 0, scale width: Double = 1, by height: Double = 1
    ) -> RidgeLine {
        RidgeLine(
            knots: knots.map {
                Knot(
                    x: $0.x * width + x, y: $0.y * height + y, slope: $0.slope * height / width)
            })
    }

    /// The shortest part of the line between knots that has these places.
    package func part(_ range: ClosedRange<Double>) -> RidgeLine {
        let first = knots.lastIndex { $0.x <= range.lowerBound } ?? 0
        let last = knots.firstIndex { $0.x >= range.upperBound } ?? knots.count - 1
        return first < last ? RidgeLine(knots: Array(knots[first...last])) : self
    }

    /// The height of the line at a place between its ends.
    package func y(at x: Double) -> Double {
        // The first knot at the place or to the right of it.
        var (low, next) = (0, knots.count - 1)
        while low < next {
            let middle = (low + next) / 2
            if knots[middle].x >= x { next = middle } else { low = middle + 1 }
        }
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
