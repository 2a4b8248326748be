import ArgumentParser
import Contract
import UserFolders
import Words

/// The root of the command line.
struct Atrest: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "atrest", abstract: Words.Help.program, discussion: Words.Help.discussion,
        version: "atrest \(Names.version)",
        subcommands: [
            StartCommand.self, EndCommand.self, AbandonCommand.self, UndoCommand.self,
            RedoCommand.self, AdjustCommand.self, StatusCommand.self, HistoryCommand.self,
            LogCommand.self, EditCommand.self, DeleteCommand.self, CalendarCommand.self,
            WaterCommand.self, VigilCommand.self, SettingsCommand.self, ExportCommand.self,
            ImportCommand.self, RestoreCommand.self, ForestCommand.self, WidgetCommand.self,
            QuietCommand.self, DoctorCommand.self,
        ],
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
    if let request = StatusRequest(fast: arguments) { return try request.run() }
    if let request = WidgetRequest(fast: arguments) { return try request.run() }
    do {
        var command = try Atrest.parseAsRoot(verbFirst(arguments))
        try command.run()
    } catch  where !(error is Problem || error is Output.Closed) {
        // The parser's message: help, or what is wrong.
        guard Atrest.exitCode(for: error).isSuccess else {
            throw Problem(.usage, "\(mistake(error, arguments)) \(Words.seeHelp)")
        }
        let lines = Atrest.fullMessage(for: error)
            .split(separator: "\n", omittingEmptySubsequences: false)
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

/// The parser's message as a whole sentence.
private func mistake(_ error: any Error, _ arguments: [String]) -> String {
    let verbs = Atrest.configuration.subcommands.compactMap { $0.configuration.commandName }
    if let verb = verbFirst(arguments).first, !verb.hasPrefix("-"), !verbs.contains(verb) {
        return Words.unknownVerb(verb)
    }
    let message = Atrest.message(for: error)
    return message.hasSuffix(".") ? message : message + "."
}
