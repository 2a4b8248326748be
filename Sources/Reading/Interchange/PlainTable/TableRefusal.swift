import Fasting
import LocalTime

/// Why a table has no fasts, and what its user can do.
extension TableGuess {
    /// What is missing in a table without fasts.
    func problem() -> FormatProblem {
        let isKnown = meanings.contains { $0.isKnown }
        if !isKnown { return .unrecognized }
        let starts = columns(.start) + columns(.date)
        if let date = columns(.start).first(where: { contents[$0].isDate }), columns(.clock).isEmpty
        {
            return .noClock(name(date), likelyOption)
        }
        if let subject = subject { return .about(subject, likelyOption) }
        if let unreadable = unreadableCells { return unreadable }
        guard let start = starts.first ?? columns(.clock).first else {
            // The times of a column that is called an end are not starts.
            let option = columns(.end).isEmpty ? likelyOption : nil
            return option.map { .unknownNames($0) } ?? .unrecognized
        }
        let hasEnd = !(columns(.end) + columns(.length)).isEmpty
        if hasEnd, let problem = unreadable(start) { return problem }
        return .noEnd(start: name(start), likelyOption)
    }

    /// Whether the names of a start and of an end or a length are in the first column.
    var isTurned: Bool {
        let roles = sample.map { ColumnMeaning(String(decoding: $0[0], as: UTF8.self)).role }
        return names.isEmpty && roles.contains(.start)
            && (roles.contains(.end) || roles.contains(.length))
    }

    /// A start, and an end or a length, that have names, but cells in a form that is not known.
    private var unreadableCells: FormatProblem? {
        let starts = columns(.start) + columns(.lastMeal)
        let (ends, lengths) = (columns(.end), columns(.length))
        guard !starts.isEmpty, !ends.isEmpty || !lengths.isEmpty else { return nil }
        let unreadable =
            (starts + ends).filter { contents[$0].readableKind == nil }
            + lengths.filter { ends.isEmpty && !contents[$0].hasAmounts }
        return unreadable.lazy.compactMap(self.unreadable).first
    }

    private func unreadable(_ column: Int) -> FormatProblem? {
        sample.lazy.map { $0[column] }.first { !$0.isEmpty }.map { cell in
            .unreadableCells(
                column: name(column),
                example: TableSample.short(String(decoding: cell, as: UTF8.self)))
        }
    }

    /// What the table is about, if its names say that it is not a fast.
    private var subject: ColumnSubject? {
        let all = meanings + [head.title]
        if all.contains(where: \.isAboutFast) { return nil }
        for subject in [.sleep, .work, .eating, .water, .elsewhere, .other] as [ColumnSubject]
        where all.contains(where: { $0.subjects.contains(subject) }) {
            return subject
        }
        return all.contains(where: \.hasForeignUnit) ? .other : nil
    }

    /// Whether the table is about fasts, and not only one with a start and an end. Other things have a target too.
    func isSurelyFast(_ places: TablePlaces) -> Bool { saysFast(places) || places.target != nil }

    /// Whether a name, or the kinds, say that the table is about fasts.
    func saysFast(_ places: TablePlaces) -> Bool {
        let used = places.start.columns + places.end.columns
        return places.kinds != nil || places.isOfFasts || head.title.isAboutFast
            || meanings.contains(where: \.isAboutFast)
            || used.contains { meaning($0)?.subjects.contains(.eating) ?? false }
    }

    /// The subject that the names have besides start and end, and whether it alone decides.
    var doubt: (subject: ColumnSubject, isCertain: Bool)? {
        guard let subject else { return nil }
        // Programs for fasts record weight and mood too; nothing but a night has a quality of sleep.
        let isWork = meanings.contains { $0.subjects.contains(.work) && $0.role != .kind }
        let isTitle =
            head.title.subjects.contains(subject)
            && (subject != .other || head.title.unknown.isEmpty && !head.hasDateInTitle)
        let isCertain =
            subject == .sleep || subject == .elsewhere || subject == .work && isWork || isTitle
        return (subject, isCertain)
    }

    /// Whether the names of start and end share a word that is not known: "Generator start", "Generator stop".
    func hasUnknownSubject(_ places: TablePlaces) -> Bool {
        let ends = [places.start, places.endTime].compactMap(\.self).map { time in
            Set(time.columns.compactMap(meaning).filter { $0.place == nil }.flatMap(\.unknown))
        }
        return ends.count == 2 && !ends[0].isDisjoint(with: ends[1])
    }

    /// Another column with the name and the kind of times of a column.
    func twin(_ column: Int) -> Int? {
        guard names.indices.contains(column), let kind = contents[column].kind else { return nil }
        return names.indices.first {
            $0 != column && meanings[$0].isKnown && contents[$0].kind == kind
                && names[$0].lowercased() == names[column].lowercased()
        }
    }

    /// Whether the cells of a column are AM and PM, which belong to the column before.
    func isHalfOfDay(_ column: Int) -> Bool {
        guard contents.indices.contains(column) else { return false }
        let cells = Set(sample.map { String(decoding: $0[column], as: UTF8.self).lowercased() })
        return !cells.isDisjoint(with: Self.halves) && cells.isSubset(of: Self.halves + [""])
    }

    private static let halves = ["am", "pm", "a.m.", "p.m."]

    /// What joins the columns of AM and PM to the times before them; nil if that is not clear.
    var halfOfDayOption: String? {
        func columns(_ role: ColumnMeaning.Role, _ dates: [Int]) -> String? {
            let clock = meanings.indices.first {
                meanings[$0].role == role && contents[$0].kind != .date
                    && isHalfOfDay($0 + 1)
            }
            return clock.map {
                (dates + [$0, $0 + 1]).map { String($0 + 1) }.joined(separator: "+")
            }
        }
        guard let start = columns(.start, Array(self.columns(.date).prefix(1))),
            let end = columns(.end, []).map({ "end=" + $0 })
                ?? self.columns(.length).first.map({ "length=\($0 + 1)" })
        else { return nil }
        return "start=\(start),\(end)"
    }

    /// What `--columns` needs if the times of the table are those of fasts.
    var likelyOption: String? { unnamed()?.option }
}
