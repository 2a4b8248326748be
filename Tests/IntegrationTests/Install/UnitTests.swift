import Contract
import Foundation
import PrivateSession
import SDBus
import Testing
import Words

/// The unit: its restrictions, and how the agent runs under a service manager.
struct UnitTests {
    // MARK: The file

    @Test(arguments: [(false, 5.9), (true, 1.2)])
    func exposureIsSmall(_ isHardened: Bool, _ limit: Double) throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let unit = try Unit(in: session.folder + "/units", programs: session.programs)
        if isHardened { try unit.harden() }
        let result = try session.run(
            "systemd-analyze",
            [
                "--user", "security", "--no-pager", "--offline=yes",
                "--threshold=\(Int(limit * 10))", unit.path,
            ])
        #expect(result.status == 0, "\(result.output.suffix(80)) \(result.errors)")
        #expect(result.output.contains("Overall exposure level for \(Unit.name)"))
    }

    @Test(arguments: [false, true]) func unitIsSound(_ isHardened: Bool) throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let unit = try Unit(in: session.folder + "/units", programs: session.programs)
        if isHardened { try unit.harden() }
        // The units of the session bus are in another package, which may not be installed.
        let folder = session.folder + "/units"
        try PrivateSession.write("[Socket]\nListenStream=%t/bus\n", to: folder + "/dbus.socket")
        try PrivateSession.write(
            "[Service]\nExecStart=/bin/true\n", to: folder + "/dbus.service")
        // The manual page that the unit names is checked if there is a program for it.
        let pages = session.folder + "/man"
        try FileManager.default.createDirectory(
            atPath: pages + "/man1", withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            atPath: packageFolder.appending(path: "docs/man/atrestd.1").path,
            toPath: pages + "/man1/atrestd.1")
        session.environment["MANPATH"] = pages
        let hasMan = try session.run("sh", ["-c", "command -v man"]).status == 0
        let result = try session.run(
            "systemd-analyze",
            ["--user", "verify", "--man=\(hasMan ? "yes" : "no")", unit.path])
        #expect(result.status == 0)
        #expect(result.output.isEmpty)
        // Ubuntu's systemd looks for the system bus too, which the session does not have.
        let errors = result.errors.split(separator: "\n").filter {
            !$0.hasPrefix("Failed to connect to system bus:")
        }
        #expect(errors.isEmpty, "\(result.errors)")
    }

    // MARK: Under a manager

    @Test(.enabled(if: UserManager.isPossible, "needs root, namespaces and control groups"))
    func agentIsKept() throws { try live(isHardened: false) }

    @Test(.enabled(if: UserManager.canHarden, "needs root, and users who may make namespaces"))
    func agentIsKeptBehindTheDropIn() throws { try live(isHardened: true) }

    private func live(isHardened: Bool) throws {
        let manager = try UserManager(isHardened: isHardened)
        defer { manager.end() }
        #expect(try manager.property("PrivateUsers") == .boolean(isHardened))
        try beginFast(manager)
        let fast = try manager.watcher.get(.id)

        // Killed more often than the default limit of systemd allows in ten seconds.
        for count in UInt32(1)...7 {
            let process = try manager.mainProcess()
            try manager.signalAgent(SIGKILL)
            try manager.waitForAgent(after: process)
            #expect(try manager.property("NRestarts") == .uint32(count))
        }
        #expect(try manager.watcher.get(.id) == fast)

        // Hung.
        let hung = try manager.mainProcess()
        manager.forgetResults()
        try manager.signalAgent(SIGSTOP)
        try manager.waitForAgent(after: hung)
        #expect(manager.results.contains("watchdog"))
        #expect(try manager.watcher.get(.id) == fast)

        // Started a second time by hand.
        #expect(try manager.job("StartUnit", UserManager.byHand) == "done")

        try stopAndHold(manager)
        #expect(try manager.watcher.get(.id) == fast)
    }

    /// The first call starts the unit, and the agent reaches everything that it needs.
    private func beginFast(_ manager: UserManager) throws {
        let notices = try NoticeServer(on: manager.bus, capabilities: ["body"])
        let tray = try TrayHost(on: manager.bus)
        var isLogindAsked = false
        let logind = Interface(
            "org.freedesktop.login1.Manager",
            [
                .method("GetSession", in: ["id"], out: ["path"]) {
                    (id: String) throws -> ObjectPath in
                    isLogindAsked = true
                    return "/org/freedesktop/login1/session/_31"
                }
            ])
        let slot = try manager.bus.export(logind, at: "/org/freedesktop/login1")
        #expect(try manager.bus.requestName("org.freedesktop.login1") == .owned)

        #expect(try manager.state() == "inactive")
        #expect(try manager.watcher.get(.status) == .string("idle"))
        #expect(try manager.state() == "active")
        #expect(try manager.property("StatusText") == .string(Words.agentReady))
        try withExtendedLifetime(slot) {
            try manager.watcher.wait(until: { isLogindAsked && tray.items.count == 1 })
        }
        var milestones: [String] = []
        let rule = MatchRule(
            path: Names.objectPath, interface: Timer1.interface,
            member: Timer1.Signal.milestoneReached.rawValue)
        let watch = try manager.bus.match(rule) { message in
            if let name = try? message.read(String.self) { milestones.append(name) }
        }
        try manager.watcher.call("Start", ["StartedAt": Value.uint64(fromNow(2 - 4 * hour))])
        try withExtendedLifetime(watch) {
            try manager.watcher.wait(until: { !milestones.isEmpty && !notices.calls.isEmpty })
        }
        #expect(milestones == ["beginningToShift"])
        #expect(notices.calls.map(\.title) == [Words.title(.beginningToShift)])
        let backups = try FileManager.default.contentsOfDirectory(
            atPath: manager.dataFolder + "/backups")
        #expect(backups.count == 1)
        // Sealed memory needs system calls that little else needs.
        let picture = try manager.watcher.call(
            Forest1.Method.render.rawValue, on: Forest1.interface, "svg", UInt32(100), UInt32(100),
            [String: Value]()
        ).read(UnixFD.self)
        #expect(try !picture.readAll().isEmpty)
    }

    /// A stop is not a failure. A data folder that another agent holds is one, without a restart.
    private func stopAndHold(_ manager: UserManager) throws {
        #expect(try manager.job("StopUnit", Unit.name) == "done")
        #expect(try manager.state() == "inactive")
        #expect(try manager.property("Result") == .string("success"))
        #expect(try manager.property("ExecMainStatus") == .int32(0))

        let lock = open(manager.dataFolder + "/lock", O_RDWR | O_CLOEXEC)
        try #require(lock >= 0 && flock(lock, LOCK_EX | LOCK_NB) == 0)
        try manager.resetFailed()
        #expect(try manager.job("StartUnit", Unit.name) == "failed")
        close(lock)
        #expect(try manager.state() == "failed")
        #expect(try manager.property("NRestarts") == .uint32(0))
        #expect(
            try manager.property("ExecMainStatus")
                == .int32(ExitStatus.configuration.rawValue))
        try manager.resetFailed()
    }
}

/// The unit in a folder, filled in as `make install` does.
private struct Unit {
    static let name = "atrest.service"
    private static let sources = packageFolder.appending(path: "systemd")
    let path: String

    init(in folder: String, programs: String) throws {
        path = "\(folder)/\(Self.name)"
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
        let text = try String(
            contentsOf: Self.sources.appending(path: Self.name + ".in"), encoding: .utf8)
        try PrivateSession.write(
            text.replacingOccurrences(of: "@bindir@", with: programs), to: path)
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

    /// - Parameter session: its home folder has the unit files for the manager.
    init(_ session: PrivateSession) throws {
        self.session = session
        let announcement = PipeEnds()
        let log = session.folder + "/manager.log"
        child = try ChildProcess(
            Self.script, [session.folder, session.programs + "/atrestd"],
            environment: ["PATH": Self.path], input: leash.reading,
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

/// A manager with the unit, used through its bus.
private final class UserManager {
    /// A unit that runs a second agent until it ends.
    static let byHand = "by-hand.service"
    static let isPossible = ManagerProcess.probe()
    static let canHarden = ManagerProcess.probe("walls")

    /// Calls the agent on the manager's bus and receives its signals.
    let watcher: Watcher
    private let process: ManagerProcess
    private let home: String
    private var slots: [Slot] = []
    /// Each result of the agent's unit that the manager has sent.
    private(set) var results: [String] = []
    private var finishedJobs: [String: String] = [:]

    init(isHardened: Bool) throws {
        let session = try PrivateSession(activates: false)
        home = session.folder + "/home"
        try Self.furnish(home, isHardened)
        process = try ManagerProcess(session)
        watcher = try Watcher(on: Bus.open(address: "unix:path=\(session.folder)/run/bus"))
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
        // A shorter interval, so that the test does not wait ten minutes. It is set before the start,
        // because in a namespace the manager of Ubuntu 24.04 does not survive a reload.
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
        // Otherwise the manager would forget the unit when it has stopped.
        try ask("RefUnit", Unit.name)
    }

    func end() { process.end() }

    var bus: Bus { watcher.bus }

    var dataFolder: String { "\(home)/.local/share/\(Names.folder)" }

    // MARK: The manager

    private static let service = "org.freedesktop.systemd1"
    private static let propertiesInterface = "org.freedesktop.DBus.Properties"
    private static let unit: ObjectPath = "/org/freedesktop/systemd1/unit/atrest_2eservice"
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

    func property(_ name: String, of interface: String = "Service") throws -> Value {
        let call = try bus.methodCall(
            to: Destination(
                service: Self.service, path: Self.unit, interface: Self.propertiesInterface), "Get")
        try call.append("\(Self.service).\(interface)", name)
        return try bus.call(call).read(Value.self)
    }

    func state() throws -> String {
        try #require(try property("ActiveState", of: "Unit").stringValue)
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
