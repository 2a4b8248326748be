import Contract
import Foundation
import PrivateSession
import SDBus
import Testing

/// The unit in a folder, filled in as `make install` does.
struct Unit {
    static let name = "atrest.service"
    /// Starts it with the session.
    static let loginName = "atrest-autostart.service"
    static let sources = packageFolder.appending(path: "systemd")
    let path: String

    init(in folder: String, programs: String) throws {
        path = "\(folder)/\(Self.name)"
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
        let text = try String(
            contentsOf: Self.sources.appending(path: Self.name + ".in"), encoding: .utf8)
        // The lines for a newer systemd are left out, as with an older one.
        try PrivateSession.write(
            text.replacingOccurrences(of: "@bindir@", with: programs)
                .replacingOccurrences(of: "@systemd254@", with: "X-"), to: path)
        try FileManager.default.copyItem(
            atPath: Self.sources.appending(path: Self.loginName).path,
            toPath: "\(folder)/\(Self.loginName)")
    }

    /// Adds the drop-in, for an analysis of the file.
    func harden() throws { try Self.harden(in: path + ".d") }

    static func harden(in folder: String) throws {
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            atPath: sources.appending(path: "hardening.conf").path,
            toPath: folder + "/hardening.conf")
    }
}

/// A systemd user manager with its own folder. See `Tests/user-manager`.
private final class ManagerProcess {
    static let script = packageFolder.appending(path: "Tests/user-manager").path
    static let path = "/usr/sbin:/usr/bin:/sbin:/bin"

    let session: PrivateSession
    /// The manager ends when this pipe is closed, so also when this process ends.
    private let leash = PipeEnds()
    private let child: ChildProcess

    /// - Parameters:
    ///   - session: its home folder has the unit files for the manager.
    ///   - programs: those that the user has in ~/.local/bin.
    ///   - sessionBus: the program of the session bus.
    init(_ session: PrivateSession, programs: [String], sessionBus: SessionBus) throws {
        self.session = session
        let announcement = PipeEnds()
        let log = session.folder + "/manager.log"
        child = try ChildProcess(
            Self.script, [session.folder] + programs.map { "\(session.programs)/\($0)" },
            environment: ["PATH": Self.path, "BUS": sessionBus.rawValue], input: leash.reading,
            output: .descriptor(announcement.writing), errors: .file(log))
        leash.closeReading()
        announcement.closeWriting()
        let state = announcement.readLine()
        guard state == "running" else {
            throw ChildProcess.Failure(
                description: "no manager: \(state ?? "") \((try? PrivateSession.read(log)) ?? "")")
        }
    }

    deinit { end() }

    func end() {
        leash.closeWriting()
        _ = child.wait()
        session.end()
    }

    /// Whether this host allows it.
    static func probe(_ arguments: String...) -> Bool {
        guard geteuid() == 0, let session = try? PrivateSession(activates: false) else {
            return false
        }
        defer { session.end() }
        session.environment["PATH"] = path
        return (try? session.run(script, ["--probe", session.folder] + arguments))?.status == 0
    }
}

/// The programs that carry a session bus: Debian and Ubuntu have the first, Fedora and Arch the second.
enum SessionBus: String, Sendable {
    case daemon = "dbus-daemon"
    case broker = "dbus-broker"

    static let hasBroker = access("/usr/bin/dbus-broker-launch", X_OK) == 0
}

/// A manager with the unit, used through its bus.
final class SystemdUser {
    /// A unit that runs a second agent until it ends.
    static let byHand = "by-hand.service"
    static let isPossible = ManagerProcess.probe()
    static let canHarden = ManagerProcess.probe("walls")

    /// Calls the agent on the manager's bus and receives its signals.
    let watcher: Watcher
    private let process: ManagerProcess
    let home: String
    private var slots: [Slot] = []
    /// Each result of the agent's unit that the manager has sent.
    private(set) var results: [String] = []
    private var finishedJobs: [String: String] = [:]

    /// - Parameters:
    ///   - programs: those that the user has in ~/.local/bin.
    ///   - sessionBus: the program of the session bus.
    ///   - prepare: receives the folder of the user's own units, before the manager starts. In a
    ///     namespace the manager of Ubuntu 24.04 does not survive a reload.
    init(
        isHardened: Bool = false, programs: [String] = ["atrestd"],
        sessionBus: SessionBus = .daemon,
        prepare: (_ units: String) throws -> Void = { _ in }
    ) throws {
        let session = try PrivateSession(activates: false)
        home = session.folder + "/home"
        try Self.furnish(home, isHardened)
        try prepare(home + "/.config/systemd/user")
        process = try ManagerProcess(session, programs: programs, sessionBus: sessionBus)
        watcher = try Watcher(on: Bus.open(address: "unix:path=\(session.folder)/run/bus"))
        // With some buses the manager comes to its bus only now.
        try watcher.waitForOwner(of: Self.service)
        try listen()
    }

    private static func furnish(_ home: String, _ isHardened: Bool) throws {
        _ = try Unit(in: home + "/.local/share/systemd/user", programs: "%h/.local/bin")
        let units = home + "/.config/systemd/user"
        let dropIns = "\(units)/\(Unit.name).d"
        let services = home + "/.local/share/dbus-1/services"
        for folder in [dropIns, services] {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true)
        }
        if isHardened { try Unit.harden(in: dropIns) }
        // A shorter interval, so that the test does not wait ten minutes.
        try PrivateSession.write("[Service]\nWatchdogSec=5\n", to: dropIns + "/watchdog.conf")
        try PrivateSession.write(
            "[Service]\nType=oneshot\nExecStart=%h/.local/bin/atrestd\n",
            to: "\(units)/\(byHand)")
        // Starting the agent without the manager fails, so that only the unit can start it.
        try PrivateSession.write(
            """
            [D-BUS Service]
            Name=\(Names.application)
            Exec=/bin/false
            SystemdService=\(Unit.name)

            """, to: "\(services)/\(Names.application).service")
    }

    private func listen() throws {
        slots = [
            try bus.match(
                MatchRule(
                    path: Self.unit.text, interface: Self.propertiesInterface,
                    member: "PropertiesChanged")
            ) { [unowned self] message in
                guard
                    let (_, changes) = try? message.read(String.self, [String: Value].self),
                    let result = changes["Result"]?.stringValue
                else { return }
                results.append(result)
            },
            try bus.match(
                MatchRule(path: Self.manager.path.text, member: "JobRemoved")
            ) { [unowned self] message in
                guard
                    let (_, job, _, result) = try? message.read(
                        UInt32.self, ObjectPath.self, String.self, String.self)
                else { return }
                finishedJobs[job.text] = result
            },
        ]
        try ask("Subscribe")
        // Otherwise the manager would forget the unit when it has stopped. One that is masked cannot be held.
        do { try ask("RefUnit", Unit.name) } catch let error as BusError
            where error.name == "org.freedesktop.systemd1.UnitMasked"
        {}
    }

    func end() { process.end() }

    var bus: Bus { watcher.bus }

    var dataFolder: String { "\(home)/.local/share/\(Names.folder)" }

    // MARK: The manager

    private static let service = "org.freedesktop.systemd1"
    private static let propertiesInterface = "org.freedesktop.DBus.Properties"
    static let unit: ObjectPath = "/org/freedesktop/systemd1/unit/atrest_2eservice"
    private static let manager = Destination(
        service: service, path: "/org/freedesktop/systemd1", interface: service + ".Manager")

    @discardableResult
    private func ask<each Argument: BusType>(
        _ member: String, _ arguments: repeat each Argument
    ) throws -> Message {
        let call = try bus.methodCall(to: Self.manager, member)
        try call.append(repeat each arguments)
        return try bus.call(call)
    }

    func property(
        _ name: String, of interface: String = "Service", at path: ObjectPath = unit
    ) throws -> Value {
        let call = try bus.methodCall(
            to: Destination(
                service: Self.service, path: path, interface: Self.propertiesInterface), "Get")
        try call.append("\(Self.service).\(interface)", name)
        return try bus.call(call).read(Value.self)
    }

    func state() throws -> String {
        try #require(try property("ActiveState", of: "Unit").stringValue)
    }

    /// The state of any unit, such as "active".
    func state(of unit: String) throws -> String {
        let path = try ask("LoadUnit", unit).read(ObjectPath.self)
        return try #require(try property("ActiveState", of: "Unit", at: path).stringValue)
    }

    func mainProcess() throws -> Value { try property("MainPID") }

    func signalAgent(_ signal: Int32) throws { try ask("KillUnit", Unit.name, "main", signal) }

    func resetFailed() throws { try ask("ResetFailedUnit", Unit.name) }

    func forgetResults() { results = [] }

    /// Runs a job on a unit.
    ///
    /// - Returns: the result of the job, such as "done".
    func job(
        _ member: String, _ unit: String, _ location: SourceLocation = #_sourceLocation
    ) throws -> String {
        let job = try ask(member, unit, "replace").read(ObjectPath.self).text
        try watcher.wait(until: { finishedJobs[job] != nil }, every: .max, location)
        return try #require(finishedJobs[job])
    }

    /// Waits until the unit has a new process.
    func waitForAgent(
        after process: Value, _ location: SourceLocation = #_sourceLocation
    ) throws {
        let isAnother = {
            // The process first: the manager may not have noticed yet that it has ended.
            guard let now = try? self.mainProcess(), now != process, now != .uint32(0) else {
                return false
            }
            return (try? self.state()) == "active"
        }
        try watcher.wait(until: isAnother, every: .max, location)
    }
}
