import Glibc
import PrivateSession
import Testing

@testable import Commands

struct CalendarFolderHintTests {
    @Test func aPathIsMadeAbsolute() throws {
        let folder = try #require(getcwd(nil, 0))
        defer { free(folder) }
        let here = String(cString: folder)
        let home = String(cString: getenv("HOME"))
        for (typed, path) in [
            ("off", ""), ("none", ""), ("", ""), ("/a/b/", "/a/b"), ("/", "/"),
            ("a b", here + "/a b"),
            (".", here), ("~", home), ("~/c", home + "/c"),
        ] { #expect(CalendarFolderHint.path(typed) == path) }
    }

    /// systemd.exec(5): a percent sign begins a specifier.
    @Test func theLinesForTheUnitAreQuoted() {
        #expect(
            CalendarFolderHint.dropIn("/home/a/100 % \"b\"")
                == "[Service]\nReadWritePaths=\"-/home/a/100 %% \\\"b\\\"\"")
    }

    /// They help only if the user can write there.
    @Test func theLinesArePrintedForAFolderOfTheUser() {
        #expect(CalendarFolderHint.opening(PrivateSession.temporaryFolder) != nil)
        #expect(CalendarFolderHint.opening("/nowhere") == nil)
        #expect(CalendarFolderHint.opening("/dev/null") == nil)
    }
}
