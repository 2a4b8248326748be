import Fasting
import Glibc
import Licences
import LocalTime
import PrivateSession
import Store
import Synchronization
import VirtualDisk

@testable import AgentCore

let hour: Int64 = 3600

/// 2026-03-02 06:00:00 UTC.
let morning = Instant(secondsSinceEpoch: 1_772_431_200)

func id(_ number: UInt8) -> RecordID {
    RecordID(bytes: [UInt8](repeating: 0, count: 15) + [number])!
}

/// A session before ``morning``. Its times are in hours relative to it.
func session(_ number: UInt8, from start: Int64, to end: Int64) -> Session {
    Session(
        id: id(number), start: morning + start * hour, end: morning + end * hour, endOffset: 0,
        target: .standard)
}

/// An offset from UTC that a test changes.
final class ZoneOffset: Sendable {
    let seconds = Mutex<Int64>(0)
    private let change = Mutex<(at: Instant, seconds: Int64)?>(nil)

    func set(hours: Int64) { seconds.withLock { $0 = hours * hour } }

    /// The offset is another one from an instant on.
    func set(hours: Int64, from instant: Instant) {
        change.withLock { $0 = (instant, hours * hour) }
    }

    func at(_ instant: Instant) -> Int64 {
        if let change = change.withLock({ $0 }), instant >= change.at { return change.seconds }
        return seconds.withLock { $0 }
    }
}

/// An engine with its records in a temporary folder and its clock in a variable.
///
/// The folder is removed with the object.
final class EngineRun {
    let path: String
    var now = morning
    /// Seconds east of UTC of the local zone.
    let zoneOffset = ZoneOffset()
    private(set) var alarm: Instant?
    private var scheduled: [() -> Void] = []
    private var nextID = 100
    private(set) var changes: [Change] = []
    private var running: Engine?
    /// Of the next engine that starts.
    var authority: Authority?
    private let disk: VirtualDisk?

    /// - Parameter disk: has the records; nil for the temporary folder.
    init(authority: Authority? = nil, on disk: VirtualDisk? = nil) {
        self.authority = authority
        self.disk = disk
        var template = Array("\(PrivateSession.temporaryFolder)/atrest-core-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { fatalError("no temporary folder") }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        start()
    }

    deinit {
        running = nil
        _ = try? ChildProcess("/bin/rm", ["-rf", path], environment: [:]).wait()
    }

    var folder: DataFolder { disk?.dataFolder() ?? DataFolder(path: path + "/atrest") }

    var engine: Engine { running! }

    var snapshot: Snapshot { engine.snapshot }

    /// Starts the engine on the folder, as a new process does.
    func start() {
        running = nil
        scheduled = []
        alarm = nil
        let engine = Engine(
            folder: folder,
            environment: EngineEnvironment(
                now: { [unowned self] in now },
                zone: Zone { [zoneOffset] in zoneOffset.at($0) },
                setAlarm: { [unowned self] in alarm = $0 },
                schedule: { [unowned self] _, body in scheduled.append(body) },
                makeID: { [unowned self] in
                    nextID += 1
                    let number = [UInt8(nextID / 256), UInt8(nextID % 256)]
                    return RecordID(bytes: [UInt8](repeating: 0, count: 14) + number)!
                },
                usage: { Usage(since: morning) }, authority: authority))
        engine.onChange = { [unowned self] in changes.append($0) }
        running = engine
        waitForLock()
        try? engine.prepareRead()
        runAlarm()
        changes = []
    }

    /// Takes the lock of the folder, which a process that another test starts may hold until it has
    /// replaced its program.
    func waitForLock() { _ = try? engine.lock(waiting: .seconds(30)) }

    /// Ends the engine in the same way as a process that is killed.
    func stop() { running = nil }

    /// Advances the clock. The alarm rings if it is due.
    func pass(_ seconds: Int64) {
        let end = now + seconds
        while let due = alarm, due <= end {
            now = max(now, due)
            runAlarm()
        }
        now = end
    }

    /// Makes the alarm ring if it is due.
    func runAlarm() {
        guard let due = alarm, due <= now else { return }
        alarm = nil
        engine.tick()
    }

    /// Runs all scheduled closures, and those that they schedule.
    func runScheduled() {
        while !scheduled.isEmpty {
            let bodies = scheduled
            scheduled = []
            for body in bodies { body() }
        }
    }

    /// The changes since the last call.
    func takeChanges() -> [Change] {
        defer { changes = [] }
        return changes
    }

    /// The events since the last call.
    func takeEvents() -> [Event] { takeChanges().flatMap(\.events) }

    /// The refusal of a command; nil if it succeeded.
    func refusal(_ command: Command) -> Refusal? {
        do throws(Refusal) {
            try engine.perform(command)
            return nil
        } catch { return error }
    }
}
