import Fasting
import Licences
import Store

/// What an installation that names a licence authority knows about its licence.
public struct Licensing: Equatable, Sendable {
    /// The licence that is held; nil if there is none, or if it cannot be read.
    public var licence: Licence?
    /// Why the licence that is held does not hold now; nil if it holds, or if there is none.
    public var problem: LicenceProblem?
    public var moment = TransitionMoment.ahead

    public init() {}

    /// Whether a valid licence is held.
    public var isLicensed: Bool { licence != nil && problem == nil }

    /// The next instant at which the licence begins or ends; nil if there is none.
    func nextChange() -> Instant? {
        switch problem {
        case nil: licence?.until
        case .notYet(let from): from
        case .wrong, .foreign, .expired, .revoked, .damaged, .unchecked: nil
        }
    }
}

/// The stored record about licences, and what the authority says of it. The signature is checked once.
struct LicenceKeeper {
    private let authority: Authority?
    private(set) var record = PremiumRecord()
    private var licence: Licence?
    private var problem: LicenceProblem?

    init(authority: Authority?) { self.authority = authority }

    /// Installs a record that is stored.
    mutating func install(_ record: PremiumRecord) {
        let isSame = record.licence == self.record.licence
        self.record = record
        if isSame { return }
        (licence, problem) = (nil, nil)
        guard let authority, let text = record.licence else { return }
        do throws(LicenceProblem) {
            licence = try authority.check(Array(text.utf8))
        } catch {
            problem = error
        }
    }

    /// What is known at an instant; nil if no authority is named.
    func licensing(at instant: Instant) -> Licensing? {
        if authority == nil { return nil }
        var licensing = Licensing()
        licensing.licence = licence
        licensing.problem = problem ?? licence?.problem(at: instant)
        licensing.moment = record.moment
        return licensing
    }

    /// The record with a new licence. Who has a licence is not asked about one.
    ///
    /// - Throws: ``LicenceProblem`` if the text is not a licence that holds at the instant.
    func adding(_ text: String, at instant: Instant) throws(LicenceProblem) -> PremiumRecord {
        guard let authority, text.utf8.count <= Licence.longestText else { throw .wrong }
        let bytes = Licence.tidied(Array(text.utf8))
        let licence = try authority.check(bytes)
        if let problem = licence.problem(at: instant) { throw problem }
        return PremiumRecord(
            licence: String(decoding: bytes, as: UTF8.self), moment: .dismissed)
    }
}

extension Engine {
    func plan(addingLicence text: String, at now: Instant) throws(Refusal) -> Plan {
        do throws(LicenceProblem) {
            return plan(premium: try licences.adding(text, at: now))
        } catch {
            throw .licence(error)
        }
    }

    func planRemovingLicence() throws(Refusal) -> Plan {
        var next = licences.record
        if next.licence == nil { throw .noLicence }
        next.licence = nil
        return plan(premium: next)
    }

    func planDismissingMoment() -> Plan {
        var next = licences.record
        next.moment = .dismissed
        return plan(premium: next)
    }

    private func plan(premium next: PremiumRecord) -> Plan {
        let old = licences.record
        var plan = Plan(state: state, settings: settings)
        if next == old { return plan }
        plan.premium = next
        plan.write = { (store) throws(StoreError) in
            try store.save(next, replacing: old)
            return Plan.Outcome(
                events: next.licence == old.licence ? [] : [.settingChanged(key: "licence")])
        }
        return plan
    }
}
