import Foundation
import PrivateSession
import Testing

/// scripts/panels/check-extension holds the extension to the rules of extensions.gnome.org.
struct ExtensionRuleTests {
    private static let scripts = packageFolder.appending(path: "scripts/panels").path

    private func build(in session: PrivateSession) throws -> String {
        let folder = "\(session.folder)/extension"
        let result = try session.run("\(Self.scripts)/gnome-extension", ["45", folder])
        try #require(result.status == 0, "\(result.errors)")
        return folder
    }

    @Test func extensionKeepsTheRules() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let folder = try build(in: session)
        let result = try session.run("\(Self.scripts)/check-extension", [folder])
        #expect(result.status == 0, "\(result.errors)")
    }

    /// Each sample is added to a file of the extension, which then breaks one rule.
    @Test(arguments: [
        ("words.js", "import Gtk from 'gi://Gtk';", "loads Gtk"),
        ("words.js", "import St from 'gi://St';", "loads St"),
        ("popup.js", "const Lang = imports.lang;", "deprecated"),
        ("agent.js", "function a() {\n    Gio.DBus.session.call_sync();\n}", "blocks"),
        ("agent.js", "function a() {\n    GLib.spawn_command_line_sync('true');\n}", "blocks"),
        ("clock.js", "const alarm = new Alarm(() => {});", "before it is enabled"),
        ("clock.js", "GLib.timeout_add(0, 1, () => {});", "before it is enabled"),
        ("parts.js", "function a() {\n    GLib.idle_add(0, () => false);\n}", "never stops"),
        (
            "parts.js", "function a() {\n    Gio.bus_watch_name(0, '', 0, null, null);\n}",
            "never stops"
        ),
        ("popup.js", "function a() {\n    global.stage.connect('a', () => {});\n}", "outlives"),
        ("popup.js", "function a() {\n    console.log('a');\n}", "writes to the log"),
        ("tool.sh", "true", "does not belong"),
    ])
    func ruleIsHeld(_ name: String, _ sample: String, _ finding: String) throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let folder = try build(in: session)
        let file = "\(folder)/\(name)"
        let text = (try? PrivateSession.read(file)) ?? ""
        try "\(text)\n\(sample)\n".write(toFile: file, atomically: true, encoding: .utf8)
        let result = try session.run("\(Self.scripts)/check-extension", [folder])
        #expect(result.status == 1)
        #expect(result.errors.contains("\(name):"), "\(result.errors)")
        #expect(result.errors.contains(finding), "\(result.errors)")
    }
}
