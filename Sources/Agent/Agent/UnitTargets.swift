import AgentCore
import AgentDesktop
import Fasting
import SDBus

/// Keeps targets of the user's systemd in step with the fast, so that users can attach services to
/// them: `atrest-fasting.target` is active while a fast runs, and `atrest-phase@KEY.target` during
/// the phase with that key.
///
/// It follows the state and not the events. After each change of what should be active, and when
/// systemd appears on the bus, it asks for the state of every target, and starts or stops those that
/// differ. A target that is active already is not started, because systemd would then start its
/// services again. A target that the user has stopped stays stopped while nothing changes for it.
///
/// Nothing here waits, and a target without a unit file is left alone.
final class UnitTargets: ChangeListener {
    /// What systemd says about a target.
    struct UnitState: Equatable {
        let name: String
        let isInstalled: Bool
        /// Whether it is active or will be soon.
        let isOn: Bool
    }

    enum Job: Equatable {
        case start(String)
        case stop(String)
    }

    static let fasting = "atrest-fasting.target"

    /// The target of a phase. A key needs no escapes in the name of a unit.
    static func target(of milestone: Milestone) -> String {
        "atrest-phase@\(milestone.rawValue).target"
    }

    /// In the order in which they are stopped. They are started in the opposite order.
    static let all = Milestone.allCases.map(target(of:)) + [fasting]

    private static let service = "org.freedesktop.systemd1"
    private static let manager = Destination(
        service: service, path: "/org/freedesktop/systemd1", interface: service + ".Manager")

    private let calls: PendingReplies
    private let onFailure: (String) -> Void
    private var watch: NameWatch?
    private var isManagerThere = false
    /// The targets that should be active; nil if that is not known yet.
    private var wanted: Set<String>?
    /// The targets that were wanted when systemd last reported their states.
    private var settled: Set<String> = []
    /// Whether a call has failed. Only the first failure is reported.
    private var hasFailed = false

    /// - Parameter onFailure: receives the reason if systemd refuses, does not answer or cannot be
    ///   called, once for each change: the D-Bus name of an error, or what the system says.
    init(bus: Bus, onFailure: @escaping (String) -> Void) {
        calls = PendingReplies(on: bus)
        self.onFailure = onFailure
        do throws(SystemError) {
            watch = try bus.watchName(Self.service) { [unowned self] owner in
                isManagerThere = owner != nil
                settled = []
                reconcile()
            }
        } catch {
            onFailure(error.description)
        }
    }

    func apply(_ change: Change) {
        guard let targets = Self.targets(during: change.after), targets != wanted else { return }
        wanted = targets
        reconcile()
    }

    /// The targets that should be active; nil if the records cannot be read, so that it is not known
    /// whether a fast runs. With the setting `discreet` there are none, because systemd writes to the journal when a
    /// target starts or stops.
    static func targets(during snapshot: Snapshot) -> Set<String>? {
        if snapshot.settings.isDiscreet { return [] }
        guard case .readable = snapshot.records else { return nil }
        return snapshot.milestone.map { [fasting, target(of: $0)] } ?? []
    }

    /// The jobs that bring the targets from their states to those that are wanted.
    ///
    /// - Parameter settled: those that were wanted before. If they are off, they were stopped since.
    static func jobs(
        toReach wanted: Set<String>, from states: [UnitState], settled: Set<String>
    ) -> [Job] {
        let installed = states.filter(\.isInstalled)
        let on = Set(installed.filter(\.isOn).map(\.name))
        let startable = wanted.subtracting(settled).subtracting(on)
            .intersection(installed.map(\.name))
        return all.filter { on.contains($0) && !wanted.contains($0) }.map(Job.stop)
            + all.reversed().filter(startable.contains).map(Job.start)
    }

    // MARK: systemd

    /// Asks for the states and starts the jobs that follow from them.
    private func reconcile() {
        // A pending answer is about an earlier state.
        calls.cancelAll()
        hasFailed = false
        guard isManagerThere, let wanted else { return }
        call("ListUnitsByNames", Self.all) { [unowned self] reply in
            guard let units = try? reply.read([UnitState.Wire].self) else {
                return fail(BusError.Name.invalidArgs)
            }
            let states = units.map(UnitState.init)
            let jobs = Self.jobs(toReach: wanted, from: states, settled: settled)
            settled = wanted
            for job in jobs {
                switch job {
                case .start(let name): call("StartUnit", name, "replace")
                case .stop(let name): call("StopUnit", name, "replace")
                }
            }
        }
    }

    private func call<each Argument: BusWritable>(
        _ member: String, _ arguments: repeat each Argument,
        handler: @escaping (Message) -> Void = { _ in }
    ) {
        do throws(SystemError) {
            try calls.call(
                Self.manager, member, repeat each arguments, activates: false
            ) { [unowned self] result in
                switch result {
                case .success(let reply): handler(reply)
                case .failure(let error): fail(error.name)
                }
            }
        } catch {
            fail(error.description)
        }
    }

    private func fail(_ reason: String) {
        if !hasFailed { onFailure(reason) }
        hasFailed = true
    }
}

extension UnitTargets.UnitState {
    /// An entry of `ListUnitsByNames`: name, description, load state, active state, sub-state,
    /// followed unit, path, job id, job type and job path.
    typealias Wire = BusStruct<
        String, String, String, String, String, String, ObjectPath, UInt32, String, ObjectPath
    >

    init(_ wire: Wire) {
        let (name, _, loadState, activeState, _, _, _, _, jobType, _) = wire.fields
        self.init(name: name, loadState: loadState, activeState: activeState, jobType: jobType)
    }

    /// - Parameter jobType: empty if no job is waiting. A target waits for the services that it
    ///   starts and has its old state until then.
    init(name: String, loadState: String, activeState: String, jobType: String) {
        let isOn =
            switch jobType {
            case "start": true
            case "stop": false
            default: ["active", "activating", "reloading"].contains(activeState)
            }
        self.init(name: name, isInstalled: loadState == "loaded", isOn: isOn)
    }
}
