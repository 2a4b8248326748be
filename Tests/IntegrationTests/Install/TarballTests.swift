import Contract
import Foundation
import PrivateSession
import Testing

/// `make tarball`: the archive of the programs, and its own script to install them.
@Suite(
    .enabled(
        if: ["xz", "strip", "readelf"].allSatisfy { access("/usr/bin/\($0)", X_OK) == 0 },
        "needs xz and binutils"))
struct TarballTests {
    private static let root = packageFolder.path

    /// The archive installs what the sources install.
    @Test func archiveHasEveryFile() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let build = session.folder + "/build"
        mkdir(build, 0o700)
        // Small programs stand in for ours.
        for program in ["atrest", "atrestd", "atrest-window"] {
            try FileManager.default.copyItem(atPath: "/bin/true", toPath: "\(build)/\(program)")
        }
        symlink(session.programs + "/locale", build + "/locale")
        session.environment["ATREST_BUILD_DIR"] = build
        session.environment["ATREST_DIST_DIR"] = session.folder + "/dist"
        let made = try session.run(Self.root + "/scripts/packages/tarball")
        try #require(made.status == 0, "\(made.errors)")
        let unpacked = session.folder + "/unpacked"
        mkdir(unpacked, 0o700)
        let archive = made.output.split(separator: "\n").last.map(String.init) ?? ""
        #expect(
            try session.run("tar", ["-xf", archive, "-C", unpacked, "--strip-components=1"]).status
                == 0)

        session.environment["PREFIX"] = "/usr"
        let sources = try installed(by: Self.root + "/scripts/install", session)
        let programs = try installed(by: unpacked + "/install", session)
        #expect(programs == sources)
        #expect(sources.count > 100)
    }

    /// The files that a script installs for the system.
    private func installed(by script: String, _ session: PrivateSession) throws -> Set<String> {
        let place = session.folder + "/system"
        session.environment["DESTDIR"] = place
        let result = try session.run(script, ["--system"])
        try #require(result.status == 0, "\(result.errors)")
        let list = try session.run("find", [place, "-type", "f", "-printf", "%P\\n"]).output
        try FileManager.default.removeItem(atPath: place)
        return Set(list.split(separator: "\n").map(String.init))
    }
}
