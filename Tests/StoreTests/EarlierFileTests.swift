import Foundation
import Glibc
import PrivateSession
import Testing

@testable import Fasting
@testable import Store

/// A file that an earlier version of the agent has written. `Files/README.md` says how.
private struct EarlierFile: CustomTestStringConvertible, Sendable {
    let schema: Int
    let name: String
    /// What could be undone.
    let undoable: ActKind?

    var testDescription: String { "schema \(schema), \(name)" }

    static let all =
        files(1, ["running": nil, "ended": .end, "short": .abandon, "killed": nil])
        + files(
            2,
            [
                "running": nil, "ended": .end, "short": .abandon, "logged": .log, "edited": .edit,
                "deleted": .delete, "imported": .end, "killed": nil, "merge": .end,
            ])
        + files(
            3,
            [
                "running": nil, "ended": .end, "short": .abandon, "abandoned": .abandon,
                "logged": .log, "edited": .edit, "deleted": .delete, "imported": .end,
                "killed": nil,
            ])
        + files(
            4,
            [
                "running": .start, "ended": .end, "edited": .edit, "deleted": .delete,
                "imported": .importing,
            ])

    private static func files(_ schema: Int, _ names: KeyValuePairs<String, ActKind?>) -> [Self] {
        names.map { Self(schema: schema, name: $0.key, undoable: $0.value) }
    }

    /// Puts it into a data folder, as if its agent had just ended.
    func place(in folder: DataFolder) throws {
        try folder.create()
        try Self.place("schema-\(schema)/\(name)", in: folder)
    }

    static func place(_ name: String, in folder: DataFolder) throws {
        let files = URL(filePath: #filePath).deletingLastPathComponent().path + "/Files/"
        for suffix in ["", "-wal"] where Files.exists("\(files)\(name).sqlite\(suffix)") {
            Files.copy("\(files)\(name).sqlite\(suffix)", to: folder.database + suffix)
        }
    }
}

/// What is in a database, read without the store.
private struct Content: Equatable {
    var fasts: [String]
    var running: [String]
    var water: [String]
    var settings: [String]

    init(_ path: String) {
        let stranger = Stranger(path)
        let before = "WHERE id NOT IN (SELECT id FROM merge_before)"
        let isMerging = stranger.number("SELECT count(*) FROM merge_before") != nil
        fasts = stranger.texts(
            """
            SELECT printf('%s %d %d %s %s', id, start, end, end_offset, target)
            FROM session \(isMerging ? before : "") ORDER BY id
            """)
        running = stranger.texts(
            """
            SELECT printf('%s %d %d %d %d %d %d', id, start, target, announced,
                target_announced, acted_at, observed_at) FROM active_fast
            """)
        water = stranger.texts(
            "SELECT printf('%s %d %d', id, at, milliliters) FROM water ORDER BY id")
        settings = stranger.texts(
            "SELECT printf('%s %s', key, value) FROM setting ORDER BY key")
    }
}

@Suite struct EarlierFileTests {
    private let temporary = TemporaryFolder()
    private let now = Instant(secondsSinceEpoch: 1_800_000_000)

    /// A data folder with a file, and what is in the file.
    private func prepared(
        _ file: EarlierFile, on disk: FaultyDisk? = nil
    ) throws -> (DataFolder, Content) {
        let beside = DataFolder(path: temporary.path + "/beside")
        try file.place(in: beside)
        let content = Content(beside.database)
        let path = temporary.path + "/atrest"
        let folder = DataFolder(path: path, on: disk?.fileSystem ?? .standard)
        try file.place(in: folder)
        return (folder, content)
    }

    private func clear() throws {
        let folders = ["/atrest", "/beside"].map { temporary.path + $0 }
        _ = try ChildProcess("/bin/rm", ["-rf"] + folders, environment: [:]).wait()
    }

    private func expectMigrated(_ folder: DataFolder, _ content: Content) throws {
        let (store, recovery) = try Store.open(in: folder, stamp: stamp)
        #expect(recovery == nil)
        #expect(store.access == .readWrite)
        #expect(Content(folder.database) == content)
        let stranger = Stranger(folder.database)
        #expect(stranger.number("PRAGMA user_version") == Schema.migrations.count)
        #expect(stranger.texts("PRAGMA integrity_check") == ["ok"])
    }

    @Test(arguments: EarlierFile.all)
    private func `every record is kept`(file: EarlierFile) throws {
        let (folder, content) = try prepared(file)
        #expect(content.fasts.count >= 2)
        #expect(content.water.count == (file.schema == 1 ? 0 : 2))
        #expect(content.settings == (file.schema == 1 ? [] : ["discreet true", "target-hours 18"]))
        #expect(content.running.isEmpty == !["running", "killed"].contains(file.name))
        try expectMigrated(folder, content)
        try expectMigrated(folder, content)
        let store = try openStore(folder)
        #expect(try store.settings().isDiscreet == (file.schema > 1))
        if let fast = try store.load().active {
            #expect(fast.announced.contains(.metabolicTransition))
        }
    }

    @Test(arguments: EarlierFile.all)
    private func `a private copy of the file is kept beside the backups`(
        file: EarlierFile
    ) throws {
        let before = umask(0)
        defer { umask(before) }
        let (folder, content) = try prepared(file)
        _ = try openStore(folder)
        let copy = "atrest-schema-\(file.schema).sqlite"
        let path = "\(folder.backups)/\(copy)"
        #expect(Files.names(in: folder.backups) == [copy])
        #expect(Files.mode(folder.backups) == 0o700)
        #expect(Files.mode(path) == 0o600)
        // A program that only reads it leaves nothing beside it.
        #expect(Content(path) == content)
        #expect(Stranger(path).number("PRAGMA user_version") == file.schema)
        #expect(Stranger(path).texts("PRAGMA integrity_check") == ["ok"])
        #expect(Files.names(in: folder.backups) == [copy])
        try Database(path: path, mode: .immutable).checkSchema()
    }

    // MARK: Undo

    /// A file with a journal keeps it.
    @Test(arguments: EarlierFile.all.filter { $0.schema > 3 })
    private func `the latest act can be undone and done again`(file: EarlierFile) throws {
        let (folder, content) = try prepared(file)
        let store = try openStore(folder)
        let act = try #require(try store.undoableAct(in: .all))
        #expect(act.kind == file.undoable)
        let undo = try store.reversals(undoing: act)
        #expect(!undo.isEmpty && undo.allSatisfy(\.isUntouched))
        try store.append(
            .undo(of: act.number), at: now, undo.map(\.write), origins: undo.map(\.origin))
        #expect(Content(folder.database) != content)
        let redo = try store.reversals(redoing: try #require(try store.redoableAct()))
        try store.append(
            .redo(of: act.number), at: now, redo.map(\.write), origins: redo.map(\.origin))
        #expect(Content(folder.database).fasts == content.fasts)
    }

    @Test(arguments: EarlierFile.all.filter { $0.schema < 4 })
    private func `what could be undone can be undone and done again`(file: EarlierFile) throws {
        let (folder, content) = try prepared(file)
        let slots = Slots(temporary.path + "/beside/atrest.sqlite")
        let store = try openStore(folder)
        let act = try store.undoableAct(in: .all)
        #expect(act?.kind == file.undoable)
        #expect(act?.record?.description == slots.id)
        #expect(try store.undoableAct(in: .endings) == (slots.isEnding ? act : nil))
        #expect(try store.redoableAct() == nil)
        guard let act else { return #expect(slots.id == nil) }

        let undo = try store.reversals(undoing: act)
        #expect(undo.map(\.isUntouched) == [true])
        try store.append(.undo(of: act.number), at: now, undo.map(\.write), origins: [0])
        let undone = Content(folder.database)
        #expect(undone.running.map(Slots.withoutTimes) == slots.running.map(Slots.withoutTimes))
        let others = content.fasts.filter { !$0.hasPrefix(slots.id ?? "-") }
        #expect(undone.fasts == (others + slots.fasts).sorted())
        #expect(undone.water == content.water)
        #expect(try store.undoableAct(in: .all) == nil)

        let redoable = try #require(try store.redoableAct())
        let redo = try store.reversals(redoing: redoable)
        #expect(redo.map(\.isUntouched) == [true])
        try store.append(
            .redo(of: act.number), at: now, redo.map(\.write), origins: redo.map(\.origin))
        #expect(Content(folder.database) == content)
        try expectMigrated(folder, content)
    }

    /// What the two tables of an earlier file say about the undo.
    private struct Slots {
        let isEnding: Bool
        let id: String?
        /// The fasts with this id after the undo.
        let fasts: [String]
        /// The running fast after the undo.
        let running: [String]

        init(_ path: String) {
            let stranger = Stranger(path)
            isEnding = stranger.number("SELECT count(*) FROM undo_ending") == 1
            id =
                stranger.texts("SELECT id FROM undo_ending").first
                ?? stranger.texts("SELECT id FROM undo_edit").first
            running = stranger.texts(
                """
                SELECT printf('%s %d %d %d %d %d %d', id, start, target, announced,
                    target_announced, acted_at, observed_at) FROM undo_ending
                """)
            fasts = stranger.texts(
                """
                SELECT printf('%s %d %d %s %s', id, start, end, end_offset, target)
                FROM undo_edit WHERE was_there = 1
                """)
        }

        /// Leaves out when the fast was last acted on and observed.
        static func withoutTimes(_ running: String) -> String {
            running.split(separator: " ").dropLast(2).joined(separator: " ")
        }
    }

    // MARK: Faults

    private static let oneOfEach = EarlierFile.all.filter { ["ended", "killed"].contains($0.name) }

    private func expectUntouched(_ folder: DataFolder, _ file: EarlierFile, _ content: Content) {
        let killed = temporary.path + "/killed.sqlite"
        for suffix in ["", "-wal"] where Files.exists(folder.database + suffix) {
            Files.copy(folder.database + suffix, to: killed + suffix)
        }
        #expect(Content(killed) == content)
        #expect(Stranger(killed).number("PRAGMA user_version") == file.schema)
        for suffix in ["", "-wal", "-shm"] { unlink(killed + suffix) }
        #expect(Files.names(in: folder.path).allSatisfy { !$0.contains("damaged") })
    }

    @Test(arguments: oneOfEach)
    private func `without a copy nothing is migrated`(file: EarlierFile) throws {
        let (folder, content) = try prepared(file)
        Files.write([], to: folder.backups)
        let bytes = Files.bytes(folder.database)
        #expect(failure { _ = try openStore(folder) } != nil)
        if file.name != "killed" { #expect(Files.bytes(folder.database) == bytes) }
        expectUntouched(folder, file, content)
        unlink(folder.backups)
        try expectMigrated(folder, content)
    }

    /// The disk fails at each write and each sync in turn, until the file is migrated.
    @Test(arguments: oneOfEach, [ENOSPC, EIO])
    private func `a disk that fails leaves a file that can be migrated later`(
        file: EarlierFile, error: Int32
    ) throws {
        let operations: [FaultyDisk.Operation] = error == ENOSPC ? [.write] : [.write, .sync]
        for operation in operations {
            var wasMigrated = false
            // There are about a hundred writes.
            for count in stride(from: 0, through: .max, by: operation == .write ? 7 : 1) {
                let disk = FaultyDisk()
                let (folder, content) = try prepared(file, on: disk)
                disk.fail(operation, with: error, sparing: count)
                let failed = failure { _ = try openStore(folder) }
                let isOver = disk.failures == 0
                disk.heal()
                if let failed {
                    let cause: StoreError.Cause =
                        error == ENOSPC ? .diskFull : .other("Input/output error")
                    #expect(failed.cause == cause)
                    #expect(!wasMigrated)
                }
                let version = Stranger(folder.database).number("PRAGMA user_version") ?? 0
                #expect((file.schema...Schema.migrations.count).contains(version))
                if version > file.schema {
                    let copy = folder.backup(ofSchema: Int64(file.schema))
                    #expect(Content(copy) == content)
                }
                #expect(!Files.exists(folder.begunBackup))
                try expectMigrated(folder, content)
                try clear()
                wasMigrated = failed == nil
                if isOver { break }
            }
        }
    }

    /// The disk reports that it has written the copy, but has not.
    @Test(arguments: [0, 1, 5, 9])
    func `a copy that is not intact does not mean damaged records`(writes: Int) throws {
        let file = EarlierFile(schema: 3, name: "ended", undoable: .end)
        let disk = FaultyDisk()
        let (folder, content) = try prepared(file, on: disk)
        disk.fail(.loss, with: EIO, sparing: writes)
        let error = failure { _ = try openStore(folder) }
        #expect(disk.failures > 0)
        #expect(error?.cause == .other("Input/output error"))
        #expect(Files.names(in: folder.backups).isEmpty)
        expectUntouched(folder, file, content)
        disk.heal()
        try expectMigrated(folder, content)
    }

    @Test(arguments: EarlierFile.all)
    private func `the copy is restored if nothing newer can be`(file: EarlierFile) throws {
        let (folder, content) = try prepared(file)
        _ = try openStore(folder)
        // Other files beside the backups do not count as ours.
        Files.write([], to: folder.backups + "/atrest-schema-99.sqlite")
        let copy = "\(folder.backups)/atrest-schema-\(file.schema).sqlite"
        var noon = [
            timeval(tv_sec: 1_795_262_400, tv_usec: 0), timeval(tv_sec: 1_795_262_400, tv_usec: 0),
        ]
        utimes(copy, &noon)
        DataFolder.remove(folder.database)
        #expect(
            try Store.open(in: folder, stamp: stamp).recovery == .restored(day: "2026-11-21"))
        try expectMigrated(folder, content)
        Files.write([1, 2, 3], to: folder.database)
        let recovery = try Store.open(in: folder, stamp: stamp).recovery
        #expect(recovery?.day == "2026-11-21")
        #expect(recovery?.name != nil)
        try expectMigrated(folder, content)
    }

    @Test(arguments: oneOfEach)
    private func `a process that was killed after the copy goes on`(file: EarlierFile) throws {
        let (folder, content) = try prepared(file)
        do {
            let database = try Database(path: folder.database, mode: .readWrite)
            try database.keepCopyBeforeMigration(in: folder)
        }
        expectUntouched(folder, file, content)
        // And the one after that was killed while it made the copy again.
        Files.write([1, 2, 3], to: folder.begunBackup)
        Files.write([1, 2, 3], to: folder.begunBackup + "-journal")
        try expectMigrated(folder, content)
        #expect(
            Files.names(in: folder.backups) == ["atrest-schema-\(file.schema).sqlite"])
        #expect(Content(folder.backup(ofSchema: Int64(file.schema))) == content)
    }

    @Test(arguments: oneOfEach)
    private func `a process that was killed between two migrations goes on`(
        file: EarlierFile
    ) throws {
        for version in file.schema..<Schema.migrations.count {
            let (folder, content) = try prepared(file)
            do {
                let database = try Database(path: folder.database, mode: .readWrite)
                try database.keepCopyBeforeMigration(in: folder)
                try database.migrate(by: Array(Schema.migrations.prefix(version)))
            }
            try expectMigrated(folder, content)
            let copies = Set([file.schema, version]).sorted()
            #expect(
                Files.names(in: folder.backups) == copies.map { "atrest-schema-\($0).sqlite" })
            #expect(try openStore(folder).undoableAct(in: .all)?.kind == file.undoable)
            try clear()
        }
    }

    // MARK: Forms that were replaced

    /// Schema 2 had two other forms while it was made. They are not migrated.
    @Test(arguments: ["first", "second"])
    func `an early form of schema 2 is set aside whole`(name: String) throws {
        let folder = try temporary.dataFolder()
        try EarlierFile.place("schema-2-early/\(name)", in: folder)
        let bytes = Files.bytes(folder.database)
        let (store, recovery) = try Store.open(in: folder, stamp: stamp)
        let aside = try #require(recovery?.name)
        #expect(Files.bytes("\(folder.path)/\(aside)") == bytes)
        #expect(try store.counts().all == 0)
    }
}
