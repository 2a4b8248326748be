import Fasting
public enum Recovery: Equatable, Sendable { case setAside(name: String, restoredDay: String?); case restored(day: String) }
extension Store {
    public func salvage(into folder: DataFolder, stamp: String) throws(StoreError) -> String? { throw StoreError(cause: .inUse, operation: "x") }
    public func merge(_ sessions: [Session], active: RecordID?, now: Instant, isDryRun: Bool, then state: FastState) throws(StoreError) -> MergeCounts {
        var counts = MergeCounts()
        try merge(sessions, active: active, now: now, isTrial: isDryRun, counts: &counts)
        if !isDryRun { try closeBatch(); try finishMerge(state) }
        return counts
    }
    public func merge(_ entries: [WaterEntry], now: Instant, isDryRun: Bool) throws(StoreError) -> MergeCounts { try merge(entries, now: now, isTrial: isDryRun) }
}
