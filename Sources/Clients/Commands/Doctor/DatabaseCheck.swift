import Contract
import Glibc
import System
import Words

/// Checks the records with the agent's own program: the client does not know the database's format.
struct DatabaseCheck {
    private typealias Say = Words.Doctor

    /// The program that the bus would start, if it is known.
    let program: String?
    /// The data folder.
    let folder: String

    var results: [CheckResult] {
        let beside = programFolder().map { "\($0)/atrestd" }
        let programs = [program, beside].compactMap(\.self)
        guard let program = programs.first(where: { access($0, X_OK) == 0 }),
            let (status, lines) = run(program), let sentence = lines.first
        else { return [.failed(Say.recordsUnchecked)] }
        let records = status == 0 ? CheckResult.ok(sentence) : .failed(sentence, .storage)
        return [records] + lines.dropFirst().map { .warning($0) }
    }

    /// - Returns: the exit status and the lines that the program printed: the first about the records,
    ///   the others about the backups. nil if it could not be run.
    private func run(_ program: String) -> (status: Int32, lines: [String])? {
        let output = PipeEnds()
        var environment = Self.environment
        // The folder is in the data home.
        if folder.hasSuffix("/\(Names.folder)") {
            environment["XDG_DATA_HOME"] = String(folder.dropLast(Names.folder.count + 1))
        }
        guard
            let child = try? ChildProcess(
                program, ["--check"], environment: environment,
                output: .descriptor(output.writing), errors: .nowhere)
        else { return nil }
        output.closeWriting()
        let lines = output.readAll().split(separator: "\n").map(String.init)
        return (child.wait(), lines)
    }

    /// The variables with which the agent finds the records and the user's language. The last three say where locales
    /// are: locale(7), and those of Guix and Nix.
    static var environment: [String: String] {
        let names = [
            "HOME", "XDG_DATA_HOME", "XDG_DATA_DIRS", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG",
            "LOCPATH", "GUIX_LOCPATH", "LOCALE_ARCHIVE",
        ]
        return Dictionary(
            uniqueKeysWithValues: names.compactMap { name in
                environmentVariable(name).map { (name, $0) }
            })
    }
}
