extension CellTime {
    /// Reads a time that does not consist of digits alone.
    ///
    /// - Parameters:
    ///   - hasPoints: whether `20.00` and `20h` alone are times of day.
    ///   - isCroatian: whether "listopad" is the month of Croatian; nil if a full stop after the day decides.
    package init?(shaped text: ArraySlice<UInt8>, hasPoints: Bool, isCroatian: Bool?) {
        guard
            let text = ShapedText(text, (hasPoints ? 1 : 0) + (isCroatian.map { $0 ? 4 : 2 } ?? 0)),
            let shape = text.found(
                TimeShape.known,
                { TimeShape($0, hasPoints: hasPoints, isCroatian: isCroatian) })
        else { return nil }
        self = shape.time(text.numbers)
    }
}

/// What a shape means: which of its numbers is the year, the hour, and so on.
private struct TimeShape: Hashable, Sendable {
    enum Part: Hashable {
        /// The number at a place of the text.
        case number(Int)
        /// A number that a word says.
        case said(Int)
    }

    static let known = KnownShapes<TimeShape>()

    private struct Date: Hashable {
        var year, month, day: Part
    }
    private struct Clock: Hashable {
        var hour, minute, second: Part
        var isAfterNoon: Bool?
    }

    private var date: Date?
    private var clock: Clock?
    private var zone: ZoneSaid?
    private var weekday: Int?
    private var (isOpen, isShort, hasPoints) = (false, false, false)

    /// Reads a shape with numbers that are all different, and that can be every part of a time: so it can be seen from
    /// which of them each part is.
    init?(_ text: ShapedText, hasPoints: Bool, isCroatian: Bool?) {
        let places = text.places
        let named = TypedText(text.replacing([], with: []), .cells)?.namedMonths ?? []
        let said = named.union(text.fixedNumbers)
        guard let probes = Self.probes(places.map(\.count), without: said),
            let typed = TypedText(
                text.replacing(places, with: probes), .cells)
        else { return nil }
        var found: [(shape: TimeShape, isMonthFirst: Bool?)] = typed.readings(0..<typed.end)
            .compactMap { time in
                TimeShape(time, probes, said, hasPoints: hasPoints).map { ($0, time.isMonthFirst) }
            }
        if found.contains(where: { $0.shape.date != nil }) {
            found.removeAll { $0.shape.date == nil }
        }
        let isOpen = found.contains { $0.isMonthFirst == false }
        if isOpen { found.removeAll { $0.isMonthFirst != false } }
        let months = found.compactMap {
            if case .said(let month)? = $0.shape.date?.month { month } else { nil }
        }
        func isPoint(after part: Part?) -> Bool {
            guard case .number(let place)? = part else { return false }
            return text.text[places[place].upperBound...].first == UInt8(ascii: ".")
        }
        // A name may be that of two months.
        if Set(months).count > 1 {
            let day = found[0].shape.date?.day
            let isEarlier = isCroatian ?? (day == .number(0) && isPoint(after: day))
            let month = isEarlier ? months.min()! : months.max()!
            found.removeAll { $0.shape.date?.month != .said(month) }
        }
        let shapes = Set(found.map(\.shape))
        guard shapes.count == 1, let only = shapes.first else { return nil }
        self = only
        self.isOpen = isOpen
        if case .number(let place)? = date?.year { isShort = places[place].count == 2 }
        self.hasPoints = isPoint(after: date?.day)
    }

    /// - Parameters:
    ///   - probes: the numbers of the text.
    ///   - said: those that words say.
    /// - Returns: nil if it is not a time that a file may have, or if a part of it is calculated, as that of a week.
    private init?(_ time: PartialTime, _ probes: [Int], _ said: Set<Int>, hasPoints: Bool) {
        guard time.offset == nil, time.weeksBack == nil, time.monthsBack == nil, time.part == nil
        else { return nil }
        func part(_ value: Int, _ meaning: (Int) -> Int = { $0 }) -> Part {
            probes.firstIndex { meaning($0) == value }.map { .number($0) } ?? .said(value)
        }
        if let year = time.year, let month = time.month, let day = time.day {
            let date = Date(
                year: part(year) { $0 < 100 ? CivilTime.century($0) : $0 }, month: part(month),
                day: part(day))
            for case .said(let number) in [date.year, date.month, date.day]
            where !said.contains(number) { return nil }
            self.date = date
        } else if time.year != nil || time.month != nil || time.day != nil || time.clock == nil {
            return nil
        }
        if let clock = time.clock {
            let isMarked = clock.isDotted || clock.hasHoursMark
            guard clock.form == .plain, !isMarked || hasPoints || date != nil else { return nil }
            let hour = clock.hasHalf ? (clock.hour + 11) % 12 + 1 : clock.hour
            let parts = [part(hour), part(clock.minute), part(clock.second)]
            for case .said(let number) in parts where number != 0 { return nil }
            self.clock = Clock(
                hour: parts[0], minute: parts[1], second: parts[2],
                isAfterNoon: clock.hasHalf ? clock.hour >= 12 : nil)
        }
        if time.zone != nil, date == nil { return nil }
        zone = time.zone
        weekday = time.weekday.flatMap { $0 < 0 ? nil : $0 }
    }

    /// Numbers of one to four digits that differ, all of them days, months and hours on a dial, or years.
    ///
    /// - Parameter taken: numbers that words say.
    private static func probes(_ digits: [Int], without taken: Set<Int>) -> [Int]? {
        var free = (1...12).filter { !taken.contains($0) }
        var probes: [Int] = []
        for (place, count) in digits.enumerated() {
            switch count {
            case 1:
                guard let first = free.first, first < 10 else { return nil }
                probes.append(free.removeFirst())
            case 2:
                guard let last = free.popLast() else { return nil }
                probes.append(last)
            case 4: probes.append(1980 + place)
            // A fraction of a second: neither is a time of day.
            case 3: probes.append(999)
            default: probes.append(999_999)
            }
        }
        return probes
    }

    /// The time of a text with these numbers. An hour that a half of the day does not have is 99.
    func time(_ numbers: InlineArray<12, Int>) -> CellTime {
        func number(_ part: Part) -> Int {
            switch part {
            case .number(let place): numbers[place]
            case .said(let number): number
            }
        }
        let day = date.map { date -> CellDate in
            let (year, month, day) = (number(date.year), number(date.month), number(date.day))
            return switch (isOpen, isShort) {
            case (true, true): .short(day, month, year, hasPoints: hasPoints)
            case (true, false): .yearLast(day, month, year: year, hasPoints: hasPoints)
            case (false, _):
                .fixed(
                    year: isShort ? CivilTime.century(year) : CivilTime.gregorian(year),
                    month: month, day: day)
            }
        }
        let clock = clock.map { clock in
            var hour = number(clock.hour)
            if let isAfterNoon = clock.isAfterNoon {
                hour = hour <= 12 ? hour % 12 + (isAfterNoon ? 12 : 0) : 99
            }
            return CellTime.Clock(
                hour: hour, minute: number(clock.minute), second: number(clock.second),
                hasHalf: clock.isAfterNoon != nil)
        }
        return CellTime(
            date: day, clock: clock, place: zone.map(CellTime.Place.init) ?? .local,
            weekday: weekday)
    }
}

extension TypedText {
    /// The months whose names the text has.
    fileprivate var namedMonths: Set<Int> {
        Set(
            (0..<end).flatMap { senses(at: $0) }.compactMap {
                if case .month(let month) = $0.sense { month } else { nil }
            })
    }
}
