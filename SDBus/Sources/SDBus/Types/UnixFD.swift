import Glibc

/// A file descriptor that is sent or received. It is closed when the object is released.
public final class UnixFD: BusType, Equatable, Sendable {
    public static var signature: String { "h" }
    public let descriptor: Int32

    /// The object closes the descriptor when it is released.
    public init(owning descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    /// Duplicates the descriptor: the message closes its own.
    public init(reading message: Message) throws(SystemError) {
        var borrowed: Int32 = -1
        try message.readBasic("h", into: &borrowed)
        descriptor = fcntl(borrowed, F_DUPFD_CLOEXEC, 3)
        if descriptor < 0 { throw SystemError(code: errno, operation: "copying a descriptor") }
    }

    public func write(to message: Message) throws(SystemError) {
        var number = descriptor
        try message.appendBasic("h", &number)
    }

    public static func == (a: UnixFD, b: UnixFD) -> Bool { a === b }

    /// Reads a regular file from its beginning to its end.
    ///
    /// - Throws: ``SystemError`` of pread(2).
    public func readAll() throws(SystemError) -> [UInt8] {
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = pread(descriptor, &part, part.count, bytes.count)
            if count == 0 { return bytes }
            if count > 0 { bytes += part.prefix(count) }
            if count < 0, errno != EINTR {
                throw SystemError(code: errno, operation: "reading a file")
            }
        }
    }
}
