/// The size of a view of a picture, in pixels.
public struct ViewSize: Equatable, Sendable {
    public let width: UInt32
    public let height: UInt32

    /// The longest possible side.
    public static let limit: UInt32 = 8192

    /// Returns nil if a side is 0 or longer than ``limit``.
    public init?(width: UInt32, height: UInt32) {
        let sides = 1...Self.limit
        guard sides.contains(width), sides.contains(height) else { return nil }
        self.width = width
        self.height = height
    }
}
