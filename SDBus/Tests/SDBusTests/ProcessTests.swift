import Glibc
import PrivateBus
import SDBus
import Testing

/// Tests that affect a whole process run in a new one.
@Suite struct ProcessTests {
    @Test func `SIGTERM and SIGINT end the loop with 0`() async {
        await #expect(processExitsWith: .exitCode(40)) {
            let loop = try SDEventLoop()
            try loop.exitOnTerminationSignals()
            // raise(3) signals this thread. Other threads of the process are older than the loop.
            raise(SIGTERM)
            let code = try loop.run()
            exit(40 + code)
        }
        await #expect(processExitsWith: .exitCode(41)) {
            let loop = try SDEventLoop()
            try loop.exitOnTerminationSignals()
            raise(SIGINT)
            let code = try loop.run()
            exit(41 + code)
        }
    }

    @Test func `where nothing says which bus`() async {
        await #expect(processExitsWith: .exitCode(45)) {
            unsetenv("DBUS_SESSION_BUS_ADDRESS")
            unsetenv("XDG_RUNTIME_DIR")
            // Not the folder of this machine, where a bus may be.
            let none = { _ = try Bus.openUser(runtimeFolders: "/nothing") }
            guard systemError(none)?.code == ENOMEDIUM else { exit(1) }
            setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nothing/there", 1)
            guard systemError({ _ = try Bus.openUser() })?.code == ENOENT else { exit(2) }
            setenv("DBUS_SYSTEM_BUS_ADDRESS", "unix:path=/nothing/there", 1)
            guard systemError({ _ = try Bus.openSystem() })?.code == ENOENT else { exit(3) }
            exit(45)
        }
    }
}

/// The bus of the user is found without an environment, as in a job of cron.
struct UserBusTests {
    @Test func busOfTheRuntimeFolderIsFound() async {
        await #expect(processExitsWith: .exitCode(46)) {
            let session = try PrivateBus()
            defer { session.end() }
            unsetenv("DBUS_SESSION_BUS_ADDRESS")
            unsetenv("XDG_RUNTIME_DIR")
            let found = { try Bus.openUser(runtimeFolders: session.folder).uniqueName.isEmpty }
            let folder = "\(session.folder)/\(geteuid())"
            // Nothing there.
            guard systemError({ _ = try found() })?.code == ENOMEDIUM else { exit(1) }
            mkdir(folder, 0o700)
            guard systemError({ _ = try found() })?.code == ENOMEDIUM else { exit(2) }
            // A link may lead to the bus of another user, and a file is not a bus.
            symlink("../bus", folder + "/bus")
            guard systemError({ _ = try found() })?.code == ENOMEDIUM else { exit(3) }
            unlink(folder + "/bus")
            link(session.folder + "/bus", folder + "/bus")
            guard try !found() else { exit(4) }
            // What the environment says counts.
            setenv("XDG_RUNTIME_DIR", session.folder + "/run", 1)
            guard systemError({ _ = try found() })?.code == ENOENT else { exit(5) }
            session.end()
            exit(46)
        }
    }
}

@Suite struct ErrorTests {
    @Test func `errors say what was being done`() {
        let error = SystemError(code: ENOENT, operation: "opening a door")
        #expect("\(error)" == "opening a door: No such file or directory")
        #expect("\(SystemError(code: 9999, operation: "x"))".hasPrefix("x: "))
        #expect("\(BusError(name: "a.b", message: "c"))" == "a.b: c")
    }
}
