import Foundation
import Glibc
import PrivateSession
import Testing

/// `scripts/packages/own-folder`: from which folders root runs programs.
struct OwnFolderTests {
    private func check(_ session: PrivateSession, _ path: String) throws -> PrivateSession.Result {
        try session.run(packageFolder.path + "/scripts/packages/own-folder", [path])
    }

    private func mode(_ path: String) -> mode_t {
        var status = stat()
        return lstat(path, &status) == 0 ? status.st_mode & 0o7777 : 0
    }

    @Test func newFolderIsClosedForOthersAbove() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let root = session.folder + "/tests/bookworm"
        #expect(try check(session, root) == .init(status: 0, output: root + "\n", errors: ""))
        #expect(mode(session.folder + "/tests") == 0o700)
        #expect(mode(root) == 0o755)
        // It is used again.
        #expect(try check(session, root + "/").output == root + "\n")
    }

    @Test(arguments: [mode_t(0o777), 0o1777, 0o775])
    func folderThatOthersCanWriteIsRefused(_ mode: mode_t) throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let root = session.folder + "/bookworm"
        mkdir(root, 0o700)
        chmod(root, mode)
        let refusal = try check(session, root)
        #expect(refusal.status == 77 && refusal.output.isEmpty)
        #expect(refusal.errors.contains(root))
        // A folder below one of theirs can be exchanged, unless that one is sticky as /var/tmp is.
        let inner = try check(session, root + "/inner")
        #expect(inner.status == (mode & 0o1000 == 0 ? 77 : 0), "\(inner)")
    }

    @Test func fileIsRefused() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        try PrivateSession.write("", to: session.folder + "/file")
        #expect(try check(session, session.folder + "/file").status == 77)
    }

    @Test(.enabled(if: geteuid() == 0, "only root can give a folder away"))
    func folderOfAnotherUserIsRefused() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let root = session.folder + "/bookworm"
        mkdir(root, 0o755)
        #expect(lchown(root, 65_534, 65_534) == 0)
        #expect(try check(session, root).status == 77)
        #expect(try check(session, root + "/inner").status == 77)
        #expect(access(root + "/inner", F_OK) != 0)
        // A link that leads there is no way around.
        symlink(root, session.folder + "/link")
        #expect(try check(session, session.folder + "/link").status == 77)
    }

    /// The scripts that root runs ask before they use what is there.
    @Test(
        .enabled(if: geteuid() == 0, "only root runs these scripts"),
        arguments: [
            ["test-in-root", "--prepare", "--folder", "FOLDER", "bookworm"],
            ["test-shells", "bookworm", "gnome", "FOLDER"],
            ["test-packages", "bookworm"],
        ])
    func scriptRefusesAFolderOfAnotherUser(_ command: [String]) throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let folder = session.folder + "/systems"
        mkdir(folder, 0o755)
        let programs = session.folder + "/programs"
        mkdir(programs, 0o755)
        try PrivateSession.write("#!/bin/sh\n", to: programs + "/atrestd")
        chmod(programs + "/atrestd", 0o755)
        // A system whose programs another user has chosen.
        mkdir(folder + "/etc", 0o755)
        try PrivateSession.write("", to: folder + "/etc/os-release")
        #expect(lchown(folder, 65_534, 65_534) == 0)
        session.environment["ATREST_ROOTS"] = folder
        session.environment["ATREST_BUILD_DIR"] = programs
        session.environment["PATH"] =
            "/usr/sbin:/usr/bin:/sbin:/bin:" + session.environment["PATH"]!
        let result = try session.run(
            packageFolder.path + "/scripts/packages/" + command[0],
            command.dropFirst().map { $0 == "FOLDER" ? folder : $0 })
        #expect(result.status == 77, "\(result)")
        #expect(result.errors.contains("\(folder) belongs to"), "\(result)")
    }
}
