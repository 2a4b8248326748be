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

    /// A kind of time.
    enum Kind {
        /// A date with a time of day.
        case whole
        case date
        case clock
    }

    /// What more than half of the cells are; nil if there is no such kind.
    var kind: Kind? { kind(of: filled) }
    /// The same of the cells that can be read as times, for a column whose name says that it has them.
    var readableKind: Kind? { kind(of: whole + dates + clocks) }

    private func kind(of all: Int) -> Kind? {
        if whole * 2 > all { return .whole }
        if dates * 2 > all { return .date }
        return clocks * 2 > all ? .clock : nil
    }

    var isEmpty: Bool { filled == 0 }
    var isWhole: Bool { kind == .whole }
    var isDate: Bool { kind == .date }
    var isClock: Bool { kind == .clock }
    var hasAmounts: Bool { amounts > 0 }
    var hasDates: Bool { whole + dates > 0 }
    var isAmount: Bool { amounts * 2 > filled && !isWhole && !isDate }

    /// The unit of plain numbers without a name: no fast lasts 200 hours, few last 200 minutes.
    var unit: TableUnit { largest <= 200 ? .hours : largest <= 12_000 ? .minutes : .seconds }
}
