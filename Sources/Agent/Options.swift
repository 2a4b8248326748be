import Contract
import Fasting
import SDBus
import Words

/// The options of a call, `a{sv}`: each key known, each value a number, whichever integer type the
/// caller's language could send, or a whole double.
struct Options {
    private let values: [String: Value]

    /// - Throws: InvalidArgs for a key that is not known here.
    init(_ values: [String: Value], known: [String]) throws(BusError) {
        try Self.check(values, known: known)
        self.values = values
    }

    /// - Throws: InvalidArgs for a key that is not known here.
    static func check(_ values: [String: Value], known: [String]) throws(BusError) {
        if values.isEmpty { return }
        for key in values.keys.sorted() where !known.contains(key) {
            throw .invalidArgs(Words.unknownOption(key, known: known))
        }
    }

    /// What the options of a merge say of `DryRun`.
    ///
    /// - Throws: InvalidArgs.
    static func isTrial(_ values: [String: Value]) throws(BusError) -> Bool {
        try check(values, known: [History1.Key.dryRun.rawValue])
        return try flag(History1.Key.dryRun.rawValue, values) ?? false
    }

    /// - Throws: InvalidArgs for what is no truth value.
    static func flag(_ key: String, _ values: [String: Value]) throws(BusError) -> Bool? {
        guard let value = values[key] else { return nil }
        guard let flag = value.booleanValue else { throw .invalidArgs(Words.optionIsNoFlag(key)) }
        return flag
    }

    /// - Throws: InvalidTime for a negative number, InvalidArgs for what is no number.
    func instant(_ key: String) throws(BusError) -> Instant? {
        switch try number(key) {
        case nil: return nil
        case .negative: throw BusError(.invalidTime, Words.negativeTime)
        case .value(let microseconds): return Instant(microsecondsSinceEpoch: microseconds)
        }
    }

    /// - Throws: InvalidTarget for a number outside 4 to 168 hours, InvalidArgs for no number.
    func target(_ key: String) throws(BusError) -> Target? {
        guard let number = try number(key) else { return nil }
        guard case .value(let microseconds) = number,
            let target = Target(microseconds: microseconds)
        else { throw BusError(.invalidTarget, Words.invalidTarget) }
        return target
    }

    /// A target among a call's own arguments, where 0 means none.
    ///
    /// - Throws: InvalidTarget outside 4 to 168 hours.
    static func target(_ microseconds: UInt64) throws(BusError) -> Target? {
        if microseconds == 0 { return nil }
        guard let target = Target(microseconds: microseconds) else {
            throw BusError(.invalidTarget, Words.invalidTarget)
        }
        return target
    }

    private enum Number {
        case negative
        case value(UInt64)

        init(_ number: some BinaryInteger) {
            self = number < 0 ? .negative : .value(UInt64(number))
        }

        /// - Returns: nil for a fraction, for infinity and for what is no number. What exceeds the
        ///   range of integers becomes the largest one, which lies in the future anyway.
        init?(_ number: Double) {
            guard number.isFinite, number == number.rounded(.towardZero) else { return nil }
            self = number < 0 ? .negative : .value(UInt64(exactly: number) ?? .max)
        }
    }

    private func number(_ key: String) throws(BusError) -> Number? {
        guard let value = values[key] else { return nil }
        let number: Number? =
            switch value {
            case .byte(let number): Number(number)
            case .int16(let number): Number(number)
            case .uint16(let number): Number(number)
            case .int32(let number): Number(number)
            case .uint32(let number): Number(number)
            case .int64(let number): Number(number)
            case .uint64(let number): Number(number)
            case .double(let number): Number(number)
            default: nil
            }
        guard let number else { throw .invalidArgs(Words.optionIsNoNumber(key)) }
        return number
    }
}

extension BusError {
    /// A refusal by the agent.
    init(_ name: ErrorName, _ sentence: String) {
        self.init(name: name.rawValue, message: sentence)
    }
}

extension RecordID {
    static func random() throws(BusError) -> RecordID {
        do throws(SystemError) {
            return RecordID(bytes: try randomID128())!
        } catch {
            throw BusError(name: BusError.Name.failed, message: error.description)
        }
    }
}
