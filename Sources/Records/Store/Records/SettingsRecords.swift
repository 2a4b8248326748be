import Fasting

extension Store {
    /// The stored settings. One that is missing or makes no sense has its usual value.
    public func settings() throws(StoreError) -> Settings {
        Settings(stored: try storedValues())
    }

    /// The rows of the table of settings. What belongs to this machine alone is there too.
    func storedValues() throws(StoreError) -> [String: String] {
        let rows = try database.all("SELECT key, value FROM setting") { ($0.text(0), $0.text(1)) }
        return Dictionary(rows) { $1 }
    }

    /// - Parameter value: nil removes the row.
    func put(_ key: String, _ value: String?) throws(StoreError) {
        if let value {
            try database.run("INSERT OR REPLACE INTO setting VALUES (?, ?)", [key, value])
        } else {
            try database.run("DELETE FROM setting WHERE key = ?", [key])
        }
    }

    /// Stores the settings that differ from the old ones, all or nothing.
    public func save(_ settings: Settings, replacing old: Settings) throws(StoreError) {
        try write { () throws(StoreError) in try put(settings, replacing: old) }
    }

    /// Stores a state, settings and what is known of licences in place of those that are stored, in
    /// one transaction.
    public func replace(
        with state: FastState, _ settings: Settings, _ premium: PremiumRecord = PremiumRecord()
    ) throws(StoreError) {
        let stored = try self.settings()
        let storedPremium = try self.premium()
        try write { () throws(StoreError) in
            try replaceShown(with: state.active)
            try put(settings, replacing: stored)
            try put(premium, replacing: storedPremium)
        }
    }

    private func put(_ settings: Settings, replacing old: Settings) throws(StoreError) {
        let before = old.stored
        for (key, value) in settings.stored where before[key] != value { try put(key, value) }
    }
}
