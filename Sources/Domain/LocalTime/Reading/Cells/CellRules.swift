/// What the grammar has for files beside what people type: forms that programs and spreadsheets write, and those of
/// East Asia.
enum CellRules {
    static let yearMark = Pattern("~.|'г'|'р'|'m'")

    static let dates: [Rule<PartialTime>] = [
        Rule("Y . #1-2 . #1-2 .?") { .date($0[0], $0[1], $0[2]) },
        Rule("bare|marked of? month ~,? of Y") { .date($0[2], $0[1], $0[0]) },
        Rule("month - _bare - _Y") { .date($0[2], $0[0], $0[1]) },
        Rule("Y _'年'|'년' #1-2 _'月'|'월' #1-2 _'日'|'일'") { .date($0[0], $0[1], $0[2]) },
    ]

    /// The year is never left out.
    static let numbers: [Pattern] =
        ([
            "#1-2 . #1-2 . Y", "#1-2 . #1-2 . y", "#1-2 / _#1-2 / _Y", "#1-2 / _#1-2 / _y",
            "#1-2 - _#1-2 - _Y", "#1-2 - _#1-2 - _y",
        ] as [StaticString]).map { Pattern($0) }

    static let clocks: [Rule<(TypedClock, ClockRules.Form)>] = [
        Rule("#1-2 : _#2 : _#2 , _#1-9") { (TypedClock($0), .colon) },
        Rule("#1-2 . _#2 . _#2") { (TypedClock($0), .points) },
    ]

    /// `20 h 30`, `20h`, and the signs for the hour and the minute in East Asia.
    static let endings: [ClockRules.Ending] = [
        .init("'h'", after: [.hour]) { clock, _ in clock.with(\.hasHoursMark, true) },
        .init("'h' #2", after: [.hour]) { $0.with(\.hasHoursMark, true).with(\.minute, $1[0]) },
        .init("_'时'|'時'|'點'|'点'|'시'", after: [.hour]) { clock, _ in clock },
        .init("_'时'|'時'|'點'|'点'|'시' #1-2 _'分'|'분'", after: [.hour]) {
            $0.with(\.minute, $1[0])
        },
    ]
}
