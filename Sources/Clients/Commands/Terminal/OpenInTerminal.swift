import Contract
import Glibc
import System
import Words

/// Opens a verb in a new window of the user's terminal.
///
/// The agent calls `atrest` with ``TerminalVerb/opener`` when the user opens Atrest in a launcher, or
/// presses the button of the invitation to the prayer. It is not for users: they have a terminal
/// already.
enum OpenInTerminal {
    static func run(_ verb: TerminalVerb) {
        let command = [programFolder().map { "\($0)/atrest" } ?? "atrest", verb.rawValue]
        let search = TerminalSearch(variable: environmentVariable, isInstalled: isInstalled)
        for words in search.commandLines(for: command) {
            if start(words) { return }
        }
        switch verb {
        case .compline: DesktopMessage.show(Words.Compline.noTerminal)
        // Without a display no terminal opens a window.
        case .watch where !DesktopMessage.hasDesktop: DesktopMessage.show(Words.Launcher.noDisplay)
        case .watch: DesktopMessage.show(Words.Launcher.noTerminal)
        }
    }

    /// A terminal that cannot open a window, for example foot without Wayland, ends within this time.
    private static let startLimit = Duration.seconds(1)

    /// - Returns: whether the program runs, or has asked another process for the window. It goes on
    ///   when this process ends.
    private static func start(_ words: [String]) -> Bool {
        var environment = processEnvironment()
        // The terminal is not part of the agent's unit or of the program that started it.
        for name in [
            "INVOCATION_ID", "JOURNAL_STREAM", "NOTIFY_SOCKET", "LISTEN_FDS", "LISTEN_PID",
        ] {
            environment[name] = nil
        }
        if let home = environment["HOME"] { _ = chdir(home) }
        guard
            let terminal = try? ChildProcess(
                words[0], Array(words.dropFirst()), environment: environment, output: .nowhere,
                errors: .nowhere, lifetime: .detached)
        else { return false }
        return [nil, 0].contains(terminal.wait(atMost: startLimit))
    }

    private static func isInstalled(_ program: String) -> Bool {
        if program.contains("/") { return access(program, X_OK) == 0 }
        return pathOfProgram(program) != nil
    }
}
