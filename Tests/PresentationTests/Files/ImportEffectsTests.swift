import Fasting
import Interchange
import Presentation
import Testing

/// What an import would do besides the records that it counts.
struct ImportEffectsTests {
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

    private static func running(
        _ number: UInt8, since start: Int64, target: Target = .standard
    ) -> RunningFast {
        RunningFast(id: id(number), start: at(start), target: target)
    }

    private static func effects(
        _ brought: [Session], into kept: [Session] = [], active: RunningFast? = nil,
        running: RunningFast? = nil
    ) -> ImportEffects {
        ImportEffects(importing: brought, into: kept, active: active, running: running, now: now)
    }

    @Test func overlapsAreCountedAndNamed() {
        let kept = [Self.fast(1, 10, 26), Self.fast(2, 40, 60)]
        // Fasts that touch do not overlap.
        #expect(Self.effects([Self.fast(3, 26, 40)], into: kept) == ImportEffects())
        let one = Self.effects([Self.fast(3, 20, 36)], into: kept)
        #expect(one.overlapping == 1)
        #expect(one.overlaps.map(\.fast.id) == [Self.id(3)])
        #expect(one.overlaps.map(\.other) == [.kept(kept[0])])
        // What follows later, and what lies around it.
        #expect(
            Self.effects([Self.fast(3, 30, 41)], into: kept).overlaps.first?.other == .kept(kept[1])
        )
        #expect(Self.effects([Self.fast(3, 0, 100)], into: kept).overlapping == 1)
        #expect(Self.effects([Self.fast(3, 12, 20)], into: kept).overlapping == 1)
    }

    /// As after any other start with such a target.
    @Test(arguments: [(16, 1), (47, 1), (48, 2), (120, 3)])
    func longTargetOfTheFastThatContinuesHasItsCaution(hours: Double, lines: Int) throws {
        let target = try #require(Target(hours: hours))
        let said = Self.effects([], running: Self.running(9, since: 990, target: target)).lines
        #expect(said.count == lines)
    }

    @Test func overlapsWithinTheFileNameEachPairOnce() {
        let two = Self.effects([Self.fast(1, 10, 26), Self.fast(2, 20, 40)])
        #expect(two.overlapping == 2)
        #expect(two.overlaps.count == 1)
        #expect(two.lines.count == 2)
        let many = Self.effects((1...20).map { Self.fast($0, Int64($0), Int64($0) + 10) })
        #expect(many.overlapping == 20)
        #expect(many.overlaps.count == ImportEffects.mostNamed)
    }

    /// Records that are already here do not count as imported.
    @Test func equalRecordsAreNotNamed() {
        let kept = [Self.fast(1, 10, 26), Self.fast(2, 20, 40), Self.fast(3, 100, 400)]
        #expect(Self.effects(kept, into: kept) == ImportEffects())
        // The later end wins, so the file changes one of them.
        let changed = Self.effects([Self.fast(2, 20, 41)], into: kept)
        #expect(changed.overlapping == 1)
        #expect(Self.effects([Self.fast(2, 20, 39)], into: kept) == ImportEffects())
    }

    @Test func theRunningFastHasNoEnd() {
        let active = Self.running(9, since: 980)
        let over = Self.effects([Self.fast(1, 970, 990)], active: active)
        #expect(over.overlaps.map(\.other) == [.running(since: active.start)])
        #expect(Self.effects([Self.fast(1, 960, 980)], active: active) == ImportEffects())
        // A record with its id is skipped.
        #expect(Self.effects([Self.fast(9, 970, 990)], active: active) == ImportEffects())
    }

    @Test func fastsOverAWeekAreNamed() {
        let effects = Self.effects([Self.fast(1, 0, 168), Self.fast(2, 200, 369)])
        #expect(effects.long.map(\.id) == [Self.id(2)])
        #expect(effects.lines.count == 2)
        #expect(effects.lines.last?.hasPrefix("  169h 0m, ") == true)
    }

    @Test func aRunningFastGoesOnUnlessSomethingIsAgainstIt() {
        let fast = Self.running(7, since: 990)
        #expect(Self.effects([], running: fast).startedFast == fast)
        #expect(Self.effects([Self.fast(1, 970, 990)], running: fast).startedFast == fast)
        #expect(
            Self.effects([], active: Self.running(8, since: 995), running: fast).running
                == .leftOut(fast, .anotherRuns))
        #expect(
            Self.effects([Self.fast(1, 970, 991)], running: fast).running
                == .leftOut(fast, .overlaps))
        let old = Self.running(7, since: 1000 - 169)
        #expect(Self.effects([], running: old).running == .leftOut(old, .tooLongAgo))
        let limit = Self.running(7, since: 1000 - 168)
        #expect(Self.effects([], running: limit).startedFast == limit)
        // It runs here, or has ended here since.
        #expect(Self.effects([], active: fast, running: fast).running == nil)
        #expect(Self.effects([], into: [Self.fast(7, 990, 999)], running: fast).running == nil)
    }

    /// Every overlap of the result that the import brings is found.
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
            #expect(Self.effects(brought, into: kept).overlapping == expected)
        }
    }
}
