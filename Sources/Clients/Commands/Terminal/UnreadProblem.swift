import Glibc
import Presentation
import System

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
