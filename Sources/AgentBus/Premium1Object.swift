import AgentCore
import Contract
import Fasting
import Licences
import SDBus
import Words

/// `app.atrest.Premium1` on the bus. It is exported only if the installation names a licence authority.
final class Premium1Object: ServedInterface, Premium1Handler {
    private let engine: Engine
    private let bus: Bus
    private let published: PublishedProperties<Premium1Properties>

    init(engine: Engine, bus: Bus) {
        self.engine = engine
        self.bus = bus
        published = PublishedProperties(Premium1Properties(engine.snapshot), on: bus) {
            [unowned engine] in try engine.checkReadable()
        }
    }

    func export() throws(SystemError) -> Slot {
        try bus.export(makeInterface(published), at: .agent)
    }

    func publish(_ snapshot: Snapshot) throws {
        try published.publish(Premium1Properties(snapshot))
    }

    func add(licence: String) throws -> String {
        try engine.carryOut(.addLicence(licence))
        return engine.snapshot.entitlement.rawValue
    }

    func remove() throws { try engine.carryOut(.removeLicence) }

    func dismiss() throws { try engine.carryOut(.dismissMoment) }
}

extension Premium1Properties {
    init(_ snapshot: Snapshot) {
        self.init()
        state = snapshot.entitlement.rawValue
        momentDue = snapshot.isMomentDue
        guard let licensing = snapshot.licensing else { return }
        until = licensing.licence?.until?.microsecondsSinceEpoch ?? 0
        holder = licensing.licence?.name ?? ""
        problem = licensing.problem.map { Words.Premium.Problem($0).rawValue } ?? ""
    }
}

extension Words.Premium.Problem {
    init(_ problem: LicenceProblem) {
        switch problem {
        case .wrong: self = .wrong
        case .foreign: self = .foreign
        case .expired: self = .expired
        case .notYet: self = .notYet
        case .revoked: self = .revoked
        case .damaged: self = .damaged
        case .unchecked: self = .unchecked
        }
    }
}
