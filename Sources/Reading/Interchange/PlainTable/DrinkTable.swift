import Fasting
import LocalTime

/// Tables of drinks. They are read like those of fasts, with an amount instead of an end.
extension TableGuess {
    /// The places of a table with a time, and an amount with a unit of volume.
    ///
    /// - Returns: nil if the table has times of something else.
    /// - Throws: ``FormatProblem/needsTag(_:)`` if no kind of its drinks is water.
    func drinks(_ options: ImportOptions) throws(FormatProblem) -> TablePlaces? {
        guard ![.start, .end, .length, .target].contains(where: { !columns($0).isEmpty })
        else { return nil }
        let subjects = meanings.reduce(head.title.subjects) { $0.union($1.subjects) }
        guard subjects.isSubset(of: [.water]), !meanings.contains(where: \.hasForeignUnit) else {
            return nil
        }
        let amounts = meanings.indices.compactMap { column in
            volume(column, isWater: subjects.contains(.water)).map { (column: column, unit: $0) }
        }
        guard amounts.count == 1, let amount = amounts.first,
            let start = drinkTime(besides: amount.column)
        else { return nil }
        var places = TablePlaces(start: start, end: .amount(amount.column, amount.unit))
        setRows(&places)
        places.kinds = try drinkKinds(options, places)
        return places
    }

    /// The unit of a column with amounts of water; nil if it is one of something else.
    private func volume(_ column: Int, isWater: Bool) -> VolumeUnit? {
        let meaning = meanings[column]
        guard meaning.role == .amount, meaning.unknown.isEmpty, !meaning.isOtherDrink,
            contents[column].hasAmounts
        else { return nil }
        // If nothing says what it is, it is as much as people drink at once.
        if let unit = meaning.volume {
            let isDrink = unit == .milliliters || unit == .liters && contents[column].largest <= 2
            return isWater || isDrink ? unit : nil
        }
        let units = unitColumns.flatMap { column in
            sample.map { ColumnMeaning(String(decoding: $0[column], as: UTF8.self)).volume }
        }
        return Set(units).count == 1 && isWater ? units[0] : nil
    }

    private var unitColumns: [Int] {
        names.indices.filter {
            ["unit", "units", "einheit", "unite", "unidad"].contains(names[$0].lowercased())
        }
    }

    /// When something was drunk. When a row was written says it only if nothing else does.
    private func drinkTime(besides amount: Int) -> TablePlaces.Time? {
        let others = contents.indices.filter {
            $0 != amount && meaning($0)?.role != .note && meaning($0)?.role != .zone
        }.sorted {
            (meaning($0)?.unknown.count ?? 0, $0) < (meaning($1)?.unknown.count ?? 0, $1)
        }
        let own = others.filter { meaning($0)?.isLeftOut != true }
        for columns in [own, others] {
            switch time(columns, [], \.kind) {
            case nil, .clock?: continue
            case let time?: return time
            }
        }
        return nil
    }

    /// The rows of water, if a column says what was drunk.
    private func drinkKinds(
        _ options: ImportOptions, _ places: TablePlaces
    ) throws(FormatProblem) -> TablePlaces.Kinds? {
        let columns = textColumns(places, nil).filter {
            guard let meaning = meaning($0) else { return false }
            return meaning.role == nil && meaning.subjects.contains(.water)
        }
        var all: Set<String> = []
        for texts in texts(of: columnsOfAnySubject(.kind) + columns, places) {
            let kinds = TablePlaces.Kinds(
                column: texts.column, wanted: options.tag, values: texts.values, subject: .water)
            if !kinds.chosen.isEmpty { return texts.filled == kinds.chosen ? nil : kinds }
            all.formUnion(texts.filled)
        }
        if options.tag != nil || !all.isEmpty { throw .needsTag(all.sorted()) }
        return nil
    }
}
