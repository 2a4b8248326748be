/// An amount of water that can be added: 1 to 5000 ml (rule: docs/rules/domain.md, Water).
public struct WaterAmount: Equatable, Sendable {
    public static let range: ClosedRange<Int64> = 1...5000
    /// The suggested amounts for one press, in millilitres.
    public static let presets: [Int64] = [150, 200, 250, 300, 500]

    public let milliliters: Int64

    /// - Returns: nil outside ``range``.
    public init?(milliliters: some BinaryInteger) {
        guard let amount = Int64(exactly: milliliters), Self.range.contains(amount) else {
            return nil
        }
        self.milliliters = amount
    }
}

/// The unit in which water is shown and typed. It is stored in millilitres. The raw value travels on
/// the bus.
public enum WaterUnit: String, CaseIterable, Sendable {
    case milliliters = "ml"
    case fluidOunces = "floz"

    /// Millilitres in one unit.
    public var milliliters: Double {
        switch self {
        case .milliliters: 1
        case .fluidOunces: 29.5735
        }
    }
}

/// Water that was drunk.
public struct WaterEntry: Equatable, Sendable {
    public let id: RecordID
    public let at: Instant
    public let amount: WaterAmount

    public init(id: RecordID, at: Instant, amount: WaterAmount) {
        self.id = id
        self.at = at
        self.amount = amount
    }
}

extension WaterEntry {
    /// So long up to the latest entry, drinks count together, in seconds.
    public static let recentSeconds = 3 * secondsPerHour
    /// More than this within ``recentSeconds`` is much, in millilitres. Rule: docs/rules/evidence.md, Safety.
    public static let much: Int64 = 3000
}
