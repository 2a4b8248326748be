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
    private var roles: [Int: (role: ColumnRole, unit: TableUnit?)] = [:]
    /// The columns whose cells are joined to that of an earlier one: a date and a time, a time and AM or PM.
    private(set) var joins: [Int: [Int]] = [:]
    /// Whether every other column is left out.
    private var isWhole = false
    /// Of times without their own; nil if it is not said.
    private(set) var place: CellTime.Place?

    /// The choice of a role for each column, from 0. The other columns are left out.
    public init(_ roles: [Int: ColumnRole]) {
        self.init(roles.mapValues { ($0, nil) })
    }

    init(
        _ roles: [Int: (role: ColumnRole, unit: TableUnit?)], in place: CellTime.Place? = nil
    ) {
        (self.roles, self.place, isWhole) = (roles, place, true)
    }

    public static func == (a: ColumnChoice, b: ColumnChoice) -> Bool {
        a.isWhole == b.isWhole && a.place == b.place && a.joins == b.joins
            && a.roles.count == b.roles.count
            && a.roles.allSatisfy { column, role in
                b.roles[column].map { $0.role == role.role && $0.unit == role.unit } ?? false
            }
    }

    /// Reads parts with commas between them: a role, `=`, the number of a column from 1, and perhaps `:` and a unit.
    /// The cells of `1+2` are one time, or the parts of one length.
    public init(_ text: String) throws(Problem) {
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let sides = part.split(separator: "=", maxSplits: 1).map(String.init)
            guard sides.count == 2 else { throw Problem(part: String(part)) }
            let name = sides[0].filter { $0 != " " }.lowercased()
            if name == "zone", let place = CellTime.place(of: Array(sides[1].utf8)[...].trimmed) {
                self.place = place
                continue
            }
            guard let role = ColumnRole(rawValue: name) else { throw Problem(part: String(part)) }
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
            let places = columns.compactMap { $0.map { $0 - 1 } }
            let parts = role == .length ? places[...] : places.prefix(1)
            for place in parts { roles[place] = (role, unit) }
            if parts.count < places.count { joins[places[0]] = Array(places.dropFirst()) }
        }
    }

    /// Replaces what the names say.
    func apply(to meanings: [ColumnMeaning]) -> [ColumnMeaning] {
        let chosen = Set(roles.values.map(\.role.meaning))
        let joined = Set(joins.values.joined())
        return meanings.enumerated().map { column, meaning in
            if joined.contains(column) { return ColumnMeaning("") }
            if let said = roles[column] { return ColumnMeaning(said.role, said.unit, meaning) }
            if isWhole { return ColumnMeaning("") }
            // A column that was not chosen does not have the role.
            guard let role = meaning.role,
                chosen.contains(role) || role == .lastMeal || role == .firstMeal
            else { return meaning }
            return ColumnMeaning("")
        }
    }
}
