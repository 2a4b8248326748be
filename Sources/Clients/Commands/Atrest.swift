import Contract
import Presentation
import Words

/// The root of the command line.
struct Atrest: CommandGroup {
    /// The commands in the order of help.
    static let groups: [(title: String, commands: [any ParsableCommand.Type])] = [
        (
            Words.CommandLine.fasting,
            [
                StartCommand.self, EndCommand.self, AbandonCommand.self, PlanCommand.self,
                StatusCommand.self, WatchCommand.self, WindowCommand.self,
                WhyCommand.self, UndoCommand.self, RedoCommand.self,
            ]
        ),
        (
            Words.CommandLine.history,
            [
                HistoryCommand.self, LogCommand.self, EditCommand.self, DeleteCommand.self,
                NoteCommand.self, CalendarCommand.self,
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
                SettingsCommand.self, DevicesCommand.self, DoctorCommand.self,
            ]
                // Most installations need no licence and have no such command.
                + (PremiumCommand.isOffered ? [PremiumCommand.self] : [])
        ),
        // For those who want them, apart from what everyone uses.
        (Words.CommandLine.vigil, [VigilCommand.self, ComplineCommand.self]),
    ]

    /// The commands of every day, which are on the first screen of help.
    static let everyDay: [any ParsableCommand.Type] = [
        StartCommand.self, EndCommand.self, StatusCommand.self, WatchCommand.self,
        WindowCommand.self, WaterCommand.self, HistoryCommand.self, EditCommand.self,
        UndoCommand.self, WhyCommand.self,
    ]

    /// Commands that help and completion do not list: `edit` and `doctor` do the same, and `toggle` is for a key of
    /// the desktop.
    static let unlisted: [any ParsableCommand.Type] = [
        AdjustCommand.self, QuietCommand.self, ToggleCommand.self,
    ]

    static let configuration = CommandConfiguration(
        "atrest", Words.Help.program, discussion: Words.Help.discussion,
        examples: ["start --at 20:00", "water add 300", "end"],
        subcommands: groups.flatMap(\.commands) + unlisted,
        defaultSubcommand: StatusCommand.self)
}

/// Runs a command line.
///
/// - Parameter arguments: the arguments without the program's name.
/// - Returns: the exit code.
public func runCommand(
    _ arguments: [String] = Array(programArguments().dropFirst())
) -> Int32 {
    Words.useLanguageOfUser(cataloguesIn: catalogueFolders())
    do {
        try CommandLineRequest(arguments).run(arguments)
    } catch is Output.Closed {
        // The reader has gone, which is not an error.
    } catch {
        let problem = Problem(of: error)
        if let sentence = problem.sentence {
            Output.printError(sentence)
            if UnreadProblem.ofProcess(arguments).isUnread { DesktopMessage.show(sentence) }
        }
        return problem.exitStatus.rawValue
    }
    return ExitStatus.success.rawValue
}
