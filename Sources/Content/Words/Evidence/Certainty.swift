extension Words.Claim {
    /// How sure a claim is, from the surest to the least sure.
    public enum Certainty: String, CaseIterable, Comparable, Sendable {
        case high
        case moderate
        case low
        case veryLow = "very-low"

        public var name: String {
            switch self {
            case .high: translated("high")
            case .moderate: translated("moderate")
            case .low: translated("low")
            case .veryLow: translated("very low")
            }
        }

        /// A claim that is less sure comes first.
        public static func < (a: Self, b: Self) -> Bool { a.step > b.step }

        private var step: Int { Self.allCases.firstIndex(of: self)! }
    }
}
