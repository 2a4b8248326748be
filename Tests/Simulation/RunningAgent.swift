import Agent
import AgentBus
import AgentCore
import AgentDesktop
import Fasting
import Glibc
import SDBus
import Store

/// The agent from the start of its process to its end, without the event loop and the real desktop:
/// the engine, and once someone asks the bus also what serves it.
final class RunningAgent {
    let engine: Engine
    private let machine: VirtualMachine
    private(set) var outlets: ChangeListeners?
    private(set) var watcher: Watcher?
    private var bus: Bus?
    /// What happened before the bus was served.
    private var missed: [Event] = []
    private let startedAt: Int64
    /// What happened since the last ``takeNews()``.
    private var news = News()
    private var problems: [String] = []

    /// What the agent has told.
    struct News {
        var events: [Event] = []
        /// How many changes were announced.
        var changes = 0
    }

    /// Starts the agent, as `Daemon` does.
    init(on machine: VirtualMachine) {
        self.machine = machine
        startedAt = machine.now
        engine = Engine(folder: machine.folder, environment: machine.environment)
        engine.onChange = { [unowned self] in tell($0) }
        _ = try? engine.lock(waiting: .zero)
        try? engine.prepareRead()
    }

    deinit {
        engine.onChange = { _ in }
        machine.forgetPlans()
    }

    private func tell(_ change: Change) {
        // After a power failure the process is gone.
        if machine.disk.isDown { return }
        news.events += change.events
        news.changes += 1
        if let outlets { outlets.publish(change) } else { missed += change.events }
    }

    func takeNews() -> News {
        defer { news = News() }
        return news
    }

    /// What could not be announced on the bus.
    func takeProblems() -> [String] {
        defer { problems = [] }
        return problems
    }

    /// The simulated agent shares its records with no other machine.
    private let devices = NoDevices()

    /// Serves the bus, if it is not served yet, and connects a watcher.
    func serve() throws -> Watcher {
        if let watcher { return watcher }
        var ends: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else {
            throw SystemError(code: errno, operation: "making a pair of sockets")
        }
        let bus = try Bus.peerToPeer(descriptor: ends[0], isServer: true)
        self.bus = bus
        let outlets = try ChangeListeners(
            engine, DesktopEnvironment(presenter: machine.desktop), bus: bus, devices: devices
        ) { [unowned self] in problems.append("\($0)") }
        let watcher = try Watcher(on: ends[1]) { [unowned self] in try turn() }
        self.outlets = outlets
        self.watcher = watcher
        outlets.setLocked(machine.desktop.isLocked)
        // The agent serves the bus as soon as it has opened the records.
        if machine.now > startedAt { missed = [] }
        outlets.publish(Change(before: engine.snapshot, after: engine.snapshot, events: missed))
        missed = []
        try watcher.readEverything()
        return watcher
    }

    /// One turn of the event loop: what arrived on the bus, and what was planned for later.
    ///
    /// - Returns: whether anything happened.
    private func turn() throws -> Bool {
        var didSome = false
        while try bus?.process() == true { didSome = true }
        return machine.runScheduled() || didSome
    }

    /// Turns of the event loop until nothing is left to do.
    func settle() throws {
        guard let watcher else {
            while machine.runScheduled() {}
            return
        }
        try watcher.settle()
    }
}

/// What clients may ask of the folder of several machines: there is none.
private final class NoDevices: DeviceControl {
    func clientAsks() {}

    func join(_ path: String, isDryRun: Bool, then reply: @escaping DeviceJoinReply) {
        reply(.failure(.plain(.devicesBusy)))
    }

    func leave() throws(Refusal) {}
    func rename(_ name: String) throws(Refusal) {}
    func forget(_ device: DeviceID) throws(Refusal) -> Bool { false }
}
