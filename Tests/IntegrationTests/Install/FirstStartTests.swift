import Contract
import Foundation
import Glibc
import PrivateSession
import Testing

/// What `scripts/install` says about the first fast works at that moment.
struct FirstStartTests {
    /// A user who installs, with variables for a command of `env`.
    private final class Stage {
        let session: PrivateSession
        let variables: [String]

        init(_ variables: (PrivateSession) -> [String]) throws {
            session = try PrivateSession(activates: false)
            session.environment["ATREST_BUILD_DIR"] = session.programs
            session.environment["PATH"] = "/usr/bin:/bin"
            self.variables = variables(session)
        }

        deinit { session.end() }

        func install() throws -> String {
            let result = try session.run(
                "env", variables + [packageFolder.path + "/scripts/install", "--user"])
            #expect(result.status == 0, "\(result.errors)")
            return result.output
        }

        /// Runs a line as a user who types it.
        func type(_ line: Substring) throws -> PrivateSession.Result {
            try session.run("env", variables + ["bash", "-c", String(line)])
        }
    }

    /// The command in the line that begins with a text.
    private func command(_ beginning: String, in output: String) throws -> Substring {
        let line = output.split(separator: "\n").last { $0.hasPrefix(beginning) }
        return try #require(line, "\(output)").dropFirst(beginning.count)
    }

    @Test func busStartsTheAgent() throws {
        let stage = try Stage { _ in [] }
        let output = try stage.install()
        #expect(!output.contains("session bus"))
        let start = try command("To start a fast: ", in: output)
        #expect(start == "\(stage.session.folder)/home/.local/bin/atrest start")
        let result = try stage.type(start)
        #expect(result.status == 0, "\(result.errors)")
    }

    /// A bus that began before, with another data folder.
    @Test func busDoesNotKnowTheAgentBeforeTheNextLogin() throws {
        let stage = try Stage { ["XDG_DATA_HOME=\($0.folder)/other data"] }
        let output = try stage.install()
        #expect(output.contains("at the next login"))
        let agent = try command(
            "Until then, start the agent in another terminal: ", in: output)
        let start = try command("Then, to start a fast: ", in: output)
        let early = try stage.type(start)
        #expect(early.status == ExitStatus.unavailable.rawValue)
        let process = try stage.session.start(
            "env", stage.variables + ["bash", "-c", "exec \(agent)"])
        defer { process.destroy() }
        let watcher = try Watcher(stage.session)
        try watcher.wait(
            until: { (try? watcher.bus.owner(of: Names.application)) != nil }, every: 10_000)
        let result = try stage.type(start)
        #expect(result.status == 0, "\(result.errors)")
    }

    /// A login without a desktop.
    @Test(.enabled(if: access("/usr/bin/dbus-run-session", X_OK) == 0, "it is not installed"))
    func thereIsNoBus() throws {
        let stage = try Stage { _ in ["-u", "DBUS_SESSION_BUS_ADDRESS"] }
        let output = try stage.install()
        #expect(output.contains("There is no session bus here."))
        #expect(!output.contains("To start a fast: "))
        let start = try command("To start a fast here: ", in: output)
        let result = try stage.type(start)
        #expect(result.status == 0, "\(result.errors)")
        // It is kept when that bus has ended. The next agent starts when the first one has ended too.
        let status = start.dropLast("start".count) + "status"
        try Watcher(stage.session).wait(
            until: { (try? stage.type(status))?.output.contains("\nsince ") == true },
            every: 100_000)
    }
}
