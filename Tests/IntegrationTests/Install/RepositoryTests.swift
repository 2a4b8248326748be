import Foundation
import PrivateSession
import Testing

/// `make apt-repository` with a small package and a key that exists only for the test. scripts/packages/test-packages installs
/// the real packages from such a repository.
@Suite(
    .enabled(
        if: ["apt-ftparchive", "dpkg-deb", "gpg", "gpgconf"].allSatisfy {
            access("/usr/bin/\($0)", X_OK) == 0
        }, "apt-utils or gpg is missing"))
struct RepositoryTests {
    private static let script = packageFolder.path + "/scripts/packages/apt-repository"

    /// A session with a folder of packages in it, and gpg's home.
    private func prepared() throws -> PrivateSession {
        let session = try PrivateSession(activates: false)
        session.environment["PATH"] = ProcessInfo.processInfo.environment["PATH"]
        session.environment["GNUPGHOME"] = session.folder + "/gpg"
        session.environment["ATREST_DEB_DIR"] = session.folder + "/debs"
        session.environment["ATREST_VERSION"] = "0.2.0"
        mkdir(session.folder + "/gpg", 0o700)
        mkdir(session.folder + "/debs", 0o755)
        try write(package: "first", in: session)
        return session
    }

    private func write(package description: String, in session: PrivateSession) throws {
        let folder = session.folder + "/tree/DEBIAN"
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o755])
        try PrivateSession.write(
            """
            Package: atrest
            Version: 0.2.0
            Architecture: amd64
            Maintainer: Tests <tests@localhost>
            Description: \(description)

            """, to: folder + "/control")
        let built = try session.run(
            "dpkg-deb",
            [
                "--root-owner-group", "--build", session.folder + "/tree",
                session.folder + "/debs/atrest_0.2.0_amd64.deb",
            ])
        try #require(built.status == 0, "\(built.errors)")
    }

    private func makeKey(_ session: PrivateSession) throws {
        let made = try session.run(
            "gpg",
            [
                "--batch", "--quiet", "--passphrase", "", "--quick-generate-key", "Owner",
                "ed25519", "sign", "1d",
            ])
        try #require(made.status == 0, "\(made.errors)")
    }

    /// gpg starts its own agent.
    private func end(_ session: PrivateSession) {
        _ = try? session.run("gpgconf", ["--kill", "all"])
        session.end()
    }

    @Test func keyIsNamedByTheOwner() throws {
        let session = try prepared()
        defer { end(session) }
        let folder = session.folder + "/apt"
        let unnamed = try session.run(Self.script, ["", folder])
        #expect(unnamed.status == 64)
        #expect(unnamed.errors.contains("KEY=NAME"))
        let unknown = try session.run(Self.script, ["Nobody", folder])
        #expect(unknown.status == 66)
        #expect(unknown.errors.contains("gpg has no secret key \"Nobody\""))
        #expect(access(folder, F_OK) != 0)
    }

    @Test func repositoryIsSignedAndGrows() throws {
        let session = try prepared()
        defer { end(session) }
        try makeKey(session)
        let folder = session.folder + "/apt"
        let first = try session.run(Self.script, ["Owner", folder])
        #expect(first.status == 0, "\(first.errors)")
        #expect(first.output.hasPrefix("Types: deb\nURIs: file:\(folder)\nSuites: stable\n"))
        #expect(first.output.contains(" -----BEGIN PGP PUBLIC KEY BLOCK-----\n .\n"))
        #expect(try PrivateSession.read(folder + "/atrest.sources") == first.output)
        for arguments in [
            ["--verify", folder + "/dists/stable/InRelease"],
            ["--verify", folder + "/dists/stable/Release.gpg", folder + "/dists/stable/Release"],
        ] {
            #expect(try session.run("gpg", ["--batch"] + arguments).status == 0)
        }
        let index = folder + "/dists/stable/main/binary-amd64/Packages"
        #expect(try PrivateSession.read(index).contains("Filename: pool/atrest_0.2.0_amd64.deb"))

        // The same packages again change nothing, and other packages do not get a number that was given.
        #expect(try session.run(Self.script, ["Owner", folder]).status == 0)
        try write(package: "second", in: session)
        let other = try session.run(Self.script, ["Owner", folder])
        #expect(other.status == 65)
        #expect(other.errors.contains("is in the repository already and differs"))
        #expect(try PrivateSession.read(index).contains("Description: first"))
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        #expect(names == ["atrest.sources", "dists", "pool"])
    }
}
