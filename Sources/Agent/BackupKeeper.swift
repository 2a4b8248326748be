import Fasting
import LocalTime
import SDBus
import Store

/// Makes one backup a day, with the day's first write, between other things.
final class BackupKeeper {
    private let folder: DataFolder
    private let zone: Zone
    private let loop: EventLoop
    private let log: Log
    private var backup: Backup?
    private var source: EventSource?
    /// Of this day there is one.
    private var lastDay = ""
    /// After a failure, not before this.
    private var nextAttempt = Instant(secondsSinceEpoch: 0)

    /// Seconds.
    private static let retryDelay: Int64 = 3600

    init(folder: DataFolder, zone: Zone, loop: EventLoop, log: Log) {
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

    private func next() {
        guard backup != nil else { return }
        source = try? loop.addDeferred { [unowned self] in
            var isWhole = false
            attempt { () throws(StoreError) in isWhole = try backup?.step() ?? true }
            if isWhole { over() } else { next() }
        }
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
    }
}
