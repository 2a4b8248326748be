import SimulationModel

extension Model {
    /// What the model says, as far as the agent is asked.
    func comparable(at now: Int64, withRecords: Bool) -> Visible {
        var visible = withRecords ? visible(at: now) : visibleWithoutRecords(at: now)
        visible.trees = visible.trees.suffix(AgentReading.treeLimit)
        return visible
    }
}
