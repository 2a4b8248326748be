// Generated from dbus/app.atrest.Journal1.xml by `make contract`; do not edit.
// swift-format-ignore-file

import Fasting

/// Every act on fasts and water, and undo.
///
/// Acts are start, end, abandon, adjust, log, edit, delete, water-add, water-remove, import and
/// restore. An import or a restore is one act, however many records it changes. A change of a
/// setting is not an act. Instants are microseconds since 1970-01-01 00:00 UTC. Texts follow the
/// agent's locale, with times of the local zone; the time of a record has no date if it is on the
/// local day of the act. No member changes because time passes. If the records cannot be read,
/// every member answers app.atrest.Error.Storage.
public enum Journal1 {
    public static let interface = "app.atrest.Journal1"

    public enum Method: String, CaseIterable, Sendable {
        /// Undoes the latest act that was not undone yet, of any kind.
        case undo = "Undo"
        /// Redoes what the latest Undo undid.
        case redo = "Redo"
        /// Returns the latest acts.
        case list = "List"
        /// Imports fasts and water by id as one act, all of them or none.
        case `import` = "Import"
        /// Returns the backups that Restore can read.
        case backups = "Backups"
        /// Makes the stored fasts and the water the same as in a backup, as one act that Undo can
        /// undo.
        case restore = "Restore"
    }

    public enum Property: String, CaseIterable, Sendable {
        /// Whether there is an act that Undo would undo.
        case canUndo = "CanUndo"
        /// Whether there is an act that Redo would redo.
        case canRedo = "CanRedo"
        /// The act that Undo would undo, as a sentence; "" = none.
        case undoText = "UndoText"
    }

    /// The keys of options, results and extras.
    public enum Key: String, CaseIterable, Sendable {
        case act = "Act"
        case at = "At"
        case text = "Text"
        case left = "Left"
        case textWithOffsets = "TextWithOffsets"
        case returned = "Returned"
        case changed = "Changed"
        case removed = "Removed"
        case equal = "Equal"
    }
}

extension Journal1 {
    /// `acts` of `List`.
    ///
    /// When it was carried out, act, text (as in the result of Undo), whether it was undone, and
    /// extras: TextWithOffsets (s), as in the result of Undo. The latest first.
    public struct ActRow: Equatable, Sendable {
        public var at: Instant
        public var act: ActKind
        public var text: String
        public var isTakenBack: Bool
        public var textWithOffsets: String?

        public init(at: Instant, act: ActKind, text: String, isTakenBack: Bool, textWithOffsets: String? = nil) {
            self.at = at
            self.act = act
            self.text = text
            self.isTakenBack = isTakenBack
            self.textWithOffsets = textWithOffsets
        }
    }
}

extension Journal1 {
    /// `backups` of `Backups`.
    ///
    /// Day as in 2026-11-21, number of fasts, number of water entries, and extras. The latest
    /// first.
    public struct BackupRow: Equatable, Sendable {
        public var day: String
        public var fasts: UInt32
        public var water: UInt32

        public init(day: String, fasts: UInt32, water: UInt32) {
            self.day = day
            self.fasts = fasts
            self.water = water
        }
    }
}

extension Journal1 {
    /// `result` of `Undo`.
    ///
    /// Act (s), At (t, when it was carried out) and Text (s, what it was, as part of a sentence) of
    /// the act that was undone, and Left (u): how many records were left as they are, because they
    /// have changed since. TextWithOffsets (s): the text with each time as 2026-11-20 20:00+01:00,
    /// for a client that may be in another zone.
    public struct UndoResult: Equatable, Sendable {
        public static let keys: [Key] = [.act, .at, .text, .left, .textWithOffsets]

        public var act: ActKind
        public var at: Instant
        public var text: String
        public var left: UInt32
        public var textWithOffsets: String?

        public init(act: ActKind, at: Instant, text: String, left: UInt32, textWithOffsets: String? = nil) {
            self.act = act
            self.at = at
            self.text = text
            self.left = left
            self.textWithOffsets = textWithOffsets
        }
    }
}

extension Journal1 {
    /// `counts` of `Restore`.
    ///
    /// Of fasts and water together: Returned (u), which are in the backup and not in the records;
    /// Changed (u); Removed (u), which are in the records and not in the backup; Equal (u).
    public struct RestoreResult: Equatable, Sendable {
        public static let keys: [Key] = [.returned, .changed, .removed, .equal]

        public var returned: UInt32
        public var changed: UInt32
        public var removed: UInt32
        public var equal: UInt32

        public init(returned: UInt32, changed: UInt32, removed: UInt32, equal: UInt32) {
            self.returned = returned
            self.changed = changed
            self.removed = removed
            self.equal = equal
        }
    }
}
