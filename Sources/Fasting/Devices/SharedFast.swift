/// What the registers of a fast mean together (rule: docs/rules/devices.md, Registers).
public enum SharedFast: Equatable, Sendable {
    /// It is deleted, or not enough is known about it yet.
    case absent
    case running(start: Instant, target: Target, note: Note)
    case kept(Session)
    /// Its registers together break a rule. It is stored, and not shown.
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
        // No client can have sent such a start.
        guard start.secondsSinceEpoch > 0 else {
            self = .broken
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
    /// The entry; nil if it is removed, in the future of the reader, or not completely known yet.
    public func entry(_ id: RecordID, now: Instant) -> WaterEntry? {
        guard there?.value == true, let at = at?.value, let amount = amount?.value,
            at <= now + SharedFast.tolerance
        else { return nil }
        return WaterEntry(id: id, at: at, amount: amount)
    }
}

/// A fast that is running on any of the machines.
public struct ConcurrentFast: Equatable, Sendable {
    public let id: RecordID
    public let start: Instant

    public init(id: RecordID, start: Instant) {
        self.id = id
        self.start = start
    }

    /// Chooses which of several running fasts is shown. They are the same fast, begun more than once, so
    /// the one that began first is shown. A fast is covered and not shown if another fast that was running
    /// ended after it began (rule: docs/rules/devices.md, What people see).
    ///
    /// - Parameter isCovered: whether another fast that was running ended after this one began, by an act
    ///   that is later than the act that began this one.
    public static func shown(
        of fasts: [ConcurrentFast], isCovered: (ConcurrentFast) -> Bool
    ) -> ConcurrentFast? {
        fasts.sorted { ($0.start, $0.id) < ($1.start, $1.id) }.first { !isCovered($0) }
    }
}
