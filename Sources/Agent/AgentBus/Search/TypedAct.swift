import AgentCore
import Fasting

/// An act that a person typed into a search.
public enum TypedAct: Equatable, Sendable {
    /// An instant that is nil means the moment at which it is carried out. A target that is nil is
    /// the default target.
    case start(at: Instant? = nil, target: Target? = nil)
    case end(at: Instant? = nil)
    case addWater(WaterAmount, at: Instant? = nil)

    /// The same act for the engine.
    public var command: Command {
        switch self {
        case .start(let at, let target): .start(at: at, target: target)
        case .end(let at): .end(at: at)
        case .addWater(let amount, let at): .addWater(amount, at: at)
        }
    }
}

/// The identifier on the bus. It contains the instants and amounts that were read, so that what is
/// carried out is what was shown.
extension TypedAct {
    private enum Kind: String { case start, end, water }

    /// As in `start:1732291200:64800000000`: the kind, the instant in seconds since 1970, and the
    /// target in microseconds or the water in millilitres. An absent part is empty.
    public var id: String {
        switch self {
        case .start(let at, let target):
            Self.id(.start, at, target.map { String($0.microseconds) })
        case .end(let at): Self.id(.end, at, nil)
        case .addWater(let amount, let at): Self.id(.water, at, String(amount.milliliters))
        }
    }

    private static func id(_ kind: Kind, _ at: Instant?, _ value: String?) -> String {
        "\(kind.rawValue):\(at.map { String($0.secondsSinceEpoch) } ?? ""):\(value ?? "")"
    }

    /// - Returns: nil if no act has this identifier.
    public init?(id: String) {
        let parts = id.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 3, let kind = Kind(rawValue: String(parts[0])) else { return nil }
        var at: Instant?
        if !parts[1].isEmpty {
            guard let seconds = Int64(parts[1]), Self.seconds.contains(seconds) else { return nil }
            at = Instant(secondsSinceEpoch: seconds)
        }
        let value = UInt64(parts[2])
        guard (value == nil) == parts[2].isEmpty else { return nil }
        switch kind {
        case .start:
            let target = value.flatMap(Target.init(microseconds:))
            guard (target == nil) == (value == nil) else { return nil }
            self = .start(at: at, target: target)
        case .end:
            guard value == nil else { return nil }
            self = .end(at: at)
        case .water:
            guard let value, let amount = WaterAmount(milliliters: value) else { return nil }
            self = .addWater(amount, at: at)
        }
        // One act has one identifier: "+16" and "016" are none.
        guard self.id == id else { return nil }
    }

    /// From 1970 to 9999, as far as ISO 8601 writes years with four digits.
    static let seconds: ClosedRange<Int64> = 1...253_402_300_799
}
