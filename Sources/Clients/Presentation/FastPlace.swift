import Fasting
import LocalTime

extension Session {
    /// The offset at the end of the fast, in minutes east of UTC. nil if it is that of a zone: then the
    /// user is still there, and the zone knows the offset at the start too.
    package func offset(otherThan zone: Zone) -> Int? {
        guard let endOffset, zone.offsetMinutes(at: end) != endOffset else { return nil }
        return endOffset
    }

    /// The zone in which the fast ended.
    ///
    /// - Parameter zone: where the user is.
    package func zone(orElse zone: Zone) -> Zone {
        guard let minutes = offset(otherThan: zone) else { return zone }
        return Zone { _ in Int64(minutes) * 60 }
    }
}
