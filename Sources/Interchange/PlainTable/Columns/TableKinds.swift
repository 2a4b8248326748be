/// Columns that say of which kind a row is.
extension TableGuess {
    /// How many kinds a column has at most to be one of kinds and not of texts.
    private static let fewKinds = 12
    private static let mostKinds = 100

    /// Finds the column whose kinds select the rows that are fasts.
    ///
    /// - Returns: `kinds` is nil if no row has to be left out. `isOfFasts` says whether all kinds are fasts.
    /// - Throws: ``FormatProblem/needsTag(_:)`` if a kind is wanted that is not there, or if the kinds are of
    ///   other things than fasts.
    func kinds(
        _ tag: String?, isNeeded: Bool
    ) throws(FormatProblem) -> (kinds: TablePlaces.Kinds?, isOfFasts: Bool) {
        let named = columnsOfAnySubject(.kind)
        if named.isEmpty {
            if tag == nil, let flags { return (flags, true) }
            if tag != nil { throw .needsTag([]) }
            return (nil, false)
        }
        let columns = named + descriptions
        let values = self.values(of: columns)
        for (index, column) in columns.enumerated() {
            let kinds = TablePlaces.Kinds(
                column: column, wanted: tag?.lowercased(), values: values[index])
            if kinds.chosen.isEmpty { continue }
            if tag == nil, index >= named.count, !Self.areKinds(kinds.chosen) { continue }
            // Rows without a kind are fasts too if there is no other one.
            return tag == nil && values[index].subtracting([""]) == kinds.chosen
                ? (nil, true) : (kinds, true)
        }
        let all = Set(values.prefix(named.count).joined()).filter { !$0.isEmpty }
        if tag != nil || isNeeded { throw .needsTag(all.sorted()) }
        let foreign = all.count { value in
            let subjects = ColumnMeaning(value).subjects
            return !subjects.isEmpty && !subjects.contains(.fast)
        }
        if foreign * 2 > all.count || foreign > 0 && all.count <= Self.fewKinds {
            throw .needsTag(all.sorted())
        }
        return (nil, all.contains(where: Self.isProtocol))
    }

    /// A column such as `is_fasting` that says of each row whether it is a fast; nil if all rows are.
    private var flags: TablePlaces.Kinds? {
        for column in meanings.indices {
            let meaning = meanings[column]
            guard meaning.role == nil, meaning.isAboutFast, meaning.mayBeFast,
                meaning.unknown.isEmpty
            else { continue }
            let found = values(of: [column])[0]
            let (yes, no) = (found.intersection(Self.yes), found.intersection(Self.no))
            if !yes.isEmpty, !no.isEmpty, found.subtracting(yes).subtracting(no).isEmpty {
                return TablePlaces.Kinds(column: column, chosen: yes, values: found)
            }
        }
        return nil
    }

    private static let yes: Set<String> = [
        "true", "True", "TRUE", "yes", "Yes", "YES", "y", "Y", "1", "ja", "Ja", "x", "X",
    ]
    private static let no: Set<String> = [
        "false", "False", "FALSE", "no", "No", "NO", "n", "N", "0", "nein", "Nein", "",
    ]

    /// Whether a cell of a column such as `is_deleted` or `deleted_at` says that its row is not.
    static func isNo(_ cell: Bytes) -> Bool {
        let text = String(decoding: cell, as: UTF8.self)
        return no.contains(text) || ["null", "NULL", "None", "nil", "\\N", "f", "-"].contains(text)
    }

    /// The kinds of the rows, for a table about something that is not known. Empty if it has none.
    var otherKinds: [String] {
        Set(values(of: columnsOfAnySubject(.kind)).joined()).filter { !$0.isEmpty }.sorted()
    }

    /// Columns of texts that say what was done, beside those of a project and a client.
    private var descriptions: [Int] {
        meanings.contains { $0.subjects.contains(.work) } ? columnsOfAnySubject(.note) : []
    }

    private func values(of columns: [Int]) -> [Set<String>] {
        var values = [Set<String>](repeating: [], count: columns.count)
        if columns.isEmpty { return values }
        var reader = rows
        while let row = reader.row() {
            for (index, column) in columns.enumerated() where values[index].count < Self.mostKinds {
                values[index].insert(String(decoding: row[column], as: UTF8.self))
            }
        }
        return values
    }

    /// Whether texts name what was done and say nothing else about it.
    private static func areKinds(_ texts: Set<String>) -> Bool {
        texts.allSatisfy { ColumnMeaning($0).unknown.isEmpty }
    }

    /// `16:8`, `20/4`.
    private static func isProtocol(_ kind: String) -> Bool {
        guard kind.utf8.count <= 5 else { return false }
        if case .seconds? = CellAmount(Array(kind.utf8)[...]) { return true }
        return false
    }
}
