import LocalTime

/// A date in a cell. Its order may be unknown until the whole column was seen.
enum CellDate: Equatable {
    /// The year has four digits and comes first, or the month is a word.
    case fixed(year: Int, month: Int, day: Int)
    /// `20.11.2026`, `11/20/2026`: only the last number is known to be the year.
    case yearLast(Int, Int, year: Int, hasPoints: Bool)
    /// `20.11.26`: three numbers of one or two digits.
    case short(Int, Int, Int, hasPoints: Bool)

    /// - Returns: nil for a time of day alone.
    init?(_ written: WrittenTime) {
        guard let (year, month, day) = written.date else { return nil }
        if !written.isOpen {
            self = .fixed(year: year, month: month, day: day)
        } else if written.isShort {
            self = .short(day, month, year, hasPoints: written.hasPoints)
        } else {
            self = .yearLast(day, month, year: year, hasPoints: written.hasPoints)
        }
    }

    /// Year, month and day in this order; they may not exist.
    func parts(_ order: DateOrder) -> (year: Int, month: Int, day: Int) {
        switch self {
        case .fixed(let year, let month, let day): (year, month, day)
        case .yearLast(let first, let second, let year, _):
            order == .monthFirst
                ? (CivilTime.gregorian(year), first, second)
                : (CivilTime.gregorian(year), second, first)
        case .short(let first, let second, let third, _):
            switch order {
            case .dayFirst: (CivilTime.century(third), second, first)
            case .monthFirst: (CivilTime.century(third), first, second)
            case .yearFirst: (CivilTime.century(first), second, third)
            }
        }
    }

    var isFixed: Bool { if case .fixed = self { true } else { false } }

    /// Whether the numbers are separated by points, which only dates with the day first are.
    var hasPoints: Bool {
        switch self {
        case .fixed: false
        case .yearLast(_, _, _, let hasPoints), .short(_, _, _, let hasPoints): hasPoints
        }
    }
}
