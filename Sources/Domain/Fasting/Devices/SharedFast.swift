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

    public init(_ registers: Registers, _ id: RecordID, now: Instant) {
        guard registers.isThere, let start = registers[.start]?.value.instant,
            let ending = registers[.ending]?.value.ending
        else {
            self = .absent
            return
        }
        // No client can have sent such a start.
        guard start.secondsSinceEpoch > 0 else {
            self = .broken
            return
        }
        let target = registers[.target]?.value.target
        let note = registers[.note]?.value.note ?? .none
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

extension WaterEntry {
    /// - Returns: nil if it is removed, in the future of the reader, or not completely known yet.
    public init?(_ registers: Registers, _ id: RecordID, now: Instant) {
        guard registers.isThere, let at = registers[.at]?.value.instant,
            let amount = registers[.amount]?.value.amount, at <= now + SharedFast.tolerance
        else { return nil }
        self.init(id: id, at: at, amount: amount)
    }
}

/// The fasts that run on any of the machines. They are the same fast, begun more than once, so the one that began first is
/// shown. A fast is covered, and not shown, if another fast that was running ended after it began, and the act that
/// ended it is later than the act that began this one (rule: docs/rules/devices.md, What people see).
public struct RunningFasts: Sendable {
    public struct Fast: Equatable, Sendable {
        public let id: RecordID
        public let start: Instant
        /// When the act was made that began it.
        public let begun: ActClock
        public let isShown: Bool
        /// The name of the machine whose act it was; "" if it has none.
        public let machine: String

        public init(
            id: RecordID, start: Instant, begun: ActClock, isShown: Bool = false,
            machine: String = ""
        ) {
            self.id = id
            self.start = start
            self.begun = begun
            self.isShown = isShown
            self.machine = machine
        }
    }

    public let fasts: [Fast]
    /// The latest end first, each with the latest act of the ends up to it.
    private var ends: [(end: Instant, act: ActClock)] = []

    /// - Parameter ends: of fasts that ran, with the acts that ended them. An end in the future covers nothing yet, and is
    ///   not among them: it is that of a clock that is ahead.
    public init(_ fasts: [Fast], ends: [(end: Instant, act: ActClock)]) {
        self.fasts = fasts
        for (end, act) in ends.sorted(by: { $0.end > $1.end }) {
            self.ends.append((end, max(act, self.ends.last?.act ?? act)))
        }
    }

    /// The fasts that are not covered, the earliest first.
    public var uncovered: [Fast] {
        fasts.filter { !isCovered($0) }.sorted { ($0.start, $0.id) < ($1.start, $1.id) }
    }

    private func isCovered(_ fast: Fast) -> Bool {
        // The number of ends that are later than its start.
        var (low, high) = (0, ends.count)
        while low < high {
            let middle = (low + high) / 2
            if ends[middle].end > fast.start { low = middle + 1 } else { high = middle }
        }
        return low > 0 && ends[low - 1].act > fast.begun
    }
}
