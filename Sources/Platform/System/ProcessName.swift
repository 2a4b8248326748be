import Glibc
import Text

/// The name of a process as proc_pid_comm(5) has it: the first 15 bytes of the name of its program.
///
/// - Returns: nil if there is no such process, or it cannot be seen, as in a sandbox that has its own processes.
package func processName(_ id: UInt32) -> String? {
    let file = open("/proc/\(id)/comm", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    guard let bytes = OpenDescriptor.read(file, size: 64), bytes.last == UInt8(ascii: "\n") else {
        return nil
    }
    return String(pathBytes: bytes.dropLast())
}
