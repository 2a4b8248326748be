/// The night around a silhouette: its own form, wider, with a soft edge. It parts a tree from those of the same tone
/// behind it. Rule: docs/rules/picture.md, Forest.
struct Halo: Sendable {
    /// How far it reaches beyond the silhouette, in units of the silhouette.
    static let reach = 38.0
    /// Up to this distance it is whole. From there to ``reach`` it fades.
    static let whole = 14.0
    /// How wide it is, as a part of that. Around the twigs of a bare tree it would be smoke.
    private static func width(of variant: Int) -> Double { variant == Silhouette.bare ? 0.4 : 1 }

    /// The distances of lines that look like it. The middle one is its width in the rule.
    static func lines(around variant: Int) -> [Double] {
        [whole + 4, (whole + reach) / 2, reach - 4].map { $0 * width(of: variant) }
    }

    /// One for each of ``Silhouette/all``. Each is made when it is used for the first time.
    static let all = All()

    /// Its parts on a grid, row by row.
    private let grid: [Float]

    /// The distance of two points of the grid, in units of the silhouette.
    private static let step: Float = 4
    private static let side = Int((Float(Silhouette.side + 2 * reach) / step).rounded(.up)) + 1

    /// Its parts on a line across the silhouette's square, for ``part(_:of:)``; nil if there is nothing of it.
    func line(at y: Float) -> [Float]? {
        let row = (y + Float(Self.reach)) / Self.step - 0.5
        guard row >= 0, row < Float(Self.side - 1) else { return nil }
        let upper = Int(row)
        let (lower, first) = (row - Float(upper), upper * Self.side)
        var isEmpty = true
        let line = (first..<first + Self.side).map { place in
            let part = grid[place] + (grid[place + Self.side] - grid[place]) * lower
            if part > 0 { isEmpty = false }
            return part
        }
        return isEmpty ? nil : line
    }

    /// How dark it is at a place of a line, from 0 to 1.
    static func part(_ x: Float, of line: UnsafeBufferPointer<Float>) -> Float {
        let column = (x + Float(reach)) / step - 0.5
        guard column >= 0, column < Float(side - 1) else { return 0 }
        let left = Int(column)
        return line[left] + (line[left + 1] - line[left]) * (column - Float(left))
    }

    private init(variant: Int) {
        let side = Self.side
        var coverage = Coverage(width: side, height: side)
        func place(_ value: Double) -> Float { Float(value + Self.reach) / Self.step }
        for outline in Silhouette.all[variant].outlines {
            coverage.add(outline.map { (place($0.x), place($0.y)) })
        }
        // A point that is covered in part is that part of a step away.
        var distances = [Float](repeating: .infinity, count: side * side)
        coverage.visit { x, y, part in distances[y * side + x] = (1 - part) }
        Self.spread(&distances)
        let width = Self.width(of: variant)
        let (whole, reach) = (Float(Self.whole * width), Float(Self.reach * width))
        grid = distances.map { min(1, max(0, (reach - $0 * Self.step) / (reach - whole))) }
    }

    /// The distance of each point from the silhouette, in steps. Source: G. Borgefors, "Distance transformations in
    /// digital images", 1986: two passes over the neighbours.
    private static func spread(_ distances: inout [Float]) {
        let diagonal = Float(2).squareRoot()
        func look(_ distances: inout [Float], _ x: Int, _ y: Int, _ way: Int) {
            let here = y * side + x
            var least = distances[here]
            if (0..<side).contains(x - way) { least = min(least, distances[here - way] + 1) }
            if (0..<side).contains(y - way) {
                let other = here - way * side
                least = min(least, distances[other] + 1)
                if x > 0 { least = min(least, distances[other - 1] + diagonal) }
                if x < side - 1 { least = min(least, distances[other + 1] + diagonal) }
            }
            distances[here] = least
        }
        for y in 0..<side { for x in 0..<side { look(&distances, x, y, 1) } }
        for y in (0..<side).reversed() {
            for x in (0..<side).reversed() { look(&distances, x, y, -1) }
        }
    }

    /// Those of the eight silhouettes.
    struct All: Sendable {
        subscript(variant: Int) -> Halo {
            switch variant {
            case 0: Made.halo0
            case 1: Made.halo1
            case 2: Made.halo2
            case 3: Made.halo3
            case 4: Made.halo4
            case 5: Made.halo5
            case 6: Made.halo6
            case 7: Made.halo7
            default: preconditionFailure("There are eight trees.")
            }
        }
    }

    private enum Made {
        static let halo0 = Halo(variant: 0)
        static let halo1 = Halo(variant: 1)
        static let halo2 = Halo(variant: 2)
        static let halo3 = Halo(variant: 3)
        static let halo4 = Halo(variant: 4)
        static let halo5 = Halo(variant: 5)
        static let halo6 = Halo(variant: 6)
        static let halo7 = Halo(variant: 7)
    }
}
