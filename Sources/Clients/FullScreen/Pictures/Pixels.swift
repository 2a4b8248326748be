/// A picture as rows of pixels, from top to bottom.
public struct Pixels: Equatable, Sendable {
    public let width: Int
    public let height: Int
    /// Red, green, blue and opacity of each pixel, row by row. The colours are not premultiplied.
    public let bytes: [UInt8]

    /// - Returns: nil if the byte count does not match the size, or is zero.
    public init?(width: Int, height: Int, bytes: [UInt8]) {
        guard width > 0, height > 0, bytes.count == width * height * 4 else { return nil }
        self.init(width, height, bytes)
    }

    private init(_ width: Int, _ height: Int, _ bytes: [UInt8]) {
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    /// The colour of a pixel; nil if it is more than half transparent, since a terminal cell has no
    /// opacity.
    public subscript(x: Int, y: Int) -> RGB? {
        let place = (y * width + x) * 4
        guard bytes[place + 3] >= 128 else { return nil }
        return RGB(bytes[place], bytes[place + 1], bytes[place + 2])
    }

    /// Whether every pixel is fully opaque.
    public var isOpaque: Bool {
        bytes.withUnsafeBufferPointer { bytes in
            stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 255 }
        }
    }

    /// Some of the rows; nil if there are none of them.
    public func rows(_ wanted: Range<Int>) -> Pixels? {
        let rows = wanted.clamped(to: 0..<height)
        guard !rows.isEmpty else { return nil }
        let line = width * 4
        return Pixels(
            width, rows.count, Array(bytes[rows.lowerBound * line..<rows.upperBound * line]))
    }
}

/// A colour in sRGB, each component from 0 to 255.
public struct RGB: Hashable, Sendable {
    public let red: UInt8
    public let green: UInt8
    public let blue: UInt8

    public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// A colour between this one and another.
    ///
    /// - Parameter part: 0 for this colour, 1 for the other.
    public func mixed(with other: RGB, _ part: Double) -> RGB {
        let part = min(1, max(0, part))
        func mix(_ from: UInt8, _ to: UInt8) -> UInt8 {
            UInt8((Double(from) + (Double(to) - Double(from)) * part).rounded())
        }
        return RGB(mix(red, other.red), mix(green, other.green), mix(blue, other.blue))
    }

    /// The luma of the colour (Rec. 709), from 0 to 255.
    public var luma: Int { (54 * Int(red) + 183 * Int(green) + 19 * Int(blue)) >> 8 }
}
