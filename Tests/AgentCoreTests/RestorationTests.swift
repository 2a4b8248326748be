import Fasting
import SeededRandom
import Store
import Testing

@testable import AgentCore

/// What differs between the records and a backup.
struct RestorationTests {
    private func fast(_ number: UInt8, hours: Int64 = 16) -> Session {
        session(number, from: -100, to: hours - 100)
    }

    private func water(_ number: UInt8, _ amount: Int = 250) -> WaterEntry {
        WaterEntry(id: id(number), at: morning, amount: WaterAmount(milliliters: amount)!)
    }

    @Test func emptyRecordsDoNotDiffer() {
        let restoration = Restoration(of: RecordSet(), over: RecordSet(), running: nil)
        #expect(restoration.writes.isEmpty)
        #expect(restoration.counts == RestoreCounts())
    }

    @Test func eachDifferenceIsWrittenOnce() {
        let restoration = Restoration(
            of: RecordSet(
                sessions: [fast(1), fast(3, hours: 18), fast(5)], water: [water(12), water(13)]),
            over: RecordSet(
                sessions: [fast(2), fast(3), fast(5)], water: [water(11), water(13, 300)]),
            running: nil)
        #expect(
            restoration.writes == [
                .keep(fast(1)), .removeFast(id(2)), .keep(fast(3, hours: 18)),
                .removeWater(id(11)), .water(water(12)), .water(water(13)),
            ])
        #expect(restoration.counts == RestoreCounts(returned: 2, changed: 2, removed: 2, equal: 1))
        #expect(
            restoration.fasts == [
                .returned(fast(1)), .removed(fast(2)),
                .changed(now: fast(3), backup: fast(3, hours: 18)),
            ])
        #expect(
            restoration.water == [
                .removed(water(11)), .returned(water(12)),
                .changed(now: water(13, 300), backup: water(13)),
            ])
    }

    /// Of each change the newest ones, fasts before water.
    @Test func newestChangesComeFirst() {
        func fast(_ number: UInt8, endsAt hours: Int64) -> Session {
            session(number, from: hours - 16, to: hours)
        }
        let changes = RecordChanges(
            fasts: [
                .returned(fast(1, endsAt: -90)), .returned(fast(2, endsAt: -10)),
                .removed(fast(3, endsAt: -50)), .returned(fast(4, endsAt: -30)),
                .changed(now: fast(5, endsAt: -20), backup: fast(5, endsAt: -99)),
            ], water: [.returned(water(11)), .removed(water(12))])
        #expect(
            changes.newest(2)
                == RecordChanges(
                    fasts: [
                        .returned(fast(2, endsAt: -10)),
                        .changed(now: fast(5, endsAt: -20), backup: fast(5, endsAt: -99)),
                        .returned(fast(4, endsAt: -30)), .removed(fast(3, endsAt: -50)),
                    ], water: [.removed(water(12))]))
        #expect(changes.newest(9).fasts.count == 5)
        #expect(changes.newest(0) == RecordChanges())
    }

    @Test func fastThatRunsNowStays() {
        let restoration = Restoration(
            of: RecordSet(sessions: [fast(1), fast(2)]), over: RecordSet(), running: id(1))
        #expect(restoration.writes == [.keep(fast(2))])
        #expect(restoration.counts == RestoreCounts(returned: 1))
    }

    /// It ended after the backup was made, and would be removed.
    @Test func fastThatRanInTheBackupStays() {
        let restoration = Restoration(
            of: RecordSet(active: id(1)), over: RecordSet(sessions: [fast(1), fast(2)]),
            running: nil)
        #expect(restoration.writes == [.removeFast(id(2))])
        #expect(restoration.counts == RestoreCounts(removed: 1))
    }

    /// With random records, what is written leads from the present records to those of the backup.
    @Test func writesLeadToTheBackup() {
        var numbers = SplitMix64(seed: 7)
        for _ in 0..<2000 {
            let ids = (0..<12).map { UInt8($0) }
            func records() -> RecordSet {
                RecordSet(
                    sessions: ids.filter { _ in numbers.chance(1, in: 2) }.map {
                        fast($0, hours: 16 + numbers.number(0, 1))
                    },
                    water: ids.filter { _ in numbers.chance(1, in: 2) }.map {
                        water($0, 250 + Int(numbers.number(0, 1)))
                    })
            }
            let (backup, present) = (records(), records())
            let restoration = Restoration(of: backup, over: present, running: nil)
            #expect(Self.apply(restoration.writes, to: present) == backup)
            let counts = restoration.counts
            let written = counts.returned + counts.changed + counts.removed
            #expect(written == restoration.writes.count)
            #expect(
                counts.returned + counts.changed + counts.equal
                    == backup.sessions.count + backup.water.count)
            #expect(
                counts.changed + counts.equal + counts.removed
                    == present.sessions.count + present.water.count)
            let again = Restoration(of: backup, over: backup, running: nil)
            #expect(again.writes.isEmpty)
        }
    }

    private static func apply(_ writes: [RecordWrite], to records: RecordSet) -> RecordSet {
        var sessions = Dictionary(uniqueKeysWithValues: records.sessions.map { ($0.id, $0) })
        var water = Dictionary(uniqueKeysWithValues: records.water.map { ($0.id, $0) })
        for write in writes {
            switch write {
            case .keep(let session): sessions[session.id] = session
            case .hide(.fast, let id, _): sessions[id] = nil
            case .water(let entry): water[entry.id] = entry
            case .hide(.water, let id, _): water[id] = nil
            case .run: Issue.record("a fast was started")
            }
        }
        return RecordSet(
            sessions: sessions.values.sorted { $0.id < $1.id },
            water: water.values.sorted { $0.id < $1.id })
    }
}
