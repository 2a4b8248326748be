import Fasting
import Presentation
import Words

/// How the user names a record: `@1`, or an id, or eight digits or more of one. Fewer digits are refused, because they
/// can be a place too, and would be the beginning of a random id.
enum RecordReference: Equatable {
    /// Counted from the latest one, which is 1. 0 is the running fast.
    case place(Int)
    /// In upper case.
    case id(String)

    /// - Parameter refusal: says that what follows `@` is not a number.
    /// - Throws: ``Problem`` if `@` is not followed by a number, or the id is too short.
    init(
        _ text: String, refusal: (String) -> String = Words.History.unreadablePlace
    ) throws(Problem) {
        guard text.hasPrefix("@") else {
            guard !Self.isTooShort(text) else { throw Problem(.usage, Words.History.shortID(text)) }
            self = .id(text.uppercased())
            return
        }
        let digits = text.dropFirst()
        guard digits.allSatisfy(\.isASCII), digits.allSatisfy(\.isNumber), let place = Int(digits)
        else { throw Problem(.usage, refusal(text)) }
        self = .place(place)
    }

    /// Whether a text is fewer digits of an id than are shown.
    private static func isTooShort(_ text: String) -> Bool {
        let digits = text.filter { $0 != "-" }
        return !digits.isEmpty && digits.utf8.count < Words.shownIDLength
            && digits.allSatisfy { $0.isHexDigit && $0.isASCII }
    }

    /// Finds the record in a list, the latest first.
    ///
    /// - Returns: nil if there is none.
    /// - Throws: ``Problem`` if several ids begin like that.
    func record<Record>(
        in records: [Record], by id: (Record) -> RecordID
    ) throws(Problem) -> Record? {
        switch self {
        case .place(let place):
            return records.indices.contains(place - 1) ? records[place - 1] : nil
        case .id(let text):
            let found = records.filter { matches(id($0)) }
            if found.count > 1 {
                throw Problem(.usage, Words.History.ambiguous(text, count: found.count))
            }
            return found.first
        }
    }

    /// Whether an id begins like that.
    func matches(_ id: RecordID) -> Bool {
        guard case .id(let text) = self else { return false }
        return !text.isEmpty && id.description.hasPrefix(text)
    }
}
