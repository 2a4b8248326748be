import Fasting
import SDBus
import Store

/// Owns what the user has chosen.
final class SettingsKeeper {
    /// After a change was stored.
    var onChange: () -> Void = {}
    private(set) var current = Settings()
    private let records: Records
    private let log: Log

    init(records: Records, log: Log) {
        self.records = records
        self.log = log
    }

    /// Takes up what was stored, or goes on with what it has where that is nil.
    func takeUp(_ stored: Settings?) { if let stored { current = stored } }

    /// Writes all of it into records that are begun anew.
    func carryOver(to store: Store) throws(StoreError) {
        try store.save(current, replacing: Settings())
    }

    /// Changes something, stores it, and tells.
    ///
    /// - Throws: a refusal; nothing has changed then.
    func change(_ body: (inout Settings) throws(BusError) -> Void) throws(BusError) {
        let store = try records.inPlace()
        var next = current
        try body(&next)
        if next == current { return }
        let before = current
        try records.write(to: store) { (store) throws(StoreError) in
            try store.save(next, replacing: before)
        }
        current = next
        let known = before.stored
        for (key, text) in next.stored where known[key] != text {
            log(.settingChanged(key))
        }
        onChange()
    }
}
