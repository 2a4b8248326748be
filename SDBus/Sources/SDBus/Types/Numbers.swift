// Numbers whose bytes are the same in memory and in `sd_bus_message_read_basic`. Each names its code,
// because a public protocol for them would let any type claim a code that does not match its size.

extension UInt8: BusType {
    /// `y`: a BYTE.
    public static var signature: String { "y" }
    public init(reading message: Message) throws(SystemError) { self = try message.number("y") }
    public func write(to message: Message) throws(SystemError) {
        try message.appendNumber("y", self)
    }
}

extension Int16: BusType {
    /// `n`: an INT16.
    public static var signature: String { "n" }
    public init(reading message: Message) throws(SystemError) { self = try message.number("n") }
    public func write(to message: Message) throws(SystemError) {
        try message.appendNumber("n", self)
    }
}

extension UInt16: BusType {
    /// `q`: a UINT16.
    public static var signature: String { "q" }
    public init(reading message: Message) throws(SystemError) { self = try message.number("q") }
    public func write(to message: Message) throws(SystemError) {
        try message.appendNumber("q", self)
    }
}

extension Int32: BusType {
    /// `i`: an INT32.
    public static var signature: String { "i" }
    public init(reading message: Message) throws(SystemError) { self = try message.number("i") }
    public func write(to message: Message) throws(SystemError) {
        try message.appendNumber("i", self)
    }
}

extension UInt32: BusType {
    /// `u`: a UINT32.
    public static var signature: String { "u" }
    public init(reading message: Message) throws(SystemError) { self = try message.number("u") }
    public func write(to message: Message) throws(SystemError) {
        try message.appendNumber("u", self)
    }
}

extension Int64: BusType {
    /// `x`: an INT64.
    public static var signature: String { "x" }
    public init(reading message: Message) throws(SystemError) { self = try message.number("x") }
    public func write(to message: Message) throws(SystemError) {
        try message.appendNumber("x", self)
    }
}

extension UInt64: BusType {
    /// `t`: a UINT64.
    public static var signature: String { "t" }
    public init(reading message: Message) throws(SystemError) { self = try message.number("t") }
    public func write(to message: Message) throws(SystemError) {
        try message.appendNumber("t", self)
    }
}

extension Double: BusType {
    /// `d`: a DOUBLE.
    public static var signature: String { "d" }
    public init(reading message: Message) throws(SystemError) { self = try message.number("d") }
    public func write(to message: Message) throws(SystemError) {
        try message.appendNumber("d", self)
    }
}

extension Bool: BusType {
    /// `b`: a BOOLEAN.
    public static var signature: String { "b" }

    public init(reading message: Message) throws(SystemError) {
        let number: Int32 = try message.number("b")
        self = number != 0
    }

    public func write(to message: Message) throws(SystemError) {
        try message.appendNumber("b", self ? 1 as Int32 : 0)
    }
}

extension Message {
    /// - Parameter type: must have the size of the number.
    fileprivate func number<Number: Numeric & BitwiseCopyable>(_ type: TypeCode) throws(SystemError)
        -> Number
    {
        var number = Number.zero
        try readBasic(type, into: &number)
        return number
    }

    fileprivate func appendNumber(_ type: TypeCode, _ number: some Numeric & BitwiseCopyable)
        throws(SystemError)
    {
        var number = number
        try appendBasic(type, &number)
    }
}
