import Text

/// The name of a process as proc_pid_comm(5) has it: the first 15 bytes of the name of its program.
///
/// - Returns: nil if there is no such process, or it cannot be seen, as in a sandbox that has its own processes.
package func processName(_ id: UInt32) -> String? {
    guard let bytes = bytesOfFile("/proc/\(id)/comm", most: 64), bytes.last == UInt8(ascii: "\n")
    else { return nil }
    return String(pathBytes: bytes.dropLast())
}
