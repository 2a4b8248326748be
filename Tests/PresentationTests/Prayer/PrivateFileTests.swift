import Foundation
import Glibc
import PrivateSession
import Testing

@testable import Presentation

struct PrivateFileTests {
    /// A folder that is removed with the object.
    private final class Folder {
        let path: String

        init() throws {
            path = "\(PrivateSession.temporaryFolder)/atrest-file-\(UInt64.random(in: 0 ... .max))"
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: false)
        }

        deinit { try? FileManager.default.removeItem(atPath: path) }

        var names: [String] {
            ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
        }

        func mode(_ name: String) -> mode_t {
            var status = stat()
            return lstat("\(path)/\(name)", &status) == 0 ? status.st_mode & 0o777 : 0
        }
    }

    @Test func newFileIsOnlyForTheUser() throws {
        let folder = try Folder()
        let path = folder.path + "/evening.txt"
        let before = umask(0)
        defer { umask(before) }
        #expect(PrivateFile.save("Thanks.\n漢字", to: " \(path) ") == .saved(path))
        #expect(try PrivateSession.read(path) == "Thanks.\n漢字\n")
        #expect(folder.mode("evening.txt") == 0o600)
        #expect(folder.names == ["evening.txt"])
    }

    @Test func nameOf255BytesIsSaved() throws {
        let folder = try Folder()
        let name = String(repeating: "ä", count: 127) + "n"
        let path = "\(folder.path)/\(name)"
        #expect(PrivateFile.save("Thanks.", to: path) == .saved(path))
        #expect(PrivateFile.save("Thanks.", to: path, replaces: true) == .saved(path))
        #expect(folder.names == [name])
    }

    @Test func existingFileIsReplacedOnlyIfTheUserAgrees() throws {
        let folder = try Folder()
        let path = folder.path + "/evening.txt"
        try PrivateSession.write("old", to: path)
        chmod(path, 0o644)
        #expect(PrivateFile.save("new", to: path) == .exists(path))
        #expect(try PrivateSession.read(path) == "old")
        #expect(PrivateFile.save("new\n", to: path, replaces: true) == .saved(path))
        #expect(try PrivateSession.read(path) == "new\n")
        // The permissions of the old file do not count.
        #expect(folder.mode("evening.txt") == 0o600)
        #expect(folder.names == ["evening.txt"])
    }

    /// The file appears between the question and the end.
    @Test func fileOfAnotherProgramIsNotReplaced() throws {
        let folder = try Folder()
        let path = folder.path + "/evening.txt"
        let file = try OutputFile(private: path, replaces: false)
        try file.write(Array("new".utf8))
        try PrivateSession.write("other", to: path)
        #expect(throws: Problem.self) { try file.close() }
        #expect(try PrivateSession.read(path) == "other")
        #expect(folder.names == ["evening.txt"])
    }

    /// As on file systems that have no links.
    @Test func fileOfAnotherProgramIsNotReplacedWithoutLinksEither() throws {
        let folder = try Folder()
        let (begun, path) = (folder.path + "/begun", folder.path + "/evening.txt")
        try PrivateSession.write("new", to: begun)
        try PrivateSession.write("other", to: path)
        #expect(OutputFile.moveWithoutLinks(begun, to: path) == -1 && errno == EEXIST)
        #expect(try PrivateSession.read(path) == "other")
        unlink(path)
        #expect(OutputFile.moveWithoutLinks(begun, to: path) == 0)
        #expect(try PrivateSession.read(path) == "new")
        #expect(folder.names == ["evening.txt"])
        // Nothing is left of the name if the file cannot be moved.
        #expect(OutputFile.moveWithoutLinks(begun, to: path + "2") == -1 && errno == ENOENT)
        #expect(folder.names == ["evening.txt"])
    }

    /// Writing fails on a full disk, again and again.
    @Test func failedWriteLeavesNoDescriptor() throws {
        let file = try OutputFile("/dev/full")
        // Another test may open a file with the same number at once, but not this one.
        var isOpen: Bool {
            var (own, device) = (stat(), stat())
            return fstat(file.descriptor, &own) == 0 && stat("/dev/full", &device) == 0
                && own.st_rdev == device.st_rdev
        }
        #expect(isOpen)
        #expect(throws: Problem.self) { try file.write(Array("new".utf8)) }
        #expect(!isOpen)
    }

    @Test(arguments: [false, true]) func onlyPlainFilesAreWritten(_ replaces: Bool) throws {
        let folder = try Folder()
        let target = folder.path + "/target"
        try PrivateSession.write("old", to: target)
        symlink(target, folder.path + "/link")
        symlink(folder.path + "/nothing", folder.path + "/loose")
        mkdir(folder.path + "/folder", 0o700)
        mkfifo(folder.path + "/pipe", 0o600)
        let before = folder.names
        for name in ["link", "loose", "folder", "folder/", "pipe", "none/file", "target/file"] {
            let result = PrivateFile.save("new", to: "\(folder.path)/\(name)", replaces: replaces)
            guard case .failed(let sentence) = result else {
                Issue.record("\(name): \(result)")
                continue
            }
            // A missing folder is named, with the command that makes it.
            let isMissing = name == "none/file"
            #expect(sentence.contains(isMissing ? "none" : name))
            #expect(sentence.hasSuffix(isMissing ? "/none`" : "."))
        }
        for name in ["", "  ", "~no-such-user-here/file"] {
            guard case .failed = PrivateFile.save("new", to: name, replaces: replaces) else {
                Issue.record("\(name) was written")
                continue
            }
        }
        #expect(folder.names == before)
        #expect(try PrivateSession.read(target) == "old")
    }

    @Test func homeFolderIsExpanded() throws {
        let home = String(cString: getenv("HOME") ?? strdup("/"))
        #expect(try PrivateFile.expanded("~/a/b") == home + "/a/b")
        #expect(try PrivateFile.expanded("~") == home)
        #expect(try PrivateFile.expanded("~root/a").hasSuffix("/a"))
        #expect(try PrivateFile.expanded("a/~") == "a/~")
    }
}
