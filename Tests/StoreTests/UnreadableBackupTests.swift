import Glibc
import Testing

@testable import Fasting
@testable import Store

/// A backup that cannot be read is not the same as none: nothing begins empty while there is one.
@Suite struct UnreadableBackupTests {
    private let temporary = TemporaryFolder()
    private let state = FastState(stage: .active(fast(1)))
    private let day = "2026-03-01"

    /// Records with a running fast, and backups of two days.
    private func prepared() throws -> DataFolder {
        let folder = try temporary.dataFolder()
        let store = try openStore(folder)
        try store.backUp(in: folder, day: "2026-02-28")
        try store.commit(keeping(session(1, from: -30, to: -10), state: state))
        try store.backUp(in: folder, day: day)
        return folder
    }

    enum Loss: CaseIterable {
        case damaged, missing

        func happen(to folder: DataFolder) {
            switch self {
            case .damaged: Files.write([1, 2, 3], to: folder.database)
            case .missing: unlink(folder.database)
            }
        }
    }

    enum Obstacle {
        case file, folder, pipe, danglingLink, loop

        /// Instead of a backup. A file there is a damaged backup, which is passed over.
        static let ofBackup: [Obstacle] = [.folder, .pipe, .danglingLink, .loop]
        /// Instead of the folder of all backups.
        static let ofFolder: [Obstacle] = [.file, .pipe, .danglingLink, .loop]

        /// Puts it at a path.
        func take(_ path: String) {
            switch self {
            case .file: Files.write([1, 2, 3], to: path)
            case .folder: mkdir(path, 0o700)
            case .pipe: mkfifo(path, 0o600)
            case .danglingLink: symlink("/nowhere/atrest.sqlite", path)
            case .loop: symlink(path, path)
            }
        }
    }

    private func check(_ folder: DataFolder, _ obstacle: Obstacle, at path: String) throws {
        rename(path, temporary.path + "/aside")
        obstacle.take(path)
        defer {
            _ = remove(path)
            rename(temporary.path + "/aside", path)
        }
        let before = Files.names(in: folder.path)
        let bytes = Files.bytes(folder.database)
        for _ in 0..<2 {
            guard case .backup(path, _)? = failure({ _ = try openStore(folder) })?.cause else {
                Issue.record("the backup is not named")
                return
            }
            #expect(Files.names(in: folder.path) == before)
            #expect(Files.bytes(folder.database) == bytes)
        }
    }

    @Test(arguments: Obstacle.ofBackup, Loss.allCases)
    func `nothing begins empty, or from an earlier backup`(obstacle: Obstacle, loss: Loss) throws {
        let folder = try prepared()
        loss.happen(to: folder)
        try check(folder, obstacle, at: folder.backup(of: day))
        let (store, recovery) = try Store.open(in: folder, stamp: stamp)
        #expect(recovery?.day == day)
        #expect(try store.load() == state)
    }

    @Test(arguments: Obstacle.ofFolder, Loss.allCases)
    func `nothing begins empty if the folder of the backups cannot be read`(
        obstacle: Obstacle, loss: Loss
    ) throws {
        let folder = try prepared()
        loss.happen(to: folder)
        try check(folder, obstacle, at: folder.backups)
        let (store, recovery) = try Store.open(in: folder, stamp: stamp)
        #expect(recovery?.day == day)
        #expect(try store.load() == state)
    }

    @Test(arguments: Loss.allCases)
    func `a link to the folder of the backups is followed`(loss: Loss) throws {
        let folder = try prepared()
        rename(folder.backups, temporary.path + "/on-a-drive")
        symlink(temporary.path + "/on-a-drive", folder.backups)
        loss.happen(to: folder)
        let (store, recovery) = try Store.open(in: folder, stamp: stamp)
        #expect(recovery?.day == day)
        #expect(try store.load() == state)
    }

    @Test(arguments: Obstacle.ofBackup)
    func `the copy from before a migration counts too`(obstacle: Obstacle) throws {
        let folder = try prepared()
        unlink(folder.backup(of: "2026-02-28"))
        rename(folder.backup(of: day), folder.backup(ofSchema: Schema.version))
        unlink(folder.database)
        try check(folder, obstacle, at: folder.backup(ofSchema: Schema.version))
        #expect(try openStore(folder).load() == state)
    }

    @Test(arguments: Loss.allCases)
    func `our own backup that its mode closes is opened and used`(loss: Loss) throws {
        let folder = try prepared()
        chmod(folder.backup(of: day), 0)
        loss.happen(to: folder)
        let (store, recovery) = try Store.open(in: folder, stamp: stamp)
        #expect(recovery?.day == day)
        #expect(try store.load() == state)
        #expect(Files.mode(folder.backup(of: day)) == 0o600)
    }

    @Test(arguments: Loss.allCases)
    func `a link to a file is followed, and the file stays as it is`(loss: Loss) throws {
        let folder = try prepared()
        let target = temporary.path + "/on-a-drive"
        rename(folder.backup(of: day), target)
        chmod(target, 0o444)
        symlink(target, folder.backup(of: day))
        let bytes = Files.bytes(target)
        loss.happen(to: folder)
        let (store, recovery) = try Store.open(in: folder, stamp: stamp)
        #expect(recovery?.day == day)
        #expect(try store.load() == state)
        #expect(Files.bytes(target) == bytes)
        #expect(Files.mode(target) == 0o444)
    }

    @Test(.enabled(if: geteuid() == 0, "only root can give a file away"), arguments: Loss.allCases)
    func `a file of another user is read, and stays as it is`(loss: Loss) throws {
        let folder = try prepared()
        let path = folder.backup(of: day)
        chmod(path, 0o644)
        chown(path, 65534, 65534)
        loss.happen(to: folder)
        let (store, recovery) = try Store.open(in: folder, stamp: stamp)
        #expect(recovery?.day == day)
        #expect(try store.load() == state)
        #expect(Files.mode(path) == 0o644)
        #expect(try folder.hasBackup(of: day))
        for number in 1...9 { try store.backUp(in: folder, day: "2026-03-1\(number)") }
        #expect(Files.exists(path))
    }

    @Test func `a name that is taken is not written over by the backup of the day`() throws {
        let folder = try prepared()
        mkdir(folder.backup(of: "2026-03-02"), 0o700)
        #expect(failure { _ = try folder.hasBackup(of: "2026-03-02") }?.cause == .notOurs)
        symlink(folder.backup(of: day), folder.backup(of: "2026-03-03"))
        #expect(try folder.hasBackup(of: "2026-03-03"))
        #expect(try !folder.hasBackup(of: "2026-03-04"))
    }
}
