import Client
import Fasting
import Interchange

extension RecordsImport {
    /// Leaves out the fasts of another program's file that are here already: both ends within a minute, but with
    /// another id, as from two exports of one program. Counts those with the id of one here that differ and
    /// change nothing. The call waits for its answer.
    package mutating func compare(with agent: AgentProxy, now: Instant) throws(Problem) {
        guard let earliest = file.sessions.map(\.start).min() else { return }
        let first = Instant(secondsSinceEpoch: 1)
        let kept = try asking { try agent.sessions(since: max(earliest - Self.nearness, first)) }
        compare(with: kept, now: now)
    }

    /// In seconds.
    private static let nearness: Int64 = 60

    mutating func compare(with kept: [Session], now: Instant) {
        let here = Dictionary(kept.map { ($0.id, $0) }) { first, _ in first }
        differing = file.sessions.count { session in
            guard let same = here[session.id], same != session else { return false }
            return session.merge(into: same, active: nil, now: now) == .equal
                && (same.start != session.start || same.end != session.end
                    || session.target != nil
                        && same.target != session.target
                    || session.note.stated != nil && same.note != session.note)
        }
        if case .atrest = file.source { return }
        let ordered = kept.sorted { $0.start < $1.start }
        let found = file.sessions.filter { session in
            here[session.id] == nil && Self.hasTwin(session, in: ordered)
        }
        twins = found.count
        if twins > 0 { file = file.without(Set(found.map(\.id))) }
    }

    /// - Parameter kept: by start.
    private static func hasTwin(_ session: Session, in kept: [Session]) -> Bool {
        var (low, high) = (0, kept.count)
        while low < high {
            let middle = (low + high) / 2
            if kept[middle].start < session.start - nearness {
                low = middle + 1
            } else {
                high = middle
            }
        }
        while low < kept.count, kept[low].start <= session.start + nearness {
            if abs(kept[low].end - session.end) <= nearness { return true }
            low += 1
        }
        return false
    }
}
