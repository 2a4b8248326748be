import CSystemd
import Glibc

/// Bytes that travel as a descriptor: for what is too large for a message.
extension UnixFD {
    /// Bytes in memory that nobody can change or shorten any more: whoever gets the descriptor may
    /// map it without fear.
    ///
    /// - Parameter name: for whoever looks into `/proc`.
    /// - Throws: ``SystemError`` of memfd_create(2), write(2) and fcntl(2).
    public static func sealedMemory(
        _ bytes: some Collection<UInt8>, name: String
    ) throws(SystemError) -> UnixFD {
        let descriptor = csd_memory(name)
        guard descriptor >= 0 else { throw SystemError(code: errno, operation: "taking memory") }
        let memory = UnixFD(owning: descriptor)
        let code =
            bytes.withContiguousStorageIfAvailable { write($0, to: descriptor) }
            ?? Array(bytes).withUnsafeBufferPointer { write($0, to: descriptor) }
        if code != 0 { throw SystemError(code: code, operation: "filling memory") }
        // Whoever reads begins where reading begins.
        lseek(descriptor, 0, SEEK_SET)
        guard csd_seal(descriptor) == 0 else {
            throw SystemError(code: errno, operation: "sealing memory")
        }
        return memory
    }

    /// - Returns: 0, or the error number.
    private static func write(
        _ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32
    ) -> Int32 {
        var done = 0
        while done < bytes.count {
            let count = Glibc.write(descriptor, bytes.baseAddress! + done, bytes.count - done)
            if count < 0, errno != EINTR { return errno }
            done += max(0, count)
        }
        return 0
    }

    /// All bytes of a file, from its beginning.
    ///
    /// - Throws: ``SystemError`` of read(2).
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
