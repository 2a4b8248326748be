import Fasting
import Testing

/// Which fasts that a merge brings are named: those that overlap another one, and the very long ones.
struct MergeReportTests {
    /// Instants are in hours after this one.
    private static let origin = Instant(secondsSinceEpoch: 1_790_000_000)
    private static let now = at(1000)

    private static func at(_ hour: Int64) -> Instant { origin + hour * 3600 }

    private static func id(_ number: UInt8) -> RecordID {
        RecordID(bytes: [UInt8](repeating: number, count: 16))!
    }

    private static func fast(_ number: UInt8, _ start: Int64, _ end: Int64) -> Session {
        Session(id: id(number), start: at(start), end: at(end), endOffset: 0, target: .standard)
    }

    private static func span(_ fast: Session) -> MergeReport.Span {
        .init(start: fast.start, end: fast.end)
    }

    /// As the store does it.
    private static func report(
        _ entries: [Session], into kept: [Session] = [], active: (id: UInt8, start: Int64)? = nil
    ) -> MergeReport {
        var check = MergeCheck()
        for entry in entries {
            let existing = kept.first { $0.id == entry.id }
            switch entry.merge(into: existing, active: active.map { id($0.id) }, now: now) {
            case .new(let merged): check.bring(merged, isStored: false)
            case .changed(let merged): check.bring(merged, isStored: true)
            case .equal, .short: break
            }
        }
        if let earliest = check.earliest {
            for fast in kept where fast.end > earliest { check.keep(fast) }
        }
        return check.report(running: active.map { at($0.start) })
    }

    @Test func overlapsAreCountedAndNamed() {
        let kept = [Self.fast(1, 10, 26), Self.fast(2, 40, 60)]
        // Fasts that touch do not overlap.
        #expect(Self.report([Self.fast(3, 26, 40)], into: kept) == MergeReport())
        let fast = Self.fast(3, 20, 36)
        let one = Self.report([fast], into: kept)
        #expect(one.overlapping == 1)
        #expect(one.overlaps == [.init(fast: Self.span(fast), other: Self.span(kept[0]))])
        // What follows later, and what lies around it.
        let later = Self.report([Self.fast(3, 30, 41)], into: kept)
        #expect(later.overlaps.map(\.other) == [Self.span(kept[1])])
        #expect(Self.report([Self.fast(3, 0, 100)], into: kept).overlapping == 1)
        #expect(Self.report([Self.fast(3, 12, 20)], into: kept).overlapping == 1)
    }

    @Test func overlapsAmongTheBroughtNameEachPairOnce() {
        let two = Self.report([Self.fast(1, 10, 26), Self.fast(2, 20, 40)])
        #expect(two.overlapping == 2)
        #expect(two.overlaps.count == 1)
        let many = Self.report((1...20).map { Self.fast($0, Int64($0), Int64($0) + 10) })
        #expect(many.overlapping == 20)
        #expect(many.overlaps.count == MergeReport.mostNamed)
    }

    /// Records that are already here do not count as brought.
    @Test func equalRecordsAreNotNamed() {
        let kept = [Self.fast(1, 10, 26), Self.fast(2, 20, 40), Self.fast(3, 100, 400)]
        #expect(Self.report(kept, into: kept) == MergeReport())
        // The later end wins, so the merge changes one of them.
        #expect(Self.report([Self.fast(2, 20, 41)], into: kept).overlapping == 1)
        #expect(Self.report([Self.fast(2, 20, 39)], into: kept) == MergeReport())
    }

    /// A file may have one fast twice. It does not overlap itself.
    @Test func aFastThatComesTwiceIsOne() {
        let twice = [Self.fast(1, 10, 26), Self.fast(1, 10, 30), Self.fast(1, 10, 20)]
        #expect(Self.report(twice) == MergeReport())
        #expect(Self.report(twice + [Self.fast(2, 28, 40)]).overlapping == 2)
    }

    @Test func theRunningFastHasNoEnd() {
        let over = Self.report([Self.fast(1, 970, 990)], active: (9, 980))
        #expect(over.overlaps.map(\.other) == [.init(start: Self.at(980), end: nil)])
        #expect(Self.report([Self.fast(1, 960, 980)], active: (9, 980)) == MergeReport())
        // A record with its id is skipped.
        #expect(Self.report([Self.fast(9, 970, 990)], active: (9, 980)) == MergeReport())
    }

    @Test func fastsOverAWeekAreNamed() {
        let found = Self.report([
            Self.fast(1, 0, 168), Self.fast(2, 600, 769), Self.fast(3, 400, 569),
        ])
        #expect(found.long == 2)
        #expect(
            found.longest == [Self.span(Self.fast(2, 600, 769)), Self.span(Self.fast(3, 400, 569))])
    }

    /// Every overlap of the result that the merge brings is found.
    @Test func countsAreThoseOfAllPairs() {
        var seed: UInt64 = 1
        func number(_ range: ClosedRange<Int64>) -> Int64 {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return range.lowerBound + Int64(seed >> 33) % (range.upperBound - range.lowerBound + 1)
        }
        for _ in 0..<300 {
            func fasts(_ ids: ClosedRange<UInt8>) -> [Session] {
                ids.map { id in
                    let start = number(0...200)
                    return Self.fast(id, start, start + number(4...60))
                }
            }
            let (kept, brought) = (fasts(1...6), fasts(5...12))
            var result = Dictionary(uniqueKeysWithValues: kept.map { ($0.id, $0) })
            for fast in brought { result[fast.id] = result[fast.id]?.merged(with: fast) ?? fast }
            let expected = result.values.count { fast in
                !kept.contains(fast)
                    && result.values.contains {
                        $0.id != fast.id && $0.interval.overlaps(fast.interval)
                    }
            }
            #expect(Self.report(brought, into: kept).overlapping == expected)
        }
    }
}
