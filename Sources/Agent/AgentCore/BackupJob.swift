import Fasting
import Store

/// Makes one backup a day, with the day's first write. It copies in small steps, so that callers are
/// answered in between.
final class BackupJob {
    private enum State {
        case idle
        case copying(Backup)
    }

    private let folder: DataFolder
    private let environment: EngineEnvironment
    private var state = State.idle
    /// The day of the last backup, as in `2026-11-21`.
    private var lastDay = ""
    /// After a failure, no attempt is made before this instant.
    private var nextAttempt = Instant(secondsSinceEpoch: 0)

    /// Seconds.
    private static let retryDelay: Int64 = 3600
    /// How long to wait if another program holds the file.
    private static let holdDelay = Duration.milliseconds(200)

    init(folder: DataFolder, environment: EngineEnvironment) {
        self.folder = folder
        self.environment = environment
    }

    /// Starts the day's backup unless there is one. Call it after each write.
    ///
    /// - Parameter onFailure: gets the reason if the backup fails, also later.
    func startIfDue(_ store: Store, onFailure: @escaping (StoreError) -> Void) {
        let day = environment.today
        guard case .idle = state, day != lastDay, environment.now() >= nextAttempt else { return }
        do throws(StoreError) {
            if try folder.hasBackup(of: day) {
                lastDay = day
                return
            }
            let backup = try store.beginBackup(in: folder, day: day)
            state = .copying(backup)
            lastDay = day
            step(backup, after: .zero, onFailure)
        } catch {
            fail(error, onFailure)
        }
    }

    /// Stops copying. Call it before the store is closed.
    func cancel() {
        lastDay = ""
        state = .idle
    }

    private func step(
        _ backup: Backup, after delay: Duration, _ onFailure: @escaping (StoreError) -> Void
    ) {
        environment.schedule(delay) { [weak self, weak backup] in
            guard let self, let backup, case .copying(let current) = state, current === backup
            else { return }
            do throws(StoreError) {
                switch try backup.step() {
                case .whole: state = .idle
                case .more: step(backup, after: .zero, onFailure)
                case .held: step(backup, after: Self.holdDelay, onFailure)
                }
            } catch {
                fail(error, onFailure)
            }
        }
    }

    private func fail(_ error: StoreError, _ onFailure: (StoreError) -> Void) {
        state = .idle
        lastDay = ""
        nextAttempt = environment.now() + Self.retryDelay
        onFailure(error)
    }
}
