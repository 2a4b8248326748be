import Client
import Contract
import Fasting
import Folders
import Interchange
import LocalTime
import Words

/// The format of an exported file.
package enum ExportFormat: String, CaseIterable, Sendable {
    /// All data, in the format of the phone.
    case json
    case csv
    case ics

    /// The format that the ending of a file's name says; JSON if it says none.
    package init(fileName: String) { self = Self.said(by: fileName) ?? .json }

    /// nil if the ending of a file's name says no format.
    private static func said(by fileName: String) -> ExportFormat? {
        let ending = fileName.split(separator: ".").last.map { $0.lowercased() } ?? ""
        return fileName.contains(".") ? Self(rawValue: ending) : nil
    }

    /// What was written, and as what if the name of the file does not say it.
    package func answer(_ count: Int, to path: String) -> String {
        Words.Interchange.exported(
            count, to: path, as: Self.said(by: path) == self ? nil : rawValue.uppercased())
    }
}

/// Writes fasts to a file. Command line and window write the same bytes.
package struct RecordsExport {
    package let format: ExportFormat
    package let sessions: [Session]
    /// Water, settings and the running fast. Only JSON has them.
    package let extras: Extras
    /// What the events of a calendar say besides their times.
    private let events: Events

    /// For a calendar: by id the act that wrote a fast, and whether titles say nothing about the fast.
    private struct Events {
        var acts: [RecordID: ActStamp] = [:]
        var isDiscreet = false
    }

    /// Asks the agent for everything that the format has. The calls wait for their answers.
    ///
    /// - Parameter includes: whether water of an instant, or the fast that runs now, is written.
    package init(
        _ format: ExportFormat, of agent: AgentProxy, sessions: [Session],
        now: Instant, includes: (Instant) -> Bool = { _ in true }
    ) throws(Problem) {
        self.format = format
        self.sessions = sessions
        switch format {
        case .json:
            events = Events()
            extras = try asking {
                Extras(
                    water: try agent.waterEntries().filter { includes($0.at) },
                    settings: try agent.settings().stored.filter { entry in
                        !Settings.local.contains { $0.rawValue == entry.key }
                    },
                    running: includes(now) ? try agent.runningFast() : nil)
            }
        case .csv: (extras, events) = (Extras(), Events())
        case .ics:
            extras = Extras()
            events = try asking {
                Events(
                    acts: try agent.acts(thatWrote: sessions),
                    isDiscreet: try agent.settings().isDiscreet)
            }
        }
    }

    /// Writes the file. It appears only when it is complete.
    ///
    /// - Parameters:
    ///   - path: `-` is standard output.
    ///   - progress: called with the number of fasts that are written, and of all.
    /// - Returns: how many fasts were written.
    /// - Throws: ``Problem``, or ``ReaderGone`` for a pipe.
    package func write(
        to path: String, now: Instant, progress: (_ done: Int, _ all: Int) -> Void
    ) throws -> Int {
        switch format {
        case .json:
            return try write(
                ExportFile(generatedAt: now, sessions: sessions, extras: extras), path, progress)
        case .csv: return try write(CSVExport(sessions: sessions), path, progress)
        case .ics:
            let isDiscreet = events.isDiscreet
            return try write(
                CalendarExport(sessions: sessions, acts: events.acts) { event in
                    Words.Interchange.eventTitle(
                        TimeText.duration(seconds: event.duration), isRunning: event.isRunning,
                        isDiscreet: isDiscreet)
                }, path, progress)
        }
    }

    private func write(
        _ export: some ChunkedFile, _ path: String, _ progress: (Int, Int) -> Void
    ) throws -> Int {
        let all = export.sessions.count
        let target = try OutputFile(path)
        try export.forEachChunk { chunk, done in
            try target.write(chunk)
            progress(done, all)
        }
        try target.close()
        return all
    }
}
