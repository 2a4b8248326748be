import System
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

    private func mount(of folder: String, in list: String = list) -> Mount? {
        Mount(of: Array(folder.utf8), in: Array(list.utf8))
    }

    @Test(arguments: [
        ("/", "ext4", false), ("/var/x", "ext4", false), ("/home", "ext4", true),
        ("/home/c", "ext4", true), ("/homes", "ext4", false), ("/home/a b/c", "ext4", false),
        ("/media/stick/x", "tmpfs", true),
    ]) func closestAndLatestCounts(_ folder: String, _ type: String, _ isReadOnly: Bool) throws {
        let mount = try #require(self.mount(of: folder))
        #expect(mount.type == type)
        #expect(mount.isReadOnly == isReadOnly)
    }

    /// Names of folders are bytes. Two that are not UTF-8 must not become one.
    @Test func nameThatIsNotTextIsReadAsItIs() {
        func list(_ name: [UInt8]) -> [UInt8] {
            Array("22 1 8:1 / / rw - ext4 /dev/sda1 rw\n23 22 8:1 / /mnt/".utf8) + name
                + Array(" ro - nfs4 host:/ rw\n".utf8)
        }
        let place = Array("/mnt/".utf8) + [0xE4]
        #expect(Mount(of: place, in: list([0xE4]))?.isOfNetwork == true)
        #expect(Mount(of: place + Array("/x".utf8), in: list([0xE4]))?.isReadOnly == true)
        #expect(Mount(of: place, in: list([0xF6]))?.type == "ext4")
        #expect(Mount(of: place, in: list(Array("\\344".utf8)))?.type == "nfs4")
        #expect(Mount(of: Array("/mnt/\u{FFFD}".utf8), in: list([0xE4]))?.type == "ext4")
    }

    @Test func emptyListHasNone() {
        #expect(mount(of: "/home", in: "") == nil)
        #expect(mount(of: "/home", in: "22 1 8:1 / / rw\n") == nil)
    }

    @Test func ownMountsAreRead() throws {
        let list = try #require(bytesOfFile("/proc/self/mountinfo", most: 1 << 22))
        #expect(Mount(of: Array("/proc".utf8), in: list)?.type == "proc")
    }
}
