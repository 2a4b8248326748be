import PrivateSession
import Testing

/// `scripts/release-flags` has the options of a release build.
struct ReleaseFlagsTests {
    /// Clang fortifies the inline functions of our C headers only if it optimises. With the headers of
    /// glibc 2.40 and newer Swift finds two functions of each name.
    @Test func headersInCAreFortified() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let result = try session.run(packageFolder.path + "/scripts/release-flags")
        #expect(result.status == 0)
        let library = try session.run("getconf", ["GNU_LIBC_VERSION"]).output
        let version = library.split { !$0.isNumber }.compactMap { Int($0) }
        #expect(version.count >= 2)
        let isFortified = result.output.contains(" -Xcc -O2 -Xcc -D_FORTIFY_SOURCE=2 ")
        #expect(isFortified == version.lexicographicallyPrecedes([2, 40]))
    }
}
