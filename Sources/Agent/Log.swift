import Glibc

/// One line per act on standard error: for a person as it stands, for the journal with a priority.
struct Log: Sendable {
    enum Level: Int, Sendable {
        case error = 3
        case warning = 4
        case notice = 5
        case info = 6
    }

    private let isJournal: Bool

    init() { isJournal = getenv("JOURNAL_STREAM") != nil }

    func callAsFunction(_ level: Level, _ text: String) {
        let line = isJournal ? "<\(level.rawValue)>\(text)\n" : "atrestd: \(text)\n"
        // One write, so that lines of two threads never mix.
        _ = line.withCString { write(STDERR_FILENO, $0, strlen($0)) }
    }
}
