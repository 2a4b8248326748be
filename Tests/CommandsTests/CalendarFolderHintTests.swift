import Glibc
import PrivateSession
import Testing

@testable import Commands

struct CalendarFolderHintTests {
    @Test func aPathIsMadeAbsolute() throws {
        let folder = try #require(getcwd(nil, 0))
        defer { free(folder) }
        let here = String(cString: folder)
        for (typed, path) in [
            ("off", ""), ("none", ""), ("", ""), ("/a/b/", "/a/b"), ("/", "/"),
            ("a b", here + "/a b"),
            (".", here),
        ] { #expect(try CalendarFolderHint.path(typed) == path) }
    }

    /// systemd.exec(5): a percent sign begins a specifier.
    @Test func theLinesForTheUnitAreQuoted() {
        #expect(
            CalendarFolderHint.dropIn("/home/a/100 % \"b\"")
                == "[Service]\nReadWritePaths=\"-/home/a/100 %% \\\"b\\\"\"")
    }

    private static let unit =
        "0::/user.slice/user-1000.slice/user@1000.service/background.slice/atrest.service\n"
    private static let readOnly = "1 0 8:1 / / ro,relatime shared:1 - ext4 /dev/sda1 rw\n"
    private static let writable = "1 0 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw\n"

    private func opening(_ path: String, _ groups: String, _ mounts: String) -> String? {
        CalendarFolderHint.opening(
            path, to: AgentProcess(id: 1, groups: groups, mounts: Array(mounts.utf8)))
    }

    /// The restrictions are the cause only for a process of the unit that has a read-only mount there, and only if
    /// this user can write there.
    @Test func theLinesArePrintedIfTheUnitIsTheCause() {
        let folder = PrivateSession.temporaryFolder
        #expect(opening(folder, Self.unit, Self.readOnly)?.hasSuffix("\"-\(folder)\"") == true)
        #expect(opening("/nowhere", Self.unit, Self.readOnly) == nil)
        #expect(opening("/dev/null", Self.unit, Self.readOnly) == nil)
        #expect(opening(folder, Self.unit, Self.writable) == nil)
        #expect(opening(folder, Self.unit, "") == nil)
        for groups in [
            "", "0::/\n", "0::/user.slice/user-1000.slice/session-2.scope\n",
            "0::/user.slice/not-atrest.service\n", "0::/user.slice/atrest.service.d\n",
        ] { #expect(opening(folder, groups, Self.readOnly) == nil, "\(groups)") }
        #expect(CalendarFolderHint.opening(folder, to: nil) == nil)
    }

    /// Without the unified hierarchy, each line names the groups of other controllers.
    @Test(arguments: [
        (unit, true), ("3:cpu:/\n1:name=systemd:/user.slice/atrest.service\n0::/\n", true),
        ("0::/user.slice/atrest.service/inner\n", true), ("0::/user.slice\n", false),
    ]) func theUnitIsFoundInTheControlGroups(_ groups: String, _ isUnit: Bool) {
        #expect(AgentProcess(id: 1, groups: groups, mounts: []).isUnit == isUnit)
    }
}
