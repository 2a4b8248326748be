import Contract
import Foundation
import Glibc
import PrivateSession
import SDBus
import Testing

/// The programs in Examples/Panel do what docs/panels.md says.
struct PanelExampleTests {
    /// The interpreter of each program.
    private static let interpreters = [
        "follow.py": ["/usr/bin/python3"], "follow.js": ["/usr/bin/gjs", "-m"],
        "follow.sh": ["/bin/sh"],
    ]

    @Test(arguments: interpreters.keys.sorted())
    func followsTheAgentAndNeverStartsIt(_ name: String) throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let program = packageFolder.appending(path: "Examples/Panel/\(name)").path
        #expect(try PrivateSession.read(program).split(separator: "\n").count <= 32)
        let output = PipeEnds()
        let command = try #require(Self.interpreters[name])
        let process = try session.start(
            command[0], command.dropFirst() + [program], output: .descriptor(output.writing))
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
