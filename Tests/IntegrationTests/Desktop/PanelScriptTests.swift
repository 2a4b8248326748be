import Foundation
import PrivateSession
import Testing

/// The scripts of the GNOME Shell extension and of the Plasma applet, run with gjs.
struct PanelScriptTests {
    private static let tests = packageFolder.appending(path: "Tests/panels").path

    /// Writes the extension or the applet into a folder of the session, and returns the folder.
    private func build(
        _ script: String, _ generation: String, in session: PrivateSession
    ) throws -> String {
        let folder = "\(session.folder)/\(script)-\(generation)"
        let program = packageFolder.appending(path: "scripts/panels/\(script)").path
        let result = try session.run(program, [generation, folder])
        try #require(result.status == 0, "\(result.errors)")
        return folder
    }

    private func gjs(
        _ script: String, _ arguments: [String], in session: PrivateSession,
        _ location: SourceLocation = #_sourceLocation
    ) throws {
        let result = try session.run("gjs", ["-m", "\(Self.tests)/\(script)"] + arguments)
        #expect(
            result.status == 0, "\(arguments): \(result.output)\(result.errors)",
            sourceLocation: location)
    }

    @Test(arguments: ["43", "45"])
    func everyFileOfTheExtensionCanBeParsed(_ generation: String) throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let folder = try build("gnome-extension", generation, in: session)
        let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter {
            $0.hasSuffix(".js")
        }
        #expect(files.contains("extension.js") && files.contains("arrival.js"))
        for file in files {
            let text = try PrivateSession.read("\(folder)/\(file)")
            let lines = text.split(separator: "\n")
            #expect(
                lines.contains { $0.hasPrefix("export ") || $0.hasPrefix("import ") }
                    == (generation == "45"), "\(file)")
            #expect(generation == "43" || !text.contains("imports."), "\(file)")
            let form = generation == "43" ? "legacy" : "module"
            try gjs("syntax-check.js", [form, "\(folder)/\(file)"], in: session)
        }
    }

    /// The star comes first, then Scripture. The order of the agent's signals does not matter.
    @Test func arrivalIsInOrder() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let module = try build("gnome-extension", "45", in: session)
        try gjs("arrival-test.js", ["\(module)/arrival.js"], in: session)
        let legacy = try build("gnome-extension", "43", in: session)
        try gjs("arrival-test.js", ["--legacy", legacy], in: session)
        let applet = try build("plasma-applet", "6", in: session)
        try gjs("arrival-test.js", ["\(applet)/contents/code/arrival.mjs"], in: session)
    }

    /// Two widgets of one panel have one name on the bus.
    @Test func nameOfAPanelIsCounted() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let applet = try build("plasma-applet", "6", in: session)
        try gjs("claims-test.js", ["\(applet)/contents/code/claims.mjs"], in: session)
        let user = try PrivateSession.read("\(applet)/contents/ui/PanelName.qml")
        #expect(user.contains("if (Claims.claim())") && user.contains("if (Claims.release())"))
    }

    /// From 45 on the shell compiles the settings of an extension that it installs.
    @Test(
        .enabled(if: access("/usr/bin/python3", X_OK) == 0, "python3 is missing"),
        arguments: ["43", "45"])
    func packageHasCompiledSettingsOnlyForAnOldShell(_ generation: String) throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let folder = try build("gnome-extension", generation, in: session)
        let package = session.folder + "/extension.zip"
        // As GNOME's own tool packs it.
        let packed = try session.run(
            "sh", ["-c", "cd \"$1\" && python3 -m zipfile -c \"$2\" *", "sh", folder, package])
        try #require(packed.status == 0, "\(packed.errors)")
        let program = packageFolder.appending(path: "scripts/panels/finish-extension").path
        let finished = try session.run(program, [generation, folder, package])
        #expect(finished.status == 0, "\(finished.errors)")
        let list = try session.run("python3", ["-m", "zipfile", "-l", package]).output
        #expect(list.contains("gschemas.compiled") == (generation == "43"))
        #expect(list.contains("gschema.xml") && list.contains("extension.js"))
        try PrivateSession.write("", to: folder + "/forgotten.js")
        #expect(try session.run(program, [generation, folder, package]).status != 0)
    }

    /// Times in the popup follow a new time zone.
    @Test func newTimeZoneIsNoticed() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let module = try build("gnome-extension", "45", in: session)
        let link = "\(session.folder)/localtime"
        try FileManager.default.createSymbolicLink(
            atPath: link, withDestinationPath: "/usr/share/zoneinfo/Europe/Berlin")
        try gjs("zone-test.js", [module, link], in: session)
    }

    @Test func textOfATerminalFillsAPopup() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let module = try build("gnome-extension", "45", in: session)
        try gjs("reflow-test.js", ["\(module)/reflow.js"], in: session)
        let applet = try build("plasma-applet", "6", in: session)
        try gjs("reflow-test.js", ["\(applet)/contents/code/reflow.mjs"], in: session)
        try gjs("lines-test.js", ["\(module)/lines.js"], in: session)
        try gjs("lines-test.js", ["\(applet)/contents/code/lines.mjs"], in: session)
    }

    /// What people read has contrast on every part of the sky, and days are those of the calendar.
    @Test func popupsCanBeRead() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let module = try build("gnome-extension", "45", in: session)
        let stylesheet = "\(module)/stylesheet.css"
        try gjs("sky-test.js", [module, stylesheet], in: session)
        let applet = try build("plasma-applet", "6", in: session)
        try gjs("sky-test.js", ["\(applet)/contents/code", stylesheet, "mjs"], in: session)
    }

    /// Each glyph and button without a text has a name for screen readers.
    @Test func glyphsHaveNames() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let applet = try build("plasma-applet", "6", in: session)
        let files = try FileManager.default.contentsOfDirectory(atPath: "\(applet)/contents/ui")
        var count = 0
        for file in files where file.hasSuffix(".qml") {
            let text = try PrivateSession.read("\(applet)/contents/ui/\(file)")
            for match in text.matches(of: /\bGlyph \{([^}]*)/) {
                count += 1
                #expect(match.1.contains("text: i18nd("), "\(file)")
            }
            for match in text.matches(of: /"\.\.\/(images\/[a-z]+\.svg)"/) {
                let image = "\(applet)/contents/\(match.1)"
                #expect(FileManager.default.fileExists(atPath: image), "\(file): \(match.1)")
            }
        }
        #expect(count == 4)
    }

    @Test func extensionUsesTheSignalsOfOneActTogether() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let folder = try build("gnome-extension", "45", in: session)
        let agent = try session.start("/usr/bin/python3", ["\(Self.tests)/fake-agent.py"])
        defer { agent.stop() }
        try gjs("agent-test.js", [folder], in: session)
    }
}
