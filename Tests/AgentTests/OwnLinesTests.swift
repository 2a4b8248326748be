import Fasting
import SeededRandom
import Store
import Testing

@testable import Agent
@testable import Folders

struct OwnLinesTests {
    @Test func rangesHaveTheSameNumbersAsASet() {
        var numbers = SplitMix64(seed: 29)
        for _ in 0..<300 {
            var set: Set<Int64> = []
            var lines = OwnLines()
            for file in 0..<3 {
                let some = (0..<numbers.number(0, 12)).map { _ in numbers.number(1, 20) }
                numbers.chance(1, in: 2)
                    ? lines.set(some, of: "\(file)") : lines.add(Array(some), of: "\(file)")
                set.formUnion(some)
            }
            #expect(lines.count == set.count)
            for number in Int64(0)...21 { #expect(lines.contains(number) == set.contains(number)) }
            #expect(lines.firstMissing(upTo: 20) == (1...20).first { !set.contains($0) })
            #expect(lines.firstMissing(upTo: 0) == nil)
        }
    }

    @Test func fileThatIsGoneTakesItsLinesWithIt() {
        var lines = OwnLines()
        lines.set([1, 2, 3], of: "a")
        lines.set([3, 4], of: "b")
        lines.remove(file: "a")
        #expect(lines.count == 2 && lines.contains(3) && !lines.contains(2))
        #expect(lines.firstMissing(upTo: 4) == 1)
    }

    /// A segment that has more than this machine wrote is read again: a machine with the same id writes there too.
    @Test func segmentThatGrewByMoreIsReadAgain() throws {
        let writer = try #require(Writer("00000000000000000000000000000001-00000001"))
        for (before, added, after, isKnown): (Int64?, Int64, Int64, Bool) in [
            (nil, 90, 90, true), (nil, 90, 180, false), (90, 90, 180, true), (90, 90, 270, false),
            (90, 90, 91, false),
        ] {
            let name = "\(writer)/000001.jsonl"
            let known = before.map { ReadFile(name: name, size: $0, changed: 1, inode: 5) }
            let extended = DeviceFolder.Extended(
                file: DeviceFolder.File(
                    writer: writer, name: name, size: after, changed: 2, inode: 5),
                added: added, lines: 1)
            let expected = ReadFile(name: name, size: after, changed: 2, inode: 5)
            #expect(ReadFile(extended, after: known) == (isKnown ? expected : nil))
        }
    }

    /// Calls list the folder only if its disk reports no changes, and at most once a minute.
    @Test func folderThatReportsChangesIsNotListedByCalls() {
        let now = Instant(secondsSinceEpoch: 1_800_000_000)
        for ago: Int64 in [-3600, 0, 59, 60, 3600, 1 << 40] {
            #expect(!LookRule(reportsChanges: true).isDue(last: now - ago, now: now))
        }
        for (ago, isDue): (Int64, Bool) in [(0, false), (59, false), (60, true), (-60, true)] {
            #expect(LookRule(reportsChanges: false).isDue(last: now - ago, now: now) == isDue)
        }
    }
}
