import Foundation
import PrivateSession
import Testing

/// `make dist`: the archive of the sources, and the recipe for Arch Linux with its sum.
@Suite(.enabled(if: access("/usr/bin/git", X_OK) == 0, "git is missing"))
struct DistTests {
    private static let root = packageFolder.path

    /// A repository with one commit, which has what the archive needs.
    private func repository(_ session: PrivateSession) throws -> String {
        session.environment["GIT_CONFIG_GLOBAL"] = "/dev/null"
        let folder = session.folder + "/repository"
        for file in [
            "scripts/packages/dist", "scripts/build/commit", "VERSION", ".gitattributes",
            "packaging/arch/PKGBUILD", "packaging/arch/atrest.install",
            "packaging/rpm/atrest.spec",
        ] {
            let place = URL(filePath: "\(folder)/\(file)")
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(
                atPath: "\(Self.root)/\(file)", toPath: place.path)
        }
        for arguments in [
            ["init", "-q"], ["add", "."],
            ["-c", "user.name=F", "-c", "user.email=f@localhost", "commit", "-q", "-m", "First"],
        ] {
            let result = try session.run("git", ["-C", folder] + arguments)
            try #require(result.status == 0, "\(result.errors)")
        }
        return folder
    }

    @Test func recipeHasTheSumOfTheArchive() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let folder = try repository(session)
        // What is not committed is in neither of them.
        try PrivateSession.write("pkgver=9\n", to: folder + "/packaging/arch/PKGBUILD")
        let made = try session.run(folder + "/scripts/packages/dist")
        #expect(made.status == 0, "\(made.errors)")
        let version = try PrivateSession.read(Self.root + "/VERSION").dropLast()
        let archive = "\(folder)/dist/atrest-\(version).tar.xz"
        let sum = try session.run("sha256sum", [archive]).output.prefix(64)
        let recipe = try PrivateSession.read(folder + "/dist/PKGBUILD")
        #expect(recipe.contains("\nsha256sums=(\(sum))\n"), "\(recipe)")
        #expect(recipe.contains("\npkgver=\(version)\n"))
        #expect(!recipe.contains("SKIP") && !recipe.contains("@sha256@"))
        // The recipe names it, and makepkg looks for it beside the recipe.
        #expect(recipe.contains("install=atrest.install\n"))
        let steps = try PrivateSession.read(folder + "/dist/atrest.install")
        #expect(steps.contains("systemctl --global preset atrest.service"))
        let list = try session.run("tar", ["-tf", archive]).output
        #expect(list.contains("atrest-\(version)/packaging/rpm/atrest.spec\n"))

        // The same commit gives the same archive.
        let data = FileManager.default.contents(atPath: archive)
        #expect(try session.run(folder + "/scripts/packages/dist").status == 0)
        #expect(FileManager.default.contents(atPath: archive) == data)
    }

    /// makepkg accepts the archive, and no other one.
    @Test(
        .enabled(
            if: ["makepkg", "pacman"].allSatisfy { access("/usr/bin/\($0)", X_OK) == 0 }
                && getuid() != 0,
            "needs makepkg and an ordinary user"))
    func makepkgAcceptsTheArchive() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let folder = try repository(session)
        #expect(try session.run(folder + "/scripts/packages/dist").status == 0)
        func verify() throws -> PrivateSession.Result {
            try session.run(
                "sh", ["-c", "cd '\(folder)/dist' && makepkg --verifysource --nodeps"])
        }
        let accepted = try verify()
        #expect(accepted.status == 0, "\(accepted.errors)")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder + "/dist")
        let archive = try #require(names.first { $0.hasSuffix(".tar.xz") })
        try PrivateSession.write("changed\n", to: "\(folder)/dist/\(archive)")
        #expect(try verify().status != 0)
    }

    @Test func archiveNeedsACommit() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        session.environment["GIT_CEILING_DIRECTORIES"] = session.folder
        let folder = session.folder + "/sources/scripts/packages"
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            atPath: Self.root + "/scripts/packages/dist", toPath: folder + "/dist")
        let result = try session.run(folder + "/dist")
        #expect(result.status == 66)
        #expect(result.errors.contains("no repository of git"))
    }
}
