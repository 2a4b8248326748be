// Generated from dbus/app.atrest.Water1.xml by `make contract`; do not edit.
// swift-format-ignore-file

import Fasting

/// Water that the user drank.
///
/// Amounts are millilitres, instants microseconds since 1970-01-01 00:00 UTC. If the records cannot
/// be read, every member answers app.atrest.Error.Storage.
public enum Water1 {
    public static let interface = "app.atrest.Water1"

    public enum Method: String, CaseIterable, Sendable {
        case add = "Add", remove = "Remove", list = "List", merge = "Merge"
    }

    public enum Property: String, CaseIterable, Sendable {
        case todayMilliliters = "TodayMilliliters", recentMilliliters = "RecentMilliliters", quickAdd = "QuickAdd", unit = "Unit"
    }

    /// `entries` of `List`.
    ///
    /// Id, instant, amount, and extras; newest first, at most 2,000: clients read page by page.
    public struct EntryRow: Equatable, Sendable {
        public var id: RecordID
        public var at: Instant
        public var amount: WaterAmount

        public init(id: RecordID, at: Instant, amount: WaterAmount) {
            (self.id, self.at, self.amount) = (id, at, amount)
        }
    }

    /// `entries` of `Merge`.
    ///
    /// Id, instant, amount, and extras; at most 2,000.
    public struct MergeRow: Equatable, Sendable {
        public var id: String
        public var at: UInt64
        public var milliliters: UInt32

        public init(id: String, at: UInt64, milliliters: UInt32) {
            (self.id, self.at, self.milliliters) = (id, at, milliliters)
        }
    }
}
