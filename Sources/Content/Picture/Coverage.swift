/// How much of each pixel a shape covers, from 0 to 1.
///
/// Each edge adds the signed area to its right to the pixels that it crosses. The sum along a row is
/// the covered part. Outlines must not overlap, and holes have the opposite direction.
struct Coverage {
    let width: Int
    let height: Int
    private var areas: [Float]

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        areas = Array(repeating: 0, count: width * height + 2)
    }

    /// Adds a closed outline. It must be inside the area.
    mutating func add(_ outline: [(x: Float, y: Float)]) {
        guard var last = outline.last else { return }
        for point in outline {
            addEdge(last, point)
            last = point
        }
    }

    private mutating func addEdge(_ from: (x: Float, y: Float), _ to: (x: Float, y: Float)) {
        if from.y == to.y { return }
        let direction: Float = from.y < to.y ? 1 : -1
        let (upper, lower) = from.y < to.y ? (from, to) : (to, from)
        let slope = (lower.x - upper.x) / (lower.y - upper.y)
        var x = upper.x
        let first = max(0, Int(upper.y))
        let end = min(height, Int(lower.y.rounded(.up)))
        guard first < end else { return }
        for row in first..<end {
            let part = min(Float(row + 1), lower.y) - max(Float(row), upper.y)
            let next = x + slope * part
            addSpan(row, min(x, next), max(x, next), part * direction)
            x = next
        }
    }

    /// An edge that crosses a part of one row, from `left` to `right`.
    private mutating func addSpan(_ row: Int, _ left: Float, _ right: Float, _ area: Float) {
        let left = min(max(left, 0), Float(width))
        let right = min(max(right, 0), Float(width))
        let first = Int(left)
        let base = row * width
        if right <= Float(first + 1) {
            // Within one pixel.
            let covered = 1 - ((left + right) / 2 - Float(first))
            areas[base + first] += area * covered
            areas[base + first + 1] += area * (1 - covered)
            return
        }
        // Over several pixels: each gets its share of the height, and the part to the right of it.
        let share = area / (right - left)
        var x = left
        var column = first
        while x < right {
            let next = min(Float(column + 1), right)
            let height = share * (next - x)
            let covered = 1 - ((x + next) / 2 - Float(column))
            areas[base + column] += height * covered
            areas[base + column + 1] += height * (1 - covered)
            x = next
            column += 1
        }
    }

    /// The covered part of each pixel, row by row.
    var parts: [Float] {
        var parts = [Float](repeating: 0, count: width * height)
        visit { parts[$1 * width + $0] = $2 }
        return parts
    }

    /// Calls the closure for each pixel that is covered, even partly.
    func visit(_ body: (_ x: Int, _ y: Int, _ part: Float) -> Void) {
        for y in 0..<height {
            var sum: Float = 0
            for x in 0..<width {
                sum += areas[y * width + x]
                let part = min(1, abs(sum))
                if part > 1 / 512 { body(x, y, part) }
            }
        }
    }
}
