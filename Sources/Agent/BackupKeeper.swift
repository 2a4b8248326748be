import Fasting
import LocalTime
import SDBus
import Store

/// Makes one backup a day, with the day's first write, between other things.
final class BackupKeeper {
    private let folder: DataFolder
    private let zone: Zone
    private let loop: SDEventLoop
    private let log: Log
    private var backup: Backup?
    private var source: EventSource?
    private var timer: SDEventTimer?
    /// Of this day there is one.
    private var lastDay = ""
    /// After a failure, not before this.
    private var nextAttempt = Instant(secondsSinceEpoch: 0)

    /// Seconds.
    private static let retryDelay: Int64 = 3600

    init(folder: DataFolder, zone: Zone, loop: SDEventLoop, log: Log) {
        self.folder = folder
        self.zone = zone
        self.loop = loop
        self.log = log
    }

    /// Something was stored.
    func wrote(to store: Store) {
        let now = Clock.now
        let day = TimeText.date(zone.civil(now))
        guard day != lastDay, backup == nil, now >= nextAttempt else { return }
        if folder.hasBackup(of: day) {
            lastDay = day
            return
        }
        attempt { () throws(StoreError) in
            backup = try store.beginBackup(in: folder, day: day)
            lastDay = day
        }
        next()
    }

    /// The records that were being copied are no longer there.
    func letGo() { over() }

    /// Microseconds until a file is looked at again that somebody holds.
    private static let holdDelay = Duration.milliseconds(200)

    private func next() {
        if backup != nil { source = try? loop.addDeferred { [unowned self] in step() } }
    }

    private func step() {
        attempt { () throws(StoreError) in
            switch try backup?.step() {
            case nil, .whole?: over()
            case .more?: next()
            case .held?: wait()
            }
        }
    }

    private func wait() {
        timer = try? loop.addTimer(.monotonic, accuracy: .milliseconds(50)) { [unowned self] in
            step()
        }
        try? timer?.arm(after: Self.holdDelay)
    }

    private func attempt(_ body: () throws(StoreError) -> Void) {
        do throws(StoreError) { try body() } catch {
            log(.warning, "\(error.operation): \(error.cause)")
            nextAttempt = Clock.now + Self.retryDelay
            lastDay = ""
            over()
        }
    }

    private func over() {
        backup = nil
        source = nil
        timer = nil
    }
}
