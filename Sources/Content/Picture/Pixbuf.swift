import CSystem

/// A picture of gdk-pixbuf: pixels, or SVG that it has drawn with librsvg's loader.
///
/// The library is loaded only when it is needed, because loading takes time that most commands do not
/// have. It is installed with libnotify.
public final class Pixbuf {
    public enum Failure: Error, Equatable, Sendable {
        /// gdk-pixbuf is not installed, or cannot read SVG.
        case noLoader
        /// The text is that of the library.
        case failed(String)
    }

    private let library: cpixbuf_library
    private let image: UnsafeMutableRawPointer
    /// The pixels that the image refers to; nil if it has its own.
    private let memory: UnsafeMutableBufferPointer<UInt8>?

    /// - Parameter pixels: red, green, blue and opacity of each pixel, row by row.
    public init(width: Int, height: Int, pixels: [UInt8]) throws(Failure) {
        precondition(pixels.count == width * height * 4)
        var library = cpixbuf_library()
        guard cpixbuf_open(&library) != 0 else { throw .noLoader }
        let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: pixels.count)
        _ = memory.initialize(from: pixels)
        let rgb: Int32 = 0
        guard
            let image = library.new_image(
                memory.baseAddress, rgb, 1, 8, Int32(width), Int32(height), Int32(width * 4), nil,
                nil)
        else {
            memory.deallocate()
            throw .failed("")
        }
        (self.library, self.image, self.memory) = (library, image, memory)
    }

    /// Draws an SVG file.
    ///
    /// - Parameters:
    ///   - svg: the bytes of the file.
    ///   - size: in pixels. nil for the size that the file gives.
    public init(svg: [UInt8], size: (width: Int, height: Int)? = nil) throws(Failure) {
        var library = cpixbuf_library()
        guard cpixbuf_open(&library) != 0, let loader = library.new_loader("svg", nil) else {
            throw .noLoader
        }
        self.library = library
        memory = nil
        defer { library.unref(loader) }
        if let size { library.set_size(loader, Int32(size.width), Int32(size.height)) }
        var error: UnsafeMutablePointer<cpixbuf_error>?
        let isRead = library.write(loader, svg, svg.count, &error) != 0
        // It must always be closed. The first error is reported.
        let isClosed = isRead ? library.close(loader, &error) != 0 : library.close(loader, nil) != 0
        guard isRead, isClosed, let image = library.get_image(loader) else {
            throw .failed(Self.text(of: error, library))
        }
        self.image = image
        _ = library.ref(image)
    }

    deinit {
        library.unref(image)
        memory?.deallocate()
    }

    public var width: Int { Int(library.get_width(image)) }
    public var height: Int { Int(library.get_height(image)) }

    /// Red, green, blue and opacity of each pixel, row by row. Colours are not premultiplied.
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

    /// The message of an error, which is freed.
    private static func text(
        of error: UnsafeMutablePointer<cpixbuf_error>?, _ library: cpixbuf_library
    ) -> String {
        guard let error else { return "" }
        defer { library.free_error(error) }
        return String(cString: error.pointee.message)
    }
}
