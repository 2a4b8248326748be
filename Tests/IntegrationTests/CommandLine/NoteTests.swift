import Contract
import Foundation
import PrivateSession
import SDBus
import Testing
import Words

/// The private note of a fast, from the command line to the records and back.
struct NoteTests {
    private func note(_ session: PrivateSession, _ arguments: String...) throws -> String {
        let result = try session.run("atrest", ["note"] + arguments)
        #expect(result.status == 0, "\(result.errors)")
        return String(result.output.dropLast())
    }

    /// A note is in no property, no signal, no notification, no status and no picture.
    @Test func noteIsOnNoSurfaceThatWasNotAsked() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let secret = "xylophone-quartz"
        let watcher = try Watcher(session)
        let server = try NoticeServer(on: watcher.bus, capabilities: ["body", "actions"])
        try watcher.start(before: 16 * hour) {
            let id = try watcher.get(.id).stringValue ?? ""
            try watcher.call("SetNote", on: History1.interface, id, secret, noOptions)
        }
        try watcher.wait(for: Timer1.Signal.targetReached.rawValue)
        try watcher.wait(until: { !server.calls.isEmpty }, every: 50_000)
        try watcher.call("End", noOptions)
        _ = try note(session, "again \(secret)")
        #expect(try session.atrest("undo").status == 0)
        #expect(try session.atrest("start", "--note", secret).status == 0)

        for (interface, member) in try Self.properties() {
            let value = try? watcher.get(member, of: interface)
            #expect(!"\(value as Any)".contains(secret), "\(interface).\(member)")
        }
        #expect(!watcher.events.isEmpty && !"\(watcher.events)".contains(secret))
        #expect(!server.calls.isEmpty && !"\(server.calls)".contains(secret))
        let surfaces: [[String]] = [
            ["status"], ["status", "--json"], ["history"], ["history", "--json"], ["calendar"],
            ["calendar", "--json"], ["undo", "--list"], ["undo", "--list", "--json"],
            ["widget", "waybar"], ["widget", "polybar"], ["widget", "i3blocks"],
            ["widget", "swaybar"], ["widget", "genmon"], ["forest", "--svg", "-"],
            ["export", "-", "--format", "ics"], ["doctor"],
            [
                "status", "--format",
                "{{status}} {{milestone}} {{title}} {{text}} {{scripture}} {{started}} {{target}}",
            ],
        ]
        for arguments in surfaces {
            let result = try session.run("atrest", arguments)
            #expect(!result.output.contains(secret), "\(arguments)")
            #expect(!result.errors.contains(secret), "\(arguments)")
        }
        #expect(try note(session) == secret)
    }

    /// All properties in the files of the interfaces.
    private static func properties() throws -> [(interface: String, member: String)] {
        let folder = packageFolder.appending(path: "dbus").path
        return try FileManager.default.contentsOfDirectory(atPath: folder)
            .filter { $0.hasPrefix("app.atrest.") && $0.hasSuffix(".xml") }
            .flatMap { name in
                let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
                return text.matches(of: /<property name="([A-Za-z]+)"/)
                    .map { (String(name.dropLast(4)), String($0.output.1)) }
            }
    }
}
