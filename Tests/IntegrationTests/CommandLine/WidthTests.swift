import Foundation
import PrivateSession
import Testing
import Text

/// What is printed fits the terminal, in each language.
struct WidthTests {
    /// The lines of a command in a terminal that script(1) makes.
    private func lines(
        _ session: PrivateSession, _ command: String, columns: Int, variables: String = ""
    ) throws -> [String] {
        let line = "stty cols \(columns); \(variables) NO_COLOR=1 atrest \(command)"
        let result = try session.run("script", ["-qec", line, "/dev/null"])
        return result.output.split(whereSeparator: \.isNewline).map(String.init)
    }

    private static let commands = [
        "settings", "undo --list", "doctor", "water list", "restore", "restore today --dry-run",
        "why ketosis", "history", "history --by day", "vigil", "adjust --nonsense", "log soon",
        "start", "delete @1",
    ]

    private func fill(_ session: PrivateSession) throws {
        for arguments in [
            ["log", "--start", "2026-02-01 04:00", "--end", "2026-02-01 20:00"],
            ["log", "--start", "2026-02-02 04:00", "--end", "2026-02-02 20:00"],
            ["water", "add", "330"], ["delete", "@1"], ["undo"],
        ] {
            #expect(try session.run("atrest", arguments).status == 0)
        }
    }

    @Test func linesFitTheTerminal() throws {
        let session = try PrivateSession()
        defer { session.end() }
        try fill(session)
        for columns in [40, 60, 80] { try expectFit(session, columns) }
        // Some marks of ASCII are longer.
        for columns in [40, 60, 80] { try expectFit(session, columns, variables: "LC_ALL=C") }
    }

    @Test(.enabled(if: German.isPossible, German.isMissing))
    func germanLinesFitTheTerminal() throws {
        let session = try German.translatedSession()
        defer { session.end() }
        try fill(session)
        for columns in [40, 60, 80] { try expectFit(session, columns) }
        #expect(try lines(session, "doctor", columns: 80).joined().contains("Sitzungsbus"))
    }

    private func expectFit(
        _ session: PrivateSession, _ columns: Int, variables: String = ""
    ) throws {
        for command in Self.commands {
            let lines = try lines(session, command, columns: columns, variables: variables)
            #expect(!lines.isEmpty)
            // A word such as a path or an address is never broken before the end of a line.
            for line in lines where line.cellWidth > columns {
                #expect(!line.contains(" ") || line.contains("doi:"), "\(command): \(line)")
            }
        }
    }

    /// The answer of an act that is done only once.
    @Test func answerAboutAFolderFits() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let joined = try lines(session, "devices join \(session.folder)/run", columns: 60)
        #expect(joined.count > 3)
        for line in joined {
            #expect(line.cellWidth <= 60 || !line.contains(" "), "\(line)")
        }
    }

    /// A locale without UTF-8 has no sign for a check mark.
    @Test func marksAreThoseOfTheLocale() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let plain = try lines(session, "doctor", columns: 80, variables: "LC_ALL=C")
        #expect(plain.first?.hasPrefix("+ atrest ") == true)
        let isPlain = plain.joined().allSatisfy { $0.isASCII }
        #expect(isPlain)
        let marked = try lines(session, "doctor", columns: 80)
        #expect(marked.first?.hasPrefix("✓ atrest ") == true)
        // A pipe gets the same text in each locale.
        let piped = try session.run("sh", ["-c", "LC_ALL=C atrest doctor"])
        #expect(piped.output.hasPrefix("✓ atrest "))
    }
}
