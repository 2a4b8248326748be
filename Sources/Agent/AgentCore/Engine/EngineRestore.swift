import Fasting
import Store

/// Going back to a backup (rule: docs/rules/domain.md, Backups).
extension Engine {
    /// The backups that can be restored, the latest first. A day that is still to come is the last.
    ///
    /// - Throws: ``Refusal/storage(_:_:path:)``.
    public func backups() throws(Refusal) -> [BackupSummary] {
        let today = environment.today
        return try read { try $0.backups(today: today).readable }
    }

    /// The records that restoring a backup would change, the newest first.
    ///
    /// - Parameter limit: how many there are at most of those that would be added, changed and deleted,
    ///   each.
    /// - Throws: ``Refusal/noBackup(day:)``, ``Refusal/unreadableBackup(day:_:)``,
    ///   ``Refusal/storage(_:_:path:)``.
    public func changes(byRestoring day: String, limit: Int) throws(Refusal) -> RecordChanges {
        let store = try openForReading()
        defer { publishNews() }
        let restoration = try restoration(of: day, store)
        return RecordChanges(fasts: restoration.fasts, water: restoration.water).newest(limit)
    }

    private func restoration(of day: String, _ store: Store) throws(Refusal) -> Restoration {
        // The records themselves are not damaged if a backup is.
        let found: RecordSet?
        do throws(StoreError) { found = try store.backup(of: day) } catch {
            throw .unreadableBackup(day: day, error.cause)
        }
        guard let backup = found else { throw .noBackup(day: day) }
        let present = try reading { try store.records() }
        return Restoration(of: backup, over: present, running: state.active?.id)
    }

    /// Compares the records with those of a backup, and plans what makes them equal.
    ///
    /// - Parameter isDryRun: whether the differences are only counted.
    /// - Throws: ``Refusal/noBackup(day:)``, ``Refusal/storage(_:_:path:)``.
    func restore(
        _ day: String, isDryRun: Bool, at now: Instant, _ store: Store
    ) throws(Refusal) -> Plan {
        let restoration = try restoration(of: day, store)
        let reply = Reply.restored(restoration.counts)
        if isDryRun || restoration.isEmpty {
            return Plan(state: state, settings: settings, reply: reply)
        }
        let writes = restoration.writes
        let act = Act.ordinary(
            .restore,
            .backup(
                day: day, fasts: restoration.fasts.count, water: restoration.water.count))
        return Plan(
            state: state(after: restoration), settings: settings,
            write: { (store, key) throws(StoreError) in
                let shown = try store.append(act, at: now, writes, once: key)
                return Plan.Outcome(
                    reply: reply, events: [.restored(restoration.counts)], shown: shown)
            })
    }

    /// A fast that has just ended is no longer shown if it is not as it was.
    private func state(after restoration: Restoration) -> FastState {
        guard case .ended(let ended) = state.stage, restoration.changes(ended.fast.id) else {
            return state
        }
        return FastState(stage: .idle)
    }
}
