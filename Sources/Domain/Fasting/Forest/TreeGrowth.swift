/// The tree of a fast, as far as it has grown.
public struct TreeGrowth: Equatable, Sendable {
    public let tree: Tree
    /// From 0.05 to 1. At 1 the tree is whole.
    public let progress: Double
    /// The phase of a running fast; nil if the fast has ended at or after its target.
    public let phase: Milestone?

    public init(tree: Tree, progress: Double, phase: Milestone?) {
        self.tree = tree
        self.progress = progress
        self.phase = phase
    }

    /// True if the fast has ended at or after its target.
    public var isComplete: Bool { phase == nil }
}
