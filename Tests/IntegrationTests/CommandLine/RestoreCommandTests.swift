import Contract
import Fasting
import Glibc
import PrivateSession
import SDBus
import Testing
import Words

@testable import Store

/// `atrest restore` with real backups.
struct RestoreCommandTests {
    private typealias Say = Words.Restore

    private static let day = "2026-03-01"

    /// Makes a backup with a number of fasts and one entry of water. Records must exist already: missing ones are
    /// recovered from a backup.
    private func makeBackup(
        _ session: PrivateSession, of day: String = day, fasts: Int = 3
    ) throws {
        let folder = DataFolder(path: session.dataFolder)
        try folder.create()
        try folder.createBackups()
        close(try DataFolder.makeFile(folder.backup(of: day)))
        let database = try Database(path: folder.backup(of: day), mode: .readWrite)
        try database.migrate()
        for number in 0..<fasts {
            let end = 1_771_000_000 + number * 86_400
            try database.run(
                """
                INSERT INTO fast (id, start, end, end_offset, target, state)
                VALUES ('\(id(number))', \(end - 61_200), \(end), 60, 57600000000, 'kept')
                """)
        }
        try database.run(
            "INSERT INTO water (id, at, milliliters) VALUES ('\(id(99))', 1771000000, 300)")
    }

    private func id(_ number: Int) -> RecordID {
        RecordID(bytes: [UInt8](repeating: 0xB0, count: 15) + [UInt8(number)])!
    }

    private func history(_ session: PrivateSession) throws -> String {
        try session.atrest("history", "--json").output
    }

    private func water(_ session: PrivateSession) throws -> String {
        try session.atrest("water", "list", "--json").output
    }

    private func preview(
        returned: Int = 0, changed: Int = 0, removed: Int = 0, equal: Int,
        rows: [String] = [], removedRows: [String] = []
    ) -> String {
        var lines = [Say.preview(Self.day)]
        if returned > 0 { lines += [Say.returned(returned)] + rows }
        if changed > 0 { lines.append(Say.changed(changed)) }
        if removed > 0 { lines += [Say.removed(removed)] + removedRows }
        return (lines + [Say.equal(equal), Say.staysAsItIs]).map { $0 + "\n" }.joined()
    }

    @Test func backupIsLookedAtRestoredAndUndone() throws {
        let session = try PrivateSession()
        defer { session.end() }
        // Present records that are not from the backup.
        #expect(
            try session.atrest("log", "--start", "2026-03-01 20:00", "--end", "2026-03-02 12:00")
                .status == 0)
        let before = (try history(session), try water(session))
        try makeBackup(session)

        let list = try session.atrest("restore")
        #expect(
            list.output.contains(
                "2026-03-01  Sun  \(Say.content(fasts: 3, water: 1))\n"))
        #expect(list.output.hasSuffix(Say.howTo + "\n"))
        #expect(list.errors.isEmpty)
        #expect(
            try session.atrest("restore", "--json").output.contains(
                #"{"schema":1,"day":"2026-03-01","fasts":3,"water":1}"#))

        let expected = preview(returned: 4, removed: 1, equal: 0)
        let look = try session.atrest("restore", Self.day, "--dry-run")
        let listed = preview(
            returned: 4, removed: 1, equal: 0,
            rows: [
                "  17h 0m, 14 Feb 23:26 to 15 Feb 16:26, target 16h",
                "  17h 0m, 13 Feb 23:26 to 14 Feb 16:26, target 16h",
                "  17h 0m, 12 Feb 23:26 to 13 Feb 16:26, target 16h",
                "  water, 300 ml at 13 Feb 16:26",
            ], removedRows: ["  16h 0m, 1 Mar 20:00 to 2 Mar 12:00, target 16h"])
        #expect(look == .init(status: 0, output: listed, errors: ""))
        #expect(try history(session) == before.0)

        let result = try session.atrest("restore", Self.day, "--yes")
        #expect(
            result == .init(status: 0, output: expected + Say.done + "\n", errors: ""))
        let restored = (try history(session), try water(session))
        #expect(restored.0.contains(id(0).description) && restored.1.contains(id(99).description))
        #expect(
            try session.atrest("restore", Self.day, "--yes").output
                == Say.nothingDiffers(Self.day) + "\n")

        #expect(try session.atrest("undo").status == 0)
        #expect(try history(session) == before.0)
        #expect(try water(session) == before.1)
        #expect(
            try session.atrest("restore", Self.day, "--yes", "--json").output
                == #"{"schema":1,"day":"2026-03-01","returned":4,"changed":0,"removed":1,"equal":0,"changes":null}"#
                + "\n")
        #expect(try history(session) == restored.0)
    }

    @Test func runningFastGoesOn() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let fast = try watcher.call("Start", ["StartedAt": Value.uint64(fromNow(-2 * hour))]).id()
        try makeBackup(session)
        try watcher.fence()
        watcher.forgetNow()
        #expect(try session.atrest("restore", Self.day, "--yes").status == 0)
        try watcher.fence()
        #expect(try watcher.get(.id) == .string(fast))
        #expect(try watcher.get(.status) == .string("active"))
        #expect(watcher.signals("Changed").count == 1)
        #expect(watcher.changes(of: Timer1.interface).isEmpty)
        #expect(try watcher.get("SessionCount", of: History1.interface) == .uint32(3))
        #expect(try session.atrest("undo").status == 0)
        #expect(try watcher.get(.id) == .string(fast))
        #expect(try watcher.get("SessionCount", of: History1.interface) == .uint32(0))
    }

    @Test func backupThatIsRestoredStaysAsItIs() throws {
        let session = try PrivateSession()
        defer { session.end() }
        #expect(try session.atrest("status").status == 0)
        try makeBackup(session)
        let path = "\(session.dataFolder)/backups/atrest-\(Self.day).sqlite"
        let sum = try session.run("sha256sum", [path]).output
        #expect(try session.atrest("restore", Self.day, "--yes").status == 0)
        #expect(try history(session).contains(id(2).description))
        // Nothing is left beside it.
        #expect(try session.run("sha256sum", [path]).output == sum)
        let names = try session.run("ls", [session.dataFolder + "/backups"]).output
        #expect(!names.contains("-wal") && !names.contains("-shm"))
    }

    @Test func damagedBackupIsLeftOutAndNamedByTheDoctor() throws {
        let session = try PrivateSession()
        defer { session.end() }
        #expect(try session.atrest("status").status == 0)
        try makeBackup(session)
        let damaged = "2026-02-28"
        try PrivateSession.write(
            "damaged", to: "\(session.dataFolder)/backups/atrest-\(damaged).sqlite")
        let list = try session.atrest("restore").output
        #expect(list.contains(Self.day) && !list.contains(damaged))
        let result = try session.atrest("restore", damaged, "--yes")
        let sentence = Words.sentence(
            .unreadableBackup(day: damaged, .damaged), now: .earliest, zone: .utc)
        #expect(
            result
                == .init(
                    status: ExitStatus.refused.rawValue, output: "",
                    errors: "atrest: \(sentence)\n"))
        #expect(
            try session.atrest("doctor").output.contains(
                "! " + Words.Doctor.backupUnreadable(damaged)))
    }

    @Test func withoutBackupsNothingCanBeRestored() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let list = try session.atrest("restore")
        #expect(list == .init(status: 0, output: Say.none + "\n", errors: ""))
        #expect(try session.atrest("restore", "--json").output == "[]\n")
        let result = try session.atrest("restore", Self.day)
        #expect(result.status == ExitStatus.refused.rawValue)
        for arguments in [["restore", "soon"], ["restore", "--yes"], ["restore", "--dry-run"]] {
            #expect(
                try session.run("atrest", arguments).status == ExitStatus.usage.rawValue,
                "\(arguments)")
        }
    }

    @Test func asksOnATerminalAndNowhereElse() throws {
        let session = try PrivateSession()
        defer { session.end() }
        #expect(try session.atrest("status").status == 0)
        try makeBackup(session)
        let child = try session.run("setsid", ["atrest", "restore", Self.day])
        #expect(child.status == ExitStatus.usage.rawValue)
        #expect(child.errors == "atrest: \(Say.noTerminal)\n")
        func answer(_ text: String) throws -> Int32 {
            let command = "atrest restore \(Self.day)"
            return try session.run(
                "sh", ["-c", "printf '\(text)\\n' | script -qec '\(command)' /dev/null"]
            ).status
        }
        for no in ["", "n"] {
            #expect(try answer(no) == ExitStatus.refused.rawValue)
            #expect(try history(session) == "[]\n")
        }
        #expect(try answer("y") == 0)
        #expect(try history(session) != "[]\n")
    }

    // MARK: The doctor

    @Test func doctorNamesAFullerBackup() throws {
        let session = try PrivateSession()
        defer { session.end() }
        #expect(try session.atrest("status").status == 0)
        func advice() throws -> [Substring] {
            try session.atrest("doctor").output.split(separator: "\n").filter {
                $0.hasPrefix("! ")
            }
        }
        #expect(try advice().isEmpty)
        try makeBackup(session, fasts: 5)
        #expect(
            try advice() == ["! " + Words.Doctor.backupIsFuller(Self.day, 5, than: 0)[...]])
        #expect(try session.atrest("restore", Self.day, "--yes").status == 0)
        #expect(try advice().isEmpty)
    }

    @Test func doctorNamesRestoreWhereRecordsWereSetAside() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        #expect(try session.atrest("status").status == 0)
        kill(try watcher.agentProcess(), SIGTERM)
        try watcher.waitUntilAway()
        try makeBackup(session)
        try PrivateSession.write("no database", to: session.dataFolder + "/atrest.sqlite")
        #expect(try session.atrest("history").status == 0)
        let output = try session.atrest("doctor").output
        #expect(output.contains("· " + Words.Doctor.restoreHelps), "\(output)")
    }

    @Test func doctorAndRestoreWarnOfASynchronisedFolder() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let folder = session.environment["XDG_DATA_HOME"]!
        mkdir(folder + "/.stfolder", 0o700)
        let real = realpath(folder, nil)!
        defer { free(real) }
        let sentence = Words.Doctor.synchronised(
            by: "Syncthing", String(cString: real), data: session.dataFolder)
        let result = try session.atrest("restore")
        #expect(result.status == 0)
        #expect(result.errors == "atrest: \(sentence)\n")
        #expect(result.output == Say.none + "\n")
        #expect(try session.atrest("doctor").output.contains("! \(sentence)\n"))
    }
}
