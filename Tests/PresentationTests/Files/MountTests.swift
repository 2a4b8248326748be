import Testing

@testable import Presentation

/// Lists of mounts, as in proc_pid_mountinfo(5).
struct MountTests {
    private static let list = """
        22 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw
        23 22 8:1 /home /home ro,nosuid shared:2 - ext4 /dev/sda1 rw
        24 23 8:1 /home/a\\040b /home/a\\040b rw,relatime - ext4 /dev/sda1 rw
        25 22 0:30 / /media/stick rw,nosuid shared:3 master:1 - vfat /dev/sdb1 ro,errors=continue
        26 25 0:31 / /media/stick ro - tmpfs tmpfs rw
        a line that is cut
        """

    @Test(arguments: [
        ("/", "ext4", false), ("/var/x", "ext4", false), ("/home", "ext4", true),
        ("/home/c", "ext4", true), ("/homes", "ext4", false), ("/home/a b/c", "ext4", false),
        ("/media/stick/x", "tmpfs", true),
    ]) func closestAndLatestCounts(_ folder: String, _ type: String, _ isReadOnly: Bool) throws {
        let mount = try #require(Mount(of: folder, in: Self.list))
        #expect(mount.type == type)
        #expect(mount.isReadOnly == isReadOnly)
    }

    @Test func emptyListHasNone() {
        #expect(Mount(of: "/home", in: "") == nil)
        #expect(Mount(of: "/home", in: "22 1 8:1 / / rw\n") == nil)
    }

    @Test func ownMountsAreRead() throws {
        let list = try #require(textOfFile("/proc/self/mountinfo"))
        #expect(Mount(of: "/proc", in: list)?.type == "proc")
    }
}
