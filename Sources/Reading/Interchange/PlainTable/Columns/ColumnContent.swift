import LocalTime

/// What a column of a sample contains.
struct ColumnContent {
    private var filled = 0
    private var whole = 0
    private var dates = 0
    private var clocks = 0
    private var amounts = 0
    private var numbers = 0
    private var serials = 0
    private var fractions = 0
    private var pointed = 0
    private var (halves, hours24, zones, midnights, plans) = (0, 0, 0, 0, 0)
    private(set) var largest = 0.0
    private(set) var smallest = Double.infinity
    private(set) var votes = NumberFormVotes()

    mutating func count(_ cell: Bytes) {
        guard !cell.isEmpty else { return }
        filled += 1
        if CellAmount.hoursOfPlan(cell) != nil { plans += 1 }
        if let time = CellTime(cell) {
            if let clock = time.clock {
                if clock.hasHalf {
                    halves += 1
                } else if !(1...12).contains(clock.hour) {
                    hours24 += 1
                }
                if time.place != .local { zones += 1 }
                if (clock.hour, clock.minute, clock.second) == (0, 0, 0) { midnights += 1 }
            }
            switch (time.date, time.clock) {
            case (nil, _): clocks += 1
            case (_, nil): dates += 1
            default: whole += 1
            }
        }
        switch CellAmount(cell) {
        case .number(let number):
            amounts += 1
            numbers += 1
            largest = max(largest, number)
            smallest = min(smallest, number)
            if CellTime.serials.contains(number) { serials += 1 }
            if number != number.rounded() { fractions += 1 }
            if isPointed(cell) { pointed += 1 }
        case .seconds:
            amounts += 1
            if isPointed(cell) { pointed += 1 }
        case nil: if isPointed(cell) { pointed += 1 }
        }
        votes.count(cell)
    }

    /// Whether a cell is a time of day only if the column has times: `20.00`, `20.00 Uhr`.
    private func isPointed(_ cell: Bytes) -> Bool {
        cell.count <= 10 && CellTime(cell) == nil
            && CellTime(cell, CellTime.Form(hasPoints: true))?.clock != nil
    }

    /// A kind of time.
    enum Kind {
        /// A date with a time of day.
        case whole
        case date
        case clock
    }

    /// Counts the numbers as times, because the name of the column says that they are.
    mutating func settle() -> CellTime.Form {
        var form = CellTime.Form()
        if serials * 2 > filled, fractions > 0 {
            form.isSerial = true
            whole = serials
        } else if pointed > 0, (clocks + pointed) * 2 > filled, whole + dates == 0 {
            form.hasPoints = true
            clocks += pointed
        }
        return form
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

    /// Whether half of the times or more have AM or PM, or a zone.
    var hasHalves: Bool { halves > 0 && halves * 2 >= whole + clocks }
    var hasZones: Bool { zones > 0 && zones * 2 >= whole + clocks }
    /// Whether no time shows whether it is before or after noon.
    var isOnDial: Bool { whole + clocks > 0 && hours24 == 0 }
    /// Whether all cells are plans: `16:8`, `14:10`.
    var isOfPlans: Bool { plans == filled }
    /// Whether all times are 0:00, as programs write a day.
    var isMidnight: Bool { isWhole && midnights == whole }

    var isEmpty: Bool { filled == 0 }
    /// Whether the cells are mostly neither times nor numbers.
    var isText: Bool { filled > 0 && kind == nil && !isAmount }
    var isWhole: Bool { kind == .whole }
    var isDate: Bool { kind == .date }
    var isClock: Bool { kind == .clock }
    var hasAmounts: Bool { amounts > 0 }
    var hasDates: Bool { whole + dates > 0 }
    var isAmount: Bool { amounts * 2 > filled && !isWhole && !isDate }
    /// Whether all cells are numbers without a unit.
    var isNumber: Bool { numbers > 0 && numbers == filled }

    /// The unit of plain numbers without a name: no fast lasts 200 hours, few last 200 minutes.
    func unit(_ numbers: NumberForm) -> TableUnit {
        // The sample has read a separator of thousands as the decimal sign.
        let largest = numbers.thousands == nil ? largest : largest * 1000
        if largest <= 200 { return .hours }
        if largest <= 12_000 { return .minutes }
        return largest <= 2_000_000 ? .seconds : .milliseconds
    }
}
