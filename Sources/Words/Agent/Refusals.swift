import Fasting

/// What the agent was doing with the records.
public enum RecordsAct: Sendable {
    case reading
    case writing
}

extension Words {
    /// Why a command was refused, and what the user can do about it.
    /// - Parameters:
    ///   - now: the present instant. If the other fast of an overlap ends later, no other time can
    ///     avoid the overlap, and the sentence names other ways. nil leaves that out.
    ///   - time: writes an instant in the user's local time.
    public static func refusal(
        _ error: FastError, now: Instant? = nil, time: (Instant) -> String
    ) -> String {
        switch error {
        case .alreadyActive:
            translated(
                "A fast is already running. End it first, or adjust its start with `atrest adjust`."
            )
        case .notActive:
            translated("No fast is running. `atrest start` begins one.")
        case .nothingToUndo:
            translated("There is nothing to undo.")
        case .invalidTime(.inTheFuture):
            translated("That time lies in the future. Name one that has passed.")
        case .invalidTime(.tooLongAgo):
            translated("That start lies more than 168 hours back. Name a later one.")
        case .invalidTime(.beforeTheStart):
            translated(
                "That time lies before the fast began. Name a later one, or adjust the start.")
        case .invalidTime(.endsBeforeTheStart):
            translated("That fast would end before it begins. Name a later end.")
        case .invalidTime(.tooShort):
            translated("That fast would last under 4 hours, and such fasts are not kept.")
        case .notFound:
            noFast
        case .overlapsActive(let start):
            translated(
                "That would overlap the fast that is running since {start}. Name an earlier end.",
                ["start": time(start)])
        case .overlap(let other) where now.map { other.end > $0 } ?? false:
            translated(
                "That would overlap the fast from {start} to {end}, which ends in the future: the "
                    + "clock was wrong. Take it back with `atrest undo`, correct it with `atrest "
                    + "edit {id}`, or remove it with `atrest delete {id}`.",
                [
                    "start": time(other.start), "end": time(other.end),
                    "id": String(other.id.description.prefix(shownIDLength)),
                ])
        case .overlap(let other):
            translated(
                "That would overlap the fast from {start} to {end}. Name a time outside it.",
                ["start": time(other.start), "end": time(other.end)])
        }
    }

    /// Why an act cannot be taken back, and what the user can do about it.
    ///
    /// - Parameter time: writes an instant in the user's local time.
    public static func undoRefusal(_ error: FastError, time: (Instant) -> String) -> String {
        switch error {
        case .alreadyActive:
            translated(
                "Undoing that would start a second fast. End the running one first, or use "
                    + "`atrest redo`.")
        case .overlapsActive(let start):
            translated(
                "Undoing that would overlap the fast that is running since {start}. End that one "
                    + "first, or use `atrest redo`.",
                ["start": time(start)])
        case .overlap(let other):
            translated(
                "Undoing that would overlap the fast from {start} to {end}. Change that one first "
                    + "with `atrest edit {id}`.",
                [
                    "start": time(other.start), "end": time(other.end),
                    "id": String(other.id.description.prefix(shownIDLength)),
                ])
        default: refusal(error, time: time)
        }
    }

    public static let nothingToRedo = translated("There is nothing to do again.")

    public static func damagedBackup(of day: String) -> String {
        translated(
            "The backup of {day} is damaged and cannot be restored. `atrest restore` lists the others.",
            ["day": day])
    }
    /// - Parameter reason: part of a sentence.
    public static func unreadableBackup(of day: String, _ reason: String) -> String {
        translated(
            "The backup of {day} cannot be read: {reason}.", ["day": day, "reason": reason])
    }

    /// How many characters of an id are shown. They tell a few thousand records apart.
    public static let shownIDLength = 8

    public static let noFast = translated(
        "There is no fast with that id. `atrest history` shows them.")
    public static let noSpan = translated("Name when the fast began and when it ended.")
    public static let tooMany = translated(
        "More than 2000 entries end in one second, which cannot be told one from another. Delete "
            + "some of them.")
    public static func tooManyAtOnce(_ most: Int) -> String {
        translated(
            "At most {count} entries go into one call. Send the rest in another.",
            ["count": String(most)])
    }
    public static let noMonth = translated("A month is 1 to 12, of the years 1 to 9999.")
    public static func noBackup(of day: String) -> String {
        translated(
            "There is no backup of {day} that can be read. `atrest restore` lists the backups.",
            ["day": String(day.prefix(64))])
    }
    public static func noID(_ text: String) -> String {
        translated("`{id}` is no id. An id is a UUID.", ["id": String(text.prefix(64))])
    }
    public static let noOffset = translated(
        "An offset is -{limit} to {limit} minutes, of type i.",
        ["limit": String(Session.offsetLimit)])
    public static func optionIsNoFlag(_ key: String) -> String {
        translated("The option {key} is true or false.", ["key": key])
    }

    public static let importUnderWay = translated(
        "An import is under way. Try again in a moment.")
    public static let negativeTime = translated("A time counts from 1970 and is not negative.")
    public static let invalidTarget = translated("A target is 4 to 168 hours long.")

    public static func unknownOption(_ key: String, known: [String]) -> String {
        translated(
            "There is no option `{key}`. The known ones are {known}.",
            [
                "key": String(key.prefix(64)),
                "known": known.isEmpty ? "-" : known.joined(separator: ", "),
            ])
    }

    /// - Parameter expected: a D-Bus signature.
    public static func optionHasOtherType(_ key: String, expected: String) -> String {
        translated(
            "The option {key} is of type {type}.",
            ["key": String(key.prefix(64)), "type": expected])
    }

    public static func optionIsNoNumber(_ key: String) -> String {
        translated("Give the option {key} as a whole number of microseconds.", ["key": key])
    }

    // MARK: Storage

    /// - Parameter reason: part of a sentence.
    public static func recordsFailed(
        _ act: RecordsAct, path: String, _ reason: String
    ) -> String {
        switch act {
        case .reading:
            translated(
                "The records at {path} could not be read: {reason}.",
                ["path": path, "reason": reason])
        case .writing:
            translated(
                "The records at {path} could not be written, and nothing was changed: {reason}.",
                ["path": path, "reason": reason])
        }
    }

    public static func recordsNewer(path: String) -> String {
        translated(
            "The records at {path} were written by a newer Atrest and are left as they "
                + "are. Install that version or a later one.", ["path": path])
    }

    /// - Parameter day: the date of the backup that was restored; nil if none was.
    public static func recordsSetAside(as name: String, restoring day: String?) -> String {
        guard let day else {
            return translated(
                "The records could not be read. They were set aside as {name}, and an empty "
                    + "file was begun.", ["name": name])
        }
        return translated(
            "The records could not be read. They were set aside as {name}, and those of {day} "
                + "were brought back.", ["name": name, "day": day])
    }

    public static let recordsWrittenByNewer = translated("a newer Atrest wrote them")
    public static let recordsInUse = translated("another program holds them; try again in a moment")
    public static let diskFull = translated("the disk is full; make room and try again")
    public static let recordsNotOurs = translated(
        "something that is not a file of yours has their name; move it away and try again")
    public static let recordsReadOnly = translated(
        "they are read-only; make them writable and try again")
    public static func unusable(_ reason: String) -> String {
        translated("{reason}; `atrest doctor` looks at the folder", ["reason": reason])
    }
    public static let recordsDamaged = translated(
        "they are damaged; restart Atrest to have them set aside")
}
