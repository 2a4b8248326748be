import PrivateSession
import Testing

/// What a command answers does not depend on variables and descriptors that say nothing about the answer.
struct EnvironmentTests {
    private static let lines = [
        "status", "status --json", "history", "history --json", "calendar 2026-02", "water list",
        "settings", "plan",
        "undo --list", "export -", "log 20:00", "start", "why safety",
    ]

    /// Changes of the environment; nil removes a variable.
    private static let environments: [(name: String, variables: [String: String?])] = [
        ("a language without a translation", ["LANGUAGE": "xx"]),
        ("C", ["LC_ALL": "C"]), ("POSIX", ["LC_ALL": "POSIX"]),
        ("a locale that is not installed", ["LC_ALL": "xx_YY.UTF-8"]),
        ("no locale", ["LANG": nil]), ("other dates, not installed", ["LC_TIME": "xx"]),
        ("the zone by its name", ["TZ": "Etc/UTC"]), ("the zone by its file", ["TZ": ":Etc/UTC"]),
        ("an empty zone", ["TZ": ""]), ("a zone that does not exist", ["TZ": "No/Where"]),
        ("no home", ["HOME": nil]), ("an empty home", ["HOME": ""]),
        ("a relative home", ["HOME": "x"]), ("no programs", ["PATH": "/nowhere"]),
        ("a dumb terminal", ["TERM": "dumb", "NO_COLOR": "1"]), ("narrow", ["COLUMNS": "20"]),
        ("no folders", ["XDG_RUNTIME_DIR": nil, "XDG_DATA_HOME": nil, "XDG_CONFIG_HOME": nil]),
    ]

    @Test func answerStaysTheSame() throws {
        let session = try PrivateSession()
        defer { session.end() }
        for line in [
            "start --ago 5h", "log 2026-02-20 20:00 - 2026-02-21 12:00 --note müde",
            "water add 300",
            "plan weekdays 20:00",
        ] { #expect(try session.run("sh", ["-c", "atrest \(line)"]).status == 0) }
        let usual = session.environment
        let program = session.programs + "/atrest"
        for line in Self.lines {
            func answer(_ redirection: String = "") throws -> PrivateSession.Result {
                try session.run("/bin/sh", ["-c", "\(program) \(line) \(redirection)"])
            }
            var expected = try answer()
            /// The minute may have changed meanwhile.
            func expect(_ name: String, _ redirection: String = "") throws {
                let found = try answer(redirection)
                if found == expected { return }
                let changed = session.environment
                session.environment = usual
                expected = try answer()
                session.environment = changed
                let again = try answer(redirection)
                #expect(again == expected, "\(line), \(name)")
            }
            for (name, variables) in Self.environments {
                for (variable, value) in variables { session.environment[variable] = value }
                try expect(name)
                session.environment = usual
            }
            try expect("no input", "<&-")
        }
    }
}
