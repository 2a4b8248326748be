/// What a cell of a table says about a time: a date, a time of day, or both.
///
/// The grammar of typed times reads one cell of each shape, because a table has up to 600,000 rows. A date has the order
/// of the whole column, and does not depend on the present time.
package struct CellTime: Equatable, Sendable {
    /// nil for a time of day alone.
    package var date: CellDate?
    /// nil for a date alone.
    package var clock: Clock?
    package var place = Place.local
    /// The day of the week that is written beside the date; 0 is Sunday. nil if there is none, or it is not clear
    /// which.
    package var weekday: Int?

    package struct Clock: Equatable, Sendable {
        package var hour: Int
        package var minute: Int
        package var second: Int
        /// Whether it had AM or PM.
        package var hasHalf = false

        package init(hour: Int, minute: Int, second: Int, hasHalf: Bool = false) {
            (self.hour, self.minute, self.second) = (hour, minute, second)
            self.hasHalf = hasHalf
        }
    }

    package enum Place: Equatable, Sendable {
        /// The zone of the machine that imports.
        case local
        case utc
        /// Seconds east of UTC.
        case offset(Int64)
        case zone(NamedZone)
        /// A zone that this machine does not know. The time must not be read as a local one.
        case unknownZone

        package init(_ said: ZoneSaid) {
            switch said {
            case .utc: self = .utc
            case .offset(let seconds): self = .offset(seconds)
            case .named(let zone): self = .zone(zone)
            }
        }
    }

    /// Whether it may be before or after noon.
    package var mayBeOnDial: Bool { clock.map { $0.hour <= 12 && !$0.hasHalf } ?? false }

    package init(date: CellDate?, clock: Clock?, place: Place = .local, weekday: Int? = nil) {
        (self.date, self.clock, self.place) = (date, clock, place)
        self.weekday = weekday
    }
}

/// A date in a cell. Its order may be unknown until the whole column was seen.
package enum CellDate: Equatable, Sendable {
    /// The year has four digits and comes first, or the month is a word.
    case fixed(year: Int, month: Int, day: Int)
    /// `20.11.2026`, `11/20/2026`: only the last number is known to be the year.
    case yearLast(Int, Int, year: Int, hasPoints: Bool)
    /// `20.11.26`: three numbers of one or two digits.
    case short(Int, Int, Int, hasPoints: Bool)

    /// Year, month and day in this order; they may not exist.
    package func parts(_ order: DateOrder) -> (year: Int, month: Int, day: Int) {
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

    package var isFixed: Bool { if case .fixed = self { true } else { false } }

    /// Whether the numbers are separated by points, which only dates with the day first are.
    package var hasPoints: Bool {
        switch self {
        case .fixed: false
        case .yearLast(_, _, _, let hasPoints), .short(_, _, _, let hasPoints): hasPoints
        }
    }
}
