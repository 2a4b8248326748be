import PrivateSession
import SDBus

/// Stands in for a systemd user manager on the bus of a session: it knows units, and records the jobs
/// that it is asked for.
final class SystemdStandIn {
    enum Manner {
        case works
        /// Never answers.
        case hangs
        /// Refuses to start and to stop.
        case refuses
    }

    /// As in `start atrest-fasting.target`.
    private(set) var jobs: [String] = []
    /// How often it was asked for the states of units.
    private(set) var questions = 0
    /// The units that are active.
    var active: Set<String> = []
    var manner = Manner.works
    private let bus: Bus
    private let isInstalled: Bool
    private var slot: Slot?
    private var unanswered: [PendingCall] = []

    static let name = "org.freedesktop.systemd1"
    private static let path: ObjectPath = "/org/freedesktop/systemd1"
    private typealias Unit = BusStruct<
        String, String, String, String, String, String, ObjectPath, UInt32, String, ObjectPath
    >

    /// - Parameter isInstalled: whether the unit files of Atrest are there.
    init(on bus: Bus, isInstalled: Bool = true) throws {
        self.bus = bus
        self.isInstalled = isInstalled
        slot = try bus.export(Interface(Self.name + ".Manager", members), at: Self.path)
    }

    func appear() throws {
        guard try bus.requestName(Self.name) == .owned else {
            throw ChildProcess.Failure(description: "\(Self.name) has another owner")
        }
    }

    func leave() throws { try bus.releaseName(Self.name) }

    func forget() { jobs = [] }

    private func describe(_ name: String) -> Unit {
        Unit(
            name, name, isInstalled ? "loaded" : "not-found",
            active.contains(name) ? "active" : "inactive", "", "", "/", 0, "", "/")
    }

    private var members: [Interface.Member] {
        [
            .readingMethod(
                "ListUnitsByNames", in: [("names", [String].self)], out: [("units", [Unit].self)]
            ) { [unowned self] call, message in
                let names = try message.read([String].self)
                questions += 1
                if manner == .hangs { return unanswered.append(call) }
                try call.answer(names.map(describe))
            },
            job("StartUnit") { [unowned self] name in
                jobs.append("start \(name)")
                if manner == .works { active.insert(name) }
            },
            job("StopUnit") { [unowned self] name in
                jobs.append("stop \(name)")
                if manner == .works { active.remove(name) }
            },
        ]
    }

    private func job(
        _ member: String, _ body: @escaping (String) -> Void
    ) -> Interface.Member {
        .readingMethod(
            member, in: [("name", String.self), ("mode", String.self)],
            out: [("job", ObjectPath.self)]
        ) { [unowned self] call, message in
            let (name, mode) = try message.read(String.self, String.self)
            guard mode == "replace" else { throw BusError.invalidArgs("the mode \(mode)") }
            body(name)
            switch manner {
            case .works: try call.answer("/job" as ObjectPath)
            case .hangs: unanswered.append(call)
            case .refuses:
                throw BusError(name: Self.name + ".TransactionIsDestructive", message: "no")
            }
        }
    }
}
