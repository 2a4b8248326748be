import Fasting
import Store
import Testing

@testable import AgentCore

private func recordID(_ number: Int) -> RecordID { id(UInt8(number)) }

/// Lists page by page, also if more rows than a page has are of one second.
struct PagingTests {
    private static let epoch = Instant(secondsSinceEpoch: 0)
    private let run = EngineRun()

    /// 50 fasts and 50 entries of water at each of three seconds.
    private func fill() throws {
        let numbers = Array(1...150)
        try run.engine.perform(
            .merge(
                numbers.map {
                    Session(
                        id: recordID($0), start: morning - 90 * hour,
                        end: morning - 60 * hour + Int64($0 % 3), endOffset: 0, target: nil)
                },
                water: numbers.map {
                    WaterEntry(
                        id: recordID($0), at: morning - hour + Int64($0 % 3),
                        amount: WaterAmount(milliliters: 100)!)
                }))
    }

    private func pages(_ page: (RecordID?) throws -> [RecordID]) throws -> [RecordID] {
        var all: [RecordID] = []
        while true {
            let next = try page(all.last)
            all += next
            if next.count < 20 { return all }
        }
    }

    @Test func cursorReadsEachRowOnceAndInOrder() throws {
        try fill()
        let engine = run.engine
        let fasts = try engine.sessions(since: Self.epoch, until: nil, limit: .max).map(\.id)
        #expect(Set(fasts).count == 150)
        #expect(
            try pages {
                try engine.sessions(since: Self.epoch, until: nil, after: $0, limit: 20).map(\.id)
            } == fasts)
        #expect(
            try pages {
                try engine.sessionVersions(since: Self.epoch, until: nil, after: $0, limit: 20)
                    .map(\.session.id)
            } == fasts)
        let water = try engine.water(since: Self.epoch, until: nil).map(\.id)
        #expect(Set(water).count == 150)
        #expect(
            try pages {
                try engine.water(since: Self.epoch, until: nil, after: $0, limit: 20).map(\.id)
            } == water)
    }

    @Test func cursorStaysWithinTheInterval() throws {
        try fill()
        let second = morning - 60 * hour + 1
        let fasts = try run.engine.sessions(
            since: second, until: second + 1, after: recordID(40), limit: 100)
        #expect(fasts.allSatisfy { $0.end == second && $0.id > recordID(40) })
        #expect(fasts.count == 50 - 14)
    }

    @Test func aRowThatIsGoneIsSaid() throws {
        #expect(throws: Refusal.rule(.notFound)) {
            try run.engine.sessions(since: Self.epoch, until: nil, after: id(9), limit: 1)
        }
        #expect(throws: Refusal.waterNotFound(id(9))) {
            try run.engine.water(since: Self.epoch, until: nil, after: id(9))
        }
    }

    @Test func actsFollowTheLastOneOfThePageBefore() throws {
        for _ in 0..<7 { try run.engine.perform(.addWater(nil)) }
        try run.engine.perform(.undo)
        let all = try run.engine.journal(limit: 100).map(\.number)
        #expect(all.count == 7)
        var paged: [Int64] = []
        while paged.count < 7 {
            paged += try run.engine.journal(before: paged.last, limit: 3).map(\.number)
        }
        #expect(paged == all)
        #expect(try run.engine.journal(before: all.last, limit: 3).isEmpty)
    }
}
