import Client
import Contract
import FullScreen
import Glibc
import Presentation
import SDBus
import System
import Text
import Words

/// Standard output of a command, and whether it shows colours.
struct Output {
    enum Color: String, CaseIterable {
        case auto
        case always
        case never
    }

    let usesColor: Bool
    private let showsDim = ScreenFeatures.showsDim { getenv($0) != nil }
    /// Columns of the terminal; nil if standard output is not a terminal.
    var width: Int?
    /// The size of the terminal; nil if standard output is not a terminal.
    let size: ScreenSize?

    init(color: Color = .auto) {
        let isTerminal = isatty(STDOUT_FILENO) != 0
        usesColor =
            switch color {
            case .always: true
            case .never: false
            case .auto: isTerminal && Self.hasColor
            }
        size = isTerminal ? ScreenSize(of: STDOUT_FILENO) : nil
        width = size?.columns
    }

    /// True if colour was not turned off and the terminal supports it.
    private static var hasColor: Bool {
        environmentVariable("NO_COLOR") == nil && !isDumb
    }

    /// True if the terminal understands no escape sequences, or `TERM` is not set.
    static var isDumb: Bool { environmentVariable("TERM") ?? "dumb" == "dumb" }

    /// Whether it is a terminal without UTF-8. A pipe gets the same text in each locale.
    var hasPlainMarks: Bool { width != nil && PlainMarks.areNeeded }

    /// Writes a sentence to standard output, wrapped as ``wrapped(_:_:indent:)`` does if it is longer
    /// than a line.
    ///
    /// - Throws: ``Closed`` if the reader has gone, ``Problem`` if the line could not be written.
    func line(_ text: String) throws { try lines(folded(StyledText(text))) }

    /// Writes JSON in one line.
    ///
    /// - Throws: as ``lines(_:)``.
    func line(_ json: JSON) throws { try lines([.verbatim(json.text)]) }

    /// Writes a line to standard output.
    ///
    /// - Throws: as ``lines(_:)``.
    func line(_ text: StyledText) throws { try lines([text]) }

    /// Writes lines to standard output, all at once.
    ///
    /// - Throws: ``Closed`` if the reader has gone, ``Problem`` if they could not be written.
    func lines(_ lines: [StyledText]) throws {
        let lines =
            hasPlainMarks
            ? lines.map { $0.mapped(PlainMarks.replaced) } : lines
        let text = lines.map { $0.rendered(usesColor: usesColor, showsDim: showsDim) + "\n" }
            .joined()
        switch write(Array(text.utf8), to: STDOUT_FILENO) {
        case 0: return
        case EPIPE: throw Closed()
        case let code:
            let reason = String(cString: strerror(code))
            throw Problem(
                .storage,
                ActsDone.any
                    ? Words.doneButNotSaid(reason) : Words.answerNotWritten(reason))
        }
    }

    /// Writes what happened, and below it the note about safety that goes with it.
    func say(_ answer: ActAnswer) throws {
        try lines(
            answer.sentences.flatMap { folded(StyledText($0)) }
                + answer.safety.flatMap { [StyledText("")] + wrapped($0) })
    }

    typealias Closed = ReaderGone

    /// Writes what is wrong with the records to standard error, or what was done because they were damaged. What is
    /// shown may have less in it than before.
    static func printProblem(of agent: AgentProxy) {
        guard let problem = try? agent.agent1.state().problem, !problem.isEmpty else { return }
        printError(problem)
    }

    /// Writes why something went wrong to standard error, as `atrest: sentence`.
    static func printError(_ sentence: String) {
        var text = "atrest: \(sentence.printable)"
        if isatty(STDERR_FILENO) != 0 {
            let width = ScreenSize(of: STDERR_FILENO).columns
            if PlainMarks.areNeeded { text = PlainMarks.replaced(in: text) }
            if text.cellWidth > width {
                text = WrappedText.prose(text, width: max(20, min(widest, width)))
                    .joined(separator: "\n")
            }
        }
        _ = write(Array("\(text)\n".utf8), to: STDERR_FILENO)
    }

    /// Writes a line about a question to standard error, which may be a terminal if the answer goes to a file.
    static func printDetail(_ line: StyledText) {
        var text = line.rendered(usesColor: false)
        if PlainMarks.areNeeded { text = PlainMarks.replaced(in: text) }
        _ = write(Array("\(text)\n".utf8), to: STDERR_FILENO)
    }

    /// The most columns of a wrapped text.
    private static let widest = 72

    /// A line, wrapped if it is longer than one of the terminal. A line in several styles stays as it is:
    /// its view knows better where it can be divided.
    func folded(_ line: StyledText) -> [StyledText] {
        guard let width, let run = line.runs.first, line.runs.count == 1, run.style != .verbatim,
            run.text.cellWidth > width
        else { return [line] }
        let indent = String(run.text.prefix { $0 == " " })
        return wrapped(String(run.text.dropFirst(indent.count)), run.style, indent: indent)
    }

    /// Breaks a text into lines that fit the terminal, at most 72 columns wide. If standard output is
    /// not a terminal, the text stays one line.
    func wrapped(
        _ text: String, _ style: StyledText.Style = .plain, indent: String = ""
    ) -> [StyledText] {
        guard let width else { return [StyledText(indent + text, style)] }
        let limit = max(20, min(Self.widest, width) - indent.count)
        // Three dots take more room than their mark.
        let text = hasPlainMarks ? PlainMarks.replaced(in: text) : text
        return WrappedText.prose(text, width: limit).map { StyledText(indent + $0, style) }
    }
}

/// Shows the progress of long work on a terminal. Shows nothing if standard error is not a terminal.
final class Progress {
    private let isTerminal = isatty(STDERR_FILENO) != 0
    private var shownAt = Duration.zero
    private var hasShown = false
    private let begun = SDEventTimer.Clock.monotonic.now

    /// Nothing is shown before this time.
    private static let delay = Duration.milliseconds(200)
    /// The shortest time between two updates.
    private static let period = Duration.milliseconds(50)

    func show(_ text: String) {
        let now = SDEventTimer.Clock.monotonic.now
        guard isTerminal, now - begun > Self.delay, now - shownAt > Self.period else { return }
        shownAt = now
        hasShown = true
        put("\r\u{1b}[K\(text)")
    }

    func clear() { if hasShown { put("\r\u{1b}[K") } }

    private func put(_ text: String) {
        _ = text.withCString { Glibc.write(STDERR_FILENO, $0, strlen($0)) }
    }
}

extension AgentProxy {
    /// Connects to the agent, which the first call starts if it is not running. Says on a terminal if the start takes long.
    static func starting() throws(ClientError) -> AgentProxy {
        let agent = try AgentProxy(activates: true)
        let progress = Progress()
        agent.onLateStart = { isStarting in
            if isStarting { progress.show(Words.agentStarting) } else { progress.clear() }
        }
        return agent
    }

    /// Does something that may take long, and says on a terminal that the agent is at work.
    func withPatience<Result>(_ body: () throws -> Result) rethrows -> Result {
        let progress = Progress()
        onWait = { progress.show(Words.agentAtWork) }
        defer {
            progress.clear()
            onWait = {}
        }
        return try body()
    }
}

/// A question that is answered with yes or no.
enum Question {
    /// Asks on the terminal, even if a file comes from standard input.
    ///
    /// - Parameters:
    ///   - question: a sentence that ends with the possible answers.
    ///   - noTerminal: the sentence if there is no terminal.
    ///   - declined: the sentence if the answer is not yes.
    /// - Throws: ``Problem``: `usage` if there is no terminal, `refused` unless the answer is yes.
    static func confirm(
        _ question: String, noTerminal: String, declined: String = Words.Interchange.declined
    ) throws(Problem) {
        guard let isYes = isYes(question) else { throw Problem(.usage, noTerminal) }
        if !isYes { throw Problem(.refused, declined) }
    }

    /// Asks in the same way.
    ///
    /// - Returns: nil if there is no terminal.
    static func isYes(_ question: String) -> Bool? {
        let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC)
        guard terminal >= 0 else { return nil }
        defer { close(terminal) }
        guard isatty(STDERR_FILENO) != 0 else { return nil }
        _ = (question + " ").withCString { write(terminal, $0, strlen($0)) }
        var buffer = [UInt8](repeating: 0, count: 256)
        let count = Glibc.read(terminal, &buffer, buffer.count)
        let answer = String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
            .filter { !$0.isWhitespace }.lowercased()
        return Words.Interchange.yes.split(separator: " ").contains { $0 == answer }
    }
}
