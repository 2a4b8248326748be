/// The rules of dates, and parts of one: `2026-11-20`, `20.11.`, `11/20/2026`, `20 Nov`, `the 20th of November`,
/// `Nov 20, 2026`, `20-NOV-26`, `2026-W47-5`, `November 2026`, `2026`.
enum DateRules {
    static let dates: [Rule<PartialTime>] =
        named + [
            Rule("bare") { .day($0[0], isBare: true) },
            Rule("marked") { .day($0[0], isBare: false) },
            Rule("month") { PartialTime(month: $0[0]) },
            Rule("Y") { PartialTime(year: $0[0]) },
            Rule("month ~,? Y") { PartialTime(month: $0[0], year: $0[1]) },
            Rule("month /|- _Y") { PartialTime(month: $0[0], year: $0[1]) },
            Rule("Y /|- _month") { PartialTime(month: $0[1], year: $0[0]) },
            Rule("#1-2 .|/ _Y") { .month($0[0], year: $0[1]) },
            Rule("Y - _#2") { .month($0[1], year: $0[0]) },
            Rule("Y / _#1-2") { .month($0[1], year: $0[0]) },
            Rule("Y - _#1-2 - _#1-2") { .date($0[0], $0[1], $0[2]) },
            Rule("Y / _#1-2 / _#1-2") { .date($0[0], $0[1], $0[2]) },
            Rule("Y . _#1-2 . _#1-2") { .date($0[0], $0[1], $0[2]) },
            Rule("Y - month - _#1-2") { .date($0[0], $0[1], $0[2]) },
            Rule("Y / month / _#1-2") { .date($0[0], $0[1], $0[2]) },
            Rule("Y . month . _#1-2") { .date($0[0], $0[1], $0[2]) },
            Rule("Y month bare|marked") { .date($0[0], $0[1], $0[2]) },
            Rule("#8") {
                (19_000_000..<22_000_000).contains($0[0])
                    ? .date($0[0] / 10_000, $0[0] / 100 % 100, $0[0] % 100) : nil
            },
            Rule("#6") {
                (190_000..<220_000).contains($0[0]) ? .month($0[0] % 100, year: $0[0] / 100) : nil
            },
            Rule("#7") {
                (1_900_000..<2_200_000).contains($0[0]) ? .day($0[0] % 1000, of: $0[0] / 1000) : nil
            },
            Rule("Y - _#3") { .day($0[1], of: $0[0]) },
            Rule("Y - _'w' _#2 - _#1") { .week($0[1], day: $0[2], of: $0[0]) },
            Rule("Y _'w' _#3") { .week($0[1] / 10, day: $0[1] % 10, of: $0[0]) },
        ]

    private static let named: [Rule<PartialTime>] = [
        Rule("bare|marked of? the? month") { .date(nil, $0[1], $0[0]) },
        Rule("bare|marked of? the? month ~,? ~'|\u{2019}? Y") { .date($0[2], $0[1], $0[0]) },
        Rule("bare|marked of? the? month ~,? ~'|\u{2019}? y !:") { .date($0[2], $0[1], $0[0]) },
        Rule("bare|marked - _month") { .date(nil, $0[1], $0[0]) },
        Rule("bare|marked - _month -? Y") { .date($0[2], $0[1], $0[0]) },
        Rule("bare|marked - _month -? y !:") { .date($0[2], $0[1], $0[0]) },
        Rule("bare|marked / _month") { .date(nil, $0[1], $0[0]) },
        Rule("bare|marked / _month /? Y") { .date($0[2], $0[1], $0[0]) },
        Rule("bare|marked / _month /? y !:") { .date($0[2], $0[1], $0[0]) },
        Rule("month the? bare|marked") { .date(nil, $0[0], $0[1]) },
        Rule("month the? bare|marked /|- _Y") { .date($0[2], $0[0], $0[1]) },
        Rule("bare|marked month /|- _Y") { .date($0[2], $0[1], $0[0]) },
        Rule("month the? bare|marked ~,? ~'|\u{2019}? Y") { .date($0[2], $0[0], $0[1]) },
        Rule("month the? bare|marked ~,? ~'|\u{2019}? y !:") { .date($0[2], $0[0], $0[1]) },
    ]

    /// Two numbers, and a year after them or not. Some languages write a space after the full stop. 20-11 alone could be
    /// the ends of an interval.
    static let numbers: [Pattern] =
        ([
            "#1-2 . #1-2 .?", "#1-2 . #1-2 . Y", "#1-2 . #1-2 . _y !:",
            "#1-2 / _#1-2", "#1-2 / _#1-2 / _Y", "#1-2 / _#1-2 / _y !:",
            "#1-2 - _#1-2", "#1-2 - _#1-2 - _Y", "#1-2 - _#1-2 - _y !:",
        ] as [StaticString]).map { Pattern($0) }
    static let yearFirst: [Rule<PartialTime>] = [
        Rule("y / _#1-2 / _#2 !:") { .date($0[0], $0[1], $0[2]) },
        Rule("y - _#1-2 - _#2 !:") { .date($0[0], $0[1], $0[2]) },
    ]
}

extension PartialTime {
    /// A date that may not exist: what it lacks may be at the other end of an interval.
    ///
    /// - Returns: nil if no month is as long, or there is no such month.
    static func date(_ year: Int?, _ month: Int, _ day: Int) -> PartialTime? {
        guard (1...12).contains(month), (1...31).contains(day) else { return nil }
        return PartialTime(day: day, month: month, year: year)
    }

    fileprivate static func day(_ day: Int, isBare: Bool) -> PartialTime? {
        day <= 31 ? PartialTime(day: day, isBareDay: isBare) : nil
    }

    fileprivate static func month(_ month: Int, year: Int) -> PartialTime? {
        (1...12).contains(month) ? PartialTime(month: month, year: year) : nil
    }

    private init(_ date: CivilTime) {
        self.init(day: date.day, month: date.month, year: date.year)
    }

    /// A day of a year.
    fileprivate static func day(_ day: Int, of year: Int) -> PartialTime? {
        guard day > 0, day <= CivilTime(year: year, month: 12, day: 31).dayOfYear else {
            return nil
        }
        return PartialTime(CivilTime(year: year, month: 1, day: 1).adding(days: Int64(day - 1)))
    }

    fileprivate static func week(_ week: Int, day: Int, of year: Int) -> PartialTime? {
        CivilTime.date(year, week: week, day: day).map { PartialTime($0) }
    }
}

extension CivilTime {
    /// A day of a week of ISO 8601, which begins on Monday. The first week has 4 January.
    static func date(_ year: Int, week: Int, day: Int) -> CivilTime? {
        guard (1...53).contains(week), (1...7).contains(day), (1...9999).contains(year) else {
            return nil
        }
        let fourth = CivilTime(year: year, month: 1, day: 4)
        let monday = fourth.adding(days: Int64(-((fourth.weekday + 6) % 7)))
        let thursday = monday.adding(days: Int64((week - 1) * 7 + 3))
        return thursday.year == year ? thursday.adding(days: Int64(day - 4)) : nil
    }
}

extension TypedText {
    func dates(at start: Int) -> [(PartialTime, end: Int)] {
        var found = read(DateRules.dates, at: start)
        if words.isOfCells { found += read(CellRules.dates, at: start) }
        let form = words.dateForm.flatMap { isSign($0.separator, at: start + 1) ? $0 : nil }
        for pattern in words.isOfCells ? CellRules.numbers : DateRules.numbers {
            for match in matches(pattern, at: start) {
                found += inOrder(match.values, form).map { ($0, end: match.end) }
            }
        }
        // 20/11/26 could begin with the year.
        if form == nil { found += read(DateRules.yearFirst, at: start) }
        return found
    }

    /// The dates of two numbers: in the order of the locale for their sign, or in the other one if there is no such
    /// date and a sign that several languages use in their own order. Without a form of the locale for the sign, each order is tried.
    private func inOrder(_ values: [Int], _ form: TimeWords.DateForm?) -> [PartialTime] {
        func date(_ isMonthFirst: Bool) -> PartialTime? {
            var date = PartialTime.date(
                values.count > 2 ? values[2] : nil, values[isMonthFirst ? 0 : 1],
                values[isMonthFirst ? 1 : 0])
            date?.isMonthFirst = isMonthFirst
            return date
        }
        guard let form else { return [false, true].compactMap(date) }
        let other = form.separator == "." ? nil : date(!form.isMonthFirst)
        return [date(form.isMonthFirst) ?? other].compactMap(\.self)
    }
}
