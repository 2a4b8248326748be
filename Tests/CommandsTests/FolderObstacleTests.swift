import Foundation
import Glibc
import Testing

@testable import Commands

/// Which folder keeps the data folder from being created, and why.
struct FolderObstacleTests {
    /// A new folder, removed afterwards.
    private func inFolder(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())").path
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: false)
        defer {
            chmod(folder, 0o700)
            try? FileManager.default.removeItem(atPath: folder)
        }
        try body(folder)
    }

    @Test func aFolderThatCanBeWrittenIsNone() throws {
        try inFolder { folder in
            #expect(FolderObstacle(to: folder) == nil)
            #expect(FolderObstacle(to: folder + "/a/b/c") == nil)
        }
    }

    @Test func aFileAboveItIsNamed() throws {
        try inFolder { folder in
            try Data().write(to: URL(filePath: folder + "/a"))
            let obstacle = try #require(FolderObstacle(to: folder + "/a/b/c"))
            #expect(obstacle.folder == folder + "/a")
            #expect(obstacle.reason == .isNone)
            #expect(obstacle.missing == folder + "/a/b")
            let sentence = obstacle.sentence(about: folder + "/a/b/c")
            #expect(sentence.contains("`mv \(folder)/a \(folder)/a.old`"))
        }
    }

    @Test(.enabled(if: geteuid() != 0, "root may write everywhere"))
    func theNearestFolderIsNamed() throws {
        try inFolder { folder in
            #expect(chmod(folder, 0o500) == 0)
            let data = folder + "/.local/share/atrest"
            let obstacle = try #require(FolderObstacle(to: data))
            #expect(obstacle.folder == folder)
            #expect(obstacle.missing == folder + "/.local")
            #expect(obstacle.reason == .mode)
            #expect(obstacle.sentence(about: data).contains("`chmod u+rwx \(folder)`"))
            // As for another user, to whom it does not belong.
            let foreign = try #require(FolderObstacle(to: data, user: geteuid() + 1))
            #expect(foreign.reason == .notOwn)
            let sentence = foreign.sentence(about: data)
            #expect(sentence.contains("`sudo install -d -m 700 -o $(id -u) \(folder)/.local`"))
        }
    }

    @Test(.enabled(if: geteuid() != 0, "root may write everywhere"))
    func aFolderThatExistsIsNamedItself() throws {
        try inFolder { folder in
            #expect(chmod(folder, 0o500) == 0)
            let obstacle = try #require(FolderObstacle(to: folder))
            #expect(obstacle.missing == nil)
            #expect(obstacle.sentence(about: folder).contains("`chmod 700 \(folder)`"))
        }
    }

    /// The home of a user that was never created: `/` stays root's.
    @Test(.enabled(if: geteuid() != 0, "root may write everywhere"))
    func aFolderOfAnotherUserIsNotGivenAway() throws {
        let obstacle = try #require(FolderObstacle(to: "/nonexistent-home/.local/share/atrest"))
        #expect(obstacle.folder == "/")
        #expect(obstacle.missing == "/nonexistent-home")
        #expect(obstacle.reason == .notOwn)
    }
}
