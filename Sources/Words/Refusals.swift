import Fasting

/// What was being done with the records.
public enum RecordsAct: Sendable {
    case reading
    case writing
}

extension Words {
    /// Why a command was refused and what can be done about it.
    ///
    /// - Parameter time: writes an instant as the user's clock shows it.
    public static func refusal(_ error: FastError, time: (Instant) -> String) -> String {
        switch error {
        case .alreadyActive:
            "A fast is already running. End it first, or adjust its start with `atrest adjust`."
        case .notActive:
            "No fast is running. `atrest start` begins one."
        case .nothingToUndo:
            "There is nothing to undo."
        case .invalidTime(.inTheFuture):
            "That time lies in the future. Name one that has passed."
        case .invalidTime(.tooLongAgo):
            "That start lies more than 168 hours back. Name a later one."
        case .invalidTime(.beforeTheStart):
            "That time lies before the fast began. Name a later one, or adjust the start."
        case .overlap(let other):
            "That would overlap the fast from \(time(other.start)) to \(time(other.end)). "
                + "Name a time outside it."
        }
    }

    public static let negativeTime = "A time cannot be negative."
    public static let invalidTarget = "A target is 4 to 168 hours long."

    public static func unknownOption(_ key: String, known: [String]) -> String {
        "There is no option `\(key.prefix(64))`. Known here: \(known.joined(separator: ", "))."
    }

    public static func optionIsNoNumber(_ key: String) -> String {
        "The option \(key) is a whole number of microseconds."
    }

    // MARK: Storage

    /// - Parameter reason: part of a sentence.
    public static func recordsFailed(
        _ act: RecordsAct, path: String, _ reason: String
    ) -> String {
        switch act {
        case .reading: "The records at \(path) could not be read: \(reason)."
        case .writing:
            "The records at \(path) could not be written, and nothing was changed: \(reason)."
        }
    }

    public static func recordsWereMoved(path: String) -> String {
        "The records in \(path) were removed or replaced while they were in use."
    }

    public static func recordsNewer(path: String) -> String {
        "The records at \(path) were written by a newer Atrest and are left as they are. "
            + "Install that version or a later one."
    }

    public static func recordsSetAside(as name: String) -> String {
        "The records could not be read. They were set aside as \(name), and an empty file was begun."
    }

    public static let recordsWrittenByNewer = "a newer Atrest wrote them"
    public static let recordsInUse = "another program holds them; try again in a moment"
    public static let diskFull = "the disk is full; make room and try again"
    public static let recordsReadOnly = "they are read-only; make them writable and try again"
    public static func unusable(_ reason: String) -> String {
        "\(reason); `atrest doctor` looks at the folder"
    }
    public static let recordsDamaged = "they are damaged; restart Atrest to have them set aside"
}
