/// How far away a tree is. Rule: docs/rules/picture.md, Forest.
public enum Depth: UInt32, CaseIterable, Sendable {
    case foreground
    case mid
    case background

    /// The size of a tree in a view 390 pixels wide, in pixels.
    public var treeSize: Double {
        switch self {
        case .foreground: 80
        case .mid: 62
        case .background: 48
        }
    }

    /// The size of a star in a view 390 pixels wide, in pixels. It depends on the size of its tree.
    public var starSize: Double { 10 * treeSize / Depth.foreground.treeSize }

    /// How much larger trees and stars are on a canvas of this size. In a low one they are smaller, so
    /// that the lowest tree is whole and stands on its ground.
    public static func scale(width: Double, height: Double) -> Double {
        min(2.5, width / 390, height / 520)
    }

    /// The positions of the centres of its trees, as fractions of the picture's height.
    var band: ClosedRange<Double> {
        switch self {
        case .foreground: 0.55...0.90
        case .mid: 0.35...0.65
        case .background: 0.15...0.45
        }
    }

    /// In a view of at least this width, in pixels, all trees are whole without being moved.
    private static let narrowest = 360.0

    /// The distance of the centres of its trees from the sides, as a fraction of the width.
    var margin: Double { treeSize / 2 / Self.narrowest }
}
