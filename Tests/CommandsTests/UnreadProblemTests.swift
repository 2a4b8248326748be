import Testing

@testable import Commands

/// Whether a notification shows why a command failed.
struct UnreadProblemTests {
    typealias Stream = UnreadProblem.Stream

    private static func isUnread(
        _ line: String, _ streams: [Stream], hasDesktop: Bool = true
    ) -> Bool {
        UnreadProblem(
            arguments: line.split(separator: " ").map(String.init), hasDesktop: hasDesktop,
            streams: streams
        ).isUnread
    }

    @Test(arguments: [
        ("toggle", [Stream.other, .other, .other], true),
        ("water add 300", [.other, .other, .other], true),
        ("window", [.other, .pipe, .other], true),
        // Someone reads the sentence.
        ("toggle", [.terminal, .other, .other], false),
        ("start", [.other, .other, .terminal], false),
        ("start", [.other, .other, .pipe], false),
        // A panel asks again and again.
        ("status --follow", [.other, .other, .other], false),
        ("", [.other, .other, .other], false),
    ])
    func onlyIfNothingElseShowsIt(_ line: String, _ streams: [Stream], _ expected: Bool) {
        #expect(Self.isUnread(line, streams) == expected)
        #expect(!Self.isUnread(line, streams, hasDesktop: false))
    }
}
