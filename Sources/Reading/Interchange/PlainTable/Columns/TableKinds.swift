import Fasting

/// Columns that say of which kind a row is.
extension TableGuess {
    /// How many kinds a column has at most to be one of kinds and not of texts.
    private static let fewKinds = 12
    private static let mostKinds = 100

    /// The texts of a column, in the rows that have a start.
    struct Texts {
        let column: Int
        var values: Set<String> = []
        /// Those that are not empty.
        var filled: Set<String> { values.subtracting([""]) }
        var isFew: Bool { values.count <= TableGuess.fewKinds && !filled.isEmpty }
    }

    /// Finds the column whose kinds select the rows that are fasts: one that is called so, or one with few texts of
    /// which one means a fast.
    ///
    /// - Returns: `kinds` is nil if no row has to be left out. `isOfFasts` says whether all kinds are fasts.
    /// - Throws: ``FormatProblem/needsTag(_:)`` if a kind is wanted that is not there, or if the kinds are of
    ///   other things than fasts; ``FormatProblem/about(_:_:)`` if they all are of one thing.
    func kinds(
        _ options: ImportOptions, _ places: TablePlaces
    ) throws(FormatProblem) -> (kinds: TablePlaces.Kinds?, isOfFasts: Bool) {
        let kindColumns = columnsOfAnySubject(.kind)
        let found = texts(of: kindColumns + textColumns(places, options.tag), places)
        let (named, others) = (found.prefix(kindColumns.count), found[kindColumns.count...])
        let kinds = named.isEmpty ? others.filter(\.isFew) : Array(named)
        let all = kinds.reduce(Set<String>()) { $0.union($1.filled) }.sorted()
        if let tag = options.tag {
            for texts in found {
                let kinds = TablePlaces.Kinds(
                    column: texts.column, wanted: tag, values: texts.values)
                if !kinds.chosen.isEmpty { return (kinds, true) }
            }
            throw .needsTag(all)
        }
        for texts in found {
            let kinds = TablePlaces.Kinds(
                column: texts.column, wanted: nil, values: texts.values)
            if kinds.chosen.isEmpty { continue }
            let isNamed = meaning(texts.column)?.role == .kind
            if !isNamed, !tellsApart(texts, kinds.chosen),
                !mayBeKinds(texts, kinds.chosen, places)
            {
                continue
            }
            // Rows without a kind are fasts too if there is no other one.
            return texts.filled == kinds.chosen ? (nil, true) : (kinds, true)
        }
        if options.columns != nil { return (nil, true) }
        if options.needsKind { throw all.isEmpty ? .noKinds(places.option) : .needsTag(all) }
        try checkFlags(places)
        let isOfFasts = named.contains { $0.values.contains(where: Self.isProtocol) }
        if let texts = kinds.first(where: isList), !isOfFasts, !saysFast(places) {
            throw .needsTag(texts.filled.sorted())
        }
        // Who fasted, or how it went, is the same in each row, or it is asked for.
        let unknown = unknownKinds(places)
        if unknown.count > 1, !isOfFasts { throw .needsTag(unknown) }
        if named.isEmpty, isSurelyFast(places) { return (nil, false) }
        for texts in kinds where meaning(texts.column)?.role != .note {
            let isNamed = !named.isEmpty
            let subjects = texts.filled.compactMap { Self.foreignSubject($0, isNamed) }
            guard subjects.count * 2 >= texts.filled.count || isNamed && texts.isFew,
                let subject = subjects.first
            else { continue }
            let isOne =
                Set(subjects).count == 1 && (!isNamed || subjects.count == texts.filled.count)
            throw isOne ? .about(subject, places.option) : .needsTag(all)
        }
        return (nil, isOfFasts)
    }

    /// The columns without another use that have few texts, those without notes first; with a tag, all of them.
    func textColumns(_ places: TablePlaces, _ tag: String?) -> [Int] {
        let used = places.start.columns + places.end.columns + [places.zone, places.endZone]
        let columns = contents.indices.filter { column in
            let role = meaning(column)?.role
            guard contents[column].kind == nil, role != .kind, role != .id, role != .target,
                !used.contains(column)
            else { return false }
            if tag != nil { return true }
            return contents[column].isText
                && (isSheet && role == .note
                    || Set(sample.map { [UInt8]($0[column]) }).count <= Self.fewKinds)
        }
        return columns.filter { meaning($0)?.role != .note }
            + columns.filter { meaning($0)?.role == .note }
    }

    /// Whether a column that is called so says what each row is.
    private func isList(_ texts: Texts) -> Bool {
        meaning(texts.column)?.role == .kind && saysEach(texts)
    }

    private func saysEach(_ texts: Texts) -> Bool {
        !texts.values.contains("")
            && !texts.values.isSubset(of: Self.no.union(Self.yes))
    }

    /// The texts of a column whose name is not known and that comes before the time: it may say what each row is. What comes
    /// after is a note.
    func unknownKinds(_ places: TablePlaces) -> [String] {
        let columns = textColumns(places, nil).filter { column in
            guard let meaning = meaning(column) else { return false }
            return column < places.start.columns.max() ?? 0 && meaning.role == nil
                && meaning.subjects.isEmpty && !meaning.unknown.isEmpty && !meaning.isLeftOut
        }
        let found = saysFast(places) ? nil : texts(of: columns, places).first { saysEach($0) }
        return found.map { $0.filled.sorted() } ?? []
    }

    /// Whether the table has a project or a client, so that it has all that was done.
    private var isSheet: Bool { meanings.contains { $0.subjects.contains(.work) } }

    /// Whether a column that is not called so has kinds: the table is not one of fasts anyway. A note is in every row then, unless a project says that the table has all that was done.
    private func mayBeKinds(_ texts: Texts, _ chosen: Set<String>, _ places: TablePlaces) -> Bool {
        let isNote = meaning(texts.column)?.role == .note
        return !isSurelyFast(places) && (texts.isFew || isSheet)
            && (!isNote || isSheet || !texts.values.contains(""))
    }

    /// Whether all texts of a column are kinds, of which some are fasts: what a row says counts more than what the table
    /// is called. A note may tell of a meal.
    private func tellsApart(_ texts: Texts, _ chosen: Set<String>) -> Bool {
        let others = texts.filled.subtracting(chosen)
        return meaning(texts.column)?.role != .note && !others.isEmpty
            && others.allSatisfy { Self.foreignSubject($0, true) != nil }
    }

    /// What a text is about, if that is something else than a fast that people record with a start and an end.
    private static func foreignSubject(_ text: String, _ isNamed: Bool) -> ColumnSubject? {
        let subjects = ColumnMeaning(text).subjects
        if subjects.contains(.fast) { return nil }
        return [.sleep, .work, .eating, .elsewhere].first(where: subjects.contains)
            ?? (isNamed ? subjects.first : nil)
    }

    /// A column such as `is_fasting` with yes and no may leave rows out.
    private func checkFlags(_ places: TablePlaces) throws(FormatProblem) {
        for column in meanings.indices
        where !(places.start.columns + places.end.columns).contains(column) {
            let meaning = meanings[column]
            guard meaning.role == nil, meaning.isAboutFast, meaning.mayBeFast,
                meaning.unknown.isEmpty
            else { continue }
            let values = texts(of: [column], places)[0].values
            if values.count == 2, values.contains(where: { Self.isNo(Array($0.utf8)[...]) }) {
                throw .needsTag(values.sorted())
            }
        }
    }

    private static let yes: Set<String> = [
        "true", "yes", "y", "1", "x", "ja", "wahr", "oui", "si", "sí", "sim", "tak",
    ]

    private static let no = TablePlaces.Kinds.not.union([
        "false", "n", "0", "nein", "falsch", "faux", "falso", "onwaar", "nej", "nee",
        "nei", "ne", "nie", "nao", "não", "nu", "nem", "ei", "нет", "ні", "否", "いいえ", "아니요", "fals",
        "aus", "off", "uit", "av", "fra", "arret", "apagado", "desactivado", "spento", "desligado",
        "pois", "wyl",
        "falskt", "falsk", "falsz", "fałsz", "epätosi", "nepravda", "ложь", "",
    ])

    /// The columns such as `status` and `is_deleted` that say of rows that nothing took place.
    func absences(_ places: TablePlaces) -> [TablePlaces.Absence] {
        let states = texts(of: meanings.indices.filter { meanings[$0].isState }, places)
        return states.compactMap { texts in
            let never = texts.filled.filter { ColumnMeaning($0).standing?.isNever == true }
            return never.isEmpty ? nil : .texts(texts.column, never)
        }
            + meanings.indices.compactMap { column in
                guard let standing = meanings[column].standing,
                    standing == .deleted || isFlag(column)
                else { return nil }
                return .flag(column, standing)
            }
    }

    /// Whether all cells of a column are yes or no.
    private func isFlag(_ column: Int) -> Bool {
        sample.allSatisfy { row in
            Self.isNo(row[column])
                || Self.yes.contains(String(decoding: row[column], as: UTF8.self).lowercased())
        }
    }

    /// Whether a cell of a column such as `is_deleted` or `deleted_at` says that its row is not.
    static func isNo(_ cell: Bytes) -> Bool {
        isNothing(cell) || no.contains(String(decoding: cell, as: UTF8.self).lowercased())
    }

    /// Whether a cell is empty, or has what programs write for nothing.
    static func isNothing(_ cell: Bytes) -> Bool {
        cell.isEmpty
            || cell.count <= 4
                && [
                    "null", "NULL", "None", "nil", "\\N", "NaT", "NaN", "nan", "N/A", "n/a", "-",
                    "~", "f",
                ].contains(
                    String(decoding: cell, as: UTF8.self))
    }

    /// The kinds of the rows, for a table about something that is not known: all that a column of kinds has, and the texts
    /// of notes that mean a fast.
    func otherKinds(_ places: TablePlaces) -> [String] {
        let kinds = texts(of: columnsOfAnySubject(.kind), places).flatMap(\.filled)
        let notes = texts(of: columnsOfAnySubject(.note), places).flatMap(\.filled)
        let fasts = notes.filter { TablePlaces.Kinds.means(.fast, $0) }
        return Set(kinds + fasts).sorted()
    }

    func texts(of columns: [Int], _ places: TablePlaces) -> [Texts] {
        var texts = columns.map { Texts(column: $0) }
        if columns.isEmpty { return texts }
        let starts = places.start.columns
        var reader = rows
        while let row = head.row(&reader) {
            if starts.allSatisfy({ row[$0].isEmpty }) { continue }
            for index in texts.indices where texts[index].values.count < Self.mostKinds {
                texts[index].values.insert(
                    String(decoding: row[texts[index].column], as: UTF8.self))
            }
        }
        return texts
    }

    /// `16:8`, `20/4`, `OMAD`.
    private static func isProtocol(_ kind: String) -> Bool {
        // "16:8 Tuesday"
        let isPlan = kind.split(separator: " ").contains { word in
            guard word.utf8.count <= 5, case .seconds? = CellAmount(Array(word.utf8)[...]) else {
                return false
            }
            return true
        }
        return isPlan || ColumnMeaning(kind).isKindOfFast
    }
}
