import SimulationModel

extension Model {
    /// What the model says, as far as the agent is asked.
    func comparable(at now: Int64, withRecords: Bool) -> Visible {
        var visible = withRecords ? visible(at: now) : visibleWithoutRecords(at: now)
        visible.trees = visible.trees.suffix(AgentReading.treeLimit)
        if visible.historyCanUndo { visible.historyCanUndo = wouldUndoEdit(at: now) }
        return visible
    }

    /// Whether History1.Undo would succeed. The specification leaves open whether CanUndo tells only
    /// that there is something to undo; the agent tells whether it would succeed.
    private func wouldUndoEdit(at now: Int64) -> Bool {
        var copy = self
        if case .refused = copy.apply(.historyUndo, at: now, newID: "") { return false }
        return true
    }
}
