import Glibc
import PrivateSession
import Testing

/// The program in Tests/GuardedText. It takes lines and answers each with a line.
final class GuardedText {
    let process: ChildProcess
    private let input = PipeEnds()
    private let output = PipeEnds()

    /// - Parameter prefix: a program that runs it.
    init(_ session: PrivateSession, prefix: [String] = []) throws {
        let command = prefix + ["\(session.programs)/guarded-text"]
        process = try ChildProcess(
            command[0], Array(command.dropFirst()), environment: session.environment,
            input: input.reading, output: .descriptor(output.writing))
        input.closeReading()
        output.closeWriting()
    }

    var memory: ProcessMemory { ProcessMemory(id: process.id) }

    func tell(_ line: String) throws -> String {
        let bytes = Array((line + "\n").utf8)
        try #require(write(input.writing, bytes, bytes.count) == bytes.count)
        return try #require(output.readLine(), "it has ended")
    }
}
