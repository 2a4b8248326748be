import Fasting
import Licences
import Store

/// What an installation that names a licence authority knows about its licence.
public struct Licensing: Equatable, Sendable {
    /// The licence that is held; nil if there is none, or if it cannot be read.
    public var licence: Licence?
    /// Why the stored licence is not valid now; nil if it is valid, or if there is none.
    public var problem: LicenceProblem?
    public var prompt = LicencePrompt.ahead
    public var trial = Trial()

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

/// What the user does about a licence.
public enum LicenceCommand: Equatable, Sendable {
    case add(String)
    case remove
    case dismissPrompt
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
        licensing.prompt = record.prompt
        licensing.trial = record.trial
        return licensing
    }

    /// The record after a command.
    func reduce(_ command: LicenceCommand, at now: Instant) throws(Refusal) -> PremiumRecord {
        var next = record
        switch command {
        case .add(let text):
            do throws(LicenceProblem) {
                next.licence = try check(text, at: now)
            } catch {
                throw .licence(error)
            }
            // A user who has a licence is not asked about one.
            next.prompt = .dismissed
        case .remove:
            if next.licence == nil { throw .plain(.noLicence) }
            next.licence = nil
        case .dismissPrompt: next.prompt = .dismissed
        }
        return next
    }

    /// The text of a licence that is valid at this instant, in the form in which it is stored.
    private func check(_ text: String, at now: Instant) throws(LicenceProblem) -> String {
        guard let authority, text.utf8.count <= Licence.longestText else { throw .wrong }
        let bytes = Licence.tidied(Array(text.utf8))
        let licence = try authority.check(bytes)
        if let problem = licence.problem(at: now) { throw problem }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The record after a fast was completed; nil if it does not count.
    ///
    /// The tenth fast of the trial brings the question about a licence. It is never the answer to
    /// anything else.
    func record(afterCompleting fast: RecordID, at now: Instant) -> PremiumRecord? {
        guard let licensing = licensing(at: now) else { return nil }
        var next = record
        next.trial.count(fast)
        if next.trial == record.trial { return nil }
        if next.trial.isAtItsEnd, next.prompt == .ahead, !licensing.isLicensed {
            next.prompt = .shown
        }
        return next
    }
}

extension Engine {
    func plan(_ command: LicenceCommand, at now: Instant) throws(Refusal) -> Plan {
        let old = licences.record
        let next = try licences.reduce(command, at: now)
        var plan = Plan(state: state, settings: settings)
        if next == old { return plan }
        plan.premium = next
        plan.write = { (store, _) throws(StoreError) in
            try store.save(next, replacing: old)
            return Plan.Outcome(
                events: next.licence == old.licence ? [] : [.settingChanged(key: "licence")])
        }
        return plan
    }

    /// The text of the licence that is held.
    ///
    /// - Throws: ``Refusal``: `noLicence`, or that the records cannot be read.
    public func licenceText() throws(Refusal) -> String {
        try prepareRead()
        guard let text = licences.record.licence else { throw .plain(.noLicence) }
        return text
    }
}
