import Fasting
import Text

extension Words {
    /// Why a command was refused, and what the user can do about it.
    /// - Parameters:
    ///   - start: of the fast that is running; nil if it is not known.
    ///   - now: the present instant. If the other fast of an overlap ends later, no other time can
    ///     avoid the overlap, and the sentence names other ways. nil leaves that out.
    ///   - time: writes an instant in the user's local time.
    public static func refusal(
        _ error: FastError, runningSince start: Instant? = nil, now: Instant? = nil,
        time: (Instant) -> String
    ) -> String {
        switch error {
        case .alreadyActive:
            if let start {
                translated(
                    "A fast has been running since {start}. End it first: `atrest end`, or `atrest end "
                        + "--at TIME` if it ended earlier. `atrest adjust --start TIME` changes its start.",
                    ["start": time(start)])
            } else {
                translated(
                    "A fast is already running. End it first: `atrest end`, or `atrest end --at "
                        + "TIME` if it ended earlier. `atrest adjust --start TIME` changes its start."
                )
            }
        case .notActive:
            translated("No fast is running. `atrest start` starts one.")
        case .nothingToUndo:
            translated("There is nothing to undo. `atrest undo --list` shows the latest changes.")
        case .invalidTime(.inTheFuture):
            translated("That time is in the future. Use an earlier one.")
        case .invalidTime(.tooLongAgo):
            translated("That start is more than 168 hours ago. Use a later one.")
        case .invalidTime(.beforeTheStart):
            translated(
                "That time is before the fast started. Use a later one, or change the start.")
        case .invalidTime(.endsBeforeTheStart):
            translated("That fast would end before it starts. Use an earlier start or a later end.")
        case .invalidTime(.tooShort):
            translated(
                "That fast would last under 4 hours. Such fasts are not kept. Use an earlier "
                    + "start or a later end.")
        case .invalidTime(.tooLong):
            translated(
                "That fast would last more than 168 hours. Use a later start or an earlier end.")
        case .notFound:
            noFast
        case .overlapsActive(let start):
            translated(
                "That would overlap the fast running since {start}. Use an earlier end.",
                ["start": time(start)])
        case .overlap(let other) where now.map { other.end > $0 } ?? false:
            translated(
                "That would overlap the fast from {start} to {end}, which ends in the future. If "
                    + "the date of this device is wrong, correct it. Otherwise undo that fast "
                    + "with `atrest undo`, change it with `atrest edit {id} --end TIME`, or delete "
                    + "it with `atrest delete {id}`.",
                [
                    "start": time(other.start), "end": time(other.end),
                    "id": String(other.id.description.prefix(shownIDLength)),
                ])
        case .overlap(let other):
            translated(
                "That would overlap the fast from {start} to {end}. Use a time outside it.",
                ["start": time(other.start), "end": time(other.end)])
        }
    }

    /// Why an act cannot be undone, and what the user can do about it.
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
                "Undoing that would overlap the fast running since {start}. End that one first, or "
                    + "use `atrest redo`.", ["start": time(start)])
        case .overlap(let other):
            translated(
                "Undoing that would overlap the fast from {start} to {end}. Change that one first "
                    + "with `atrest edit {id} --start TIME --end TIME`.",
                [
                    "start": time(other.start), "end": time(other.end),
                    "id": String(other.id.description.prefix(shownIDLength)),
                ])
        default: refusal(error, time: time)
        }
    }

    public static let nothingToRedo = translated(
        "There is nothing to redo. `atrest undo --list` shows the latest changes.")

    /// How many characters of an id are shown. They tell a few thousand records apart.
    public static let shownIDLength = 8

    public static let noFast = translated(
        "There is no fast with that id. `atrest history` shows the ids.")
    public static let runningNeedsIDAndStart = translated(
        "A running fast needs its `Id` and its `StartedAt`.")
    public static let noSpan = translated("Write the start and the end of the fast.")
    public static let tooMany = translated(
        "More than 2,000 entries end in the same second, so they cannot all be listed. Delete "
            + "some of them.")
    public static let unknownSpan = quoting(
        "`{text}` cannot be used here. Use day, week, month or an empty text.")
    public static let noBackup = quoting(
        "There is no backup from `{day}`. `atrest restore` lists the backups.")
    public static let noID = quoting(
        "`{id}` is not an id. `atrest history` shows the ids, which are UUIDs.")
    public static let noOffset = translated(
        "An offset must be from -{limit} to {limit} minutes and of type i.",
        ["limit": Session.offsetLimit])
    public static let optionIsNoFlag = quoting("The option {key} must be true or false.")

    public static let importUnderWay = translated(
        "Another import is running. Try again in a moment.")
    public static let anotherFast = translated("Another fast is running now. It was left as it is.")
    public static let anotherAct = translated(
        "Something else was done in the meantime, so nothing was changed. Try again.")
    public static let actNotFound = translated(
        "There is no act with this number any more. Ask for the list from its beginning.")
    public static let negativeTime = translated(
        "Times are counted from 1970 and must not be negative.")
    public static let invalidTarget = translated("A target must be from 4 to 168 hours.")

    public static let noteTooLong = translated(
        "A note can have up to 1,000 characters. Shorten it.")

    public static func unknownOption(_ key: String, known: [String]) -> String {
        known.isEmpty
            ? translated(
                "There is no option `{key}`. Leave it out: this call has no options.",
                ["key": .typed(key)])
            : translated(
                "There is no option `{key}`. The options are {known}.",
                ["key": .typed(key), "known": known.joined(separator: ", ")])
    }

    public static let noHold = saying("This program has no hold with the number {cookie}.")

    /// - Parameter expected: a D-Bus signature.
    public static func optionHasOtherType(_ key: String, expected: String) -> String {
        translated(
            "The option {key} must have the type {type}.", ["key": .typed(key), "type": expected])
    }

    /// A number that counts something.
    public static let optionIsNoCount = quoting("Give the option {key} as a whole number.")

    public static let optionIsNoNumber = quoting(
        "Write the option {key} as a whole number of microseconds.")

    public static func folderMissing(_ path: String) -> String {
        translated(
            "There is no folder {path}. Create it first: `mkdir -p {path}`",
            ["path": path.shellWord])
    }

    // MARK: Storage

    /// - Parameter reason: part of a sentence.
    public static func recordsFailed(
        _ act: RecordsAccess, path: String, _ reason: String
    ) -> String {
        switch act {
        case .reading:
            translated(
                "The data in {path} could not be read: {reason}.", ["path": path, "reason": reason])
        case .writing:
            translated(
                "The data in {path} could not be written, and nothing was changed: {reason}.",
                ["path": path, "reason": reason])
        }
    }

    /// - Parameter day: the date of the backup that was restored; nil if none was.
    public static func recordsSetAside(as name: String, restoring day: String?) -> String {
        guard let day else {
            return translated(
                "The data could not be read. It was saved as {name}, and Atrest started without "
                    + "data.", ["name": name])
        }
        return translated(
            "The data could not be read. It was saved as {name}, and the backup from {day} was "
                + "restored.", ["name": name, "day": day])
    }

    public static let diskFull = translated("the disk is full; free some space and try again")
}
