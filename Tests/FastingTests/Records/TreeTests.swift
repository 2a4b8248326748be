import Fasting
import SeededRandom
import Testing

struct TreeTests {
    @Test(
        arguments: [
            ("", 0xcbf2_9ce4_8422_2325), ("a", 0xaf63_dc4c_8601_ec8c),
            ("foobar", 0x8594_4171_f739_67e8),
        ] as [(String, UInt64)])
    func fnv1aGivesThePublishedVectors(text: String, hash: UInt64) {
        #expect(fnv1a64(text.utf8) == hash)
    }

    /// The hashes were computed in Python from the bytes of its `uuid` module.
    @Test(
        arguments: [
            ("00000000-0000-0000-0000-000000000000", 0x8820_1fb9_60ff_6465, 5, 2),
            ("FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF", 0xd660_7508_f5a1_e855, 5, 1),
            ("00112233-4455-6677-8899-AABBCCDDEEFF", 0x52a3_9b8a_741b_3ef5, 5, 1),
            ("3F2504E0-4F89-41D3-9A0C-0305E82C3301", 0x329f_7a24_1573_96db, 3, 3),
            ("6BA7B810-9DAD-11D1-80B4-00C04FD430C8", 0x90fc_2206_9f42_281c, 4, 0),
            ("123E4567-E89B-12D3-A456-426614174000", 0x7f0c_9ad0_1399_33e0, 0, 1),
            ("A1B2C3D4-E5F6-4711-8A9B-0C1D2E3F4051", 0x07f9_13ba_17bc_87fa, 2, 0),
            ("DEADBEEF-0000-4000-8000-000000000001", 0x3bbf_d8e5_fd99_46b0, 0, 4),
        ] as [(String, UInt64, UInt32, UInt32)])
    func treeOfFixedIDsNeverChanges(
        text: String, hash: UInt64, variant: UInt32, tone: UInt32
    ) throws {
        let id = try #require(RecordID(text))
        #expect(fnv1a64(id.bytes) == hash)
        #expect(Tree(of: id).variant == variant)
        #expect(Tree(of: id).tone == tone)
    }

    @Test func treesAreSpreadOverAllVariantsAndTones() {
        var numbers = SplitMix64(seed: 2)
        let trees = Set((0..<2000).map { _ in Tree(of: RecordID(random: &numbers)) })
        #expect(trees.count == 40)
        #expect(trees.allSatisfy { $0.variant < 8 && $0.tone < 5 })
    }

    @Test(
        arguments: [
            (-1, 0.05), (0, 0.05), (2880, 0.05), (5760, 0.1), (28_800, 0.5),
            (57_599, 57_599.0 / 57_600),
            (57_600, 1), (57_601, 1), (.max, 1), (.min, 0.05),
        ] as [(Int64, Double)])
    func progressIsClampedAgainstSixteenHours(elapsed: Int64, progress: Double) {
        #expect(abs(Tree.progress(elapsed: elapsed, target: .standard) - progress) < 1e-12)
    }

    // MARK: Steps

    @Test(
        arguments: [
            (16.0, 0, 0), (16, 14_399, 0), (16, 14_400, 1), (16, 28_799, 1), (16, 28_800, 2),
            (16, 43_200, 3), (16, 57_599, 3), (16, 57_600, 4), (16, 1_000_000, 4),
            // 4.0001 h are 14,400.36 s. A step begins at the first whole second that reaches it.
            (4.0001, 3600, 0), (4.0001, 3601, 1), (4.0001, 14_400, 3), (4.0001, 14_401, 4),
        ] as [(Double, Int64, Int)]) func stepsAreQuartersOfTheTarget(
            _ hours: Double, _ elapsed: Int64, _ step: Int
        ) throws
    {
        #expect(Tree.step(elapsed: elapsed, target: try #require(Target(hours: hours))) == step)
    }

    @Test func stepFollowsProgress() throws {
        var random = SplitMix64(seed: 11)
        for _ in 0..<2000 {
            let length = Int64.random(in: 14_400_000_000...604_800_000_000, using: &random)
            let target = try #require(Target(microseconds: UInt64(length)))
            let elapsed = Int64.random(in: 0...700_000, using: &random)
            let step = Tree.step(elapsed: elapsed, target: target)
            #expect(step == Int(Tree.progress(elapsed: elapsed, target: target) * 4))
            // The next step begins exactly at the computed second.
            guard step < Tree.lastStep else { continue }
            let next = Tree.beginning(ofStep: step + 1, target: target)
            #expect(next > elapsed)
            #expect(Tree.step(elapsed: next, target: target) == step + 1)
            #expect(Tree.step(elapsed: next - 1, target: target) == step)
        }
    }

    @Test func runningFastTellsItsNextStep() throws {
        let start = Instant(secondsSinceEpoch: 1_800_000_000)
        let fast = ActiveFast(
            id: try #require(RecordID(bytes: [UInt8](repeating: 1, count: 16))), start: start,
            target: .standard, actedAt: start, observedAt: start)
        // The clock may be set back to before the start.
        #expect(fast.nextTreeStep(after: start - 100) == start + 14_400)
        #expect(fast.nextTreeStep(after: start + 14_400) == start + 28_800)
        #expect(fast.nextTreeStep(after: start + 57_600) == nil)
        #expect(fast.treeStep(at: start + 57_600) == Tree.lastStep)
    }
}
