import Dispatch
import Glibc
import Testing

@testable import Commands

/// The reader of a pipe may have made it non-blocking.
@Test func fullPipeIsWaitedFor() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    let (reader, writer) = (ends[0], ends[1])
    defer { close(reader) }
    for end in ends { try #require(fcntl(end, F_SETFD, FD_CLOEXEC) == 0) }
    try #require(fcntl(writer, F_SETFL, O_NONBLOCK) == 0)
    // Many times the capacity of a pipe.
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
    let result = DispatchQueue(label: "writer").asyncResult {
        defer { close(writer) }
        return Output.write(bytes, to: writer)
    }
    var read: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 65_536)
    while read.count < bytes.count, case let count = Glibc.read(reader, &part, part.count),
        count > 0
    {
        read += part.prefix(count)
    }
    #expect(result() == 0)
    // A comparison in the expectation would take minutes to describe the difference.
    let isWhole = read == bytes
    #expect(isWhole)
}

extension DispatchQueue {
    /// Runs the body on the queue. The returned function waits for the result.
    fileprivate func asyncResult(_ body: @escaping @Sendable () -> Int32) -> () -> Int32 {
        nonisolated(unsafe) var result: Int32 = -1
        let done = DispatchSemaphore(value: 0)
        async {
            result = body()
            done.signal()
        }
        return {
            done.wait()
            return result
        }
    }
}
