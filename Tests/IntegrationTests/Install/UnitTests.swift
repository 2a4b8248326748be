import Contract
import Foundation
import PrivateSession
import SDBus
import Testing

/// The unit: its restrictions, and how the agent runs under a service manager.
struct UnitTests {
    // MARK: The file

    @Test(arguments: [
        (Unit.name, false, 5.9), (Unit.name, true, 1.2), (Unit.loginName, false, 1.2),
    ])
    func exposureIsSmall(_ name: String, _ isHardened: Bool, _ limit: Double) throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let units = session.folder + "/units"
        let unit = try Unit(in: units, programs: session.programs)
        if isHardened { try unit.harden() }
        let result = try session.run(
            "systemd-analyze",
            [
                "--user", "security", "--no-pager", "--offline=yes",
                "--threshold=\(Int(limit * 10))", "\(units)/\(name)",
            ])
        #expect(result.status == 0, "\(result.output.suffix(80)) \(result.errors)")
        #expect(result.output.contains("Overall exposure level for \(name)"))
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

    /// Some distributions turn off what no preset names.
    @Test func presetNamesEachUnitThatCanBeEnabled() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Unit.sources.path)
        func text(_ file: String) throws -> String {
            try String(contentsOf: Unit.sources.appending(path: file), encoding: .utf8)
        }
        let units = try files.filter { try text($0).contains("\n[Install]\n") }
            .map { $0.replacingOccurrences(of: ".in", with: "") }
        let enabled = try text("90-atrest.preset").split(separator: "\n")
            .filter { $0.hasPrefix("enable ") }.map { String($0.dropFirst(7)) }
        #expect(Set(units) == Set(enabled) && !units.isEmpty)
    }

    // MARK: Under a manager

    /// No call starts it: the manager does. The second time the restrictions of the unit that does nothing cannot be set
    /// up, as on a host without user namespaces.
    @Test(
        .enabled(if: SystemdUser.isPossible, "needs root, namespaces and control groups"),
        arguments: [false, true])
    func agentStartsWithTheSession(isRefused: Bool) throws {
        let manager = try SystemdUser { units in
            let wanted = units + "/default.target.wants"
            try FileManager.default.createDirectory(
                atPath: wanted, withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(
                atPath: "\(wanted)/\(Unit.loginName)",
                withDestinationPath: "../../../../.local/share/systemd/user/\(Unit.loginName)")
            guard isRefused else { return }
            try FileManager.default.createDirectory(
                atPath: "\(units)/\(Unit.loginName).d", withIntermediateDirectories: true)
            try PrivateSession.write(
                "[Service]\nRootDirectory=/no/such/folder\n",
                to: "\(units)/\(Unit.loginName).d/refused.conf")
        }
        defer { manager.end() }
        // The test's manager has only reached its bus so far.
        #expect(try manager.job("StartUnit", "default.target") == "done")
        try manager.watcher.waitForOwner()
        #expect(try manager.property("Type") == .string("dbus"))
    }

    @Test(.enabled(if: SystemdUser.isPossible, "needs root, namespaces and control groups"))
    func agentIsKept() throws { try live(isHardened: false) }

    /// Each bus says in its own words that it could not start the agent. What is advised is the same, and nothing is
    /// advised against the user's choice.
    @Test(
        .enabled(if: SystemdUser.isPossible, "needs root, namespaces and control groups"),
        arguments: [false, true])
    func aFailedStartIsTold(isMasked: Bool) throws { try failToStart(on: .daemon, isMasked) }

    @Test(
        .enabled(if: SystemdUser.isPossible, "needs root, namespaces and control groups"),
        .enabled(if: SessionBus.hasBroker, "needs dbus-broker"), arguments: [false, true])
    func aFailedStartIsToldOnTheOtherBus(isMasked: Bool) throws {
        try failToStart(on: .broker, isMasked)
    }

    @Test(
        .enabled(if: SystemdUser.isPossible, "needs root, namespaces and control groups"),
        .enabled(if: SessionBus.hasBroker, "needs dbus-broker"))
    func agentIsKeptOnTheOtherBus() throws { try live(isHardened: false, on: .broker) }

    private func failToStart(on bus: SessionBus, _ isMasked: Bool) throws {
        let manager = try SystemdUser(programs: ["atrest"], sessionBus: bus) { units in
            try unit(in: units, running: "status", success: 69)
            if isMasked {
                try FileManager.default.createSymbolicLink(
                    atPath: "\(units)/\(Unit.name)", withDestinationPath: "/dev/null")
            }
        }
        defer { manager.end() }
        let said = try run("status", manager)
        if isMasked {
            #expect(said.contains("unit atrest.service is masked. Allow it again"))
        } else {
            #expect(
                said.hasPrefix("atrest: The session bus could not start the agent: "), "\(said)")
        }
        #expect(!said.contains("does not know how"))
    }

    /// Writes a unit that runs the client once. What it says is kept in a file.
    private func unit(in units: String, running verb: String, success: Int) throws {
        try PrivateSession.write(
            """
            [Service]
            Type=oneshot
            ExecStart=%h/.local/bin/atrest \(verb)
            StandardOutput=file:%h/\(verb).txt
            StandardError=file:%h/\(verb).txt
            SuccessExitStatus=\(success)

            """, to: "\(units)/\(verb).service")
    }

    /// What the client says in such a unit.
    private func run(_ verb: String, _ manager: SystemdUser) throws -> String {
        #expect(try manager.job("StartUnit", "\(verb).service") == "done")
        return try PrivateSession.read("\(manager.home)/\(verb).txt")
    }

    @Test(.enabled(if: SystemdUser.canHarden, "needs root, and users who may make namespaces"))
    func agentIsKeptBehindTheDropIn() throws { try live(isHardened: true) }

    /// The doctor names the restrictions only if they keep the agent from writing.
    @Test(.enabled(if: SystemdUser.canHarden, "needs root, and users who may make namespaces"))
    func doctorNamesTheDropInBehindIt() throws {
        let lines = "ReadWritePaths=\"-/home/fasting/shared\""
        let hardened = try doctorOfSharedFolder(isHardened: true)
        #expect(hardened.contains(lines), "\(hardened)")
        #expect(hardened.contains("systemctl --user restart atrest.service"))
        let other = try doctorOfSharedFolder(isHardened: false)
        #expect(other.contains("Your fasts are shared through /home/fasting/shared."), "\(other)")
        #expect(!other.contains("ReadWritePaths"))
    }

    /// What the doctor says when the unit's agent shares a folder of its user.
    private func doctorOfSharedFolder(isHardened: Bool) throws -> String {
        let manager = try SystemdUser(isHardened: isHardened, programs: ["atrestd", "atrest"]) {
            units in
            // A folder that another machine has shared: without its mark it could not be joined.
            let folder = units + "/../../../shared"
            mkdir(folder, 0o700)
            try PrivateSession.write(
                "{\"format\":1,\"folder\":\"\(UUID().uuidString)\"}\n", to: folder + "/atrest.json")
            try unit(in: units, running: "doctor", success: 1)
        }
        defer { manager.end() }
        // Behind the restrictions the agent cannot look at a caller, so the first object would refuse this.
        try manager.watcher.call(
            "Join", on: Devices1.interface, at: RecordsObject.path, "/home/fasting/shared",
            noOptions)
        #expect(try manager.state() == "active")
        return try run("doctor", manager)
    }

    private func live(isHardened: Bool, on bus: SessionBus = .daemon) throws {
        let manager = try SystemdUser(isHardened: isHardened, sessionBus: bus)
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
        #expect(try manager.job("StartUnit", SystemdUser.byHand) == "done")

        try stopAndHold(manager)
        #expect(try manager.watcher.get(.id) == fast)
    }

    /// The first call starts the unit, and the agent reaches everything that it needs.
    private func beginFast(_ manager: SystemdUser) throws {
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
        #expect(try manager.property("StatusText") == .string("Running"))
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
        #expect(notices.calls.map(\.title) == ["Beginning to shift"])
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
    private func stopAndHold(_ manager: SystemdUser) throws {
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
