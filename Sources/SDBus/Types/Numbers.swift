// Numbers whose bytes are the same in memory and in `sd_bus_message_read_basic`. They are written out
// one by one because a public protocol for them would let any type claim a code that does not match
// its size.

extension UInt8: BusType {
    public static var signature: String { "y" }

    public init(reading message: Message) throws(SystemError) {
        self = 0
        try message.readBasic("y", into: &self)
    }

    public func write(to message: Message) throws(SystemError) {
        var number = self
        try message.appendBasic("y", &number)
    }
}

extension Int16: BusType {
    public static var signature: String { "n" }

    public init(reading message: Message) throws(SystemError) {
        self = 0
        try message.readBasic("n", into: &self)
    }

    public func write(to message: Message) throws(SystemError) {
        var number = self
        try message.appendBasic("n", &number)
    }
}

extension UInt16: BusType {
    public static var signature: String { "q" }

    public init(reading message: Message) throws(SystemError) {
        self = 0
        try message.readBasic("q", into: &self)
    }

    public func write(to message: Message) throws(SystemError) {
        var number = self
        try message.appendBasic("q", &number)
    }
}

extension Int32: BusType {
    public static var signature: String { "i" }

    public init(reading message: Message) throws(SystemError) {
        self = 0
        try message.readBasic("i", into: &self)
    }

    public func write(to message: Message) throws(SystemError) {
        var number = self
        try message.appendBasic("i", &number)
    }
}

extension UInt32: BusType {
    public static var signature: String { "u" }

    public init(reading message: Message) throws(SystemError) {
        self = 0
        try message.readBasic("u", into: &self)
    }

    public func write(to message: Message) throws(SystemError) {
        var number = self
        try message.appendBasic("u", &number)
    }
}

extension Int64: BusType {
    public static var signature: String { "x" }

    public init(reading message: Message) throws(SystemError) {
        self = 0
        try message.readBasic("x", into: &self)
    }

    public func write(to message: Message) throws(SystemError) {
        var number = self
        try message.appendBasic("x", &number)
    }
}

extension UInt64: BusType {
    public static var signature: String { "t" }

    public init(reading message: Message) throws(SystemError) {
        self = 0
        try message.readBasic("t", into: &self)
    }

    public func write(to message: Message) throws(SystemError) {
        var number = self
        try message.appendBasic("t", &number)
    }
}

extension Double: BusType {
    public static var signature: String { "d" }

    public init(reading message: Message) throws(SystemError) {
        self = 0
        try message.readBasic("d", into: &self)
    }

    public func write(to message: Message) throws(SystemError) {
        var number = self
        try message.appendBasic("d", &number)
    }
}

extension Bool: BusType {
    public static var signature: String { "b" }

    public init(reading message: Message) throws(SystemError) {
        var number: Int32 = 0
        try message.readBasic("b", into: &number)
        self = number != 0
    }

    public func write(to message: Message) throws(SystemError) {
        var number: Int32 = self ? 1 : 0
        try message.appendBasic("b", &number)
    }
}
