import Contract
import Foundation
import Glibc
import PrivateSession
import SDBus
import Testing

/// The recipes for the inbox in docs/devices.md, as far as a machine without a phone can try them.
struct InboxRecipeTests {
    private typealias Machine = DevicesTests.Machine

    private let page: RecipePage

    init() throws { page = try RecipePage("devices") }

    /// A machine whose home has the shared folder at a path below it.
    private func machine(folder: String = "Sync/atrest") throws -> Machine {
        let desk = try Machine("desk")
        try desk.join()
        #expect(try desk.session.atrest("devices", "inbox", "on").status == 0)
        let path = URL(filePath: desk.session.folder + "/home/" + folder)
        try FileManager.default.createDirectory(
            at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
        #expect(symlink(desk.folder, path.path) == 0)
        return desk
    }

    private func milliliters(_ desk: Machine) -> UInt32? {
        desk.property("TodayMilliliters", of: Water1.interface)?.uint32Value
    }

    @Test func termuxEndsAFast() throws {
        let desk = try machine(folder: "storage/shared/Sync/atrest")
        defer { desk.session.end() }
        try desk.start(ago: 6 * hour)
        let result = try desk.session.run("sh", ["-c", page.block("end-fast").content])
        #expect(result.status == 0, "\(result.errors)")
        try desk.wait { desk.status == "ended-early" }
    }

    /// ntfy runs the command in a shell, and passes the message and its id in the environment.
    @Test func ntfyPassesALine() throws {
        let desk = try machine()
        defer { desk.session.end() }
        let lines = try page.block("ntfy/client.yml").content.split(separator: "\n")
        let mark = "command: "
        let line = try #require(lines.first { $0.contains(mark) })
        let command = String(line[line.range(of: mark)!.upperBound...])
        for (id, message) in [
            ("a1", "water 330"), ("a2", "$(touch ~/hit)`touch ~/hit`;touch ~/hit"),
        ] {
            desk.session.environment["id"] = id
            desk.session.environment["message"] = message
            #expect(try desk.session.run("sh", ["-c", command]).status == 0)
        }
        let refused = desk.folder + "/inbox/refused/a2.txt"
        try desk.wait { milliliters(desk) == 330 && access(refused, F_OK) == 0 }
        #expect(access(desk.session.folder + "/home/hit", F_OK) != 0)
    }

    private static let missing = ["rclone", "curl"].filter {
        access("/usr/bin/\($0)", X_OK) != 0
    }

    /// rclone stands for the server.
    @Test(.enabled(if: missing.isEmpty, "not installed: \(missing.joined(separator: ", "))"))
    func webDAVServerTakesALine() throws {
        let desk = try machine()
        defer { desk.session.end() }
        let log = desk.session.folder + "/rclone"
        let server = try desk.session.start(
            "rclone",
            [
                "serve", "webdav", desk.folder, "--addr", "127.0.0.1:0", "--user", "me", "--pass",
                "secret",
            ], errors: .file(log))
        defer { _ = server.stop() }
        var address = ""
        try desk.wait {
            let text = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
            address = text.firstMatch(of: /http:\/\/[0-9.:]+/).map { String($0.0) } ?? ""
            return !address.isEmpty
        }
        var command = try page.block("put").content
        for (old, new) in [
            ("https://cloud.example.org/remote.php/dav/files/me/atrest", address),
            ("-u me ", "-u me:secret "),
        ] {
            #expect(command.contains(old))
            command = command.replacing(old, with: new)
        }
        let result = try desk.session.run("sh", ["-c", command])
        #expect(result.status == 0, "\(result.errors)")
        try desk.wait { milliliters(desk) == 330 }
    }
}
