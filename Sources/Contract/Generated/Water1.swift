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
        /// Adds water.
        case add = "Add"
        /// Removes an entry.
        case remove = "Remove"
        /// Returns entries.
        case list = "List"
        /// Merges entries by id, all of them or none.
        case merge = "Merge"
    }

    public enum Property: String, CaseIterable, Sendable {
        /// The sum of the local day; a change is announced, including the one at midnight.
        case todayMilliliters = "TodayMilliliters"
        /// As Settings1.QuickAddMilliliters.
        case quickAdd = "QuickAdd"
        /// As Settings1.WaterUnit.
        case unit = "Unit"
    }
}

extension Water1 {
    /// `entries` of `List`.
    ///
    /// Id, instant, amount, and extras; newest first, at most 2,000: clients read page by page.
    public struct EntryRow: Equatable, Sendable {
        public var id: RecordID
        public var at: Instant
        public var amount: WaterAmount

        public init(id: RecordID, at: Instant, amount: WaterAmount) {
            self.id = id
            self.at = at
            self.amount = amount
        }
    }
}

extension Water1 {
    /// `entries` of `Merge`.
    ///
    /// Id, instant, amount, and extras; at most 2,000.
    public struct MergeRow: Equatable, Sendable {
        public var id: String
        public var at: UInt64
        public var milliliters: UInt32

        public init(id: String, at: UInt64, milliliters: UInt32) {
            self.id = id
            self.at = at
            self.milliliters = milliliters
        }
    }
}
