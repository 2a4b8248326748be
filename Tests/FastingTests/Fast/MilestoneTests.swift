import Fasting
import Testing

struct MilestoneTests {
    static let borders: [(Milestone, Int64)] = [
        (.digestionCompleting, 0), (.beginningToShift, 4), (.metabolicTransition, 8),
        (.deeperRhythm, 12), (.extendedFast, 16), (.prolongedFast, 24),
    ]

    @Test(arguments: borders)
    func lowerBoundIsInclusive(milestone: Milestone, hours: Int64) {
        #expect(milestone.beginsAfter == hours * 3600)
        #expect(Milestone(elapsed: hours * 3600) == milestone)
        #expect(Milestone(elapsed: hours * 3600 + 1) == milestone)
    }

    @Test(arguments: Array(Milestone.transitions), [1, 2, 3600] as [Int64])
    func upperBoundIsExclusive(milestone: Milestone, seconds: Int64) throws {
        let before = Milestone(elapsed: milestone.beginsAfter - seconds)
        #expect(before.next == milestone)
        #expect(before < milestone)
    }

    @Test func theLastPhaseHasNoEnd() {
        #expect(Milestone(elapsed: 168 * 3600) == .prolongedFast)
        #expect(Milestone(elapsed: .max) == .prolongedFast)
        #expect(Milestone.prolongedFast.next == nil)
    }

    @Test(arguments: [-1, -14_400, .min] as [Int64])
    func belowZeroIsTheFirstPhase(elapsed: Int64) {
        #expect(Milestone(elapsed: elapsed) == .digestionCompleting)
    }

    @Test func keysAreTheDomains() {
        #expect(
            Milestone.allCases.map(\.rawValue) == [
                "digestionCompleting", "beginningToShift", "metabolicTransition", "deeperRhythm",
                "extendedFast", "prolongedFast",
            ])
        #expect(Array(Milestone.transitions) == Milestone.allCases.suffix(5))
    }
}

struct MilestoneSetTests {
    @Test func insertAddsThatMilestoneAlone() {
        for (index, milestone) in Milestone.allCases.enumerated() {
            var set = MilestoneSet()
            set.insert(milestone)
            set.insert(milestone)
            #expect(set.bits == 1 << index)
            #expect(Milestone.allCases.filter(set.contains) == [milestone])
        }
    }

    @Test func bitsComeBackAsTheyWere() {
        for bits in UInt8(0)...63 {
            let set = MilestoneSet(bits: bits)
            #expect(set.bits == bits)
            var copy = MilestoneSet()
            for milestone in Milestone.allCases where set.contains(milestone) {
                copy.insert(milestone)
            }
            #expect(copy == set)
        }
    }

    @Test func bitsWithoutAMeaningAreDropped() {
        #expect(MilestoneSet(bits: 0xff) == MilestoneSet(bits: 0x3f))
        #expect(MilestoneSet(bits: 0xc0) == MilestoneSet())
    }
}
