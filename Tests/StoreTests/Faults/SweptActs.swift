import Glibc
import SeededRandom
import Testing
import VirtualDisk

@testable import Fasting
@testable import Store

/// One kind of act, of which every step is tried with a fault.
struct SweptAct: CustomTestStringConvertible, Sendable {
    let name: String
    /// Whether the act is opening the records itself.
    var opens = false
    /// Whether the records have to be recovered.
    var mayRecover = false
    /// Makes what is there before.
    var prepare: @Sendable (DataFolder) throws -> Void = { try $0.fill() }
    /// What is done to the open records; not called if the act is opening them.
    var perform: @Sendable (Store, DataFolder) throws -> Void = { _, _ in }

    var testDescription: String { name }

    private static func act(
        _ name: String, _ perform: @escaping @Sendable (Store, DataFolder) throws -> Void
    ) -> SweptAct { SweptAct(name: name, perform: perform) }

    static let all: [SweptAct] = [
        act("commit") { store, _ in
            try store.commit(
                keeping(session(9, from: -9, to: -1), state: FastState(stage: .active(fast(2)))))
        },
        act("settings") { store, _ in try store.save(discreet, replacing: Settings()) },
        act("licence") { store, _ in
            try store.save(
                PremiumRecord(licence: "text", prompt: .dismissed), replacing: PremiumRecord())
        },
        act("water") { store, _ in try store.add(water(200)) },
        act("removing water") { store, _ in
            try store.append(
                .ordinary(.waterRemove, .water(water(1))), at: at(1), [.removeWater(water(1).id)])
        },
        act("observing") { store, _ in try store.observe(fast(1, announced: [.deeperRhythm])) },
        act("undo") { store, _ in try store.undoLatest() },
        act("redo") { store, _ in try store.redoLatest() },
        SweptAct(
            name: "undo of an import", prepare: { try $0.fillWithImport() },
            perform: { store, _ in try store.undoLatest() }),
        act("trimming") { store, _ in try store.trimJournal(keepingDays: 0) },
        act("merge") { store, _ in
            _ = try store.merge(
                imported, water: (50..<150).map(water), active: nil, now: at(1000), isDryRun: false)
        },
        act("replacing everything") { store, _ in
            try store.replace(with: FastState(stage: .active(fast(5))), discreet)
        },
        act("backup") { store, folder in
            try store.backUp(in: folder, day: "2026-03-02")
        },
        SweptAct(name: "first opening", opens: true, prepare: { try $0.create() }),
        SweptAct(name: "opening", opens: true),
        SweptAct(name: "opening after a kill", opens: true, prepare: { try $0.leaveLog() }),
        SweptAct(
            name: "recovery", opens: true, mayRecover: true,
            prepare: { folder in
                try folder.fill()
                try openStore(folder).backUp(in: folder, day: "2026-03-01")
                Files.write([UInt8](repeating: 7, count: 5000), to: folder.database)
            }),
    ]

    fileprivate static let imported = (0..<120).map { number in
        Session(
            id: recordID(number), start: at(Int64(number) * -40 - 50),
            end: at(Int64(number) * -40 - 30), endOffset: number, target: .standard)
    }
}

private func recordID(_ number: Int) -> RecordID {
    RecordID(
        bytes: [UInt8](repeating: 0xB0, count: 14) + [UInt8(number / 256), UInt8(number % 256)])!
}

private func water(_ number: Int) -> WaterEntry {
    WaterEntry(
        id: recordID(1000 + number), at: at(-100, Int64(number)),
        amount: WaterAmount(milliliters: Int64(100 + number))!)
}

extension DataFolder {
    /// Records with something in every table that has users.
    fileprivate func fill() throws {
        try create()
        let store = try openStore(self)
        try store.commit(
            keeping(
                session(1, from: -70, to: -50), session(2, from: -40, to: -20),
                state: FastState(stage: .active(fast(1)))))
        for number in 0..<60 { try store.add(water(number)) }
        try store.undoLatest()
    }

    fileprivate func fillWithImport() throws {
        try fill()
        let longer = session(1, from: -70, to: -49)
        _ = try openStore(self).merge(
            SweptAct.imported + [longer], water: (50..<90).map(water), active: nil, now: at(1000),
            isDryRun: false)
    }

    /// Records of a process that was killed: the log has something in it.
    fileprivate func leaveLog() throws {
        try fill()
        let store = try openStore(self)
        try store.save(discreet, replacing: Settings())
        let log = Files.bytes(database + DataFolder.log)!
        let file = Files.bytes(database)!
        try store.database.run("PRAGMA journal_mode = DELETE")
        Files.write(file, to: database)
        Files.write(log, to: database + DataFolder.log)
    }
}

/// A virtual disk on which an act is tried again and again from the same beginning.
final class SweptStage {
    let disk = VirtualDisk(seed: 1)
    let folder: DataFolder
    /// What is in the records before and after the act.
    private(set) var before = ""
    private(set) var after = ""
    /// How many changes the act and closing the records make.
    private(set) var changes = 0
    let act: SweptAct
    private var files: [(name: String, bytes: [UInt8])] = []

    init(_ act: SweptAct) throws {
        self.act = act
        folder = disk.dataFolder()
        try act.prepare(folder)
        files = Self.names(in: folder).map { ($0, Files.bytes("\(folder.path)/\($0)")!) }
        prepare()
        if !act.opens { before = try openStore(folder).contents() }
        prepare()
        let first = disk.counters.changes
        if let error = perform() { throw error }
        changes = disk.counters.changes - first
        after = try openStore(folder).contents()
    }

    private static func names(in folder: DataFolder) -> [String] {
        Files.names(in: folder.path).flatMap { name in
            name == "backups" ? Files.names(in: folder.backups).map { "backups/\($0)" } : [name]
        }
    }

    /// Puts the disk into the state before the act.
    func prepare() {
        disk.wipe()
        mkdir(folder.path, 0o700)
        for file in files {
            if file.name.hasPrefix("backups/") { mkdir(folder.backups, 0o700) }
            Files.write(file.bytes, to: "\(folder.path)/\(file.name)")
        }
        disk.keepNames()
    }

    /// Opens the records, does the act and closes them.
    ///
    /// - Parameter afterwards: is called before they are closed, with the error of the act; not if they
    ///   could not be opened.
    /// - Returns: the error.
    func perform(
        afterwards: (Store, StoreError?) throws -> Void = { _, _ in }
    ) -> StoreError? {
        do {
            let store = try Store.open(in: folder, stamp: stamp, today: "2026-03-02").store
            if case .readOnly(let cause) = store.access, act.opens {
                return StoreError(cause: cause, operation: "opening")
            }
            let error = failure { try act.perform(store, folder) }
            try afterwards(store, error)
            return error
        } catch {
            return error as? StoreError ?? StoreError(cause: .other("\(error)"), operation: "")
        }
    }

    /// Whether each backup that has its name can be opened and is intact.
    var hasOnlySoundBackups: Bool {
        get throws {
            try folder.backupDays(today: nil).allSatisfy { day in
                let backup = try Database(
                    path: folder.backup(of: day), mode: .immutable, on: folder.fileSystem)
                try backup.checkSchema()
                return try backup.all("PRAGMA integrity_check") { $0.text(0) } == ["ok"]
            }
        }
    }
}

extension Store {
    fileprivate func undoLatest() throws {
        guard let act = try undoableAct(in: .all) else { return }
        let reversals = try reversals(undoing: act, at: at(2))
        try append(
            .undo(of: act.number), at: at(2), reversals.map(\.write),
            origins: reversals.map(\.origin))
    }

    fileprivate func redoLatest() throws {
        guard let act = try redoableAct() else { return }
        let reversals = try reversals(redoing: act, at: at(3))
        try append(
            .redo(of: act.number), at: at(3), reversals.map(\.write),
            origins: reversals.map(\.origin))
    }

    /// Every row of every table, as text, except the random name of the device.
    func contents() throws -> String {
        let tables = try database.all(
            """
            SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB 'sqlite_*'
            AND name <> 'device_writer' ORDER BY 1
            """
        ) { $0.text(0) }
        return try tables.map { table in
            let columns = try database.all("SELECT name FROM pragma_table_info('\(table)')") {
                "quote(\"\($0.text(0))\")"
            }
            let rows = try database.all(
                "SELECT \(columns.joined(separator: " || ',' || ")) FROM \(table) ORDER BY 1"
            ) { $0.text(0) }
            return ([table] + rows).joined(separator: "\n")
        }.joined(separator: "\n\n")
    }

    /// Whether every page and every index is as it should be.
    func isSound() throws -> Bool {
        try database.all("PRAGMA integrity_check") { $0.text(0) } == ["ok"]
    }
}
