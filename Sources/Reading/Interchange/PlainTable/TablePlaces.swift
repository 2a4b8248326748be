import Fasting
import LocalTime

/// The places of what a row says. Columns are counted from 0.
struct TablePlaces {
    enum Time: Equatable {
        case whole(Int)
        case parts(date: Int, clock: Int)
        /// A time of day after the start.
        case clock(Int)

        var columns: [Int] {
            switch self {
            case .whole(let column), .clock(let column): [column]
            case .parts(let date, let clock): [date, clock]
            }
        }
    }

    enum End: Equatable {
        case moment(Time)
        /// The columns of one length: hours and minutes may have a column each.
        case length([Int])
        /// How much was drunk, instead of an end.
        case amount(Int, VolumeUnit)

        var columns: [Int] {
            switch self {
            case .moment(let moment): moment.columns
            case .length(let columns): columns
            case .amount(let column, _): [column]
            }
        }
    }

    /// The rows that are fasts, by the kinds that a column has.
    struct Kinds: Equatable {
        let column: Int
        /// As ``plain(_:)``; nil for every word that means a fast.
        private let wanted: String?
        private let subject: ColumnSubject
        /// The cells that were looked at, and whether they are fasts.
        private let known: [String: Bool]

        /// - Parameter values: cells of the column.
        init(
            column: Int, wanted: String?, values: Set<String>, subject: ColumnSubject = .fast
        ) {
            let wanted = wanted.map(Self.plain)
            (self.column, self.wanted, self.subject) = (column, wanted, subject)
            known = Dictionary(
                uniqueKeysWithValues: values.map { ($0, Self.isChosen($0, wanted, subject)) })
        }

        var chosen: Set<String> { Set(known.filter(\.value).keys) }

        func select(_ cell: Bytes) -> Bool {
            let text = String(decoding: cell, as: UTF8.self)
            return known[text] ?? Self.isChosen(text, wanted, subject)
        }

        private static func isChosen(
            _ text: String, _ wanted: String?, _ subject: ColumnSubject
        ) -> Bool {
            wanted.map { plain(text) == $0 || values(text).contains($0) } ?? means(subject, text)
        }

        /// In lower case, without spaces around it and the sign of a tag.
        private static func plain(_ text: String) -> String {
            var text = text.lowercased()[...]
            while let first = text.first, first.isWhitespace || first == "#" || first == "+" {
                text.removeFirst()
            }
            while text.last?.isWhitespace == true { text.removeLast() }
            return String(text)
        }

        /// The values of a cell, in lower case: "fasting, keto" has two.
        static func values(_ text: String) -> [String] {
            text.split { $0 == "," || $0 == ";" || $0 == "|" }.map { plain(String($0)) }
        }

        /// The words after which a value means something else. In the name of a column, "no" is a number.
        static let not = ColumnMeaning.denials.union(["no", "kein", "keine"])

        private static let notOrBreak = not.union(["break", "breaking"])

        /// Whether a value means a fast, or water, and nothing else: `Fasting`, `16:8 fast`, `water fast`, but not
        /// `breakfast`, `break fast with Anna`, `canceled: fasting`, `not fasting` and `Prepare for fast`.
        static func means(_ subject: ColumnSubject, _ text: String) -> Bool {
            values(text).contains { value in
                let words = ColumnMeaning.words(value)
                if !notOrBreak.isDisjoint(with: words) { return false }
                let meaning = ColumnMeaning(value)
                let others: Set<ColumnSubject> = subject == .fast ? [.fast, .water] : [subject]
                return meaning.subjects.contains(subject) && meaning.subjects.isSubset(of: others)
                    && meaning.unknown.isEmpty && meaning.standing?.isNever != true
                    && (subject == .fast || !meaning.isOtherDrink)
            }
        }
    }

    /// A column that says of some rows that nothing took place: deleted ones, plans, drafts.
    enum Absence {
        /// The texts of such rows.
        case texts(Int, Set<String>)
        /// What a yes means: `is_deleted`, `valid`. Without a value nothing is said.
        case flag(Int, ColumnMeaning.Standing)

        var column: Int {
            switch self {
            case .texts(let column, _), .flag(let column, _): column
            }
        }

        func contains(_ row: CSVReader.Row) -> Bool {
            switch self {
            case .texts(let column, let texts):
                texts.contains(String(decoding: row[column], as: UTF8.self))
            case .flag(let column, .real):
                TableGuess.isNo(row[column]) && !TableGuess.isNothing(row[column])
            case .flag(let column, _): !TableGuess.isNo(row[column])
            }
        }
    }

    /// What `--columns` needs to read these places.
    var option: String {
        func text(_ columns: [Int]) -> String {
            columns.map { String($0 + 1) }.joined(separator: "+")
        }
        let end = if case .length = end { "length" } else { "end" }
        return "start=\(text(start.columns)),\(end)=\(text(self.end.columns))"
    }

    var start: Time
    var end: End
    var target: Int?
    /// Columns that say how long the fasts lasted, besides start and end.
    var lengths: [Int] = []
    /// Whether a row without an end has a length instead.
    var hasLengthForEnd = false
    var id: Int?
    var note: Int?
    /// Of both times, or of the start if there is another one for the end.
    var zone: Int?
    var endZone: Int?
    /// The columns that say of a row that nothing took place.
    var absences: [Absence] = []
    /// Whether a row is a day without times.
    var wholeDay: Int?
    var kinds: Kinds?
    /// Whether the kinds of the rows are fasts.
    var isOfFasts = false
    /// Whether start and end have names, and not only the right content.
    var isNamed = false

    /// The time of the end, if it has one.
    var endTime: Time? {
        if case .moment(let time) = end { time } else { nil }
    }

    /// The columns that a fast is read from. The others only say which rows are fasts.
    var columns: [Int] {
        start.columns + end.columns + lengths
            + [target, id, note, zone, endZone].compactMap(\.self)
    }
}
