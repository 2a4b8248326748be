import ArgumentParser
import Client
import Contract
import Fasting
import Glibc
import Interchange
import LocalTime
import SDBus
import Words

struct ExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: Words.Exchange.exportHelp)

    enum Format: String {
        case json
        case csv
        case ics
    }

    @Argument(help: ArgumentHelp(Words.Exchange.exportFile)) var file: String
    @Option(help: ArgumentHelp(Words.Exchange.formatHelp)) var format: String?
    @OptionGroup var look: LookOptions

    func run() throws {
        let format = try chosenFormat()
        let agent = try asking { () throws(ClientError) in try AgentProxy(activates: true) }
        let sessions = try asking { () throws(ClientError) in
            try agent.sessions().compactMap(Session.init)
        }
        if format == .ics, sessions.isEmpty {
            throw Problem(.refused, Words.Exchange.nothingToExport)
        }
        switch format {
        case .json:
            let extras = try asking { () throws(ClientError) in
                Extras(water: try agent.allWater(), settings: try agent.storedSettings())
            }
            try write(
                ExportFile(generatedAt: Clock.now, sessions: sessions, extras: extras))
        case .csv: try write(CSVExport(sessions: sessions))
        case .ics:
            try write(
                CalendarExport(generatedAt: Clock.now, sessions: sessions) { session in
                    Words.Exchange.eventTitle(TimeText.duration(seconds: session.duration))
                })
        }
    }

    private func chosenFormat() throws(Problem) -> Format {
        if let format {
            guard let known = Format(rawValue: format.lowercased()) else {
                throw Problem(.usage, Words.Exchange.unknownFormat(format))
            }
            return known
        }
        let ending = file.split(separator: ".").last.map { $0.lowercased() } ?? ""
        return file.contains(".") ? Format(rawValue: ending) ?? .json : .json
    }

    private func write(_ export: some ChunkedFile) throws {
        let all = export.sessions.count
        let progress = Progress()
        let target = try OutputFile(file)
        try export.forEachChunk { chunk, done in
            try target.write(chunk)
            progress.show(Words.Exchange.progress(done, of: all))
        }
        progress.clear()
        try target.close()
        if file != "-" {
            try Output(color: look.color).line(Words.Exchange.exported(all, to: file))
        }
    }
}

/// A file that is there whole or not at all; `-` is standard output.
struct OutputFile {
    private let path: String
    private let begun: String
    private let descriptor: Int32

    init(_ name: String) throws(Problem) {
        // What a link leads to is written, and the link stays.
        let target = realpath(name, nil)
        defer { free(target) }
        let path = name == "-" ? name : target.map { String(cString: $0) } ?? name
        self.path = path
        guard path != "-" else {
            begun = ""
            descriptor = STDOUT_FILENO
            return
        }
        // What is no plain file (a pipe, a device) is written as it is.
        var status = stat()
        let isPlain = stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
        begun = isPlain ? "\(path).atrest-\(getpid())" : ""
        let flags = isPlain ? O_WRONLY | O_CREAT | O_EXCL : O_WRONLY
        descriptor = open(isPlain ? begun : path, flags | O_CLOEXEC, 0o600)
        if descriptor < 0 { throw failure() }
    }

    private func failure(_ code: Int32 = errno) -> Problem {
        let reason = String(cString: strerror(code))
        let name = path == "-" ? Words.Exchange.standardOutput : path
        return Problem(.storage, Words.Exchange.notWritten(name, reason))
    }

    /// - Throws: ``Problem``, ``Output/Closed``; nothing is left of the file then.
    func write(_ bytes: [UInt8]) throws {
        switch Output.write(bytes, to: descriptor) {
        case 0: return
        case EPIPE: throw Output.Closed()
        case let code:
            if !begun.isEmpty { unlink(begun) }
            throw failure(code)
        }
    }

    func close() throws(Problem) {
        guard path != "-" else { return }
        let isWritten = begun.isEmpty || fsync(descriptor) == 0
        let isClosed = Glibc.close(descriptor) == 0
        if isWritten, isClosed, begun.isEmpty || rename(begun, path) == 0 { return }
        let problem = failure()
        if !begun.isEmpty { unlink(begun) }
        throw problem
    }
}

/// How far long work has come, on a terminal; elsewhere nothing is shown.
final class Progress {
    private let isTerminal = isatty(STDERR_FILENO) != 0
    private var shownAt: UInt64 = 0
    private var hasShown = false
    private let begun = Timer.Clock.monotonic.now

    /// Work that is done within so many microseconds needs none.
    private static let patience: UInt64 = 200_000
    private static let period: UInt64 = 50_000

    func show(_ text: String) {
        let now = Timer.Clock.monotonic.now
        guard isTerminal, now - begun > Self.patience, now - shownAt > Self.period else { return }
        shownAt = now
        hasShown = true
        put("\r\u{1b}[K\(text)")
    }

    func clear() { if hasShown { put("\r\u{1b}[K") } }

    private func put(_ text: String) {
        _ = text.withCString { Glibc.write(STDERR_FILENO, $0, strlen($0)) }
    }
}

extension Session {
    /// A fast as the agent tells it; nil for what can be none.
    init?(_ entry: HistoryEntry) {
        guard let id = RecordID(entry.id) else { return nil }
        self.init(
            id: id, start: Instant(microsecondsSinceEpoch: entry.start),
            end: Instant(microsecondsSinceEpoch: entry.end),
            endOffset: entry.isOffsetGuessed ? nil : entry.offset,
            target: entry.target.flatMap(Target.init(microseconds:)))
    }
}
