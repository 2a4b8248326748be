import Fasting
import SeededRandom
import Testing

@testable import Interchange

struct RoundTripTests {
    @Test func exportedFileIsRead() throws {
        for seed in UInt64(1)...60 {
            var numbers = SplitMix64(seed: seed)
            let sessions = (0..<numbers.number(0, 40)).map { _ in Session(random: &numbers) }
            let water = (0..<numbers.number(0, 6)).map { _ in WaterEntry(random: &numbers) }
            let settings = numbers.chance(1, in: 2) ? Settings().stored : [:]
            let file = ExportFile(
                generatedAt: now, sessions: sessions,
                extras: Extras(water: water, settings: settings))
            let bytes = file.encoded()
            let read = try ImportFile(reading: bytes, now: now, zone: .utc)
            #expect(read.sessions == file.sessions, "seed \(seed)")
            #expect(Set(read.sessions.map(\.id)) == Set(sessions.map(\.id)))
            #expect(read.extras.water == water.newestFirst)
            #expect(read.extras.settings == settings)
            #expect(read.skipped == SkippedRecords())
            #expect(read.repeated == 0 && read.targetsMoved == 0)
            #expect(read.notes == sessions.count { !$0.note.isEmpty })
            let again = ExportFile(
                generatedAt: now, sessions: read.sessions, extras: read.extras)
            #expect(again.encoded() == bytes, "seed \(seed)")
        }
    }

    @Test func bytesDoNotDependOnTheOrderOfTheRecords() {
        var numbers = SplitMix64(seed: 2)
        var sessions = (0..<50).map { _ in Session(random: &numbers) }
        // Several sessions that end in the same second.
        for index in 1..<10 { sessions[index].end = sessions[0].end }
        for index in 1..<10 { sessions[index].start = sessions[0].end - 20_000 }
        let bytes = ExportFile(generatedAt: now, sessions: sessions).encoded()
        for _ in 0..<5 {
            sessions.shuffle(using: &numbers)
            #expect(ExportFile(generatedAt: now, sessions: sessions).encoded() == bytes)
        }
    }

    @Test func chunksAreTheFileAndCountTheSessions() {
        var numbers = SplitMix64(seed: 3)
        let sessions = (0..<2000).map { _ in Session(random: &numbers) }
        let file = ExportFile(generatedAt: now, sessions: sessions)
        var whole: [UInt8] = []
        var counts: [Int] = []
        var records = 0
        var handedOut: [Int] = []
        file.forEachChunk { chunk, done in
            #expect(chunk.count < 70_000)
            whole += chunk
            counts.append(done)
            let parts = text(chunk).split(
                separator: "{\"end", omittingEmptySubsequences: false)
            records += parts.count - 1
            handedOut.append(records)
        }
        #expect(whole == file.encoded())
        #expect(handedOut == counts)
        #expect(counts == counts.sorted())
        #expect(counts.count > 3 && counts.last == 2000)
    }

    struct Full: Error {}

    @Test func errorOfTheCallerEndsTheWriting() {
        var numbers = SplitMix64(seed: 4)
        let sessions = (0..<2000).map { _ in Session(random: &numbers) }
        var taken = 0
        #expect(throws: Full.self) {
            try ExportFile(generatedAt: now, sessions: sessions).forEachChunk {
                (_, _) throws(Full) in
                taken += 1
                if taken == 2 { throw Full() }
            }
        }
        #expect(taken == 2)
    }

    @Test(arguments: [
        (4, "4"), (16, "16"), (16.5, "16.5"), (16.333, "16.333"), (168, "168"), (4.25, "4.25"),
        (23.999999, "23.999999"), (100.1, "100.1"),
    ])
    func targetsAreWrittenInTheFewestDigits(hours: Double, digits: String) {
        let session = Session(
            id: GoldenTests.sessions[0].id, start: now - 20_000, end: now, endOffset: nil,
            target: target(hours))
        let written = text(ExportFile(generatedAt: now, sessions: [session]).encoded())
        #expect(written.contains(#""targetDurationHours":\#(digits)}"#))
    }
}
