// Generated from dbus/app.atrest.Water1.xml by `make contract`; do not edit.
// swift-format-ignore-file

import Fasting

/// Water that the user drank.
///
/// Amounts are millilitres, instants microseconds since 1970-01-01 00:00 UTC. 0 means none. If the
/// records cannot be read, every member but Version answers app.atrest.Error.Storage.
public enum Water1 {
    public static let interface = "app.atrest.Water1"
    /// The version of this interface. It is raised when members, keys or values are added; nothing
    /// is removed.
    public static let version: UInt32 = 1

    public enum Method: String, CaseIterable, Sendable {
        case add = "Add", remove = "Remove", list = "List"
    }

    public enum Property: String, CaseIterable, Sendable {
        case todayMilliliters = "TodayMilliliters", recentMilliliters = "RecentMilliliters", quickAdd = "QuickAdd", unit = "Unit", version = "Version"
    }

    public enum Key: String, CaseIterable, Sendable {
        case milliliters = "Milliliters", at = "At", id = "Id", todayMilliliters = "TodayMilliliters", act = "Act", since = "Since", until = "Until", limit = "Limit", after = "After"
    }

    /// `entries` of `List`.
    ///
    /// Id, instant, amount, and extras; newest first. Of two with the same instant, the smaller id
    /// comes first.
    public struct EntryRow: Equatable, Sendable {
        public var id: RecordID
        public var at: Instant
        public var amount: WaterAmount

        public init(id: RecordID, at: Instant, amount: WaterAmount) {
            (self.id, self.at, self.amount) = (id, at, amount)
        }
    }

    /// `options` of `Add`.
    ///
    /// Milliliters (u, 1 to 5000; QuickAdd if absent), At (t, never in the future; now if absent),
    /// Id (s, a UUID; a new one if absent). A number may be of any integer type or a whole double.
    public struct AddOptions: Equatable, Sendable {
        public static let keys: [Key] = [.milliliters, .at, .id]
        public var milliliters: WaterAmount?
        public var at: Instant?
        public var id: RecordID?

        public init(milliliters: WaterAmount? = nil, at: Instant? = nil, id: RecordID? = nil) {
            (self.milliliters, self.at, self.id) = (milliliters, at, id)
        }
    }

    /// `added` of `Add`.
    ///
    /// Id (s), At (t) and Milliliters (u) of the entry, TodayMilliliters (u) with it, Act (t): the
    /// number of the act, as in Journal1.UndoAct; 0 if nothing changed.
    public struct AddResult: Equatable, Sendable {
        public var id: RecordID
        public var at: Instant
        public var milliliters: WaterAmount
        public var todayMilliliters: UInt32
        public var act: UInt64

        public init(id: RecordID, at: Instant, milliliters: WaterAmount, todayMilliliters: UInt32, act: UInt64) {
            (self.id, self.at, self.milliliters, self.todayMilliliters, self.act) = (id, at, milliliters, todayMilliliters, act)
        }
    }

    /// `options` of `List`.
    ///
    /// Since (t, only entries at this instant or later; rounded up to a whole second), Until (t,
    /// only entries before this instant; likewise; 0 = no limit), Limit (u, at most 2,000, which is
    /// also the default), After (s, the id of the last row of the page before). Without options,
    /// the newest entries.
    public struct ListOptions: Equatable, Sendable {
        public static let keys: [Key] = [.since, .until, .limit, .after]
        public var since: Instant?
        public var until: Instant?
        public var limit: UInt32?
        public var after: RecordID?

        public init(since: Instant? = nil, until: Instant? = nil, limit: UInt32? = nil, after: RecordID? = nil) {
            (self.since, self.until, self.limit, self.after) = (since, until, limit, after)
        }
    }
}
