/// What the registers of a fast together mean (rule: docs/rules/devices.md, Registers).
public enum SharedFast: Equatable, Sendable {
    /// It is deleted, or not enough of it is known yet.
    case absent
    case running(start: Instant, target: Target, note: Note)
    case kept(Session)
    /// Its registers break a rule together. It is stored, and not shown.
    case broken

    /// How far a time may be in the future of the reader, in seconds: a day.
    public static let tolerance: Int64 = 24 * secondsPerHour

    public init(_ registers: FastRegisters, _ id: RecordID, now: Instant) {
        guard registers.there?.value == true, let start = registers.start?.value,
            let ending = registers.ending?.value
        else {
            self = .absent
            return
        }
        let target = registers.target?.value
        let note = registers.note?.value ?? .none
        switch ending {
        case .running:
            self =
                start > now + Self.tolerance
                ? .broken : .running(start: start, target: target ?? .standard, note: note)
        case .ended(let end, let offset):
            let isRight = end - start >= Session.shortest && end <= now + Self.tolerance
            self =
                isRight
                ? .kept(
                    Session(
                        id: id, start: start, end: end, endOffset: offset, target: target,
                        note: note))
                : .broken
        }
    }
}

extension WaterRegisters {
    /// The entry; nil if it is removed, in the future of the reader, or not wholly known yet.
    public func entry(_ id: RecordID, now: Instant) -> WaterEntry? {
        guard there?.value == true, let at = at?.value, let amount = amount?.value,
            at <= now + SharedFast.tolerance
        else { return nil }
        return WaterEntry(id: id, at: at, amount: amount)
    }
}

/// A fast that runs somewhere.
public struct ConcurrentFast: Equatable, Sendable {
    public let id: RecordID
    public let start: Instant

    public init(id: RecordID, start: Instant) {
        self.id = id
        self.start = start
    }

    /// Chooses which of several fasts is shown: it is the same fast, begun twice, so the one that began
    /// first. One that began before the end of a fast that ran is covered by it and not shown
    /// (rule: docs/rules/devices.md, What people see).
    ///
    /// - Parameter isCovered: whether a fast that ran has ended after this instant, and began before it.
    public static func shown(
        of fasts: [ConcurrentFast], isCovered: (ConcurrentFast) -> Bool
    ) -> ConcurrentFast? {
        fasts.sorted { ($0.start, $0.id) < ($1.start, $1.id) }.first { !isCovered($0) }
    }
}
