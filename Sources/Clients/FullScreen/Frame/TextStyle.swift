/// How a character looks.
public struct TextStyle: Hashable, Sendable {
    /// The colour of the character; nil for the terminal's own.
    public var color: RGB?
    /// The colour behind it; nil for the terminal's own.
    public var ground: RGB?
    public var attributes: TextAttributes

    public init(_ color: RGB? = nil, on ground: RGB? = nil, _ attributes: TextAttributes = []) {
        self.color = color
        self.ground = ground
        self.attributes = attributes
    }

    /// The terminal's own colours.
    public static let plain = TextStyle()
}

/// Attributes of a character that have nothing to do with its colours.
public struct TextAttributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let bold = Self(rawValue: 1)
    public static let dim = Self(rawValue: 2)
    public static let italic = Self(rawValue: 4)
    public static let underlined = Self(rawValue: 8)
    public static let reversed = Self(rawValue: 16)
}
