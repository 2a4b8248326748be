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
    public private(set) var start: [Column] = []
    /// The same for the end; one column with a time of day if the end has no date. If
    /// ``lengthUnit`` is set, the column with the length of the fast.
    public private(set) var end: [Column] = []
    /// Whether the end is calculated from the length, and its unit.
    public private(set) var lengthUnit: TableUnit?
    public private(set) var target: Column?
    public private(set) var targetUnit: TableUnit?
    public private(set) var note: Column?
    /// The column whose kinds select the rows that are fasts.
    public private(set) var kind: Column?
    /// The kinds that were taken for fasts.
    public private(set) var kinds: [String] = []
    /// Of a table of drinks, the column with the amounts; ``start`` is when.
    public private(set) var amount: Column?
    public private(set) var amountUnit: VolumeUnit?
    /// The columns with a name that are not read.
    public private(set) var leftOut: [Column] = []
    /// The zone of times without their own, if the table says it in a name or in a line; nil for that of this machine.
    package private(set) var place: CellTime.Place?
    /// The column that says the zone.
    public private(set) var zone: Column?
    /// The order of the dates; nil if no date leaves it open.
    public private(set) var dateOrder: DateOrder?
    /// Whether nothing in the table decides the order.
    public private(set) var isOrderOpen: Bool = false
}
