import Fasting
import Glibc
import PrivateSession
import Testing

@testable import Store

struct BackupTests {
    private let temporary = TemporaryFolder()

    private func damage(_ folder: DataFolder) throws {
        for suffix in DataFolder.companions { unlink(folder.database + suffix) }
        try PrivateSession.write("no database at all", to: folder.database)
    }

    @Test func `a damaged file is replaced by the latest backup`() throws {
        let folder = try temporary.dataFolder()
        var store: Store? = try openStore(folder)
        try store!.commit(
            FastChange(state: FastState(), writes: [.keep(session(1, from: 1, to: 9))]))
        try store!.backUp(in: folder, day: "2026-03-01")
        try store!.commit(
            FastChange(state: FastState(), writes: [.keep(session(2, from: 20, to: 30))]))
        try store!.backUp(in: folder, day: "2026-03-02")
        try store!.commit(
            FastChange(state: FastState(), writes: [.keep(session(3, from: 40, to: 50))]))
        store = nil
        try damage(folder)
        let (opened, recovery) = try Store.open(in: folder, stamp: stamp)
        #expect(recovery?.day == "2026-03-02")
        #expect(try opened.counts().all == 2)
        #expect(Files.mode(folder.backups) == 0o700)
        #expect(Files.mode(folder.backup(of: "2026-03-02")) == 0o600)
        #expect(Files.mode(folder.database) == 0o600)
    }

    @Test func `a damaged backup is skipped`() throws {
        let folder = try temporary.dataFolder()
        var store: Store? = try openStore(folder)
        try store!.commit(
            FastChange(state: FastState(), writes: [.keep(session(1, from: 1, to: 9))]))
        try store!.backUp(in: folder, day: "2026-03-01")
        store = nil
        try PrivateSession.write("damaged too", to: folder.backup(of: "2026-03-02"))
        try PrivateSession.write("", to: folder.backup(of: "2026-03-03"))
        try damage(folder)
        let (opened, recovery) = try Store.open(in: folder, stamp: stamp)
        #expect(recovery?.day == "2026-03-01")
        #expect(try opened.counts().all == 1)
    }

    @Test func `seven days are kept`() throws {
        let folder = try temporary.dataFolder()
        let store = try openStore(folder)
        for day in 1...9 { try store.backUp(in: folder, day: "2026-03-0\(day)") }
        #expect(
            try folder.backupDays(today: "2026-03-09")
                == (3...9).reversed().map { "2026-03-0\($0)" })
    }

    @Test
    func `files of others are left alone, and a day that is still to come is the last choice`()
        throws
    {
        let folder = try temporary.dataFolder()
        var store: Store? = try openStore(folder)
        try store!.backUp(in: folder, day: "2099-01-01")
        try store!.commit(
            FastChange(state: FastState(), writes: [.keep(session(1, from: 1, to: 9))]))
        for name in ["atrest-before-trip.sqlite", "atrest-1-mine.sqlite", "notes.txt"] {
            try PrivateSession.write("mine", to: "\(folder.backups)/\(name)")
        }
        for day in 1...9 { try store!.backUp(in: folder, day: "2026-03-0\(day)") }
        #expect(try folder.backupDays(today: "2026-03-09").first == "2026-03-09")
        #expect(try folder.backupDays(today: "2026-03-09").count == Backup.daysKept)
        for name in ["atrest-before-trip.sqlite", "atrest-1-mine.sqlite", "notes.txt"] {
            #expect(try PrivateSession.read("\(folder.backups)/\(name)") == "mine")
        }
        store = nil
        try damage(folder)
        let recovery = try Store.open(in: folder, stamp: stamp, today: "2026-03-10").recovery
        #expect(recovery?.day == "2026-03-09")
    }

    @Test func `an old folder of backups is closed to others`() throws {
        let folder = try temporary.dataFolder()
        try openStore(folder).backUp(in: folder, day: "2026-03-01")
        let own = [folder.backup(of: "2026-03-01"), folder.backup(ofSchema: 1)]
        let notes = folder.backups + "/notes.txt"
        Files.copy(own[0], to: own[1])
        try PrivateSession.write("mine", to: notes)
        for path in own + [notes] { chmod(path, 0o666) }
        chmod(folder.backups, 0o777)
        _ = try openStore(folder)
        #expect(Files.mode(folder.backups) == 0o700)
        for path in own { #expect(Files.mode(path) == 0o600) }
        #expect(Files.mode(notes) == 0o666)
    }

    @Test func `a backup includes what is written meanwhile`() throws {
        let folder = try temporary.dataFolder()
        let store = try openStore(folder)
        for number in 0..<6000 {
            let at = Instant(secondsSinceEpoch: Int64(number))
            let id = RecordID(
                bytes: [UInt8](repeating: 0, count: 14)
                    + [UInt8(number / 256), UInt8(number % 256)])!
            try store.add(WaterEntry(id: id, at: at, amount: WaterAmount(milliliters: 1)!))
        }
        var steps = 0
        let backup = try store.beginBackup(in: folder, day: "2026-03-01")
        while try backup.step() != .whole {
            steps += 1
            if steps == 1 { try store.save(discreet, replacing: Settings()) }
        }
        #expect(steps > 0)
        #expect(
            Stranger(folder.backup(of: "2026-03-01")).texts("SELECT value FROM setting")
                == ["true"])
    }

    @Test func `an unfinished backup leaves nothing`() throws {
        let folder = try temporary.dataFolder()
        let store = try openStore(folder)
        var backup: Backup? = try store.beginBackup(in: folder, day: "2026-03-01")
        withExtendedLifetime(backup) {}
        backup = nil
        #expect(try folder.backupDays(today: nil).isEmpty)
        #expect(access(folder.backups + "/begun", F_OK) != 0)
    }
}
