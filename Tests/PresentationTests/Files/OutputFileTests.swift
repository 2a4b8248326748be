import Foundation
import Glibc
import PrivateSession
import Testing
import Words

@testable import Presentation

/// What a file is written to. Links, pipes and files of other users are given away for real as root; an ordinary user
/// looks at their own as another user would.
struct OutputFileTests {
    /// A folder that is removed with the object.
    private final class Folder {
        let path: String

        init() throws {
            path =
                "\(PrivateSession.temporaryFolder)/atrest-output-\(UInt64.random(in: 0 ... .max))"
            // A umask of 0 gives a folder that everyone may write.
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: false,
                attributes: [.posixPermissions: 0o700])
        }

        deinit { try? FileManager.default.removeItem(atPath: path) }

        var names: [String] {
            ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
        }

        func status(_ name: String) -> stat {
            var status = stat()
            _ = lstat("\(path)/\(name)", &status)
            return status
        }
    }

    /// What can be done is said, and not only what the system says.
    @Test func missingFolderAndAFolderAreNamed() throws {
        let folder = try Folder()
        #expect(throws: Problem(.storage, Words.folderMissing("\(folder.path)/none"))) {
            _ = try OutputFile("\(folder.path)/none/fasts.json")
        }
        #expect(throws: Problem(.badInput, Words.Interchange.isFolder(folder.path))) {
            _ = try InputFile.bytes(of: folder.path)
        }
    }

    /// The name `fasts.cvs` does not say that the file is JSON.
    @Test(arguments: [
        ("a.xml", " as JSON."), ("fasts.cvs", " as JSON."), ("fasts", " as JSON."),
        ("fasts.json", "fasts.json."), ("fasts.CSV", "fasts.CSV."),
    ]) func exportNamesTheFormatIfTheFileDoesNot(_ path: String, _ end: String) {
        #expect(ExportFormat(fileName: path).answer(2, to: path).hasSuffix(end))
    }

    private static let isRoot = geteuid() == 0
    /// The user who writes. What this process creates belongs to another one then.
    private static let stranger = isRoot ? 0 : geteuid() + 1

    /// Makes what is at a path belong to another user than ``stranger``.
    private func giveAway(_ path: String) {
        if Self.isRoot { #expect(lchown(path, 65_534, 65_534) == 0) }
    }

    enum Kind: String, CaseIterable {
        case file, pipe, link, linkToFile, linkToPipe, linkOfALink

        /// Creates one with the text "old", and returns its path.
        func make(in folder: String) throws -> (path: String, foreign: String) {
            let path = "\(folder)/target"
            switch self {
            case .file:
                try PrivateSession.write("old", to: path)
                return (path, path)
            case .pipe:
                mkfifo(path, 0o666)
                return (path, path)
            case .link:
                try PrivateSession.write("old", to: path)
                symlink("target", "\(folder)/link")
                return ("\(folder)/link", "\(folder)/link")
            case .linkToFile:
                try PrivateSession.write("old", to: path)
                symlink(path, "\(folder)/link")
                return ("\(folder)/link", path)
            case .linkToPipe:
                mkfifo(path, 0o600)
                symlink(path, "\(folder)/link")
                return ("\(folder)/link", path)
            case .linkOfALink:
                try PrivateSession.write("old", to: path)
                symlink("target", "\(folder)/second")
                symlink("second", "\(folder)/link")
                return ("\(folder)/link", "\(folder)/second")
            }
        }
    }

    @Test(arguments: Kind.allCases)
    func whatBelongsToAnotherUserIsRefused(_ kind: Kind) throws {
        let folder = try Folder()
        let (path, foreign) = try kind.make(in: folder.path)
        giveAway(foreign)
        // A pipe without a reader would let the test wait if it was opened.
        let before = folder.names
        let problem = #expect(throws: Problem.self) {
            _ = try OutputFile(path, user: Self.stranger)
        }
        #expect(problem?.exitStatus == .storage)
        #expect(problem?.sentence?.contains("belongs to another user") == true)
        #expect(folder.names == before)
        if kind != .pipe, kind != .linkToPipe {
            #expect(try PrivateSession.read("\(folder.path)/target") == "old")
        }
    }

    @Test(arguments: [Kind.file, .pipe, .link])
    func noPrivateFileReplacesIt(_ kind: Kind) throws {
        let folder = try Folder()
        let (path, foreign) = try kind.make(in: folder.path)
        giveAway(foreign)
        let before = folder.names
        #expect(throws: Problem.self) {
            _ = try OutputFile(private: path, replaces: true, user: Self.stranger)
        }
        #expect(folder.names == before)
    }

    /// A link of the wallpaper or of the page is replaced, but not one of another user.
    @Test func linkIsReplacedOnlyIfItIsOnesOwn() throws {
        let folder = try Folder()
        let (path, foreign) = try Kind.link.make(in: folder.path)
        let file = try OutputFile(path, followsLinks: false)
        try file.write(Array("new".utf8))
        try file.close()
        #expect(folder.status("link").st_mode & S_IFMT == S_IFREG)
        #expect(try PrivateSession.read("\(folder.path)/target") == "old")
        unlink(path)
        symlink("target", path)
        giveAway(foreign)
        #expect(throws: Problem.self) {
            _ = try OutputFile(path, followsLinks: false, user: Self.stranger)
        }
        #expect(folder.status("link").st_mode & S_IFMT == S_IFLNK)
    }

    @Test func ownFilesAndPipesAreWritten() throws {
        let folder = try Folder()
        for kind in [Kind.file, .linkToFile, .linkOfALink] {
            let (path, _) = try kind.make(in: folder.path)
            let file = try OutputFile(path)
            try file.write(Array("new".utf8))
            try file.close()
            #expect(try PrivateSession.read("\(folder.path)/target") == "new", "\(kind)")
            for name in folder.names { unlink("\(folder.path)/\(name)") }
        }
        let (pipe, _) = try Kind.pipe.make(in: folder.path)
        let reader = open(pipe, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        defer { close(reader) }
        let file = try OutputFile(pipe)
        try file.write(Array("new".utf8))
        try file.close()
        var read = [UInt8](repeating: 0, count: 8)
        #expect(Glibc.read(reader, &read, 8) == 3)
        // The devices of the system belong to root.
        try OutputFile("/dev/null").close()
    }

    /// A file that everyone may write becomes private. Other permissions are the user's choice and stay.
    @Test(arguments: [
        (mode_t(0o666), mode_t(0o600)), (0o777, 0o600), (0o602, 0o600), (0o644, 0o644),
        (0o664, 0o664), (0o640, 0o640), (0o600, 0o600), (0o400, 0o400),
    ])
    func permissionsStayIfNotEveryoneMayWrite(_ before: mode_t, _ after: mode_t) throws {
        let folder = try Folder()
        let path = "\(folder.path)/target"
        try PrivateSession.write("old", to: path)
        chmod(path, before)
        let file = try OutputFile(path)
        try file.close()
        #expect(folder.status("target").st_mode & 0o7777 == after)
    }

    /// The owner of a folder can give any name to a file of root, and so can all users in a folder that they may write.
    @Test func permissionsThatTheUserHasNotChosenDoNotCount() throws {
        let folder = try Folder()
        let path = "\(folder.path)/target"
        try PrivateSession.write("old", to: path)
        chmod(path, 0o644)
        chmod(folder.path, 0o777)
        try OutputFile(path).close()
        #expect(folder.status("target").st_mode & 0o7777 == 0o600)
        chmod(folder.path, 0o700)
        if Self.isRoot {
            chmod(path, 0o644)
            try OutputFile(path, user: 65_534).close()
            #expect(folder.status("target").st_mode & 0o7777 == 0o600)
            // Another group could read it.
            chmod(path, 0o664)
            chown(path, 0, 65_534)
            try OutputFile(path).close()
            #expect(folder.status("target").st_mode & 0o7777 == 0o604)
        }
    }

    @Test func linkToAFolderIsFollowed() throws {
        let folder = try Folder()
        mkdir("\(folder.path)/real", 0o700)
        symlink("real", "\(folder.path)/way")
        let file = try OutputFile("\(folder.path)/way/../way/./target")
        try file.write(Array("new".utf8))
        try file.close()
        #expect(try PrivateSession.read("\(folder.path)/real/target") == "new")
    }

    /// As /dev/stdout is: the position and the mode of the open file count.
    @Test func descriptorOfThisProcessIsWrittenAsItIs() throws {
        let folder = try Folder()
        let path = "\(folder.path)/log"
        try PrivateSession.write("first ", to: path)
        let log = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
        defer { close(log) }
        for name in ["/proc/self/fd/\(log)", "/dev/fd/\(log)"] {
            let file = try OutputFile(name)
            try file.write(Array("more ".utf8))
            try file.close()
        }
        unlink(path)
        let removed = try OutputFile("/proc/self/fd/\(log)")
        try removed.close()
        symlink("/proc/self/fd/\(log)", path)
        try OutputFile(path).close()
        unlink(path)
        #expect(folder.names == [])
        var status = stat()
        #expect(fstat(log, &status) == 0 && status.st_size == 16)
    }

    /// A name may have 255 bytes.
    @Test func longNameIsWritten() throws {
        let folder = try Folder()
        let name = String(repeating: "n", count: 251) + ".csv"
        let path = "\(folder.path)/\(name)"
        // A new file, then one in place of another.
        for _ in 1...2 {
            try OutputFile(path).close()
            #expect(folder.names == [name])
        }
        try OutputFile(path, followsLinks: false).close()
        try OutputFile(private: path, replaces: true).close()
        #expect(folder.names == [name])
    }

    @Test(arguments: ["", "/", "/nowhere/file", "/.", "/dev/null/file"])
    func placeThatIsNotOneIsNamed(_ end: String) throws {
        let folder = try Folder()
        let path = end.count > 2 ? end : folder.path + end
        #expect(throws: Problem.self) { _ = try OutputFile(path) }
        #expect(folder.names == [])
    }

    @Test func linksInACircleAreNamed() throws {
        let folder = try Folder()
        symlink("b", "\(folder.path)/a")
        symlink("a", "\(folder.path)/b")
        let problem = #expect(throws: Problem.self) { _ = try OutputFile("\(folder.path)/a") }
        #expect(problem?.sentence?.contains("symbolic links") == true)
        #expect(folder.names == ["a", "b"])
    }

    /// The name that a link has is not text. Its bytes are used.
    @Test func linkToANameThatIsNotTextIsFollowed() throws {
        let folder = try Folder()
        let link = "\(folder.path)/link"
        #expect(
            [CChar](arrayLiteral: 0x61, -28, 0).withUnsafeBufferPointer {
                symlink($0.baseAddress!, link)
            } == 0)
        let file = try OutputFile(link)
        try file.write(Array("text".utf8))
        try file.close()
        #expect(folder.names.count == 2)
        #expect(try PrivateSession.read(link) == "text")
    }
}
