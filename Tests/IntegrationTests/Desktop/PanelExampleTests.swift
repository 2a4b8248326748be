import Contract
import Foundation
import Glibc
import PrivateSession
import SDBus
import Testing

/// The programs in docs/panels.md do what the page says.
struct PanelExampleTests {
    /// The interpreter of each language, by the name of its block in the document.
    private static let languages = [
        "python": ["/usr/bin/python3"], "js": ["/usr/bin/gjs", "-m"], "sh": ["/bin/sh"],
    ]

    private func example(_ language: String) throws -> String {
        let file = packageFolder.appending(path: "docs/panels.md")
        let text = try String(contentsOf: file, encoding: .utf8)
        let start = try #require(text.firstRange(of: "```\(language)\n"))
        let end = try #require(text[start.upperBound...].firstRange(of: "```\n"))
        return String(text[start.upperBound..<end.lowerBound])
    }

    @Test(arguments: languages.keys.sorted())
    func followsTheAgentAndNeverStartsIt(_ language: String) throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let program = try example(language)
        #expect(program.split(separator: "\n").count <= 32)
        let file = "\(session.folder)/example"
        try PrivateSession.write(program, to: file)
        let output = PipeEnds()
        let command = try #require(Self.languages[language])
        let process = try session.start(
            command[0], command.dropFirst() + [file], output: .descriptor(output.writing))
        output.closeWriting()
        // Some programs print a state twice.
        func line(_ expected: String, _ location: SourceLocation = #_sourceLocation) {
            var last: String?
            while let line = output.readLine() {
                if line.hasPrefix(expected) { return }
                #expect(last == nil || line == last, sourceLocation: location)
                last = line
            }
            Issue.record("\(expected) did not come", sourceLocation: location)
        }
        line("away")
        #expect(try watcher.bus.owner(of: Names.application) == nil)
        _ = try watcher.get(.status)
        line("idle When you're ready")
        try watcher.call("Start", ["StartedAt": Value.uint64(fromNow(-9 * hour - 1800))])
        line("active Metabolic transition, 9.5 h")
        kill(try watcher.agentProcess(), SIGKILL)
        line("away")
        try watcher.waitUntilAway()
        _ = try watcher.get(.status)
        line("active Metabolic transition, 9.5 h")
        try watcher.call("Abandon", noOptions)
        line("abandoned The fast was stopped and not kept.")
        // The agent runs and cannot read its records.
        kill(try watcher.agentProcess(), SIGKILL)
        line("away")
        try watcher.waitUntilAway()
        let folder = session.dataFolder
        let aside = session.folder + "/aside"
        #expect(rename(folder, aside) == 0)
        try PrivateSession.write("", to: folder)
        let problem = try #require(
            try watcher.get("Problem", of: Agent1.interface).stringValue)
        #expect(problem.contains(folder))
        line("unreadable \(problem)")
        #expect(unlink(folder) == 0 && rename(aside, folder) == 0)
        #expect(try watcher.get("Problem", of: Agent1.interface) == .string(""))
        line("idle When you're ready")
        process.destroy()
    }
}
