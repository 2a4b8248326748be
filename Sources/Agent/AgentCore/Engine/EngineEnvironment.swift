import Compline
import Fasting
import Licences
import LocalTime

/// What the engine needs from outside: clock, zone, alarm, later turns of the event loop, ids.
///
/// The agent passes the system's; a test passes variables.
public struct EngineEnvironment {
    public var now: () -> Instant
    public var zone: Zone
    /// Calls ``Engine/tick()`` at an instant. A new instant replaces the last one; nil cancels it.
    public var setAlarm: (Instant?) -> Void
    /// Runs a closure after a delay, on a later turn of the event loop.
    public var schedule: (Duration, @escaping () -> Void) -> Void
    /// Makes a new random id.
    public var makeID: () throws -> RecordID
    /// What this process has used so far.
    public var usage: () -> Usage
    /// Reads the words of the night prayer.
    public var readOffice: () -> Office
    /// Who makes the licences of this installation; nil if nothing needs one.
    public var authority: Authority?

    public init(
        now: @escaping () -> Instant, zone: Zone, setAlarm: @escaping (Instant?) -> Void,
        schedule: @escaping (Duration, @escaping () -> Void) -> Void,
        makeID: @escaping () throws -> RecordID, usage: @escaping () -> Usage,
        readOffice: @escaping () -> Office = { .builtIn },
        authority: Authority? = nil
    ) {
        self.now = now
        self.zone = zone
        self.setAlarm = setAlarm
        self.schedule = schedule
        self.makeID = makeID
        self.usage = usage
        self.readOffice = readOffice
        self.authority = authority
    }

    /// The present local day, as in `2026-11-21`.
    var today: String { TimeText.date(zone.civil(now())) }
}
