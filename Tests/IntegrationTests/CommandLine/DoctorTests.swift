import Contract
import Foundation
import Glibc
import PrivateSession
import SDBus
import Testing
import Words

@testable import Store

/// The results of `atrest doctor` for setups that do not work.
struct DoctorTests {
    private typealias Say = Words.Doctor

    private func file(_ session: PrivateSession) -> String {
        session.environment["XDG_DATA_HOME"]! + "/dbus-1/services/\(Names.application).service"
    }

    /// Writes an activation file to the place where the installation would.
    private func activate(_ session: PrivateSession, _ program: String) throws {
        let folder = session.environment["XDG_DATA_HOME"]! + "/dbus-1/services"
        #expect(try session.run("mkdir", ["-p", folder]).status == 0)
        try PrivateSession.write(
            "[D-BUS Service]\nName=\(Names.application)\nExec=\(program)\n", to: file(session))
        let bus = try session.connect()
        _ = try bus.call(bus.methodCall(to: .daemon, "ReloadConfig"))
    }

    @Test func programIsMissing() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        try activate(session, "/nowhere/atrestd")
        let result = try session.atrest("doctor")
        #expect(result.status == ExitStatus.unavailable.rawValue)
        #expect(result.output.contains("✗ " + Say.programMissing("/nowhere/atrestd")))
        let status = try session.atrest("status")
        #expect(status.status == ExitStatus.unavailable.rawValue)
        #expect(status.errors.hasPrefix("atrest: The session bus could not start the agent"))
    }

    /// Installing it again would not help.
    @Test func fileWasNotReadByTheBus() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let other = session.folder + "/other"
        let services = other + "/dbus-1/services"
        #expect(try session.run("mkdir", ["-p", services]).status == 0)
        let file = "\(services)/\(Names.application).service"
        try PrivateSession.write("[D-BUS Service]\nExec=/opt/a/atrestd\n", to: file)
        session.environment["XDG_DATA_DIRS"] = other
        let result = try session.atrest("doctor")
        #expect(result.status == ExitStatus.unavailable.rawValue)
        #expect(result.output.contains("✗ " + Say.notYetActivated(file, "/opt/a/atrestd")))
        #expect(!result.output.contains(Say.cannotActivate))
        #expect(try session.atrest("status").errors == "atrest: \(Words.agentUnknown)\n")
    }

    /// An absent folder has nothing to do with systemd.
    @Test func sharedFolderIsAbsent() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let folder = session.folder + "/shared"
        mkdir(folder, 0o700)
        #expect(try session.atrest("devices", "join", folder).status == 0)
        func doctor() throws -> String {
            let result = try session.atrest("doctor")
            #expect(result.status == ExitStatus.refused.rawValue)
            #expect(result.output.contains(Say.noSystemd))
            #expect(!result.output.contains("systemctl"), "\(result.output)")
            #expect(!result.output.contains("ReadWritePaths"))
            return result.output.replacing(/\n */, with: { _ in " " })
        }
        #expect(rename(folder, folder + ".away") == 0)
        #expect(try session.atrest("water", "add").status == 0)
        try watcher.wait(
            until: {
                (try? watcher.get("FolderState", of: Devices1.interface)) == .string("absent")
            }, every: 10_000)
        #expect(try doctor().contains("✗ " + Words.Devices.absent(folder)))
        // The folder in which a disk is mounted stays when the disk goes.
        mkdir(folder, 0o700)
        try watcher.wait(
            until: {
                (try? watcher.get("Problems", of: Devices1.interface))
                    == .array([.string(Words.Devices.unmarked(folder))], of: "s")
            }, every: 10_000)
        #expect(try doctor().contains("✗ " + Words.Devices.unmarked(folder)))
        #expect(try session.atrest("devices", "join", folder).status == 0)
        let joined = try session.atrest("doctor")
        #expect(joined.output.contains("✓ " + Words.Devices.joined(folder)), "\(joined.output)")
    }

    @Test func folderIsHeldOnAnotherBus() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let other = try PrivateSession(
            variables: ["XDG_DATA_HOME": session.environment["XDG_DATA_HOME"]!])
        defer { other.end() }
        #expect(try other.atrest("status").status == 0)
        let result = try session.atrest("doctor")
        #expect(result.status == ExitStatus.configuration.rawValue)
        #expect(result.output.contains("✗ " + Say.folderLocked))
    }

    /// The nearest folder that exists is named, and what to type. The agent gives the reason too.
    @Test func aFileIsWhereTheDataHomeShouldBe() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let home = session.environment["XDG_DATA_HOME"]!
        try? FileManager.default.removeItem(atPath: home)
        try PrivateSession.write("", to: home)
        try expectObstacle(
            session, Say.folderIsInTheWay(home, of: session.dataFolder), reason: ENOTDIR)
    }

    @Test(.enabled(if: geteuid() != 0, "root may write everywhere"))
    func theDataHomeCannotBeWritten() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let home = session.environment["XDG_DATA_HOME"]!
        #expect(try session.run("mkdir", ["-p", home]).status == 0)
        #expect(chmod(home, 0o555) == 0)
        defer { chmod(home, 0o755) }
        try expectObstacle(
            session, Say.parentNotWritable(home, of: session.dataFolder), reason: EACCES)
    }

    private func expectObstacle(
        _ session: PrivateSession, _ sentence: String, reason: Int32
    ) throws {
        let result = try session.atrest("doctor")
        #expect(result.status == ExitStatus.storage.rawValue)
        #expect(result.output.contains("✗ " + sentence), "\(result.output)")
        for verb in ["start", "status"] {
            let answer = try session.atrest(verb)
            #expect(answer.status == ExitStatus.storage.rawValue)
            let problem = String(cString: strerror(reason)) + "; `atrest doctor`"
            #expect(answer.errors.contains(problem), "\(answer.errors)")
        }
    }

    @Test func folderIsOpenToOthers() throws {
        let session = try PrivateSession()
        defer { session.end() }
        #expect(mkdir(session.dataFolder, 0o700) == 0)
        #expect(chmod(session.dataFolder, 0o755) == 0)
        let result = try session.atrest("doctor")
        #expect(result.status == ExitStatus.refused.rawValue)
        #expect(result.output.contains("✗ " + Say.folderOpen(session.dataFolder)))
    }

    @Test func notificationServerIsSilent() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let mute = try session.connect()
        #expect(try mute.requestName(NoticeServer.name) == .owned)
        let result = try session.atrest("doctor")
        #expect(result.status == ExitStatus.refused.rawValue)
        #expect(result.output.contains("✗ " + Say.noticesSilent))
        #expect(!result.output.contains(Say.portalSilent))
        withExtendedLifetime(mute) {}
    }

    /// Windows open late because of it, and say nothing.
    @Test func portalIsSilent() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let mute = try session.connect()
        #expect(try mute.requestName("org.freedesktop.portal.Desktop") == .owned)
        let result = try session.atrest("doctor")
        #expect(result.status == ExitStatus.refused.rawValue)
        #expect(result.output.contains("✗ " + Say.portalSilent))
        withExtendedLifetime(mute) {}
    }

    /// A setup without any problem.
    @Test func reportsRecordsBackupsAndTray() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        func doctor() throws -> String {
            let look = Thread.Result { try session.atrest("doctor") }
            // The tray is served by this thread.
            try watcher.wait(until: { look.isDone }, every: 10_000)
            return try look.value().output
        }
        #expect(try doctor().contains("· " + Say.noTray))
        #expect(try doctor().contains("· " + Say.noRecords) == false)
        #expect(
            try session.atrest("log", "--start", "2026-03-01 20:00", "--end", "2026-03-02 12:00")
                .status == 0)
        let backups = session.dataFolder + "/backups"
        try watcher.wait(
            until: { ((try? session.run("ls", [backups]))?.output ?? "").contains("atrest-") },
            every: 20_000)
        let bus = try session.connect()
        try watcher.loop.attach(bus)
        let host = try TrayHost(on: bus)
        try watcher.wait(until: { host.items.count == 1 })
        let output = try doctor()
        #expect(output.contains("✓ " + Say.trayShown), "\(output)")
        #expect(output.contains("✓ " + Say.recordsSound(fasts: 1)))
        #expect(output.contains("✓ Backups: 1, the latest from "))
        host.hasHost = false
        #expect(try doctor().contains("· " + Say.trayWithoutHost))
        host.hasHost = true
        _ = try bus.requestName(Names.panel)
        try watcher.wait(until: { host.items.isEmpty })
        #expect(try doctor().contains("✓ " + Say.trayInPanel))
        try bus.releaseName(Names.panel)
        try watcher.wait(until: { host.items.count == 1 })
        try watcher.set("TrayIcon", of: Settings1.interface, to: .boolean(false))
        #expect(try doctor().contains("· " + Say.trayOff))
    }

    /// Each state has its own way out. That the bus can start the agent is not said beside it.
    @Test(arguments: [
        ("masked", Say.unitMasked("masked"), "--user unmask atrest.service`"),
        ("masked-runtime", Say.unitMasked("masked-runtime"), "unmask --runtime atrest.service`"),
        ("bad", Say.unitBad, "Install Atrest again."),
    ])
    func unitCannotBeStarted(_ state: String, _ sentence: String, _ way: String) throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let bus = try session.connect()
        try watcher.loop.attach(bus)
        let manager = try UserManager(on: bus)
        manager.state = state
        let look = Thread.Result { try session.atrest("doctor") }
        try watcher.wait(until: { look.isDone }, every: 10_000)
        let result = try look.value()
        let output = result.output
        #expect(output.contains("✗ " + sentence) && sentence.contains(way), "\(output)")
        #expect(output.contains("· " + Say.agentAbsent), "\(output)")
        #expect(!output.contains(Say.activates) && !output.contains(Say.agentAsleep), "\(output)")
        #expect(result.status == ExitStatus.unavailable.rawValue)
    }

    /// The unit does not matter to a bus that starts the program itself.
    @Test func busDoesNotNeedTheMaskedUnit() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let watcher = try Watcher(session)
        try activate(session, "/bin/true")
        let bus = try session.connect()
        try watcher.loop.attach(bus)
        let manager = try UserManager(on: bus)
        manager.state = "masked"
        let look = Thread.Result { try session.atrest("doctor") }
        try watcher.wait(until: { look.isDone }, every: 10_000)
        let output = try look.value().output
        #expect(output.contains("✓ " + Say.activates), "\(output)")
        #expect(output.contains("· " + Say.unit("masked")), "\(output)")
    }

    /// A unit that crashed too often is not started again on its own.
    @Test(arguments: ["start-limit-hit", "exit-code"]) func unitHasFailed(_ result: String) throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let bus = try session.connect()
        try watcher.loop.attach(bus)
        let manager = try UserManager(on: bus)
        func doctor() throws -> PrivateSession.Result {
            let look = Thread.Result { try session.atrest("doctor") }
            // The user manager is served by this thread.
            try watcher.wait(until: { look.isDone }, every: 10_000)
            return try look.value()
        }
        #expect(try doctor().output.contains("✓ " + Say.unit("enabled")))
        manager.result = result
        let failed = try doctor()
        #expect(failed.output.contains("✗ " + Say.unitFailed(result)), "\(failed.output)")
        #expect(failed.output.contains("`systemctl --user reset-failed atrest.service`"))
        #expect(failed.status == ExitStatus.unavailable.rawValue)
    }

    @Test func whatAnotherProgramHasAddedIsLeftAlone() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        func log(_ day: Int) throws -> Int32 {
            try session.atrest(
                "log", "--start", "2026-03-0\(day) 20:00", "--end", "2026-03-0\(day + 1) 12:00"
            ).status
        }
        #expect(try log(1) == 0)
        let database = try Database(path: session.dataFolder + "/atrest.sqlite", mode: .readWrite)
        try database.run(
            """
            CREATE TABLE other (x); ALTER TABLE water ADD COLUMN cup TEXT;
            CREATE TRIGGER t AFTER INSERT ON fast BEGIN DELETE FROM fast; END
            """)
        #expect(try log(3) == 0)
        kill(try watcher.agentProcess(), SIGKILL)
        try watcher.waitUntilAway()
        #expect(try log(5) == 0)
        let output = try session.atrest("doctor").output
        #expect(output.contains("✓ " + Say.recordsSound(fasts: 3)), "\(output)")
        #expect(!output.contains(".damaged-"))
        withExtendedLifetime(database) {}
    }

    /// Records that the agent set aside are named, and not only in the message of that moment.
    @Test func replacedRecordsAreNamed() throws {
        let session = try PrivateSession()
        defer { session.end() }
        #expect(try session.atrest("water", "add").status == 0)
        let data = session.dataFolder
        let name = "atrest.sqlite.replaced-2026-11-27T071427Z"
        for end in ["", "-wal", "-shm"] {
            try Data().write(to: URL(fileURLWithPath: "\(data)/\(name)\(end)"))
        }
        let output = try session.atrest("doctor").output.replacing(/\n */, with: { _ in " " })
        #expect(output.contains(Say.replaced("\(data)/\(name)")), "\(output)")
        #expect(!output.contains("\(name)-wal"))
    }

    @Test func damageIsFoundWhileTheAgentIsAway() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        #expect(try session.atrest("start").status == 0)
        kill(try watcher.agentProcess(), SIGTERM)
        try watcher.waitUntilAway()
        let file = session.dataFolder + "/atrest.sqlite"
        #expect(try session.run("truncate", ["-s", "5000", file]).status == 0)
        let result = try session.atrest("doctor")
        #expect(result.status == ExitStatus.storage.rawValue)
        #expect(result.output.contains("✗ The data in \(file) could not be read"))
        #expect(try watcher.bus.owner(of: Names.application) == nil)
    }
}
