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
    /// A running fast that an earlier program stored means the same to this one.
    @Test func eachPhaseKeepsItsNumber() {
        var numbers: [UInt8] = []
        for milestone in Milestone.allCases {
            var set = MilestoneSet()
            set.insert(milestone)
            numbers.append(set.bits)
            #expect(MilestoneSet(bits: set.bits).contains(milestone), "The bit is not masked.")
        }
        #expect(numbers == [1, 2, 4, 8, 16, 32])
    }

    @Test func insertAddsThatMilestoneAlone() {
        for milestone in Milestone.allCases {
            var set = MilestoneSet()
            set.insert(milestone)
            set.insert(milestone)
            #expect(Milestone.allCases.filter(set.contains) == [milestone])
        }
    }

    /// Also a number with bits that no phase has.
    @Test func everyNumberIsTheSetOfItsPhases() {
        for bits in UInt8.min...UInt8.max {
            let set = MilestoneSet(bits: bits)
            var copy = MilestoneSet()
            for milestone in Milestone.allCases where set.contains(milestone) {
                copy.insert(milestone)
            }
            #expect(copy == set && set.bits & ~bits == 0)
        }
    }
}
