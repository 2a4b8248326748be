import Fasting
import Testing

@testable import Store

struct SettingsTests {
    private let temporary = TemporaryFolder()

    private static var unusual: Settings {
        var settings = Settings()
        settings.target = Target(hours: 16.333)!
        settings.waterUnit = .fluidOunces
        settings.quickAdd = WaterAmount(milliliters: 5000)!
        settings.notifiesMilestones = false
        settings.notifiesTarget = false
        settings.isDiscreet = true
        settings.showsTrayIcon = false
        settings.reducedMotion = .on
        settings.isVigilOn = true
        return settings
    }

    @Test func `everything has its usual value at first`() throws {
        #expect(try openStore(temporary.dataFolder()).settings() == Settings())
    }

    @Test func `settings last and can be set back`() throws {
        let folder = try temporary.dataFolder()
        try openStore(folder).save(Self.unusual, replacing: Settings())
        let store = try openStore(folder)
        #expect(try store.settings() == Self.unusual)
        try store.save(Settings(), replacing: Self.unusual)
        #expect(try store.settings() == Settings())
    }

    @Test func `only what differs is written`() throws {
        let store = try openStore(temporary.dataFolder())
        try store.save(discreet, replacing: Settings())
        let rows = try store.database.all("SELECT key FROM setting") { $0.text(0) }
        #expect(rows == ["discreet"])
    }

    @Test func `a value that makes no sense breaks nothing else`() throws {
        let folder = try temporary.dataFolder()
        let store = try openStore(folder)
        try store.save(Self.unusual, replacing: Settings())
        try store.database.run(
            """
            UPDATE setting SET value = 'nonsense' WHERE key <> 'discreet';
            INSERT INTO setting VALUES ('of-another-version', 'x')
            """)
        #expect(try openStore(folder).settings() == discreet)
    }
}

struct PremiumRecordTests {
    private let temporary = TemporaryFolder()
    private let full = PremiumRecord(
        licence: "a\nb\n", prompt: .dismissed,
        trial: Trial(fasts: [RecordID(bytes: [UInt8](repeating: 7, count: 16))!])!)

    @Test func `a licence and an answer last and can be removed`() throws {
        let folder = try temporary.dataFolder()
        #expect(try openStore(folder).premium() == PremiumRecord())
        try openStore(folder).save(full, replacing: PremiumRecord())
        let store = try openStore(folder)
        #expect(try store.premium() == full)
        let answered = PremiumRecord(licence: nil, prompt: .dismissed)
        try store.save(answered, replacing: full)
        #expect(try openStore(folder).premium() == answered)
    }

    @Test func `they are not settings, and settings leave them as they are`() throws {
        let store = try openStore(temporary.dataFolder())
        try store.save(full, replacing: PremiumRecord())
        #expect(try store.settings() == Settings())
        try store.save(discreet, replacing: Settings())
        #expect(try store.premium() == full)
    }

    @Test func `a value that makes no sense counts as missing`() throws {
        let store = try openStore(temporary.dataFolder())
        try store.save(full, replacing: PremiumRecord())
        for key in ["transition-moment", "trial-fasts"] {
            try store.database.run("UPDATE setting SET value = 'x' WHERE key = '\(key)'")
        }
        #expect(try store.premium() == PremiumRecord(licence: "a\nb\n", prompt: .ahead))
    }

    @Test func `replacing everything takes them too`() throws {
        let store = try openStore(temporary.dataFolder())
        try store.replace(with: FastState(), discreet, full)
        #expect(try store.premium() == full)
        try store.replace(with: FastState(), discreet)
        #expect(try store.premium() == PremiumRecord(licence: nil, prompt: .ahead))
    }
}

struct WaterTests {
    private let temporary = TemporaryFolder()

    private func entry(_ number: UInt8, at seconds: Int64, _ ml: Int) -> WaterEntry {
        WaterEntry(
            id: fastID(number), at: Instant(secondsSinceEpoch: seconds),
            amount: WaterAmount(milliliters: ml)!)
    }

    private func list(_ store: Store, _ since: Int64, _ until: Int64?) throws -> [WaterEntry] {
        try store.water(
            since: Instant(secondsSinceEpoch: since),
            until: until.map(Instant.init(secondsSinceEpoch:)), limit: 100)
    }

    @Test func `entries last, newest first, half-open`() throws {
        let folder = try temporary.dataFolder()
        let entries = [entry(1, at: 100, 1), entry(2, at: 200, 5000), entry(3, at: 300, 250)]
        for entry in entries { try openStore(folder).add(entry) }
        let store = try openStore(folder)
        #expect(try list(store, 0, nil) == entries.reversed())
        #expect(try list(store, 100, 300) == [entries[1], entries[0]])
        #expect(try list(store, 101, 300) == [entries[1]])
        let total = try store.waterTotal(
            since: Instant(secondsSinceEpoch: 100), until: Instant(secondsSinceEpoch: 300))
        #expect(total == 5001)
        #expect(
            try store.water(since: Instant(secondsSinceEpoch: 0), until: nil, limit: 1)
                == [entries[2]])
    }

    @Test func `an entry is removed`() throws {
        let store = try openStore(temporary.dataFolder())
        try store.add(entry(1, at: 100, 250))
        let first = try #require(try store.undoableAct(in: .all))
        try store.append(
            .ordinary(.waterRemove, .water(entry(1, at: 100, 250))), at: at(0),
            [.removeWater(fastID(1))])
        #expect(try list(store, 0, nil).isEmpty)
        #expect(try store.undoableAct(in: .all) != first)
    }
}

struct CompletedCountTests {
    private let temporary = TemporaryFolder()

    @Test func `a fast that lasted as long as its target counts as completed`() throws {
        let store = try openStore(temporary.dataFolder())
        // Start, end and target in hours. A missing target counts as 16.
        let rows: [(Int64, Int64, Double?)] = [
            (0, 16, 16), (20, 35, 16), (40, 56, nil), (60, 75, nil), (80, 84, 4),
            (100, 116, 16.001),
        ]
        for (number, row) in rows.enumerated() {
            let session = Session(
                id: fastID(UInt8(number + 1)), start: Instant(secondsSinceEpoch: row.0 * 3600),
                end: Instant(secondsSinceEpoch: row.1 * 3600), endOffset: nil,
                target: row.2.flatMap(Target.init(hours:)))
            try store.commit(FastChange(state: FastState(), writes: [.keep(session)]))
        }
        let counts = try store.counts()
        #expect(counts.all == 6)
        #expect(counts.completed == 3)
    }
}
