import Client
import Contract
import Fasting

extension AgentReport {
    /// The tree of the fast; nil if there is none.
    package func treeGrowth(at now: Instant) -> TreeGrowth? {
        guard hasForest, let id = timer.id else { return nil }
        let tree = Tree(of: id)
        if timer.status == .completed { return TreeGrowth(tree: tree, progress: 1, phase: nil) }
        guard timer.isActive, let phase = timer.milestone, let elapsed = timer.elapsed(at: now)
        else { return nil }
        let progress = Tree.progress(elapsed: elapsed, target: timer.target ?? .standard)
        return TreeGrowth(tree: tree, progress: progress, phase: phase)
    }
}
