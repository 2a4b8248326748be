import LocalTime

/// A program that writes tables with names of its own. It says what the names do not: what each column is, the order
/// of dates, and whose fasts they are. The rows are read like those of any table.
///
/// A table is one of the program only if it has every needed name, and no name that the program does not write.
struct ProgramHint {
    let source: ImportFile.Source
    /// Of ids for fasts without their own. They stay the same for as long as the program has a row here.
    let id: StaticString
    /// In lower case, with what the columns are. A column without a role is left out.
    fileprivate let needed: [(name: String, role: ColumnRole?, unit: TableUnit?)]
    fileprivate var others: [(name: String, role: ColumnRole?, unit: TableUnit?)] = []
    /// The key of its list in JSON.
    fileprivate var list: String?
    /// The order of dates; nil if they leave none open.
    var order: DateOrder?
    /// Whether a row is complete only with its length, which decides the day of the end.
    var needsLength = false

    /// - Returns: nil if the table is one of no known program.
    static func find(_ head: TableHead) -> ProgramHint? {
        let names = Set(head.names.map { $0.lowercased() })
        return all.first { hint in
            let needed = Set(hint.needed.map(\.name))
            return needed.isSubset(of: names)
                && names.isSubset(of: needed.union(hint.others.map(\.name) + [""]))
                && (hint.list == nil || hint.list == head.titleText)
        }
    }

    /// What the columns of a table are.
    func choice(_ names: [String]) -> ColumnChoice {
        var roles: [Int: (role: ColumnRole, unit: TableUnit?)] = [:]
        for (column, name) in names.enumerated() {
            let known = (needed + others).first { $0.name == name.lowercased() }
            if let role = known?.role { roles[column] = (role, known?.unit) }
        }
        return ColumnChoice(roles)
    }

    /// Sources: docs/exchange.md. The hours of Zero and FastTrack's older table are whole, and FastTrack's ids are the
    /// numbers of rows, which change with each import into the app.
    private static let all = [
        ProgramHint(
            source: .zero, id: "zero",
            needed: [
                ("date", .date, nil), ("start", .start, nil), ("end", .end, nil),
                ("hours", .length, .hours), ("night eating", nil, nil),
            ], order: .monthFirst, needsLength: true),
        ProgramHint(
            source: .zero, id: "zero",
            needed: [("startdtm", .start, nil), ("enddtm", .end, nil)],
            others: [
                ("fastid", .id, nil), ("goalhours", .target, .hours), ("goalid", nil, nil),
                ("isended", nil, nil),
            ], list: "fast_data"),
        ProgramHint(
            source: .fastTrack, id: "fasttrack",
            needed: [
                ("id", nil, nil), ("start", .start, nil), ("end", .end, nil),
                ("duration (s)", .length, .seconds),
            ], others: [("duration", nil, nil), ("notes", .note, nil)]),
        ProgramHint(
            source: .fastTrack, id: "fasttrack",
            needed: [
                ("id", nil, nil), ("start date", .date, nil), ("start time", .start, nil),
                ("duration (hours)", .length, .hours),
            ]),
        ProgramHint(
            source: .fastTrack, id: "fasttrack",
            needed: [("name", .kind, nil), ("starttime", .start, nil), ("endtime", .end, nil)],
            others: [("type", nil, nil), ("duration", nil, nil), ("content", .note, nil)],
            list: "orderedItems"),
        ProgramHint(
            source: .sunrise, id: "sunrise",
            needed: [
                ("startdate", .start, nil), ("enddate", .end, nil),
                ("targetinterval", .target, .seconds),
            ], others: [("mood", nil, nil), ("note", .note, nil)]),
        ProgramHint(
            source: .fastimer, id: "fastimer",
            needed: [
                ("length", .target, .hours), ("started", .start, nil), ("stopped", .end, nil),
            ]),
    ]
}
