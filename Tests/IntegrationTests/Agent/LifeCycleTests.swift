import Contract
import Glibc
import PrivateSession
import SDBus
import System
import Testing
import Words

/// How the agent starts and ends.
struct LifeCycleTests {
    @Test func secondAgentOnTheSameBusLeavesWithSuccess() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let watcher = try Watcher(session)
        let first = try session.start("atrestd")
        try watcher.waitForOwner()
        let second = try session.run("atrestd")
        #expect(second.status == 0)
        #expect(second.errors == "atrestd: \(Words.alreadyServed)\n")
        #expect(try watcher.get(.status) == .string("idle"))
        #expect(first.stop() == 0)
    }

    /// The client and a second agent name the program that has the agent's name, whether it knows nothing of Atrest or says
    /// nothing at all.
    @Test(
        .enabled(if: PythonBindings.areInstalled, "\(PythonBindings.missing)"),
        arguments: ["GLib.MainLoop().run()", "sys.stdin.read()"])
    func aStrangerWithTheNameIsNamed(_ service: String) throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let script = """
            import dbus, dbus.mainloop.glib, sys
            from gi.repository import GLib
            dbus.mainloop.glib.DBusGMainLoop(set_as_default=True)
            name = dbus.service.BusName('app.atrest.Atrest', dbus.SessionBus())
            print('owned', flush=True)
            \(service)
            """.replacing("dbus, dbus.mainloop", with: "dbus, dbus.service, dbus.mainloop")
        let (input, output) = (PipeEnds(), PipeEnds())
        let stranger = try ChildProcess(
            "python3", ["-c", script], environment: session.environment, input: input.reading,
            output: .descriptor(output.writing))
        defer { stranger.destroy() }
        output.closeWriting()
        #expect(output.readLine() == "owned")
        let program = try #require(processName(UInt32(stranger.id)))
        let sentence = Words.nameTaken(by: program, process: UInt32(stranger.id))
        for command in [["status"], ["start"], ["history"]] {
            let result = try session.run("atrest", command)
            #expect(result.status == 69 && result.errors == "atrest: \(sentence)\n", "\(command)")
        }
        #expect(try session.atrest("doctor").output.contains(sentence))
        let second = try session.run("atrestd")
        #expect(second.status == 0 && second.errors == "atrestd: \(sentence)\n")
    }

    /// The window is a separate program. Rule: docs/decisions/0024-a-window.md.
    @Test func agentLoadsNoToolkit() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        #expect(try session.atrest("start").status == 0)
        let files = try ProcessMemory(id: watcher.agentProcess()).regions().map(\.name)
        #expect(files.contains { $0.contains("libsystemd") })
        for toolkit in ["libgtk", "libadwaita", "libcairo", "libQt"] {
            #expect(!files.contains { $0.contains(toolkit) }, "\(toolkit)")
        }
    }

    /// By the unit, by activation and by hand at the same time.
    @Test func severalStartsAtOnceGiveOneAgent() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let starts = try (0..<4).map { _ in try session.start("atrestd") }
        #expect(try session.atrest("start").status == 0)
        let owner = try watcher.agentProcess()
        for start in starts where start.id != owner { #expect(start.wait() == 0) }
        #expect(try watcher.agentProcess() == owner)
        #expect(try watcher.get(.status) == .string("active"))
    }

    @Test func agentOnAnotherBusLeavesTheFolderAlone() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let watcher = try Watcher(session)
        let first = try session.start("atrestd")
        try watcher.waitForOwner()
        let other = try PrivateSession(
            activates: false,
            variables: ["XDG_DATA_HOME": session.environment["XDG_DATA_HOME"]!])
        defer { other.end() }
        let second = try other.run("atrestd")
        #expect(second.status == ExitStatus.configuration.rawValue)
        #expect(second.errors.contains("another bus"))
        #expect(first.stop() == 0)
    }

    @Test func busThatGoesEndsTheAgentWithFailure() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let watcher = try Watcher(session)
        let file = session.folder + "/log"
        let agent = try session.start("atrestd", errors: .file(file))
        try watcher.waitForOwner()
        // GLib's thread is running too. It must not turn this into a clean exit.
        let server = try NoticeServer(on: watcher.bus, capabilities: [])
        try watcher.start(before: 4 * hour)
        try watcher.wait(until: { !server.calls.isEmpty })
        session.endBus()
        #expect(agent.wait() == 1)
        // GLib may add a line of its own: its watch of a name asks a question, and reads the answer of a
        // connection that it has just let go of.
        let lines = try PrivateSession.read(file).split(separator: "\n")
        #expect(lines.last { $0.hasPrefix("atrestd: ") } == "atrestd: \(Words.Log.busIsGone)")
    }

    @Test func noBusIsSaid() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        // There is no bus in the runtime folder of the session. Without that variable too, the bus of
        // the user who runs the tests would be found.
        let arguments = ["-u", "DBUS_SESSION_BUS_ADDRESS"]
        let agent = try session.run("env", arguments + ["atrestd"])
        #expect(agent.status == ExitStatus.unavailable.rawValue)
        #expect(agent.errors == "atrestd: \(Words.noSessionBusForAgent)\n")
        let client = try session.run("env", arguments + ["atrest"])
        #expect(client.status == ExitStatus.unavailable.rawValue)
        #expect(
            client.errors == "atrest: "
                + Words.noSessionBus(code: ENOENT, isRoot: getuid() == 0) + "\n")
    }

    /// A bus closes the connection of another user. So does a proxy that does not understand libsystemd.
    @Test func busThatClosesTheConnectionIsSaid() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let bus = try MuteBus(session)
        session.environment["DBUS_SESSION_BUS_ADDRESS"] = bus.address
        let output = PipeEnds()
        let client = try session.start(
            "sh", ["-c", "atrest 2>&1"], output: .descriptor(output.writing))
        try bus.waitForClient()
        bus.closeConnection()
        #expect(client.wait() == ExitStatus.unavailable.rawValue)
        #expect(
            output.readLine() == "atrest: "
                + Words.noSessionBus(code: ECONNRESET, isRoot: false))
    }

    /// As a sandbox that is not allowed to own the name.
    @Test func nameThatIsRefusedIsSaid() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let configuration = session.folder + "/bus.conf"
        try PrivateSession.write(
            """
            <busconfig><type>session</type><listen>unix:dir=\(session.folder)</listen>
            <policy context="default"><allow send_destination="*" eavesdrop="true"/>
            <allow eavesdrop="true"/></policy></busconfig>
            """, to: configuration)
        let agent = try session.run(
            "dbus-run-session", ["--config-file=\(configuration)", "atrestd"])
        #expect(agent.status == ExitStatus.unavailable.rawValue)
        #expect(agent.errors.hasSuffix("atrestd: \(Words.nameRefused(Names.application))\n"))
    }

    @Test func agentThatCannotBeStartedIsSaid() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        for verb in ["start", "end", "abandon", "undo", "status"] {
            let result = try session.atrest(verb)
            #expect(result.status == ExitStatus.unavailable.rawValue)
            #expect(result.errors == "atrest: \(Words.agentUnknown)\n")
        }
    }

    @Test func hungAgentIsSaid() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let watcher = try Watcher(session)
        let agent = try session.start("atrestd")
        try watcher.waitForOwner()
        agent.signal(SIGSTOP)
        let result = try session.atrest("status")
        #expect(result.status == ExitStatus.unavailable.rawValue)
        #expect(result.errors == "atrest: \(Words.agentSilent)\n")
        agent.signal(SIGCONT)
        #expect(try session.atrest("status").status == 0)
    }

    @Test func filesAreForTheirOwnerAlone() throws {
        let session = try PrivateSession()
        defer { session.end() }
        #expect(try session.atrest("start").status == 0)
        let folder = session.environment["XDG_DATA_HOME"]! + "/atrest"
        let modes = try session.run(
            "sh", ["-c", "find \(folder) -type d -printf '%m\\n' -o -type f -printf '%m %f\\n'"])
        let lines = modes.output.split(separator: "\n")
        let files = Set(lines.filter { $0.contains(" ") })
        #expect(
            files.isSuperset(of: [
                "600 atrest.sqlite", "600 atrest.sqlite-shm", "600 atrest.sqlite-wal", "600 lock",
            ]))
        #expect(files.allSatisfy { $0.hasPrefix("600 ") })
        // The data folder and the folder of backups.
        #expect(lines.filter { !$0.contains(" ") } == ["700", "700"])
    }

    @Test func agentTakesNoArguments() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        #expect(
            try session.run("atrestd", ["--version"]).output
                == "atrestd \(Names.versionAndCommit)\n")
        #expect(try session.run("atrestd", ["--help"]).output == Words.agentHelp + "\n")
        #expect(try session.run("atrestd", ["--nonsense"]).status == ExitStatus.usage.rawValue)
    }
}

extension Watcher {
    /// Waits until a name has an owner.
    func waitForOwner(of name: String = Names.application) throws {
        var isThere = false
        let slot = try bus.match(.ownerChange(of: name)) { _ in isThere = true }
        if try bus.owner(of: name) != nil { isThere = true }
        try withExtendedLifetime(slot) { try wait(until: { isThere }) }
    }
}
