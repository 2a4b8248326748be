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

        var columns: [Int] {
            switch self {
            case .moment(let moment): moment.columns
            case .length(let columns): columns
            }
        }
    }

    /// The rows that are fasts, by the kinds that a column has.
    struct Kinds: Equatable {
        let column: Int
        /// In lower case; nil for every word that means a fast.
        let wanted: String?

        func select(_ cell: Bytes) -> Bool {
            let text = String(decoding: cell, as: UTF8.self)
            guard let wanted else { return Self.isFast(text) }
            return Self.values(text).contains(wanted)
        }

        /// The values of a cell, in lower case: "fasting, keto" has two.
        static func values(_ text: String) -> [String] {
            text.lowercased().split { $0 == "," || $0 == ";" || $0 == "|" }.map { value in
                var value = value
                while value.first?.isWhitespace == true || value.first == "#" || value.first == "+"
                {
                    value.removeFirst()
                }
                while value.last?.isWhitespace == true { value.removeLast() }
                return String(value)
            }
        }

        /// Whether a value means a fast: `Fasting`, `16:8 fast`, but not `breakfast` and `not fasting`.
        static func isFast(_ text: String) -> Bool {
            values(text).contains { value in
                let words = ColumnMeaning.words(value)
                if words.contains(where: {
                    ["not", "no", "non", "nicht", "kein", "keine"].contains($0)
                }) {
                    return false
                }
                return ColumnMeaning(value).subjects == [.fast]
            }
        }
    }

    var start: Time
    var end: End
    var target: Int?
    /// Columns that say how long the fasts lasted, besides start and end.
    var lengths: [Int] = []
    var id: Int?
    var note: Int?
    var zone: Int?
    var kinds: Kinds?
    /// Whether start and end have names, and not only the right content.
    var isNamed = false
}
