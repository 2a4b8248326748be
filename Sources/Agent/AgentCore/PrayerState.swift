import Compline
import Fasting
import LocalTime

/// Whether the night prayer is shown now, and in which night it was shown last.
///
/// Clients tell it. It is in memory only and never stored or logged: nothing may record that
/// the user prayed. Rule: docs/rules/words.md, Compline.
public final class PrayerState {
    /// Called after ``isRunning`` has changed.
    public var onChange: () -> Void = {}
    /// The latest night in which the prayer was shown; nil if it was shown by day only, or not at
    /// all.
    public private(set) var night: PrayerNight?
    /// The clients that show it.
    private var callers: Set<String> = []
    private let environment: EngineEnvironment

    public init(_ environment: EngineEnvironment) { self.environment = environment }

    /// Whether at least one client shows the prayer.
    public var isRunning: Bool { !callers.isEmpty }

    /// - Parameter caller: identifies the client.
    public func begin(_ caller: String) {
        rememberNight()
        let wasRunning = isRunning
        callers.insert(caller)
        if !wasRunning { onChange() }
    }

    /// Does nothing if the client did not begin.
    public func end(_ caller: String) {
        guard callers.remove(caller) != nil else { return }
        rememberNight()
        if !isRunning { onChange() }
    }

    private func rememberNight() {
        if let night = PrayerNight.current(at: environment.now(), zone: environment.zone) {
            self.night = night
        }
    }
}
