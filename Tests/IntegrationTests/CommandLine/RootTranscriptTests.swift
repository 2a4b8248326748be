import Glibc
import Testing

/// What only root can try.
@Suite(.enabled(if: geteuid() == 0, "only root can try this"))
struct RootTranscriptTests {
    @Test func answersAreAsRecorded() throws { try TranscriptTests.compare("as-root.txt") }
}
