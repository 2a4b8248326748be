import Foundation
import PrivateSession
import Testing

/// Every command of README.md and docs/using.md works as it is written. Those that build, install or run everything
/// are run by `scripts/packages/test-packages`, in a clone in fresh systems.
struct PageCommandTests {
    private static let root = packageFolder.path

    /// The lines of code of a page, without the explanation behind two spaces.
    private static func code(_ page: String) -> [String] {
        page.split(separator: "\n").filter { $0.prefixMatch(of: /[ ]{4}\S/) != nil }.map { line in
            let text = String(line.dropFirst(4))
            return text.firstRange(of: "  ").map { String(text[..<$0.lowerBound]) } ?? text
        }
    }

    /// The commands inside of the text. Words in capitals stand for something else.
    private static func inline(_ page: String) -> [String] {
        page.matches(of: /`(atrest [^`]+)`/).map { match in
            match.1.split(whereSeparator: \.isWhitespace).joined(separator: " ")
                .replacing("HH:MM", with: "21:30")
        }
    }

    private static func isSlow(_ command: String) -> Bool {
        command.hasPrefix("make ") || command.hasPrefix("sudo ")
    }

    private static let pages = ["README.md", "docs/using.md"].map {
        (try? PrivateSession.read("\(root)/\($0)")) ?? ""
    }

    static let commands: [String] = {
        var seen: Set<String> = []
        return pages.flatMap { code($0) + inline($0) }.filter {
            // "Use `atrest export`" names a command and is none. The date is one of a backup that is not here:
            // RestoreCommandTests goes back to one.
            !isSlow($0) && !["atrest export", "atrest restore 2026-11-20"].contains($0)
                && seen.insert($0).inserted
        }
    }()

    /// What a command needs before: a fast to delete, a folder, Vigil.
    private static let before: [(command: String, preparation: String)] = [
        ("atrest start", "atrest abandon"), ("atrest log", "atrest abandon"),
        (
            "atrest delete",
            "atrest log --start 2026-02-01T04:00:00Z --end 2026-02-01T20:00:00Z"
        ),
        ("atrest redo", "atrest undo"), ("atrest import", "atrest export fasts.csv"),
        ("atrest settings set calendar-folder", "mkdir -p ~/.calendars/atrest"),
        ("atrest devices join", "mkdir -p ~/Sync/atrest"),
        ("atrest vigil show", "atrest vigil on"), ("atrest vigil forest", "atrest vigil on"),
    ]

    private func session() throws -> PrivateSession {
        let session = try PrivateSession()
        // It is between 18:00 and 19:00, so that 12:30 and noon have passed today.
        let hour = Int(Date().timeIntervalSince1970) / 3600 % 24
        session.environment["TZ"] = "<now>\(hour - 18)"
        let prepared = try session.run(
            "bash", ["-c", "atrest start --ago 20h && atrest water add"])
        try #require(prepared.status == 0, "\(prepared.errors)")
        return session
    }

    @Test(arguments: commands) func commandWorks(_ command: String) throws {
        let session = try session()
        defer { session.end() }
        let home = try #require(session.environment["HOME"])
        for (start, preparation) in Self.before where command.hasPrefix(start) {
            let result = try session.run("bash", ["-c", "cd '\(home)' && \(preparation)"])
            try #require(result.status == 0, "\(preparation): \(result.errors)")
        }
        let script = "cd '\(home)' && exec \(command) </dev/null"
        if command.hasPrefix("atrest watch") || command.contains("--follow")
            || command.hasPrefix("gdbus monitor")
        {
            let output = PipeEnds()
            let child = try session.start(
                "bash", ["-c", script], output: .descriptor(output.writing))
            output.closeWriting()
            defer { child.destroy() }
            #expect(output.readLine()?.isEmpty == false)
            return
        }
        let result = try session.run("bash", ["-c", script])
        if command == "atrest window" {
            // There is no screen here. scripts/packages/test-packages opens the window.
            #expect(result.status == 69 && result.errors.contains("atrest watch"))
        } else {
            #expect(result.status == 0, "\(result.output)\(result.errors)")
        }
    }

    @Test func commandsAreFound() {
        #expect(Self.commands.count >= 50)
        for command in ["atrest", "atrest start --ago 5h", "atrest end", "atrest why 14"] {
            #expect(Self.commands.contains(command), "\(command)")
        }
    }

    /// The slow commands of the pages, as scripts/packages/inside-readme finds them. Each is a target.
    @Test func slowCommandsAreTargets() throws {
        let slow = Self.pages.flatMap(Self.code).filter(Self.isSlow)
        let makefile = try PrivateSession.read(Self.root + "/Makefile")
        for command in slow where command.hasPrefix("make ") {
            #expect(makefile.contains("\n\(command.dropFirst(5)):"), "\(command)")
        }
        #expect(Set(slow).isSuperset(of: ["make run", "make test"]))
        let script = try PrivateSession.read(Self.root + "/scripts/packages/inside-readme")
        for heading in ["\"The first fast\"", "README.md Install", "\"Try it first\""] {
            #expect(
                script.contains("section README.md \(heading)")
                    || script.contains("section \(heading)"))
            let title = heading.replacing("\"", with: "").replacing("README.md ", with: "")
            #expect(Self.pages[0].contains("\n## \(title)\n"))
        }
        let sections = Self.pages[0].components(separatedBy: "\n## ").filter {
            !Self.code($0).isEmpty
        }
        #expect(sections.count == 3, "inside-readme runs the code of three sections")
    }
}
