import Glibc
import PrivateSession
import Testing

@testable import Presentation

/// Places in which the data may be harmed.
struct FolderDangerTests {
    /// A folder inside a folder inside a temporary one, which is removed with this object.
    private final class Place {
        let path: String
        let outer: String
        let data: String

        init() {
            var template = Array(
                "\(PrivateSession.temporaryFolder)/atrest-danger-XXXXXX".utf8CString)
            precondition(mkdtemp(&template) != nil)
            let made = String(
                decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
            let real = realpath(made, nil)!
            defer { free(real) }
            path = String(cString: real)
            outer = path + "/outer"
            data = outer + "/share/atrest"
            for folder in [outer, outer + "/share"] { mkdir(folder, 0o700) }
        }

        deinit { _ = try? ChildProcess("/bin/rm", ["-rf", path], environment: [:]).wait() }

        /// The dangers of the data folder, without that of the file system of this machine.
        var dangers: [FolderDanger] {
            FolderDanger.all(of: data).filter {
                if case .network = $0 { false } else { true }
            }
        }
    }

    /// A folder that is chosen may belong to a group, or be on a disk without permissions. It is named if everyone
    /// can write there, even if they cannot remove the files of others.
    @Test(arguments: [
        (mode_t(0o700), false), (0o755, false), (0o775, false), (0o770, false), (0o777, true),
        (0o1777, true), (0o702, true), (0o757, true),
    ]) func folderThatEveryoneCanWriteIsNamed(_ mode: mode_t, _ isNamed: Bool) {
        let place = Place()
        chmod(place.outer, mode)
        defer { chmod(place.outer, 0o700) }
        let sentence = FolderDanger.sentence(aboutChosen: place.outer)
        #expect((sentence != nil) == isNamed)
        #expect(sentence?.contains("chmod o-w \(place.outer)") ?? true)
        #expect(FolderDanger.sentence(aboutChosen: place.outer + "/missing") == nil)
        #expect(FolderDanger.sentence(aboutChosen: "") == nil)
    }

    @Test func ordinaryFolderIsInNoDanger() {
        #expect(Place().dangers.isEmpty)
    }

    @Test(arguments: [
        (".stfolder/", "Syncthing"), (".stfolder", "Syncthing"), (".dropbox.cache/", "Dropbox"),
        (".megaignore", "MEGA"), (".SynologyWorkingDirectory/", "Synology Drive"),
        (".sync/ID", "Resilio Sync"), (".csync_journal.db", "ownCloud"),
        (".sync_6f3a0c2e8b1d.db", "Nextcloud"), ("._sync_6f3a0c2e8b1d.db", "Nextcloud"),
    ]) func markOfAProgramIsFoundAbove(_ mark: String, _ program: String) throws {
        let place = Place()
        var path = place.outer
        for part in mark.split(separator: "/").dropLast(mark.hasSuffix("/") ? 0 : 1) {
            path += "/\(part)"
            mkdir(path, 0o700)
        }
        if !mark.hasSuffix("/") { try PrivateSession.write("", to: "\(place.outer)/\(mark)") }
        #expect(place.dangers == [.synchronised(by: program, folder: place.outer)])
    }

    /// A home folder may have each of these without being synchronised.
    @Test(arguments: [".dropbox", ".sync", ".stignore", ".local", "sync_a.db", ".sync_a.db-wal"])
    func otherNamesAreNoMarks(_ name: String) {
        let place = Place()
        mkdir("\(place.outer)/\(name)", 0o700)
        #expect(place.dangers.isEmpty)
    }

    @Test func linkToASynchronisedFolderIsFollowed() {
        let place = Place()
        mkdir(place.path + "/synced", 0o700)
        mkdir(place.path + "/synced/.stfolder", 0o700)
        rmdir(place.outer + "/share")
        #expect(symlink(place.path + "/synced", place.outer + "/share") == 0)
        #expect(
            place.dangers == [.synchronised(by: "Syncthing", folder: place.path + "/synced")])
    }

    private static let mounts = """
        22 1 254:1 / / rw,relatime shared:1 - ext4 /dev/vda1 rw
        30 22 0:40 / /home rw,relatime shared:2 master:3 - nfs4 server:/home rw,vers=4.2
        31 30 0:41 / /home/me/local\\040disk rw - btrfs /dev/sdb rw
        32 30 0:42 / /home/me/far rw - fuse.sshfs host:/ rw
        33 30 0:43 / /home/me/safe rw - cifs //host/share rw
        34 33 0:44 / /home/me/safe rw - fuse.gocryptfs /x rw
        broken line
        """

    @Test(arguments: [
        ("/home/me/.local/share", "nfs4"), ("/home", "nfs4"), ("/homes/me", nil), ("/srv", nil),
        ("/home/me/local disk/data", nil), ("/home/me/far/data", "fuse.sshfs"),
        ("/home/me/far", "fuse.sshfs"), ("/home/me/farther", "nfs4"), ("/home/me/safe/a", nil),
    ]) func networkFileSystemIsFoundByTheInnermostMount(_ folder: String, _ type: String?) {
        let mount = Mount(of: Array(folder.utf8), in: Array(Self.mounts.utf8))
        #expect(mount.flatMap { $0.isOfNetwork ? $0.type : nil } == type)
    }
}
