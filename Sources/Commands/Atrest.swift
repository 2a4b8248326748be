import ArgumentParser
import Contract
import UserFolders
import Words

/// The root of the command line.
struct Atrest: ParsableCommand {
    /// The commands in the order of help.
    static let groups: [(title: String, commands: [any ParsableCommand.Type])] = [
        (
            Words.CommandLine.fasting,
            [
                StartCommand.self, EndCommand.self, AbandonCommand.self, AdjustCommand.self,
                StatusCommand.self, WatchCommand.self, WhyCommand.self, UndoCommand.self,
                RedoCommand.self,
            ]
        ),
        (
            Words.CommandLine.history,
            [
                HistoryCommand.self, LogCommand.self, EditCommand.self, DeleteCommand.self,
                CalendarCommand.self,
            ]
        ),
        (Words.CommandLine.water, [WaterCommand.self]),
        (
            Words.CommandLine.data,
            [ExportCommand.self, ImportCommand.self, RestoreCommand.self]
        ),
        (Words.CommandLine.pictures, [ForestCommand.self, WidgetCommand.self]),
        (
            Words.CommandLine.setup,
            [
                SettingsCommand.self, VigilCommand.self, ComplineCommand.self, QuietCommand.self,
                DoctorCommand.self,
            ]
        ),
    ]

    static let configuration = CommandConfiguration(
        commandName: "atrest", abstract: Words.Help.program, discussion: Words.Help.discussion,
        version: "atrest \(Names.version)", subcommands: groups.flatMap(\.commands),
        defaultSubcommand: StatusCommand.self)
}

/// Runs a command line.
///
/// - Parameter arguments: the arguments without the program's name.
/// - Returns: the exit code.
public func runCommand(_ arguments: [String]) -> Int32 {
    Words.useLanguageOfUser(cataloguesIn: catalogueFolders())
    do {
        try carryOut(arguments)
    } catch let problem as Problem {
        if let sentence = problem.sentence { Output.printError(sentence) }
        return problem.exitStatus.rawValue
    } catch is Output.Closed {
        // The reader has gone, which is not an error.
    } catch {
        Output.printError("\(error)")
        return ExitStatus.unavailable.rawValue
    }
    return ExitStatus.success.rawValue
}

/// - Throws: ``Problem``, ``Output/Closed``.
private func carryOut(_ arguments: [String]) throws {
    if arguments.first == Names.openCompline { return OpenCompline.run() }
    if arguments.first == Completion.verb { return Completion.answer(arguments.dropFirst()) }
    if let request = StatusRequest(fast: arguments) { return try request.run() }
    if let request = WidgetRequest(fast: arguments) { return try request.run() }
    if let request = HelpRequest(arguments) { return try request.run(arguments) }
    let arguments = JoinedWords.joined(verbFirst(arguments))
    do {
        var command = try Atrest.parseAsRoot(arguments)
        try command.run()
    } catch  where !(error is Problem || error is Output.Closed) {
        // What the parser prints on its own, such as a script for completions, or what is wrong.
        let message = Atrest.fullMessage(for: error)
        guard Atrest.exitCode(for: error).isSuccess else {
            let problem = CommandModel.ofRoot().flatMap { root in
                Mistake(arguments: arguments, root: root).problem
            }
            throw problem ?? Problem(.usage, Atrest.message(for: error))
        }
        let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
        try Output().lines(lines.map { StyledText(String($0)) })
    }
}

/// Moves a `--color` that comes before the verb behind the verb, which has the option.
func verbFirst(_ arguments: [String]) -> [String] {
    let length =
        arguments.first == "--color" ? 2 : arguments.first?.hasPrefix("--color=") == true ? 1 : 0
    guard arguments.count > length, !arguments[length].hasPrefix("-") else { return arguments }
    return [arguments[length]] + arguments.prefix(length) + arguments.dropFirst(length + 1)
}
