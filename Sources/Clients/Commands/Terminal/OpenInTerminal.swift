import Contract
import Glibc
import Presentation
import SDBus
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

/// A notification for what a command says if there is no terminal to write to.
enum DesktopMessage {
    /// The longest wait for the server of notifications.
    private static let patience = Duration.seconds(2)

    /// Whether this process knows a display.
    static var hasDesktop: Bool {
        ["WAYLAND_DISPLAY", "DISPLAY"].contains { environmentVariable($0) != nil }
    }

    static func show(_ sentence: String) {
        try? Bus.openUser().call(
            Doctor.notifications, "Notify", Words.name, UInt32(0), Names.application, sentence, "",
            [String](),
            ["desktop-entry": Value.string(Names.application)], Int32(-1), timeout: patience)
    }
}

/// A problem of a command that a launcher, a key of the desktop or a button of a panel has started. There is no
/// terminal in which its sentence could be read, so a notification shows it.
struct UnreadProblem {
    /// Where the three standard streams lead.
    enum Stream {
        case terminal
        /// Another program reads it.
        case pipe
        /// Nothing, a file or a log.
        case other
    }

    let arguments: [String]
    let hasDesktop: Bool
    /// Standard input, output and error.
    let streams: [Stream]

    static func ofProcess(_ arguments: [String]) -> UnreadProblem {
        UnreadProblem(
            arguments: arguments, hasDesktop: DesktopMessage.hasDesktop,
            streams: [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO].map(stream))
    }

    private static func stream(_ descriptor: Int32) -> Stream {
        if isatty(descriptor) != 0 { return .terminal }
        var status = stat()
        return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
            ? .pipe : .other
    }

    /// Whether there is a desktop, and no terminal in which a sentence could be read.
    var hasOnlyDesktop: Bool { hasDesktop && !streams.contains(.terminal) }

    /// Whether the sentence has to be shown. A program that reads standard error has it.
    var isUnread: Bool {
        hasOnlyDesktop && streams.last != .pipe
            && arguments.first.map(Self.acts.contains) ?? false
    }

    /// The commands that people put on keys, buttons and launchers. A panel that prints the state says itself what is
    /// wrong.
    private static let acts: Set = [
        "start", "end", "abandon", "adjust", "toggle", "water", "undo", "redo", "window", "watch",
    ]
}
