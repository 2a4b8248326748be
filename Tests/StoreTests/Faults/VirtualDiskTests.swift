import CSQLite
import Glibc
import SeededRandom
import Testing
import VirtualDisk

@testable import Store

/// The disk that other tests rely on: it loses what it may lose, and nothing else.
@Suite struct VirtualDiskTests {
    private let disk = VirtualDisk(seed: 1)
    private var path: String { disk.path + "/database" }

    /// Opens a file that is written without a log. Its bytes then follow from the statements alone.
    private func open(_ synchronous: String) throws -> Database {
        // A file that was made is gone as long as its folder is not synced.
        if !disk.isDown, !Files.exists(path) {
            Files.write([], to: path)
            try DataFolder.sync(disk.path)
        }
        let database = try Database(path: path, mode: .readWrite, on: disk.fileSystem)
        try database.run("PRAGMA journal_mode = MEMORY")
        try database.run("PRAGMA synchronous = \(synchronous)")
        return database
    }

    /// Writes a table that is synced and one that is not, and turns the power off.
    private func writeBoth() throws {
        let database = try open("FULL")
        try database.run("CREATE TABLE synced (text)")
        try database.run("PRAGMA synchronous = OFF")
        try database.run("CREATE TABLE other (text)")
        for number in 0..<200 {
            try database.run("INSERT INTO other VALUES (?)", ["row \(number) of many"])
        }
        disk.crash()
    }

    private func rows(_ table: String) throws -> Int64? {
        try open("FULL").all("SELECT count(*) FROM \(table)") { $0.integer(0) }.first
    }

    @Test func `other outcomes can be tried and leave the power failure as it was`() throws {
        func outcome(afterOthers count: UInt64) throws -> [UInt8] {
            disk.wipe(seed: 5)
            try writeBoth()
            var found: Set<Int64?> = []
            for seed in 0..<count {
                var random = SplitMix64(seed: seed)
                disk.tryOutcome(&random, as: seed == 0 ? .kept : .any) {
                    found.insert(try? rows("other"))
                    Files.write([1], to: path + ".other")
                }
            }
            if count > 0 { #expect(found.contains(200) && found.count > 1) }
            #expect(disk.isDown)
            var random = SplitMix64(seed: 9)
            disk.reboot(&random)
            #expect(!Files.exists(path + ".other"))
            return try #require(Files.bytes(path))
        }
        #expect(try outcome(afterOthers: 0) == outcome(afterOthers: 12))
    }

    @Test func `a name that was made is lost until its folder is synced`() throws {
        func remains(isSynced: Bool, _ outcome: VirtualDisk.Outcome) throws -> [String] {
            disk.wipe()
            let folder = disk.path + "/folder"
            try DataFolder.makeFolder(folder)
            Files.write([1], to: folder + "/begun")
            try DataFolder.sync(folder)
            rename(folder + "/begun", folder + "/whole")
            Files.write([2], to: folder + "/other")
            if isSynced { try DataFolder.sync(folder) }
            var random = SplitMix64(seed: 1)
            disk.reboot(&random, as: outcome)
            return Files.names(in: folder).sorted()
        }
        #expect(try remains(isSynced: true, .dropped) == ["other", "whole"])
        #expect(try remains(isSynced: false, .dropped) == ["begun"])
        #expect(try remains(isSynced: false, .kept) == ["other", "whole"])
    }

    @Test func `everything is there after a killed process`() throws {
        try writeBoth()
        var random = SplitMix64(seed: 2)
        disk.reboot(&random, as: .kept)
        #expect(try rows("other") == 200)
    }

    @Test func `only what was synced is there if nothing else was written in time`() throws {
        try writeBoth()
        var random = SplitMix64(seed: 2)
        disk.reboot(&random, as: .dropped)
        #expect(try rows("synced") == 0)
        #expect(failure { _ = try rows("other") } != nil)
    }

    @Test func `a power failure leaves the same for the same seed and much else for others`() throws
    {
        var results: Set<[UInt8]> = []
        for seed in UInt64(0)..<40 {
            var both: [[UInt8]] = []
            for _ in 0..<2 {
                disk.wipe()
                try writeBoth()
                var random = SplitMix64(seed: seed)
                disk.reboot(&random)
                both.append(Files.bytes(path) ?? [])
            }
            #expect(both[0] == both[1])
            results.insert(both[0])
        }
        #expect(results.count > 20)
    }

    @Test func `nothing is written after the power has failed`() throws {
        try writeBoth()
        var random = SplitMix64(seed: 2)
        disk.reboot(&random, as: .kept)
        let before = Files.bytes(path)
        let database = try open("FULL")
        disk.inject(.crash, at: .change)
        #expect(failure { try database.run("DELETE FROM other") } != nil)
        #expect(disk.isDown)
        #expect(!Files.exists(path))
        #expect(failure { _ = try open("FULL") } != nil)
        _ = consume database
        disk.reboot(&random, as: .dropped)
        #expect(Files.bytes(path) == before)
        #expect(disk.counters.crashes == 2)
    }

    @Test func `a sync that failed is not made good by the next one`() throws {
        let database = try open("FULL")
        try database.run("CREATE TABLE some (text)")
        try database.run("CREATE TABLE other (text)")
        try database.run("PRAGMA synchronous = OFF")
        try database.run("INSERT INTO some VALUES ('lost')")
        disk.inject(.broken, at: .sync)
        try database.run("PRAGMA synchronous = FULL")
        #expect(failure { try database.run("INSERT INTO other VALUES ('refused')") } != nil)
        let bytes = Files.bytes(path)
        try database.run("PRAGMA user_version = 1")
        #expect(disk.counters.syncs > 2)
        disk.crash()
        _ = consume database
        var random = SplitMix64(seed: 2)
        disk.reboot(&random, as: .dropped)
        #expect(Files.bytes(path) != bytes)
        #expect(try rows("some") == 0)
    }

    private func delete(_ path: String, isSynced: Bool) -> Int32 {
        let vfs = sqlite3_vfs_find(disk.name)!
        return vfs.pointee.xDelete(vfs, path, isSynced ? 1 : 0)
    }

    @Test func `a removed file can be back unless the folder was synced`() throws {
        let file = disk.path + "/file"
        var found: Set<Bool> = []
        var random = SplitMix64(seed: 3)
        for _ in 0..<20 {
            Files.write([1, 2, 3], to: file)
            #expect(delete(file, isSynced: false) == SQLITE_OK)
            #expect(!Files.exists(file))
            disk.reboot(&random)
            found.insert(Files.exists(file))
            disk.wipe()
        }
        #expect(found == [true, false])
        Files.write([1, 2, 3], to: file)
        #expect(delete(file, isSynced: true) == SQLITE_OK)
        disk.reboot(&random, as: .dropped)
        #expect(!Files.exists(file))
    }

    @Test func `a full disk has room again when space is freed`() throws {
        let database = try open("FULL")
        try database.run("CREATE TABLE some (text)")
        disk.inject(.full(.growth), at: .write)
        let insertion = "INSERT INTO some VALUES (zeroblob(100000))"
        for _ in 0..<2 { #expect(failure { try database.run(insertion) }?.cause == .diskFull) }
        disk.freeSpace()
        try database.run(insertion)
        #expect(try rows("some") == 1)
        #expect(disk.counters.faults >= 2)
    }

    @Test func `a byte rots in a file`() throws {
        Files.write([UInt8](repeating: 7, count: 1000), to: path)
        disk.keepNames()
        var random = SplitMix64(seed: 4)
        let rot = disk.reboot(&random, rotting: 1)
        let bytes = try #require(Files.bytes(path))
        #expect(rot.map(\.path) == [path])
        #expect(bytes.indices.filter { bytes[$0] != 7 }.map(Int64.init) == rot.map(\.offset))
    }
}
