import CSystemdSupport
import Glibc
import SDBus
import System

extension UnixFD {
    /// A descriptor of memory that cannot be changed or shortened, so that a receiver can map it
    /// safely. For data that is too large for a message.
    ///
    /// - Parameter name: appears in `/proc`.
    /// - Throws: ``SystemError`` of memfd_create(2), write(2) and fcntl(2).
    public static func sealedMemory(
        _ bytes: some Collection<UInt8>, name: String
    ) throws(SystemError) -> UnixFD {
        let descriptor = css_memory(name)
        guard descriptor >= 0 else {
            throw SystemError(code: errno, operation: "allocating memory")
        }
        let memory = UnixFD(owning: descriptor)
        let code =
            bytes.withContiguousStorageIfAvailable {
                System.write(UnsafeRawBufferPointer($0), to: descriptor)
            } ?? System.write(Array(bytes), to: descriptor)
        if code != 0 { throw SystemError(code: code, operation: "filling memory") }
        // Rewinds the file so that the receiver reads from the start.
        lseek(descriptor, 0, SEEK_SET)
        guard css_seal(descriptor) == 0 else {
            throw SystemError(code: errno, operation: "sealing memory")
        }
        return memory
    }
}
