import Fasting
import Testing

/// What becomes of a fast that ran when a file was written.
struct RunningFastTests {
    /// Instants are in hours after this one.
    private static let origin = Instant(secondsSinceEpoch: 1_790_000_000)
    private static func at(_ hour: Int64) -> Instant { origin + hour * 3600 }

    private static func id(_ number: UInt8) -> RecordID {
        RecordID(bytes: [UInt8](repeating: number, count: 16))!
    }

    private static func fast(_ number: UInt8, _ start: Int64, _ end: Int64) -> Session {
        Session(id: id(number), start: at(start), end: at(end), endOffset: 0, target: .standard)
    }

    /// The start, the fasts that are kept and the one that runs, and what becomes of the fast 7.
    @Test(
        arguments: [
            (990, [], nil, .starts), (990, [fast(1, 970, 990)], nil, .starts),
            (990, [], id(8), .anotherRuns), (990, [fast(1, 970, 991)], nil, .overlaps),
            (1000 - 168, [], nil, .starts), (1000 - 169, [], nil, .tooLongAgo),
            // It runs here, or has ended here since.
            (990, [], id(7), .here), (990, [fast(7, 990, 999)], nil, .here),
        ] as [(Int64, [Session], RecordID?, RunningFast.Fate)])
    func aRunningFastGoesOnUnlessSomethingIsAgainstIt(
        start: Int64, kept: [Session], active: RecordID?, fate: RunningFast.Fate
    ) {
        let fast = RunningFast(id: Self.id(7), start: Self.at(start), target: .standard)
        #expect(fast.fate(among: kept, active: active, now: Self.at(1000)) == fate)
    }
}
