import LocalTime

/// What the user says about the columns of a table: `start=2,end=3,length=5:min,zone=UTC`. It counts more than
/// the names.
public struct ColumnChoice: Equatable, Sendable {
    /// A text that says nothing about a column.
    public struct Problem: Error, Equatable, Sendable {
        /// The part that cannot be read.
        public let part: String
    }

    /// By the place of the column, from 0.
    private(set) var roles: [Int: ColumnMeaning] = [:]
    /// Of times without their own; nil if it is not said.
    private(set) var place: CellTime.Place?
    /// The names of the roles that are said.
    private(set) var named: Set<String> = []

    /// Reads parts with commas between them: a role, `=`, the number of a column from 1 (`1+2` for a date and a
    /// time), and perhaps `:` and a unit.
    public init(_ text: String) throws(Problem) {
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let sides = part.split(separator: "=", maxSplits: 1).map(String.init)
            guard sides.count == 2 else { throw Problem(part: String(part)) }
            let name = sides[0].filter { $0 != " " }.lowercased()
            if name == "zone", let place = Self.place(sides[1]) {
                self.place = place
                continue
            }
            guard let role = Self.names[name] else { throw Problem(part: String(part)) }
            let values = sides[1].split(separator: ":", omittingEmptySubsequences: false).map(
                String.init)
            let columns = values[0].split(separator: "+", omittingEmptySubsequences: false).map {
                Int($0.filter { $0 != " " })
            }
            guard values.count <= 2, !columns.isEmpty,
                columns.allSatisfy({ $0.map { (1...CSVReader.mostFields).contains($0) } ?? false })
            else { throw Problem(part: String(part)) }
            var unit: TableUnit?
            if values.count == 2 {
                unit = TableUnit(values[1].lowercased())
                if unit == nil { throw Problem(part: String(part)) }
            }
            for column in columns.compactMap(\.self) {
                roles[column - 1] = ColumnMeaning(chosen: role, unit: unit)
            }
            named.insert(name)
        }
    }

    private static let names: [String: ColumnMeaning.Role] = [
        "start": .start, "end": .end, "length": .length, "target": .target, "note": .note,
        "id": .id,
        "kind": .kind, "date": .date, "zone": .zone,
    ]

    private static func place(_ text: String) -> CellTime.Place? {
        let small = Array(text.lowercased().utf8)
        var cursor = TextCursor(small[...])
        guard let place = cursor.place(), cursor.isAtEnd else { return nil }
        return place
    }

    /// Replaces what the names say.
    func apply(to meanings: [ColumnMeaning]) -> [ColumnMeaning] {
        let chosen = Set(roles.values.compactMap(\.role))
        return meanings.enumerated().map { column, meaning in
            if let role = roles[column] { return role }
            // A column that was not chosen does not have the role.
            guard let role = meaning.role,
                chosen.contains(role) || role == .lastMeal || role == .firstMeal
            else { return meaning }
            return ColumnMeaning("")
        }
    }
}
