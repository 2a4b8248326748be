/// A day, as typed.
enum TypedDay: Hashable {
    /// Counted from today; -1 is yesterday.
    case offset(Int64)
    /// 0 is Sunday. The last one is before today.
    case weekday(Int, isLast: Bool)
    case date(CivilTime)
    /// The latest such date.
    case yearless(month: Int, day: Int)
    /// A date with the name of its day of the week.
    indirect case named(Int, TypedDay)
    /// A part of a day: "yesterday evening".
    indirect case part(DayPart, of: TypedDay)
}

/// A part of a day, as typed. A night begins in the evening and ends on the next day.
enum DayPart: CaseIterable {
    case morning, afternoon, evening, night

    var meaning: TimeWords.Meaning {
        switch self {
        case .morning: .morning
        case .afternoon: .afternoon
        case .evening: .evening
        case .night: .night
        }
    }

    /// How many days after the one that was typed a time of this part is.
    ///
    /// - Returns: nil if the time is not in this part.
    func daysLater(_ clock: TypedClock) -> Int64? {
        let hour = clock.hour == 0 && clock.kind != .exact ? 24 : clock.hour
        let hours: ClosedRange<Int> =
            switch self {
            case .morning: 3...11
            case .afternoon: 12...18
            case .evening, .night: 17...24
            }
        if hours.contains(hour) { return Int64(hour / 24) }
        return self == .night && hour < 6 ? 1 : nil
    }
}

extension TypedText {
    /// The days and the parts of a day that begin at a position, and the positions after them.
    func days(at start: Int) -> [(TypedDay, end: Int)] {
        let whole = wholeDays(at: start)
        var parts = whole.flatMap { day, end in
            DayPart.allCases.flatMap { part in
                ends(of: part.meaning, at: end).map { (TypedDay.part(part, of: day), end: $0) }
            }
        }
        for end in ends(of: .this, at: start) {
            parts += DayPart.allCases.flatMap { part in
                ends(of: part.meaning, at: end).map { (.part(part, of: .offset(0)), end: $0) }
            }
        }
        for end in ends(of: .last, at: start).flatMap({ ends(of: .night, at: $0) }) {
            parts.append((.part(.night, of: .offset(-1)), end: end))
        }
        for end in ends(of: .tonight, at: start) {
            parts.append((.part(.night, of: .offset(0)), end: end))
        }
        return whole + parts
    }

    private func wholeDays(at start: Int) -> [(TypedDay, end: Int)] {
        let offsets: [(TimeWords.Meaning, Int64)] = [
            (.today, 0), (.yesterday, -1), (.dayBeforeYesterday, -2), (.tomorrow, 1),
        ]
        var found = offsets.flatMap { meaning, days in
            ends(of: meaning, at: start).map { (TypedDay.offset(days), end: $0) }
        }
        for (day, names) in words.weekdays.enumerated() {
            for end in Set(ends(of: names, at: start)) {
                found.append((.weekday(day, isLast: false), end: end))
                found += dates(at: skippingComma(end)).map { (.named(day, $0), end: $1) }
            }
            for name in ends(of: .last, at: start) {
                found += ends(of: names, at: name).map { (.weekday(day, isLast: true), end: $0) }
            }
        }
        return found + dates(at: start)
    }

    /// A date at a position: `2026-11-20`, `20.11.`, `11/20/2026`, `20 Nov`, `Nov 20, 2026`.
    private func dates(at start: Int) -> [(TypedDay, end: Int)] {
        var found = yearFirst(at: start) + numeric(at: start)
        if let day = number(start, 1...2) {
            found += months(at: afterOrdinal(start + 1)).flatMap { month, end in
                withYear(month: month, day: day, at: end)
            }
        }
        for (month, end) in months(at: start) {
            guard let day = number(end, 1...2) else { continue }
            found += withYear(month: month, day: day, at: afterOrdinal(end + 1))
        }
        return found
    }

    func months(at start: Int) -> [(month: Int, end: Int)] {
        words.months.enumerated().flatMap { month, names in
            Set(ends(of: names, at: start)).map { (month: month + 1, end: $0) }
        }
    }

    /// The position after the `th` or the full stop of an ordinal number.
    private func afterOrdinal(_ at: Int) -> Int {
        if isSign(".", at: at) { return at + 1 }
        let suffixes = [["st"], ["nd"], ["rd"], ["th"]]
        return isAfterSpace(at) ? at : ends(of: suffixes, at: at).first ?? at
    }

    /// The date without a year, and with one if it follows.
    private func withYear(month: Int, day: Int, at end: Int) -> [(TypedDay, end: Int)] {
        var found = date(year: nil, month, day).map { [($0, end: end)] } ?? []
        let at = skippingComma(end)
        if let year = number(at, 4...4), let day = date(year: year, month, day) {
            found.append((day, end: at + 1))
        }
        return found
    }

    /// `2026-11-20`, also with other signs.
    private func yearFirst(at start: Int) -> [(TypedDay, end: Int)] {
        for sign in "-/." {
            guard let year = number(start, 4...4), isSign(sign, at: start + 1),
                let month = number(start + 2, 2...2, touches: true), isSign(sign, at: start + 3),
                let day = number(start + 4, 2...2, touches: true),
                let date = date(year: year, month, day)
            else { continue }
            return [(date, end: start + 5)]
        }
        return []
    }

    /// Two numbers, and a year after them or not. Without a form of the locale for the sign, each
    /// order is tried.
    private func numeric(at start: Int) -> [(TypedDay, end: Int)] {
        guard let first = number(start, 1...2),
            let sign = "./-".first(where: { isSign($0, at: start + 1) })
        else { return [] }
        // Some languages write a space after the full stop.
        let touches = sign != "."
        guard let second = number(start + 2, 1...2, touches: touches) else { return [] }
        let form = words.dateForm?.separator == sign ? words.dateForm : nil
        if form == nil, sign == "-" { return [] }
        let orders = form.map { [$0.isMonthFirst] } ?? [false, true]
        let at = start + 3
        var found: [(TypedDay, end: Int)] = []
        for isMonthFirst in orders {
            let (month, day) = isMonthFirst ? (first, second) : (second, first)
            let isClosed = sign == "." && isSign(".", at: at)
            if let date = date(year: nil, month, day) {
                found.append((date, end: isClosed ? at + 1 : at))
            }
            guard isSign(sign, at: at) else { continue }
            var year = number(at + 1, 4...4, touches: touches)
            // 26 is a year only if the place of the year is known.
            if year == nil, form != nil {
                year = number(at + 1, 2...2, touches: true).map { 2000 + $0 }
            }
            if let year, let date = date(year: year, month, day) {
                found.append((date, end: at + 2))
            }
        }
        return found
    }

    /// - Returns: nil if there is no such date.
    private func date(year: Int?, _ month: Int, _ day: Int) -> TypedDay? {
        // 2000 has a 29 February.
        guard let date = CivilTime(validYear: year ?? 2000, month: month, day: day) else {
            return nil
        }
        return year == nil ? .yearless(month: month, day: day) : .date(date)
    }
}
