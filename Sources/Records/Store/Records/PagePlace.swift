import Fasting

/// The last row of a page of fasts or of water: the next page follows it.
public struct PagePlace: Sendable {
    /// When the fast ended, or the water was drunk.
    public let at: Instant
    public let id: RecordID

    public init(at: Instant, id: RecordID) {
        self.at = at
        self.id = id
    }

    /// Where lists go on that are in the order of `column`, the latest first, then by id.
    static func condition(_ column: String) -> String {
        "\(column) <= ?3 AND (\(column) < ?3 OR id > ?4)"
    }

    /// For the first page: each row follows it.
    static let first = PagePlace(
        at: .never, id: RecordID(bytes: [UInt8](repeating: 0, count: 16))!
    )
}

extension Instant {
    /// Later than every time.
    static let never = Instant(secondsSinceEpoch: .max)
}
