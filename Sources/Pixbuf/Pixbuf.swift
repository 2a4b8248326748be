import CPixbuf

/// A picture as gdk-pixbuf reads it from SVG, by librsvg's loader.
///
/// The library is looked for only when it is needed: it stands beside libnotify, but a command that
/// draws nothing shall not wait until it is loaded.
public final class Pixbuf {
    public enum Failure: Error, Equatable, Sendable {
        /// gdk-pixbuf is not here, or cannot read SVG.
        case noLoader
        /// The text is the library's.
        case failed(String)
    }

    private let library: cpixbuf_library
    private let image: UnsafeMutableRawPointer

    /// Draws an SVG file.
    ///
    /// - Parameters:
    ///   - svg: the bytes of the file.
    ///   - size: in pixels; nil for the file's own.
    public init(svg: [UInt8], size: (width: Int, height: Int)? = nil) throws(Failure) {
        var library = cpixbuf_library()
        guard cpixbuf_open(&library) != 0, let loader = library.new_loader("svg", nil) else {
            throw .noLoader
        }
        self.library = library
        defer { library.unref(loader) }
        if let size { library.set_size(loader, Int32(size.width), Int32(size.height)) }
        var error: UnsafeMutablePointer<cpixbuf_error>?
        let isRead = library.write(loader, svg, svg.count, &error) != 0
        // It must be closed in any case; the first error is the one that matters.
        let isClosed = isRead ? library.close(loader, &error) != 0 : library.close(loader, nil) != 0
        guard isRead, isClosed, let image = library.get_image(loader) else {
            throw .failed(Self.text(of: error, library))
        }
        self.image = image
        _ = library.ref(image)
    }

    deinit { library.unref(image) }

    public var width: Int { Int(library.get_width(image)) }
    public var height: Int { Int(library.get_height(image)) }

    /// Red, green, blue and opacity of each pixel, row by row; colours are not multiplied.
    public var pixels: [UInt8] {
        let channels = Int(library.get_channels(image))
        let stride = Int(library.get_stride(image))
        guard let source = library.get_pixels(image) else { return [] }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(width * height * 4)
        for row in 0..<height {
            for column in 0..<width {
                let pixel = source + row * stride + column * channels
                for place in 0..<3 { bytes.append(pixel[place]) }
                bytes.append(channels == 4 ? pixel[3] : 255)
            }
        }
        return bytes
    }

    /// The picture as a PNG file.
    public func png() throws(Failure) -> [UInt8] {
        var buffer: UnsafeMutablePointer<UInt8>?
        var count = 0
        var error: UnsafeMutablePointer<cpixbuf_error>?
        guard library.save(image, &buffer, &count, "png", nil, nil, &error) != 0, let buffer else {
            throw .failed(Self.text(of: error, library))
        }
        defer { library.free(buffer) }
        return Array(UnsafeBufferPointer(start: buffer, count: count))
    }

    /// What went wrong; the error is freed.
    private static func text(
        of error: UnsafeMutablePointer<cpixbuf_error>?, _ library: cpixbuf_library
    ) -> String {
        guard let error else { return "" }
        defer { library.free_error(error) }
        return String(cString: error.pointee.message)
    }
}
