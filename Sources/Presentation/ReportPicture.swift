import Client
import Contract
import Fasting

extension AgentReport {
    /// What a picture shows of the fast; nil if there is no tree.
    package func picture(at now: Instant) -> FastPicture? {
        guard hasForest, let id = timer.id else { return nil }
        let tree = Tree(of: id)
        if timer.status == .completed { return FastPicture(tree: tree, progress: 1, phase: nil) }
        guard timer.isActive, let phase = timer.milestone, let elapsed = timer.elapsed(at: now)
        else { return nil }
        let progress = Tree.progress(elapsed: elapsed, target: timer.target ?? .standard)
        return FastPicture(tree: tree, progress: progress, phase: phase)
    }
}
