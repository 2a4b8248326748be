import Client
import Fasting
import LocalTime

extension AgentProxy {
    /// Water as the agent has it, but with the sum of the day in the zone of this program. The agent may
    /// have another zone, and its own sum is of its day.
    package func water(
        in zone: Zone, now: Instant = Clock.now
    ) throws(ClientError) -> Water1State {
        try ofDay(try water1.state(), in: zone, now: now)
    }

    /// Replaces the sum of the agent's day.
    package func ofDay(
        _ state: Water1State, in zone: Zone, now: Instant = Clock.now
    ) throws(ClientError) -> Water1State {
        let midnight = max(zone.start(of: zone.civil(now)), Instant(secondsSinceEpoch: 1))
        let entries = try waterEntries(since: midnight).filter { $0.at <= now }
        var state = state
        state.todayMilliliters = UInt32(
            clamping: entries.reduce(0) { $0 + $1.amount.milliliters })
        return state
    }
}
