import Fasting

/// What is stored about licences.
public struct PremiumRecord: Equatable, Sendable {
    /// The exact text of the licence that is held; nil if there is none.
    public var licence: String?
    public var prompt = LicencePrompt.ahead
    public var trial = Trial()

    public init(
        licence: String? = nil, prompt: LicencePrompt = .ahead, trial: Trial = Trial()
    ) {
        self.licence = licence
        self.prompt = prompt
        self.trial = trial
    }
}

/// What changes of it together with an act.
public struct PremiumChange: Sendable {
    let old: PremiumRecord
    let new: PremiumRecord

    public init(from old: PremiumRecord, to new: PremiumRecord) {
        self.old = old
        self.new = new
    }
}

/// They are rows beside the settings. An import and the restore of a backup leave them as they are.
extension Store {
    private static let licenceKey = "licence"
    private static let promptKey = "transition-moment"
    private static let trialKey = "trial-fasts"

    /// What is stored about licences. A value that makes no sense counts as missing.
    public func premium() throws(StoreError) -> PremiumRecord {
        let values = try storedValues()
        return PremiumRecord(
            licence: values[Self.licenceKey],
            prompt: values[Self.promptKey].flatMap(LicencePrompt.init) ?? .ahead,
            trial: values[Self.trialKey].flatMap(Trial.init(stored:)) ?? Trial())
    }

    /// Stores what differs from the old record, all or nothing.
    public func save(
        _ record: PremiumRecord, replacing old: PremiumRecord
    ) throws(StoreError) {
        try write { () throws(StoreError) in try put(record, replacing: old) }
    }

    func put(_ record: PremiumRecord, replacing old: PremiumRecord) throws(StoreError) {
        if record.licence != old.licence { try put(Self.licenceKey, record.licence) }
        if record.prompt != old.prompt { try put(Self.promptKey, record.prompt.rawValue) }
        if record.trial != old.trial { try put(Self.trialKey, record.trial.stored) }
    }
}

extension Trial {
    /// The ids of its fasts, with a space between two.
    fileprivate init?(stored: String) {
        let ids = stored.split(separator: " ").map { RecordID(String($0)) }
        guard !ids.contains(nil) else { return nil }
        self.init(fasts: ids.compactMap(\.self))
    }

    fileprivate var stored: String { fasts.map(\.description).joined(separator: " ") }
}
