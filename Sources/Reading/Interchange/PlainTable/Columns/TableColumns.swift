import LocalTime

/// How the columns of a plain table are read. They are guessed, so the user sees this before
/// anything is imported.
public struct TableColumns: Equatable, Sendable {
    /// One column.
    public struct Column: Equatable, Sendable {
        /// From 1.
        public let number: Int
        /// Its name in the first row; nil without such a row.
        public let name: String?
    }

    /// One column, or several with the parts of a time.
    public let start: [Column]
    /// The same for the end; one column with a time of day if the end has no date. If
    /// ``lengthUnit`` is set, the column with the length of the fast.
    public let end: [Column]
    /// Whether the end is calculated from the length, and its unit.
    public let lengthUnit: TableUnit?
    public let target: Column?
    public let targetUnit: TableUnit?
    public let note: Column?
    /// The column whose kinds select the rows that are fasts.
    public let kind: Column?
    /// The kinds that were taken for fasts.
    public let kinds: [String]
    /// Of a table of drinks, the column with the amounts; ``start`` is when.
    public let amount: Column?
    public let amountUnit: VolumeUnit?
    /// The columns with a name that are not read.
    public let leftOut: [Column]
    /// The order of the dates; nil if no date leaves it open.
    public let dateOrder: DateOrder?
    /// Whether nothing in the table decides the order.
    public let isOrderOpen: Bool

    init(
        start: [Column], end: [Column], lengthUnit: TableUnit?, target: Column?,
        targetUnit: TableUnit?,
        note: Column?, kind: Column?, kinds: [String], leftOut: [Column], dateOrder: DateOrder?,
        isOrderOpen: Bool
    ) {
        (self.start, self.end, self.lengthUnit) = (start, end, lengthUnit)
        (self.target, self.targetUnit, self.note) = (target, targetUnit, note)
        (self.kind, self.kinds) = (kind, kinds)
        (self.leftOut, self.dateOrder, self.isOrderOpen) = (leftOut, dateOrder, isOrderOpen)
        (amount, amountUnit) = (nil, nil)
    }

    /// The columns of a table of drinks.
    init(drinksAt time: [Column], amount: Column, unit: VolumeUnit) {
        (start, self.amount, amountUnit) = (time, amount, unit)
        (end, lengthUnit, target, targetUnit, note, kind) = ([], nil, nil, nil, nil, nil)
        (kinds, leftOut, dateOrder, isOrderOpen) = ([], [], nil, false)
    }
}
