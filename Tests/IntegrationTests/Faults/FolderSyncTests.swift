import Contract
import Foundation
import Glibc
import PrivateSession
import SDBus
import Testing

/// What is stored in a new folder or in a new file is lost in a power failure if its name is.
struct FolderSyncTests {
    @Test(.enabled(if: RestoreTests.canTrace, "no strace here"))
    func nameOfEachNewFolderAndFileIsSynced() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let trace = session.folder + "/trace"
        let tracer = try session.start(
            "strace",
            ["-f", "-qq", "-y", "-o", trace, "-e", "trace=mkdir,fsync,rename,unlink", "atrestd"])
        try watcher.wait(
            until: { (try? watcher.bus.owner(of: Names.application)) ?? nil != nil },
            every: 2000)
        _ = try watcher.call("Start", ["StartedAt": Value.uint64(fromNow(-hour))])
        let backups = session.dataFolder + "/backups"
        try watcher.wait(
            until: {
                let list = (try? session.run("ls", [backups]))?.output ?? ""
                return list.contains("atrest-")
            }, every: 20_000)
        kill(try watcher.agentProcess(), SIGTERM)
        _ = tracer.wait()

        let calls = try String(contentsOfFile: trace, encoding: .utf8).split(separator: "\n")
        for folder in [session.dataFolder, backups] {
            let making = try #require(
                calls.firstIndex { $0.contains("mkdir(\"\(folder)\"") && $0.hasSuffix("= 0") })
            let parent = URL(filePath: folder).deletingLastPathComponent().path
            #expect(
                calls[making...].contains { $0.contains("fsync(") && $0.contains("<\(parent)>") })
        }
        // The records and a backup get their name when they are complete. Nothing else is named or removed
        // before that name is on the disk.
        for (file, folder) in [
            (session.dataFolder + "/atrest.sqlite\"", session.dataFolder),
            (backups + "/atrest-", backups),
        ] {
            let naming = try #require(
                calls.firstIndex {
                    $0.contains(" rename(") && $0.contains(", \"\(file)") && $0.hasSuffix("= 0")
                })
            let next = calls[(naming + 1)...].prefix {
                !["mkdir(", "rename(", "unlink("].contains(where: $0.contains)
            }
            #expect(
                next.contains { $0.contains("fsync(") && $0.contains("<\(folder)>") }, "\(file)")
        }
    }
}
