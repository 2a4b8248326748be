import Contract
import Glibc
import Processes
import Words

/// Has the records looked at, by the agent's program: the client knows nothing of their form.
struct RecordsCheck {
    private typealias Say = Words.Doctor

    /// What the bus would start, where it is known.
    let program: String?

    var result: CheckResult {
        let beside = programFolder().map { "\($0)/atrestd" }
        let programs = [program, beside].compactMap(\.self)
        guard let program = programs.first(where: { access($0, X_OK) == 0 }),
            let (status, sentence) = Self.run(program)
        else { return .wrong(Say.recordsUnchecked) }
        return status == 0 ? .well(sentence) : .wrong(sentence, .storage)
    }

    /// - Returns: how it ended, and the line that it printed; nil where it could not be run.
    private static func run(_ program: String) -> (status: Int32, line: String)? {
        let output = PipeEnds()
        guard
            let child = try? ChildProcess(
                program, ["--check"], environment: environment,
                output: .descriptor(output.writing), errors: .nowhere)
        else { return nil }
        output.closeWriting()
        guard let line = output.readLine() else { return nil }
        return (child.wait(), line)
    }

    /// What the agent needs to find the records and to speak the user's language.
    private static var environment: [String: String] {
        let names = [
            "HOME", "XDG_DATA_HOME", "XDG_DATA_DIRS", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG",
        ]
        return Dictionary(
            uniqueKeysWithValues: names.compactMap { name in
                environmentVariable(name).map { (name, $0) }
            })
    }
}
