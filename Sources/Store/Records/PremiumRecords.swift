import Fasting

/// What is stored about licences.
public struct PremiumRecord: Equatable, Sendable {
    /// The exact text of the licence that is held; nil if there is none.
    public var licence: String?
    public var moment = LicencePrompt.ahead

    public init(licence: String? = nil, moment: LicencePrompt = .ahead) {
        self.licence = licence
        self.moment = moment
    }
}

/// They are rows beside the settings, so that earlier versions of the program can still read the
/// records. An import and the restore of a backup leave them as they are.
extension Store {
    private static let licenceKey = "licence"
    private static let momentKey = "transition-moment"

    /// What is stored about licences. A value that makes no sense counts as missing.
    public func premium() throws(StoreError) -> PremiumRecord {
        let rows = try database.query(
            "SELECT key, value FROM setting WHERE key IN (?, ?)", .text(Self.licenceKey),
            .text(Self.momentKey)
        ) { ($0.text(0), $0.text(1)) }
        var record = PremiumRecord()
        for (key, value) in rows {
            if key == Self.licenceKey { record.licence = value }
            if key == Self.momentKey { record.moment = LicencePrompt(rawValue: value) ?? .ahead }
        }
        return record
    }

    /// Stores what differs from the old record, all or nothing.
    public func save(
        _ record: PremiumRecord, replacing old: PremiumRecord
    ) throws(StoreError) {
        try write { () throws(StoreError) in try put(record, replacing: old) }
    }

    func put(_ record: PremiumRecord, replacing old: PremiumRecord) throws(StoreError) {
        if record.licence != old.licence { try put(Self.licenceKey, record.licence) }
        if record.moment != old.moment { try put(Self.momentKey, record.moment.rawValue) }
    }

    private func put(_ key: String, _ value: String?) throws(StoreError) {
        if let value {
            try database.run(
                "INSERT OR REPLACE INTO setting VALUES (?, ?)", .text(key), .text(value))
        } else {
            try database.run("DELETE FROM setting WHERE key = ?", .text(key))
        }
    }
}
