import PrivateSession
import Testing

/// `scripts/release-flags` has the options of a release build.
struct ReleaseFlagsTests {
    /// Clang fortifies the inline functions of our C headers only if it optimises.
    @Test func headersInCAreFortified() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let result = try session.run(packageFolder.path + "/scripts/release-flags")
        #expect(result.status == 0)
        #expect(result.output.contains(" -Xcc -O2 -Xcc -D_FORTIFY_SOURCE=2 "))
    }
}
