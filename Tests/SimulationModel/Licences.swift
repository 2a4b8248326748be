/// What an installation with a licence authority knows.
struct Licensed: Equatable, Sendable {
    /// The licence that is held: the first instant at which it holds, and the first at which it no longer
    /// does; nil for never.
    var licence: (from: Int64, until: Int64?)?
    /// Fasts that were completed here, and are not a file's or a backup's, in that order. It never goes
    /// down, and no fast counts twice.
    var trialFasts: [String] = []

    mutating func complete(_ fast: String) {
        if trialFasts.count <= Model.fastsOfTrial, !trialFasts.contains(fast) {
            trialFasts.append(fast)
        }
    }

    static func == (a: Self, b: Self) -> Bool {
        a.trialFasts == b.trialFasts && a.licence?.from == b.licence?.from
            && a.licence?.until == b.licence?.until
            && (a.licence == nil) == (b.licence == nil)
    }
}

extension Model {
    static let fastsOfTrial = 10

    /// What may be shown at an instant: premium, trial or free.
    ///
    /// A licence is held against the clock as it is now. Without one the completed fasts of the trial
    /// decide: the eleventh ends it. Several if it is open: the fast that ends the trial arrives whole, and for how long its
    /// end is shown is compared elsewhere.
    public func entitlements(at now: Int64) -> Set<String> {
        guard let licensed else { return ["premium"] }
        if let licence = licensed.licence, now >= licence.from,
            licence.until.map({ now < $0 }) ?? true
        {
            return ["premium"]
        }
        guard licensed.trialFasts.count > Self.fastsOfTrial else { return ["trial"] }
        if running?.id == licensed.trialFasts.last { return ["trial"] }
        if running == nil, shown?.id == licensed.trialFasts.last { return ["trial", "free"] }
        return ["free"]
    }

    /// Whether an authority is named.
    public var namesAuthority: Bool {
        get { licensed != nil }
        set { licensed = newValue ? Licensed() : nil }
    }

    /// Holds a licence if it holds now.
    mutating func addLicence(_ from: Int64, _ until: Int64?, now: Int64) throws(Refusal) -> Answer {
        guard licensed != nil, now >= from, until.map({ now < $0 }) ?? true else {
            throw Refusal("InvalidValue")
        }
        licensed?.licence = (from, until)
        return .done
    }

    mutating func removeLicence() throws(Refusal) -> Answer {
        guard licensed?.licence != nil else { throw Refusal("NotFound") }
        licensed?.licence = nil
        return .done
    }
}
