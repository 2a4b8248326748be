import Contract
import Foundation
import PrivateSession
import SDBus
import Testing

/// `make install` and `make uninstall`, for a user alone, without systemd.
struct InstallTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().path

    private func files(_ session: PrivateSession) throws -> [String] {
        try session.run("find", [session.folder + "/home", session.folder + "/data", "-type", "f"])
            .output.split(separator: "\n").map { String($0.dropFirst(session.folder.count)) }
            .sorted()
    }

    @Test func installedItStartsByActivationAndLeavesNothingButTheData() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        // A folder that needs quoting everywhere.
        session.environment["HOME"] = session.folder + "/home/a b'c"
        try FileManager.default.createDirectory(
            atPath: session.environment["HOME"]!, withIntermediateDirectories: true)
        session.environment["ATREST_BUILD_DIR"] = session.programs
        session.environment["PATH"] = "/usr/bin:/bin"
        let before = try files(session)

        let install = try session.run(Self.root + "/scripts/install")
        #expect(install.status == 0, "\(install.errors)")
        let again = try session.run(Self.root + "/scripts/install")
        #expect(again.status == 0, "\(again.errors)")
        let atrest = session.environment["HOME"]! + "/.local/bin/atrest"
        #expect(try session.run(atrest, ["start"]).status == 0)
        let watcher = try Watcher(session)
        let process = try watcher.agentProcess()
        let program = try FileManager.default.destinationOfSymbolicLink(
            atPath: "/proc/\(process)/exe")
        #expect(program == session.environment["HOME"]! + "/.local/bin/atrestd")
        let doctor = try session.run(atrest, ["doctor"])
        #expect(doctor.status == 0, "\(doctor.output)")

        // A newer build takes the place of the agent that runs, and the fast goes on.
        #expect(try session.run(Self.root + "/scripts/install").status == 0)
        #expect(try watcher.get(.status) == .string("active"))
        #expect(try watcher.agentProcess() != process)

        #expect(try session.run(Self.root + "/scripts/uninstall").status == 0)
        try watcher.waitUntilAway()
        let left = try files(session).filter { !before.contains($0) }
        #expect(
            left.filter { !$0.hasPrefix("/data/atrest/backups/") } == [
                "/data/atrest/atrest.sqlite", "/data/atrest/lock",
            ])
        #expect(try session.run(Self.root + "/scripts/uninstall").status == 0)
    }

    @Test(arguments: ["desktop/app.atrest.Atrest.desktop"])
    func entryIsValid(_ file: String) throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let result = try session.run("desktop-file-validate", [Self.root + "/" + file])
        #expect(result == .init(status: 0, output: "", errors: ""))
    }
}
