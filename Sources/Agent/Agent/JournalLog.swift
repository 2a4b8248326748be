import AgentCore
import Glibc
import SDBus
import SystemdSupport
import Text

/// Writes one line per event: an entry with fields if standard error is the journal, else a line of
/// text on standard error. It never contains what the user has written.
struct JournalLog: Sendable {
    enum Level: Int, Sendable {
        case error = 3
        case warning = 4
        case notice = 5
        case info = 6
        case debug = 7
    }

    /// The kinds of entries, for searches (`journalctl MESSAGE_ID=`) and catalogues. They are
    /// documented in atrestd(1) and never change.
    enum MessageID: String, CaseIterable, Sendable {
        case serves = "433f2d55878e48debd7c0bc4ee8154d6"
        case leaves = "96253042227142b4a5ac60a3c340b66a"
        case fastBegan = "cb01726201f04d80820be1feb8165035"
        case fastEnded = "85c3414d98824233bed1c3c340d30125"
        case fastResumed = "b4bb293a75114ee39bcb9b4f056f96b2"
        case fastAdjusted = "7de763a22d9148428efcb5d470bdd1d4"
        case milestoneReached = "8ec472e831c843e88fe0da8e67c942ff"
        case targetReached = "2da90a3fa98944518c2c8e163e60c32a"
        case recordsEdited = "894729c7d6d54c35b2d70e2ee878d322"
        case recordsMerged = "5fd9a3c2e13244a38da2502e8485494f"
        case waterChanged = "060c2e1841704d59a26aed751ae7421b"
        case settingChanged = "6544ba5bc3704fbe991dfba2f539f1d9"
        case recordsSetAside = "989d8a4c46234f43877c34eb250934d3"
        case recordsFailed = "bb5b4cc847ea4a038a275ce962092cb1"
    }

    private let isJournal: Bool
    /// Whether lines begin with a priority (sd-daemon(3)).
    private let isForSystemd: Bool

    init() {
        isForSystemd = Journal.hasStandardError
        isJournal = isForSystemd && Journal.isThere
    }

    /// Writes an entry.
    func callAsFunction(
        _ level: Level, _ text: String, _ id: MessageID? = nil,
        _ fields: KeyValuePairs<Field, String> = [:]
    ) {
        // It may name a path.
        let text = text.shownPath
        if isJournal, send(level, text, id, fields) { return }
        let line = isForSystemd ? "<\(level.rawValue)>\(text)\n" : "atrestd: \(text)\n"
        // A single write keeps lines of two threads apart.
        _ = line.withCString { write(STDERR_FILENO, $0, strlen($0)) }
    }

    /// Writes what is said about an event, if anything is.
    ///
    /// - Parameter isDiscreet: the setting after the event.
    func callAsFunction(_ event: Event, isDiscreet: Bool) {
        guard let entry = JournalEvent(event, isDiscreet: isDiscreet) else { return }
        callAsFunction(entry.level, entry.sentence, entry.id, entry.fields)
    }

    enum Field: String, Sendable {
        case fast = "ATREST_FAST"
        case outcome = "ATREST_OUTCOME"
        case milestone = "ATREST_MILESTONE"
        case setting = "ATREST_SETTING"
        case version = "ATREST_VERSION"
        case error = "ATREST_ERROR"
    }

    private func send(
        _ level: Level, _ text: String, _ id: MessageID?, _ fields: KeyValuePairs<Field, String>
    ) -> Bool {
        var entry = [
            (name: "MESSAGE", value: text), ("PRIORITY", String(level.rawValue)),
            ("SYSLOG_IDENTIFIER", "atrestd"),
        ]
        if let id { entry.append(("MESSAGE_ID", id.rawValue)) }
        entry += fields.map { ($0.key.rawValue, $0.value) }
        return (try? Journal.send(entry)) != nil
    }
}
