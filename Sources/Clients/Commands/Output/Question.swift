import Glibc
import Presentation
import System
import Words

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
        let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC)
        guard terminal >= 0, isatty(STDERR_FILENO) != 0 else {
            throw Problem(.usage, noTerminal)
        }
        defer { close(terminal) }
        _ = (question + " ").withCString { write(terminal, $0, strlen($0)) }
        var buffer = [UInt8](repeating: 0, count: 256)
        let count = Glibc.read(terminal, &buffer, buffer.count)
        let answer = String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
            .filter { !$0.isWhitespace }.lowercased()
        let isYes = Words.Interchange.yes.split(separator: " ").contains { $0 == answer }
        if !isYes { throw Problem(.refused, declined) }
    }
}
