// Generated from dbus/app.atrest.Journal1.xml by `make contract`; do not edit.
// swift-format-ignore-file

import Fasting

/// Every act on fasts and water, and undo.
///
/// Acts are start, end, abandon, adjust, log, edit, delete, note, water-add, water-remove, import
/// and restore. An import or a restore is one act, however many records it changes. A change of a
/// setting is not an act. Instants are microseconds since 1970-01-01 00:00 UTC. Texts follow the
/// agent's locale, with times of the local zone; the time of a record has no date if it is on the
/// local day of the act. No member changes because time passes. If the records cannot be read,
/// every member but Version answers app.atrest.Error.Storage.
public enum Journal1 {
    public static let interface = "app.atrest.Journal1"
    /// The version of this interface. It is raised when members, keys or values are added; nothing
    /// is removed.
    public static let version: UInt32 = 1

    public enum Method: String, CaseIterable, Sendable {
        case undo = "Undo", redo = "Redo", list = "List", `import` = "Import", backups = "Backups", compare = "Compare", restore = "Restore"
    }

    public enum Property: String, CaseIterable, Sendable {
        case undoAct = "UndoAct", redoAct = "RedoAct", undoText = "UndoText", undoDetails = "UndoDetails", version = "Version"
    }

    public enum RunningFast: String, CaseIterable, WireConvertible, Sendable {
        case starts, here, anotherRuns = "another-runs", tooLongAgo = "too-long-ago", overlaps
    }

    public enum Key: String, CaseIterable, Sendable {
        case act = "Act", at = "At", text = "Text", left = "Left", startedAt = "StartedAt", endedAt = "EndedAt", target = "Target", waterAt = "WaterAt", milliliters = "Milliliters", unit = "Unit", fasts = "Fasts", water = "Water", day = "Day", machine = "Machine", number = "Number", limit = "Limit", after = "After", returned = "Returned", changed = "Changed", removed = "Removed", equal = "Equal", dryRun = "DryRun", new = "New", short = "Short", running = "Running", overlapping = "Overlapping", overlaps = "Overlaps", long = "Long", longest = "Longest", utcOffset = "UtcOffset", note = "Note", hasNote = "HasNote", nowStartedAt = "NowStartedAt", nowEndedAt = "NowEndedAt", nowTarget = "NowTarget", nowHasNote = "NowHasNote", nowWaterAt = "NowWaterAt", nowMilliliters = "NowMilliliters", noteDiffers = "NoteDiffers", offsetDiffers = "OffsetDiffers"
    }

    /// `acts` of `List`.
    ///
    /// When it was carried out, act, text (as in the result of Undo), whether it was undone, and
    /// extras: Number (t), the number of the act; and the others, as in the result of Undo. The
    /// latest first.
    public struct ActRow: Equatable, Sendable {
        public var at: Instant
        public var act: String
        public var text: String
        public var isUndone: Bool
        public var number: UInt64?
        public var startedAt: UInt64?
        public var endedAt: UInt64?
        public var target: UInt64?
        public var waterAt: UInt64?
        public var milliliters: UInt32?
        public var unit: String?
        public var fasts: UInt32?
        public var water: UInt32?
        public var day: String?
        public var machine: String?

        public init(at: Instant, act: String, text: String, isUndone: Bool, number: UInt64? = nil, startedAt: UInt64? = nil, endedAt: UInt64? = nil, target: UInt64? = nil, waterAt: UInt64? = nil, milliliters: UInt32? = nil, unit: String? = nil, fasts: UInt32? = nil, water: UInt32? = nil, day: String? = nil, machine: String? = nil) {
            (self.at, self.act, self.text, self.isUndone, self.number, self.startedAt, self.endedAt, self.target, self.waterAt, self.milliliters, self.unit, self.fasts, self.water, self.day, self.machine) = (at, act, text, isUndone, number, startedAt, endedAt, target, waterAt, milliliters, unit, fasts, water, day, machine)
        }
    }

    /// `fasts` of `Import`.
    ///
    /// Id, start, end, target (0 = never stated), and extras: UtcOffset (i, minutes east of UTC) if
    /// it is known, Note (s, at most 1,000 characters).
    public struct FastRow: Equatable, Sendable {
        public var id: String
        public var start: UInt64
        public var end: UInt64
        public var target: UInt64
        public var utcOffset: Int32?
        public var note: String?

        public init(id: String, start: UInt64, end: UInt64, target: UInt64, utcOffset: Int32? = nil, note: String? = nil) {
            (self.id, self.start, self.end, self.target, self.utcOffset, self.note) = (id, start, end, target, utcOffset, note)
        }
    }

    /// `water` of `Import`.
    ///
    /// Id, instant, amount, and extras.
    public struct WaterRow: Equatable, Sendable {
        public var id: String
        public var at: UInt64
        public var milliliters: UInt32

        public init(id: String, at: UInt64, milliliters: UInt32) {
            (self.id, self.at, self.milliliters) = (id, at, milliliters)
        }
    }

    /// `backups` of `Backups`.
    ///
    /// Day as in 2026-11-21, number of fasts, number of water entries, and extras. The latest
    /// first.
    public struct BackupRow: Equatable, Sendable {
        public var day: String
        public var fasts: UInt32
        public var water: UInt32

        public init(day: String, fasts: UInt32, water: UInt32) {
            (self.day, self.fasts, self.water) = (day, fasts, water)
        }
    }

    /// `changes` of `Compare`.
    ///
    /// What Restore does to a record: returned (it is missing now), changed, or removed (it is not
    /// in the backup); its id; and extras. How it is in the backup: StartedAt, EndedAt and Target
    /// (t) and HasNote (b) of a fast, WaterAt (t) and Milliliters (u) of water. How it is now: the
    /// same names with Now before them. NoteDiffers (b): it has another note in the backup.
    /// OffsetDiffers (b): the UTC offset of its end is another one. Fasts come first, and of each
    /// the newest.
    public struct ChangeRow: Equatable, Sendable {
        public var change: RecordChangeKind
        public var id: RecordID
        public var startedAt: UInt64?
        public var endedAt: UInt64?
        public var target: UInt64?
        public var hasNote: Bool?
        public var waterAt: UInt64?
        public var milliliters: UInt32?
        public var nowStartedAt: UInt64?
        public var nowEndedAt: UInt64?
        public var nowTarget: UInt64?
        public var nowHasNote: Bool?
        public var nowWaterAt: UInt64?
        public var nowMilliliters: UInt32?
        public var noteDiffers: Bool?
        public var offsetDiffers: Bool?

        public init(change: RecordChangeKind, id: RecordID, startedAt: UInt64? = nil, endedAt: UInt64? = nil, target: UInt64? = nil, hasNote: Bool? = nil, waterAt: UInt64? = nil, milliliters: UInt32? = nil, nowStartedAt: UInt64? = nil, nowEndedAt: UInt64? = nil, nowTarget: UInt64? = nil, nowHasNote: Bool? = nil, nowWaterAt: UInt64? = nil, nowMilliliters: UInt32? = nil, noteDiffers: Bool? = nil, offsetDiffers: Bool? = nil) {
            (self.change, self.id, self.startedAt, self.endedAt, self.target, self.hasNote, self.waterAt, self.milliliters, self.nowStartedAt, self.nowEndedAt, self.nowTarget, self.nowHasNote, self.nowWaterAt, self.nowMilliliters, self.noteDiffers, self.offsetDiffers) = (change, id, startedAt, endedAt, target, hasNote, waterAt, milliliters, nowStartedAt, nowEndedAt, nowTarget, nowHasNote, nowWaterAt, nowMilliliters, noteDiffers, offsetDiffers)
        }
    }

    /// `result` of `Undo`.
    ///
    /// Act (s), At (t, when it was carried out) and Text (s, what it was, as part of a sentence) of
    /// the act that was undone, and Left (u): how many records were left as they are, because they
    /// have changed since. What it was about, for a client that may speak another language:
    /// StartedAt and Target (t) of a running fast, StartedAt and EndedAt (t) of one that ended,
    /// WaterAt (t), Milliliters (u) and Unit (s) of water, Fasts and Water (u), the numbers of
    /// records, and Day (s) of a backup. Machine (s): the name of the machine on which it was made,
    /// if it was another one; "" if its name is not known. Number (t): the number of the act.
    public struct UndoResult: Equatable, Sendable {
        public var act: String
        public var at: Instant
        public var text: String
        public var left: UInt32
        public var startedAt: UInt64?
        public var endedAt: UInt64?
        public var target: UInt64?
        public var waterAt: UInt64?
        public var milliliters: UInt32?
        public var unit: String?
        public var fasts: UInt32?
        public var water: UInt32?
        public var day: String?
        public var machine: String?
        public var number: UInt64?

        public init(act: String, at: Instant, text: String, left: UInt32, startedAt: UInt64? = nil, endedAt: UInt64? = nil, target: UInt64? = nil, waterAt: UInt64? = nil, milliliters: UInt32? = nil, unit: String? = nil, fasts: UInt32? = nil, water: UInt32? = nil, day: String? = nil, machine: String? = nil, number: UInt64? = nil) {
            (self.act, self.at, self.text, self.left, self.startedAt, self.endedAt, self.target, self.waterAt, self.milliliters, self.unit, self.fasts, self.water, self.day, self.machine, self.number) = (act, at, text, left, startedAt, endedAt, target, waterAt, milliliters, unit, fasts, water, day, machine, number)
        }
    }

    /// `UndoDetails`.
    ///
    /// The act that Undo would undo, with the keys of the result of Undo, but without Left; empty =
    /// none. Text is for a button, such as "Undo: adding 300 ml of water at 20:05".
    public struct ActDetails: Equatable, Sendable {
        public var act: String
        public var at: Instant
        public var text: String
        public var startedAt: UInt64?
        public var endedAt: UInt64?
        public var target: UInt64?
        public var waterAt: UInt64?
        public var milliliters: UInt32?
        public var unit: String?
        public var fasts: UInt32?
        public var water: UInt32?
        public var day: String?
        public var machine: String?
        public var number: UInt64?

        public init(act: String, at: Instant, text: String, startedAt: UInt64? = nil, endedAt: UInt64? = nil, target: UInt64? = nil, waterAt: UInt64? = nil, milliliters: UInt32? = nil, unit: String? = nil, fasts: UInt32? = nil, water: UInt32? = nil, day: String? = nil, machine: String? = nil, number: UInt64? = nil) {
            (self.act, self.at, self.text, self.startedAt, self.endedAt, self.target, self.waterAt, self.milliliters, self.unit, self.fasts, self.water, self.day, self.machine, self.number) = (act, at, text, startedAt, endedAt, target, waterAt, milliliters, unit, fasts, water, day, machine, number)
        }
    }

    /// `options` of `Undo`.
    ///
    /// Act (t, the number of the act to undo, as in UndoAct; if it is another one now, nothing is
    /// undone).
    public struct UndoOptions: Equatable, Sendable {
        public static let keys: [Key] = [.act]
        public var act: UInt64?

        public init(act: UInt64? = nil) {
            self.act = act
        }
    }

    /// `options` of `List`.
    ///
    /// Limit (u, at most 2,000, which is also the default), After (t, the number of the last row of
    /// the page before).
    public struct ListOptions: Equatable, Sendable {
        public static let keys: [Key] = [.limit, .after]
        public var limit: UInt32?
        public var after: UInt64?

        public init(limit: UInt32? = nil, after: UInt64? = nil) {
            (self.limit, self.after) = (limit, after)
        }
    }

    /// `counts` of `Restore`.
    ///
    /// Of fasts and water together: Returned (u), which are in the backup and not in the records;
    /// Changed (u); Removed (u), which are in the records and not in the backup; Equal (u). Act
    /// (t): the number of the act, as in Journal1.UndoAct; 0 if nothing changed. Of a dry run, the
    /// number of the latest act or undo here.
    public struct RestoreResult: Equatable, Sendable {
        public var returned: UInt32
        public var changed: UInt32
        public var removed: UInt32
        public var equal: UInt32
        public var act: UInt64

        public init(returned: UInt32, changed: UInt32, removed: UInt32, equal: UInt32, act: UInt64) {
            (self.returned, self.changed, self.removed, self.equal, self.act) = (returned, changed, removed, equal, act)
        }
    }

    /// Used by other interfaces.
    public struct ActResult: Equatable, Sendable {
        public var act: UInt64

        public init(act: UInt64) {
            self.act = act
        }
    }

    /// `options` of `Restore`.
    ///
    /// DryRun (b): only count. Act (t): what a dry run answered; if anything was done since,
    /// nothing is restored.
    public struct RestoreOptions: Equatable, Sendable {
        public static let keys: [Key] = [.dryRun, .act]
        public var dryRun: Bool?
        public var act: UInt64?

        public init(dryRun: Bool? = nil, act: UInt64? = nil) {
            (self.dryRun, self.act) = (dryRun, act)
        }
    }

    /// `counts` of `Import`.
    ///
    /// New, Changed, Equal, Short (u), of fasts and water together. Short ones are not imported:
    /// fasts that last less than 4 hours, are in the future, or have the id of the running fast;
    /// water in the future. Act (t): the number of the act, as in Journal1.UndoAct; 0 if nothing
    /// changed. Running (s): what becomes of the running fast: starts, here (it is there already),
    /// another-runs, too-long-ago or overlaps; absent if there is none. With DryRun also, of the
    /// new and changed fasts: Overlapping (u), how many overlap another fast; Overlaps (at), for
    /// the first three of them the start and the end, and those of the other fast, whose end is 0
    /// if it runs; Long (u), how many last more than a week; Longest (at), the start and the end of
    /// the first three of them.
    public struct ImportResult: Equatable, Sendable {
        public var new: UInt32
        public var changed: UInt32
        public var equal: UInt32
        public var short: UInt32
        public var act: UInt64
        public var running: String?
        public var overlapping: UInt32?
        public var overlaps: [UInt64]?
        public var long: UInt32?
        public var longest: [UInt64]?

        public init(new: UInt32, changed: UInt32, equal: UInt32, short: UInt32, act: UInt64, running: String? = nil, overlapping: UInt32? = nil, overlaps: [UInt64]? = nil, long: UInt32? = nil, longest: [UInt64]? = nil) {
            (self.new, self.changed, self.equal, self.short, self.act, self.running, self.overlapping, self.overlaps, self.long, self.longest) = (new, changed, equal, short, act, running, overlapping, overlaps, long, longest)
        }
    }
}
