import Contract
import Foundation
import Glibc
import PrivateSession
import SDBus
import SeededRandom
import Testing

/// Disks that are full, read-only, or damage data.
struct DiskTests {
    /// Whether this machine allows a mount namespace.
    private static let canMount: Bool = {
        let probe = try? ChildProcess(
            "unshare", ["-m", "sh", "-c", "mount -t tmpfs none /mnt"],
            environment: ["PATH": "/usr/bin:/bin:/usr/sbin:/sbin"], output: .nowhere,
            errors: .nowhere)
        return probe?.wait() == 0
    }()

    /// An agent whose data folder is on a small file system that only it sees.
    private final class SmallDisk {
        let session: PrivateSession
        let watcher: Watcher
        private let agent: ChildProcess
        private var folder: String { "/proc/\(agent.id)/root\(session.dataFolder)" }

        /// - Parameter agents: what the shell runs; "$1" is the data folder.
        init(kilobytes: Int, agents: String = "exec atrestd") throws {
            session = try PrivateSession(activates: false)
            session.environment["PATH"]! += ":/usr/sbin:/sbin"
            let script = """
                mkdir -p "$1" && mount -t tmpfs -o size=\(kilobytes)k,mode=700 none "$1" &&
                \(agents)
                """
            agent = try session.start(
                "unshare", ["-m", "sh", "-c", script, "sh", session.dataFolder])
            watcher = try Watcher(session)
            try watcher.waitForOwner()
        }

        func end() {
            agent.stop()
            session.end()
        }

        /// Fills the file system.
        func fill() throws {
            _ = try session.run("dd", ["if=/dev/zero", "of=\(folder)/filler", "bs=4096"])
        }

        func makeRoom() { unlink("\(folder)/filler") }

        /// Adds water until that is refused.
        ///
        /// - Returns: the amount that was stored, and the refusal.
        func noteUntilRefused() throws -> (taken: UInt32, refusal: BusError) {
            for count in 0..<5000 {
                do {
                    try watcher.call("Add", on: Water1.interface, glass(1))
                } catch let error as BusError {
                    return (UInt32(count), error)
                }
            }
            throw ChildProcess.Failure(description: "nothing was refused")
        }

        func today() throws -> Value { try watcher.get("TodayMilliliters", of: Water1.interface) }
    }

    @Test(.enabled(if: canMount, "no mounts of one's own here"))
    func fullDiskRefusesAndChangesNothing() throws {
        let disk = try SmallDisk(kilobytes: 2048)
        defer { disk.end() }
        try disk.watcher.call("Start", ["StartedAt": Value.uint64(fromNow(-9 * hour))])
        let before = try disk.watcher.properties()
        try disk.fill()
        let (taken, refusal) = try disk.noteUntilRefused()
        #expect(refusal.name == ErrorName.storage.rawValue)
        #expect(refusal.message.contains("full"), "\(refusal.message)")
        #expect(try disk.today() == .uint32(taken))
        #expect(
            try disk.watcher.refusal(of: "End", noOptions) == ErrorName.storage.rawValue)
        #expect(try disk.watcher.properties() == before)
        disk.makeRoom()
        try disk.watcher.call("Add", on: Water1.interface, glass(1))
        #expect(try disk.today() == .uint32(taken + 1))
        try disk.watcher.call("End", noOptions)
    }

    /// What was refused is a state, until the disk has room again.
    @Test(.enabled(if: canMount, "no mounts of one's own here"))
    func aFailedWriteIsToldUntilOneSucceeds() throws {
        let disk = try SmallDisk(kilobytes: 2048)
        defer { disk.end() }
        let watcher = disk.watcher
        try watcher.call("Start", ["StartedAt": Value.uint64(fromNow(-9 * hour))])
        #expect(try watcher.get("Problem", of: Agent1.interface) == .string(""))
        try disk.fill()
        let (_, refusal) = try disk.noteUntilRefused()
        // The same sentence, for a client that did not ask for anything.
        let problem = Value.string(refusal.message)
        #expect(try watcher.get("Problem", of: Agent1.interface) == problem)
        try watcher.wait { watcher.changes(of: Agent1.interface).last == ["Problem": problem] }
        // The fast can be read.
        #expect(try watcher.get(.status) == .string("active"))
        let state = try JSONSerialization.jsonObject(
            with: Data(disk.session.atrest("status", "--json").output.utf8))
        #expect((state as? [String: Any])?["problem"] as? String == refusal.message)
        let doctor = try disk.session.atrest("doctor")
        #expect(doctor.status == ExitStatus.storage.rawValue)
        #expect(doctor.output.contains("✗ \(refusal.message)"), "\(doctor.output)")
        disk.makeRoom()
        // The agent tries again by itself.
        try watcher.wait { watcher.changes(of: Agent1.interface).last == ["Problem": .string("")] }
    }

    /// The doctor writes, and not only looks: a full disk can be read.
    @Test(.enabled(if: canMount, "no mounts of one's own here"))
    func theDoctorFindsAFullDisk() throws {
        let session = try PrivateSession()
        defer { session.end() }
        session.environment["PATH"]! += ":/usr/sbin:/sbin"
        let script = """
            mkdir -p "$1" && mount -t tmpfs -o size=64k,mode=700 none "$1" &&
            { dd if=/dev/zero of="$1/filler" bs=4096 2>/dev/null; atrest doctor; status=$?; ls -A "$1"; exit $status; }
            """
        let result = try session.run(
            "unshare", ["-m", "sh", "-c", script, "sh", session.dataFolder])
        let sentence = "The data in \(session.dataFolder) could not be written"
        #expect(result.output.contains("✗ \(sentence)"), "\(result.output)")
        #expect(result.output.hasSuffix("\nfiller\n"), "nothing else is left")
    }

    /// The notification is what the person waits for, and the disk may stay full.
    @Test(.enabled(if: canMount, "no mounts of one's own here"))
    func aTransitionOnAFullDiskIsAnnouncedAndStoredLater() throws {
        let disk = try SmallDisk(kilobytes: 2048, agents: "{ atrestd; exec atrestd; }")
        defer { disk.end() }
        let watcher = disk.watcher
        try watcher.start(
            before: 4 * hour,
            prepare: {
                try disk.fill()
                _ = try disk.noteUntilRefused()
            }, reset: disk.makeRoom)
        try watcher.wait(for: "MilestoneReached")
        #expect(
            try watcher.refusal(of: "End", noOptions) == ErrorName.storage.rawValue)
        disk.makeRoom()
        // An act stores it first.
        try watcher.call("Add", on: Water1.interface, glass(1))
        kill(try watcher.agentProcess(), SIGKILL)
        try watcher.waitUntilAway()
        try watcher.waitForOwner()
        try watcher.fence()
        #expect(watcher.signals("MilestoneReached").count == 1)
    }

    @Test(.enabled(if: canMount, "no mounts of one's own here"))
    func recordsCanBeReadAfterAStartOnAFullDisk() throws {
        // A backup that the kill cut short would be removed at the start, which makes room.
        let disk = try SmallDisk(
            kilobytes: 2048,
            agents: """
                { atrestd; find "$1" -path '*/backups/*' -delete
                dd if=/dev/zero of="$1/filler" bs=4096; exec atrestd; }
                """)
        defer { disk.end() }
        let watcher = disk.watcher
        let id = try watcher.call("Start", ["StartedAt": Value.uint64(fromNow(-9 * hour))])
            .id()
        kill(try watcher.agentProcess(), SIGKILL)
        try watcher.waitUntilAway()
        try watcher.waitForOwner()
        #expect(try watcher.get(.id) == .string(id))
        let refusal = try #require(throws: BusError.self) {
            try watcher.call("End", noOptions)
        }
        #expect(refusal.name == ErrorName.storage.rawValue)
        #expect(refusal.message.contains("full"), "\(refusal.message)")
        #expect(try watcher.get(.id) == .string(id))
        disk.makeRoom()
        try watcher.call("End", noOptions)
        #expect(try watcher.get(.status) == .string("ended-early"))
    }

    @Test(.enabled(if: canMount, "no mounts of one's own here"))
    func importOnAFullDiskSaysSoAndChangesNothing() throws {
        typealias Entry = BusStruct<String, UInt64, UInt64, UInt64, [String: Value]>
        let disk = try SmallDisk(kilobytes: 2048)
        defer { disk.end() }
        try disk.watcher.call("Start", noOptions)
        let entries = (0..<9000).map { number -> Entry in
            let end = UInt64(1_000_000_000 + number * 20_000) * 1_000_000
            return BusStruct(UUID().uuidString, end - 15_000_000_000, end, 0, [:])
        }
        try disk.fill()
        for count in [1000, 9000] {
            let refusal = try #require(throws: BusError.self) {
                try disk.watcher.call(
                    "Import", on: Journal1.interface, Array(entries.prefix(count)), noWater,
                    noOptions)
            }
            #expect(refusal.name == ErrorName.storage.rawValue)
            #expect(refusal.message.contains("full"), "\(refusal.message)")
            #expect(
                try disk.watcher.get("SessionCount", of: History1.interface) == .uint32(0))
        }
        disk.makeRoom()
        try disk.watcher.call(
            "Import", on: Journal1.interface, Array(entries.prefix(1000)), noWater, noOptions)
        #expect(try disk.watcher.get("SessionCount", of: History1.interface) == .uint32(1000))
    }

    @Test(.enabled(if: canMount, "no mounts of one's own here"))
    func readOnlyDiskCanBeReadAndIsLeftAlone() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        session.environment["PATH"]! += ":/usr/sbin:/sbin"
        let watcher = try Watcher(session)
        let first = try session.start("atrestd")
        try watcher.waitForOwner()
        let id = try watcher.call("Start", noOptions).id()
        #expect(first.stop() == 0)
        let file = session.dataFolder + "/atrest.sqlite"
        let before = try session.run("sha256sum", [file])
        let script = """
            mount --bind "$1" "$1" && mount -o remount,bind,ro "$1" && exec atrestd
            """
        let agent = try session.start(
            "unshare", ["-m", "sh", "-c", script, "sh", session.dataFolder])
        try watcher.waitForOwner()
        #expect(try watcher.get(.id) == .string(id))
        #expect(try session.atrest("status").status == 0)
        #expect(try watcher.refusal(of: "Abandon", noOptions) == ErrorName.storage.rawValue)
        let refused = try session.atrest("abandon")
        #expect(refused.status == ExitStatus.storage.rawValue)
        #expect(refused.errors.contains("read-only"), "\(refused.errors)")
        #expect(try watcher.get(.id) == .string(id))
        #expect(agent.stop() == 0)
        #expect(try session.run("sha256sum", [file]) == before)
    }

    /// After random damage the data is still there, or the file was set aside, or a call is refused.
    /// The data is never empty without a message.
    @Test func changedBytesAreNeverSilentlyEmpty() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        var random = SplitMix64(seed: Soak.seed)
        for index in 0..<40 {
            let end = fromNow(-Int64(index + 1) * 10 * hour)
            try watcher.call(
                "Log", on: History1.interface, end - 18_000_000_000, end, noOptions)
        }
        let file = session.dataFolder + "/atrest.sqlite"
        kill(try watcher.agentProcess(), SIGTERM)
        try watcher.waitUntilAway()
        // The last act of an agent is to merge its log into the file.
        try watcher.wait(until: { access(file + "-wal", F_OK) != 0 }, every: 10_000)
        let sound = [UInt8](try Data(contentsOf: URL(filePath: file)))
        for _ in 0..<Soak.times(8, 400) {
            var bytes = sound
            for _ in 0..<(1 << random.number(0, 9)) {
                bytes[Int(random.number(0, Int64(bytes.count - 1)))] = UInt8(
                    truncatingIfNeeded: random.next())
            }
            if random.chance(1, in: 5) {
                bytes.removeLast(Int(random.number(1, Int64(bytes.count))))
            }
            let before = try names(session)
            for suffix in ["-wal", "-shm"] { unlink(file + suffix) }
            try Data(bytes).write(to: URL(filePath: file))
            do {
                let count = try watcher.get("SessionCount", of: History1.interface)
                let setAside = try names(session).subtracting(before).contains {
                    $0.contains("damaged-")
                }
                #expect(count == .uint32(40) || setAside, "\(count)")
            } catch let error as BusError {
                #expect(error.name == ErrorName.storage.rawValue)
            }
            kill(try watcher.agentProcess(), SIGKILL)
            try watcher.waitUntilAway()
            for name in try names(session) where name.contains("damaged-") {
                unlink("\(session.dataFolder)/\(name)")
            }
        }
    }

    private func names(_ session: PrivateSession) throws -> Set<String> {
        Set(try FileManager.default.contentsOfDirectory(atPath: session.dataFolder))
    }
}
