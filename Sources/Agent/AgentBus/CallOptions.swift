import Contract
import Fasting
import SDBus
import Words

/// The options of a call, `a{sv}`.
///
/// Every key must be known. A number may be of any integer type or a whole double, since script
/// languages cannot easily send the type `t`.
struct CallOptions<Key: RawRepresentable<String>> {
    private let values: [String: Value]

    /// - Throws: InvalidArgs for an unknown key.
    init(_ values: [String: Value], _ keys: [Key]) throws(BusError) {
        self.values = values
        if values.isEmpty { return }
        let known = keys.map(\.rawValue)
        for key in values.keys.sorted() where !known.contains(key) {
            throw .invalidArgs(Words.unknownOption(key, known: known))
        }
    }

    /// - Throws: InvalidArgs if the value is not a boolean.
    func flag(_ key: Key) throws(BusError) -> Bool? {
        try read(key, orElse: Words.optionIsNoFlag, \.booleanValue)
    }

    /// - Returns: nil for 0, which means none.
    /// - Throws: InvalidTime for a negative number, InvalidArgs if the value is not a number.
    func instant(_ key: Key) throws(BusError) -> Instant? {
        try microseconds(key).flatMap(Instant.init(noneIfZero:))
    }

    /// The limit of a list, rounded up to what is stored; nil for 0, which means none.
    ///
    /// - Throws: InvalidTime for a negative number, InvalidArgs if the value is not a number.
    func bound(_ key: Key) throws(BusError) -> Instant? {
        try microseconds(key).flatMap(Instant.init(boundUnlessZero:))
    }

    /// A number that counts something.
    ///
    /// - Throws: InvalidArgs if the value is not a number, or is negative.
    func count(_ key: Key) throws(BusError) -> UInt64? {
        try read(key, orElse: Words.optionIsNoCount) { value in
            if case .value(let count)? = OptionNumber(value) { count } else { nil }
        }
    }

    /// The number of rows at most: absent, 0 and more than 2,000 mean 2,000.
    func limit(_ key: Key) throws(BusError) -> Int {
        let most = UInt64(History1.listLimit)
        guard let count = try count(key), count > 0 else { return Int(most) }
        return Int(min(count, most))
    }

    /// The number of an act. One that is too large is of no act.
    func act(_ key: Key) throws(BusError) -> Int64? {
        try count(key).map { Int64(clamping: $0) }
    }

    /// - Throws: InvalidValue outside 1 to 5000 ml, InvalidArgs if the value is not a number.
    func amount(_ key: Key) throws(BusError) -> WaterAmount? {
        switch try read(key, orElse: Words.optionIsNoCount, OptionNumber.init) {
        case nil: return nil
        case .negative: throw BusError(.invalidAmount)
        case .value(let milliliters):
            return try WaterAmount(checking: UInt32(clamping: milliliters))
        }
    }

    /// - Throws: InvalidTarget outside 4 to 168 hours, InvalidArgs if the value is not a number.
    func target(_ key: Key) throws(BusError) -> Target? {
        guard let number = try number(key) else { return nil }
        guard case .value(let microseconds) = number else { throw BusError(.invalidTarget) }
        return try Target(checking: microseconds)
    }

    /// Options of another call in an option.
    ///
    /// - Throws: InvalidArgs if the value is not an `a{sv}`.
    func values(_ key: Key) throws(BusError) -> [String: Value]? {
        try read(key, orElse: { Words.optionHasOtherType($0, expected: "a{sv}") }, \.optionsValue)
    }

    /// - Throws: InvalidArgs if the value is not a UUID.
    func id(_ key: Key) throws(BusError) -> RecordID? {
        try text(key).map(RecordID.init(checking:))
    }

    /// - Throws: InvalidArgs if the value is not a text, or too long.
    func note(_ key: Key) throws(BusError) -> Note? {
        try text(key).map(Note.init(checking:))
    }

    private func text(_ key: Key) throws(BusError) -> String? {
        try read(key, orElse: { Words.optionHasOtherType($0, expected: "s") }, \.stringValue)
    }

    private func number(_ key: Key) throws(BusError) -> OptionNumber? {
        try read(key, orElse: Words.optionIsNoNumber, OptionNumber.init)
    }

    private func microseconds(_ key: Key) throws(BusError) -> UInt64? {
        switch try number(key) {
        case nil: return nil
        case .negative: throw BusError(.invalidTime, Words.negativeTime)
        case .value(let microseconds): return microseconds
        }
    }

    /// - Parameter sentence: says what is wrong with the option of a name.
    private func read<Content>(
        _ key: Key, orElse sentence: (String) -> String, _ content: (Value) -> Content?
    ) throws(BusError) -> Content? {
        guard let value = values[key.rawValue] else { return nil }
        guard let content = content(value) else { throw .invalidArgs(sentence(key.rawValue)) }
        return content
    }
}

/// The options of a call that has none yet.
enum NoOptions {
    /// - Throws: InvalidArgs for any key.
    static func check(_ values: [String: Value]) throws(BusError) {
        if let key = values.keys.min() { throw .invalidArgs(Words.unknownOption(key, known: [])) }
    }
}

/// A number of any type that script languages send.
enum OptionNumber {
    case negative
    case value(UInt64)

    init?(_ value: Value) {
        switch value {
        case .byte(let number): self.init(number)
        case .int16(let number): self.init(number)
        case .uint16(let number): self.init(number)
        case .int32(let number): self.init(number)
        case .uint32(let number): self.init(number)
        case .int64(let number): self.init(number)
        case .uint64(let number): self.init(number)
        case .double(let number): self.init(number)
        default: return nil
        }
    }

    private init(_ number: some BinaryInteger) {
        self = number < 0 ? .negative : .value(UInt64(number))
    }

    /// - Returns: nil for a fraction, infinity and NaN. A number that is too large becomes the
    ///   largest one, which is in the future anyway.
    private init?(_ number: Double) {
        guard number.isFinite, number == number.rounded(.towardZero) else { return nil }
        self = number < 0 ? .negative : .value(UInt64(exactly: number) ?? .max)
    }
}

// MARK: - Values as they travel

extension Instant {
    /// - Returns: nil for 0, which means none, and for the fractions of a second that are cut off to it.
    init?(noneIfZero microseconds: UInt64) {
        self.init(microsecondsSinceEpoch: microseconds)
        if self < .earliest { return nil }
    }
}

extension Instant {
    /// The limit of a list, rounded up to what is stored.
    ///
    /// - Returns: nil for 0, which means none.
    init?(boundUnlessZero microseconds: UInt64) {
        if microseconds == 0 { return nil }
        self.init(roundingUpMicroseconds: microseconds)
    }
}

extension Target {
    /// - Throws: InvalidTarget outside 4 to 168 hours.
    init(checking microseconds: UInt64) throws(BusError) {
        guard let target = Target(microseconds: microseconds) else {
            throw BusError(.invalidTarget)
        }
        self = target
    }
}

extension RecordID {
    /// - Throws: InvalidArgs if the text is not a UUID.
    init(checking text: String) throws(BusError) {
        guard let id = RecordID(text) else { throw .invalidArgs(Words.noID(text)) }
        self = id
    }
}

extension Note {
    /// - Throws: InvalidArgs for more than 1,000 characters.
    init(checking text: String) throws(BusError) {
        guard let note = Note(text) else { throw BusError(.noteTooLong) }
        self = note
    }
}

extension WaterAmount {
    /// - Throws: InvalidValue outside 1 to 5000 ml.
    init(checking milliliters: UInt32) throws(BusError) {
        guard let amount = WaterAmount(milliliters: milliliters) else {
            throw BusError(.invalidAmount)
        }
        self = amount
    }
}
