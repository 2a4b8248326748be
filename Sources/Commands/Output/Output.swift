import Contract
import Glibc
import Presentation
import TextCells
import UserFolders
import Words

/// Standard output of a command, and whether it shows colours.
struct Output {
    enum Color: String, CaseIterable {
        case auto
        case always
        case never
    }

    let usesColor: Bool
    /// Columns of the terminal; nil if standard output is not a terminal.
    var width: Int?
    /// Rows of the terminal; nil if standard output is not a terminal.
    let height: Int?

    init(color: Color = .auto) {
        let isTerminal = isatty(STDOUT_FILENO) != 0
        usesColor =
            switch color {
            case .always: true
            case .never: false
            case .auto: isTerminal && Self.hasColor
            }
        let size = isTerminal ? Self.terminalSize : nil
        width = size?.width
        height = size?.height
    }

    /// True if colour was not turned off and the terminal supports it.
    private static var hasColor: Bool {
        environmentVariable("NO_COLOR") == nil && !isDumb
    }

    /// True if the terminal understands no escape sequences, or `TERM` is not set.
    static var isDumb: Bool { environmentVariable("TERM") ?? "dumb" == "dumb" }

    private static var terminalSize: (width: Int, height: Int) {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
            return (80, 24)
        }
        return (Int(size.ws_col), Int(size.ws_row))
    }

    /// Writes a line to standard output.
    ///
    /// - Throws: ``Closed`` if the reader has gone, ``Problem`` if the line could not be written.
    func line(_ text: String) throws { try lines([StyledText(text)]) }

    /// Writes a line to standard output.
    ///
    /// - Throws: as ``lines(_:)``.
    func line(_ text: StyledText) throws { try lines([text]) }

    /// Writes lines to standard output, all at once.
    ///
    /// - Throws: ``Closed`` if the reader has gone, ``Problem`` if they could not be written.
    func lines(_ lines: [StyledText]) throws {
        let text = lines.map { $0.rendered(usesColor: usesColor) + "\n" }.joined()
        switch Self.write(Array(text.utf8), to: STDOUT_FILENO) {
        case 0: return
        case EPIPE: throw Closed()
        case let code:
            let reason = String(cString: strerror(code))
            throw Problem(.storage, Words.answerNotWritten(reason))
        }
    }

    /// Writes what happened, and below it the note about safety that goes with it.
    func say(_ answer: ActAnswer) throws {
        try lines(
            answer.sentences.map { StyledText($0) }
                + answer.safety.flatMap { [StyledText("")] + wrapped($0) })
    }

    typealias Closed = ReaderGone

    /// Writes why something went wrong to standard error, as `atrest: sentence`.
    static func printError(_ sentence: String) {
        _ = write(Array("atrest: \(sentence.printable)\n".utf8), to: STDERR_FILENO)
    }

    /// Writes all bytes, and continues after an interruption.
    ///
    /// - Returns: 0, or the error number.
    static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
        writeAll(bytes, to: descriptor)
    }

    /// Breaks a text into lines that fit the terminal, at most 72 columns wide. If standard output is
    /// not a terminal, the text stays one line.
    func wrapped(
        _ text: String, _ style: StyledText.Style = .plain, indent: String = ""
    ) -> [StyledText] {
        guard let width else { return [StyledText(indent + text, style)] }
        let limit = max(20, min(72, width) - indent.count)
        return WrappedText.lines(text, width: limit).map { StyledText(indent + $0, style) }
    }
}
