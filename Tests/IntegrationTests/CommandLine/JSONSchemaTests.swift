import Contract
import Foundation
import PrivateSession
import Testing

@testable import Commands

/// What the real programs print for scripts follows `docs/json`.
struct JSONSchemaTests {
    /// Runs a command and holds its output against a schema.
    ///
    /// - Returns: the output as a value.
    @discardableResult
    private func check(
        _ session: PrivateSession, _ name: String, _ arguments: String..., count: Int? = nil,
        _ location: SourceLocation = #_sourceLocation
    ) throws -> Any {
        let schema = try JSONSchema(name: name)
        let flag = arguments.contains("--json") ? [] : ["--json"]
        let result = try session.run("atrest", arguments + flag)
        #expect(result.errors == "", "\(arguments)", sourceLocation: location)
        let value = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
        #expect(schema.problems(of: value) == [], "\(arguments)", sourceLocation: location)
        if let count {
            #expect((value as? [Any])?.count == count, "\(arguments)", sourceLocation: location)
        }
        try expectStrict(schema, value, location)
        return value
    }

    /// Without any of its members, and with one more, an object does not follow the schema.
    private func expectStrict(
        _ schema: JSONSchema, _ value: Any, _ location: SourceLocation
    ) throws {
        let isArray = value is [Any]
        let elements = value as? [Any] ?? [value]
        guard let members = elements.first as? [String: Any] else { return }
        var changed = members.keys.map { key in members.filter { $0.key != key } }
        changed.append(members.merging(["other": 1]) { $1 })
        changed.append(members.merging(["schema": 2]) { $1 })
        for members in changed {
            let wrong: Any = isArray ? [members] : members
            #expect(!schema.problems(of: wrong).isEmpty, "\(members)", sourceLocation: location)
        }
    }

    @Test func fastInEachState() throws {
        let session = try PrivateSession()
        defer { session.end() }
        try check(session, "status")
        try check(session, "status", "status")
        #expect(try session.atrest("start", "--ago", "13h", "--target", "16.333").status == 0)
        try check(session, "status", "status")
        #expect(try session.atrest("vigil", "on").status == 0)
        try check(session, "status", "status")
        try check(session, "history", "history", count: 0)
        try check(session, "note", "note")
        #expect(try session.atrest("note", "a calm day").status == 0)
        try check(session, "note", "note")
        #expect(try session.atrest("end").status == 0)
        try check(session, "status", "status")
        #expect(try session.atrest("undo").status == 0)
        #expect(try session.atrest("adjust", "--target", "12").status == 0)
        #expect(try session.atrest("end").status == 0)
        try check(session, "status", "status")
        try check(session, "why", "why")
        for topic in ["safety", "ketosis", "detox", "1", "5", "9", "14", "20", "40"] {
            try check(session, "why", "why", topic)
        }
        try check(session, "undo", "undo")
        try check(session, "undo", "redo")
        try check(session, "undo-list", "undo", "--list")
        try check(session, "undo-number", "undo", "1", count: 1)
        try check(session, "undo-number", "redo", "1", count: 1)
    }

    @Test func recordsAndSettings() throws {
        let session = try PrivateSession()
        defer { session.end() }
        for day in 1...3 {
            #expect(
                try session.atrest(
                    "log", "--start", "2026-02-0\(day) 04:00", "--end", "2026-02-0\(day) 20:30",
                    "--target", day == 1 ? "18" : "16"
                ).status == 0)
        }
        try check(session, "history", "history", count: 3)
        try check(session, "history", "history", "--month", "2026-01", count: 0)
        #expect(try session.atrest("note", "@1", "rain").status == 0)
        try check(session, "history-notes", "history", "--notes", count: 3)
        try check(session, "history-notes", "history", "--grep", "RAIN", count: 1)
        try check(session, "history", "history", "february", "2026", count: 3)
        try check(session, "history-total", "history", "--total", count: 1)
        try check(session, "history-total", "history", "--total", "2026-02", count: 1)
        try check(session, "history-total", "history", "--by", "day", count: 3)
        try check(session, "history-total", "history", "--total", "2026-01", count: 0)
        try check(session, "calendar-month", "calendar", "2026-02", count: 3)
        try check(session, "calendar-month", "calendar", "2026-01", count: 0)
        try check(session, "calendar-day", "calendar", "2026-02-01", count: 1)
        try check(session, "water", "water")
        try check(session, "water", "water", "today")
        try check(session, "water-entry", "water", "add", "300")
        try check(session, "water-list", "water", "list", count: 1)
        try check(session, "water-entry", "water", "remove", "@1")
        try check(session, "water-list", "water", "list", count: 0)
        try check(session, "settings", "settings")
        try check(session, "settings", "settings", "list")
        for key in ["target-hours", "discreet", "reduced-motion"] {
            try check(session, "setting", "settings", "get", key)
        }
        try check(session, "setting", "settings", "set", "water-unit", "floz")
        try check(session, "setting", "settings", "set", "--json", "water-unit", "ml")
        try check(session, "setting", "settings", "set", "--json", "target-hours", "18", "hours")
        try check(session, "vigil", "vigil")
        try check(session, "vigil", "vigil", "on")
        try check(session, "vigil", "vigil", "show", "--cite")
        try check(session, "vigil", "vigil", "forest", "--cite")
        try check(session, "quiet", "quiet")
        let folder = session.folder + "/shared"
        #expect(mkdir(folder, 0o700) == 0)
        try check(session, "devices", "devices")
        try check(session, "devices-join", "devices", "join", folder, "--dry-run")
        try check(session, "devices-join", "devices", "join", folder)
        try check(session, "devices", "devices", "name", "desk")
        try check(session, "devices", "devices", "show")
        for state in ["on", "off"] {
            try check(session, "devices-inbox", "devices", "inbox", state)
            try check(session, "devices-today", "devices", "today", state)
        }
        try check(session, "devices", "devices", "leave")
        try check(session, "doctor", "doctor")
        try check(session, "restore-list", "restore", count: 1)
        try check(session, "restore", "restore", "today", "--dry-run")
        try check(session, "restore", "restore", "--json", "--dry-run", "today")
        try check(session, "restore", "restore", "today", "--yes")
    }

    /// A follower goes on while the agent is away.
    @Test func awayIsAStateToo() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let follower = try Follower(session, "--json")
        let line = try #require(follower.line())
        _ = follower.process.stop()
        let value = try JSONSerialization.jsonObject(with: Data(line.utf8))
        #expect(try JSONSchema(name: "status").problems(of: value) == [])
        #expect((value as? [String: Any])?["status"] as? String == "away")
    }

    @Test func licence() throws {
        let stage = try PremiumTests.Stage()
        defer { stage.session.end() }
        try check(stage.session, "premium", "premium")
        let file = try stage.licence()
        try check(stage.session, "premium", "premium", "add", file)
        try check(stage.session, "premium", "premium", "show")
        try check(stage.session, "premium", "premium", "remove")
    }

    /// A condition that would not be checked is refused.
    @Test(
        arguments: [
            ##"{"$ref": "#/$defs/id", "pattern": "x"}"##, ##"{"anyOf": [], "type": "string"}"##,
            ##"{"anyOf": [], "$ref": "#/$defs/id"}"##, ##"{"format": "date"}"##,
            ##"{"items": {"anyOf": [], "minimum": 1}}"##, ##"{"anyOf": [{"oneOf": []}]}"##,
        ])
    func uncheckedConditionIsRefused(text: String) throws {
        let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
        let schema = try #require(value as? [String: Any])
        #expect(throws: JSONSchema.Failure.self) { try JSONSchema(root: schema) }
    }

    /// The commands that have `--json`, by the words that name them.
    private func paths(of command: CommandModel, _ names: [String] = []) -> [[String]] {
        let own = command.option(typed: "--json") == nil ? [] : [names]
        return own + command.commands.flatMap { paths(of: $0, names + [$0.commandName]) }
    }

    /// No command has an output that these tests do not read.
    @Test func eachOutputIsRead() throws {
        let source = try String(
            contentsOf: packageFolder.appending(
                path: "Tests/IntegrationTests/CommandLine/JSONSchemaTests.swift"), encoding: .utf8)
        let calls = source.matches(of: /check\(\s*(?:stage\.)?session, "[a-z-]+"([^)]*)\)/)
            .map { $0.1.filter { !$0.isWhitespace } + "," }
        let paths = paths(of: CommandModel(Atrest.self))
        #expect(paths.count > 20)
        // There has to be another machine: DevicesTests reads what is printed then.
        for path in paths where path != ["devices", "forget"] {
            let words = path.map { ",\"\($0)\"" }.joined() + ","
            #expect(calls.contains { $0.hasPrefix(words) }, "atrest \(path.joined(separator: " "))")
        }
    }

    /// Each file is about a command that these tests run.
    @Test func eachSchemaIsUsed() throws {
        let folder = packageFolder.appending(path: "docs/json").path
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
            .map { $0.replacing(".schema.json", with: "") }
        let source = try String(
            contentsOf: packageFolder.appending(
                path: "Tests/IntegrationTests/CommandLine/JSONSchemaTests.swift"), encoding: .utf8)
        for name in names { #expect(source.contains("\"\(name)\", \""), "\(name)") }
        #expect(names.count >= 20)
    }
}
