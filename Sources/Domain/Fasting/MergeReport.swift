/// What fasts that a merge brings are, besides new or changed: some overlap another one, and some are very
/// long. All are kept.
public struct MergeReport: Equatable, Sendable {
    /// From when to when a fast was.
    public struct Span: Equatable, Sendable {
        public let start: Instant
        /// nil for the fast that runs.
        public let end: Instant?

        public init(start: Instant, end: Instant?) { (self.start, self.end) = (start, end) }
    }

    /// A fast that the merge brings, and another one that it overlaps.
    public struct Overlap: Equatable, Sendable {
        public let fast: Span
        public let other: Span

        public init(fast: Span, other: Span) { (self.fast, self.other) = (fast, other) }
    }

    /// How many fasts that the merge brings overlap another one.
    public var overlapping = 0
    /// The first of them, by their starts.
    public var overlaps: [Overlap] = []
    /// How many fasts that the merge brings are too long to be typed.
    public var long = 0
    /// The first of them, in the order of the merge.
    public var longest: [Span] = []

    /// How many are named. The others are only counted.
    public static let mostNamed = 3

    public init() {}
}

/// Collects the fasts that a merge brings, and finds what is to be said about them.
public struct MergeCheck {
    private struct Fast {
        let id: RecordID
        let start: Instant
        let end: Instant
        let isBrought: Bool

        var span: MergeReport.Span { .init(start: start, end: end) }
    }

    private var found = MergeReport()
    private var fasts: [Fast] = []
    private var replaced: Set<RecordID> = []

    public init() {}

    /// Notes a fast as it will be after the merge.
    ///
    /// - Parameter isStored: whether it takes the place of a stored one.
    public mutating func bring(_ fast: Session, isStored: Bool) {
        fasts.append(Fast(id: fast.id, start: fast.start, end: fast.end, isBrought: true))
        if isStored { replaced.insert(fast.id) }
        guard fast.duration > Session.longestTyped else { return }
        found.long += 1
        if found.longest.count < MergeReport.mostNamed {
            found.longest.append(.init(start: fast.start, end: fast.end))
        }
    }

    /// The start of the earliest fast that the merge brings; nil if it brings none.
    public var earliest: Instant? { fasts.lazy.map(\.start).min() }

    /// Notes a stored fast. Only those that end after ``earliest`` are needed.
    public mutating func keep(_ fast: Session) {
        if replaced.contains(fast.id) { return }
        fasts.append(Fast(id: fast.id, start: fast.start, end: fast.end, isBrought: false))
    }

    /// - Parameter running: the start of the fast that runs; nil if none does.
    public consuming func report(running: Instant?) -> MergeReport {
        // A file may have one fast twice. The one that ends later is kept.
        fasts.sort { ($0.id, $1.end) < ($1.id, $0.end) }
        var last: RecordID?
        fasts.removeAll { fast in
            defer { last = fast.id }
            return fast.id == last
        }
        fasts.sort { ($0.start, $0.end, $0.id) < ($1.start, $1.end, $1.id) }
        findOverlaps(running)
        return found
    }

    private mutating func findOverlaps(_ running: Instant?) {
        // Of the fasts so far, the one that ends last.
        var last: Fast?
        // The pairs that are named. If both fasts are brought, only one of them names the other.
        var named: [(RecordID, RecordID)] = []
        for (place, fast) in fasts.enumerated() {
            defer { if last.map({ $0.end < fast.end }) ?? true { last = fast } }
            guard fast.isBrought else { continue }
            let next = place + 1 < fasts.count ? fasts[place + 1] : nil
            let other = [last.flatMap { $0.end > fast.start ? $0 : nil }, next]
                .lazy.compactMap(\.self).first { $0.start < fast.end }
            guard other != nil || running.map({ $0 < fast.end }) == true else { continue }
            found.overlapping += 1
            if found.overlaps.count == MergeReport.mostNamed { continue }
            if let other {
                if named.contains(where: { $0 == (other.id, fast.id) }) { continue }
                named.append((fast.id, other.id))
            }
            let span = other?.span ?? running.map { .init(start: $0, end: nil) }
            if let span { found.overlaps.append(.init(fast: fast.span, other: span)) }
        }
    }
}
