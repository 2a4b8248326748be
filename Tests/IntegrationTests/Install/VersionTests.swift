import Contract
import Foundation
import Glibc
import PrivateSession
import Testing

/// The version is in the file VERSION. Files that have to repeat it are compared with it here.
struct VersionTests {
    private static let root = packageFolder.path

    @Test func programsHaveTheVersionOfTheFile() throws {
        let text = try PrivateSession.read(Self.root + "/VERSION")
        #expect(text == Names.version + "\n")
        #expect(text.wholeMatch(of: /[0-9]+\.[0-9]+\.[0-9]+\n/) != nil)
        #expect(Names.versionAndCommit.hasPrefix(Names.version))
    }

    /// The first match of each expression is the newest version that the file names.
    @Test(arguments: [
        ("desktop/plasma/5/metadata.json", #""Version": "([^"]*)""#),
        ("desktop/plasma/6/metadata.json", #""Version": "([^"]*)""#),
        ("debian/changelog", #"^atrest \(([^)-]*)[^)]*\)"#),
        ("CHANGELOG.md", #"## \[?v?([0-9]+\.[0-9]+\.[0-9]+)"#),
        ("packaging/arch/PKGBUILD", #"pkgver=(\S*)"#),
        ("packaging/rpm/atrest.spec", #"Version:\s*(\S*)"#),
    ]) func filesRepeatIt(_ file: String, _ expression: String) throws {
        let path = "\(Self.root)/\(file)"
        let text = try PrivateSession.read(path)
        let match = try #require(try Regex(expression).firstMatch(in: text), "\(file)")
        #expect(match.output[1].substring.map(String.init) == Names.version, "\(file)")
    }

    // MARK: The commit

    private static let hasGit = access("/usr/bin/git", X_OK) == 0

    /// A repository with scripts/build/commit in it.
    private func repository(_ session: PrivateSession) throws -> String {
        let folder = session.folder + "/repository"
        try FileManager.default.createDirectory(
            atPath: folder + "/scripts/build", withIntermediateDirectories: true)
        for file in ["scripts/build/commit", ".gitattributes"] {
            try FileManager.default.copyItem(
                atPath: "\(Self.root)/\(file)", toPath: "\(folder)/\(file)")
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

    @Test(.enabled(if: hasGit, "git is missing")) func commitIsThatOfTheFolder() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        session.environment["GIT_CONFIG_GLOBAL"] = "/dev/null"
        let folder = try repository(session)
        let head = try session.run("git", ["-C", folder, "rev-parse", "HEAD"]).output
        let commit = String(head.prefix(7))
        let date = try session.run("git", ["-C", folder, "log", "-1", "--format=%ct"]).output
        let script = folder + "/scripts/build/commit"
        #expect(try session.run(script).output == commit + "\n")
        #expect(try session.run(script, ["--date"]).output == date)

        // An archive knows its commit, also inside of the repository of another project.
        let archive = folder + "/archive"
        mkdir(archive, 0o700)
        let unpacked = try session.run(
            "sh", ["-c", "git -C '\(folder)' archive HEAD | tar -x -C '\(archive)'"])
        #expect(unpacked.status == 0, "\(unpacked.errors)")
        #expect(try session.run(archive + "/scripts/build/commit").output == commit + "\n")
        #expect(try session.run(archive + "/scripts/build/commit", ["--date"]).output == date)

        // A copy without a repository does not take the one around it.
        let copy = folder + "/copy"
        try FileManager.default.createDirectory(
            atPath: copy + "/scripts/build", withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: script, toPath: copy + "/scripts/build/commit")
        #expect(try session.run(copy + "/scripts/build/commit").output == "\n")

        // A new time is not a change.
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1)],
            ofItemAtPath: folder + "/.gitattributes")
        #expect(try session.run(script).output == commit + "\n")

        try PrivateSession.write("changed\n", to: folder + "/.gitattributes")
        #expect(try session.run(script).output == commit + "+\n")
    }

    // MARK: The bill of materials

    @Test(.enabled(if: access("/usr/bin/python3", X_OK) == 0, "python3 is missing"))
    func billOfMaterialsNamesWhatIsLinked() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        session.environment["PATH"] = ProcessInfo.processInfo.environment["PATH"]
        session.environment["ATREST_COMMIT"] = "8362f69"
        session.environment["SOURCE_DATE_EPOCH"] = "1795364502"
        let programs = session.programs
        func print() throws -> String {
            let result = try session.run(Self.root + "/scripts/build/sbom", [programs])
            #expect(result.status == 0, "\(result.errors)")
            return result.output
        }
        let text = try print()
        #expect(try print() == text)
        let isConfirmed = try PrivateSession.read(Self.root + "/PLACES").hasPrefix("CONFIRMED=yes")
        #expect(isConfirmed || text.contains("\"https://spdx.org/spdxdocs/atrest-"))
        let bill = try #require(
            JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(bill["spdxVersion"] as? String == "SPDX-2.3")
        #expect((bill["documentNamespace"] as? String)?.hasSuffix("-8362f69") == true)
        #expect(
            (bill["creationInfo"] as? [String: Any])?["created"] as? String
                == "2026-11-22T16:21:42Z")
        let packages = try #require(bill["packages"] as? [[String: Any]])
        let names = Set(packages.compactMap { $0["name"] as? String })
        #expect(names.isSuperset(of: ["atrest", "libsystemd.so.0", "libsqlite3.so.0"]))
        #expect(packages.first?["versionInfo"] as? String == Names.version)

        // Each relationship is between things that the bill describes.
        let known = Set(packages.compactMap { $0["SPDXID"] as? String } + ["SPDXRef-DOCUMENT"])
        #expect(known.count == packages.count + 1)
        let relationships = try #require(bill["relationships"] as? [[String: String]])
        for relationship in relationships {
            #expect(known.contains(relationship["spdxElementId"] ?? ""))
            #expect(known.contains(relationship["relatedSpdxElement"] ?? ""))
        }
    }
}
