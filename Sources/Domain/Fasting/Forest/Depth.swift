/// How far away a tree is. Rule: docs/rules/picture.md, Forest.
///
/// Sizes and places are fractions of the picture's height.
public enum Depth: UInt32, CaseIterable, Sendable {
    case foreground
    case mid
    case background

    /// The depth of a tree.
    ///
    /// - Parameter index: its position among all trees. The oldest has 0.
    init(index: Int) { self = Self.allCases[index % Self.allCases.count] }

    /// The size of a tree in the middle of the band.
    package var treeSize: Double {
        switch self {
        case .foreground: 0.37
        case .mid: 0.215
        case .background: 0.12
        }
    }

    /// How tall a tree is among others at the same place. One near tree in four stands against the sky.
    ///
    /// - Parameters:
    ///   - step: from the seed, from 0 to 3.
    ///   - part: from the seed, from 0 to 1.
    func stature(step: Int, part: Double) -> Double {
        switch self {
        case .foreground: [0.80, 0.94, 1.06, 1.26][step]
        case .mid: [0.82, 1, 1.1, 1.24][step]
        case .background: 0.84 + 0.34 * part
        }
    }

    /// Where the feet of its trees are, from the top of the picture.
    package var feet: ClosedRange<Double> {
        switch self {
        case .foreground: 0.80...0.97
        case .mid: 0.68...0.80
        case .background: 0.60...0.68
        }
    }

    /// The size of a tree. Within a depth, a lower one is a little nearer, and so a little larger.
    ///
    /// - Parameter foot: its place in ``feet``.
    package func treeSize(foot: Double) -> Double {
        let part = (foot - feet.lowerBound) / (feet.upperBound - feet.lowerBound)
        return treeSize * (0.88 + 0.24 * min(1, max(0, part)))
    }

    /// The size of a star. It depends on the size of its tree.
    package var starSize: Double {
        switch self {
        case .foreground: 0.021
        case .mid: 0.0165
        case .background: 0.0125
        }
    }
}
