import Fasting
import Glibc
import Testing

@testable import LocalTime

/// Zones from zone files.
struct NamedZoneTests {
    /// Rules, and instants with their offset in minutes.
    static let rules: [(String, [(Instant, Int64)])] = [
        ("UTC0", [(utc(2026, 7, 1), 0)]),
        ("IST-5:30", [(utc(2026, 7, 1), 330)]),
        ("<-03>3", [(utc(2026, 7, 1), -180)]),
        (
            "CET-1CEST,M3.5.0,M10.5.0/3",
            [
                (utc(2026, 1, 1), 60), (utc(2026, 3, 29, 0, 59, 59), 60),
                (utc(2026, 3, 29, 1), 120),
                (utc(2026, 10, 25, 0, 59, 59), 120), (utc(2026, 10, 25, 1), 60),
                (utc(2126, 7, 1), 120),
            ]
        ),
        (
            "AEST-10AEDT,M10.1.0,M4.1.0/3",
            [
                (utc(2026, 1, 1), 660), (utc(2026, 4, 4, 15, 59, 59), 660),
                (utc(2026, 4, 4, 16), 600),
                (utc(2026, 10, 3, 15, 59, 59), 600), (utc(2026, 10, 3, 16), 660),
                (utc(2026, 12, 31, 23), 660),
            ]
        ),
        // Winter time is the exception in Ireland.
        (
            "IST-1GMT0,M10.5.0,M3.5.0/1",
            [(utc(2026, 1, 1), 0), (utc(2026, 3, 29, 1), 60), (utc(2026, 10, 25, 1), 0)]
        ),
        // Half an hour, and a change on the day before.
        (
            "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0",
            [(utc(2026, 4, 4, 14, 59, 59), 660), (utc(2026, 4, 4, 15), 630)]
        ),
        (
            "<-02>2<-01>,M3.5.0/-1,M10.5.0/0",
            [(utc(2026, 3, 29, 0, 59, 59), -120), (utc(2026, 3, 29, 1), -60)]
        ),
        (
            "EET-2EEST,J60/0,J305/24",
            [
                (utc(2024, 2, 29, 21, 59, 59), 120), (utc(2024, 2, 29, 22), 180),
                (utc(2023, 2, 28, 22), 180), (utc(2026, 11, 1, 20, 59, 59), 180),
                (utc(2026, 11, 1, 21), 120),
            ]
        ),
        ("EET-2EEST,59/0,304/0", [(utc(2024, 2, 28, 22), 180), (utc(2026, 10, 31, 21), 120)]),
    ]

    @Test(arguments: rules)
    func ruleGivesTheOffset(text: String, offsets: [(Instant, Int64)]) throws {
        let rule = try #require(ZoneRule(Array(text.utf8)[...]))
        for (instant, minutes) in offsets {
            #expect(rule.offset(at: instant.secondsSinceEpoch) == minutes * 60, "\(instant)")
        }
    }

    @Test(arguments: [
        "", "CET", "C-1", "CET-1CEST", "CET-1CEST,M3.5.0", "CET-1CEST,M13.5.0,M10.5.0",
        "CET-1CEST,M3.6.0,M10.5.0", "CET-1CEST,J366,J1", "CET-1CEST,M3.5.0,M10.5.0 ", "<CET-1",
        "CET-200",
    ])
    func brokenRuleIsRefused(text: String) {
        #expect(ZoneRule(Array(text.utf8)[...]) == nil)
    }

    /// A file with two changes and a rule after them.
    private static func file(_ rule: String) -> [UInt8] {
        func number(_ value: Int64, _ size: Int) -> [UInt8] {
            (0..<size).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * Int64($0))) }
        }
        func header(_ counts: [Int64]) -> [UInt8] {
            Array("TZif2".utf8) + [UInt8](repeating: 0, count: 15)
                + counts.flatMap { number($0, 4) }
        }
        let names = Array("A\0B\0".utf8)
        let changes = number(0, 8) + number(1_000_000, 8) + [1, 0]
        let types = number(3600, 4) + [0, 0] + number(-7200, 4) + [0, 2]
        return header([0, 0, 0, 0, 1, 1]) + number(0, 4) + [0, 0, 0]
            + header([0, 0, 0, 2, 2, 4]) + changes + types + names
            + Array("\n\(rule)\n".utf8)
    }

    @Test func fileGivesTheOffset() throws {
        let file = try #require(ZoneFile(Self.file("XST-3")))
        let offsets = [-1, 0, 999_999, 1_000_000].map {
            file.offset(at: Instant(secondsSinceEpoch: $0))
        }
        #expect(offsets == [3600, -7200, -7200, 10_800])
        let last = try #require(ZoneFile(Self.file("")))
        #expect(last.offset(at: Instant(secondsSinceEpoch: 2_000_000)) == 3600)
    }

    @Test func brokenFileIsRefused() {
        let whole = Self.file("XST-3")
        #expect(ZoneFile(Self.file("broken")) == nil)
        #expect(ZoneFile([]) == nil)
        for count in stride(from: 0, to: whole.count - 8, by: 3) {
            #expect(ZoneFile(Array(whole.prefix(count))) == nil, "\(count)")
        }
        for at in whole.indices {
            var bytes = whole
            bytes[at] ^= 0xFF
            // A damaged file can still be asked.
            _ = ZoneFile(bytes)?.offset(at: Instant(secondsSinceEpoch: 1_800_000_000))
        }
    }

    @Test(arguments: [
        "", "/Europe/Berlin", "../etc/passwd", "Europe/../Europe/Berlin", "Europe//Berlin",
        "right/Europe/Berlin", ".", "a/b/c/d", "Europe/Bérlin", "Europe/Berlin\0",
    ])
    func onlyNamesOfZonesAreSearched(name: String) {
        #expect(!NamedZone.isName(name))
        #expect(NamedZone.find(name) == nil)
    }

    @Test(.enabled(if: access("/usr/share/zoneinfo/Europe/Berlin", R_OK) == 0))
    func zonesOfTheMachineAreFound() throws {
        let berlin = try #require(NamedZone.find("Europe/Berlin"))
        let offsets: [(Instant, Int64)] = [
            (utc(2026, 3, 29, 0, 59, 59), 60), (utc(2026, 3, 29, 1), 120), (utc(1980, 7, 1), 120),
            (utc(2090, 7, 1), 120), (utc(2026, 1, 1), 60), (utc(1960, 7, 1), 60),
        ]
        for (instant, minutes) in offsets {
            #expect(berlin.zone.offset(instant) == minutes * 60, "\(instant)")
        }
        #expect(NamedZone.find("Europe/Atlantis") == nil)
    }
}
