/// The size of a character, in pixels.
public struct CellSize: Equatable, Sendable {
    public let width: Int
    public let height: Int

    /// No real character is larger, so a larger size is not used.
    private static let sides = 1...256

    /// - Returns: nil if a side is out of range.
    public init?(width: Int, height: Int) {
        guard Self.sides.contains(width), Self.sides.contains(height) else { return nil }
        self.width = width
        self.height = height
    }
}
