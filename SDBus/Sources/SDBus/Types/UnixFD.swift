import Glibc

/// A file descriptor that is sent or received. It is closed when the object is released.
public final class UnixFD: BusType, Equatable, Sendable {
    /// `h`: a UNIX_FD.
    public static var signature: String { "h" }
    /// The descriptor, valid as long as the object exists.
    public let descriptor: Int32

    /// The object closes the descriptor when it is released.
    public init(owning descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    /// Duplicates the descriptor: the message closes its own.
    ///
    /// - Throws: ``SystemError``: `ENXIO` if the next value is not a descriptor, `EMFILE` if this process has too
    ///   many (fcntl(2)).
    public init(reading message: Message) throws(SystemError) {
        var borrowed: Int32 = -1
        try message.readBasic("h", into: &borrowed)
        descriptor = fcntl(borrowed, F_DUPFD_CLOEXEC, 3)
        if descriptor < 0 { throw SystemError(code: errno, operation: "copying a descriptor") }
    }

    /// Appends a duplicate of the descriptor.
    ///
    /// - Throws: ``SystemError``: `EBADF` if the descriptor is not open, `EOPNOTSUPP` if the other side of the
    ///   connection takes no descriptors.
    public func write(to message: Message) throws(SystemError) {
        var number = descriptor
        try message.appendBasic("h", &number)
    }

    /// Whether both are the same object. Two descriptors of one file are not equal.
    public static func == (a: UnixFD, b: UnixFD) -> Bool { a === b }

    /// Reads a regular file from its beginning to its end. The position of the descriptor does not change.
    ///
    /// - Throws: ``SystemError``: `ESPIPE` for a pipe or a socket, and others of pread(2).
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
