import Glibc

/// Writes bytes until the descriptor takes no more, and continues after an interruption.
///
/// - Returns: how many bytes were written, and 0 or the error number. It is `EAGAIN` if the descriptor is
///   non-blocking and full.
package func writeSome(
    _ bytes: UnsafeRawBufferPointer, to descriptor: Int32
) -> (count: Int, code: Int32) {
    var done = 0
    while done < bytes.count {
        let count = Glibc.write(descriptor, bytes.baseAddress! + done, bytes.count - done)
        if count >= 0 {
            done += count
        } else if errno != EINTR {
            return (done, errno)
        }
    }
    return (done, 0)
}

/// Writes all bytes, and continues after an interruption. If the descriptor is non-blocking and full, it waits.
///
/// - Returns: 0, or the error number.
package func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
    var rest = bytes
    while true {
        let (count, code) = writeSome(rest, to: descriptor)
        if code != EAGAIN { return code }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&wait, 1, -1)
    }
}

/// Writes all bytes, as the other function of this name does.
///
/// - Returns: 0, or the error number.
package func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { write($0, to: descriptor) }
}

/// Puts a file with these bytes in place of one that may have the name, and waits until both are on the disk.
/// Only the user may read the file. At each moment, the name has all of the old bytes or all of the new ones.
///
/// - Parameter folder: the descriptor of the folder.
/// - Returns: 0, or the error number. Then the name has what it had, unless only waiting for the disk failed.
package func replace(_ name: String, by bytes: [UInt8], in folder: Int32) -> Int32 {
    let file = UnfinishedFile(for: name, in: folder)
    if file.descriptor < 0 { return errno }
    defer { close(file.descriptor) }
    var code = write(bytes, to: file.descriptor)
    if code == 0, fsync(file.descriptor) < 0 { code = errno }
    if code == 0, renameat(folder, file.name, folder, name) < 0 { code = errno }
    if code != 0 {
        unlinkat(folder, file.name, 0)
        return code
    }
    return OpenDescriptor.sync(folder: folder) ? 0 : errno
}

/// FNV-1a, 64 bit. It distinguishes contents that differ by an edit or an accident, not contents that were
/// made to have the same checksum.
package func checksum(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var sum: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { sum = (sum ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    return sum
}
