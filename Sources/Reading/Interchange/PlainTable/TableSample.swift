/// The first rows of a table and what each column was taken for, so that the user can say it otherwise.
public struct TableSample: Equatable, Sendable {
    public struct Column: Equatable, Sendable {
        /// nil if the table has no names.
        public let name: String?
        /// Those of the first rows.
        public let cells: [String]
        /// nil if the column is left out.
        public let role: ColumnRole?
    }

    public let columns: [Column]

    /// How many rows and columns are shown, and how long a text may be in characters.
    private static let mostRows = 3
    private static let mostColumns = 24
    private static let longest = 40

    /// Reads the beginning of a file.
    ///
    /// - Returns: nil if the file is not read as a table.
    public init?(of bytes: [UInt8], _ options: ImportOptions = ImportOptions()) {
        guard let sample = FileReader.sample(bytes, options) else { return nil }
        self = sample
    }

    /// - Parameter places: nil if the table has no fasts. Then the names say what the columns are.
    init(_ guess: TableGuess, _ places: TablePlaces?) {
        let rows = guess.sample.prefix(Self.mostRows)
        let roles = places.map(Self.roles)
        columns = guess.contents.indices.prefix(Self.mostColumns).map { column in
            let name = guess.names.indices.contains(column) ? guess.names[column] : nil
            return Column(
                name: name.map { Self.short($0) },
                cells: rows.map { Self.short(String(decoding: $0[column], as: UTF8.self)) },
                role: roles.map { $0[column] } ?? guess.meaning(column)?.role?.choice)
        }
    }

    /// A text that is cut between two characters, if it is long.
    static func short(_ text: String) -> String {
        text.count > longest ? text.prefix(longest - 1) + "…" : text
    }

    private static func roles(_ places: TablePlaces) -> [Int: ColumnRole] {
        var roles: [Int: ColumnRole] = [:]
        func set(_ columns: [Int?], _ role: ColumnRole) {
            for case let column? in columns { roles[column] = role }
        }
        set(places.lengths, .length)
        set([places.target], .target)
        set([places.note], .note)
        set([places.id], .id)
        set([places.zone, places.endZone], .zone)
        set([places.kinds?.column], .kind)
        switch places.end {
        case .moment: set(places.end.columns, .end)
        case .length: set(places.end.columns, .length)
        case .amount: break
        }
        set(places.start.columns, .start)
        return roles
    }
}

/// What a column can be. The raw value is the word of the option `--columns`.
public enum ColumnRole: String, CaseIterable, Sendable {
    case start, end, length, target, note, id, kind, date, zone

    var meaning: ColumnMeaning.Role { ColumnMeaning.Role(rawValue: rawValue)! }
}

extension ColumnMeaning.Role {
    fileprivate var choice: ColumnRole? {
        switch self {
        case .lastMeal: .start
        case .firstMeal: .end
        default: ColumnRole(rawValue: rawValue)
        }
    }
}
