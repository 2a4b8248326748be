import Glibc
import Testing

@testable import Fasting
@testable import Store

/// If a name of ours belongs to anything but a regular file of this user, it is left as it is.
@Suite struct ForeignFileTests {
    private let temporary = TemporaryFolder()

    enum Kind: CaseIterable {
        case folder, pipe, socket, link, danglingLink

        /// Creates it so that others may open it.
        func make(at path: String, in folder: String) {
            switch self {
            case .folder: mkdir(path, 0o700)
            case .pipe: mkfifo(path, 0o600)
            case .socket: mknod(path, S_IFSOCK | 0o600, 0)
            case .link:
                Files.write([1, 2, 3], to: folder + "/target")
                symlink(folder + "/target", path)
            case .danglingLink: symlink(folder + "/drive/atrest.sqlite", path)
            }
            chmod(path, 0o755)
        }
    }

    private struct Look: Equatable {
        let mode, targetMode: mode_t
        let number: ino_t
        let target: [UInt8]?

        init(_ path: String, in folder: String) {
            var status = stat()
            lstat(path, &status)
            (mode, number) = (status.st_mode, status.st_ino)
            targetMode = Files.mode(folder + "/target")
            target = Files.bytes(folder + "/target")
        }
    }

    @Test(arguments: Kind.allCases)
    func `what has the database's name is refused and untouched`(kind: Kind) throws {
        let folder = try temporary.dataFolder()
        kind.make(at: folder.database, in: temporary.path)
        let before = Look(folder.database, in: temporary.path)
        #expect(failure { _ = try openStore(folder) }?.cause == .notOurs)
        #expect(failure { _ = try RecordsCheck(of: folder) }?.cause == .notOurs)
        #expect(Look(folder.database, in: temporary.path) == before)
        #expect(Files.names(in: folder.path) == ["atrest.sqlite"])
    }

    @Test(arguments: Kind.allCases, DataFolder.companions)
    func `what has a companion's name is refused and untouched`(
        kind: Kind, suffix: String
    ) throws {
        let folder = try temporary.dataFolder()
        _ = try openStore(folder)
        kind.make(at: folder.database + suffix, in: temporary.path)
        let before = Look(folder.database + suffix, in: temporary.path)
        #expect(failure { _ = try openStore(folder) }?.cause == .notOurs)
        #expect(Look(folder.database + suffix, in: temporary.path) == before)
    }

    @Test(arguments: Kind.allCases)
    func `what has the lock's name is refused and untouched`(kind: Kind) throws {
        let folder = try temporary.dataFolder()
        kind.make(at: folder.path + "/lock", in: temporary.path)
        let before = Look(folder.path + "/lock", in: temporary.path)
        #expect(failure { _ = try folder.lock(waiting: .zero) }?.cause == .notOurs)
        #expect(Look(folder.path + "/lock", in: temporary.path) == before)
    }

    @Test(arguments: Kind.allCases)
    func `what has a backup's name is neither restored nor removed`(kind: Kind) throws {
        let folder = try temporary.dataFolder()
        let store = try openStore(folder)
        let path = folder.backup(of: "2026-01-01")
        try folder.createBackups()
        kind.make(at: path, in: temporary.path)
        let before = Look(path, in: temporary.path)
        for day in 1...9 { try store.backUp(in: folder, day: "2026-03-0\(day)") }
        #expect(Look(path, in: temporary.path) == before)
        for number in 1...9 { unlink(folder.backup(of: "2026-03-0\(number)")) }
        Files.write([1], to: folder.database)
        if kind == .link {
            // What it leads to is read, and is not a backup.
            #expect(try Store.open(in: folder, stamp: stamp).recovery?.day == nil)
        } else {
            guard case .backup(path, _) = failure({ _ = try openStore(folder) })?.cause else {
                Issue.record("the backup is not named")
                return
            }
            #expect(Files.bytes(folder.database) == [1])
        }
        #expect(Look(path, in: temporary.path) == before)
        withExtendedLifetime(store) {}
    }

    @Test(.enabled(if: geteuid() == 0, "only root can give a file away"))
    func `a file of another user is refused and untouched`() throws {
        let folder = try temporary.dataFolder()
        _ = try openStore(folder)
        chmod(folder.database, 0o644)
        chown(folder.database, 65534, 65534)
        #expect(failure { _ = try openStore(folder) }?.cause == .notOurs)
        #expect(Files.mode(folder.database) == 0o644)
        chown(folder.path, 65534, 65534)
        chmod(folder.path, 0o755)
        #expect(failure { try folder.create() }?.cause == .notOurs)
        #expect(Files.mode(folder.path) == 0o755)
    }

    @Test func `a data folder may be a link`() throws {
        let real = try temporary.dataFolder()
        let link = DataFolder(path: temporary.path + "/link")
        symlink(real.path, link.path)
        let lock = try link.lock(waiting: .zero)
        try openStore(link).save(discreet, replacing: Settings())
        #expect(lock?.holds == true)
        #expect(try openStore(real).settings() == discreet)
    }
}
