import Client
import Fasting
import LocalTime
import SDBus
import Words

/// The values that completion reads from outside.
protocol CompletionSource {
    var now: Instant { get }
    var zone: Zone { get }
    var dateWords: DateWords { get }
    /// The latest fasts, newest first.
    func fasts() -> [Session]
    /// The start of the running fast.
    func runningSince() -> Instant?
    func waterEntries() -> [Completion.Candidate]
    func backups() -> [Completion.Candidate]
    /// The names of the other machines.
    func machines() -> [Completion.Candidate]
}

extension CompletionSource {
    /// An instant in a few characters: `20 Nov 20:00`, or `2025-11-20 20:00` in another year.
    func text(of instant: Instant) -> String {
        zone.civil(instant).year == zone.civil(now).year
            ? TimeText.dated(instant, now: now, zone: zone, words: dateWords)
            : TimeText.full(instant, zone: zone)
    }
}

/// Asks an agent that is running. It never starts one, and answers nothing on any failure.
struct AgentCompletionSource: CompletionSource {
    /// How many records are offered.
    private static let most = 9
    /// How long the shell may wait for each answer.
    private static let timeout = Duration.milliseconds(300)

    var now: Instant { Clock.now }
    var zone: Zone { .system }
    var dateWords: DateWords { .ofUser }

    private func ask<Result>(_ body: (AgentProxy) throws -> Result) -> Result? {
        guard let agent = try? AgentProxy(activates: false),
            (try? agent.bus.setCallTimeout(Self.timeout)) != nil
        else { return nil }
        return try? body(agent)
    }

    func fasts() -> [Session] { ask { try $0.sessions(limit: Self.most) } ?? [] }

    func runningSince() -> Instant? {
        ask { agent in
            let state = try agent.timer1.state()
            return state.isActive ? state.startedAt : nil
        } ?? nil
    }

    func waterEntries() -> [Completion.Candidate] {
        let entries = ask { try $0.waterEntries(since: now - 7 * 86_400) } ?? []
        return entries.prefix(Self.most).map { entry in
            Completion.Candidate(
                value: String(entry.id.description.prefix(Words.shownIDLength)),
                description: "\(text(of: entry.at)), \(entry.amount.milliliters) ml")
        }
    }

    func machines() -> [Completion.Candidate] {
        let devices = ask { try $0.devices1.state() }?.devices ?? []
        return devices.map { device in
            let isUnique = devices.count { $0.name == device.name } == 1
            return Completion.Candidate(name: device.name, isUnique: isUnique, id: device.id)
        }
    }

    func backups() -> [Completion.Candidate] {
        // Another program may own the name of the agent.
        (ask { try $0.journal1.backups() } ?? []).filter { TimeText.date($0.day) != nil }.map {
            Completion.Candidate(
                value: $0.day, description: Words.Completion.fasts(Int($0.fasts)))
        }
    }
}
