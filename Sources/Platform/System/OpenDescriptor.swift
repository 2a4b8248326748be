import Glibc
import Text

/// What is done with the descriptor of an open file or folder, however often the system interrupts it. If it
/// fails, `errno` says why.
package enum OpenDescriptor {
    /// - Returns: the names in a folder, in no order, `.` and `..` among them; nil if it cannot be read.
    package static func names(in folder: Int32) -> [String]? {
        let copy = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if copy < 0 { return nil }
        guard let list = fdopendir(copy) else {
            let code = errno
            close(copy)
            errno = code
            return nil
        }
        defer { closedir(list) }
        var names: [String] = []
        while true {
            errno = 0
            guard let entry = readdir(list) else { return errno == 0 ? names : nil }
            names.append(
                withUnsafeBytes(of: &entry.pointee.d_name) {
                    String(pathBytes: $0.prefix { $0 != 0 })
                })
        }
    }

    /// - Parameter size: how much to read, in bytes.
    /// - Returns: fewer bytes if the file is shorter; nil if it cannot be read.
    package static func read(_ file: Int32, size: Int) -> [UInt8]? {
        var isRead = true
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, done in
            while done < size {
                let count = Glibc.read(file, buffer.baseAddress! + done, size - done)
                if count == 0 { break }
                if count > 0 {
                    done += count
                } else if errno != EINTR {
                    isRead = false
                    break
                }
            }
        }
        return isRead ? bytes : nil
    }

    /// Waits until the names of a folder are on the disk.
    ///
    /// - Returns: false if that failed. Some file systems cannot do this for a folder, which is not a failure.
    package static func sync(folder: Int32) -> Bool { fsync(folder) == 0 || errno == EINVAL }
}

/// The first bytes of a file.
///
/// - Returns: nil if it cannot be read. A pipe is not waited for.
package func bytesOfFile(_ path: String, most: Int = 1 << 16) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    return OpenDescriptor.read(file, size: most)
}

/// As ``bytesOfFile(_:most:)``, for files that have only text.
package func textOfFile(_ path: String) -> String? {
    bytesOfFile(path).map { String(decoding: $0, as: UTF8.self) }
}
