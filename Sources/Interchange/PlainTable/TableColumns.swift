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

    /// One column, or one with the date and one with the time.
    public let start: [Column]
    /// The same for the end; one column with a time of day if the end has no date. If
    /// ``lengthUnit`` is set, the column with the length of the fast.
    public let end: [Column]
    /// Whether the end is calculated from the length, and its unit.
    public let lengthUnit: TableUnit?
    public let target: Column?
    public let targetUnit: TableUnit?
    /// The order of the dates; nil if no date leaves it open.
    public let dateOrder: DateOrder?
    /// Whether nothing in the table decides the order.
    public let isOrderOpen: Bool
}

/// The places of what a row says. Columns are counted from 0.
struct TablePlaces {
    enum Time: Equatable {
        case whole(Int)
        case parts(date: Int, clock: Int)
        /// A time of day after the start.
        case clock(Int)

        var columns: [Int] {
            switch self {
            case .whole(let column), .clock(let column): [column]
            case .parts(let date, let clock): [date, clock]
            }
        }
    }

    enum End: Equatable {
        case moment(Time)
        case length(Int)

        var columns: [Int] {
            switch self {
            case .moment(let moment): moment.columns
            case .length(let column): [column]
            }
        }
    }

    var start: Time
    var end: End
    /// Targets, or columns that may be either targets or lengths.
    var target: Int?
    var lengths: [Int] = []
    var id: Int?
    var note: Int?
    /// Whether start and end have names, and not only the right content.
    var isNamed = false
}

/// What a column of a sample contains.
struct ColumnContent {
    private var filled = 0
    private var whole = 0
    private var dates = 0
    private var clocks = 0
    private var amounts = 0
    private(set) var largest = 0.0

    mutating func count(_ cell: Bytes) {
        guard !cell.isEmpty else { return }
        filled += 1
        if let time = CellTime(cell) {
            switch (time.date, time.clock) {
            case (nil, _): clocks += 1
            case (_, nil): dates += 1
            default: whole += 1
            }
        }
        switch CellAmount(cell) {
        case .number(let number):
            amounts += 1
            largest = max(largest, number)
        case .seconds: amounts += 1
        case nil: break
        }
    }

    var isEmpty: Bool { filled == 0 }
    var isWhole: Bool { whole * 2 > filled }
    var isDate: Bool { dates * 2 > filled }
    var isClock: Bool { clocks * 2 > filled }
    var hasAmounts: Bool { amounts > 0 }
    var isAmount: Bool { amounts * 2 > filled && !isWhole && !isDate }

    /// The unit of plain numbers without a name: no fast lasts 200 hours, few last 200 minutes.
    var unit: TableUnit { largest <= 200 ? .hours : largest <= 12_000 ? .minutes : .seconds }
}
