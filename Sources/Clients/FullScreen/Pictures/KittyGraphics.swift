import Text

/// A picture in kitty's terminal graphics protocol, which several terminals support.
public enum KittyGraphics {
    /// The escape sequences that show the picture at the cursor. The cursor does not move, and the
    /// terminal does not answer.
    ///
    /// - Parameters:
    ///   - image: the id of the picture, which replaces another one with it; nil for a picture that stays.
    ///   - cells: the area that the picture fills, in columns and rows; nil for its own size.
    ///   - isBehindText: whether text in front of the picture stays. It covers the ground of the
    ///     cells either way.
    public static func bytes(
        _ pixels: Pixels, image: UInt32?, cells: (columns: Int, rows: Int)? = nil,
        isBehindText: Bool = false
    ) -> [UInt8] {
        let isOpaque = pixels.isOpaque
        let content = Base64.encoded(isOpaque ? pixels.withoutOpacity : pixels.bytes)
        var keys = "a=T,q=2,C=1,f=\(isOpaque ? 24 : 32),s=\(pixels.width),v=\(pixels.height)"
        if let image { keys += ",i=\(image)" }
        if let cells { keys += ",c=\(cells.columns),r=\(cells.rows)" }
        if isBehindText { keys += ",z=-1" }
        var output: [UInt8] = []
        output.reserveCapacity(content.count + content.count / chunkSize * 16 + 64)
        for start in stride(from: 0, to: content.count, by: chunkSize) {
            let end = min(start + chunkSize, content.count)
            let more = end < content.count ? 1 : 0
            output += "\u{1b}_G\(start == 0 ? keys : "q=2"),m=\(more);".utf8
            output += content[start..<end]
            output += terminator
        }
        return output
    }

    /// Removes a picture from the screen and from the terminal's memory.
    public static func deletion(of image: UInt32) -> [UInt8] {
        Array("\u{1b}_Ga=d,d=I,i=\(image),q=2".utf8) + terminator
    }

    /// The most characters of content in one sequence. Source: kitty's protocol, "Remote client".
    private static let chunkSize = 4096

    private static let terminator = Array("\u{1b}\\".utf8)
}

extension Pixels {
    /// The pixels as red, green and blue without opacity.
    fileprivate var withoutOpacity: [UInt8] {
        Array(unsafeUninitializedCapacity: width * height * 3) { colors, count in
            count = width * height * 3
            bytes.withUnsafeBufferPointer { bytes in
                for pixel in 0..<width * height {
                    for part in 0..<3 { colors[pixel * 3 + part] = bytes[pixel * 4 + part] }
                }
            }
        }
    }
}
