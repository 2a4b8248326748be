/// A picture as rows of pixels.
public struct Pixels: Equatable, Sendable {
    public let width: Int
    public let height: Int
    /// Red, green, blue and opacity of each pixel, row by row; colours are not multiplied.
    public let bytes: [UInt8]

    /// - Returns: nil where the bytes are not as many as so many pixels have, or there are none.
    public init?(width: Int, height: Int, bytes: [UInt8]) {
        guard width > 0, height > 0, bytes.count == width * height * 4 else { return nil }
        self.init(width, height, bytes)
    }

    private init(_ width: Int, _ height: Int, _ bytes: [UInt8]) {
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    /// A pixel's colour; nil where less than half of it covers what is behind: a cell of a terminal
    /// has no opacity.
    public subscript(x: Int, y: Int) -> RGB? {
        let place = (y * width + x) * 4
        guard bytes[place + 3] >= 128 else { return nil }
        return RGB(bytes[place], bytes[place + 1], bytes[place + 2])
    }

    /// No pixel lets anything through.
    var isOpaque: Bool {
        bytes.withUnsafeBufferPointer { bytes in
            stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 255 }
        }
    }

    /// Some of its rows; nil where it has none of them.
    public func rows(_ wanted: Range<Int>) -> Pixels? {
        let rows = wanted.clamped(to: 0..<height)
        guard !rows.isEmpty else { return nil }
        let line = width * 4
        return Pixels(
            width, rows.count, Array(bytes[rows.lowerBound * line..<rows.upperBound * line]))
    }
}

/// A colour of the screen (sRGB), each part from 0 to 255.
public struct RGB: Hashable, Sendable {
    public let red: UInt8
    public let green: UInt8
    public let blue: UInt8

    public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// How bright it looks, from 0 to 255: the luma of sRGB as it is stored.
    var luma: Int { (54 * Int(red) + 183 * Int(green) + 19 * Int(blue)) >> 8 }
}
